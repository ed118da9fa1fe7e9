// @ts-check
/** The reactor game as the page plugs it in: drawing, telling, naming. */
import { svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import {
  asks,
  groups,
  iconOf,
  pleas,
  probe,
  probeToken,
  read,
  title,
  walks,
  warning,
  ways,
  wayWords,
} from './actions.js';
import { stage, storey } from './board/board.js';
import { asText, label, placeWords } from './text/board_text.js';
import { replayEvent, weight } from './text/event_replay.js';
import { placeOf, tell, tellAction } from './text/event_text.js';
import { beside, chart, corners } from './board/geometry.js';
import { legend } from './legend.js';
import { puzzleKind } from './puzzles.js';
import { riskMarks, riskKinds, riskTold, riskWords } from './risk.js';
import { badges, result } from './result.js';
import { danger, sound, sounds } from './sounds.js';
import { helmet, symbols } from './board/symbols.js';

/** @import { OwnOffer, ReactorMap } from './types.d.ts' */
/** @import { Cell, Character, ReactorBoard, ReactorView } from './view.d.ts' */
/** @import { GamePage, Status } from '/static/lib/game.d.ts' */
/** @import { LogEntrySent } from '/static/lib/protocol.d.ts' */

const charts = new WeakMap();
const mapOf = (/** @type {ReactorBoard} */ board) => {
  if (!charts.has(board)) charts.set(board, chart(board));
  return charts.get(board);
};

/** The control assembly around which most lie, of those known to work. @param {ReactorView} view */
const best = (view) => Object.entries(view.gathered ?? {}).sort((a, b) => b[1] - a[1])[0];

/** Is it a hero's turn, whoever turns up what the hero opens? @param {ReactorView} view */
const isActing = ({ stage }) => stage === 'acting' || stage === 'sacrificing';

/** The strip over the field. @param {ReactorView} view @returns {Status[]} */
function status(view) {
  const { limits } = view,
    found = limits.emergency - view.unseen.emergency,
    [rod, around] = best(view) ?? ['', 0];
  return [
    {
      id: 'r-dial',
      value: view.dial,
      of: limits.dial,
      kind: 'gauge',
      danger: view.sector === 'red',
      marks: [limits.yellow, limits.red],
      word: t(`r-sector-${view.sector}`),
      note: t('r-cards', { overheat: view.cards.overheat, control: view.cards.control }),
    },
    {
      id: 'r-found',
      value: found,
      of: limits.emergency,
      kind: 'good',
      label: t('r-goal-found', { many: limits.emergency }),
      brief: t('status-r-found'),
    },
    {
      id: 'r-around',
      value: around,
      of: limits.around,
      kind: 'good',
      label: rod ? t('r-around', { place: rod }) : t('r-goal-around'),
      brief: rod ? t('r-around', { place: rod }) : t('r-around-none'),
    },
    {
      id: 'r-hearts',
      value: view.hearts,
      of: limits.hearts,
      kind: 'hearts',
      danger: view.hearts === 1 && limits.hearts > 1,
    },
  ];
}

/** What lies open on the card of the home page: numbers of fuel cells. */
const FOUND = /** @type {Record<number, Partial<Cell>>} */ ({
  2: { attention: true },
  8: { up: true, sign: 'red' },
  10: { up: true, sign: 'black' },
  14: { up: true, sign: 'red' },
  16: { attention: true },
});
const CREW = [9, 15];

/**
 * A field with nothing else on it, or with what has been found by some.
 * @param {ReactorBoard} board
 * @param {Record<number, Partial<Cell>>} [found]
 * @param {number[]} [crew]
 */
function drawn(board, found = {}, crew = []) {
  const fuel = board.cells.filter((cell) => cell.place === 'fuel'),
    more = new Map(fuel.map((cell, i) => [cell.name, found[i]]));
  return storey(
    mapOf(board),
    /** @type {ReactorView} there is nothing else to draw */ ({
      cells: Object.fromEntries(
        board.cells.map((cell) => [
          cell.name,
          {
            place: cell.place,
            tile: cell.place === 'fuel' || cell.place === 'control' ? cell.place : undefined,
            up: false,
            ...more.get(cell.name),
          },
        ]),
      ),
      characters: /** @type {Character[]} */ (crew.map((i, at) => ({ number: at + 1, at: fuel[i]?.name ?? null }))),
      seat: 1,
    }),
    1,
    { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 },
  );
}

/** @type {GamePage<ReactorView, ReactorBoard, ReactorMap>} */
export const game = {
  name: 'reactor',
  prefix: 'r-',
  costKey: 'r-cost',
  mapOf,
  storey,
  stage,
  beside,
  asks,
  pleas,
  groups,
  iconOf,
  probe,
  probeToken,
  title,
  warning,
  wayWords,
  asText,
  label,
  legend,
  placeOf,
  replayEvent,
  tell,
  tellAction,
  weight,
  status,
  sound,
  sounds,
  danger,
  riskMarks,
  riskTold,
  riskKinds,
  riskWords,
  puzzleKind,
  read,
  walks,
  ways,
  loadSetup: () => import('./setup.js').then((found) => found.setup),
  result,
  badges,
  tabletop: () => import('./tabletop/tabletop.js').then((found) => found.tabletop),
  workshop: () => import('./workshop/workshop.js').then((found) => found.workshop),
  endScene: () => import('./end_scene.js').then((found) => found.paintPlant),
  onFoot: ['move', 'cross'],
  chances: ['r-defeat'],

  /** The keys of the groups of actions. @returns {[string, string]} */
  keys: () => ['M O', `${t('group-r-move')}, ${t('group-r-open')}`],

  /** An offer as the page knows all offers: its place is a space. @param {OwnOffer} offer */
  offer: (offer) => (offer.cell ? { ...offer, space: offer.cell } : offer),

  size: (board) => mapOf(board).shape,
  hit: (b) => svg`
    <polygon points=${corners(b, 0.9)}></polygon>
  `,
  short: (/** @type {string} */ place) => place,
  placeWords,
  full: (map, /** @type {string} */ place) => t('r-cell', { place }),
  line: () => ({ place: '', mx: 0, my: 0, level: true }),
  symbols: (view) => svg`
    ${symbols}${(
      view?.characters ?? ['soldier', 'engineer', 'firefighter', 'doctor'].map((name, i) => ({ number: i + 1, name }))
    ).map(helmet)}
  `,
  nameOf: (view, /** @type {number} */ seat) =>
    view?.characters[seat - 1] ? t(`r-${view.characters[seat - 1].name}`) : `${seat}`,
  crew: (view) =>
    view.characters.map((one) => ({
      number: one.number,
      at: one.at,
      saved: 0,
      symbol: `helmet-${one.number}`,
      role: one.alive ? t('r-dose', { number: one.radiation }) : t('r-dead'),
      dead: !one.alive,
    })),
  points: (view) => [{ id: 'r-steps', left: view.steps, shape: 'circle', always: true }],
  meter: (view, /** @type {number} */ number) => ({
    value: view.characters[number - 1]?.radiation ?? 0,
    of: view.limits.radiation,
    text: t('r-radiation', { number: view.characters[number - 1]?.radiation ?? 0, of: view.limits.radiation }),
  }),
  home: (view) => view.characters[view.seat - 1]?.at ?? '16',
  phases: (view) => ({
    ids: ['r-phase-1', 'r-phase-2'],
    now: isActing(view) ? 2 : view.turn ? 1 : 0,
  }),
  answers: isActing,
  counts: (view) => [
    { id: 'r-overheat', value: view.decks.overheat.left },
    { id: 'r-control', value: view.decks.control.left },
    { id: 'r-normal', value: view.unseen.normal },
    { id: 'r-emergency', value: view.unseen.emergency },
    { id: 'r-working', value: view.unseen.working },
  ],

  /** What the last reactor phase drew, in a few words. @param {LogEntrySent[]} entries of the log */
  trace: (entries) => {
    const drawn = /** @type {string[]} */ ([]);
    for (const event of entries.slice(-40).flatMap((entry) => entry.events)) {
      if (event.kind === 'turn') drawn.length = 0;
      if (event.kind === 'card') drawn.push(event.text.split(' ')[1]);
    }
    return drawn.length ? t('r-last-cards', { many: drawn.length, cards: drawn.slice(-6).join(', ') }) : '';
  },

  /** The button that ends it all: how far it is. @param {ReactorView} view */
  goal: (view) => ({
    text: best(view) ? t('r-off', { many: view.limits.around - best(view)[1] }) : t('r-off-unknown'),
    probe: 'off',
  }),

  /** A field before a match. @param {ReactorBoard} board */
  preview: (board) => drawn(board),

  /** The field of its card: two heroes, and what they have found. @param {ReactorBoard} board */
  poster: (board) => drawn(board, FOUND, CREW),
};
