// @ts-check
/** Begin a lesson, a puzzle or a mistake of one's own: the server lays the table, the page goes there. */
import { ask } from '../lib/api.js';
import { academy, myName, rememberMatch } from '../lib/preferences.js';
import { t } from '../lib/i18n.js';
import { markLesson, markOf } from './progress.js';
import { share } from './academy_parts.js';

/** @import { OwnPuzzle, PuzzleAbout, Travel } from '../lib/page.d.ts' */

/** Begin a part of a lesson and go there. @param {string} id @param {number} part @param {Travel} travel */
export async function beginLesson(id, part, travel) {
  const title = t(`lesson-${id}`);
  const made = await ask(`/api/academy/lessons/${id}`, { part, name: myName.value, title });
  rememberMatch({ code: made.code, token: made.token, title });
  const old = markOf(id);
  markLesson(id, {
    part,
    step: 0,
    code: made.code,
    since: 0,
    ...(part ? {} : { tries: 0, clues: 0 }),
    stars: old.stars,
  });
  travel(`/m/${made.code}`);
}

/** The question in words. @param {PuzzleAbout} one */
export function questionOf(one) {
  const asked = one.who ? `${one.kind}-${one.who}` : one.kind;
  return t(`puzzle-${asked}`, { limit: share(one.limit ?? 0) });
}

/** Begin a puzzle and go there. @param {PuzzleAbout} puzzle @param {Travel} travel */
export async function beginPuzzle(puzzle, travel) {
  const title = questionOf(puzzle);
  const made = await ask(`/api/academy/puzzles/${puzzle.id}`, { name: myName.value, title });
  rememberMatch({ code: made.code, token: made.token, title });
  travel(`/m/${made.code}`);
}

/** Begin one of one's own mistakes. @param {OwnPuzzle} own @param {Travel} travel */
export async function beginMistake(own, travel) {
  const title = questionOf(own.puzzle);
  const made = await ask('/api/academy/own', { puzzle: own.puzzle, name: myName.value, title });
  rememberMatch({ code: made.code, token: made.token, title });
  const known = academy.peek();
  academy.value = { ...known, playing: { ...known.playing, [made.code]: { code: own.code, at: own.at } } };
  travel(`/m/${made.code}`);
}
