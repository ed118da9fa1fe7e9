// @ts-check
/** The strip over the board: what is rescued, lost, damaged, found; a bar, pips, a gauge or hearts, never colour alone. */
import { html, nothing, svg } from '../kit.js';
import { icon } from '../icons.js';
import { t } from '../words.js';

/** A point of the gauge's arc. @param {number} share from 0 to 1 @param {number} r */
const arcAt = (share, r) => [50 - r * Math.cos(share * Math.PI), 50 - r * Math.sin(share * Math.PI)].map((one) => one.toFixed(1)).join(',');
const arc = (/** @type {number} */ from, /** @type {number} */ to) => `M${arcAt(from, 42)} A42,42 0 0 1 ${arcAt(to, 42)}`;

/** A dial with three sectors. @param {any} one */
function gauge(one) {
  const [yellow, red] = one.marks.map((/** @type {number} */ mark) => Math.min(1, mark / one.of)), now = Math.min(1, one.value / one.of);
  return html`<div class="gauge"><svg viewBox="0 0 100 56" aria-hidden="true">${svg`<path d=${arc(0, Math.max(0, yellow - 0.015))} class="ga"></path><path d=${arc(yellow, Math.max(yellow, red - 0.015))} class="gb"></path><path d=${arc(red, 1)} class="gc"></path><path d="M50,50 L${arcAt(now, 35)}" class="gn"></path><circle cx="50" cy="50" r="6"></circle>`}</svg>
    <div><span class="lg">${t(`status-${one.id}`)} · ${one.note}</span><b>${one.value} ${one.word}</b></div></div>`;
}

const hearts = (/** @type {any} */ one) => html`<div class="h"><span>${t(`status-${one.id}`)}</span></div><div class="hearts">${Array.from({ length: one.of }, (_, i) => html`<span class=${i < one.value ? '' : 'e'}>${icon('heart')}</span>`)}</div>`;

const bar = (/** @type {any} */ one) => html`<svg class="meter" viewBox="0 0 240 10" preserveAspectRatio="none"><rect width="240" height="10" class="m0"></rect><rect width=${(240 * Math.min(one.value, one.of)) / one.of} height="10" class="mb"></rect><path d="M60 0V10M120 0V10M180 0V10" class="mt"></path></svg>`;
const pips = (/** @type {any} */ one) => html`<div class="pips">${Array.from({ length: one.of }, (_, i) => html`<i class=${i < one.value ? 'y' : ''}></i>`)}</div>`;

/** @param {any} one */
function part(one) {
  const name = one.label ?? t(`status-${one.id}`);
  const heard = one.note ? `${t('count-of', { what: name, value: one.value, of: one.of })}, ${one.word}, ${one.note}` : t('count-of', { what: name, value: one.value, of: one.of });
  return html`<div class="st ${one.kind} ${one.danger ? 'danger' : ''}" role="img" aria-label=${heard}>${one.kind === 'gauge' ? gauge(one) : one.kind === 'hearts' ? hearts(one) : html`<div class="h"><span>${name}</span><b>${one.value}<span class="of"> / ${one.of}</span></b></div>${one.kind === 'bar' ? bar(one) : pips(one)}`}</div>`;
}

/** @param {any} ui */
export function strip(ui) {
  const { table } = ui;
  const view = table.shown.value;
  return view ? html`<div class="status">${table.game.value.status(view, table.board.value).map(part)}</div>` : nothing;
}
