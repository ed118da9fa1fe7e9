// @ts-check
/**
 * The actions of the fire game for the panel: groups, names, icons, keys. What is legal and what it costs, the server
 * says.
 */
import { has, t } from '/static/lib/i18n.js';
import { SHIELDS } from './board/symbols.js';
import { loadOf } from './text/option_text.js';
import { placeWords as where } from './text/places.js';

/** @import { FireMap, OwnOffer } from './types.d.ts' */
/** @import { FireBoard, FireView } from './view.d.ts' */
/** @import { Group, NameOf } from '/static/lib/game.d.ts' */

/** Whole plans and ways over several spaces, the lightest first. */
export const ways = [
  'put-out',
  'knock-down',
  'beside',
  'towards',
  'move',
  'carry',
  'haul',
  'lead',
  'lead-carry',
  'lead-two',
  'lead-haul',
  'drag',
  'lead-drag',
];

/** How people go: several such steps are one way. */
export const walks = /^(move|carry|haul|lead|drag|ride|fall)/;

/** Groups in the order of the panel: verbs, icon, key; `base` ones are shown dimmed when there is nothing to do. */
export const GROUPS = [
  { id: 'move', verbs: ['move'], icon: 'walk', key: 'M', base: true },
  {
    id: 'carry',
    verbs: ['carry', 'haul', 'lead', 'lead-carry', 'lead-two', 'lead-haul', 'drag', 'lead-drag'],
    icon: 'carry',
    key: 'G',
    base: true,
  },
  { id: 'douse', verbs: ['douse', 'quench'], icon: 'drop', key: 'X', base: true },
  { id: 'door', verbs: ['open', 'close'], icon: 'door', key: 'D', base: true },
  { id: 'chop', verbs: ['chop'], icon: 'axe', key: 'C', base: true },
  { id: 'card', verbs: ['treat', 'identify', 'dispose', 'revive', 'clear', 'repair'], icon: 'star', key: 'S' },
  { id: 'ladder', verbs: ['take-ladder', 'put-ladder', 'extend', 'fold'], icon: 'ladder', key: 'K' },
  { id: 'drive', verbs: ['drive engine', 'drive ambulance'], icon: 'truck', key: 'V' },
  { id: 'gun', verbs: ['gun'], icon: 'gun', key: 'B' },
  { id: 'change', verbs: ['change'], icon: 'swap', key: 'Z' },
];

/** @type {Record<string, string>} */
const ICONS = {
  treat: 'cross',
  identify: 'eye',
  dispose: 'hazmat',
  revive: 'cross',
  clear: 'check',
  repair: 'wrench',
  ride: 'truck',
  stay: 'person',
  reroll: 'dice',
  keep: 'check',
  detonate: 'hazmat',
  fall: 'cross',
  take: 'star',
  place: 'flag',
  'park engine': 'truck',
  'park ambulance': 'truck',
  finish: 'check',
  'play-on': 'play',
  end: 'flag',
  haul: 'hazmat',
  command: 'radio',
  'put-out': 'drop',
  'knock-down': 'foam',
  beside: 'walk',
  towards: 'walk',
};

/** @param {string} verb @param {OwnOffer} [offer] */
export const iconOf = (verb, offer) =>
  offer?.card
    ? (SHIELDS[offer.card] ?? 'star')
    : offer?.stands?.includes('window') && verb !== 'chop'
      ? 'window'
      : offer?.stands === 'elevator'
        ? 'lift'
        : verb === 'douse' && offer?.threat === 'fire'
          ? 'foam'
          : (ICONS[verb] ?? GROUPS.find((group) => group.verbs.includes(verb))?.icon ?? 'play');

/** Which sentence names an action: some tell more than their verb. @param {OwnOffer} offer */
function sentence(offer) {
  const verb = offer.verb.replace(' ', '-');
  if (offer.stands) return `do-${verb}-it`;
  if (offer.side) return verb.startsWith('park') ? 'do-park-at' : 'do-drive-to';
  if (offer.friend) return `do-${verb}-who`;
  if (offer.verb === 'gun' && offer.spaces?.length) return 'do-gun-at';
  return `do-${verb}`;
}

/**
 * The name of an action.
 * @param {OwnOffer} offer
 * @param {NameOf} nameOf
 * @param {FireMap} [map]
 * @param {string} [from] where the figure stands before it
 */
