// @ts-check
/** "Why?" at the table: the sentence of the book that states a rule, and the example of its section. */
import { effect, html, nothing, signal } from '../lib/templates.js';
import { readBookWords } from './book_page.js';
import { sentences } from './chapter_view.js';
import { exampleView } from './example_view.js';
import { sectionOf, Reader } from './reader.js';

/** @type {Map<string, Reader>} one for each game and edition */
const readers = new Map();
const ready = signal(false);

/**
 * The section of a rule, once the book is here.
 * @param {string} game
 * @param {string} rule
 * @param {string} edition of the match
 * @returns {unknown} nothing where the book does not state it
 */
export function ruleSheet(game, rule, edition) {
  const key = `${game} ${edition}`;
  if (!readers.has(key)) {
    readers.set(key, new Reader(game, edition));
    readBookWords().then(() => {
      ready.value = true;
    });
    effect(() => void readers.get(key)?.book.value);
  }
  const reader = /** @type {Reader} */ (readers.get(key)),
    book = reader.book.value,
    section = book && sectionOf(book, rule);
  if (!ready.value || !section) return nothing;
  reader.cited.value = rule;
  queueMicrotask(() => reader.watch());
  return html`<div class="book-sheet">
    <h3>${section.number} ${section.title}</h3>
    <div class="book-prose">${sentences(reader, section)}</div>
    ${section.example ? exampleView(reader, section.example, section.title) : nothing}
  </div>`;
}
