// @ts-check
/** Three turning points with their boards, luck against decisions, the chance to win: told from the debrief. */
import { html, nothing, signal, svg } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { t } from '../../lib/i18n.js';
import { lineWords, percent, signed } from '../model/action_text.js';
import { curve, shareBar } from '../dialogs/debrief.js';

/** @import { DebriefFound, Moment, View } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

const NO_MARKS = { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 };
const NEAR = 1.6; // how much of the board around the figure a picture shows, in spaces each way

/** Tables at moments, by "code seq". */
const views = signal(/** @type {Record<string, View>} */ ({}));
const asked = new Set();

/** The table of a moment; fetched once. @param {Match} table @param {number} seq */
function viewAt(table, seq) {
  const key = `${table.code} ${seq}`;
  if (!asked.has(key)) {
    asked.add(key);
    ask(`/api/matches/${table.code}/at/${seq}`).then(
      (found) => {
        views.value = { ...views.peek(), [key]: found.view };
      },
      () => {},
    );
  }
  return views.value[key];
}

/** The board around whoever acted. @param {Match} table @param {Moment} point */
function picture(table, point) {
  const view = viewAt(table, point.seq),
    game = table.game.value,
    map = table.map();
  if (!view) return html`<span class="point-picture"></span>`;
  const at = game.crew(view)[point.seat - 1]?.at ?? game.home(view),
    box = map.boxes.get(at) ?? [...map.boxes.values()][0],
    floor = map.spaces.get(at)?.floor ?? map.floors[0] ?? 1,
    { width, height } = game.size(table.board.value);
  const within = (/** @type {number} */ middle, /** @type {number} */ half, /** @type {number} */ whole) =>
    Math.max(0, Math.min(middle - half, whole - 2 * half)); // at its edge the board still fills the picture
  return html`<svg
    class="point-picture"
    viewBox="${within(box.cx, NEAR * box.w, width)} ${within(box.cy, NEAR * box.h, height)} ${2 * NEAR * box.w} ${2 * NEAR * box.h}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${svg`${game.storey(map, { ...view, legal: [] }, floor, NO_MARKS)}`}
  </svg>`;
}

/** What nature did after a moment: the weightiest line of its story. @param {Match} table @param {Moment} point @param {Moment[]} all */
function natureWords(table, point, all) {
  const game = table.game.value,
    next = all.find((one) => one.at > point.at)?.seq ?? Infinity;
  const events = table.eventLog
    .line(null)
    .filter((entry) => entry.seq > point.seq && entry.seq <= next)
    .flatMap((entry) => entry.events);
  const best = events
    .map((event) => ({ event, line: game.tell(event, (seat) => table.nameOf(seat), table.map()) }))
    .filter(({ line }) => line && !line.turn)
    .sort((a, b) => game.weight(b.event, true) - game.weight(a.event, true))[0];
  return best?.line?.text ?? '';
}

/** Where it turned. @param {ScreenState} ui @param {DebriefFound} found */
function points(ui, found) {
  const { table } = ui;
  return found.turning_points.slice(0, 3).map((point, i) => {
    const luck = point.cause === 'luck',
      by = luck ? point.luck : point.decision,
      words = luck ? natureWords(table, point, found.moments) : lineWords(table, point.line);
    return html`<button
      class="turning-card"
      data-point-card=${i}
      @click=${() => {
        ui.endHidden.value = table.code;
        ui.sheet.value = 'actions';
        table.go(point.seq);
      }}
    >
      <span class="point-number">${i + 1}</span>${picture(table, point)}
      <span class="point-words">
        <small>${t('end-point', { turn: point.turn, who: luck ? t('end-dice') : table.nameOf(point.seat) })}</small>
        <b>${words || t(luck ? 'end-by-luck' : 'end-by-decision')}</b>
        <em class=${by < 0 ? 'is-worse' : 'is-better'}
          >${by < 0 ? '▼' : '▲'}
          ${t(luck ? (by < 0 ? 'end-bad-luck' : 'end-good-luck') : by < 0 ? 'end-costly' : 'end-good')}
          ${signed(by)}</em
        >
      </span>
    </button>`;
  });
}

/** A share with its name. @param {string} name @param {number} share */
const bar = (name, share) => html`<span>${name}</span>${shareBar(share)}<b>${signed(share)}</b>`;

/** @param {ScreenState} ui @param {boolean} won */
export function turningPoints(ui, won) {
  const found = ui.table.coach.debrief.value;
  if (!found)
    return ui.table.coach.refused.value ? nothing : html`<p class="hint" role="status">${t('debrief-thinking')}</p>`;
  const cost = -Math.round(100 * found.decisions),
    dice = Math.round(100 * found.luck);
  return html`${
      found.turning_points.length
        ? html`<div class="part-head">
              <h2>${t('end-turned')}</h2>
              <span>${t('end-turned-how')}</span>
            </div>
            <div class="turning-list">${points(ui, found)}</div>`
        : nothing
    }
    <div class="luck">
      <div class="luck-bars">${bar(t('end-decisions'), found.decisions)}${bar(t('end-luck'), found.luck)}</div>
      <p>
        ${t(`end-luck-${won ? 'won' : 'lost'}-${dice < 0 ? 'bad' : 'good'}`, { dice: Math.abs(dice), cost: Math.abs(cost) })}
      </p>
    </div>`;
}

/** The chance to win, turn by turn. @param {ScreenState} ui @param {boolean} won */
export function chanceCurve(ui, won) {
  const found = ui.table.coach.debrief.value;
  if (!found?.moments.length) return nothing;
  return html`<section class="card chance">
    <h2>${t('end-chance')}<span>${percent(found.start)} → ${t(won ? 'filter-won-yes' : 'filter-won-no')}</span></h2>
    ${curve(ui, found)}
  </section>`;
}