export function title(offer, nameOf, map, from) {
  if (offer.verb === 'command') return t('do-order', { who: nameOf(offer.firefighter) });
  const id = sentence(offer),
    spaces = offer.spaces ?? [];
  const words = {
    ...where(map, offer.space ?? offer.edge, from),
    card: offer.card ? t(`card-${offer.card}`) : '',
    dice: offer.dice ?? '',
    what: offer.stands ?? offer.vehicle ?? offer.threat ?? '',
    side: offer.side ?? '',
    who: offer.friend ? nameOf(offer.friend) : '',
    first: where(map, spaces[0]).place,
    last: where(map, spaces[spaces.length - 1]).place,
  };
  const text = has(id)
    ? t(id, words)
    : has(`do-${offer.verb.replace(' ', '-')}`)
      ? t(`do-${offer.verb.replace(' ', '-')}`, words)
      : offer.text;
  return offer.firefighter ? t('do-command', { who: nameOf(offer.firefighter), what: text }) : text;
}

/** A second line under an action: what a card can do. @param {OwnOffer} offer */
export const about = (offer) => (offer.card && has(`card-${offer.card}-how`) ? t(`card-${offer.card}-how`) : '');

/**
 * The panel's groups with what is offered in each; who can be commanded has a group each.
 * @param {OwnOffer[]} legal
 * @param {FireView} _view
 * @param {NameOf} [nameOf]
 */
export function groups(legal, _view, nameOf = String) {
  const own = legal.filter((offer) => !offer.firefighter);
  /** @type {(Group & {who?: number, verbs: string[]})[]} */
  const found = GROUPS.map((group) => ({
    ...group,
    offers: own.filter((offer) => group.verbs.includes(offer.verb)),
  })).filter((group) => group.base || group.offers.length);
  const led = [...new Set(legal.map((offer) => offer.firefighter).filter(Boolean))];
  led.forEach((who, i) =>
    found.push({
      id: 'command',
      who,
      verbs: [],
      icon: 'radio',
      key: i ? '' : 'O',
      base: false,
      offers: legal.filter((offer) => offer.firefighter === who),
      title: t('group-command-who', { who: nameOf(who) }),
    }),
  );
  return found.map((group) => ({
    ...group,
    what: loadOf(group),
    kind: group.id,
    id: group.who ? `command-${group.who}` : group.id,
  }));
}

/**
 * Where an action is offered besides its own place.
 * @param {OwnOffer} offer
 * @param {FireView} view
 * @returns {string[] | null}
 */
export function anchors(offer, view) {
  // the deck gun is at the engine, not all over the house
  if (offer.verb === 'gun') return view.vehicles.engine ?? null;
  if (offer.verb === 'revive') return [view.firefighters[(offer.friend ?? 0) - 1]?.at ?? ''];
  return null;
}

/**
 * What a place offers when nothing happens right there: a parked vehicle its drives and cards, a comrade the Captain's
 * commands.
 * @param {OwnOffer[]} legal
 * @param {FireView} view
 * @param {string} place
 * @param {string} open the group that is open
 */
export function remote(legal, view, place, open) {
  if (open.startsWith('command')) return null;
  const vehicle = /** @type {const} */ (['engine', 'ambulance']).find((name) => view.vehicles[name]?.includes(place));
  const here = view.firefighters.filter((one) => one.at === place).map((one) => one.number);
  const driven = legal.filter(
    (offer) =>
      !offer.firefighter &&
      vehicle &&
      (offer.verb === `drive ${vehicle}` || (vehicle === 'engine' && offer.verb === 'change')),
  );
  const led = [...new Set(legal.map((offer) => offer.firefighter).filter((who) => who && here.includes(who)))];
  return {
    offers: driven,
    groups: led.map((who) => ({
      group: `command-${who}`,
      offer: { verb: 'command', text: '', cost: 0, firefighter: who },
    })),
  };
}

/**
 * Text to ask "why not?" about a tapped place.
 * @param {FireBoard} board
 * @param {FireView} view
 * @param {string} place
 */
export function probe(board, view, place) {
  if (place.includes('|')) {
    const kind = view.edges[place] ?? 'open';
    return /door|window/.test(kind) ? `${kind.startsWith('open') ? 'close' : 'open'} ${place}` : `chop ${place}`;
  }
  const asked = view.legal.find((offer) => offer.space)?.verb;
  if (view.stage !== 'acting') return asked ? `${asked} ${place}` : '';
  return view.spaces[place]?.threat === 'fire' ? `douse ${place}` : `move ${place}`;
}

/**
 * What a teammate can be asked for at a place: what lies there, or the door.
 * @param {FireView} view
 * @param {string} place
 * @returns {string[]}
 */
export function asks(view, place) {
  if (place.includes('|')) return /^(open|closed)-door$/.test(view.edges[place] ?? '') ? ['hold-door'] : [];
  return [
    ...(view.poi.some((one) => one.at === place) ? ['leave-victim'] : []),
    ...(view.spaces[place]?.threat ? ['put-out'] : []),
  ];
}

/** What a teammate can be asked for without a place. */
export const pleas = () => ['follow-out'];
