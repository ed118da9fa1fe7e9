// @ts-check
/** What lies around the house: lawn, street, neighbours' roofs or only air; the ring's spaces, the bays, the marks of the dice. */
import { nothing, svg } from '../../kit.js';
import { box, size } from './geometry.js';

const bush = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) =>
  svg`<g class="bush" transform="translate(${x},${y}) scale(${by})"><circle cx="-8" cy="3" r="15"></circle><circle cx="9" cy="6" r="13"></circle><circle cx="2" cy="-9" r="14"></circle></g>`;

/** What kind of ground a storey stands on. @param {any} map @param {number} floor */
export function groundOf(map, floor) {
  if (floor > 1) return 'air';
  return map.board.spaces.some((/** @type {any} */ one) => one.closed || one.elevator) ? 'street' : 'grass';
}

/** A space of the ring; of a storey above only where a ladder can lean. @param {any} map @param {any} one @param {string} kind */
function ringSpace(map, one, kind) {
  const b = box(map.board, one);
  if (one.closed) return svg`<rect x=${b.x + 1} y=${b.y} width=${b.w - 2} height=${b.h} class="roof"></rect><rect x=${b.x + 1} y=${b.y} width=${b.w - 2} height=${b.h} fill="url(#pt-roof)"></rect>`;
  return svg`<rect x=${b.x + 3} y=${b.y + 3} width=${b.w - 6} height=${b.h - 6} rx=${b.w === b.h ? 20 : 12} class="ringcell ${kind}"></rect>`;
}

/** Where a vehicle can park. @param {any} map @param {any} bay @param {string} vehicle */
function bayOf(map, bay, vehicle) {
  const [a, b] = bay.spaces.map((/** @type {string} */ name) => map.boxes.get(name));
  const x = Math.min(a.x, b.x) + 7, y = Math.min(a.y, b.y) + 7, w = Math.max(a.x + a.w, b.x + b.w) - Math.min(a.x, b.x) - 14, h = Math.max(a.y + a.h, b.y + b.h) - Math.min(a.y, b.y) - 14;
  return svg`<rect x=${x} y=${y} width=${w} height=${h} rx="12" class="bay"></rect><use href=${vehicle === 'engine' ? '#i-truck' : '#i-cross'} x=${x + w / 2 - 13} y=${y + h / 2 - 13} width="26" height="26" class="baysign"></use>`;
}

/** Everything under the house that never changes. @param {any} map @param {number} floor @param {boolean} parking are there vehicles? */
export function ground(map, floor, parking) {
  const { width, height } = size(map.board), kind = groundOf(map, floor);
  const outside = map.board.spaces.filter((/** @type {any} */ one) => !one.inside && one.floor === floor);
  const bays = parking && floor === 1 ? ['engine', 'ambulance'].flatMap((name) => (map.board.parking[name] ?? []).map((/** @type {any} */ bay) => bayOf(map, bay, name))) : nothing;
  return svg`
    <rect width=${width} height=${height} rx="26" class="ground ${kind}"></rect><rect width=${width} height=${height} rx="26" fill="url(#pt-${kind})"></rect>
    ${kind === 'air' ? nothing : svg`<rect x="54" y="54" width=${width - 108} height=${height - 108} rx="20" class="pave"></rect>`}
    ${outside.map((/** @type {any} */ one) => ringSpace(map, one, kind))}${bays}
    ${kind === 'grass' ? svg`${bush(20, 20, 1)}${bush(width - 22, 22, 1.1)}${bush(22, height - 22, 1.05)}${bush(width - 20, height - 20, 0.9)}${bush(18, 196, 0.62)}${bush(width - 14, height - 128, 0.7)}` : nothing}
    <rect x="78" y="86" width=${width - 156} height=${height - 156} rx="8" class="fallen"></rect>`;
}

/** Marks of rows and columns, outside the plan where no vehicle hides them, with the dice's own shapes and numbers. @param {any} map @param {number} floor */
export function rulers(map, floor) {
  const inside = map.board.spaces.filter((/** @type {any} */ one) => one.inside && one.floor === floor);
  const rows = inside.filter((/** @type {any} */ one) => one.col === 1), cols = inside.filter((/** @type {any} */ one) => one.row === 1);
  return svg`${rows.map((/** @type {any} */ one) => svg`<g class="cr" transform="translate(-13,${map.boxes.get(one.name).cy})"><rect x="-11" y="-11" width="22" height="22" rx="6"></rect><text y="5">${one.dice[0]}</text></g>`)}
    ${cols.map((/** @type {any} */ one) => svg`<g class="cc" transform="translate(${map.boxes.get(one.name).cx},-13)"><path d="M0,-13 L12,-5 V5 L0,13 L-12,5 V-5Z"></path><text y="5">${one.dice[1]}</text></g>`)}`;
}

/** The grid lines inside the house. @param {any} map @param {number} floor */
export const lines = (map, floor) => map.board.spaces.filter((/** @type {any} */ one) => one.inside && one.floor === floor)
  .map((/** @type {any} */ one) => { const b = box(map.board, one); return svg`<rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} class="grid"></rect>`; });
