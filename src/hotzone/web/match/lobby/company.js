// @ts-check
/** Beside the crew: who is here, what this is, and something to do until it begins. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { has, t } from '../../lib/i18n.js';
import { onlyWatches } from './lobby_watchers.js';
import { isReady } from './helmets.js';

/** @import { PersonSent } from '../../lib/protocol.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

const PHRASES = ['hello', 'two-minutes', 'lets-go'];

/** What somebody does just now. @param {ScreenState} ui @param {PersonSent} one */
function state(ui, one) {
  const room = ui.table.room.value;
  if (one.host) return t('host');
  if (!one.here) return t('lobby-gone');
  if (!room.seats.some((seat) => seat.holder === one.person)) return t('lobby-watches');
  return isReady(room, one.person) ? t('lobby-is-ready') : t('lobby-picks');
}

/** The last thing that somebody said. @param {ScreenState} ui @param {PersonSent} one */
function words(ui, one) {
  const said = ui.table.talk.value.findLast((line) => line.person === one.person);
  return said ? (said.text ?? t(`phrase-${said.phrase}`)) : '';
}

/** @param {ScreenState} ui */
export function hereNow(ui) {
  const { people } = ui.table.room.value,
    me = ui.table.you.value.person;
  return html`<section class="card company">
    <h2>${t('lobby-here-now')}</h2>
    <ul aria-live="polite">
      ${people.map((one) => {
        const said = words(ui, one);
        return html`<li class=${one.here ? '' : 'is-away'}>
          <i></i
          ><span
            >${one.person === me ? t('lobby-you', { name: ui.table.personName(one) }) : ui.table.personName(one)}${
              said ? html` <q>${said}</q>` : nothing
            }</span
          ><small>${state(ui, one)}</small>
        </li>`;
      })}
    </ul>
    <div class="chip-row">
      ${PHRASES.map(
        (phrase) =>
          html`<button class="chip" @click=${() => ui.table.tell({ type: 'phrase', phrase })}>
            ${t(`phrase-${phrase}`)}
          </button>`,
      )}
    </div>
  </section>`;
}

/** Watch, and give the helmet back. @param {ScreenState} ui */
async function watch(ui) {
  onlyWatches.value = ui.table.code;
  for (const seat of ui.table.you.value.seats) await ui.table.tell({ type: 'stand', seat });
}

/** The coach of a guest, called or sent away before the match begins. @param {ScreenState} ui */
function coachChip(ui) {
  const { coach } = ui.table,
    on = coach.guides;
  return html`<button
    class="chip ${on ? 'is-on' : ''}"
    data-coach
    aria-pressed=${on ? 'true' : 'false'}
    @click=${() => coach.call(!on)}
  >
    ${icon(on ? 'check' : 'bulb')}${t('lobby-coach-me')}
  </button>`;
}

/** The game in three sentences, for whoever comes by a link. @param {ScreenState} ui */
export function whatIsThis(ui) {
  const id = `about-${ui.table.game.value.name}`;
  return html`<section class="card company">
    <h2>${t('lobby-what')}</h2>
    <p>${has(id) ? t(id) : nothing}</p>
    <div class="chip-row">
      <a class="chip" href="/rules/${ui.table.room.value.game}" target="_blank" rel="noopener"
        >${icon('book')}${t('rules')}</a
      >${
        ui.table.you.value.seats.length
          ? html`${coachChip(ui)}<button class="chip" data-watch @click=${() => watch(ui)}>
                ${icon('eye')}${t('lobby-watch')}
              </button>`
          : nothing
      }
    </div>
  </section>`;
}

/** A lesson in a page of its own; this one calls when the match begins. */
export const whileWaiting = () =>
  html`<section class="card company">
    <h2>${t('lobby-while')}</h2>
    <p>${t('lobby-while-how')}</p>
    <div class="chip-row">
      <a class="chip" href="/learn" target="_blank" rel="noopener">${icon('play')}${t('tutorial')}</a>
    </div>
  </section>`;
