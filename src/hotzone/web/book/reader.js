// @ts-check
/** Somebody reading: which book in which language, whose box, what was cited, and the examples that came into view. */
import { effect, signal } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { ownBox } from '../lib/preferences.js';
import { gameNamed, loadGame } from '../lib/games.js';
import { spoken } from '../lib/i18n.js';
import { Example } from './example.js';

/** @import { Book, Chapter, Section } from './book.d.ts' */
/** @import { GamePage } from '../lib/game.d.ts' */
/** @import { Index } from './search/search.js' */
/** @import { Travel } from '../lib/page.d.ts' */
/** @typedef {(reader: Reader, book: Book) => unknown} View */
/** @typedef {{book: Book, rules: Record<string, string>, index: Index}} Indexed */

/**
 * @type {Map<string, Promise<Book>>} books that were fetched, by game and language: from then on they need no server
 */
const books = new Map();
/** @type {Map<string, Promise<Record<string, string>>>} */
const statements = new Map();
/** @type {Map<string, Promise<View>>} */
const pages = new Map();

/**
 * Fetch something once; what could not be had is asked for again.
 * @template T @param {Map<string, Promise<T>>} kept @param {string} key @param {() => Promise<T>} get
 */
function once(kept, key, get) {
  if (!kept.has(key)) {
    const found = get();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return /** @type {Promise<T>} */ (kept.get(key));
}

/** A book in a language. @param {string} game @param {string} tag @returns {Promise<Book>} */
export const readBook = (game, tag) => once(books, `${game} ${tag}`, () => ask(`/api/games/${game}/book/${tag}`));

/**
 * What the rules of a game say, one by one.
 * @param {string} game @param {string} tag @returns {Promise<Record<string, string>>}
 */
export const readRules = (game, tag) =>
  once(statements, `${game} ${tag}`, () => ask(`/api/games/${game}/rules/${tag}`).then((found) => found.rules));

/** All sections of a book. @param {Book} book @returns {Section[]} */
export const sectionsOf = (book) => book.parts.flatMap((part) => part.chapters.flatMap((chapter) => chapter.sections));

/** A section by its name. @param {Book} book @param {string} id */
export const sectionNamed = (book, id) => sectionsOf(book).find((one) => one.id === id);

/** The section that states a rule. @param {Book} book @param {string} rule */
export const sectionOf = (book, rule) => sectionsOf(book).find((one) => one.rules.includes(rule));

export class Reader {
  /**
   * @param {string} game @param {string} [edition] of the match it was opened from
   * @param {Travel | null} [travel] where a reader may leave for a match
   */
  constructor(game, edition = '', travel = null) {
    this.game = game;
    this.travel = travel;
    this.book = signal(/** @type {Book | null} */ (null));
    this.rules = signal(/** @type {Record<string, string>} */ ({}));
    this.exact = signal(false); // does somebody want the rules one by one?
    this.trouble = signal(false);
    this.plugin = signal(/** @type {GamePage | null} */ (null));
    this.chosen = signal(edition);
    this.cited = signal('');
    this.question = signal('');
    this.without = signal(/** @type {string[]} */ ([]));
    /** @type {Map<string, Example>} */
    this.examples = new Map();
    this.indexed = /** @type {Indexed | null} */ (null); // kept by the search
    this.views = signal(/** @type {Record<string, View>} */ ({}));
    this.watcher = new IntersectionObserver(
      (seen) => {
        for (const one of seen)
          if (one.isIntersecting) {
            this.watcher.unobserve(one.target);
            this.examples.get(/** @type {HTMLElement} */ (one.target).dataset.example ?? '')?.load();
          }
      },
      { rootMargin: '200px' },
    );
    this.leave = effect(() => {
      const tag = spoken.value;
      if (!tag) return;
      readBook(game, tag).then(
        (book) => {
          this.book.value = book;
        },
        () => {
          this.trouble.value = true;
        },
      );
      if (this.exact.value)
        readRules(game, tag).then(
          (rules) => {
            this.rules.value = rules;
          },
          () => {}, // the book is readable without them
        );
    });
  }

  /** The edition that the book follows: the one chosen here, else the box at home, else that of the language. */
  edition() {
    const all = this.book.value?.editions ?? [];
    return [this.chosen.value, ownBox.value, spoken.value].find((one) => all.includes(one)) ?? all[0] ?? '';
  }

  /** @param {string} edition */
  choose(edition) {
    this.chosen.value = edition;
    ownBox.value = edition;
  }

  /** The page part of the game, asked for once. */
  want() {
    if (!this.plugin.value && gameNamed(this.game)?.page)
      loadGame(this.game).then(
        (found) => {
          this.plugin.value = found;
        },
        () => {},
      );
  }

  /** An example of this page, made when it is first named. @param {string} name */
  example(name) {
    if (!this.examples.has(name)) this.examples.set(name, new Example(this, name));
    return /** @type {Example} */ (this.examples.get(name));
  }

  /** Watch for examples that come into view. */
  watch() {
    for (const one of document.querySelectorAll('[data-example]:not([data-watched])')) {
      one.setAttribute('data-watched', '');
      this.watcher.observe(one);
    }
  }

  /**
   * A page to look things up, once it is here.
   * @param {string} name @param {() => Promise<View>} get @returns {View | undefined}
   */
  view(name, get) {
    const found = this.views.value[name];
    if (!found)
      once(pages, name, get).then(
        (view) => {
          if (this.views.peek()[name] !== view) this.views.value = { ...this.views.peek(), [name]: view };
        },
        () => {
          this.trouble.value = true;
        },
      );
    return found;
  }

  /** All chapters in order. @returns {Chapter[]} */
  chapters() {
    return this.book.value?.parts.flatMap((part) => part.chapters) ?? [];
  }

  end() {
    this.watcher.disconnect();
    this.leave();
  }
}
