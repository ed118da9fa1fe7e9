// @ts-check
/** What a person chose once and wants again: language, theme, speed, name, matches. Kept in this browser only. */
import { effect, signal } from './kit.js';

/** @param {string} key @param {any} start */
function kept(key, start) {
  let first = start;
  try {
    const text = localStorage.getItem(`hotzone.${key}`);
    if (text !== null) first = JSON.parse(text);
  } catch { /* a browser without storage plays on without memory */ }
  const found = signal(first);
  let begun = false;
  effect(() => {
    const value = found.value;
    if (!begun) { begun = true; return; }
    try { localStorage.setItem(`hotzone.${key}`, JSON.stringify(value)); } catch { /* see above */ }
  });
  return found;
}

export const theme = kept('theme', '');            // '', 'dark', 'light'
export const speed = kept('speed', 1);             // of the fire's story
export const still = kept('still', false);         // no animation
export const letters = kept('letters', true);      // single-letter keys
export const passing = kept('passing', false);     // a card between hot-seat turns
export const sound = kept('sound', false);
export const myName = kept('name', '');
export const lastSetup = kept('setup', null);
export const matches = kept('matches', []);        // [{code, token, title, game, at, over}]
export const seatNames = kept('seats', {});        // {code: {seat: name}}
export const crewNames = kept('crew-names', []);  // what people at this screen are called, seat by seat
export const vibrate = kept('vibrate', false);
export const lessons = kept('lessons', []);       // of the tutorial, done
export const language = kept('language', '');

effect(() => {
  const root = document.documentElement;
  if (theme.value) root.dataset.theme = theme.value; else delete root.dataset.theme;
  root.classList.toggle('still', still.value);
});

/** The theme that is seen now. */
export const seenTheme = () => theme.value || (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/** Is motion unwanted? */
export const isStill = () => still.value || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remember a match, the newest first. @param {any} match */
export function rememberMatch(match) {
  const rest = matches.value.filter((/** @type {any} */ old) => old.code !== match.code);
  const old = matches.value.find((/** @type {any} */ one) => one.code === match.code) ?? {};
  matches.value = [{ ...old, ...match, at: Date.now() }, ...rest].slice(0, 30);
}

/** The secret of a match's return link, where the browser's cookie is not enough: in this tab, or from before there were cookies. @param {string} code */
export function tokenOf(code) {
  let own = null;
  try { own = sessionStorage.getItem(`hotzone.token.${code}`); } catch { /* a browser without storage */ }
  return own ?? matches.value.find((/** @type {any} */ one) => one.code === code)?.token ?? '';
}

/** Keep a secret no longer than it is needed: not at all when the cookie says who this is, for this tab when it says somebody else, else with the match. @param {string} code @param {string} token @param {{joined: boolean, cookie: boolean}} you */
export function keepToken(code, token, you) {
  try {
    if (token && you.cookie && !you.joined) sessionStorage.setItem(`hotzone.token.${code}`, token);
    else sessionStorage.removeItem(`hotzone.token.${code}`);
  } catch { /* see above */ }
  rememberMatch({ code, token: you.cookie ? '' : token });
}
