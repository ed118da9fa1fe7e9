// @ts-check
/**
 * The story of a fire, beat by beat: what is shown together, for how long, with which words. It reads events, no rules.
 */
import { diced } from '../board/geometry.js';
import { actionBeats } from './action_beats.js';
import { blastBeats } from './blast_beats.js';
import { line } from './captions.js';
import { callBeats, flashBeats, lossBeats } from './phase_beats.js';

/** @import { Beat, GameEvent, Telling } from '/static/lib/game.d.ts' */
/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */

/** Milliseconds at 1×. */
export const TIMES = {
  'hand-over': 240,
  dice: 520,
  aim: 320,
  smoke: 380,
  catch: 460,
  'hot-spot': 420,
  'fire-outside': 260,
  'hand-back': 240,
};

/** Where nature's part of a turn is told. */
const PHASE = [
  'advancing',
  'detonating',
  'knocking',
  'losing',
  'detonating-late',
  'collapsing',
  'replenishing',
  'meeting',
];

/** What the next events are, from the first on: the beats, and how many events they tell. */
/**
 * @typedef {(
 *   events: GameEvent[], view: FireView, map: FireMap, told: Telling
 * ) => {beats: Beat[], many: number} | null} Reader
 */

/** @type {Reader} */
function fireBeats(events, view, map, told) {
  const [event] = events,
    [kind, a, b] = event.text.split(' ');
  const one = (/** @type {keyof typeof TIMES} */ name, /** @type {Partial<Beat>} */ more, many = 1) => ({
    beats: [{ kind: name, ms: TIMES[name], events: events.slice(0, many), at: a ?? '', ...more }],
    many,
  });
  if (kind === 'rolled') {
    const at = diced(map, a, b),
      words = line('dice', map, at, { red: a, black: b }),
      aimed = { kind: 'aim', ms: TIMES.aim, events: [], at, row: a, column: b, quiet: true };
    const dice = { at: '', centre: at, words, listed: words, icon: 'i-dice', sound: 'dice', quiet: true };
    const rolled = one('dice', dice);
    return { beats: [...rolled.beats, aimed], many: 1 };
  }
  if (kind === 'exploded' || kind === 'hazmat-exploded') return blastBeats(events, view, map, told);
  if (/-FLASH-/.test(event.rule)) return flashBeats(events, view, map, told);
  if (kind === 'threat' && b === 'clear') {
    const many = events.findIndex((next) => !/^threat \S+ clear/.test(next.text));
    return one('fire-outside', {}, many < 0 ? events.length : many);
  }
  if (kind === 'threat') {
    const name = b === 'smoke' ? 'smoke' : 'catch',
      words = line(b === 'smoke' ? 'smoke' : view.spaces[a]?.threat === 'smoke' ? 'catch' : 'beside', map, a);
    const sound = b === 'smoke' ? 'smoke' : 'flames';
    return one(name, { fresh: [a], words, listed: words, icon: `s-${b}`, sound, quiet: b === 'smoke' });
  }
  if (kind === 'flared-up' || kind === 'hot-spot') {
    const words = line(kind, map, a);
    return one('hot-spot', { words, listed: words, icon: 's-hot' });
  }
  if (kind === 'turn') return one('hand-back', { at: '', phase: 'end', quiet: true });
  return lossBeats(events, view, map, told);
}

/**
 * All that an entry of the log tells.
 * @param {GameEvent[]} events
 * @param {FireView} view before it
 * @param {FireMap} map
 * @param {Telling} told
 * @returns {Beat[]}
 */
export function beats(events, view, map, told) {
  if (!view) return events.map((event) => ({ kind: event.kind, ms: 0, events: [event], at: '' }));
  if (told.action === 'end')
    return [{ kind: 'hand-over', ms: TIMES['hand-over'], events, at: '', phase: 'begin', quiet: true }];
  const staged = PHASE.includes(view.stage);
  const read = !staged ? actionBeats : view.stage === 'replenishing' ? callBeats : fireBeats;
  const found = /** @type {Beat[]} */ ([]);
  let left = events;
  while (left.length) {
    const next = read(left, view, map, told) ?? lossBeats(left, view, map, told);
    const { beats: more, many } = next ?? {
      beats: [{ kind: left[0].kind, ms: 0, events: [left[0]], at: '' }],
      many: 1,
    };
    found.push(...more);
    left = left.slice(many);
  }
  return staged ? found.map((beat) => ({ ...beat, phase: beat.phase ?? 'part' })) : found;
}
