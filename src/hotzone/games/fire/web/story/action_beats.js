// @ts-check
/**
 * What people and machines do in their turn, and how a match is set up. One's own deeds are true at once and never
 * wait.
 */
import { floorLook } from '../board/rooms.js';
import { line } from './captions.js';
import { lossBeats } from './phase_beats.js';

/** @import { OwnBeat } from '../types.d.ts' */
/** @import { Reader } from './beats.js' */

/** Milliseconds at 1×. */
export const ACTIONS = {
  step: 160,
  carry: 200,
  door: 140,
  chop: 260,
  water: 300,
  other: 240,
  set: 160, // everything before the first turn
};

/** Events that nobody needs to see move. */
const SILENT = ['points', 'saved', 'hot-spot-supply', 'turn', 'played-on', 'holds-ladder'];

/** @type {Reader} */
export function actionBeats(events, view, map, told) {
  const [event] = events,
    [kind, a, b] = event.text.split(' ');
  const one = (/** @type {string} */ name, /** @type {number} */ ms, /** @type {Partial<OwnBeat>} */ more = {}) => ({
    beats: [{ kind: name, ms, events: [event], at: a ?? '', brief: told.mine, ...more }],
    many: 1,
  });
  if (SILENT.includes(kind)) return one(kind, 0, { at: '', sound: kind === 'turn' ? '' : undefined });
  if (!view.turn) {
    const at = kind === 'moved' ? b : kind === 'rolled' ? '' : a;
    return one('set', ACTIONS.set, { at, fresh: [at], brief: false });
  }
  if (kind === 'moved') {
    const from = view.firefighters[Number(a) - 1]?.at ?? '',
      carries =
        events.some((next) => /^(victim|hazmat)-(carried|led)/.test(next.text)) || /carry|lead|drag/.test(told.action);
    return one('step', carries ? ACTIONS.carry : ACTIONS.step, {
      at: b,
      from,
      who: Number(a),
      sound: `step-${floorLook(map, b)}`,
    });
  }
  if (/^(victim|hazmat)-(carried|led)$/.test(kind)) return one('carry', 0, { at: b });
  if (kind === 'edge') {
    if (/^(damaged|destroyed)/.test(b)) return one('chop', ACTIONS.chop, { sound: 'axe' });
    return one('door', ACTIONS.door, { sound: b === 'no-door' ? 'splinters' : 'door' });
  }
  if (kind === 'threat') {
    const from = view.firefighters[view.seat - 1]?.at ?? '';
    return one('water', ACTIONS.water, { from, sound: 'water' });
  }
  if (kind === 'rolled') return one('dice', 520, { at: '', icon: 'i-dice', sound: 'dice', brief: false });
  if (kind === 'turned-up') {
    const words = line(b === 'alarm' ? 'false-alarm' : 'found', map, a);
    return one('turn-up', 420, { words, icon: b === 'alarm' ? 's-poi' : 's-victim' });
  }
  if (kind === 'deck-gun')
    return one('water', 600, { from: view.vehicles.engine?.[0] ?? '', sound: 'water', brief: false });
  return (
    lossBeats(events, view, map, told) ??
    one(kind, ACTIONS.other, { at: map.boxes.has(a) || map.edges.has(a) ? a : '' })
  );
}
