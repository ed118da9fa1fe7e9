// @ts-check
/** Where the hexagonal cells lie, their corners and their neighbours. */

/** @import { ReactorMap } from '../types.d.ts' */
/** @import { ReactorBoard } from '../view.d.ts' */
/** @import { Box } from '/static/lib/game.d.ts' */

export const R = 56,
  W = (R * Math.sqrt(3)) / 2,
  ROW = R * 1.5,
  SIDE = 92,
  TOP = 62;

/** Look-ups of a board, with the names that square boards have. @param {ReactorBoard} board */
export function chart(board) {
  const left = Math.min(...board.cells.map((cell) => cell.col)),
    right = Math.max(...board.cells.map((cell) => cell.col));
  const spaces = board.cells.map((cell) => ({ ...cell, floor: 1, inside: true }));
  const boxes = new Map(
    spaces.map((cell) => {
      const cx = SIDE + W + (cell.col - left) * W,
        cy = TOP + R + cell.row * ROW;
      return [cell.name, { cx, cy, x: cx - W, y: cy - R, w: 2 * W, h: 2 * R }];
    }),
  );
  const shape = { width: 2 * SIDE + (right - left + 2) * W, height: 2 * TOP + (board.rows - 1) * ROW + 2 * R };
  const at = new Map(spaces.map((cell) => [`${cell.row}:${cell.col}`, cell.name]));
  return {
    board: { ...board, spaces, edges: [], rooms: [], cols: right - left + 1 },
    spaces: new Map(spaces.map((cell) => [cell.name, cell])),
    edges: new Map(),
    boxes,
    at,
    room: new Map(),
    floors: [1],
    shape,
  };
}

export const SIX = [
  [0, -1],
  [0.866, -0.5],
  [0.866, 0.5],
  [0, 1],
  [-0.866, 0.5],
  [-0.866, -0.5],
];

/** The corners of a hexagon. @param {Box} b @param {number} [by] */
export const corners = (b, by = 1) =>
  SIX.map(([x, y]) => `${(b.cx + x * R * by).toFixed(1)},${(b.cy + y * R * by).toFixed(1)}`).join(' ');

/**
 * The cell beside another: left and right along the row; up goes upper right, down lower left, with Shift the other
 * diagonal.
 * @param {ReactorMap} map
 * @param {string} name
 * @param {number} rows
 * @param {number} cols
 * @param {boolean} [shift]
 */
export function beside(map, name, rows, cols, shift = false) {
  const cell = map.spaces.get(name);
  if (!cell) return '';
  const side = rows ? (rows < 0 ? (shift ? -1 : 1) : shift ? 1 : -1) : cols * 2;
  return map.at.get(`${cell.row + rows}:${cell.col + side}`) ?? '';
}
