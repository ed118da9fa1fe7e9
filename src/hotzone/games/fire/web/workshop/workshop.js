// @ts-check
/** The fire game in the workshop: sizes, layers and tools of a building. */
import { svg } from '/static/lib/templates.js';
import { has as knows, t } from '/static/lib/i18n.js';
import { sample } from '../board/edges.js';
import { INTERIORS } from '../board/furniture.js';
import { roomOf } from '../board/rooms.js';
import { COMPASS, boardOf, viewOf } from './building_board.js';
import { EDGE_TOOLS, apply, arrowsToMiddle, firstExplosion, has, listed, mirror, mirrored } from './building_edits.js';
import { edgeKind, signAt, spot } from './drawn_plan.js';

/** @import { FireBoard } from '../view.d.ts' */
/** @import { FireMap } from '../types.d.ts' */
/** @import { BoardData, Tool, WorkshopGame } from '/static/workshop/workshop.d.ts' */

/** Names of rooms whose furniture we have, as board files write them. */
const ROOMS = {
  living: 'living room',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  hall: 'hall',
  bath: 'bathroom',
  dining: 'dining room',
  laundry: 'laundry',
  closet: 'closet',
  study: 'study',
  library: 'library',
  restaurant: 'restaurant',
  bar: 'bar',
  'conference-room': 'conference room',
  'copy-room': 'copy room',
};
const LONGEST_ROOM = 40;
const SIGNS = { UP: 'wsf-stair-up', DN: 'wsf-stair-down', L: 'wsf-elevator', X: 'wsf-closed' };

/** @param {string} id @param {string} key */
const edgeTool = (id, key) => ({
  id,
  layer: 'walls',
  key,
  on: /** @type {const} */ ('edge'),
  sample: () => svg`
    <g transform="translate(4,22) scale(0.92)">
      ${
        id === 'open'
          ? svg`
              <path class="open-edge" d="M6,0H94"></path>
            `
          : sample(EDGE_TOOLS[id])
      }
    </g>
  `,
});

/** @type {() => Tool[]} */
const tools = () => [
  edgeTool('wall', '1'),
  edgeTool('door', '2'),
  edgeTool('open', '3'),
  edgeTool('window', '4'),
  edgeTool('thin', '5'),
  edgeTool('party', '6'),
  {
    id: 'room',
    layer: 'rooms',
    key: 'r',
    icon: 'home',
    on: 'space',
    words: LONGEST_ROOM,
    choices: Object.entries(ROOMS)
      .filter(([kind]) => kind in INTERIORS)
      .map(([kind, name]) => ({ id: name, label: knows(`room-${kind}`) ? t(`room-${kind}`) : name })),
  },
  { id: 'stair', layer: 'rooms', key: 's', icon: 'stairs', on: 'space', floors: 2 },
  { id: 'elevator', layer: 'rooms', key: 'l', icon: 'lift', on: 'space' },
  { id: 'closed', layer: 'outside', key: 'x', icon: 'x', on: 'outside' },
  { id: 'engine', layer: 'outside', key: 'e', icon: 'truck', on: 'outside' },
  { id: 'ambulance', layer: 'outside', key: 'a', icon: 'cross', on: 'outside' },
  {
    id: 'arrow',
    layer: 'arrows',
    key: 'w',
    icon: 'right',
    on: 'space',
    choices: Object.keys(COMPASS).map((id) => ({ id, label: t(`wsf-arrow-${id.toLowerCase()}`) })),
  },
  { id: 'fire', layer: 'start', key: 'f', icon: 'burst', on: 'space', floors: 1 },
  { id: 'poi', layer: 'start', key: 'p', icon: 'person', on: 'space', floors: 1 },
  {
    id: 'explosion',
    layer: 'start',
    key: '8',
    icon: 'dice',
    on: 'space',
    floors: 1,
    choices: Array.from({ length: 8 }, (_, i) => ({ id: String(i + 1), label: String(i + 1) })),
  },
];

/** How many edges of a kind there are. @param {BoardData} data @param {string} kind */
const many = (data, kind) => /** @type {FireBoard} */ (boardOf(data)).edges.filter((edge) => edge.kind === kind).length;

/** Which way an arrow leads, as a sign. @type {Record<string, string>} */
const HEADS = { N: '↑', NE: '↗', E: '→', SE: '↘', S: '↓', SW: '↙', W: '←', NW: '↖' };

