// @ts-check
/**
 * The debrief of a match: the chance to win turn by turn, luck apart from decisions, the turning points with the better
 * line.
 */
import { html, nothing, svg } from '../../lib/templates.js';
import { bookLinks } from '../../book/section/book_links.js';
import { refusal, t } from '../../lib/i18n.js';
import { pointAt, spots } from '../board/debrief_points.js';
import { becauseWords, lineWords, percent, signed } from '../model/action_text.js';

/** @import { DebriefFound, Moment } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

const W = 640,
  H = 220,
  LEFT = 80,
  RIGHT = 16,
  TOP = 16,
  BOTTOM = 28;

/** Go to the moment of a turning point. @param {ScreenState} ui @param {Moment} point */
function visit(ui, point) {
  ui.dialog.value = null;
  ui.endHidden.value = ui.table.code;
  ui.sheet.value = 'actions';
  ui.table.go(point.seq);
}

/** @param {DebriefFound} found */
function scale(found) {
  const many = Math.max(1, found.moments.length);
  return {
    x: (/** @type {number} */ i) => LEFT + ((W - LEFT - RIGHT) * i) / many,
    y: (/** @type {number} */ share) => TOP + (H - TOP - BOTTOM) * (1 - share),
  };
}

/**
 * The curve: a decision goes straight down from the best to what was played, luck leads on to the next.
 * @param {ScreenState} ui
 * @param {DebriefFound} found
 * @param {Moment[]} [marked] what has a number on it
 */
export function curve(ui, found, marked = spots(found)) {
  const { table } = ui;
  const { x, y } = scale(found),
    points = found.moments.flatMap((one, /** @type {number} */ i) => [
      [x(i), y(one.before)],
      [x(i + 0.5), y(one.after)],
    ]);
  points.push([x(found.moments.length), y(found.win)]);
  const turns = found.moments
    .map((one, /** @type {number} */ i) => ({ i, turn: one.turn }))
    .filter((one, /** @type {number} */ i, all) => !i || all[i - 1].turn !== one.turn);
  const every = Math.max(1, Math.ceil(turns.length / 9));
  return html`<svg class="curve" viewBox="0 0 ${W} ${H}" role="group" aria-label=${t('debrief-curve')}>
    ${[0, 0.5, 1].map(
      (share) => svg`
        <path class="rule" d="M${LEFT},${y(share)}H${W - RIGHT}"></path>
        <text x=${LEFT - 8} y=${y(share) + 5} class="axis axis-end" aria-hidden="true">${percent(share)}</text>
      `,
    )}
    ${turns
      .filter((_, /** @type {number} */ i) => i % every === 0)
      .map(
        (one) => svg`
          <text x=${x(one.i)} y=${H - 8} class="axis" aria-hidden="true">${one.turn}</text>
        `,
      )}
    <polygon
      class="under"
      points="${x(0)},${y(0)} ${points
        .map((/** @type {number[]} */ one) => one.join(','))
        .join(' ')} ${x(found.moments.length)},${y(0)}"
    ></polygon>
    <polyline points=${points.map((/** @type {number[]} */ one) => one.join(',')).join(' ')}></polyline>
    ${marked.map((one, i) => {
      const at = found.moments.findIndex((moment) => moment.at === one.at),
        go = () => visit(ui, one);
      return svg`
        <g
          class="turning-point is-${one.cause}"
          role="button"
          tabindex="0"
          data-point=${i}
          aria-label=${`${i + 1}: ${pointWords(table, one)}`}
          transform="translate(${x(at + 0.25)},${y((one.before + one.after) / 2)})"
          @click=${go}
          @keydown=${(/** @type {KeyboardEvent} */ event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              go();
            }
          }}
        >
          <circle r="22" class="hit-area"></circle>
          ${
            one.cause === 'luck'
              ? svg`
                  <rect x="-13" y="-13" width="26" height="26" rx="6"></rect>
                `
              : svg`
                  <circle r="15"></circle>
                `
          }
          <text y="6" aria-hidden="true">${i + 1}</text>
        </g>
      `;
    })}
  </svg>`;
}

/** @param {Match} table @param {Moment} point */
const pointWords = (table, point) =>
  `${t('debrief-point', { turn: point.turn, who: table.nameOf(point.seat) })}. ${
    point.cause === 'decision'
      ? t('debrief-by-decision', { many: signed(point.decision) })
      : t('debrief-by-luck', { many: signed(point.luck) })
  }`;

