// @ts-check
/** Events and places of the fire game in words. */
import { has, t } from '../../words.js';
import { kindOf, named } from './rooms.js';

/** A place as short text: 4·4, on a second floor 4·4 ², an edge 4·4–4·5. @param {string} place */
export const short = (place) => place.split('|').map((one) => one.replace(',', '·').replace('@2', ' ²')).join('–');

/** "kitchen, row 4 · column 4". @param {any} map @param {string} place */
export function full(map, place) {
  const space = map.spaces.get(place);
  if (!space) return short(place);
  if (!space.inside) return t('place-outside', { place: short(place) });
  const room = map.room.get(place);
  return named(map.board) && room !== undefined ? t('place-room', { room: t(`room-${kindOf(map.board, room)}`), place: short(place) }) : short(place);
}

/** What each word after an event's kind is. @type {Record<string, string[]>} */
const FORMS = {
  rolled: ['red', 'black'], threat: ['place', 'what'], edge: ['place', 'what'], moved: ['who', 'place'], saved: ['who', 'number'], turn: ['who', 'number'],
  'poi-placed': ['place'], 'turned-up': ['place', 'what'], 'victim-carried': ['from', 'place'], 'victim-led': ['from', 'place'], 'hazmat-carried': ['from', 'place'],
  'victim-rescued': ['place', 'what'], 'victim-lost': ['place', 'what'], 'victim-treated': ['place'], hazmat: ['place', 'number'], 'hazmat-safe': ['place', 'number'],
  'hazmat-exploded': ['place', 'number'], 'hot-spot': ['place', 'number'], exploded: ['place'], 'flared-up': ['place'], 'knocked-down': ['who', 'place'],
  parked: ['what', 'bay'], 'deck-gun': ['place'], card: ['who', 'card'], 'roll-again': ['place'], 'played-on': [], collapsed: [], ended: ['what'],
  discarded: ['place', 'what'], 'hot-spot-supply': ['number'], 'hot-spot-cleared': ['place', 'number'], 'hazmat-gone': ['place', 'number'], evidence: ['number'],
  lying: ['who', 'what'], 'holds-ladder': ['who', 'what'], 'elevator-destroyed': ['place', 'number'],
};
/** @type {Record<string, string>} */
const ICONS = {
  rolled: 'i-dice', exploded: 's-fire', 'flared-up': 's-hot', 'hot-spot': 's-hot', 'poi-placed': 's-poi', 'turned-up': 's-poi', 'victim-rescued': 's-victim', 'victim-lost': 's-victim',
  'victim-treated': 's-victim', 'victim-carried': 's-victim', 'victim-led': 's-victim', hazmat: 's-hazmat', 'hazmat-carried': 's-hazmat', 'hazmat-safe': 's-hazmat',
  'hazmat-exploded': 's-hazmat', 'deck-gun': 'i-gun', parked: 'i-truck', edge: 'i-brick', discarded: 's-poi', ended: 'i-flag', collapsed: 'i-brick', 'roll-again': 'i-dice',
};

/** Bookkeeping that the panel shows anyway. */
const QUIET = ['points', 'hot-spot-supply', 'ladders', 'holds-ladder'];

/** The place of an event, to mark it. @param {any} event */
export function placeOf(event) {
  const words = event.text.split(' ').slice(1), form = FORMS[event.kind] ?? [];
  return words[form.indexOf('place')] ?? '';
}

/** The words of an event as arguments of its sentence. @param {any} event @param {(seat: number) => string} nameOf */
export function args(event, nameOf) {
  const words = event.text.split(' ').slice(1);
  /** @type {Record<string, any>} */
  const found = { place: '', from: '', who: '', number: 0, what: '', card: '', red: '', black: '' };
  (FORMS[event.kind] ?? []).forEach((form, i) => {
    const word = words[i] ?? '';
    if (form === 'place' || form === 'from') found[form] = short(word);
    else if (form === 'who') found.who = nameOf(Number(word));
    else if (form === 'number') found.number = Number(word);
    else if (form === 'card') found.card = t(`card-${word}`);
    else found[form] = word;
  });
  return found;
}

/** An event as a line of the log, or null. @param {any} event @param {(seat: number) => string} nameOf */
export function tell(event, nameOf) {
  if (QUIET.includes(event.kind)) return null;
  const words = event.text.split(' ');
  if (event.kind === 'saved' && words[2] === '0') return null;
  const id = event.kind === 'rolled' && words.includes('-') ? 'event-rolled-one' : `event-${event.kind}`;
  if (!has(id)) return { text: event.text, icon: 'i-list', rule: event.rule };
  const icon = event.kind === 'threat' ? /** @type {any} */ ({ fire: 's-fire', smoke: 's-smoke', clear: 'i-drop' })[words[2]]
    : event.kind === 'edge' ? (/door/.test(words[2]) ? 'i-door' : 'i-brick')
      : ['moved', 'knocked-down', 'saved', 'card', 'lying'].includes(event.kind) ? `helmet-${words[1]}` : ICONS[event.kind] ?? 'i-list';
  return { text: t(id, args(event, nameOf)), icon, rule: event.rule, place: placeOf(event), turn: event.kind === 'turn' };
}
