// @ts-check
/** Events and places of the fire game in words. */
import { has, t } from '/static/lib/i18n.js';
import { look } from '../board/edges.js';
import { roomOf } from '../board/rooms.js';
import { placeWords } from './places.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { GameEvent, NameOf, PlaceWords } from '/static/lib/game.d.ts' */

const HALF = 4; // columns of a floor where a building has two: the black die counts on, 5 to 8, on the upper one

/**
 * A space as it is printed: on the upper floor with the black die's own number, 9 beyond the last.
 * @param {string} name
 */
function printed(name) {
  const [row, col, level] = name.split(/[,@]/);
  if (!level) return `${row}·${col}`;
  return `${row}·${Number(col) === 0 ? 0 : Number(col) + HALF}²`;
}

/** A place as short text: 4·4, on the upper floor 4·8², an edge 4·4–4·5. @param {string} place */
export const short = (place) => place.split('|').map(printed).join('–');

/** "kitchen, 4·4". @param {FireMap} map @param {string} place */
export function full(map, place) {
  const space = map.spaces.get(place);
  if (!space) return short(place);
  if (!space.inside)
    return t(space.closed ? 'place-closed' : space.ladder_top ? 'place-top' : 'place-outside', { place: short(place) });
  const room = roomOf(map, place);
  return room ? t('place-room', { room, place: short(place) }) : short(place);
}

/** What each word after an event's kind is. @type {Record<string, string[]>} */
const FORMS = {
  rolled: ['red', 'black'],
  threat: ['place', 'what'],
  edge: ['place', 'what'],
  moved: ['who', 'place'],
  saved: ['who', 'number'],
  turn: ['who', 'number'],
  'poi-placed': ['place'],
  'turned-up': ['place', 'what'],
  'victim-carried': ['from', 'place'],
  'victim-led': ['from', 'place'],
  'hazmat-carried': ['from', 'place'],
  'victim-rescued': ['place', 'what'],
  'victim-lost': ['place', 'what'],
  'victim-treated': ['place'],
  hazmat: ['place', 'number'],
  'hazmat-safe': ['place', 'number'],
  'hazmat-exploded': ['place', 'number'],
  'hot-spot': ['place', 'number'],
  exploded: ['place'],
  'flared-up': ['place'],
  'knocked-down': ['who', 'place'],
  parked: ['what', 'bay'],
  'deck-gun': ['place'],
  card: ['who', 'card'],
  'roll-again': ['place'],
  'played-on': [],
  collapsed: [],
  ended: ['what'],
  discarded: ['place', 'what'],
  'hot-spot-supply': ['number'],
  'hot-spot-cleared': ['place', 'number'],
  'hazmat-gone': ['place', 'number'],
  evidence: ['number'],
  lying: ['who', 'what'],
  'holds-ladder': ['who', 'what'],
  ladders: ['place'],
  'elevator-destroyed': ['place', 'number'],
};
/** @type {Record<string, string>} */
const ICONS = {
  rolled: 'i-dice',
  exploded: 's-fire',
  'flared-up': 's-hot',
  'hot-spot': 's-hot',
  'poi-placed': 's-poi',
  'turned-up': 's-poi',
  'victim-rescued': 's-victim',
  'victim-lost': 's-victim',
  'victim-treated': 's-victim',
  'victim-carried': 's-victim',
  'victim-led': 's-victim',
  hazmat: 's-hazmat',
  'hazmat-carried': 's-hazmat',
  'hazmat-safe': 's-hazmat',
  'hazmat-exploded': 's-hazmat',
  'deck-gun': 'i-gun',
  parked: 'i-truck',
  edge: 'i-brick',
  discarded: 's-poi',
  ended: 'i-flag',
  collapsed: 'i-brick',
  'roll-again': 'i-dice',
  ladders: 'i-ladder',
  'elevator-destroyed': 'i-lift',
  evidence: 's-hazmat',
  'hazmat-gone': 's-hazmat',
  'hot-spot-cleared': 's-hot',
};

/** Bookkeeping that the panel shows anyway. */
const QUIET = ['points', 'hot-spot-supply'];
/** What one way is told by; `moved` alone names who goes. @type {Record<string, boolean>} */
const WALKS = { moved: true, 'victim-carried': false, 'victim-led': false, 'hazmat-carried': false };

/** Is somebody put on the board before the match? @param {GameEvent} event */
const starts = (event) => event.kind === 'moved' && /SETUP/.test(event.rule ?? '');

