// @ts-check
/**
 * What each tool changes in a field. Nothing here knows a rule: the server's check says what is wrong with the result.
 */
import { cellsOf, emptyName, isEmpty, kindOf, placeAt, planText, reading, shift, spotOf } from './field_plan.js';

/** @import { BoardData } from '/static/workshop/workshop.d.ts' */
/** @import { Spot } from './field_plan.js' */

/** The kind of cell that a tool draws. @type {Record<string, string>} */
export const CELL_TOOLS = { 'r-fuel': 'fuel', 'r-control': 'control', 'r-start': 'start' };
export const HEROES = ['soldier', 'engineer', 'firefighter', 'doctor'];
const MOST = { fuel: 99, control: 9, start: 16 }; // names that a plan has for them
const REPEATED = ['cells', 'side', 'tvs_count', 'suz_count']; // say what the plan draws

/** The name of a cell by its kind and number. @param {string} kind @param {number} number */
const named = (kind, number) =>
  kind === 'control' ? `S${number}` : kind === 'start' ? `Y${String.fromCharCode(96 + number)}` : String(number);

/**
 * The lowest name that is free; '' if all are taken.
 * @param {Map<string, Spot>} cells @param {'fuel' | 'control' | 'start'} kind
 */
function freeName(cells, kind) {
  for (let number = 1; number <= MOST[kind]; number += 1)
    if (!cells.has(named(kind, number))) return named(kind, number);
  return '';
}

/** How many cells of a kind there are. @param {BoardData} data @param {string} kind */
export const many = (data, kind) => [...cellsOf(data).keys()].filter((name) => kindOf(name) === kind).length;

/**
 * What a tool would put at a place stands there already.
 * @param {BoardData} data @param {string} tool @param {string} place @param {string} choice
 */
export function has(data, tool, place, choice) {
  if (tool === 'r-none') return isEmpty(place);
  if (tool in CELL_TOOLS) return !isEmpty(place) && kindOf(place) === CELL_TOOLS[tool];
  if (tool === 'r-home') return data.start?.default?.[choice] === place;
  return !isEmpty(place) && place === numbered(place, choice);
}

/**
 * The name that a cell gets by a typed number; '' for what is no number.
 * @param {string} place @param {string} choice
 */
function numbered(place, choice) {
  const kind = kindOf(place),
    number = Number(choice.replace(/^[sy]/i, ''));
  return kind !== 'start' && Number.isInteger(number) && number >= 1 && number <= MOST[kind] ? named(kind, number) : '';
}

/**
 * Give a cell another name; whoever had it gets the old one.
 * @param {Map<string, Spot>} cells @param {string} place @param {string} name
 */
function rename(cells, place, name) {
  const here = cells.get(place),
    there = cells.get(name);
  if (!here || !name || name === place) return false;
  cells.delete(place);
  cells.set(name, here);
  if (there) cells.set(place, there);
  return true;
}

/** @param {Map<string, Spot>} cells @param {string} tool @param {string} place @param {string} choice */
function changed(cells, tool, place, choice) {
  const spot = spotOf(cells, place);
  if (!spot) return false;
  if (tool === 'r-none') return cells.delete(place);
  if (!(tool in CELL_TOOLS)) return !isEmpty(place) && rename(cells, place, numbered(place, choice));
  const kind = /** @type {'fuel' | 'control' | 'start'} */ (CELL_TOOLS[tool]);
  if (!isEmpty(place) && kindOf(place) === kind) return false;
  const name = freeName(cells, kind);
  if (!name) return false;
  cells.delete(place);
  cells.set(name, spot);
  return true;
}

/**
 * A draft with one thing changed.
 * @param {BoardData} old @param {string} tool @param {string} place @param {string} choice @returns {BoardData}
 */
export function apply(old, tool, place, choice) {
  if (tool === 'r-home') return home(old, place, choice);
  const cells = cellsOf(old);
  if (!changed(cells, tool, place, choice) || !cells.size) return old;
  return settled({ ...structuredClone(old), plan: planText(cells) });
}

/** Who starts where. @param {BoardData} old @param {string} place @param {string} hero */
function home(old, place, hero) {
  if (isEmpty(place) || kindOf(place) !== 'start' || old.start?.default?.[hero] === place) return old;
  return { ...old, start: { ...old.start, default: { ...old.start?.default, [hero]: place } } };
}

/** Tiles for all cells, even where fewer work than in the box. @param {BoardData} data @returns {BoardData} */
export const tilesForCells = (data) =>
  settled({
    ...data,
    tiles: { ...data.tiles, suz_working: Math.max(1, Math.min(data.tiles?.suz_working ?? 2, many(data, 'control'))) },
  });

/**
 * What follows from the plan: as many tiles as cells, a start cell for everybody.
 * @param {BoardData} data @returns {BoardData}
 */
export function settled(data) {
  const starts = [...cellsOf(data).keys()].filter((name) => kindOf(name) === 'start').sort(),
    control = many(data, 'control'),
    working = data.tiles?.suz_working ?? 2,
    kept = Object.fromEntries(Object.entries(data).filter(([key]) => !REPEATED.includes(key)));
  const homes = Object.fromEntries(
    HEROES.map((hero, i) => {
      const now = data.start?.default?.[hero];
      return [hero, starts.includes(now) ? now : (starts[i % Math.max(starts.length, 1)] ?? now ?? '')];
    }),
  );
  return {
    ...kept,
    start: { ...data.start, default: homes },
    tiles: {
      ...data.tiles,
      tvs_ordinary: Math.max(1, many(data, 'fuel') - (data.tiles?.tvs_emergency ?? 6)),
      suz_broken: Math.max(0, control - working),
      suz_working: working,
    },
  };
}

/** Numbers row by row, each kind on its own. @param {BoardData} old @returns {BoardData} */
export function rowByRow(old) {
  const counts = { fuel: 0, control: 0, start: 0 },
    cells = new Map();
  for (const [name, spot] of [...cellsOf(old)].sort((a, b) => reading(a[1], b[1]))) {
    const kind = /** @type {'fuel' | 'control' | 'start'} */ (kindOf(name));
    cells.set(kind === 'start' ? name : named(kind, ++counts[kind]), spot);
  }
  return cells.size ? settled({ ...structuredClone(old), plan: planText(cells) }) : old;
}

/** The place on the other side. @param {BoardData} data @param {string} place @param {'across' | 'down'} way */
export function mirror(data, place, way) {
  const cells = cellsOf(data),
    spot = spotOf(cells, place),
    spots = [...cells.values()];
  if (!spot) return '';
  const rows = spots.map((one) => one.row),
    cols = spots.map((one) => one.col),
    row = way === 'down' ? Math.min(...rows) + Math.max(...rows) - spot.row : spot.row,
    col = way === 'across' ? Math.min(...cols) + Math.max(...cols) - spot.col : spot.col,
    [first] = spots;
  return (row + col - first.row - first.col) % 2 ? '' : placeAt(cells, row, col);
}

/**
 * What a place is called after an edit: cells get other names, the place stays.
 * @param {BoardData} before @param {BoardData} after @param {string} place
 */
export function follow(before, after, place) {
  const old = cellsOf(before),
    cells = cellsOf(after),
    spot = spotOf(old, place);
  if (!spot) return place;
  const [down, right] = shift(old, cells);
  return placeAt(cells, spot.row + down, spot.col + right) || emptyName(spot.row, spot.col);
}
