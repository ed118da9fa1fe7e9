// @ts-check
/**
 * The strip over the board: what is rescued, lost, damaged, found; a bar, pips, a gauge or hearts, never colour alone.
 */
import { html, nothing, svg } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';

/** @import { Status } from '../../lib/game.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** A point of the gauge's arc. @param {number} share from 0 to 1 @param {number} r */
const arcAt = (share, r) =>
  [50 - r * Math.cos(share * Math.PI), 50 - r * Math.sin(share * Math.PI)].map((one) => one.toFixed(1)).join(',');
const arc = (/** @type {number} */ from, /** @type {number} */ to) =>
  `M${arcAt(from, 42)} A42,42 0 0 1 ${arcAt(to, 42)}`;

/** A dial with three sectors. @param {Status} one */
function gauge(one) {
  const [yellow, red] = (one.marks ?? [0, 0]).map((mark) => Math.min(1, mark / one.of)),
    now = Math.min(1, one.value / one.of);
  return html`<div class="gauge">
    <svg viewBox="0 0 100 56" aria-hidden="true">
      ${svg`
    <path d=${arc(0, Math.max(0, yellow - 0.015))} class="gauge-green"></path>
    <path d=${arc(yellow, Math.max(yellow, red - 0.015))} class="gauge-yellow"></path>
    <path d=${arc(red, 1)} class="gauge-red"></path>
    <path d="M50,50 L${arcAt(now, 35)}" class="gauge-needle"></path>
    <circle cx="50" cy="50" r="6"></circle>
  `}
    </svg>
    <div><span class="gauge-label">${t(`status-${one.id}`)} · ${one.note}</span><b>${one.value} ${one.word}</b></div>
  </div>`;
}

const hearts = (/** @type {Status} */ one) =>
  html`<div class="status-head"><span>${t(`status-${one.id}`)}</span></div>
    <div class="hearts">
      ${Array.from(
        { length: one.of },
        (_, i) => html`<span class=${i < one.value ? '' : 'is-lost'}>${icon('heart')}</span>`,
      )}
    </div>`;

/** Where a bar is parted: at each unit if they are few, else in quarters. @param {number} of */
function ticks(of) {
  const parts = of <= 30 ? of : 4;
  return Array.from({ length: parts - 1 }, (_, i) => `M${((240 * (i + 1)) / parts).toFixed(1)} 0V10`).join('');
}

const bar = (/** @type {Status} */ one) =>
  html`<svg class="meter" viewBox="0 0 240 10" preserveAspectRatio="none">
    <rect width="240" height="10" class="meter-base"></rect>
    <rect width=${(240 * Math.min(one.value, one.of)) / one.of} height="10" class="meter-fill"></rect>
    <path d=${ticks(one.of)} class="meter-ticks"></path>
  </svg>`;
const pips = (/** @type {Status} */ one) =>
  html`<div class="pips">
    ${Array.from({ length: one.of }, (_, i) => html`<i class=${i < one.value ? 'is-full' : ''}></i>`)}
  </div>`;

/** What is counted, as it lies on the board. @param {Status} one */
const signOf = ({ sign }) =>
  sign ? html`<svg class="status-sign" aria-hidden="true"><use href="#${sign}"></use></svg>` : nothing;

/** @param {Status} one */
function part(one) {
  const name = one.label ?? t(`status-${one.id}`);
  const heard = one.note
    ? `${t('count-of', { what: name, value: one.value, of: one.of })}, ${one.word}, ${one.note}`
    : t('count-of', { what: name, value: one.value, of: one.of });
  return html`<div
    class="status-item status-${one.kind} ${one.danger ? 'is-danger' : ''}"
    role="img"
    aria-label=${heard}
  >
    ${
      one.kind === 'gauge'
        ? gauge(one)
        : one.kind === 'hearts'
          ? hearts(one)
          : html`${signOf(one)}
              <div class="status-head">
                <span class=${one.brief ? 'wide-only' : ''}>${name}</span>${
                  one.brief ? html`<span class="narrow-only" aria-hidden="true">${one.brief}</span>` : nothing
                }<b>${one.value}<span class="status-of"> / ${one.of}</span></b>
              </div>
              ${one.kind === 'bar' ? bar(one) : pips(one)}`
    }
  </div>`;
}

/** @param {ScreenState} ui */
export function strip(ui) {
  const { table } = ui;
  const view = table.beside.value;
  return view ? html`<div class="status">${table.game.value.status(view, table.board.value).map(part)}</div>` : nothing;
}
