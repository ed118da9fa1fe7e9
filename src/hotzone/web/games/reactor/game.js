// @ts-check
/** The reactor game as the page plugs it in: drawing, telling, naming. */
import { svg } from '../../kit.js';
import { t } from '../../words.js';
import { asks, groups, iconOf, pleas, probe, probeToken, title, warning, wayWords } from './actions.js';
import { beside, chart, corners, storey } from './field.js';
import { legend } from './legend.js';
import { lens, lensKinds, lensWords } from './lens.js';
import { helmet, symbols } from './symbols.js';
import { asText, label, placeOf, retell, tell, tellAction, weight } from './tell.js';

const charts = new WeakMap();
const mapOf = (/** @type {any} */ board) => {
  if (!charts.has(board)) charts.set(board, chart(board));
  return charts.get(board);
};

/** The control assembly around which most lie, of those known to work. @param {any} view */
const best = (view) => Object.entries(view.gathered ?? {}).sort((a, b) => b[1] - a[1])[0];

/** The strip over the field. @param {any} view */
function status(view) {
  const { limits } = view, found = limits.emergency - view.unseen.emergency, [rod, around] = best(view) ?? ['', 0];
  return [
    { id: 'r-dial', value: view.dial, of: limits.dial, kind: 'gauge', danger: view.sector === 'red', marks: [limits.yellow, limits.red], word: t(`r-sector-${view.sector}`), note: t('r-cards', { overheat: view.cards.overheat, control: view.cards.control }) },
    { id: 'r-found', value: found, of: limits.emergency, kind: 'good' },
    { id: 'r-around', value: around, of: limits.around, kind: 'good', label: rod ? t('r-around', { place: rod }) : t('r-around-none') },
    { id: 'r-hearts', value: view.hearts, of: limits.hearts, kind: 'hearts', danger: view.hearts === 1 && limits.hearts > 1 },
  ];
}

export const game = {
  name: 'reactor',
  prefix: 'r-',
  costKey: 'r-cost',
  mapOf,
  storey,
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
  retell,
  tell,
  tellAction,
  weight,
  status,
  lens,
  lensKinds,
  lensWords,
  size: (/** @type {any} */ board) => mapOf(board).shape,
  hit: (/** @type {any} */ b) => svg`<polygon points=${corners(b, 0.9)}></polygon>`,
  short: (/** @type {string} */ place) => place,
  full: (/** @type {any} */ map, /** @type {string} */ place) => t('r-cell', { place }),
  line: () => ({ place: '', mx: 0, my: 0, level: true }),
  symbols: (/** @type {any} */ view) => svg`${symbols}${(view?.characters ?? ['soldier', 'engineer', 'firefighter', 'doctor'].map((name, i) => ({ number: i + 1, name }))).map(helmet)}`,
  nameOf: (/** @type {any} */ view, /** @type {number} */ seat) => (view?.characters[seat - 1] ? t(`r-${view.characters[seat - 1].name}`) : `${seat}`),
  crew: (/** @type {any} */ view) => view.characters.map((/** @type {any} */ one) => ({ number: one.number, at: one.at, saved: 0, symbol: `helmet-${one.number}`, role: one.alive ? t('r-dose', { number: one.radiation }) : t('r-dead'), dead: !one.alive })),
  points: (/** @type {any} */ view) => [{ id: 'r-steps', left: view.steps, shape: 'circle', always: true }],
  meter: (/** @type {any} */ view, /** @type {number} */ number) => ({ value: view.characters[number - 1]?.radiation ?? 0, of: view.limits.radiation, text: t('r-radiation', { number: view.characters[number - 1]?.radiation ?? 0, of: view.limits.radiation }) }),
  home: (/** @type {any} */ view) => view.characters[view.seat - 1]?.at ?? '16',
  phases: (/** @type {any} */ view) => ({ ids: ['r-phase-1', 'r-phase-2'], now: view.stage === 'acting' ? 2 : view.turn ? 1 : 0 }),
  counts: (/** @type {any} */ view) => [{ id: 'r-overheat', value: view.decks.overheat.left }, { id: 'r-control', value: view.decks.control.left }, { id: 'r-normal', value: view.unseen.normal }, { id: 'r-emergency', value: view.unseen.emergency }, { id: 'r-working', value: view.unseen.working }],

  /** What the last reactor phase drew, in a few words. @param {any[]} entries of the log */
  trace: (entries) => {
    const drawn = /** @type {string[]} */ ([]);
    for (const event of entries.slice(-40).flatMap((entry) => entry.events)) {
      if (event.kind === 'turn') drawn.length = 0;
      if (event.kind === 'card') drawn.push(event.text.split(' ')[1]);
    }
    return drawn.length ? t('r-last-cards', { many: drawn.length, cards: drawn.slice(-6).join(', ') }) : '';
  },

  /** The button that ends it all: how far it is. @param {any} view */
  goal: (view) => ({ text: best(view) ? t('r-off', { many: view.limits.around - best(view)[1] }) : t('r-off-unknown'), probe: 'off' }),

  /** A field before a match. @param {any} board */
  preview: (board) => storey(mapOf(board), { cells: Object.fromEntries(board.cells.map((/** @type {any} */ cell) => [cell.name, { place: cell.place, tile: cell.place === 'start' ? undefined : cell.place, up: false }])), characters: [], seat: 1 }, 1, { plan: null, reach: [], offered: [], told: '', pings: [], nod: '', active: 0 }),
};
