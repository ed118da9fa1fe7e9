// @ts-check
/** The moments of a debrief, and the one that the replay shows. */

/** @import { DebriefFound, Moment } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */

/**
 * Where to look: the turning points, then the decisions that cost most and are not among them.
 * @param {DebriefFound | null} found
 * @returns {Moment[]}
 */
export const spots = (found) => [
  ...(found?.turning_points ?? []),
  ...(found?.lapses ?? []).filter((one) => !found?.turning_points.some((other) => other.at === one.at)),
];

/** The moment of the debrief that is looked at in the replay. @param {Match} table */
export const pointAt = (table) =>
  table.at.value === null ? null : (spots(table.coach.debrief.value).find((one) => one.seq === table.at.value) ?? null);
