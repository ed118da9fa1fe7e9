// @ts-check
/** The actions of the fire game for the panel: groups, names, icons, keys. What is legal and what it costs, the server says. */
import { has, t } from '../../words.js';
import { short } from './tell.js';

/** Groups in the order of the panel: verbs, icon, key; `base` ones are shown dimmed when there is nothing to do. */
export const GROUPS = [
  { id: 'move', verbs: ['move'], icon: 'walk', key: 'M', base: true },
  { id: 'carry', verbs: ['carry', 'haul', 'lead', 'lead-carry', 'lead-two', 'lead-haul', 'drag', 'lead-drag', 'take-ladder', 'put-ladder'], icon: 'carry', key: 'G', base: true },
  { id: 'douse', verbs: ['douse', 'quench'], icon: 'drop', key: 'X', base: true },
  { id: 'door', verbs: ['open', 'close'], icon: 'door', key: 'D', base: true },
  { id: 'chop', verbs: ['chop'], icon: 'axe', key: 'C', base: true },
  { id: 'card', verbs: ['treat', 'identify', 'dispose', 'revive', 'clear', 'repair', 'enlist'], icon: 'star', key: 'S' },
  { id: 'ladder', verbs: ['extend', 'fold'], icon: 'list', key: 'K' },
  { id: 'drive', verbs: ['drive engine', 'drive ambulance'], icon: 'truck', key: 'V' },
  { id: 'gun', verbs: ['gun'], icon: 'gun', key: 'B' },
  { id: 'change', verbs: ['change'], icon: 'swap', key: 'N' },
];
/** @type {Record<string, string>} */
const ICONS = { treat: 'cross', identify: 'eye', dispose: 'hazmat', ride: 'truck', stay: 'person', reroll: 'dice', keep: 'check', detonate: 'hazmat', fall: 'cross', take: 'star', place: 'flag', 'park engine': 'truck', 'park ambulance': 'truck', finish: 'check', 'play-on': 'play', end: 'flag', haul: 'hazmat' };

/** @param {string} verb */
export const iconOf = (verb) => ICONS[verb] ?? GROUPS.find((group) => group.verbs.includes(verb))?.icon ?? 'play';

/** The name of an action. @param {any} offer @param {(seat: number) => string} nameOf */
export function title(offer, nameOf) {
  const id = `do-${offer.verb.replace(' ', '-')}`;
  const text = has(id) ? t(id, { place: short(offer.space ?? offer.edge ?? ''), card: offer.card ? t(`card-${offer.card}`) : '', dice: offer.dice ?? '' }) : offer.text;
  return offer.firefighter ? t('do-command', { who: nameOf(offer.firefighter), what: text }) : text;
}

/** The panel's groups with what is offered in each. @param {any[]} legal */
export function groups(legal) {
  const own = legal.filter((offer) => !offer.firefighter);
  const found = GROUPS.map((group) => ({ ...group, offers: own.filter((offer) => group.verbs.includes(offer.verb)) })).filter((group) => group.base || group.offers.length);
  const commands = legal.filter((offer) => offer.firefighter);
  if (commands.length) found.push({ id: 'command', verbs: [], icon: 'radio', key: 'O', base: false, offers: commands });
  return found;
}

/** Text to ask "why not?" about a tapped place. @param {any} board @param {any} view @param {string} place */
export function probe(board, view, place) {
  if (place.includes('|')) {
    const kind = view.edges[place] ?? 'open';
    return kind.includes('door') ? `${kind === 'open-door' ? 'close' : 'open'} ${place}` : `chop ${place}`;
  }
  if (view.stage === 'placing') return `place ${place}`;
  return view.spaces[place]?.threat === 'fire' ? `douse ${place}` : `move ${place}`;
}
