// @ts-check
/** Reactor in the workshop: cells, numbers, start cells, dial and cards of a field. */
import { svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { SIX } from '../board/geometry.js';
import { CELL_TOOLS, HEROES, apply, follow, has, many, mirror, rowByRow, tilesForCells } from './field_edits.js';
import { numbers, setNumber } from './field_numbers.js';
import { SIDES, cellsOf, isEmpty, kindOf, placeAt, rimOf } from './field_plan.js';

/** @import { ReactorBoard, ReactorView } from '../view.d.ts' */
/** @import { BoardData, Tool, WorkshopGame } from '/static/workshop/workshop.d.ts' */
/** @import { Spot } from './field_plan.js' */

const BOX = { fuel: 31, control: 6 }; // tiles in the box

/** A cell beside its tool. @param {string} look */
const sample = (look) => () => svg`
  <g class="field-cell is-${look}" transform="translate(50,22)">
    <polygon class="cell-rim" points=${SIX.map(([x, y]) => `${x * 22},${y * 22}`).join(' ')}></polygon>
    <polygon class="cell-face" points=${SIX.map(([x, y]) => `${x * 19},${y * 19}`).join(' ')}></polygon>
  </g>
`;

/** @type {() => Tool[]} */
const tools = () => [
  { id: 'r-fuel', layer: 'r-field', key: '1', on: 'space', sample: sample('steel') },
  { id: 'r-control', layer: 'r-field', key: '2', on: 'space', sample: sample('rod') },
  { id: 'r-start', layer: 'r-field', key: '3', on: 'space', sample: sample('start') },
  { id: 'r-none', layer: 'r-field', key: '4', on: 'space', icon: 'x' },
  { id: 'r-number', layer: 'r-numbers', key: 'n', on: 'space', icon: 'pencil', alone: true, typed: 2 },
  {
    id: 'r-count',
    layer: 'r-numbers',
    key: 'c',
    on: 'space',
    icon: 'right',
    alone: true,
    choices: [{ id: '1', label: t('r-ws-from-one') }],
    words: 2,
  },
  {
    id: 'r-home',
    layer: 'r-crew',
    key: 'h',
    on: 'space',
    icon: 'person',
    alone: true,
    choices: HEROES.map((id) => ({ id, label: t(`r-${id}`) })),
  },
];

/** A field of these places. @param {BoardData} data @param {Map<string, Spot>} spots @returns {ReactorBoard} */
function boardWith(data, spots) {
  const cells = cellsOf(data),
    top = Math.min(...[...spots.values()].map((one) => one.row)),
    order = (/** @type {string} */ name) => ['fuel', 'control', 'start'].indexOf(kindOf(name)),
    drawn = [...spots].map(([name, { row, col }]) => ({
      name,
      row: row - top,
      col,
      place: isEmpty(name) ? 'none' : kindOf(name),
      next: SIDES.map(([down, right]) => placeAt(cells, row + down, col + right)).filter((one) => !isEmpty(one)),
    }));
  drawn.sort((a, b) => order(a.name) - order(b.name) || a.name.localeCompare(b.name, 'en', { numeric: true }));
  return {
    name: 'draft',
    title: String(data.title ?? ''),
    grid: 'hex',
    rows: Math.max(...drawn.map((one) => one.row)) + 1,
    limits: {
      dial: many(data, 'fuel'),
      emergency: data.tiles?.tvs_emergency ?? 6,
      radiation: data.radiation?.max ?? 16,
      hearts: 3,
    },
    cells: drawn,
  };
}

/** The field before a match: every tile face down. @param {ReactorBoard} board @returns {ReactorView} */
const viewOf = (board) =>
  /** @type {ReactorView} before a match there is nothing else to draw */ ({
    cells: Object.fromEntries(
      board.cells
        .filter((cell) => cell.place !== 'none')
        .map((cell) => [
          cell.name,
          { place: cell.place, tile: cell.place === 'start' ? undefined : cell.place, up: false },
        ]),
    ),
    characters: /** @type {ReactorView['characters']} */ ([]),
    seat: 1,
  });

/** @type {WorkshopGame} */
export const workshop = {
  sizes: [{ id: 'r-hex', width: 7, height: 7, floors: 1 }],
  layers: [
    { id: 'r-field', icon: 'fit' },
    { id: 'r-numbers', icon: 'list' },
    { id: 'r-crew', icon: 'people' },
  ],
  tools,
  eraser: 'r-none',
  boardOf: (data) => boardWith(data, cellsOf(data)),
  sheetOf: (data) => boardWith(data, new Map([...cellsOf(data), ...rimOf(cellsOf(data))])),
  viewOf: (_data, board) => viewOf(/** @type {ReactorBoard} */ (board)),
  apply,
  has,
  follow,
  mirror,
  next: (tool, choice) => (tool === 'r-count' ? String(Number(choice) + 1) : choice),
  typed: (place) => (isEmpty(place) || kindOf(place) === 'start' ? '' : place),
  fits: (tool, place) =>
    tool in CELL_TOOLS ||
    (!isEmpty(place) &&
      (tool === 'r-none' || (tool === 'r-home' ? kindOf(place) === 'start' : kindOf(place) !== 'start'))),

  marks: (data, layer) => {
    if (layer === 'r-field') return [...rimOf(cellsOf(data)).keys()].map((place) => ({ place, text: '+' }));
    if (layer !== 'r-crew') return [];
    const homes = /** @type {Record<string, string[]>} */ ({});
    for (const hero of HEROES) (homes[data.start?.default?.[hero]] ??= []).push(t(`r-${hero}`).slice(0, 1));
    return Object.entries(homes).map(([place, who]) => ({ place, text: who.join('') }));
  },

  short: (place) => (isEmpty(place) ? '' : place),
  label(data, _map, place) {
    if (isEmpty(place)) return t('r-ws-empty');
    const cells = cellsOf(data),
      spot = cells.get(place),
      around = spot ? SIDES.map(([down, right]) => placeAt(cells, spot.row + down, spot.col + right)) : [];
    return t('r-ws-label', {
      kind: kindOf(place),
      place,
      around: around.filter((one) => !isEmpty(one)).join(' '),
    });
  },

  counts: (data) => [
    t('r-ws-fuel-count', { many: many(data, 'fuel'), most: BOX.fuel }),
    t('r-ws-control-count', { many: many(data, 'control'), most: BOX.control }),
    t('r-ws-start-count', { many: many(data, 'start') }),
  ],
  numbers,
  setNumber,

  trial: () => ({ settings: {}, seats: 4 }),
  measured: () =>
    [4, 3].flatMap((crew) =>
      [3, 2, 1].map((hearts) => ({ level: String(hearts), crew, label: t('r-ws-cell', { hearts, crew }) })),
    ),
  fills: [
    { id: 'r-rows', layer: 'r-numbers', apply: rowByRow },
    { id: 'r-tiles', layer: '', apply: tilesForCells },
  ],
  steps: [
    { id: 'r-shape', tool: 'r-fuel', fact: 'field_shape' },
    { id: 'r-control', tool: 'r-control', fact: 'suz_places' },
    { id: 'r-start', tool: 'r-start', fact: 'start_cells' },
    { id: 'r-numbers', tool: 'r-count', fact: 'numbering' },
    { id: 'r-dial', numbers: 'r-dial', fact: 'dial_sectors' },
    { id: 'r-cards', numbers: 'r-cards', fact: 'deck_sizes' },
    { id: 'r-heroes', numbers: 'r-heroes', fact: 'tokens_steps_radiation_lives' },
  ],
};
