// @ts-check
/** What each tool changes in a building. Nothing here knows a rule: the server's check says what is wrong. */
import { COMPASS, placesOf } from './building_board.js';
import {
  around,
  edgeKind,
  edgeOf,
  enclosed,
  fromFile,
  isInside,
  nameOf,
  putEdge,
  putSign,
  signAt,
  spot,
  toFile,
} from './drawn_plan.js';
import { park } from './parking_edits.js';

/** @import { BoardData } from '/static/workshop/workshop.d.ts' */

/** The kind of edge that a tool draws. @type {Record<string, string>} */
export const EDGE_TOOLS = {
  wall: 'wall',
  door: 'closed-door',
  open: 'open',
  window: 'window',
  thin: 'thin',
  party: 'party-wall',
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An arrow's name in the file. @param {BoardData} data @param {string} place */
const arrowAt = (data, place) => data.poi_arrows.compass[spot(place)[0] - 1][spot(place)[1] - 1];

/**
 * Does the tool's own thing stand there already?
 * @param {BoardData} data @param {string} tool @param {string} place @param {string} choice
 */
export function has(data, tool, place, choice) {
  if (tool in EDGE_TOOLS) return edgeKind(data, place) === EDGE_TOOLS[tool];
  if (tool === 'fire' || tool === 'poi') return listed(data, tool).includes(place);
  if (tool === 'room') return roomName(data, place) === choice;
  if (tool === 'arrow') return arrowAt(data, place) === choice;
  if (tool === 'closed') return signAt(data, place) === 'X';
  if (tool === 'explosion') return firstExplosion(data)[Number(choice) - 1] === place;
  return false;
}

/**
 * Fires or calls at the start, as the page spells them.
 * @param {BoardData} data @param {string} key @returns {string[]}
 */
export const listed = (data, key) =>
  (data.family?.[key] ?? []).map((/** @type {string} */ name) => fromFile(data, name));

/** The spaces of the first explosion, black 1 to 8. @param {BoardData} data @returns {string[]} */
export function firstExplosion(data) {
  const table = data.experienced?.first_explosion;
  return Array.isArray(table) ? table.map((name) => (name ? fromFile(data, name) : '')) : [];
}

/** What the room of a space is called in the file. @param {BoardData} data @param {string} place */
export function roomName(data, place) {
  const [row, col, floor] = spot(place),
    entry = data.floor[floor - 1],
    letter = String(entry.rooms ?? '')
      .trim()
      .split('\n')
      [row - 1]?.trim()
      .split(/\s+/)[col - 1];
  return letter ? (entry.room_names?.[letter] ?? '') : '';
}

/** A letter for each part of a floor that has no rooms yet. @param {BoardData} data @param {number} floor */
function numbered(data, floor) {
  const rows = Array.from({ length: data.rows }, () => /** @type {string[]} */ (Array(data.cols).fill('')));
  let many = 0;
  for (const name of placesOf(data)) {
    const [row, col, at] = spot(name);
    if (at !== floor || !isInside(data, name) || rows[row - 1][col - 1]) continue;
    for (const one of enclosed(data, name)) rows[spot(one)[0] - 1][spot(one)[1] - 1] = LETTERS[many];
    many = Math.min(many + 1, LETTERS.length - 1);
  }
  return rows;
}

/** Name the room around a space. @param {BoardData} data @param {string} place @param {string} name */
function nameRoom(data, place, name) {
  const floor = spot(place)[2],
    entry = data.floor[floor - 1],
    rows = entry.rooms
      ? String(entry.rooms)
          .trim()
          .split('\n')
          .map((line) => line.trim().split(/\s+/))
      : numbered(data, floor);
  const names = {
      ...(entry.rooms ? {} : Object.fromEntries(rows.flat().map((one) => [one, `room ${LETTERS.indexOf(one) + 1}`]))),
      ...entry.room_names,
    },
    letter =
      Object.keys(names).find((one) => names[one] === name) ??
      [...LETTERS].find((one) => !(one in names) || !rows.flat().includes(one)) ??
      'Z';
  for (const one of enclosed(data, place)) rows[spot(one)[0] - 1][spot(one)[1] - 1] = letter;
  const used = new Set(rows.flat());
  entry.rooms = `${rows.map((row) => row.join(' ')).join('\n')}\n`;
  entry.room_names = Object.fromEntries(Object.entries({ ...names, [letter]: name }).filter(([one]) => used.has(one)));
}

/**
 * Put a space into a list of the start, or take it out.
 * @param {BoardData} data @param {string} key @param {string} place
 */
function toggle(data, key, place) {
  const now = listed(data, key),
    next = now.includes(place) ? now.filter((one) => one !== place) : [...now, place];
  data.family = { ...data.family, [key]: next.map((name) => toFile(data, name)) };
}

/**
 * Half a stair; with its other half on the other floor it becomes whole.
 * @param {BoardData} data @param {string} place
 */
function stair(data, place) {
  const sign = spot(place)[2] === 1 ? 'UP' : 'DN',
    gone = signAt(data, place) === sign;
  putSign(data, place, gone ? '' : sign);
  const halves = placesOf(data).filter((name) => ['UP', 'DN'].includes(signAt(data, name))),
    lower = halves.filter((name) => spot(name)[2] === 1),
    upper = halves.filter((name) => spot(name)[2] === 2);
  data.stair = lower.slice(0, upper.length).map((one, i) => ({
    lower: toFile(data, one),
    lower_opens_to: toFile(data, opening(data, one)),
    upper: toFile(data, upper[i]),
    upper_opens_to: toFile(data, opening(data, upper[i])),
  }));
  if (!data.stair.length) delete data.stair;
}

/** The space that half a stair opens to: one without a wall between. @param {BoardData} data @param {string} place */
function opening(data, place) {
  const beside = around(data, place).filter((name) => isInside(data, name));
  return beside.find((name) => edgeKind(data, edgeOf(place, name)) === 'open') ?? beside[0];
}

/**
 * An elevator with its door towards the inside and walls around; a second time it goes.
 * @param {BoardData} data @param {string} place
 */
function elevator(data, place) {
  const here = toFile(data, place),
    gone = signAt(data, place) === 'L',
    others = (data.elevator ?? []).filter((/** @type {BoardData} */ one) => one.space !== here);
  putSign(data, place, gone ? '' : 'L');
  const beside = around(data, place),
    inside = beside.filter((name) => isInside(data, name) && signAt(data, name) !== 'L'),
    front = inside.find((name) => edgeKind(data, edgeOf(place, name)) === 'closed-door') ?? inside[0];
  if (!gone) for (const name of beside) putEdge(data, edgeOf(place, name), name === front ? 'closed-door' : 'wall');
  const door = edgeOf(place, front)
    .split('|')
    .map((name) => toFile(data, name));
  data.elevator = gone ? others : [...others, { space: here, door }];
  data.experienced = {
    ...data.experienced,
    reroll_on: data.elevator.map((/** @type {BoardData} */ one) => one.space),
  };
  if (!data.elevator.length) {
    delete data.elevator;
    delete data.experienced.reroll_on;
  }
}

/**
 * The number of the first explosion moves to a space.
 * @param {BoardData} data @param {string} place @param {string} number
 */
function explosion(data, place, number) {
  const table = Array.from({ length: 8 }, (_, i) => firstExplosion(data)[i] ?? '');
  table[Number(number) - 1] = place;
  data.experienced = { ...data.experienced, first_explosion: table.map((name) => (name ? toFile(data, name) : '')) };
}

/** Lists that say again what the plan draws follow the plan. @param {BoardData} data */
function dropLists(data) {
  for (const key of ['doors', 'windows', 'thin_partitions']) delete data[key];
  if (data.poi_arrows) data.poi_arrows = { compass: data.poi_arrows.compass };
  if (data.stair) data.stair = data.stair.map((/** @type {BoardData} */ one) => ({ ...one, printed_dice: undefined }));
  for (const one of data.stair ?? []) {
    delete one.printed_dice;
    one.lower_opens_to = toFile(data, opening(data, fromFile(data, one.lower)));
    one.upper_opens_to = toFile(data, opening(data, fromFile(data, one.upper)));
  }
}

/**
 * A draft with one thing changed.
 * @param {BoardData} old @param {string} tool @param {string} place @param {string} choice @returns {BoardData}
 */
export function apply(old, tool, place, choice) {
  const data = structuredClone(old);
  if (tool in EDGE_TOOLS) putEdge(data, place, has(old, tool, place, '') ? 'open' : EDGE_TOOLS[tool]);
  else if (tool === 'engine' || tool === 'ambulance') park(data, tool, place);
  else if (tool === 'closed') putSign(data, place, signAt(data, place) === 'X' ? '' : 'X');
  else if (!isInside(old, place)) return old;
  else if (tool === 'room') nameRoom(data, place, choice);
  else if (tool === 'stair') stair(data, place);
  else if (tool === 'elevator') elevator(data, place);
  else if (tool === 'arrow') data.poi_arrows.compass[spot(place)[0] - 1][spot(place)[1] - 1] = choice;
  else if (tool === 'explosion') explosion(data, place, choice);
  else if (tool === 'fire' || tool === 'poi') toggle(data, tool, place);
  dropLists(data);
  return data;
}

/** Arrows towards a ring around the middle. @param {BoardData} old @returns {BoardData} */
export function arrowsToMiddle(old) {
  const data = structuredClone(old),
    left = data.cols > 4 ? data.cols / 2 - 1 : 2,
    right = data.cols > 4 ? data.cols / 2 + 2 : 3;
  const arrow = (/** @type {number} */ row, /** @type {number} */ col) => {
    if (row < 3 || row > 4 || col < left || col > right)
      return (row < 3 ? 'S' : row > 4 ? 'N' : '') + (col < left ? 'E' : col > right ? 'W' : '');
    return row === 3 ? (col > left ? 'W' : 'S') : col < right ? 'E' : 'N';
  };
  data.poi_arrows = {
    compass: Array.from({ length: data.rows }, (_, r) =>
      Array.from({ length: data.cols }, (__, c) => arrow(r + 1, c + 1)),
    ),
  };
  return data;
}

/** An arrow seen in a mirror. @param {string} choice @param {'across' | 'down'} way */
export function mirrored(choice, way) {
  const [down, right] = COMPASS[choice] ?? [0, 0],
    turned = way === 'across' ? [down, -right] : [-down, right];
  return Object.keys(COMPASS).find((name) => COMPASS[name].join() === turned.map((n) => n + 0).join()) ?? choice;
}

/** The place on the other side. @param {BoardData} data @param {string} place @param {'across' | 'down'} way */
export function mirror(data, place, way) {
  const [a, b] = place.split('|').map((name) => {
    const [row, col, floor] = spot(name);
    return way === 'across' ? nameOf(row, data.cols + 1 - col, floor) : nameOf(data.rows + 1 - row, col, floor);
  });
  return b ? edgeOf(a, b) : a;
}
