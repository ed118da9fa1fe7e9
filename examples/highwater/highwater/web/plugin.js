// @ts-check
/** High Water as the page plugs it in: drawing, telling, naming. */
import { t } from '/static/lib/i18n.js';
import { groups, iconOf, probe, read, title } from './actions.js';
import { stage, storey } from './drawing.js';
import { dice, placeOf, replayEvent, rolled, tell, weight } from './events.js';
import { beside, mapOf } from './geometry.js';
import { result } from './result.js';
import { setup } from './setup.js';
import { symbols } from './symbols.js';
import { asText, label, legend } from './words.js';

/** @import { GameEvent, GamePage } from '/static/lib/game.d.ts' */
/** @import { HighWaterView, Village, VillageMap } from './types.d.ts' */

/** @type {GamePage<HighWaterView, Village, VillageMap>} */
export const game = {
  name: 'highwater',
  prefix: 'hw-',
  costKey: 'hw-cost',
  ways: ['row'],
  walks: /^row/,
  onFoot: ['row'],
  mapOf,
  beside,
  storey,
  stage,
  symbols,
  groups,
  iconOf,
  probe,
  read,
  title,
  asText,
  label,
  legend,
  dice,
  rolled,
  placeOf,
  replayEvent,
  tell,
  weight,
  setup,
  result,
  asks: () => [],
  pleas: () => [],
  riskWords: () => [],
  line: () => ({ place: '', mx: 0, my: 0 }),
  size: (board) => mapOf(board).shape,
  short: (place) => place ?? '',
  full: (map, place) => t('hw-place', { place, kind: map.spaces.get(place)?.kind ?? 'water' }),
  nameOf: (_view, seat) => t(`hw-boat-${seat}`),
  wayWords: (option) => (option.cost ? t('hw-cost', { many: option.cost }) : ''),
  home: (view) => view.boats[view.seat - 1].at,

  /** The figures of the panel. */
  crew: (view) =>
    view.boats.map((boat) => ({
      number: boat.number,
      at: boat.at,
      saved: 0,
      symbol: `helmet-${boat.number}`,
      role: t('hw-aboard', { many: boat.aboard, of: view.limits.room }),
    })),
  points: (view) => [{ id: 'hw-strokes', left: view.strokes, shape: 'circle', always: true }],
  phases: (view) => ({
    ids: ['hw-phase-1', 'hw-phase-2'],
    now: view.stage === 'acting' ? 1 : view.stage === 'rising' ? 2 : 0,
  }),
  counts: (view) => [
    { id: 'hw-waiting', value: waiting(view) },
    {
      id: 'hw-afloat',
      value: view.boats.reduce((sum, one) => sum + one.aboard, 0),
    },
  ],

  /** The strip over the village. */
  status: (view) => [
    { id: 'hw-saved', value: view.saved, of: view.limits.goal, kind: 'good' },
    {
      id: 'hw-lost',
      value: view.lost,
      of: view.limits.may_lose + 1,
      kind: 'bad',
      danger: view.lost === view.limits.may_lose,
    },
    { id: 'hw-waiting', value: waiting(view), of: view.limits.people, kind: 'good' },
  ],

  /** Which sound an event makes, or ''. @param {GameEvent} event */
  sound({ kind, text }) {
    if (kind === 'rolled') return 'dice';
    if (kind === 'swept') return 'danger';
    return kind === 'landed' || text.startsWith('ended victory') ? 'rescued' : '';
  },

  /** The keys of the groups of actions. @returns {[string, string]} */
  keys: () => ['M T S P', ['row', 'take', 'sandbag', 'pass'].map((id) => t(`group-hw-${id}`)).join(', ')],

  /** A village before a match. @param {Village} board */
  preview: (board) =>
    storey(
      mapOf(board),
      {
        houses: board.houses.map((at, i) => ({
          number: i + 1,
          at,
          people: board.people[i],
          water: 0,
        })),
        boats: [],
        limits: { stands: board.stands },
      },
      1,
      { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 },
    ),
};

/** Who still waits on a roof. @param {HighWaterView} view */
const waiting = (view) => view.houses.reduce((sum, house) => sum + house.people, 0);
