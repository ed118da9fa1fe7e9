// @ts-check
/** The reactor game as the page plugs it in: drawing, telling, naming. */
import { svg } from '../../kit.js';
import { has, t } from '../../words.js';
import { helmet } from '../fire/symbols.js';
import { beside, chart, corners, storey } from './field.js';
import { symbols } from './symbols.js';

const charts = new WeakMap();
const mapOf = (/** @type {any} */ board) => {
  if (!charts.has(board)) charts.set(board, chart(board));
  return charts.get(board);
};
const SIGNS = /** @type {Record<string, string>} */ ({ soldier: 'star', engineer: 'gear', firefighter: 'drop', doctor: 'cross' });
const COLOURS = /** @type {Record<string, number>} */ ({ soldier: 2, engineer: 4, firefighter: 3, doctor: 5 });
const ICONS = /** @type {Record<string, string>} */ ({ move: 'walk', cross: 'walk', open: 'eye', 'open-extra': 'eye', hose: 'drop', extinguisher: 'drop', pipeline: 'drop', on: 'check', off: 'flag', lift: 'carry', crane: 'carry', mask: 'person', help: 'cross', kit: 'cross', give: 'swap', leave: 'swap', take: 'swap', sacrifice: 'star', call: 'radio', ready: 'check', place: 'flag', end: 'flag' });
const GROUPS = [
  { id: 'r-move', verbs: ['move', 'cross'], icon: 'walk', key: 'M', base: true },
  { id: 'r-open', verbs: ['open', 'open-extra'], icon: 'eye', key: 'O', base: true },
  { id: 'r-cool', verbs: ['hose', 'pipeline', 'extinguisher', 'on'], icon: 'drop', key: 'X', base: false },
  { id: 'r-lift', verbs: ['lift', 'crane'], icon: 'carry', key: 'G', base: false },
  { id: 'r-health', verbs: ['mask', 'help', 'kit'], icon: 'cross', key: 'D', base: false },
  { id: 'r-token', verbs: ['give', 'leave', 'take'], icon: 'swap', key: 'S', base: false },
  { id: 'r-last', verbs: ['off', 'call', 'sacrifice', 'give-up'], icon: 'radio', key: 'C', base: false },
];
const QUIET = ['held', 'lying', 'player', 'deck-made'];
const CELLS = ['card', 'card-under', 'untouched', 'turned-up', 'cooled', 'removed', 'tile-back', 'shown', 'extinguisher-laid', 'extinguisher-gone'];

/** The words of an event as arguments. @param {any} event @param {(seat: number) => string} nameOf */
function args(event, nameOf) {
  const [kind, a = '', b = '', ...rest] = event.text.split(' ');
  if (CELLS.includes(kind)) return { who: '', place: a, what: [b, ...rest].join('-'), number: 0 };
  if (kind === 'tile-moved') return { who: '', place: b, what: a, number: 0 };
  if (['turn', 'radiation'].includes(kind)) return { who: nameOf(Number(a)), place: '', what: '', number: Number(b) };
  if (['dial', 'hearts'].includes(kind)) return { who: '', place: b, what: '', number: Number(a) };
  if (kind === 'ended') return { who: '', place: '', what: a, number: 0 };
  return { who: nameOf(Number(a)), place: b, what: '', number: 0 };
}

