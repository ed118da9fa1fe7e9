// @ts-check
/** The prose of the book as the page shows it: what differs by edition, strong words, quiet anchors of rules. */
import { html, nothing } from '../lib/templates.js';
import { t } from '../lib/i18n.js';
import { inEdition } from './search/plain_text.js';

/** @import { Sentence } from './book.d.ts' */

/** A text with its strong words. @param {string} text @param {string} edition */
export const rich = (text, edition) =>
  inEdition(text, edition)
    .split('**')
    .map((part, i) => (i % 2 ? html`<strong>${part}</strong>` : part));

/** A rule's id without what all of the game's have in front. @param {string} rule @param {string} prefix */
export const short = (rule, prefix) => (rule.startsWith(prefix) ? rule.slice(prefix.length) : rule);

/**
 * A sentence with the rules that it states: their titles are the exact words, a click copies the address.
 * @param {Sentence} part
 * @param {{
 *   game: string, prefix: string, chapter: string, edition: string, cited: string, rules: Record<string, string>
 * }} page
 */
export const sentence = (part, page) =>
  html`<span class="book-sentence ${part.rules?.includes(page.cited) ? 'is-cited' : ''}"
    >${rich(part.text, page.edition)}${
      part.rules
        ? html` <span
            >${part.rules.map(
              (rule) =>
                html`<a
                  id=${rule}
                  class="book-id"
                  href="/rules/${page.game}/${page.chapter}#${rule}"
                  title=${page.rules[rule] ?? rule}
                  aria-label=${t('book-rule', { rule })}
                  @click=${(/** @type {Event} */ event) => copyAddress(event, rule)}
                  >${short(rule, page.prefix)}</a
                >`,
            )}</span
          >`
        : nothing
    }</span
  > `;

/** Keep the reader at the sentence, and its address at hand. @param {Event} event @param {string} rule */
function copyAddress(event, rule) {
  event.preventDefault();
  event.stopPropagation();
  history.replaceState(null, '', `${location.pathname}#${rule}`);
  navigator.clipboard?.writeText(location.href).catch(() => {}); // without a clipboard the address bar has it
  const polite = document.getElementById('polite');
  if (polite) polite.textContent = t('book-copied');
}
