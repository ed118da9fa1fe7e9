// @ts-check
/** An explosion: breath, burst, then each way until something stops it, then all four in one line. */
import { blastLine, line } from './captions.js';

/** @import { Beat, GameEvent } from '/static/lib/game.d.ts' */
/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */
/** @import { Reader } from './beats.js' */

/** Milliseconds at 1×; `run` is for every burning space that a front runs through. */
export const BLAST = { hazmat: 300, breath: 180, burst: 160, way: 260, run: 90, settle: 200 };

const WAYS = /** @type {const} */ (['north', 'east', 'south', 'west', 'stair']);

/** @typedef {typeof WAYS[number]} Side */
/** One way of a blast: what it met, and how many burning spaces it ran through. */
/** @typedef {{side: Side, result: string, place: string, run: number, events: GameEvent[]}} BlastWay */

/**
 * Which way a place lies from the centre.
 * @param {FireMap} map @param {string} centre @param {string} place @returns {Side}
 */
function sideOf(map, centre, place) {
  const from = map.boxes.get(centre),
    names = place.split('|'),
    boxes = names.map((name) => map.boxes.get(name)).filter(Boolean);
  if (!boxes.length || map.spaces.get(names[0])?.floor !== map.spaces.get(centre)?.floor) return 'stair';
  const dx = boxes.reduce((sum, box) => sum + box.cx, 0) / boxes.length - from.cx,
    dy = boxes.reduce((sum, box) => sum + box.cy, 0) / boxes.length - from.cy;
  if (Math.abs(dx) > 10 && Math.abs(dy) > 10) return 'stair';
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'east' : 'west') : dy > 0 ? 'south' : 'north';
}

/** What stopped a front. @param {FireView} view @param {GameEvent} event */
function resultOf(view, event) {
  const [kind, a, b] = event.text.split(' ');
  if (kind === 'elevator-destroyed') return 'lift';
  if (kind === 'threat') return 'fire';
  if (kind !== 'edge') return '';
  if (b === 'no-door') return /window/.test(view.edges[a] ?? '') ? 'window' : 'door';
  return b.startsWith('destroyed') ? 'breach' : 'crack';
}

/**
 * How many spaces lie between the centre and a place.
 * @param {FireMap} map @param {string} centre @param {string} place
 */
function ran(map, centre, place) {
  const from = map.boxes.get(centre),
    spaces = place
      .split('|')
      .map((name) => map.boxes.get(name))
      .filter(Boolean);
  const far = Math.min(...spaces.map((box) => Math.round(Math.hypot(box.cx - from.cx, box.cy - from.cy) / 100)));
  return Number.isFinite(far) ? Math.max(0, far - (place.includes('|') ? 0 : 1)) : 0;
}

/**
 * The ways of a blast, from the events that follow it.
 * @param {GameEvent[]} events
 * @param {FireView} view
 * @param {FireMap} map
 * @param {string} centre
 */
export function waysOf(events, view, map, centre) {
  const ways = /** @type {BlastWay[]} */ ([]);
  let many = 0;
  for (const event of events) {
    const [kind, place] = event.text.split(' '),
      result = resultOf(view, event);
    if (!result || /-FLASH-/.test(event.rule)) break;
    many += 1;
    const side = kind === 'elevator-destroyed' ? (ways.at(-1)?.side ?? 'stair') : sideOf(map, centre, place);
    const last = ways.at(-1);
    if (last && last.side === side) {
      last.events.push(event);
      Object.assign(last, result === 'fire' || last.result !== 'lift' ? { result, place } : {});
    } else ways.push({ side, result, place, run: ran(map, centre, place), events: [event] });
  }
  return { ways, many };
}

/** @type {Reader} */
export function blastBeats(events, view, map) {
  const [first] = events,
    at = first.text.split(' ')[1];
  if (first.kind === 'hazmat-exploded') {
    const words = line('hazmat-exploded', map, at);
    const beat = { kind: 'hazmat', ms: BLAST.hazmat, events: [first], at, words, listed: words, icon: 's-hazmat' };
    return { beats: [beat], many: 1 };
  }
  const { ways, many } = waysOf(events.slice(1), view, map, at),
    words = line('explosion', map, at);
  const part = { at, icon: 's-fire', centre: at };
  const beats = /** @type {Beat[]} */ ([
    {
      ...part,
      kind: 'breath',
      ms: BLAST.breath,
      events: [first],
      words,
      listed: [`${words}.`, blastLine(ways)].join(' '),
      sound: 'explosion',
    },
    { ...part, kind: 'burst', ms: BLAST.burst, events: [] },
    ...ways.map((way) => ({
      ...part,
      ...way,
      kind: 'way',
      ms: BLAST.way + BLAST.run * way.run,
      at: way.place,
      sound:
        { crack: 'crack', breach: 'crack', door: 'splinters', window: 'splinters', fire: 'flames' }[way.result] ?? '',
      words,
      more: blastLine([way]),
    })),
    { ...part, kind: 'settle', ms: BLAST.settle, events: [], words, more: blastLine(ways) },
  ]);
  return { beats, many: many + 1 };
}
