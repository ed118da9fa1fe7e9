// @ts-check
/**
 * Actions of the reactor game: their names, groups and tokens, what to ask "why not?" about, and what deserves a second
 * question.
 */
import { has, t } from '/static/lib/i18n.js';
import { TOKEN_ICONS } from './board/symbols.js';

/** @import { OwnOffer, OwnOption, ReactorMap } from './types.d.ts' */
/** @import { ReactorBoard, ReactorView, ReactorWay } from './view.d.ts' */
/** @import { NameOf } from '/static/lib/game.d.ts' */
/** @import { MatchState } from '/static/match/model/match_state.js' */

/** The verbs that spend a token of a kind. @type {Record<string, string[]>} */
const VERBS = {
  extinguisher: ['extinguisher'],
  lift: ['lift'],
  mask: ['mask'],
  kit: ['kit'],
  crane: ['crane'],
  pipeline: ['pipeline'],
  on: ['on'],
  hose: ['hose'],
  extra: ['open-extra', 'cross'],
  help: ['help'],
};
/** The key of each token. @type {Record<string, string>} */
const KEYS = {
  extinguisher: 'F',
  lift: 'G',
  mask: 'K',
  kit: 'D',
  crane: 'V',
  pipeline: 'P',
  on: 'B',
  hose: 'X',
  extra: 'J',
  help: 'Z',
};
/** Tokens that may change hands are round, the others square. */
const ROUND = ['extinguisher', 'lift', 'mask', 'kit'];
const GROUPS = [
  { id: 'r-move', verbs: ['move'], icon: 'walk', key: 'M', base: true },
  { id: 'r-open', verbs: ['open'], icon: 'eye', key: 'O', base: true },
  { id: 'r-token', verbs: ['give', 'leave', 'take'], icon: 'swap', key: 'S', base: false },
  { id: 'r-last', verbs: ['sacrifice', 'call', 'give-up'], icon: 'radio', key: 'C', base: false },
];
/** @type {Record<string, string>} */
const ICONS = {
  move: 'walk',
  cross: 'walk',
  open: 'eye',
  'open-extra': 'eye',
  give: 'swap',
  leave: 'swap',
  take: 'swap',
  sacrifice: 'star',
  call: 'radio',
  ready: 'check',
  place: 'flag',
  end: 'flag',
  'give-up': 'x',
};

/** @param {string} verb */
export const iconOf = (verb) => ICONS[verb] ?? TOKEN_ICONS[verb] ?? 'play';

/** The name of an action. @param {OwnOffer} offer @param {NameOf} nameOf */
export const title = (offer, nameOf) =>
  has(`r-do-${offer.verb}`)
    ? t(`r-do-${offer.verb}`, {
        place: offer.cell ?? '',
        from: offer.from ?? '',
        who: offer.seat ? nameOf(offer.seat) : '',
        token: offer.token ? t(`r-token-${offer.token}-object`) : '',
      })
    : offer.text;

/**
 * The panel's groups with what is offered in each; tokens in hand come first, in a tray of their own.
 * @param {OwnOffer[]} legal
 * @param {ReactorView} [view]
 */
export function groups(legal, view) {
  const held = Object.entries(view?.characters[view.seat - 1]?.tokens ?? {});
  const tray = held.map(([kind, count]) => ({
    id: `r-token-${kind}`,
    kind,
    count,
    tray: true,
    round: ROUND.includes(kind),
    icon: TOKEN_ICONS[kind],
    key: KEYS[kind],
    offers: legal.filter((offer) => VERBS[kind].includes(offer.verb)),
  }));
  const rows = GROUPS.map((group) => ({
    ...group,
    offers: legal.filter((offer) => group.verbs.includes(offer.verb)),
  })).filter((group) => group.base || group.offers.length);
  return [...tray, ...rows];
}

