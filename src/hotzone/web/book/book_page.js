// @ts-check
/** The rulebook: an address for every chapter, sentence and question; search and the reader's box on every page. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { laterWords, readWords, t } from '../lib/i18n.js';
import { gameNamed, gamesRead, gameTitle } from '../lib/games.js';
import { wear } from '../lib/stylesheet.js';
import { frame, gameTabs } from '../home/layout.js';
import { chapterView } from './chapter_view.js';
import { editions } from './example_view.js';
import { Reader, sectionOf } from './reader.js';
import { contents, startView } from './start_view.js';

/** @import { Book } from './book.d.ts' */
/** @import { FieldEvent, Show, Travel } from '../lib/page.d.ts' */
/** @typedef {(reader: Reader, book: Book) => unknown} View */

const WORDS = laterWords('book');
const lists = () => import('./list_views.js');
/** @type {Record<string, () => Promise<View>>} pages to look things up, each fetched when it is first opened */
const LISTS = {
  aid: () => import('./aid_view.js').then((found) => found.aidView),
  words: () => lists().then((found) => found.wordsView),
  questions: () => lists().then((found) => found.questionsView),
  editions: () => lists().then((found) => found.editionsView),
  all: () => lists().then((found) => found.allRulesView),
  search: () => import('./search/search_view.js').then((found) => found.searchView),
};
const PLAIN = ['questions', 'all', 'search']; // they use no words of the game

/** Words and looks of the book, for whoever shows a part of it. */
export const readBookWords = () => Promise.all([readWords(WORDS), wear('/static/css/book/page+parts+sheet.css')]);

/** The head of every page: question, box, games. @param {Reader} reader @param {Travel} travel */
function head(reader, travel) {
  return html`<div class="book-head">
    <form
      role="search"
      @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (reader.question.value)
          travel(`/rules/${reader.game}/search?q=${encodeURIComponent(reader.question.value)}`);
      }}
    >
      <label class="book-ask"
        >${icon('eye')}<span class="only-heard">${t('search')}</span
        ><input
          type="search"
          placeholder=${t('book-ask')}
          @focus=${() => {
            reader.exact.value = true;
            reader.view('search', LISTS.search); // from then on it needs no server
          }}
          .value=${reader.question.value}
          @input=${(/** @type {FieldEvent} */ event) => {
            reader.question.value = event.target.value;
            reader.without.value = [];
          }}
        /><kbd aria-hidden="true">/</kbd></label
      >
    </form>
    ${
      reader.book.value?.editions.length
        ? html`<div class="book-box">
            <span>${t('book-box')}</span>${editions(reader, reader.edition(), (one) => reader.choose(one))}
          </div>`
        : nothing
    }
  </div>`;
}

/**
 * While a list is being fetched: the title of the book, and what is going on.
 * @param {Reader} reader @param {Book} book
 */
const waiting = (reader, book) =>
  html`<h1 class="only-heard">${book.title}</h1>
    <p role="status">${t(reader.trouble.value ? 'book-no-line' : 'loading')}</p>`;

/**
 * What stands at an address; a question takes its place once what finds the answers is there.
 * @param {Reader} reader @param {Book} book @param {string} page
 */
function body(reader, book, page) {
  const asks = reader.question.value && page !== 'search' && reader.question.value !== '/',
    answers = asks && reader.view('search', LISTS.search);
  if (answers) return answers(reader, book);
  const note = asks && reader.trouble.value ? html`<p role="status">${t('book-no-line')}</p>` : nothing;
  if (page in LISTS) return (reader.view(page, LISTS[page]) ?? waiting)(reader, book);
  const chapters = reader.chapters(),
    found = chapters.find((one) => one.name === page) ?? chapters[0];
  return html`${note}${found.pictures ? startView(reader, found) : chapterView(reader, found)}`;
}

/** Show what an address names: a sentence, a section. @param {string} name */
function scrollTo(name) {
  const at = name && document.getElementById(name);
  if (!at) return false;
  at.scrollIntoView({ block: name === name.toUpperCase() ? 'center' : 'start' });
  if (at.tabIndex < 0) at.tabIndex = -1;
  at.focus({ preventScroll: true });
  return true;
}

/** A slash leads to the question. @param {KeyboardEvent} event */
function slash(event) {
  if (event.key !== '/' || /** @type {HTMLElement} */ (event.target).matches('input, textarea, select')) return;
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector('.book-ask input'))?.focus();
}

/**
 * @param {string} game
 * @param {string} named a chapter, a list, or the id of a rule
 * @param {Show} show
 * @param {Travel} travel
 */
export function openBook(game, named, show, travel) {
  const reader = new Reader(game, '', travel);
  let stop = () => {},
    page = named,
    arrived = false,
    left = false;
  reader.question.value = new URLSearchParams(location.search).get('q') ?? '';
  reader.exact.value = named === 'all' || named === 'search';
  const spells = gamesRead.then(() => readWords((!PLAIN.includes(named) && gameNamed(game)?.page?.locales) || {}));
  Promise.all([readBookWords(), spells.catch(() => {})]).then(() => {
    if (left) return;
    stop = show(() => {
      const book = reader.book.value;
      if (!book)
        return frame(html`<p role="status">${t(reader.trouble.value ? 'book-no-line' : 'loading')}</p>`, 'is-book');
      const cited = sectionOf(book, named.toUpperCase());
      if (cited) {
        page = cited.chapter;
        reader.cited.value = named.toUpperCase();
      } else if (!arrived && sectionOf(book, location.hash.slice(1))) reader.cited.value = location.hash.slice(1);
      queueMicrotask(() => {
        reader.watch();
        if (!arrived) arrived = scrollTo(reader.cited.peek() || location.hash.slice(1)) || !(cited || location.hash);
      });
      document.title = `${book.games[game] ?? game} · ${book.title}`;
      return frame(
        html`${head(reader, travel)}
          <div class="book-body">
            <div class="book-side">
              ${gameTabs(game, (one) => book.games[one] ?? gameTitle(one))}${contents(reader, page)}
            </div>
            <div
              class="book-main"
              @pointerover=${() => (reader.exact.value = true)}
              @focusin=${() => (reader.exact.value = true)}
            >
              ${
                reader.plugin.value
                  ? html`<svg class="sprites" aria-hidden="true">${reader.plugin.value.symbols(null)}</svg>`
                  : nothing
              }${body(reader, book, page)}
            </div>
          </div>`,
        'is-book',
      );
    });
  });
  document.addEventListener('keydown', slash);
  return () => {
    left = true;
    stop();
    reader.end();
    document.removeEventListener('keydown', slash);
  };
}