export const game = {
  name: 'reactor',
  mapOf,
  storey,
  beside,
  size: (/** @type {any} */ board) => mapOf(board).shape,
  hit: (/** @type {any} */ b) => svg`<polygon points=${corners(b, 0.9)}></polygon>`,
  short: (/** @type {string} */ place) => place,
  full: (/** @type {any} */ map, /** @type {string} */ place) => t('r-cell', { place }),
  iconOf: (/** @type {string} */ verb) => ICONS[verb] ?? 'play',
  probe: (/** @type {any} */ board, /** @type {any} */ view, /** @type {string} */ place) => `move ${place}`,
  weight: (/** @type {any} */ event) => /** @type {any} */ ({ card: 1, 'turned-up': 0.9, removed: 0.9, dial: 0.4, hearts: 1.2, died: 1.5, ended: 1, 'acute-phase': 1.2 })[event.kind] ?? 0,
  line: () => ({ place: '', mx: 0, my: 0, level: true }),

  /** @param {any} view */
  symbols: (view) => svg`${symbols}${(view?.characters ?? []).map((/** @type {any} */ one) => helmet(one.number, one.name, SIGNS[one.name] ?? 'flag', COLOURS[one.name]))}`,

  /** @param {any} view */
  crew: (view) => view.characters.map((/** @type {any} */ one) => ({ number: one.number, at: one.at, saved: 0, symbol: `helmet-${one.number}`, role: t('r-dose', { number: one.radiation }) })),

  /** @param {any} view @param {number} seat */
  nameOf: (view, seat) => (view?.characters[seat - 1] ? t(`r-${view.characters[seat - 1].name}`) : `${seat}`),

  /** @param {any} view */
  status: (view) => [
    { id: 'r-dial', value: view.dial, of: Math.max(view.dial, 30), kind: 'bar', danger: view.sector === 'red' },
    { id: 'r-found', value: Object.values(view.cells).filter((/** @type {any} */ cell) => cell.sign === 'red').length, of: view.unseen.emergency + Object.values(view.cells).filter((/** @type {any} */ cell) => cell.sign === 'red').length, kind: 'good' },
    { id: 'r-hearts', value: view.hearts, of: Math.max(view.hearts, 1), kind: 'good', danger: view.hearts === 0 },
  ],
  points: (/** @type {any} */ view) => [{ id: 'ap', left: view.steps, shape: 'circle' }],
  home: (/** @type {any} */ view) => view.characters[view.seat - 1]?.at ?? '1',
  phases: (/** @type {any} */ view) => ({ ids: ['r-phase-1', 'r-phase-2'], now: ['overheating', 'failing', 'bracing', 'acute'].includes(view.stage) ? 1 : view.turn ? 2 : 0 }),
  counts: (/** @type {any} */ view) => [{ id: 'r-overheat', value: view.decks.overheat.left }, { id: 'r-control', value: view.decks.control.left }],

  /** @param {any[]} legal */
  groups: (legal) => GROUPS.map((group) => ({ ...group, offers: legal.filter((offer) => group.verbs.includes(offer.verb)) })).filter((group) => group.base || group.offers.length),

  /** @param {any} offer @param {(seat: number) => string} nameOf */
  title: (offer, nameOf) => (has(`r-do-${offer.verb}`) ? t(`r-do-${offer.verb}`, { place: offer.cell ?? '', from: offer.from ?? '', who: offer.seat ? nameOf(offer.seat) : '', token: offer.token ? t(`r-token-${offer.token}`) : '' }) : offer.text),

  /** @param {any} event */
  placeOf: (event) => event.text.split(' ').slice(1).find((/** @type {string} */ word) => /^([SY]?\w?\d+|Y[a-d])$/.test(word) && CELLS.includes(event.kind)) ?? '',

  /** @param {any} event @param {(seat: number) => string} nameOf */
  tell: (event, nameOf) => {
    if (QUIET.includes(event.kind)) return null;
    const id = `r-event-${event.kind}`, icon = ['turn', 'moved', 'crossed', 'radiation', 'died', 'placed', 'returned', 'mask-on', 'mask-off'].includes(event.kind) ? `helmet-${event.text.split(' ')[1]}` : 's-tref';
    return { text: has(id) ? t(id, args(event, nameOf)) : event.text, icon, rule: event.rule, place: game.placeOf(event), turn: event.kind === 'turn' };
  },

  /** @param {any} map @param {any} view @param {string} place @param {(seat: number) => string} nameOf */
  label: (map, view, place, nameOf) => {
    const cell = view.cells[place] ?? {};
    const tile = cell.place === 'start' ? 'start' : !cell.tile ? 'pit' : `${cell.tile}-${cell.up ? cell.sign ?? 'black' : 'down'}`;
    return [t('r-cell', { place }), t(`r-tile-${tile}`), ...view.characters.filter((/** @type {any} */ one) => one.at === place).map((/** @type {any} */ one) => nameOf(one.number))].join('. ');
  },

  /** @param {any} map @param {any} view @param {(seat: number) => string} nameOf */
  asText: (map, view, nameOf) => [
    { head: t('text-people'), items: view.characters.map((/** @type {any} */ one) => `${nameOf(one.number)}: ${one.at ?? t('not-placed')}, ${t('r-dose', { number: one.radiation })}`) },
    { head: t('text-rooms'), items: Object.keys(view.cells).map((name) => game.label(map, view, name, nameOf)) },
  ],

  /** Facts of an event on a copy of the view. @param {any} view @param {any} event */
  retell: (view, event) => {
    const [kind, a, b, ...rest] = event.text.split(' ');
    const cell = (/** @type {string} */ name, /** @type {any} */ change) => ({ ...view, cells: { ...view.cells, [name]: { ...view.cells[name], ...change } } });
    const one = (/** @type {any} */ change) => ({ ...view, characters: view.characters.map((/** @type {any} */ who) => (String(who.number) === a ? { ...who, ...change } : who)) });
    const red = /emergency|broken/.test([b, ...rest].join(' '));
    if (kind === 'turned-up' || kind === 'shown') return cell(a, { up: true, sign: red ? 'red' : 'black' });
    if (kind === 'cooled') return cell(a, { up: false });
    if (kind === 'removed') return cell(a, { tile: undefined, up: false });
    if (['moved', 'crossed', 'placed', 'returned'].includes(kind)) return one({ at: b });
    if (kind === 'radiation') return one({ radiation: Number(b) });
    if (kind === 'died') return one({ at: null });
    if (kind === 'dial') return { ...view, dial: Number(a) };
    if (kind === 'hearts') return { ...view, hearts: Number(a) };
    if (kind === 'turn') return { ...view, seat: Number(a), turn: Number(b) };
    return view;
  },

  /** A field before a match. @param {any} board */
  preview: (board) => storey(mapOf(board), { cells: Object.fromEntries(board.cells.map((/** @type {any} */ cell) => [cell.name, { place: cell.place, tile: cell.place === 'start' ? undefined : cell.place, up: false }])), characters: [], seat: 1 }, 1, { plan: null, reach: [], offered: [], told: '', pings: [], nod: '', active: 0 }),
};
