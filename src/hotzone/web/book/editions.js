// @ts-check
/** What the editions of a game decide differently, in words. */
import { html, nothing } from '../lib/templates.js';
import { gameNamed } from '../lib/games.js';
import { has, t } from '../lib/i18n.js';

/** @typedef {Record<string, Record<string, string | number>>} Presets what each edition decides otherwise than usual */

/** @param {string} game @returns {{presets: Presets, switches: Record<string, (string | number)[]>}} */
function offered(game) {
  const book = gameNamed(game);
  return {
    presets: /** @type {Presets} */ (book?.editions ?? {}),
    switches: /** @type {Record<string, (string | number)[]>} */ (book?.switches ?? {}),
  };
}

/**
 * What each edition decides about something, by the edition's name; nothing where the game has no words for it.
 * @param {string} game @param {string} name @returns {[string, string][]}
 */
export function decisions(game, name) {
  const { presets, switches } = offered(game);
  if (!has(`switch-${name}`)) return [];
  return Object.entries(presets).map(([tag, preset]) => {
    const value = preset[name] ?? switches[name]?.[0],
      key = `switch-${name}-${value}`;
    return [tag, has(key) ? t(key) : String(value)];
  });
}

/**
 * The rows of a list of decisions, the reader's own edition strong.
 * @param {[string, string][]} decided @param {string} own
 */
export const decisionRows = (decided, own) =>
  decided.map(
    ([tag, said]) =>
      html`<div class=${tag === own ? 'is-mine' : nothing}>
        <dt>${t(`book-edition-${tag}`)}</dt>
        <dd>${said}</dd>
      </div>`,
  );

/** What editions decide differently at all. @param {string} game */
export const differing = (game) => [
  ...new Set(Object.values(offered(game).presets).flatMap((one) => Object.keys(one))),
];
