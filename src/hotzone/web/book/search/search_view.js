// @ts-check
/** What was found: an answer first, then sections, questions and exact rules; and the same words in four languages. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { LANGUAGES, t } from '../../lib/i18n.js';
import { sentences } from '../chapter_view.js';
import { whereIs } from '../list_views.js';
import { sectionNamed, sectionsOf } from '../reader.js';
import { plain } from './plain_text.js';
import { buildIndex, find } from './search.js';
import { fold, telling } from './stems.js';

/** @import { Book, Found, Section } from '../book.d.ts' */
/** @import { Reader } from '../reader.js' */

const MOST = 8;
const TAGS = /** @type {const} */ (['en', 'ru', 'cs', 'it']);

/** A text with the words that were looked for marked. @param {string} text @param {string[]} wanted folded */
const marked = (text, wanted) =>
  text
    .split(/(\p{L}+)/u)
    .map((part) =>
      wanted.some((word) => word.length > 3 && fold(part).startsWith(word.slice(0, -1)))
        ? html`<mark>${part}</mark>`
        : part,
    );

/** Around the words that were looked for. @param {string} text @param {string[]} wanted */
function excerpt(text, wanted) {
  const at = wanted.map((word) => fold(text).indexOf(word.slice(0, -1))).filter((one) => one >= 0),
    from = Math.max(0, text.lastIndexOf('. ', Math.min(...at, text.length)) + 1);
  return marked(
    text
      .slice(at.length ? from : 0)
      .trim()
      .slice(0, 160),
    wanted,
  );
}

/** @param {Reader} reader @param {Section} section */
const answer = (reader, section) =>
  html`<section class="book-answer card" aria-labelledby="answer">
    <p class="book-over">${t('book-answer')}</p>
    <h2 id="answer">${section.title}</h2>
    ${sentences(reader, { ...section, paragraphs: section.paragraphs.slice(0, 1) })} ${whereIs(reader, section)}
  </section>`;

/** @param {Reader} reader @param {Book} book @param {Found} one @param {string[]} wanted */
function hit(reader, book, one, wanted) {
  const section = sectionNamed(book, one.section),
    path =
      one.kind === 'rule'
        ? one.id
        : one.kind === 'question'
          ? `questions#${one.id}`
          : `${section?.chapter}#${one.section}`;
  return html`<li>
    <a class="book-hit" href="/rules/${reader.game}/${path}"
      ><b>${one.kind === 'section' ? `${section?.number ?? ''} ` : nothing}${marked(one.title, wanted)}</b
      ><small>${excerpt(plain(one.text, reader.edition()), wanted)}</small></a
    >
  </li>`;
}

/** The index of a book, made when somebody first asks. @param {Reader} reader @param {Book} book */
function indexOf(reader, book) {
  const rules = reader.rules.value;
  if (reader.indexed?.book !== book || reader.indexed.rules !== rules)
    reader.indexed = { book, rules, index: buildIndex(book, rules) };
  return reader.indexed.index;
}

/** @param {Reader} reader @param {Book} book */
export function searchView(reader, book) {
  const question = reader.question.value,
    { found, keys } = find(indexOf(reader, book), question, reader.without.value),
    wanted = telling(question),
    sections = found.filter((one) => one.kind === 'section'),
    others = found.filter((one) => one.kind !== 'section'),
    first = sections[0] && sectionsOf(book).find((one) => one.id === sections[0].id),
    shown = [...sections.slice(first ? 1 : 0, 5), ...others].slice(0, MOST);
  return html`<article class="book-chapter is-wide">
    <h1 class="is-small">${t('book-found', { question })}</h1>
    <p class="only-heard" role="status">${t('book-found-many', { many: found.length })}</p>
    ${
      keys.length
        ? html`<p class="book-chips">
            <span>${t('book-understood')}</span>${keys.map(
              (name) =>
                html`<button
                  class="chip is-on"
                  aria-label=${t('book-not-meant', { word: name })}
                  @click=${() => {
                    reader.without.value = [...reader.without.value, name];
                  }}
                >
                  ${book.words[name][/** @type {'en'} */ (book.language)][0]} ${icon('x')}
                </button>`,
            )}
          </p>`
        : nothing
    }
    ${found.length ? nothing : html`<p>${t('book-nothing')}</p>`}
    <div class="book-columns">
      <div>
        ${first ? answer(reader, first) : nothing}
        <ul class="book-hits">
          ${shown.map((one) => hit(reader, book, one, wanted))}
        </ul>
      </div>
      ${
        keys.length
          ? html`<aside class="book-other-words">
              <h2>${t('book-other-words')}</h2>
              <dl>
                ${TAGS.map(
                  (tag) =>
                    html`<div>
                      <dt>${LANGUAGES[tag]}</dt>
                      <dd lang=${tag}>${book.words[keys[0]][tag].slice(0, 4).join(' · ')}</dd>
                    </div>`,
                )}
              </dl>
            </aside>`
          : nothing
      }
    </div>
  </article>`;
}
