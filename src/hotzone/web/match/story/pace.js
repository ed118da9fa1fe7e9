// @ts-check
/** How long a part of the story is looked at: pure numbers, so that a test can tell the time. */

/** @import { Beat } from '../../lib/game.d.ts' */

/**
 * What tells the time; tests bring their own.
 * @typedef {object} Clock
 * @property {(ms: number, then: () => void) => number} after
 * @property {(timer: number) => void} cancel
 * @property {(then: () => void) => void} [soon] when the next frame is drawn
 */

/** @type {Clock} */
export const REAL_CLOCK = {
  after: (ms, then) => window.setTimeout(then, ms),
  cancel: (timer) => window.clearTimeout(timer),
  soon: (then) => requestAnimationFrame(() => window.setTimeout(then, 20)),
};

export const LONGEST = 12000; // a whole phase at 1×, in milliseconds
export const QUIET = 500; // a phase in which only smoke comes, if people wish it short
export const FIRST = 3; // phases that are told slower, until one knows how they go
const SLOWER = 0.75;

/** How much faster late steps of a long phase are told. @param {number} told how many were told before */
export const ramp = (told) => (told < 8 ? 1 : told < 16 ? 2 : 4);

/**
 * @typedef {object} Pace
 * @property {number} speed ½, 1, 2 or 4
 * @property {number} seen phases that this person has seen
 * @property {number} told steps of this phase that were told
 * @property {number} spent milliseconds of this phase
 * @property {boolean} crowd are several of the crew played by machines, one after the other?
 * @property {number} quiet factor of a phase that people wish short, else 1
 */

/**
 * Milliseconds for a beat. A phase comes to its end in time, however much happens.
 * @param {Beat} beat @param {Pace} pace
 */
export function beatTime(beat, { speed, seen, told, spent, crowd, quiet }) {
  const slow = beat.phase && seen < FIRST ? SLOWER : 1;
  const wished = (beat.ms * quiet) / (speed * slow * (beat.phase ? ramp(told) : 1) * (crowd ? 2 : 1));
  const left = (LONGEST / speed - spent) / 2;
  return Math.max(beat.keep ?? 0, beat.phase ? Math.min(wished, Math.max(20, left)) : wished);
}
