// @ts-check
/**
 * The drawn plan of a field: which cell lies where, and the places around that could become cells. Rows and half
 * columns.
 */

/** @import { BoardData } from '/static/workshop/workshop.d.ts' */

/** Where something lies: its row, and its column in half cells. @typedef {{row: number, col: number}} Spot */

/** The six sides of a cell, clockwise from the upper right. */
export const SIDES = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
];
const MARGIN = 2; // half columns left of the first cell

/** What a cell is for, by its name. @param {string} name */
export const kindOf = (name) => (name.startsWith('S') ? 'control' : name.startsWith('Y') ? 'start' : 'fuel');

/** Is this a place that has no cell yet? @param {string} place */
export const isEmpty = (place) => place.includes(':');

/** The name of a place without a cell. @param {number} row @param {number} col */
export const emptyName = (row, col) => `${row}:${col}`;

/** All cells by their names, as people read them. @param {BoardData} data @returns {Map<string, Spot>} */
export function cellsOf(data) {
  const found = new Map();
  String(data.plan ?? '')
    .split('\n')
    .forEach((line, row) => {
      for (const { 0: word, index } of line.matchAll(/\S+/g))
        found.set(word.replace(/^0/, ''), { row, col: Math.floor(index / 2) });
    });
  return found;
}

/** Order of reading: from the top left. @param {Spot} a @param {Spot} b */
export const reading = (a, b) => a.row - b.row || a.col - b.col;

/** The plan as text, as far to the left and to the top as it goes. @param {Map<string, Spot>} cells */
export function planText(cells) {
  const spots = [...cells.values()],
    top = Math.min(...spots.map((one) => one.row)),
    left = Math.min(...spots.map((one) => one.col)) - MARGIN,
    lines = /** @type {string[]} */ ([]);
  for (const [name, { row, col }] of [...cells].sort((a, b) => reading(a[1], b[1]))) {
    const line = lines[row - top] ?? '';
    lines[row - top] = line.padEnd(2 * (col - left)) + (/^\d$/.test(name) ? `0${name}` : name);
  }
  return `${Array.from(lines, (line) => line ?? '').join('\n')}\n`;
}

/**
 * Where a place is: a cell's, or one without a cell.
 * @param {Map<string, Spot>} cells @param {string} place @returns {Spot | undefined}
 */
export function spotOf(cells, place) {
  if (!isEmpty(place)) return cells.get(place);
  const [row, col] = place.split(':').map(Number);
  return { row, col };
}

/** What a place is called now. @param {Map<string, Spot>} cells @param {number} row @param {number} col */
export function placeAt(cells, row, col) {
  for (const [name, spot] of cells) if (spot.row === row && spot.col === col) return name;
  return emptyName(row, col);
}

/** Places without a cell that touch one. @param {Map<string, Spot>} cells @returns {Map<string, Spot>} */
export function rimOf(cells) {
  const taken = new Set([...cells.values()].map(({ row, col }) => emptyName(row, col))),
    found = new Map();
  for (const spot of cells.values())
    for (const [down, right] of SIDES) {
      const row = spot.row + down,
        col = spot.col + right,
        name = emptyName(row, col);
      if (!taken.has(name)) found.set(name, { row, col });
    }
  return cells.size ? found : new Map([[emptyName(0, MARGIN), { row: 0, col: MARGIN }]]);
}

/**
 * How far a plan was moved when it was written anew: what most cells that kept their names did.
 * @param {Map<string, Spot>} before @param {Map<string, Spot>} after @returns {[number, number]}
 */
export function shift(before, after) {
  const votes = new Map();
  for (const [name, { row, col }] of before) {
    const there = after.get(name);
    if (there) {
      const vote = `${there.row - row}:${there.col - col}`;
      votes.set(vote, (votes.get(vote) ?? 0) + 1);
    }
  }
  const [best = '0:0'] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [],
    [down, right] = best.split(':').map(Number);
  return [down, right];
}
