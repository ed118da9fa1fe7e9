// @ts-check
/** A draft as the page draws every building: spaces, edges, rooms, parking; and what burns at the start. */
import { nothingYet } from '../setup/preview.js';
import { around, edgeKind, edgeOf, enclosed, fromFile, isInside, nameOf, signAt, spot } from './drawn_plan.js';

/** @import { BoardData } from '/static/workshop/workshop.d.ts' */
/** @import { BoardEdge, BoardRoom, BoardSpace, FireBoard, FireView } from '../view.d.ts' */

/** @type {Record<string, [number, number]>} */
export const COMPASS = {
  N: [-1, 0],
  NE: [-1, 1],
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
};

/** All spaces of a draft, floor by floor. @param {BoardData} data */
export function placesOf(data) {
  const found = [];
  for (let floor = 1; floor <= data.floors; floor += 1)
    for (let row = 0; row <= data.rows + 1; row += 1)
      for (let col = 0; col <= data.cols + 1; col += 1) found.push(nameOf(row, col, floor));
  return found;
}

/** The other half of each stair. @param {BoardData} data @returns {Map<string, string>} */
function stairsOf(data) {
  const found = new Map();
  for (const one of data.stair ?? []) {
    const [lower, upper] = [fromFile(data, one.lower), fromFile(data, one.upper)];
    found.set(lower, upper).set(upper, lower);
  }
  return found;
}

/** The door of each elevator. @param {BoardData} data @returns {Map<string, string>} */
function liftsOf(data) {
  return new Map(
    (data.elevator ?? []).map((/** @type {BoardData} */ one) => {
      const [a, b] = (one.door ?? []).map((/** @type {string} */ name) => fromFile(data, name));
      return [fromFile(data, one.space), a && b ? edgeOf(a, b) : ''];
    }),
  );
}

/** @param {BoardData} data @returns {BoardRoom[]} */
export function roomsOf(data) {
  /** @type {Map<string, string[]>} */
  const named = new Map();
  data.floor.forEach((/** @type {BoardData} */ one, /** @type {number} */ i) => {
    if (!one.rooms) return;
    String(one.rooms)
      .trim()
      .split('\n')
      .forEach((line, row) =>
        line
          .trim()
          .split(/\s+/)
          .forEach((letter, col) => {
            const key = `${i + 1} ${one.room_names?.[letter] ?? letter}`;
            named.set(key, [...(named.get(key) ?? []), nameOf(row + 1, col + 1, i + 1)]);
          }),
      );
  });
  if (named.size)
    return [...named].map(([key, spaces], room) => ({ room, name: key.slice(key.indexOf(' ') + 1), spaces }));
  /** @type {BoardRoom[]} */
  const found = [],
    seen = new Set();
  for (const name of placesOf(data)) {
    if (seen.has(name) || !isInside(data, name)) continue;
    const spaces = enclosed(data, name);
    for (const one of spaces) seen.add(one);
    found.push({ room: found.length, name: '', spaces });
  }
  return found;
}

/** @param {BoardData} data @param {string} vehicle */
export function baysOf(data, vehicle) {
  const places = data.parking?.[vehicle]?.[0] ?? [],
    sides = data.parking?.[`${vehicle}_sides`] ?? data.parking?.sides ?? [];
  return places.map((/** @type {string[]} */ spaces, /** @type {number} */ i) => ({
    name: spaces[0],
    side: sides[i] ?? 'top',
    spaces,
    ...(vehicle === 'engine' ? { aims: [] } : {}),
  }));
}

/** @param {BoardData} data @returns {FireBoard} */
export function boardOf(data) {
  const stairs = stairsOf(data),
    lifts = liftsOf(data),
    rooms = roomsOf(data),
    roomAt = new Map(rooms.flatMap((room) => room.spaces.map((name) => [name, room.room])));
  /** @type {BoardEdge[]} */
  const edges = [];
  const spaces = placesOf(data).map((name) => {
    const [row, col, floor] = spot(name),
      inside = isInside(data, name);
    /** @type {BoardSpace} */
    const space = { name, row, col, floor, inside };
    if (stairs.has(name)) space.stair = stairs.get(name);
    if (lifts.get(name)) space.elevator = lifts.get(name);
    if (!inside && signAt(data, name) === 'X') space.closed = true;
    else if (!inside && floor > 1) space.ladder_top = true;
    if (inside) {
      const [down, right] = COMPASS[data.poi_arrows?.compass?.[row - 1]?.[col - 1]] ?? [0, 0];
      space.dice = [row, col + (data.floor[floor - 1].black_offset ?? 0)];
      space.arrow = nameOf(row + down, col + right, floor);
      space.room = roomAt.get(name) ?? null;
    }
    for (const there of around(data, name))
      if ((inside || isInside(data, there)) && edgeOf(name, there).startsWith(`${name}|`))
        edges.push({
          name: `${name}|${there}`,
          spaces: [name, there],
          lies: spot(there)[0] === row ? 'upright' : 'level',
          kind: edgeKind(data, `${name}|${there}`),
        });
    return space;
  });
  return {
    name: 'draft',
    title: String(data.title ?? ''),
    rows: data.rows,
    cols: data.cols,
    floors: data.floors,
    sides: ['up', 'right', 'down', 'left', 'stair'].slice(0, data.floors > 1 ? 5 : 4),
    spaces,
    edges,
    rooms,
    parking: { engine: baysOf(data, 'engine'), ambulance: baysOf(data, 'ambulance') },
    areas: [],
    limits: { rescue: 7, lose: 4, damage: 24, saved: 4, evidence: 0 },
  };
}

/**
 * What lies there when a match begins by the printed set-up.
 * @param {BoardData} data @param {FireBoard} board @returns {FireView}
 */
export const viewOf = (data, board) =>
  nothingYet(
    board,
    (data.family?.fire ?? []).map((/** @type {string} */ name) => fromFile(data, name)),
    (data.family?.poi ?? []).map((/** @type {string} */ name) => fromFile(data, name)),
  );