/** @type {WorkshopGame} */
export const workshop = {
  sizes: [
    { id: 'one', width: 8, height: 6, floors: 1 },
    { id: 'two', width: 4, height: 6, floors: 2 },
  ],
  layers: [
    { id: 'walls', icon: 'brick' },
    { id: 'rooms', icon: 'home' },
    { id: 'outside', icon: 'truck' },
    { id: 'arrows', icon: 'right' },
    { id: 'start', icon: 'flag' },
  ],
  tools,
  eraser: 'open',
  boardOf,
  viewOf: (data, board) => viewOf(data, /** @type {FireBoard} */ (board)),
  apply,
  has,
  mirror,
  mirrored: (choice, way) => (choice in COMPASS ? mirrored(choice, way) : choice),

  marks: (data, layer) => {
    if (layer === 'start')
      return firstExplosion(data).flatMap((place, i) => (place ? [{ place, text: String(i + 1) }] : []));
    if (layer !== 'arrows') return [];
    return boardOf(data)
      .spaces.filter((one) => one.inside)
      .map((one) => ({ place: one.name, text: HEADS[data.poi_arrows.compass[one.row - 1][one.col - 1]] ?? '?' }));
  },

  label(data, map, place) {
    const own = /** @type {FireMap} */ (map);
    if (place.includes('|')) {
      const rooms = place
        .split('|')
        .map((name) => (own.spaces.get(name).inside ? roomOf(own, name) : t('wsf-outside')));
      return t('wsf-edge-label', {
        kind: t(`wsf-kind-${edgeKind(data, place)}`),
        one: rooms[0] || t('wsf-no-room'),
        other: rooms[1] || t('wsf-no-room'),
      });
    }
    const sign = signAt(data, place),
      said = [
        own.spaces.get(place).inside ? roomOf(own, place) || t('wsf-no-room') : t('wsf-outside'),
        sign in SIGNS ? t(SIGNS[/** @type {keyof typeof SIGNS} */ (sign)]) : '',
        listed(data, 'fire').includes(place) ? t('wsf-fire') : '',
        listed(data, 'poi').includes(place) ? t('wsf-poi') : '',
      ];
    return said.filter(Boolean).join(', ');
  },

  counts: (data) => [
    t('wsf-doors', { many: many(data, 'closed-door'), most: data.floors > 1 || many(data, 'window') ? 14 : 8 }),
    t('wsf-windows', { many: many(data, 'window') }),
    t('wsf-ways-in', {
      many: boardOf(data).edges.filter(
        (edge) =>
          edge.kind === 'open' &&
          edge.spaces.some(
            (name) => spot(name)[0] < 1 || spot(name)[1] < 1 || spot(name)[0] > data.rows || spot(name)[1] > data.cols,
          ) &&
          spot(edge.spaces[0])[2] === 1,
      ).length,
    }),
  ],

  trial: (data) => ({
    settings: { crew: 3, ...(data.elevator || data.floors > 1 ? { rules: 'experienced', level: 'recruit' } : {}) },
    seats: 3,
  }),

  measured: () =>
    /** @type {[string, number][]} */ ([
      ['family', 4],
      ['recruit', 4],
      ['veteran', 4],
      ['heroic', 4],
      ['veteran', 3],
      ['veteran', 6],
    ]).map(([level, crew]) => ({
      level,
      crew,
      label: t('wsf-cell', { level: t(level === 'family' ? 'rules-family' : `level-${level}`), crew }),
    })),

  fills: [{ id: 'arrows-middle', layer: 'arrows', apply: arrowsToMiddle }],
  steps: [
    { id: 'f-outline', tool: 'wall', fact: 'exterior_openings' },
    { id: 'f-walls', tool: 'wall', fact: 'walls' },
    { id: 'f-doors', tool: 'door', fact: 'doors' },
    { id: 'f-windows', tool: 'window', fact: 'windows' },
    { id: 'f-stairs', tool: 'stair', fact: 'stair_spaces', floors: 2 },
    { id: 'f-rooms', tool: 'room', fact: 'rooms' },
    { id: 'f-parking', tool: 'engine', fact: 'parking' },
    { id: 'f-arrows', tool: 'arrow', fact: 'poi_arrows' },
    { id: 'f-start', tool: 'fire', fact: 'family', floors: 1 },
  ],
};
