// @ts-check
/** What else nature's part of a turn tells: the flashover, people in the fire, new calls. */
import { beside, diced } from '../board/geometry.js';
import { line } from './captions.js';

/** @import { GameEvent } from '/static/lib/game.d.ts' */
/** @import { FireMap, OwnBeat } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */
/** @import { Reader } from './beats.js' */

/** Milliseconds at 1×. */
export const PEOPLE = {
  'knock-down': 840,
  'turn-up': 220,
  shrug: 300,
  lost: 1600,
  rescue: 1020,
  call: 380,
  'call-dice': 240,
  collapse: 2400,
};
export const FLASH = { wave: 140, most: 1100 };
const KEPT = 1200; // how long a loss is told at least

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/**
 * Fires of a flashover in waves, the nearest to the old fire first.
 * @param {string[]} lit @param {FireView} view @param {FireMap} map
 */
export function wavesOf(lit, view, map) {
  const burning = new Set(Object.keys(view.spaces).filter((name) => view.spaces[name].threat === 'fire'));
  const waves = /** @type {string[][]} */ ([]);
  let left = lit.filter((name, i) => lit.indexOf(name) === i);
  while (left.length) {
    const near = left.filter((name) => SIDES.some(([rows, cols]) => burning.has(beside(map, name, rows, cols))));
    const wave = near.length ? near : left; // by a stair: all at once
    for (const name of wave) burning.add(name);
    waves.push(wave);
    left = left.filter((name) => !wave.includes(name));
  }
  return waves;
}

/** @type {Reader} */
export function flashBeats(events, view, map) {
  const end = events.findIndex((event) => !/-FLASH-/.test(event.rule)),
    flash = events.slice(0, end < 0 ? events.length : end);
  const lit = flash.filter((event) => event.kind === 'threat').map((event) => event.text.split(' ')[1]);
  const waves = wavesOf(lit, view, map),
    words = line('flashover', map, lit[0] ?? '', { many: lit.length });
  const beats = waves.map((wave, i) => ({
    kind: 'flashover',
    ms: Math.min(FLASH.wave, FLASH.most / waves.length),
    events: flash.filter((event) =>
      event.kind === 'threat' ? wave.includes(event.text.split(' ')[1]) : i === waves.length - 1,
    ),
    at: wave[0],
    fresh: wave,
    words,
    listed: i ? '' : words,
    icon: 's-fire',
    sound: 'flashover',
  }));
  return { beats, many: flash.length };
}

/**
 * Beats of people, and of the house that comes down, by the fire or by an axe: wherever they are met.
 * @type {Reader}
 */
export function lossBeats(events, view, map, told) {
  const [event, next] = events,
    [kind, a, b] = event.text.split(' ');
  const one = (/** @type {keyof typeof PEOPLE} */ name, /** @type {Partial<OwnBeat>} */ more, many = 1) => ({
    beats: [{ kind: name, ms: PEOPLE[name], events: events.slice(0, many), at: a, ...more }],
    many,
  });
  if (kind === 'knocked-down') {
    const from = view.firefighters[Number(a) - 1]?.at ?? '',
      words = line('knock-down', map, b, { who: told.nameOf(Number(a)) });
    const lying = next?.kind === 'lying' ? 2 : 1;
    return one(
      'knock-down',
      { at: b, from, who: Number(a), words, listed: words, icon: `helmet-${a}`, sound: 'thump' },
      lying,
    );
  }
  if (kind === 'turned-up' && b === 'alarm') {
    const words = line('shrug', map, a);
    return one('shrug', { words, listed: words, icon: 's-poi' });
  }
  if (kind === 'turned-up') return one('turn-up', { icon: 's-victim' });
  if (kind === 'victim-lost') {
    const words = line('lost', map, a);
    return one('lost', { words, listed: words, icon: 's-victim', sound: 'lost', keep: KEPT });
  }
  if (kind === 'victim-rescued') {
    const count = view.counts.rescued + 1,
      last = count >= map.board.limits.rescue,
      words = line('rescue', map, a, { who: told.nameOf(view.seat), count });
    const more = { words, listed: words, icon: 's-victim', sound: 'rescue', count, who: view.seat, flies: true };
    return one('rescue', last ? { ...more, keep: 600 } : { ...more, brief: told.mine });
  }
  if (kind === 'collapsed') {
    const words = line('collapse', map, '');
    return one('collapse', { at: '', words, listed: words, icon: 'i-brick', sound: 'collapse', keep: 600 });
  }
  if (kind === 'ended')
    return { beats: [{ kind: 'ended', ms: 0, events: [event], at: '', sound: endSound(event) }], many: 1 };
  return null;
}

/** @param {GameEvent} event */
const endSound = (event) => (/ (victory|perfect)/.test(event.text) ? 'victory' : 'defeat');

/** Where the arrows lead from a space. @param {FireMap} map @param {string} from @param {string} to */
export function arrowsTo(map, from, to) {
  const way = [from];
  while (way.at(-1) !== to && way.length < 60) {
    const next = map.spaces.get(way.at(-1))?.arrow;
    if (!next) return [from, to];
    way.push(next);
  }
  return way;
}

/** New calls: dice, the arrows, the call. @type {Reader} */
export function callBeats(events, view, map, told) {
  const [event, next] = events,
    [kind, a, b] = event.text.split(' ');
  if (kind === 'rolled') {
    const at = diced(map, a, b);
    const dice = { kind: 'call-dice', ms: PEOPLE['call-dice'], events: [event], at: '', icon: 'i-dice', sound: 'dice' };
    if (next?.kind !== 'poi-placed') return { beats: [dice], many: 1 };
    const to = next.text.split(' ')[1],
      words = line('call', map, to);
    const call = {
      kind: 'call',
      ms: PEOPLE.call,
      events: [next],
      at: to,
      fresh: [to],
      arrows: arrowsTo(map, at, to),
      words,
      listed: words,
      icon: 's-poi',
    };
    return { beats: [dice, call], many: 2 };
  }
  if (kind === 'roll-again') return { beats: [{ kind: 'again', ms: 200, events: [event], at: a }], many: 1 };
  if (kind === 'turn')
    return { beats: [{ kind: 'hand-back', ms: 240, events: [event], at: '', phase: 'end' }], many: 1 };
  return lossBeats(events, view, map, told);
}
