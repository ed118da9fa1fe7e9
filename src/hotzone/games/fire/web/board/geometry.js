// @ts-check
/** Where things are on the drawn plan: a space is 100 units, the ring around the house 84. */

/** @import { FireMap } from '../types.d.ts' */
/** @import { BoardEdge, FireBoard } from '../view.d.ts' */
/** @import { Box } from '/static/lib/game.d.ts' */

export const CELL = 100;
export const RING = 84;

const MARGIN = 26; // above and left of the plan, for the marks of the dice

/** The size of a plan. @param {FireBoard} board */
export const size = (board) => ({ width: 2 * RING + board.cols * CELL, height: 2 * RING + board.rows * CELL });

/**
 * What of a plan is to be seen, its marks included: x, y, width, height.
 * @param {FireBoard} board
 * @returns {[number, number, number, number]}
 */
export const frame = (board) => [-MARGIN, -MARGIN, size(board).width + MARGIN, size(board).height + MARGIN];

/** @param {number} i @param {number} many @returns {[number, number]} start and length along one axis */
const along = (i, many) => (i <= 0 ? [0, RING] : i > many ? [RING + many * CELL, RING] : [RING + (i - 1) * CELL, CELL]);

/** The rectangle of a space. @param {FireBoard} board @param {{row: number, col: number}} space @returns {Box} */
export function box(board, space) {
  const [x, w] = along(space.col, board.cols);
  const [y, h] = along(space.row, board.rows);
  return { x, y, w, h, cx: x + w / 2, cy: y + h / 2 };
}

/** Look-ups that are made once for a board. @param {FireBoard} board */
export function chart(board) {
  const spaces = new Map(board.spaces.map((space) => [space.name, space]));
  const edges = new Map(board.edges.map((edge) => [edge.name, edge]));
  const boxes = new Map(board.spaces.map((space) => [space.name, box(board, space)]));
  const room = new Map();
  for (const one of board.rooms) for (const name of one.spaces) room.set(name, one.room);
  const at = new Map(board.spaces.map((space) => [`${space.floor}:${space.row}:${space.col}`, space.name]));
  const lifts = new Map(board.spaces.filter((space) => space.elevator).map((space) => [space.elevator, space.name]));
  return {
    board,
    spaces,
    edges,
    boxes,
    room,
    at,
    lifts,
    floors: [...new Set(board.spaces.map((space) => space.floor))],
  };
}

/**
 * Where an edge begins and whether it stands upright; along it runs a line of 100 units.
 * @param {FireMap} map
 * @param {BoardEdge} edge
 */
export function line(map, edge) {
  const [a, b] = edge.spaces.map((/** @type {string} */ name) => map.boxes.get(name));
  const level = edge.lies === 'level';
  const x = level ? (a.w === CELL ? a.x : b.x) : Math.max(a.x, b.x);
  const y = level ? Math.max(a.y, b.y) : a.h === CELL ? a.y : b.y;
  return {
    x,
    y,
    level,
    mx: level ? x + 50 : x,
    my: level ? y : y + 50,
    place: level ? `translate(${x},${y})` : `translate(${x},${y}) rotate(90)`,
  };
}

/** The space beside another. @param {FireMap} map @param {string} name @param {number} rows @param {number} cols */
export function beside(map, name, rows, cols) {
  const space = map.spaces.get(name);
  return space ? (map.at.get(`${space.floor}:${space.row + rows}:${space.col + cols}`) ?? '') : '';
}

/** The edge between two spaces, if there is one. @param {FireMap} map @param {string} a @param {string} b */
export const between = (map, a, b) =>
  map.edges.has(`${a}|${b}`) ? `${a}|${b}` : map.edges.has(`${b}|${a}`) ? `${b}|${a}` : '';

/** The space that the dice name. @param {FireMap} map @param {string} red @param {string} black */
export const diced = (map, red, black) =>
  map.board.spaces.find((one) => `${one.dice?.[0]}` === red && `${one.dice?.[1]}` === black)?.name ?? '';
