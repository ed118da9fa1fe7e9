// @ts-check
/**
 * The search of the book: stems, everyday words keyed to the glossary, typos and questions. It is built from a book
 * that was loaded and needs no server.
 */
import { asks, isNear, stems, telling, wordsOf } from './stems.js';
import { plain } from './plain_text.js';

/** @import { Book, Found, Section } from '../book.d.ts' */

/** @typedef {{entry: Found, many: number}} Entry something that can be found, and how long its text is */
/**
 * @typedef {{
 *   entries: Entry[],
 *   postings: Map<string, Map<number, number>>,
 *   keys: {name: string, section: string, phrases: string[][]}[],
 *   length: number,
 * }} Index
 */

const TAGS = /** @type {const} */ (['en', 'ru', 'cs', 'it']);
const WEIGHTS = { title: 4, answer: 2, text: 1 };
const KEY = 9; // what a word of the glossary is worth, more for each further word of it
const ANSWERS = 1.5; // questions count more where somebody asks

/** All sections of a book. @param {Book} book @returns {Section[]} */
const sectionsOf = (book) => book.parts.flatMap((part) => part.chapters.flatMap((chapter) => chapter.sections));

/**
 * An index of a book, and of what its rules say one by one.
 * @param {Book} book
 * @param {Record<string, string>} [rules]
 * @returns {Index}
 */
export function buildIndex(book, rules = {}) {
  /** @type {Index} */
  const index = { entries: [], postings: new Map(), keys: [], length: 1 };
  /** @param {Omit<Found, 'score'>} found @param {[string, number][]} parts */
  const add = (found, parts) => {
    const at = index.entries.length;
    let many = 0;
    for (const [text, weight] of parts)
      for (const word of wordsOf(text)) {
        many += 1;
        for (const stem of stems(word)) {
          const row = index.postings.get(stem) ?? new Map();
          row.set(at, (row.get(at) ?? 0) + weight);
          index.postings.set(stem, row);
        }
      }
    index.entries.push({ entry: { ...found, score: 0 }, many });
  };
  const where = new Map();
  for (const one of sectionsOf(book)) {
    const text = one.paragraphs
      .flat()
      .map((part) => plain(part.text))
      .join(' ');
    for (const rule of one.rules) where.set(rule, one.id);
    if (one.rules.length || one.paragraphs.length)
      add({ kind: 'section', id: one.id, section: one.id, title: one.title, text }, [
        [one.title, WEIGHTS.title],
        [text, WEIGHTS.text],
      ]);
  }
  for (const one of book.questions)
    add({ kind: 'question', id: one.id, section: one.section, title: one.title, text: plain(one.text) }, [
      [one.title, WEIGHTS.answer],
      [plain(one.text), WEIGHTS.text],
    ]);
  for (const [id, text] of Object.entries(rules))
    if (where.has(id)) add({ kind: 'rule', id, section: where.get(id), title: id, text }, [[text, WEIGHTS.text]]);
  for (const [name, word] of Object.entries(book.words))
    index.keys.push({
      name,
      section: word.section,
      phrases: TAGS.flatMap((tag) => word[tag].map((phrase) => telling(phrase))),
    });
  index.length = index.entries.reduce((sum, one) => sum + one.many, 0) / Math.max(1, index.entries.length);
  return index;
}

/** Do two words mean the same stem? @param {string} one @param {string} two */
const agree = (one, two) => {
  const others = stems(two);
  return stems(one).some((stem) => others.includes(stem));
};

/**
 * The words of the glossary that a question speaks of: whole phrases, the more words the better.
 * @param {Index} index
 * @param {string[]} words
 * @returns {Map<string, number>} by name, how many words fit
 */
export function understood(index, words) {
  const found = new Map();
  for (const { name, phrases } of index.keys)
    for (const phrase of phrases)
      if (phrase.length && phrase.every((part) => words.some((word) => agree(word, part))))
        found.set(name, Math.max(found.get(name) ?? 0, phrase.length));
  return found;
}

/**
 * A word that is in the book in place of one that is not: one slip of a finger away.
 * @param {Index} index @param {string} word
 */
function mended(index, word) {
  if (word.length < 5 || stems(word).some((stem) => index.postings.has(stem))) return word;
  const known = index.keys.flatMap((key) => key.phrases.flat());
  if (known.some((one) => agree(one, word))) return word;
  return known.find((one) => isNear(one, word)) ?? [...index.postings.keys()].find((one) => isNear(one, word)) ?? word;
}

/**
 * What answers a question, the best first: each section once.
 * @param {Index} index
 * @param {string} question
 * @param {string[]} [without] words of the glossary that were not meant
 * @returns {{found: Found[], keys: string[]}}
 */
export function find(index, question, without = []) {
  const id = question.trim().toUpperCase();
  const exact = index.entries.find(
    ({ entry }) => entry.kind === 'rule' && (entry.id === id || entry.id.endsWith(`-${id}`)),
  );
  if (exact) {
    const home = index.entries.find(({ entry }) => entry.kind === 'section' && entry.id === exact.entry.section);
    return { found: [home ?? exact, exact].map(({ entry }) => ({ ...entry, score: 1 })), keys: [] };
  }
  const words = telling(question).map((word) => mended(index, word)),
    keys = understood(index, words),
    scores = new Map();
  for (const name of without) keys.delete(name);
  for (const word of words) {
    const rows = stems(word).flatMap((stem) => (index.postings.has(stem) ? [index.postings.get(stem)] : []));
    const best = new Map();
    for (const row of rows) for (const [at, weight] of row ?? []) best.set(at, Math.max(best.get(at) ?? 0, weight));
    const rare = Math.log(1 + (index.entries.length - best.size + 0.5) / (best.size + 0.5));
    for (const [at, weight] of best) {
      const share = index.entries[at].many / index.length,
        asked = index.entries[at].entry.kind === 'question' && asks(question) ? ANSWERS : 1;
      scores.set(at, (scores.get(at) ?? 0) + (asked * rare * weight * 2.2) / (weight + 1.2 * (0.25 + 0.75 * share)));
    }
  }
  index.entries.forEach(({ entry }, at) => {
    if (entry.kind === 'section')
      for (const [name, many] of keys)
        if (index.keys.some((key) => key.name === name && key.section === entry.section))
          scores.set(at, (scores.get(at) ?? 0) + KEY * many ** 1.5);
  });
  return { found: ranked(index, scores), keys: [...keys.keys()] };
}

/**
 * Sections with their own score and that of their best question and rule; then questions and rules.
 * @param {Index} index @param {Map<number, number>} scores
 */
function ranked(index, scores) {
  const all = [...scores].map(([at, score]) => ({ ...index.entries[at].entry, score }));
  const best = new Map();
  for (const one of all)
    if (one.kind !== 'section') best.set(one.section, Math.max(best.get(one.section) ?? 0, one.score));
  const sections = index.entries
    .map(({ entry }, at) => ({ ...entry, score: (scores.get(at) ?? 0) + 0.8 * (best.get(entry.section) ?? 0) }))
    .filter((one) => one.kind === 'section' && one.score > 0);
  const order = (/** @type {Found} */ one, /** @type {Found} */ two) => two.score - one.score;
  return [...sections.sort(order), ...all.filter((one) => one.kind !== 'section').sort(order)];
}