/** What was played, what would have been better and why. @param {Match} table @param {Moment} point */
function lines(table, point) {
  const why = becauseWords(table, point.better?.because);
  return html`<dl class="lines">
    <dt>${t('debrief-played')}</dt>
    <dd>${lineWords(table, point.line)} <em>${percent(point.after)}</em></dd>
    ${
      point.better
        ? html`<dt>${t('debrief-rather')}</dt>
            <dd>
              ${lineWords(table, point.better.line)}
              <em>${percent(point.better.win)}</em>${why ? html`<small>${why}</small>` : nothing}
              ${bookLinks()?.deedLink(table.room.value.game, point.line, point.better.line) ?? nothing}
            </dd>`
        : html`<dd class="best">${t(point.followed ? `debrief-followed-${point.followed}` : 'debrief-best')}</dd>`
    }
  </dl>`;
}

/** A share as a bar to the left or right of the middle. @param {number} share */
export const shareBar = (share) =>
  html`<svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
    <rect width="200" height="12" rx="3" fill="var(--s3)"></rect>
    <rect
      x=${share < 0 ? 100 - Math.min(100, -share * 100) : 100}
      width=${Math.max(1, Math.min(100, Math.abs(share) * 100))}
      height="12"
      fill=${share < 0 ? 'var(--bad)' : 'var(--ok)'}
    ></rect>
    <path d="M100,0V12" class="share-middle"></path>
  </svg>`;

/** A share with its words. @param {string} id @param {number} share */
const bar = (id, share) =>
  html`<div class="share"><span>${t(id, { many: signed(share) })}</span>${shareBar(share)}</div>`;

/** How lines count that were not the players' own; nothing where there were none. @param {DebriefFound} found */
export const followedWords = (found) => (found.moments.some((one) => one.followed) ? t('debrief-followed') : '');

/** The dialog's body. @param {ScreenState} ui */
export function debriefBody(ui) {
  const { coach } = ui.table;
  const found = coach.debrief.value;
  if (coach.refused.value) return html`<p class="note is-refused" role="status">${refusal(coach.refused.value)}</p>`;
  if (!found) return html`<p role="status">${t('debrief-thinking')}</p>`;
  return html`<div class="debrief">
    <h3>${t('debrief-curve')}</h3>
    ${curve(ui, found)}
    <p>${t('debrief-start', { chance: percent(found.start) })}</p>
    <div class="shares">${bar('debrief-decisions', found.decisions)}${bar('debrief-luck', found.luck)}</div>
    <p class="fine">${t('debrief-how')} ${followedWords(found)}${found.rough ? html` ${t('win-rough')}` : nothing}</p>
    ${list(ui, 'debrief-points', spots(found).slice(0, found.turning_points.length), 0)}
    ${list(ui, 'debrief-lapses', spots(found).slice(found.turning_points.length), found.turning_points.length)}
  </div>`;
}

/** @param {ScreenState} ui @param {string} id @param {Moment[]} points @param {number} from */
const list = (ui, id, points, from) =>
  points.length
    ? html`<h3>${t(id)}</h3>
        <ol>
          ${points.map((one, n) => {
            const i = from + n;
            return html`<li>
              <button class="action" data-visit=${i} @click=${() => visit(ui, one)}>
                <span class="action-icon">${i + 1}</span
                ><span class="action-name"
                  >${pointWords(ui.table, one)}<small>${t('debrief-visit')}</small></span
                ></button
              >${lines(ui.table, one)}
            </li>`;
          })}
        </ol>`
    : nothing;

/** The turning point in the replay, as a card of the panel. @param {ScreenState} ui */
export function pointCard(ui) {
  const { table } = ui;
  const point = pointAt(table),
    all = spots(table.coach.debrief.value);
  if (!point) return nothing;
  const i = all.indexOf(point),
    step = (/** @type {number} */ by) => visit(ui, all[(i + by + all.length) % all.length]);
  return html`<section class="note point-card" aria-label=${t('debrief-nth', { number: i + 1, of: all.length })}>
    <div role="status">
      <b>${t('debrief-nth', { number: i + 1, of: all.length })}</b
      ><small>${pointWords(table, point)}</small>${lines(table, point)}
      <div class="field-row">
        ${
          all.length > 1
            ? html`<button class="chip" data-before @click=${() => step(-1)}>${t('debrief-before')}</button
                ><button class="chip" data-after @click=${() => step(1)}>${t('debrief-after')}</button>`
            : nothing
        }<button
          class="chip is-on"
          data-back
          @click=${() => {
            table.go(null);
            ui.dialog.value = { kind: 'debrief' };
          }}
        >
          ${t('debrief-back')}
        </button>
      </div>
    </div>
  </section>`;
}
