// @ts-check
/**
 * When a match is over and its debrief is known, its costliest decisions become puzzles of one's own. Nothing is
 * uploaded.
 */
import { ask } from '../lib/api.js';
import { academy } from '../lib/preferences.js';
import { firstDue, keepMistake } from './progress.js';

/** @import { Match } from '../match/model/match.js' */

const COST = 0.03; // of the chance to win
const MOST = 3; // a match

/**
 * Take the mistakes of a match in, once; a turn without one clearly best end is left out by the server.
 * @param {Match} table
 * @param {{seq: number, seat: number, turn: number, decision: number}[]} moments of the debrief
 */
export async function learnFrom(table, moments) {
  const known = academy.peek(),
    mine = table.you.peek()?.seats ?? [];
  if (known.looked?.includes(table.code) || /^(puzzle|lesson)/.test(table.room.peek()?.origin ?? '')) return;
  academy.value = { ...known, looked: [...(known.looked ?? []), table.code].slice(-60) };
  const costly = moments
    .filter((one) => one.decision <= -COST && mine.includes(one.seat))
    .toSorted((a, b) => a.decision - b.decision)
    .slice(0, MOST);
  for (const one of costly) {
    const found = await ask(`/api/matches/${table.code}/mistake`, { at: one.seq }).catch(() => null);
    if (found?.puzzle)
      keepMistake({
        code: table.code,
        at: one.seq,
        title: `${table.room.peek()?.title ?? table.code} · ${one.turn}`,
        cost: -one.decision,
        puzzle: found.puzzle,
        due: firstDue(),
        solved: 0,
        tries: 0,
      });
  }
}
