// @ts-check
/** Pages to look things up: words in four languages, questions, what differs by edition, all rules by id. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { LANGUAGES, spoken, t } from '../lib/i18n.js';
import { rich, short } from './book_text.js';
import { decisionRows, decisions, differing } from './editions.js';
import { exampleView } from './example_view.js';
import { sectionNamed, sectionsOf } from './reader.js';

/** @import { Book, Section } from './book.d.ts' */
/** @import { Reader } from './reader.js' */

const TAGS = /** @type {const} */ (['en', 'ru', 'cs', 'it']);

/** Where a section stands. @param {Reader} reader @param {Section | undefined} section */
export const whereIs = (reader, section) =>
  section
    ? html`<a class="book-where" href="/rules/${reader.game}/${section.chapter}#${section.id}"
        >${icon('book')}${section.number} ${section.title}</a
      >`
    : nothing;

/**
 * A page to look things up: its title, how to read it, and what stands there.
 * @param {string} id of its words
 * @param {unknown} body
 * @param {string} [look]
 */
const lookUpPage = (id, body, look = '') =>
  html`<article class="book-chapter ${look}">
    <h1 class="is-small">${t(id)}</h1>
    <p class="book-lead">${t(`${id}-how`)}</p>
    ${body}
  </article>`;

/** @param {Reader} reader @param {Book} book */
export function wordsView(reader, book) {
  reader.want();
  return lookUpPage(
    'book-words',
    html`<div class="table-box" tabindex="0" role="region" aria-label=${t('book-words')}>
      <table class="book-words">
        <thead>
          <tr>
            <th scope="col"><span class="only-heard">${t('book-sign')}</span></th>
            ${TAGS.map(
              (tag) => html`<th scope="col" class=${tag === spoken.value ? 'is-mine' : nothing}>${LANGUAGES[tag]}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${Object.values(book.words).map(
            (word) =>
              html`<tr>
                <td>
                  <a
                    href="/rules/${reader.game}/${sectionNamed(book, word.section)?.chapter}#${word.section}"
                    aria-label=${word[/** @type {'en'} */ (spoken.value)][0]}
                    >${
                      word.symbol
                        ? html`<svg viewBox="0 0 100 100" class="icon" aria-hidden="true">
                            <use href="#${word.symbol}"></use>
                          </svg>`
                        : icon('book')
                    }</a
                  >
                </td>
                ${TAGS.map(
                  (tag) =>
                    html`<td lang=${tag} class=${tag === spoken.value ? 'is-mine' : nothing}>${word[tag][0]}</td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`,
    'is-wide',
  );
}

/** @param {Reader} reader @param {Book} book */
export const questionsView = (reader, book) =>
  lookUpPage(
    'book-questions',
    book.questions.map((one) => {
      const section = sectionNamed(book, one.section);
      return html`<details class="book-question" id=${one.id} ?open=${location.hash === `#${one.id}`}>
        <summary>${one.title}</summary>
        <p>${rich(one.text, reader.edition())}</p>
        ${whereIs(reader, section)}
      </details>`;
    }),
  );

/**
 * What editions decide differently, each with its own example in the reader's edition.
 * @param {Reader} reader @param {Book} book
 */
export const editionsView = (reader, book) =>
  lookUpPage(
    'book-differs',
    differing(reader.game).map((name) => {
      const section = sectionsOf(book).find((one) => one.switches?.includes(name));
      return html`<section class="book-section" aria-labelledby="switch-${name}">
        <h2 id="switch-${name}">${t(`switch-${name}`)}</h2>
        <dl class="book-four">${decisionRows(decisions(reader.game, name), reader.edition())}</dl>
        ${whereIs(reader, section)}
        ${
          section?.example && book.examples[section.example]?.editions
            ? exampleView(reader, section.example, section.title)
            : nothing
        }
      </section>`;
    }),
    'is-wide',
  );

/** The exact statements, for referees and whoever writes bots. @param {Reader} reader @param {Book} book */
export const allRulesView = (reader, book) =>
  lookUpPage(
    'book-all-rules',
    sectionsOf(book)
      .filter((section) => section.rules.length)
      .map(
        (section) =>
          html`<section aria-labelledby="all-${section.id}">
            <h2 id="all-${section.id}">
              <a href="/rules/${reader.game}/${section.chapter}#${section.id}">${section.number} ${section.title}</a>
            </h2>
            <dl class="rule-book">
              ${section.rules.map(
                (rule) =>
                  html`<div>
                    <dt><a href="/rules/${reader.game}/${rule}">${short(rule, '')}</a></dt>
                    <dd>${reader.rules.value[rule] ?? ''}</dd>
                  </div>`,
              )}
            </dl>
          </section>`,
      ),
  );
