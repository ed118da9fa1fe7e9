// @ts-check
/** Three turning points with their boards, luck against decisions, the chance to win: told from the debrief. */
import { html, nothing, signal, svg } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { t } from '../../lib/i18n.js';
import { lineWords, percent, signed } from '../model/action_text.js';
import { curve, followedWords, shareBar } from '../dialogs/debrief.js';

/** @import { DebriefFound, GameEvent, Moment, View } from '../../lib/game.d.ts' */
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

/**
 * The board around where it happened, else around whoever acted.
 * @param {Match} table @param {Moment} point @param {{at?: string, seq?: number}} [did]
 */
function picture(table, point, did = {}) {
  const view = viewAt(table, did.seq ?? point.seq),
    game = table.game.value,
    map = table.map();
  if (!view) return html`<span class="point-picture"></span>`;
  const at = (map.boxes.has(did.at ?? '') && did.at) || (game.crew(view)[point.seat - 1]?.at ?? game.home(view)),
    box = map.boxes.get(at) ?? [...map.boxes.values()][0],
    floor = map.spaces.get(at)?.floor ?? map.floors[0] ?? 1,
    { width, height } = game.size(table.board.value);
  const within = (/** @type {number} */ middle, /** @type {number} */ half, /** @type {number} */ whole) =>
    Math.max(0, Math.min(middle - half, whole - 2 * half)); // at its edge the board still fills the picture
  const left = within(box.cx, NEAR * box.w, width),
    top = within(box.cy, NEAR * box.h, height);
  return html`<svg
    class="point-picture"
    viewBox="${left} ${top} ${2 * NEAR * box.w} ${2 * NEAR * box.h}"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    ${svg`${game.storey(map, { ...view, legal: [] }, floor, NO_MARKS)}`}
  </svg>`;
}

/**
 * What nature did after a moment: the weightiest line of its story, and where and when that was.
 * @param {Match} table
 * @param {Moment} point
 * @param {Moment[]} all
 */
function natureDid(table, point, all) {
  const game = table.game.value,
    matters = (/** @type {GameEvent} */ event) => game.result?.matters?.(event) ?? game.weight(event, true),
    next = all.find((one) => one.at > point.at)?.seq ?? Infinity;
  const events = table.eventLog
    .line(null)
    .filter((entry) => entry.seq > point.seq && entry.seq <= next)
    .slice(point.line.length) // what was decided comes first, and is no luck
    .flatMap((entry) => entry.events.map((event) => ({ event, seq: entry.seq })));
  const best = events
    .map(({ event, seq }) => ({ event, seq, line: game.tell(event, (seat) => table.nameOf(seat), table.map()) }))
    .filter(({ line }) => line && !line.turn)
    .sort((a, b) => matters(b.event) - matters(a.event))[0];
  return best?.line ? { text: best.line.text, at: best.line.place, seq: best.seq } : { text: '' };
}

const BIG = 0.05; // what moved the chance to win by less turned nothing
const SEEN = 0.005; // and what moved it by less is told as 0 %

/** What a turning point did to the chance to win. @param {Moment} point */
const moved = (point) => (point.cause === 'luck' ? point.luck : point.decision);

/**
 * The turning points that have a card; the largest one if none is large, none if nothing moved.
 * @param {DebriefFound} found
 */
function turned(found) {
  const all = found.turning_points.filter((point) => Math.abs(moved(point)) >= SEEN),
    big = all.filter((point) => Math.abs(moved(point)) >= BIG).slice(0, 3);
  return big.length ? big : [...all].sort((a, b) => Math.abs(moved(b)) - Math.abs(moved(a))).slice(0, 1);
}

/**
 * What it meant, in a sentence: the better line of a decision, else the chance before and after.
 * @param {Match} table
 * @param {Moment} point
 */
function meant(table, point) {
  if (point.cause !== 'luck' && point.decision < 0 && point.better)
    return t('end-point-better', { line: lineWords(table, point.better.line) });
  const from = point.cause === 'luck' ? point.after : point.before;
  return t('end-point-chance', { from: percent(from), to: percent(Math.max(0, Math.min(1, from + moved(point)))) });
}

/** Where it turned. @param {ScreenState} ui @param {DebriefFound} found */
function points(ui, found) {
  const { table } = ui;
  return turned(found).map((point, i) => {
    const luck = point.cause === 'luck',
      by = moved(point),
      did = luck ? natureDid(table, point, found.moments) : undefined,
      words = did ? did.text : lineWords(table, point.line);
    return html`<button
      class="turning-card"
      data-point-card=${i}
      @click=${() => {
        ui.endHidden.value = table.code;
        ui.sheet.value = 'actions';
        table.go(point.seq);
      }}
    >
      <span class="point-number">${i + 1}</span>${picture(table, point, did)}
      <span class="point-words">
        <small>${t('end-point', { turn: point.turn, who: luck ? t('end-dice') : table.nameOf(point.seat) })}</small>
        <b>${words || t(luck ? 'end-by-luck' : 'end-by-decision')}</b>
        <span class="point-meant">${meant(table, point)}</span>
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
      turned(found).length
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
        ${t(`end-luck-${won ? 'won' : 'lost'}-${dice < 0 ? 'bad' : 'good'}`, {
          dice: Math.abs(dice),
          cost: Math.abs(cost),
        })}
        ${followedWords(found)}
      </p>
    </div>`;
}

/** The chance to win, turn by turn. @param {ScreenState} ui @param {boolean} won */
export function chanceCurve(ui, won) {
  const found = ui.table.coach.debrief.value;
  if (!found?.moments.length) return nothing;
  return html`<section class="card chance">
    <h2>${t('end-chance')}<span>${percent(found.start)} → ${t(won ? 'filter-won-yes' : 'filter-won-no')}</span></h2>
    ${curve(ui, found, turned(found))}
  </section>`;
}
