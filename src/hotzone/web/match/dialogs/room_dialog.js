// @ts-check
/** Whoever set a match up has this number: they cannot be sent away, and become host again when they like. */
const CREATOR = 1;

/** The room: code, links, seats, who is here, the host's switches. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { called, has, t } from '../../lib/i18n.js';
import { invite, seal, seatLinks } from './invite.js';
import { byStrength } from '../../home/bot_choice.js';
import { botName } from '../panel/bot_plans.js';
import { positionChips } from './position_chips.js';
import { choice } from './settings_dialog.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { SeatSent } from '../../lib/protocol.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/**
 * Whose a seat is; a name that stands above it already is not said twice.
 * @param {ScreenState} ui
 * @param {SeatSent} seat
 */
function holderWords(ui, seat) {
  const { table } = ui,
    who = called(seat.name);
  if (seat.holder === table.you.value?.person) return t('seat-yours');
  if (!seat.here) return t('seat-away', { who });
  return who === table.nameOf(seat.seat) ? t('seat-present') : t('seat-of', { who });
}

/** A person's seat in the list. @param {ScreenState} ui @param {SeatSent} seat */
function seatRow(ui, seat) {
  const { table } = ui;
  const you = table.you.value,
    room = table.room.value,
    mine = seat.holder && seat.holder === you?.person,
    free = !seat.holder && !seat.owner && (!seat.bot || (room.switches.open && !you?.host));
  const may = mine || you?.host || seat.owner === you?.person;
  return html`<li class="seat">
    <svg aria-hidden="true">
      <use href="#${table.game.value?.crew(table.shown.value)[seat.seat - 1]?.symbol ?? `helmet-${seat.seat}`}"></use>
    </svg>
    <div>
      ${
        mine
          ? html`<input
              class="seat-name"
              aria-label=${t('seat-name', { seat: seat.seat })}
              maxlength="20"
              .value=${table.nameOf(seat.seat)}
              @change=${(/** @type {FieldEvent} */ event) => table.rename(seat.seat, event.target.value)}
            />`
          : html`<b>${table.nameOf(seat.seat)}</b>`
      }
      <small
        >${
          seat.bot ? t('seat-bot', { bot: botName(seat.bot) }) : seat.holder ? holderWords(ui, seat) : t('seat-free')
        }</small
      >
    </div>
    <span class="seat-actions"
      >${
        free
          ? html`<button class="chip is-on" @click=${() => table.tell({ type: 'sit', seat: seat.seat })}>
              ${t('sit')}
            </button>`
          : nothing
      }
      ${
        may && !seat.bot && room
          ? html`<label class="give"
              ><span class="only-heard">${t('give-bot')}</span
              ><select
                data-give=${seat.seat}
                .value=${''}
                @change=${(/** @type {FieldEvent} */ event) =>
                  table.tell({
                    type: 'give',
                    seat: seat.seat,
                    bot: event.target.value,
                  })}
              >
                <option value="" disabled selected>${t('give-bot')}</option>
                ${byStrength(ui.bots.value).map(
                  (name) =>
                    html`<option value=${name}>
                      ${botName(name)}${has(`bot-${name}-how`) ? `: ${t(`bot-${name}-how`)}` : ''}
                    </option>`,
                )}
              </select></label
            >`
          : nothing
      }
      ${
        may && seat.bot
          ? html`<button class="chip" @click=${() => table.tell({ type: 'take', seat: seat.seat })}>
              ${t('take-back')}
            </button>`
          : nothing
      }
      ${seatLinks(ui, seat)}${
        mine && !room.alone
          ? html`<button class="chip" @click=${() => table.tell({ type: 'stand', seat: seat.seat })}>
              ${t('stand')}
            </button>`
          : nothing
      }</span
    >
  </li>`;
}

/** The room: code, links, seats, who is here, the host's switches. @param {ScreenState} ui */
export function room(ui) {
  const { table } = ui;
  const about = table.room.value,
    you = table.you.value;
  return html`<div class="room">
    ${invite(ui)}
    <ul class="seats">
      ${about.seats.map((seat) => seatRow(ui, seat))}
    </ul>
    <h3>${t('people-here')}</h3>
    <ul class="people">
      ${about.people.map(
        (one) =>
          html`<li class=${one.here ? '' : 'is-away'}>
            <i></i>${table.personName(one)}${one.host ? html` <small>${t('host')}</small>` : nothing}${
              you?.host && one.person !== you.person
                ? html`${
                    one.person === CREATOR
                      ? nothing
                      : html`<button class="chip" @click=${() => table.tell({ type: 'kick', person: one.person })}>
                          ${t('kick')}
                        </button>`
                  }${
                    one.guest
                      ? nothing
                      : html`<button class="chip" @click=${() => table.tell({ type: 'host', person: one.person })}>
                          ${t('make-host')}
                        </button>`
                  }`
                : nothing
            }
          </li>`,
      )}
    </ul>
    ${
      !you?.host &&
      (you?.person === CREATOR || (you?.seats.length && !about.people.some((one) => one.host && one.here)))
        ? html`<p>
            <button class="chip" @click=${() => table.tell({ type: 'host' })}>
              ${t(you?.person === CREATOR ? 'be-host-again' : 'be-host')}
            </button>
          </p>`
        : nothing
    }
    ${
      you?.host
        ? html`<h3>${t('host-switches')}</h3>
            <div>
              ${choice(
                t('switch-chat'),
                html`<select
                  @change=${(/** @type {FieldEvent} */ event) => table.tell({ type: 'set', chat: event.target.value })}
                >
                  ${['all', 'seats', 'off'].map(
                    (name) =>
                      html`<option value=${name} ?selected=${name === about.switches.chat}>
                        ${t(`chat-${name}`)}
                      </option>`,
                  )}
                </select>`,
              )}
              ${
                /** @type {const} */ (['watchers', 'undo', 'paused']).map((name) =>
                  choice(
                    t(`switch-${name}`),
                    html`<input
                      type="checkbox"
                      .checked=${about.switches[name]}
                      @change=${(/** @type {FieldEvent} */ event) =>
                        table.tell({ type: 'set', [name]: event.target.checked })}
                    />`,
                  ),
                )
              }
              ${choice(
                t('switch-pace'),
                html`<input
                  type="range"
                  min="0"
                  max="3"
                  step="0.2"
                  .value=${String(about.switches.pace)}
                  @change=${(/** @type {FieldEvent} */ event) =>
                    table.tell({ type: 'set', pace: Number(event.target.value) })}
                />`,
              )}
              ${
                about.switches.paused
                  ? html`<button class="chip" @click=${() => table.tell({ type: 'step' })}>${t('bot-step')}</button>`
                  : nothing
              }
            </div>`
        : nothing
    }
    <h3>${t('record')}</h3>
    <p>
      <a class="chip" href="/api/matches/${table.code}/record" download>${t('record-save')}</a>
      ${positionChips(ui)}
      <a class="chip" href="/">${icon('home')}${t('to-home')}</a>
    </p>
    ${seal(about)}
  </div>`;
}
