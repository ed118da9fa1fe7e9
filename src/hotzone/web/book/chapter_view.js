// @ts-check
/** A chapter: its sections with sentences, margin notes, cards and examples, and the way to the next. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { gameNamed } from '../lib/games.js';
import { t } from '../lib/i18n.js';
import { rich, sentence } from './book_text.js';
import { decisionRows, decisions } from './editions.js';
import { exampleView } from './example_view.js';

/** @import { Card } from '../lib/game.d.ts' */
/** @import { Chapter, Section } from './book.d.ts' */
/** @import { Reader } from './reader.js' */

/** What the four editions decide, the own one strong. @param {Reader} reader @param {string} name */
function editionNote(reader, name) {
  const decided = decisions(reader.game, name);
  if (!decided.length) return nothing;
  return html`<aside class="book-note is-edition">
    <p class="book-name">${icon('globe')}${t('book-in-your-edition')}</p>
    <p>${t(`switch-${name}`)}</p>
    <dl>${decisionRows(decided, reader.edition())}</dl>
  </aside>`;
}

/**
 * Margin notes of a section: the idea behind it, and where editions differ.
 * @param {Reader} reader @param {Section} section
 */
const notes = (reader, section) => [
  ...section.notes.map(
    (note) =>
      html`<aside class="book-note">
        <p class="book-name">${icon('bulb')}${t('book-why')}</p>
        <p>${rich(note.text, reader.edition())}</p>
      </aside>`,
  ),
  ...(section.switches ?? []).map((name) => editionNote(reader, name)),
];

/** The card of a specialist, in the game's own numbers. @param {Card} card */
const cardView = (card) =>
  html`<div class="book-card card">
    <header>
      <span class="card-hat">${icon(card.sign)}</span>
      <div>
        <p class="book-name">${card.title}</p>
        <p>${card.about}</p>
      </div>
    </header>
    <p class="book-points">${card.points.map((row) => html`<span>${row.text}</span>`)}</p>
    <ul>
      ${card.can.map((line) => html`<li>${icon('check')}<span>${line}</span></li>`)}
      ${card.cannot.map((line) => html`<li class="is-not">${icon('minus')}<span>${line}</span></li>`)}
    </ul>
  </div>`;

/** @param {Reader} reader @param {Section} section */
function cardOf(reader, section) {
  const catalogue = gameNamed(reader.game);
  if (!section.card || !catalogue) return nothing;
  reader.want();
  const found = reader.plugin.value?.card?.(section.card, catalogue, { edition: reader.edition() }, null);
  return found ? cardView(found) : nothing;
}

/** What a section says, without its heading. @param {Reader} reader @param {Section} section */
export function sentences(reader, section) {
  const book = reader.book.value;
  const page = {
    game: reader.game,
    prefix: book?.prefix ?? '',
    chapter: section.chapter,
    edition: reader.edition(),
    cited: reader.cited.value,
    rules: reader.rules.value,
  };
  return section.paragraphs.map((paragraph) => html`<p>${paragraph.map((part) => sentence(part, page))}</p>`);
}

/** What else a section has, fetched where there is something. @param {Reader} reader @param {Section} section */
function partsOf(reader, section) {
  const book = reader.book.value;
  if (!book || !(section.pieces || section.matrix || section.cards)) return nothing;
  const view = /** @type {typeof import('./section/section_parts.js').partsView | undefined} */ (
    reader.view('parts', () => import('./section/section_parts.js').then((found) => found.partsView))
  );
  return view?.(reader, book, section) ?? nothing;
}

/** @param {Reader} reader @param {Section} section */
export const sectionView = (reader, section) =>
  html`<section class="book-section" id=${section.id} aria-labelledby="head-${section.id}">
    <h2 id="head-${section.id}"><small>${section.number}</small>${section.title}</h2>
    <div class="book-columns">
      <div class="book-prose">${sentences(reader, section)}</div>
      <div>${notes(reader, section)}</div>
    </div>
    ${cardOf(reader, section)}${partsOf(reader, section)}${
      section.example ? exampleView(reader, section.example, section.title) : nothing
    }
  </section>`;

/** @param {Reader} reader @param {Chapter} chapter */
export function chapterView(reader, chapter) {
  const all = reader.chapters(),
    at = all.indexOf(chapter),
    before = all[at - 1],
    after = all[at + 1];
  const link = (/** @type {Chapter} */ one, /** @type {string} */ sign) =>
    html`<a class="button" href="/rules/${reader.game}/${one.pictures ? '' : one.name}"
      >${sign === 'left' ? icon(sign) : nothing}${one.number ?? ''}
      ${one.title}${sign === 'right' ? icon(sign) : nothing}</a
    >`;
  return html`<article class="book-chapter">
    ${chapter.number ? html`<p class="book-over">${t('book-chapter', { number: chapter.number })}</p>` : nothing}
    <h1 class="is-small">${chapter.title}</h1>
    <p class="book-lead">${chapter.lead}</p>
    ${chapter.sections.map((section) => sectionView(reader, section))}
    <nav class="book-turn" aria-label=${t('book-turn-pages')}>
      ${before ? link(before, 'left') : nothing}<span class="spacer"></span>${after ? link(after, 'right') : nothing}
    </nav>
  </article>`;
}
