// @ts-check
/**
 * What lies around the house: lawn, street, neighbours' roofs or only air; the ring's spaces, the bays, the marks of
 * the dice.
 */
import { nothing, svg } from '/static/lib/templates.js';
import { box, size } from './geometry.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { Bay, BoardSpace, FireView } from '../view.d.ts' */

const bush = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) => svg`
  <g class="bush" transform="translate(${x},${y}) scale(${by})">
    <circle cx="-8" cy="3" r="15"></circle>
    <circle cx="9" cy="6" r="13"></circle>
    <circle cx="2" cy="-9" r="14"></circle>
  </g>
`;

/** What kind of ground a storey stands on. @param {FireMap} map @param {number} floor */
export function groundOf(map, floor) {
  if (floor > 1) return 'air';
  return map.board.spaces.some((one) => one.closed || one.elevator) ? 'street' : 'grass';
}

/**
 * A space of the ring; of a storey above only where a ladder can lean.
 * @param {FireMap} map
 * @param {BoardSpace} one
 * @param {string} kind
 */
function ringSpace(map, one, kind) {
  const b = box(map.board, one);
  if (one.closed)
    return svg`
      <rect x=${b.x + 1} y=${b.y} width=${b.w - 2} height=${b.h} class="roof"></rect>
      <rect x=${b.x + 1} y=${b.y} width=${b.w - 2} height=${b.h} fill="url(#pt-roof)"></rect>
    `;
  return svg`
    <rect
      x=${b.x + 3}
      y=${b.y + 3}
      width=${b.w - 6}
      height=${b.h - 6}
      rx=${b.w === b.h ? 20 : 12}
      class="outside-cell is-${kind}"
    ></rect>
  `;
}

/**
 * Where a vehicle can park; without an engine the ladders lie on its places.
 * @param {FireMap} map
 * @param {Bay} bay
 * @param {string} vehicle
 * @param {boolean} depot
 */
function bayOf(map, bay, vehicle, depot) {
  const [a, b] = bay.spaces.map((/** @type {string} */ name) => map.boxes.get(name));
  const x = Math.min(a.x, b.x) + 7,
    y = Math.min(a.y, b.y) + 7,
    w = Math.max(a.x + a.w, b.x + b.w) - Math.min(a.x, b.x) - 14,
    h = Math.max(a.y + a.h, b.y + b.h) - Math.min(a.y, b.y) - 14;
  return svg`
    <rect x=${x} y=${y} width=${w} height=${h} rx="12" class="parking-bay"></rect>
    <use
      href=${vehicle === 'engine' ? '#i-truck' : '#i-cross'}
      x=${x + w / 2 - 13}
      y=${y + h / 2 - 13}
      width="26"
      height="26"
      class="parking-sign"
    ></use>
    ${
      depot
        ? svg`
            <g transform="translate(${x + w / 2},${y + h / 2}) rotate(${w > h ? -90 : 0})">
              <use href="#s-closed-ladder" x="-13" y="-62" width="26" height="52" class="ladder"></use>
              <use href="#s-closed-ladder" x="-13" y="14" width="26" height="52" class="ladder"></use>
            </g>
          `
        : nothing
    }
  `;
}

/**
 * Everything under the house that never changes.
 * @param {FireMap} map
 * @param {number} floor
 * @param {boolean} depots do ladders lie on the engine's places?
 */
export function ground(map, floor, depots) {
  const { width, height } = size(map.board),
    kind = groundOf(map, floor);
  const outside = map.board.spaces.filter((one) => !one.inside && one.floor === floor);
  const bays =
    floor === 1
      ? /** @type {const} */ (['engine', 'ambulance']).flatMap((name) =>
          map.board.parking[name].map((bay) => bayOf(map, bay, name, depots && name === 'engine')),
        )
      : nothing;
  return svg`
    <rect width=${width} height=${height} rx="26" class="ground is-${kind}"></rect>
    <rect width=${width} height=${height} rx="26" fill="url(#pt-${kind})"></rect>
    ${
      kind === 'air'
        ? nothing
        : svg`
            <rect x="54" y="54" width=${width - 108} height=${height - 108} rx="20" class="pave"></rect>
          `
    }
    ${outside.map((one) => ringSpace(map, one, kind))}${bays}
    ${
      kind === 'grass'
        ? svg`
            ${bush(20, 20, 1)}
            ${bush(width - 22, 22, 1.1)}
            ${bush(22, height - 22, 1.05)}
            ${bush(width - 20, height - 20, 0.9)}
            ${bush(18, 196, 0.62)}
            ${bush(width - 14, height - 128, 0.7)}
          `
        : nothing
    }
    <rect x="78" y="86" width=${width - 156} height=${height - 156} rx="8" class="fallen"></rect>
  `;
}

