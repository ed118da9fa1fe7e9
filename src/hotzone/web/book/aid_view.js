// @ts-check
/** The player aid: one sheet of A4 in light colours, in the reader's language and edition. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { has, t } from '../lib/i18n.js';
import { rich } from './book_text.js';

/** @import { AidBlock, Book } from './book.d.ts' */
/** @import { Reader } from './reader.js' */

/** A price as dots; what is free says so. @param {string} price */
const price = (price) =>
  Number(price)
    ? html`<span class="aid-dots" role="img" aria-label=${t('book-price', { many: Number(price) })}
        >${Array.from({ length: Number(price) }, () => html`<i></i>`)}</span
      >`
    : nothing;

/** @param {Reader} reader @param {AidBlock} block */
function rows(reader, block) {
  const say = (/** @type {string} */ text) => rich(text, reader.edition());
  if (block.id === 'turn' || block.id === 'order')
    return html`<ol>
      ${block.rows.map(([, head, text]) => html`<li><b>${head}</b> ${say(text)}</li>`)}
    </ol>`;
  if (block.id === 'end')
    return html`<div class="aid-ends">
      ${block.rows.map(([kind, head, text]) => html`<p class="is-${kind}"><b>${head}</b> ${say(text)}</p>`)}
    </div>`;
  if (block.id === 'cards')
    return html`<ul>
      ${block.rows.map(
        ([card, text]) => html`<li><b>${has(`card-${card}`) ? t(`card-${card}`) : card}</b> ${say(text)}</li>`,
      )}
    </ul>`;
  return html`<ul class="aid-prices">
    ${block.rows.map(
      ([sign, head, more, cost]) =>
        html`<li>
          ${sign.length > 12 ? nothing : icon(sign)}<span>${head} <small>${say(more)}</small></span
          >${price(cost)}
        </li>`,
    )}
  </ul>`;
}

/** @param {Reader} reader @param {Book} book */
export function aidView(reader, book) {
  reader.want();
  return html`<article class="book-chapter is-wide">
    <h1 class="is-small is-screen">${t('book-aid')}</h1>
    <p class="book-lead is-screen">${t('book-aid-how')}</p>
    <p class="is-screen">
      <button class="button is-primary" @click=${() => window.print()}>${icon('list')}${t('book-print')}</button>
    </p>
    <div class="aid-sheet">
      <header>
        <h2>${reader.book.value?.games[reader.game]}: ${t('book-aid')}</h2>
        <p>${book.editions.length ? t(`book-edition-${reader.edition()}`) : nothing}</p>
      </header>
      <div class="aid-columns">
        ${book.aid.map(
          (block) =>
            html`<section class="aid-${block.id}">
              <h3>${block.title}</h3>
              ${rows(reader, block)}
            </section>`,
        )}
      </div>
      <footer>hotzone</footer>
    </div>
  </article>`;
}
