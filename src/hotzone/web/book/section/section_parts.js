// @ts-check
/** What stands below the sentences of a section: what lies in the box, what goes together, what can be set up. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { lastSetup } from '../../lib/preferences.js';
import { has, t } from '../../lib/i18n.js';
import { wear } from '../../lib/stylesheet.js';
import { rich } from '../book_text.js';

/** @import { Book, Matrix, Piece, Section, SetupCard } from '../book.d.ts' */
/** @import { Reader } from '../reader.js' */

wear('/static/css/later/book_section.css');

/**
 * What lies in the box: each piece drawn, with its number in the reader's edition.
 * @param {Reader} reader @param {Book} book @param {Piece[]} pieces
 */
function inventory(reader, book, pieces) {
  reader.want(); // the pieces are drawn by the game
  return html`<ul class="book-pieces" data-pieces=${pieces.length}>
    ${pieces.map(
      (one) =>
        html`<li>
          <svg class="piece is-${one.look ?? 'token'}" viewBox="0 0 100 100" aria-hidden="true">
            <use href="#${one.symbol}" width="100" height="100"></use>
          </svg>
          <b>${rich(one.many, reader.edition())}</b><span>${book.labels[`piece.${one.id}`]}</span>
        </li>`,
    )}
  </ul>`;
}

/** Why two do not go together. @param {Book} book @param {string} one @param {string} other */
const reason = (book, one, other) => book.labels[`apart.${one}.${other}`] ?? book.labels[`apart.${other}.${one}`] ?? '';

/** Which go together, two by two, with the reasons below. @param {Book} book @param {Matrix} found */
function together(book, found) {
  const name = (/** @type {string} */ one) => t(`${found.each}-${one}`);
  const apart = (/** @type {string} */ a, /** @type {string} */ b) =>
    found.apart.some((pair) => pair.includes(a) && pair.includes(b));
  return html`<div class="table-box" tabindex="0" role="region" aria-label=${t('book-together')}>
      <table class="book-matrix">
        <caption>
          ${t('book-together')}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${found.values.map(
              (one, i) =>
                html`<th scope="col">
                  <span class="only-heard">${name(one)}</span><span aria-hidden="true">${i + 1}</span>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${found.values.map(
            (one, i) =>
              html`<tr>
                <th scope="row">${i + 1} ${name(one)}</th>
                ${found.values.map((other) =>
                  one === other
                    ? html`<td>–</td>`
                    : apart(one, other)
                      ? html`<td class="is-apart" title=${reason(book, one, other)}>
                          ${icon('x')}<span class="only-heard">${t('book-apart')}: ${reason(book, one, other)}</span>
                        </td>`
                      : html`<td>${icon('check')}<span class="only-heard">${t('book-fits')}</span></td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <ul class="book-apart">
      ${found.apart.map(
        ([one, other]) => html`<li><b>${name(one)} + ${name(other)}</b> ${reason(book, one, other)}</li>`,
      )}
    </ul>`;
}

/** Begin the set-up with these choices. @param {Reader} reader @param {SetupCard} card */
function setUp(reader, card) {
  lastSetup.value = { game: reader.game, settings: card.settings, seats: ['me'], title: '', again: true };
  reader.travel?.('/new');
}

/** A card of a scenario or level, in the words of the set-up. @param {Reader} reader @param {SetupCard} card */
const setupCard = (reader, card) =>
  has(card.word)
    ? html`<div class="book-card card" data-setup-card=${card.word}>
        <header>
          <span class="card-hat">${icon(card.sign)}</span>
          <div>
            <p class="book-name">${t(card.word)}</p>
            <p>${t(`${card.word}-how`)}</p>
          </div>
        </header>
        ${
          reader.travel
            ? html`<button class="chip" data-set-up @click=${() => setUp(reader, card)}>
                ${icon('gear')}${t('book-set-up')}
              </button>`
            : nothing
        }
      </div>`
    : nothing;

/** @param {Reader} reader @param {Book} book @param {Section} [section] */
export const partsView = (reader, book, section) =>
  html`${section?.pieces ? inventory(reader, book, section.pieces) : nothing}${
    section?.matrix ? together(book, section.matrix) : nothing
  }${
    section?.cards
      ? html`<div class="book-cards">${section.cards.map((card) => setupCard(reader, card))}</div>`
      : nothing
  }`;
