// @ts-check
/** What a person chose once and wants again: language, theme, speed, name, matches. Kept in this browser only. */
import { effect, signal } from './templates.js';

/** @import { Order, Remembered } from './page.d.ts' */
/** @import { Signal } from './templates.js' */

/** @template T @param {string} key @param {T} start @returns {Signal<T>} */
function kept(key, start) {
  let first = start;
  try {
    const text = localStorage.getItem(`hotzone.${key}`);
    if (text !== null) first = JSON.parse(text);
  } catch {
    /* a browser without storage plays on without memory */
  }
  const found = signal(first);
  let begun = false;
  effect(() => {
    const value = found.value;
    if (!begun) {
      begun = true;
      return;
    }
    try {
      localStorage.setItem(`hotzone.${key}`, JSON.stringify(value));
    } catch {
      /* see above */
    }
  });
  return found;
}

export const theme = kept('theme', ''); // '', 'dark', 'light'
export const speed = kept('speed', 1); // of the story
export const phasesSeen = kept('phases-seen', 0); // of nature's parts of a turn: the first are told slower
export const quietPhases = kept('quiet-phases', false); // short where only smoke comes
export const still = kept('still', false); // no animation
export const letters = kept('letters', true); // single-letter keys
export const passing = kept('passing', false); // a card between hot-seat turns
export const sound = kept('sound', true); // heard from the first click on
export const volume = kept('volume', 60); // percent
export const captions = kept('captions', true); // sounds in words
export const ownBox = kept('box', ''); // the edition of the box at home, once it was asked
export const myName = kept('name', '');
export const lastSetup = kept('setup', /** @type {Order | null} */ (null));
export const matches = kept('matches', /** @type {Remembered[]} */ ([])); // [{code, token, title, game, at, over}]
// {code: {seat: name}}
export const seatNames = kept('seats', /** @type {Record<string, Record<number, string>>} */ ({}));
// what people at this screen are called, seat by seat
export const crewNames = kept('crew-names', /** @type {string[]} */ ([]));
export const vibrate = kept('vibrate', false);
// how far somebody is in the academy: see academy/progress.js
export const academy = kept(
  'academy',
  /** @type {import('./page.d.ts').Academy} */ ({ lessons: {}, puzzles: {}, mistakes: [] }),
);
export const lessons = kept('lessons', /** @type {string[]} */ ([])); // of the tutorial, done
// {code: 'on' | 'off'}: where somebody called the coach or sent it away
export const coaching = kept('coaching', /** @type {Record<string, string>} */ ({}));
// {day: what became of it}: today's fires that this browser played
export const dailyDays = kept('daily', /** @type {Record<string, import('../daily/daily.d.ts').KeptDay>} */ ({}));
export const language = kept('language', '');
/** The lobby whose set-up is being changed: its people come along. Not kept: it ends with the page. */
export const movesFrom = signal('');

effect(() => {
  const root = document.documentElement;
  if (theme.value) root.dataset.theme = theme.value;
  else delete root.dataset.theme;
  root.classList.toggle('is-still', still.value);
});

/** The theme that is seen now. */
export const seenTheme = () => theme.value || (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/** Is motion unwanted? */
export const isStill = () => still.value || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Has nobody finished a match or a lesson in this browser yet? */
export const isNew = () =>
  !matches.peek().some((one) => one.over) && !lessons.peek().length && !Object.keys(academy.peek().lessons).length;

/** Remember a match, the newest first. @param {Remembered} match */
export function rememberMatch(match) {
  const rest = matches.value.filter((old) => old.code !== match.code);
  const old = matches.value.find((one) => one.code === match.code) ?? {};
  matches.value = [{ ...old, ...match, at: Date.now() }, ...rest].slice(0, 30);
}

/**
 * The secret of a match's return link, where the browser's cookie is not enough: in this tab, or from before there were
 * cookies.
 * @param {string} code
 */
export function tokenOf(code) {
  let own = null;
  try {
    own = sessionStorage.getItem(`hotzone.token.${code}`);
  } catch {
    /* a browser without storage */
  }
  return own ?? matches.value.find((one) => one.code === code)?.token ?? '';
}

/**
 * Keep a secret no longer than it is needed: not at all when the cookie says who this is, for this tab when it says
 * somebody else, else with the match.
 * @param {string} code
 * @param {string} token
 * @param {{joined: boolean, cookie: boolean}} you
 */
export function keepToken(code, token, you) {
  try {
    if (token && you.cookie && !you.joined) sessionStorage.setItem(`hotzone.token.${code}`, token);
    else sessionStorage.removeItem(`hotzone.token.${code}`);
  } catch {
    /* see above */
  }
  rememberMatch({ code, token: you.cookie ? '' : token });
}