/** What to ask about a token that cannot be used now. @param {ReactorView} view @param {string} kind */
export function probeToken(view, kind) {
  const me = view.characters[view.seat - 1],
    here = me?.at ?? '1',
    rod = Object.keys(view.cells).find((name) => view.cells[name].tile === 'control') ?? here;
  /** @type {Record<string, string>} */
  const text = {
    mask: 'mask',
    kit: `kit ${me?.number}`,
    help: `help ${me?.number}`,
    on: `on ${rod}`,
    crane: `crane ${here} ${here}`,
    extra: `open-extra ${here}`,
  };
  return text[kind] ?? `${kind} ${here}`;
}

/** What to ask about a tapped cell. @param {ReactorBoard} board @param {ReactorView} view @param {string} place */
export const probe = (board, view, place) =>
  view.stage === 'placing'
    ? `place ${place}`
    : view.characters[view.seat - 1]?.at === place
      ? `open ${place}`
      : `move ${place}`;

/** The way that an option walks, if it is one. @param {OwnOption} option @param {MatchState} table */
const wayOf = (option, table) => /** @type {ReactorWay | undefined} */ (table.ways.value[option.verb]?.[option.place]);

/** A way in words: its steps and its dose. @param {OwnOption} option @param {MatchState} table */
export function wayWords(option, table) {
  if (!['move', 'cross'].includes(option.verb)) return '';
  const way = wayOf(option, table),
    { steps } = /** @type {ReactorView} */ (table.live.value.view);
  return t('r-way', { steps: option.cost, of: steps, dose: way?.dies ? -1 : (way?.dose ?? 0) });
}

/**
 * What must be asked again before it is done: what nobody can take back.
 * @param {OwnOption} option
 * @param {MatchState} table
 */
export function warning(option, table) {
  const { offer } = option,
    way = wayOf(option, table);
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => table.nameOf(seat)).join(', ');
  if (offer.verb === 'sacrifice')
    return t('r-sure-sacrifice', {
      who: names(offer.deaths ?? []),
      many: offer.deaths?.length,
      place: offer.cell,
      defeat: offer.defeat,
    });
  if (way?.dies) return t('r-sure-dies', { who: table.nameOf(table.live.value.view.seat), place: option.place });
  if (offer.verb === 'call') return t('r-sure-call');
  return offer.verb === 'give-up' ? t('r-sure-give-up') : '';
}

/**
 * What a teammate can be asked for at a cell: what lies there, and to come.
 * @param {ReactorView} view
 * @param {string} place
 * @returns {string[]}
 */
export function asks(view, place) {
  const cell = view.cells[place];
  if (!cell) return [];
  return [
    ...(cell.tile === 'fuel' && cell.up && !cell.extinguisher ? ['cool'] : []),
    ...(cell.lying ? ['fetch'] : []),
    ...(cell.tile ? ['leave-tile'] : []),
    ...(cell.tile || cell.place === 'start' ? ['come'] : []),
  ];
}

/**
 * What a teammate can be asked for without a place.
 * @param {ReactorView} view
 * @param {number} seat of who asks
 * @returns {string[]}
 */
export const pleas = (view, seat) => (view.characters[seat - 1]?.radiation ? ['treat'] : []);

/** Ways that can be walked over several cells, the lightest first. */
export const ways = ['move', 'cross'];
/** How people go: several such steps are one way. */
export const walks = /^(move|cross)/;
const PLACELESS = /^(kit|help|give|take)$/;

/** An action's text in parts, with the names that offers have. @param {ReactorMap} map @param {string} text */
export function read(map, text) {
  const [verb, ...rest] = text.split(' '),
    target = rest.at(-1) ?? '',
    at = !PLACELESS.test(verb) && map.boxes.has(target) ? target : undefined;
  return {
    text,
    verb,
    cost: 0,
    space: at,
    cell: at,
    seat: PLACELESS.test(verb) ? Number(target) : undefined,
    token: rest.length > 1 && /^(give|leave|take)$/.test(verb) ? rest[0] : undefined,
    from: verb === 'crane' ? rest[0] : undefined,
  };
}
