// @ts-check
/** The first page of a book: it in two minutes, six pictures, and all chapters below. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';
import { rich } from './book_text.js';
import { plain } from './search/plain_text.js';
import { boardOf } from './example_view.js';

/** @import { Chapter } from './book.d.ts' */
/** @import { Reader } from './reader.js' */

const LAST = 99; // an example is shown as it ends

/**
 * A picture of the two minutes: the last moment of its example.
 * @param {Reader} reader @param {string} name @param {string} label
 */
function picture(reader, name, label) {
  const example = reader.example(name);
  if (example.drawn.value && example.step.value === 0) example.go(LAST);
  return html`<div class="book-picture" data-example=${name}>${boardOf(example, label)}</div>`;
}

/** @param {Reader} reader @param {Chapter} chapter */
export function startView(reader, chapter) {
  const edition = reader.edition();
  return html`<article class="book-chapter">
      <p class="book-over">${reader.book.value?.games[reader.game]} · ${reader.book.value?.title}</p>
      <h1>${chapter.title}</h1>
      <p class="book-lead">${chapter.lead}</p>
      <p class="book-buttons">
        <a class="button is-primary" href="/first/${reader.game}">${icon('play')}${t('book-play-first')}</a>
        <a class="button" href="/rules/${reader.game}/aid">${icon('list')}${t('book-aid')}</a>
      </p>
      <ol class="book-six">
        ${chapter.sections.map(
          (section, i) =>
            html`<li class="card" id=${section.id}>
              ${
                section.example
                  ? picture(reader, section.example, section.title)
                  : html`<div class="book-picture is-count">${icon('flag')}</div>`
              }
              <h2><b aria-hidden="true">${i + 1}</b>${section.title}</h2>
              ${section.paragraphs.map(
                (paragraph) => html`<p>${paragraph.map((part) => rich(part.text, edition))}</p>`,
              )}
            </li>`,
        )}
      </ol>
    </article>
    ${wholeBook(reader)}`;
}

/** All chapters as cards. @param {Reader} reader */
const wholeBook = (reader) =>
  html`<section class="book-whole" aria-labelledby="whole-book">
    <h2 id="whole-book">${t('book-whole')}</h2>
    <p class="hint">${t('book-whole-how')}</p>
    <ul>
      ${reader
        .chapters()
        .filter((one) => !one.pictures)
        .map(
          (one) =>
            html`<li>
              <a class="card" href="/rules/${reader.game}/${one.name}"
                >${icon(one.icon)}<span><b>${one.title}</b><small>${plain(one.lead, reader.edition())}</small></span></a
              >
            </li>`,
        )}
    </ul>
  </section>`;

/** The columns at the side: parts, chapters, and what to look up. @param {Reader} reader @param {string} here */
export function contents(reader, here) {
  const link = (/** @type {string} */ path, /** @type {unknown} */ words, /** @type {boolean} */ on) =>
    html`<li><a href="/rules/${reader.game}${path}" aria-current=${on ? 'page' : nothing}>${words}</a></li>`;
  return html`<nav class="book-contents" aria-label=${t('book-contents')}>
    ${reader.book.value?.parts.map(
      (part) =>
        html`<h3>${part.title}</h3>
          <ul>
            ${part.chapters.map((one) =>
              one.pictures
                ? link('', t('book-two-minutes'), here === '')
                : link(
                    `/${one.name}`,
                    html`${one.number ? html`<small>${one.number}</small> ` : nothing}${one.title}`,
                    here === one.name,
                  ),
            )}
            ${part.id === 'start' ? link('/aid', t('book-aid'), here === 'aid') : nothing}
          </ul>`,
    )}
    <h3>${t('book-look-up')}</h3>
    <ul>
      ${link('/words', t('book-words'), here === 'words')}
      ${link('/questions', t('book-questions'), here === 'questions')}
      ${reader.book.value?.editions.length ? link('/editions', t('book-differs'), here === 'editions') : nothing}
      ${link('/all', t('book-all-rules'), here === 'all')}
    </ul>
  </nav>`;
}
