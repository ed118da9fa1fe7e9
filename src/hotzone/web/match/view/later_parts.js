// @ts-check
/** Parts of the play screen that most visits do not need: fetched, with their looks, when they are first shown. */
import { nothing, signal } from '../../lib/templates.js';
import { laterWords, readWords } from '../../lib/i18n.js';
import { wear } from '../../lib/stylesheet.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/** Draws a part. @typedef {(ui: ScreenState) => unknown} Draw */

/** @type {Record<string, () => Promise<Draw>>} */
const SOURCES = {
  lobby: () => import('../lobby/lobby.js').then((found) => found.lobby),
  end: () => import('../ending/end_page.js').then((found) => found.endPage),
  replay: () => import('./replay_bar.js').then((found) => found.replayBar),
  dialog: () => import('../dialogs/dialog_bodies.js').then((found) => found.body),
  point: () => import('../dialogs/debrief.js').then((found) => found.pointCard),
};
const STYLES = /** @type {Record<string, string[]>} */ ({
  lobby: ['lobby', 'company'],
  end: ['end_page', 'end_review'],
});
const ENDING = laterWords('ending');
const WORDS = /** @type {Record<string, Record<string, string>>} */ ({
  lobby: laterWords('lobby'),
  end: ENDING,
  replay: ENDING,
  dialog: ENDING,
});
const parts = signal(/** @type {Record<string, Draw>} */ ({}));
const asked = new Set();

/** Fetch a part that will be shown soon. @param {string} name */
export function ready(name) {
  if (parts.peek()[name] || asked.has(name)) return;
  asked.add(name);
  Promise.all([
    SOURCES[name](),
    WORDS[name] && readWords(WORDS[name]),
    STYLES[name] && wear(`/static/css/later/${STYLES[name].join('+')}.css`),
  ]).then(
    ([found]) => {
      parts.value = { ...parts.peek(), [name]: found };
    },
    () => asked.delete(name), // the line is lost: the next drawing asks again
  );
}

/**
 * A part, or what stands in its place until it is here.
 * @param {string} name @param {ScreenState} ui @param {unknown} [meanwhile]
 */
export function part(name, ui, meanwhile = nothing) {
  const draw = parts.value[name];
  if (draw) return draw(ui);
  ready(name);
  return meanwhile;
}
