// @ts-check
/** The drawn plan of a board file, sign by sign: edges between spaces, marks in them. */

/** @import { BoardData } from '/static/workshop/workshop.d.ts' */

/**
 * The signs of each kind of edge: upright between two columns, level between two rows.
 * @type {Record<string, [string, string]>}
 */
const SIGNS = {
  open: [' ', '   '],
  wall: ['|', '---'],
  'closed-door': ['D', ' D '],
  window: ['W', ' W '],
  thin: [':', '...'],
  'party-wall': ['#', '###'],
};

/**
 * Row, column and floor of a space.
 * @param {string} name like 3,5 or 3,5@2
 * @returns {[number, number, number]}
 */
export function spot(name) {
  const [place, floor = '1'] = name.split('@'),
    [row, col] = place.split(',').map(Number);
  return [row, col, Number(floor)];
}

/** The name of a space. @param {number} row @param {number} col @param {number} floor */
export const nameOf = (row, col, floor) => `${row},${col}${floor > 1 ? `@${floor}` : ''}`;

/** The name of an edge, the smaller space first. @param {string} a @param {string} b */
export function edgeOf(a, b) {
  const [r1, c1] = spot(a),
    [r2, c2] = spot(b);
  return r1 < r2 || (r1 === r2 && c1 < c2) ? `${a}|${b}` : `${b}|${a}`;
}

/** A space as the page spells it, from a file's own spelling. @param {BoardData} data @param {string} text */
export function fromFile(data, text) {
  const [id, space] = text.includes(':') ? text.split(':') : ['', text],
    floor = id ? data.floor.findIndex((/** @type {BoardData} */ one) => String(one.id) === id) + 1 : 1;
  return floor > 1 ? `${space}@${floor}` : space;
}

/** A space as a file spells it. @param {BoardData} data @param {string} name */
export function toFile(data, name) {
  const [row, col, floor] = spot(name);
  return data.floors > 1 ? `${data.floor[floor - 1].id}:${row},${col}` : `${row},${col}`;
}

/** The lines of a floor's plan, each as wide as it must be. @param {BoardData} data @param {number} floor */
export function linesOf(data, floor) {
  const lines = String(data.floor[floor - 1].plan).split('\n'),
    wide = 4 * (data.cols + 2) - 1;
  return Array.from({ length: 2 * data.rows + 3 }, (_, i) => (lines[i] ?? '').padEnd(wide));
}

/**
 * Where the sign of an edge stands: line, column, is it level?
 * @param {string} edge @returns {[number, number, boolean]}
 */
function edgeSign(edge) {
  const [[r1, c1], [r2]] = edge.split('|').map(spot);
  return r1 === r2 ? [2 * r1, 4 * c1 + 3, false] : [2 * r1 + 1, 4 * c1, true];
}

/** What stands on an edge. @param {BoardData} data @param {string} edge */
export function edgeKind(data, edge) {
  const [line, column, level] = edgeSign(edge),
    lines = linesOf(data, spot(edge.split('|')[0])[2]),
    sign = lines[line].slice(column, column + (level ? 3 : 1));
  return Object.keys(SIGNS).find((kind) => SIGNS[kind][level ? 1 : 0] === sign) ?? 'open';
}

/**
 * Put something into a line.
 * @param {BoardData} data @param {number} floor @param {number} line @param {number} column @param {string} sign
 */
function put(data, floor, line, column, sign) {
  const lines = linesOf(data, floor);
  lines[line] = lines[line].slice(0, column) + sign + lines[line].slice(column + sign.length);
  data.floor[floor - 1].plan = `${lines.map((one) => one.trimEnd()).join('\n')}\n`;
}

/** Draw an edge; changes the data. @param {BoardData} data @param {string} edge @param {string} kind */
export function putEdge(data, edge, kind) {
  const [line, column, level] = edgeSign(edge);
  put(data, spot(edge.split('|')[0])[2], line, column, SIGNS[kind][level ? 1 : 0]);
}

/** The mark in a space: UP, DN, L or X, or nothing. @param {BoardData} data @param {string} name */
export function signAt(data, name) {
  const [row, col, floor] = spot(name);
  return linesOf(data, floor)
    [2 * row].slice(4 * col, 4 * col + 3)
    .trim();
}

/** Write a mark into a space; changes the data. @param {BoardData} data @param {string} name @param {string} sign */
export function putSign(data, name, sign) {
  const [row, col, floor] = spot(name);
  put(data, floor, 2 * row, 4 * col, sign.length === 1 ? ` ${sign} ` : sign.padEnd(3));
}

/** Is a space inside the building? @param {BoardData} data @param {string} name */
export function isInside(data, name) {
  const [row, col] = spot(name);
  return row >= 1 && row <= data.rows && col >= 1 && col <= data.cols;
}

/** The spaces around one, those of the ring included. @param {BoardData} data @param {string} name */
export function around(data, name) {
  const [row, col, floor] = spot(name);
  return [
    [row - 1, col],
    [row, col + 1],
    [row + 1, col],
    [row, col - 1],
  ]
    .filter(([r, c]) => r >= 0 && c >= 0 && r <= data.rows + 1 && c <= data.cols + 1)
    .map(([r, c]) => nameOf(r, c, floor));
}

/** The spaces that nothing divides from one. @param {BoardData} data @param {string} name */
export function enclosed(data, name) {
  const found = new Set([name]),
    todo = [name];
  while (todo.length) {
    const here = /** @type {string} */ (todo.pop());
    for (const there of around(data, here))
      if (!found.has(there) && isInside(data, there) && edgeKind(data, edgeOf(here, there)) === 'open') {
        found.add(there);
        todo.push(there);
      }
  }
  return [...found].sort((a, b) => spot(a)[0] - spot(b)[0] || spot(a)[1] - spot(b)[1]);
}
