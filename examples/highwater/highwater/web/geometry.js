// @ts-check
/** Where the places of a village lie. */

/** @import { Lookup, Box } from '/static/lib/game.d.ts' */
/** @import { Place, Village, VillageMap } from './types.d.ts' */

export const SIZE = 120,
  RIM = 30;

/** @param {Village} board @returns {VillageMap} */
function chart(board) {
  const spaces = board.spaces.map((space) => ({ ...space, floor: 1, inside: true }));
  const boxes = new Map(
    spaces.map(({ name, row, col }) => {
      const x = RIM + col * SIZE,
        y = RIM + row * SIZE;
      return /** @type {[string, Box]} */ ([name, { x, y, w: SIZE, h: SIZE, cx: x + SIZE / 2, cy: y + SIZE / 2 }]);
    }),
  );
  return {
    board: { ...board, spaces },
    spaces: /** @type {Lookup<Place>} */ (new Map(spaces.map((space) => [space.name, space]))),
    at: new Map(spaces.map((space) => [`${space.row}:${space.col}`, space.name])),
    edges: /** @type {VillageMap['edges']} */ (new Map()),
    boxes: /** @type {Lookup<Box>} */ (boxes),
    floors: [1],
    shape: { width: 2 * RIM + board.cols * SIZE, height: 2 * RIM + board.rows * SIZE },
  };
}

const charts = new WeakMap();

/** Look-ups of a board, made once. @param {Village} board @returns {VillageMap} */
export function mapOf(board) {
  if (!charts.has(board)) charts.set(board, chart(board));
  return charts.get(board);
}

/** The place beside another. @param {VillageMap} map @param {string} name @param {number} rows @param {number} cols */
export function beside(map, name, rows, cols) {
  const space = map.spaces.get(name);
  return space ? (map.at.get(`${space.row + rows}:${space.col + cols}`) ?? '') : '';
}
