// @ts-check
/** The end of a table play: a last chance to put something right, then a line in the log. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';

/** @import { FieldEvent } from '../lib/page.d.ts' */
/** @import { CompanionModel } from './companion_model.js' */

/** @param {CompanionModel} desk */
export function ended(desk) {
  const { table } = desk,
    view = table.live.value.view,
    found = table.game.value.ending?.(view),
    stop = desk.hindered();
  return html`<section class="table-question" aria-label=${t('match-over')}>
    <h2>${found?.title ?? t('match-over')}</h2>
    <p>${found?.words ?? nothing}</p>
    <p class="hint">${t('companion-book-how')}</p>
    ${
      stop
        ? html`<p>${stop}</p>`
        : html`<label class="setting"
              ><span>${t('companion-book-line')}</span
              ><input
                maxlength="60"
                .value=${desk.note.value}
                placeholder=${t('companion-book-hint')}
                @input=${(/** @type {FieldEvent} */ event) => {
                  desk.note.value = event.target.value;
                }}
            /></label>
            <div class="button-row">
              <button class="button is-primary" data-book @click=${() => desk.book()}>
                ${icon('book')}${t('companion-book')}
              </button>
            </div>`
    }
  </section>`;
}
