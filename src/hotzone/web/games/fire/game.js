// @ts-check
/** The fire game as the page plugs it in: drawing, telling, naming. */
import { svg } from '../../kit.js';
import { t } from '../../words.js';
import { about, anchors, asks, groups, iconOf, pleas, probe, remote, title } from './actions.js';
import { storey } from './board.js';
import { asText, hint, label } from './describe.js';
import { between, beside, chart, frame, line, size } from './geometry.js';
import { legend } from './legend.js';
import { lens, lensWords } from './lens.js';
import { retell, weight } from './retell.js';
import { patterns } from './rooms.js';
import { helmet, symbols } from './symbols.js';
import { full, placeOf, short, tell } from './tell.js';

const charts = new WeakMap();
/** Look-ups of a board, made once. @param {any} board */
const mapOf = (board) => {
  if (!charts.has(board)) charts.set(board, chart(board));
  return charts.get(board);
};

export const game = {
  name: 'fire',
  mapOf,
  size,
  frame,
  storey,
  line,
  beside,
  between,
  retell,
  weight,
  tell,
  placeOf,
  short,
  full,
  groups,
  iconOf,
  probe,
  title,
  about,
  anchors,
  remote,
  hint,
  legend,
  label,
  asText,
  asks,
  pleas,
  lens,
  lensWords,

  /** Symbols that this match needs. @param {any} view */
  symbols: (view) => svg`<defs>${patterns}</defs>${symbols}${(view?.firefighters ?? [1, 2, 3, 4, 5, 6].map((number) => ({ number, card: 'firefighter' }))).map((/** @type {any} */ one) => helmet(one.number, one.card))}`,

  /** The figures of the crew, in turn order. @param {any} view */
  crew: (view) => view.firefighters.map((/** @type {any} */ one) => ({ number: one.number, at: one.at, saved: one.saved, symbol: `helmet-${one.number}`, role: t(`card-${one.card}`), card: one.card })),

  /** The strip above the board. @param {any} view @param {any} board */
  status: (view, board) => [
    { id: 'rescued', value: view.counts.rescued, of: board.limits.rescue, kind: 'good' },
    { id: 'lost', value: view.counts.lost, of: board.limits.lose, kind: 'bad', danger: view.counts.lost >= board.limits.lose - 1 },
    ...(view.evidence === undefined ? [] : [{ id: 'evidence', value: view.evidence, of: board.limits.evidence ?? 3, kind: 'good' }]),
    { id: 'damage', value: view.counts.damage, of: board.limits.damage, kind: 'bar', danger: view.counts.damage >= board.limits.damage * 0.75 },
  ],

  /** Points of the active figure: what is left, of how many, and its shape. @param {any} view */
  points: (view) => ['ap', 'move', 'douse', 'command'].map((id) => ({ id, left: view.points[id] + (id === 'ap' ? view.points.saved : 0), shape: id === 'ap' ? 'circle' : 'triangle' })),

  /** Where the focus begins. @param {any} view */
  home: (view) => view.firefighters[view.seat - 1]?.at ?? '1,1',

  /** The size of the drawing before a match: floors side by side. @param {any} board */
  previewSize: (board) => ({ width: size(board).width * board.floors + 40 * (board.floors - 1), height: size(board).height }),

  /** A building before a match: its walls as built, its first fires. @param {any} board @param {any} [shown] */
  preview: (board, shown) => mapOf(board).floors.map((/** @type {number} */ floor) => svg`<g transform="translate(${(floor - 1) * (size(board).width + 40)},0)">${storey(mapOf(board), {
    spaces: Object.fromEntries((shown?.first_fires ?? []).map((/** @type {string} */ name) => [name, { threat: 'fire' }])),
    edges: Object.fromEntries(board.edges.map((/** @type {any} */ edge) => [edge.name, edge.kind])),
    elevators: Object.fromEntries([...mapOf(board).lifts.values()].map((name) => [name, 'lobby'])),
    firefighters: [], poi: [], vehicles: {}, stage: 'parking',
  }, floor, { plan: null, reach: [], offered: [], told: '', kind: '', pings: [], nod: '', active: 0 })}</g>`),

  /** Small counts for the Team pane. @param {any} view */
  counts: (view) => ['threats_left', 'poi_left', 'victims_unseen', 'alarms_unseen', 'hot_spots_left'].map((id) => ({ id, value: view.counts[id] })),
};
