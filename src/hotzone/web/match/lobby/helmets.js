// @ts-check
/** The helmets of a crew that gathers: mine with my name, the others', the free ones, those of the AI. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { myName } from '../../lib/preferences.js';
import { usualBot } from '../../lib/games.js';
import { isUnnamed, t } from '../../lib/i18n.js';
import { byStrength } from '../../home/bot_choice.js';
import { botName } from '../panel/bot_plans.js';
import { seatLink } from '../dialogs/invite.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { RoomSent, SeatSent } from '../../lib/protocol.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** Is somebody ready? Whoever made the match is. @param {RoomSent} room @param {number} person */
export const isReady = (room, person) =>
  room.switches.ready.includes(person) || room.people.some((one) => one.person === person && one.host);

/** The helmet of a seat. @param {ScreenState} ui @param {SeatSent} seat */
const helmet = (ui, seat) =>
  html`<svg class="helmet-picture" aria-hidden="true">
    <use
      href="#${ui.table.game.value.crew(ui.table.shown.value)[seat.seat - 1]?.symbol ?? `helmet-${seat.seat}`}"
    ></use>
  </svg>`;

/** @param {boolean} ready */
const readyTag = (ready) =>
  html`<span class="ready-tag ${ready ? '' : 'is-waiting'}"
    >${icon(ready ? 'check' : 'clock')}${ready ? t('lobby-ready') : t('lobby-not-ready')}</span
  >`;

/** Take another helmet; the one in hand goes back. @param {ScreenState} ui @param {number} seat */
async function swap(ui, seat) {
  const before = ui.table.you.value.host ? [] : ui.table.you.value.seats;
  if (!(await ui.table.tell({ type: 'sit', seat }))) return;
  for (const old of before) await ui.table.tell({ type: 'stand', seat: old });
}

/** My own helmet, with the name that the others see. @param {ScreenState} ui */
export function myCard(ui) {
  const { table } = ui,
    you = table.you.value,
    room = table.room.value,
    seat = room.seats.find((one) => one.holder === you.person);
  if (!seat) return nothing;
  const unnamed = isUnnamed(you.name) || !you.name;
  return html`<li class="helmet-card is-mine" data-seat=${seat.seat}>
    ${helmet(ui, seat)}
    <div>
      <label class="only-heard" for="my-name">${t('your-name')}</label
      ><input
        id="my-name"
        class="name-field"
        maxlength="24"
        autocomplete="nickname"
        placeholder=${t('lobby-your-name')}
        .value=${myName.value}
        @change=${(/** @type {FieldEvent} */ event) => {
          myName.value = event.target.value.trim();
          if (myName.value) table.tell({ type: 'name', name: myName.value });
        }}
      /><small
        >${you.host ? t('lobby-you-host') : t('lobby-yours')}${
          unnamed ? html` ${t('lobby-unnamed', { name: table.nameOf(seat.seat) })}` : nothing
        }</small
      >
    </div>
    ${you.host && unnamed ? nothing : readyTag(isReady(room, you.person))}
  </li>`;
}

/** What the host does with a helmet nobody has. @param {ScreenState} ui @param {SeatSent} seat */
const freeActions = (ui, seat) =>
  html`<button
      class="chip"
      data-give=${seat.seat}
      @click=${() => ui.table.tell({ type: 'give', seat: seat.seat, bot: usualBot.value })}
    >
      ${icon('bot')}${t('lobby-give-ai')}</button
    >${seatLink(ui, seat)}`;

/** The AI's level, and its helmet back. @param {ScreenState} ui @param {SeatSent} seat */
const botActions = (ui, seat) =>
  html`<label class="level"
      ><span class="only-heard">${t('lobby-level')}</span
      ><select
        @change=${(/** @type {FieldEvent} */ event) =>
          ui.table.tell({ type: 'give', seat: seat.seat, bot: event.target.value })}
      >
        ${byStrength(ui.bots.value).map(
          (name) => html`<option value=${name} ?selected=${name === seat.bot}>${botName(name)}</option>`,
        )}
      </select></label
    ><button class="chip" data-free=${seat.seat} @click=${() => ui.table.tell({ type: 'stand', seat: seat.seat })}>
      ${t('lobby-free-seat')}
    </button>`;

/** Who wears a helmet, in a line. @param {ScreenState} ui @param {SeatSent} seat */
function wearer(ui, seat) {
  if (seat.bot) return t('lobby-ai', { bot: botName(seat.bot) });
  if (!seat.holder) return t('lobby-free-how');
  const person = ui.table.room.value.people.find((one) => one.person === seat.holder);
  if (seat.holder === ui.table.you.value.person) return t('lobby-also-yours');
  return person?.host ? t('lobby-host') : seat.here ? t('lobby-here') : t('lobby-away');
}

/** All helmets but my own first. @param {ScreenState} ui */
export function helmets(ui) {
  const { table } = ui,
    you = table.you.value,
    room = table.room.value,
    mine = room.seats.find((one) => one.holder === you.person);
  return room.seats
    .filter((seat) => seat !== mine)
    .map((seat) => {
      const free = !seat.holder && !seat.bot,
        takes = (free || (seat.bot && !seat.owner)) && !you.host;
      return html`<li class="helmet-card ${free ? 'is-free' : ''}" data-seat=${seat.seat}>
        ${helmet(ui, seat)}
        <div><b>${free ? t('lobby-free-helmet') : table.nameOf(seat.seat)}</b><small>${wearer(ui, seat)}</small></div>
        ${free ? nothing : readyTag(Boolean(seat.bot) || isReady(room, seat.holder ?? 0))}
        <div class="helmet-actions">
          ${
            takes
              ? html`<button class="chip" data-take=${seat.seat} @click=${() => swap(ui, seat.seat)}>
                  ${icon('swap')}${mine ? t('lobby-take-instead') : t('sit')}
                </button>`
              : nothing
          }${you.host && free ? freeActions(ui, seat) : nothing}${
            you.host && seat.bot ? botActions(ui, seat) : nothing
          }${
            you.host && !seat.bot && seat.holder && seat.holder !== you.person && !seat.here
              ? html`<button class="chip" @click=${() => table.tell({ type: 'stand', seat: seat.seat })}>
                  ${t('lobby-free-seat')}
                </button>`
              : nothing
          }
        </div>
      </li>`;
    });
}