/**
 * Marks of rows and columns, outside the plan where no vehicle hides them, with the dice's own shapes and numbers.
 * @param {FireMap} map
 * @param {number} floor
 */
export function rulers(map, floor) {
  const inside = map.board.spaces.filter((one) => one.inside && one.floor === floor);
  const rows = inside.filter((one) => one.col === 1),
    cols = inside.filter((one) => one.row === 1);
  return svg`
    ${rows.map(
      (one) => svg`
        <g class="mark-row" transform="translate(-13,${map.boxes.get(one.name).cy})">
          <rect x="-11" y="-11" width="22" height="22" rx="6"></rect>
          <text y="5">${one.dice?.[0]}</text>
        </g>
      `,
    )}
    ${cols.map(
      (one) => svg`
        <g class="mark-column" transform="translate(${map.boxes.get(one.name).cx},-13)">
          <path d="M0,-13 L12,-5 V5 L0,13 L-12,5 V-5Z"></path>
          <text y="5">${one.dice?.[1]}</text>
        </g>
      `,
    )}
  `;
}

/** The grid lines inside the house. @param {FireMap} map @param {number} floor */
export const lines = (map, floor) =>
  map.board.spaces
    .filter((one) => one.inside && one.floor === floor)
    .map((one) => {
      const b = box(map.board, one);
      return svg`
        <rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} class="grid"></rect>
      `;
    });

/** Where a new call goes on from a space that burns: the printed arrows. @param {FireMap} map @param {number} floor */
export const arrows = (map, floor) =>
  map.board.spaces
    .filter((one) => one.arrow && one.floor === floor && map.boxes.has(one.arrow))
    .map((one) => {
      const a = box(map.board, one),
        b = map.boxes.get(one.arrow),
        turn = Math.atan2(b.cy - a.cy, b.cx - a.cx),
        at = (/** @type {number} */ x, /** @type {number} */ y) =>
          [a.cx + x * Math.cos(turn) - y * Math.sin(turn), a.cy + x * Math.sin(turn) + y * Math.cos(turn)]
            .map((one) => one.toFixed(1))
            .join();
      return map.spaces.get(one.arrow).floor === floor
        ? svg`
            <path class="call-arrow" d="M${at(33, -7)} L${at(41, 0)} L${at(33, 7)}"></path>
          `
        : nothing;
    });

/**
 * What the deck gun can reach, while somebody may fire it, parks the engine or points at it: the quarters of the house,
 * those before the engine brighter.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} pointed
 * @param {number} floor
 */
export function quarters(map, view, pointed, floor) {
  const engine = view.vehicles.engine ?? [],
    bays = map.board.parking.engine;
  const placed = bays.find((bay) => bay.name === pointed || bay.spaces.includes(pointed)),
    parking = view.stage === 'parking';
  const matters = view.legal.some((offer) => offer.verb === 'gun') || (placed && (engine.length > 0 || parking));
  if (!matters) return nothing;
  const stands =
    placed && (parking || !engine.length) ? placed : bays.find((bay) => bay.spaces.includes(engine[0] ?? ''));
  return map.board.areas.map((area) => {
    const inside = map.board.spaces.filter(
      ({ dice = [0, 0], floor: level }) =>
        level === floor && between(dice[0], area.rows) && between(dice[1], area.cols),
    );
    if (!inside.length) return nothing;
    const boxes = inside.map((one) => map.boxes.get(one.name)),
      x = Math.min(...boxes.map((one) => one.x)),
      y = Math.min(...boxes.map((one) => one.y));
    return svg`
      <rect
        class="quarter ${stands?.aims?.includes(area.name) ? 'is-aimed' : ''}"
        x=${x + 5}
        y=${y + 5}
        width=${Math.max(...boxes.map((one) => one.x + one.w)) - x - 10}
        height=${Math.max(...boxes.map((one) => one.y + one.h)) - y - 10}
        rx="12"
      ></rect>
    `;
  });
}

/** @param {number} value @param {number[]} range */
const between = (value, [from, to]) => value >= from && value <= to;

/** The letter that a building of two boards is printed with. @type {Record<string, string>} */
const PRINTED = { villa: 'A', hotel: 'B' };

/** The mark in the corner of a board: A1 and A2, B1 and B2. @param {FireMap} map @param {number} floor */
export const boardMark = (map, floor) =>
  PRINTED[map.board.name]
    ? svg`
        <g class="board-sign board-mark" transform="translate(${size(map.board).width - 34},34)">
          <rect x="-24" y="-16" width="48" height="32" rx="10"></rect>
          <text y="7">${PRINTED[map.board.name]}${floor}</text>
        </g>
      `
    : nothing;