/** The place of an event, to mark it. @param {GameEvent} event */
export function placeOf(event) {
  const words = event.text.split(' ').slice(1),
    form = FORMS[event.kind] ?? [];
  return words[form.indexOf('place')] ?? '';
}

/**
 * The words of an event as arguments of its sentence.
 * @param {GameEvent} event
 * @param {NameOf} nameOf
 * @param {FireMap} map
 */
export function args(event, nameOf, map) {
  const words = event.text.split(' ').slice(1);
  /** @type {Record<string, string | number>} */
  const found = { place: '', in: '', to: '', from: '', who: '', number: 0, what: '', card: '', red: '', black: '' };
  (FORMS[event.kind] ?? []).forEach((form, i) => {
    const word = words[i] ?? '';
    if (form === 'place') Object.assign(found, placeWords(map, word));
    else if (form === 'from') found.from = placeWords(map, word).place;
    else if (form === 'who') found.who = nameOf(Number(word));
    else if (form === 'number') found.number = Number(word);
    else if (form === 'card') found.card = t(`card-${word}`);
    else found[form] = word;
  });
  if (event.kind === 'rolled') {
    const [red, black] = words.map(Number),
      hit = map?.board.spaces.find((space) => space.dice?.[0] === red && space.dice[1] === black);
    Object.assign(found, placeWords(map, hit?.name), { number: Number.isNaN(red) ? black : red });
  }
  return found;
}

/**
 * Which sentence tells an event: windows, partitions, elevators and ladders have their own.
 * @param {GameEvent} event
 * @param {string[]} words
 * @param {FireMap} map
 */
function sentence(event, words, map) {
  if (event.kind === 'rolled' && words.includes('-')) return { id: 'event-rolled-one' };
  if (starts(event)) return { id: 'event-starts' };
  if (event.rule === 'FIRE-POI-03') return { id: 'event-threat-call' }; // nobody put it out
  if (event.kind === 'ladders')
    return words.includes('standing')
      ? { id: 'event-ladder-stands' }
      : words[3] === '0'
        ? null
        : { id: 'event-ladder-lies' };
  const edge = event.kind === 'edge' && map?.edges.get(words[1]);
  if (edge) {
    const seen = look(map, edge, words[2]);
    if (/broken|lift|party/.test(seen))
      return { id: 'event-edge-more', what: seen, place: seen.startsWith('lift') ? map.lifts.get(words[1]) : words[1] };
  }
  return { id: `event-${event.kind}` };
}

/**
 * An event as a line of the log, or null.
 * @param {GameEvent} event
 * @param {NameOf} nameOf
 * @param {FireMap} map
 */
export function tell(event, nameOf, map) {
  if (QUIET.includes(event.kind)) return null;
  const words = event.text.split(' ');
  if (event.kind === 'saved' && words[2] === '0') return null;
  const said = sentence(event, words, map);
  if (!said) return null;
  if (!has(said.id)) return { text: event.text, icon: 'i-list', rule: event.rule };
  const icon =
    event.kind === 'threat'
      ? /** @type {Record<string, string>} */ ({ fire: 's-fire', smoke: 's-smoke', clear: 'i-drop' })[words[2]]
      : event.kind === 'edge'
        ? said.what?.startsWith('lift')
          ? 'i-lift'
          : /window/.test(said.what ?? words[2])
            ? 'i-window'
            : /door/.test(words[2])
              ? 'i-door'
              : 'i-brick'
        : ['moved', 'knocked-down', 'saved', 'card', 'lying', 'holds-ladder'].includes(event.kind)
          ? `helmet-${words[1]}`
          : (ICONS[event.kind] ?? 'i-list');
  const more = said.what ? { what: said.what, ...placeWords(map, said.place ?? words[1]) } : {};
  return {
    text: t(said.id, { ...args(event, nameOf, map), ...more }),
    icon,
    rule: event.rule,
    place: placeOf(event),
    turn: event.kind === 'turn',
    ...(event.kind in WALKS && !starts(event)
      ? { walk: { who: WALKS[event.kind] ? Number(words[1]) : 0, verb: event.kind } }
      : {}),
  };
}

/**
 * Somebody's way as one line: what they do last, where to, and how many steps.
 * @param {string} who
 * @param {string} verb the kind of event that tells most
 * @param {PlaceWords} place
 * @param {number} steps
 */
export const tellWalk = (who, verb, place, steps) => t(`walk-${verb}`, { who, ...place, steps });
