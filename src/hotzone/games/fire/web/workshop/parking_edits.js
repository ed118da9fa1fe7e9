// @ts-check
/** Where vehicles park: two spaces of the ring, one place a side; the target area of the engine follows. */
import { baysOf } from './building_board.js';
import { nameOf, spot } from './drawn_plan.js';

/** @import { BoardData } from '/static/workshop/workshop.d.ts' */

const SIDES = ['top', 'right', 'bottom', 'left'];

/** @param {BoardData} data @param {string} place */
function sideOf(data, place) {
  const [row, col] = spot(place);
  return row === 0 ? 'top' : row > data.rows ? 'bottom' : col === 0 ? 'left' : 'right';
}

/**
 * The two spaces of a parking place beside one of the ring, clockwise.
 * @param {BoardData} data @param {string} place
 */
function bayAt(data, place) {
  const [row, col] = spot(place),
    side = sideOf(data, place),
    across = side === 'top' || side === 'bottom',
    most = across ? data.cols : data.rows,
    first = Math.min(Math.max(across ? col : row, 1), most - 1),
    pair = [first, first + 1].map((at) => (across ? nameOf(row, at, 1) : nameOf(at, col, 1)));
  return side === 'bottom' || side === 'left' ? pair.reverse() : pair;
}

/**
 * The target area beside a parking place: the one that holds the nearest space of the building.
 * @param {BoardData} data @param {string} place
 */
function aimOf(data, place) {
  const [row, col] = spot(place),
    r = Math.min(Math.max(row, 1), data.rows),
    c = Math.min(Math.max(col, 1), data.cols);
  return Object.keys(data.quadrants ?? {}).find((name) => {
    const { rows, cols } = data.quadrants[name];
    return name !== 'engine_aims' && rows?.[0] <= r && r <= rows?.[1] && cols?.[0] <= c && c <= cols?.[1];
  });
}

/**
 * Park a vehicle on a side; where it already parks at this very place, the place goes.
 * @param {BoardData} data @param {string} vehicle @param {string} place
 */
export function park(data, vehicle, place) {
  const side = sideOf(data, place),
    bays = { engine: baysOf(data, 'engine'), ambulance: baysOf(data, 'ambulance') },
    old = /** @type {Record<string, ReturnType<typeof baysOf>>} */ (bays)[vehicle],
    there = old.some((/** @type {{spaces: string[]}} */ bay) => bay.spaces.includes(place)),
    kept = old.filter((/** @type {{side: string}} */ bay) => bay.side !== side);
  const next = there ? kept : [...kept, { name: '', side, spaces: bayAt(data, place) }];
  next.sort(
    (/** @type {{side: string}} */ a, /** @type {{side: string}} */ b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side),
  );
  for (const [name, list] of Object.entries({ ...bays, [vehicle]: next })) {
    data.parking[name] = [list.map((/** @type {{spaces: string[]}} */ bay) => bay.spaces)];
    data.parking[`${name}_sides`] = list.map((/** @type {{side: string}} */ bay) => bay.side);
  }
  delete data.parking.sides;
  if (vehicle === 'engine' && !there) {
    const aim = aimOf(data, bayAt(data, place)[0]);
    if (aim) data.quadrants.engine_aims = { ...data.quadrants.engine_aims, [side]: aim };
  }
}
