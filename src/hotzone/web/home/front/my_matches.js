// @ts-check
/** The matches of this browser, with how far each is: asked of the server, the newest first. */
import { html, nothing, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { ask } from '../../lib/api.js';
import { matches } from '../../lib/preferences.js';
import { settingsOf } from '../../lib/settings.js';
import { called, has, moment, refusal, t } from '../../lib/i18n.js';
import { boards, plugins, standing } from './pictures.js';

/** @import { Status, View } from '../../lib/game.d.ts' */
/** @import { Refusal, Remembered } from '../../lib/page.d.ts' */
/** @import { MatchAbout } from '../../lib/protocol.d.ts' */

/**
 * What the server says of a match: in short, and its table; or why not.
 * @typedef {{about?: MatchAbout, view?: View, no?: Refusal}} Found
 */

const FIRST = 4; // so many are shown before "All"
export const found = signal(/** @type {Record<string, Found>} */ ({}));
const all = signal(false);

/** Ask for the newest matches; what was asked once is asked again with the next visit. */
export function readMatches() {
  all.value = false;
  for (const { code, gone } of matches.value.slice(0, 12)) if (!gone) readMatch(code);
}

/** @param {string} code */
async function readMatch(code) {
  /** @type {Found} */
  let one;
  try {
    const about = await ask(`/api/matches/${code}`),
      state = await ask(`/api/matches/${code}/at/${about.seq}`);
    one = { about, view: state.view };
  } catch (error) {
    one = { no: /** @type {Refusal} */ (error) };
    if (one.no?.code === 'unknown-room')
      matches.value = matches.value.map((old) => (old.code === code ? { ...old, gone: true } : old));
  }
  found.value = { ...found.peek(), [code]: one };
}

/** What is counted over a match's board. @param {Found} one @returns {Status[]} */
export function counts({ about, view }) {
  const board = about && view && boards.value[`${about.game}/${view.board}`],
    game = about && plugins.value[about.game];
  return board && game ? game.status(view, board) : [];
}

/** The building of a match. @param {Remembered} match */
export function titleOf(match) {
  const name = found.value[match.code]?.view?.board,
    board = name && boards.value[`${found.value[match.code].about?.game}/${name}`];
  if (name && has(`board-${name}`)) return t(`board-${name}`);
  return board ? board.title : match.title && match.title !== 'Match' ? match.title : match.code;
}

/** Is it for me to decide? @param {Found | undefined} one */
export const isMine = (one) =>
  Boolean(
    one?.about && !one.about.over && typeof one.view?.actor === 'number' && one.about.yours.includes(one.view.actor),
  );

/** How it stands, in a line. @param {Remembered} match */
export function stateOf(match) {
  const one = found.value[match.code];
  if (match.gone) return t('home-gone');
  if (!one) return t('loading');
  if (!one.about || !one.view) return one.no ? refusal(one.no) : '';
  if (one.about.over) return t('home-over', { turns: one.view.turn, when: moment(match.at ?? 0) });
  if (one.about.switches.waiting) return t('home-waits');
  if (!one.view.turn) return t('setting-up');
  if (isMine(one)) return t('home-your-turn', { turn: one.view.turn });
  const seat = one.about.seats[Number(one.view.actor) - 1];
  return seat
    ? t('home-waits-for', { who: seat.bot ? t('bot') : called(seat.name), turn: one.view.turn })
    : t('turn', { turn: one.view.turn });
}

/** The level and what else was chosen. @param {Found | undefined} one */
export const badgesOf = (one) =>
  one?.about ? (plugins.value[one.about.game]?.result?.badges?.(settingsOf(one.about.setup)) ?? []) : [];

/** Pips or a bar for a count. @param {Status} one */
export const pips = (one) =>
  one.of <= 12
    ? html`<span class="pips status-${one.kind}" aria-hidden="true"
        >${Array.from({ length: one.of }, (_, i) => html`<i class=${i < one.value ? 'is-full' : ''}></i>`)}</span
      >`
    : html`<svg class="meter" viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width="240" height="10" class="meter-base"></rect>
        <rect width=${(240 * Math.min(one.value, one.of)) / one.of} height="10" class="meter-fill"></rect>
      </svg>`;

/** @param {Remembered} match */
function row(match) {
  const one = found.value[match.code],
    told = one ? counts(one) : [],
    first = told.find((count) => count.kind === 'good') ?? told[0];
  return html`<li>
    <a href="/m/${match.code}"
      ><span class="thumb">${one?.about && one.view ? standing(one.about.game, one.view) : nothing}</span
      ><span
        ><b>${titleOf(match)}</b><small>${badgesOf(one).slice(0, 2).join(' · ') || match.code}</small
        ><small class=${isMine(one) ? 'is-your-turn' : ''}>${stateOf(match)}</small
        >${first ? pips(first) : nothing}</span
      ><em>${first ? html`${first.value} / ${first.of}` : nothing}</em></a
    ><button
      class="icon-button"
      aria-label=${t('forget-match', { code: match.code })}
      @click=${() => {
        matches.value = matches.value.filter((old) => old.code !== match.code);
      }}
    >
      ${icon('x')}
    </button>
  </li>`;
}

/** The list, without the match that stands beside it. @param {string} [beside] */
export function myMatches(beside = '') {
  const rest = matches.value.filter((match) => match.code !== beside);
  if (!rest.length) return nothing;
  return html`<section class="card my-matches">
    <div class="my-head">
      <h2>${t('my-matches')}</h2>
      ${
        rest.length > FIRST && !all.value
          ? html`<button
              class="chip"
              data-all
              @click=${() => {
                all.value = true;
              }}
            >
              ${t('home-all', { many: rest.length })}
            </button>`
          : nothing
      }
    </div>
    <ul class="matches">
      ${rest.slice(0, all.value ? rest.length : FIRST).map(row)}
    </ul>
  </section>`;
}
