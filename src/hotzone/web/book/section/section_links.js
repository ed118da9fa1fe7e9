// @ts-check
/**
 * Links into the rulebook by the words of its sections: for a rule, for what somebody could have done, for what is
 * drawn.
 */
import { html, nothing, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { ask } from '../../lib/api.js';
import { gameNamed } from '../../lib/games.js';
import { laterWords, readWords, spoken, t } from '../../lib/i18n.js';
import { wear } from '../../lib/stylesheet.js';

/** @typedef {{number: string, title: string, chapter: string}} Place */
/**
 * @typedef {{
 *   sections: Record<string, Place>,
 *   rules: Record<string, string>,
 *   verbs: Record<string, string>,
 *   signs: {symbol: string, word: string, section: string}[],
 *   aid: string,
 * }} Register
 */

const WORDS = laterWords('book');

/** By "game language". */
const registers = signal(/** @type {Record<string, Register>} */ ({}));
const asked = new Set();

/**
 * The register of a game's book in the language of now, once it is here.
 * @param {string} game @returns {Register | undefined}
 */
function register(game) {
  const key = `${game} ${spoken.value}`;
  if (!asked.has(key) && gameNamed(game)?.book?.length) {
    asked.add(key);
    const words = Promise.all([readWords(WORDS), wear('/static/css/later/book_links.css')]);
    Promise.all([ask(`/api/games/${game}/book/${spoken.value}/register`), words]).then(
      ([found]) => {
        registers.value = { ...registers.peek(), [key]: found };
      },
      () => asked.delete(key),
    );
  }
  return registers.value[key];
}

/**
 * @param {string} game
 * @param {Place} place
 * @param {string} anchor
 * @param {string} [words] instead of the section's own
 */
const link = (game, place, anchor, words) =>
  html`<a
    class="book-where"
    data-section=${anchor}
    href="/rules/${game}/${place.chapter}#${anchor}"
    target="_blank"
    rel="noopener"
    title=${words ? `${place.number} ${place.title}` : nothing}
    >${icon('book')}${words ?? `${place.number} ${place.title}`}</a
  >`;

/** The paragraph that states a rule. @param {string} game @param {string} rule @param {string} [words] */
export function ruleLink(game, rule, words) {
  if (!gameNamed(game)?.book?.length)
    return html`<a href="/rules/${game}/${rule}" target="_blank" rel="noopener">${t('the-rule')}</a>`;
  const found = register(game),
    place = found?.sections[found.rules[rule]];
  return place ? link(game, place, rule, words) : nothing;
}

/**
 * The section about what would have been better and was not done.
 * @param {string} game @param {readonly string[]} played @param {readonly string[]} better
 */
export function deedLink(game, played, better) {
  const found = register(game),
    done = new Set(played.map((text) => text.split(' ')[0])),
    verbs = better.map((text) => text.split(' ')[0]).filter((verb) => found?.verbs[verb]),
    verb = verbs.find((one) => !done.has(one)) ?? verbs[0],
    section = (verb && found?.verbs[verb]) || '',
    place = found?.sections[section];
  return place ? link(game, place, section) : nothing;
}

/** What is drawn on a board, each with the section that explains it, and the page to print. @param {string} game */
export function drawnLinks(game) {
  const found = register(game);
  if (!found) return nothing;
  return html`<h3>${t('book-drawn')}</h3>
    <ul class="drawings is-linked" data-legend-links>
      ${found.signs.map(
        (one) =>
          html`<li>
            <svg viewBox="0 0 60 60" aria-hidden="true"><use href="#${one.symbol}" width="60" height="60"></use></svg>
            <span>${one.word}<br />${link(game, found.sections[one.section], one.section)}</span>
          </li>`,
      )}
    </ul>
    <p>
      <a class="book-where" href="/rules/${game}/aid" target="_blank" rel="noopener">${icon('list')}${found.aid}</a>
    </p>`;
}
