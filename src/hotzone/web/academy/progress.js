// @ts-check
/**
 * How far somebody is: lessons, puzzles, the rating and mistakes to train on. Kept in this browser, and in a file if
 * one likes.
 */
import { academy, lessons } from '../lib/preferences.js';

/** @import { Academy, LessonMark, OwnPuzzle, LessonAbout, PuzzleAbout } from '../lib/page.d.ts' */

const START = 1100; // a player's first rating
const DAY = 86_400_000;
const WAITS = [1, 3, 10, 30]; // days before a mistake is shown again

/** Take over what was learnt in the lessons of before, when there was one a game; once. @param {LessonAbout[]} path */
export function carryOver(path) {
  const known = academy.peek();
  if (known.carried || !lessons.peek().length) return;
  const marks = { ...known.lessons };
  for (const { id, game, carried } of path)
    if (carried && lessons.peek().includes(game)) marks[id] ??= { stars: 2, at: Date.now() };
  academy.value = { ...known, lessons: marks, carried: true };
}

/** @param {string} id @returns {LessonMark} */
export const markOf = (id) => academy.value.lessons[id] ?? {};

/** Write down how far a lesson is. @param {string} id @param {Partial<LessonMark>} mark */
export function markLesson(id, mark) {
  const known = academy.peek();
  academy.value = { ...known, lessons: { ...known.lessons, [id]: { ...known.lessons[id], ...mark, at: Date.now() } } };
}

/** All stars that were won. */
export const allStars = () =>
  [...Object.values(academy.value.lessons), ...Object.values(academy.value.puzzles)].reduce(
    (sum, one) => sum + (one.stars ?? 0),
    0,
  );

export const ratingOf = () => Math.round(academy.value.rating ?? START);

/**
 * An answer to a puzzle. The first one moves the rating: quickly in the beginning, and the further from what was
 * expected the more.
 * @param {{id: string, rating: number, idea: string}} puzzle
 * @param {number} stars
 * @returns {[number, number]} the rating before and after
 */
export function answered(puzzle, stars) {
  const known = academy.peek(),
    before = known.rating ?? START,
    old = known.puzzles[puzzle.id];
  let rating = before,
    count = known.answers ?? 0;
  if (!old) {
    const score = stars === 3 ? 1 : stars === 2 ? 0.5 : 0,
      expected = 1 / (1 + 10 ** ((puzzle.rating - before) / 400));
    rating = before + Math.max(16, 40 - count) * (score - expected);
    count += 1;
  }
  academy.value = {
    ...known,
    rating,
    answers: count,
    puzzles: {
      ...known.puzzles,
      [puzzle.id]: { stars: Math.max(stars, old?.stars ?? 0), at: Date.now(), idea: puzzle.idea },
    },
  };
  return [Math.round(before), Math.round(rating)];
}

/**
 * The next puzzle: near the player's rating, unsolved, of the idea that was not seen for longest.
 * @param {PuzzleAbout[]} puzzles
 * @param {string} [idea] only of this one
 * @returns {PuzzleAbout | null}
 */
export function nextPuzzle(puzzles, idea = '') {
  const { puzzles: done } = academy.value,
    rating = ratingOf();
  const seen = (/** @type {string} */ name) =>
    Math.max(
      0,
      ...Object.values(done)
        .filter((one) => one.idea === name)
        .map((one) => one.at ?? 0),
    );
  const left = puzzles.filter((one) => !done[one.id] && (!idea || one.idea === idea));
  const near = left.filter((one) => Math.abs(one.rating - rating) <= 120);
  const from = near.length ? near : left;
  return (
    from.toSorted(
      (a, b) =>
        (near.length ? seen(a.idea) - seen(b.idea) : 0) ||
        Math.abs(a.rating - rating) - Math.abs(b.rating - rating) ||
        a.id.localeCompare(b.id),
    )[0] ?? null
  );
}

// --- mistakes

/** Keep a turn to play better; the same one is kept once. @param {OwnPuzzle} own */
export function keepMistake(own) {
  const known = academy.peek();
  if (known.mistakes.some((one) => one.code === own.code && one.at === own.at)) return;
  academy.value = { ...known, mistakes: [...known.mistakes, own].slice(-40) };
}

/** Mistakes whose day has come. @param {number} [now] */
export const dueMistakes = (now = Date.now()) => academy.value.mistakes.filter((one) => one.due <= now);

/**
 * A mistake was played again: solved twice in a row it is done, else it comes again later.
 * @param {OwnPuzzle} own @param {boolean} right @param {number} [now]
 */
export function trained(own, right, now = Date.now()) {
  const known = academy.peek(),
    solved = right ? own.solved + 1 : 0,
    tries = own.tries + 1;
  const rest = known.mistakes.filter((one) => one.code !== own.code || one.at !== own.at);
  const again = { ...own, solved, tries, due: now + WAITS[Math.min(tries, WAITS.length - 1)] * DAY };
  academy.value = { ...known, mistakes: solved >= 2 ? rest : [...rest, again] };
}

/** The first day on which a new mistake is shown. @param {number} [now] */
export const firstDue = (now = Date.now()) => now + WAITS[0] * DAY;

// --- a file

/** All of it as a file. */
export function saveProgress() {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify({ hotzone: 'academy', ...academy.value }, null, 1)]));
  link.download = 'hotzone-academy.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Take a file in: the better of both counts. @param {string} text @returns {boolean} was it one of ours? */
export function readProgress(text) {
  try {
    const found = /** @type {Academy & {hotzone?: string}} */ (JSON.parse(text));
    if (found.hotzone !== 'academy' || typeof found.lessons !== 'object' || typeof found.puzzles !== 'object')
      return false;
    const known = academy.peek(),
      better = (/** @type {Record<string, LessonMark>} */ a, /** @type {Record<string, LessonMark>} */ b) =>
        Object.fromEntries(
          [...new Set([...Object.keys(a), ...Object.keys(b)])].map((id) => [
            id,
            (a[id]?.stars ?? 0) >= (b[id]?.stars ?? 0) ? (a[id] ?? b[id]) : b[id],
          ]),
        );
    academy.value = {
      ...known,
      lessons: better(known.lessons, found.lessons),
      puzzles: better(known.puzzles, found.puzzles),
      rating: (found.answers ?? 0) > (known.answers ?? 0) ? Number(found.rating) : known.rating,
      answers: Math.max(known.answers ?? 0, Number(found.answers ?? 0)),
      mistakes: known.mistakes.length ? known.mistakes : Array.isArray(found.mistakes) ? found.mistakes : [],
    };
    return true;
  } catch {
    return false;
  }
}
