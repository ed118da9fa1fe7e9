// @ts-check
/** The keys at the thumb: two taps for a roll, one for a face or a card; a small sign says what each would do. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';

/** @import { TableKey, View } from '../lib/game.d.ts' */
/** @import { CompanionModel } from './companion_model.js' */

/** @param {CompanionModel} desk @param {TableKey} one */
function key(desk, one) {
  const sign = one.sign ? desk.top.value?.sign(one.sign) : null,
    picked = desk.first.value === one.key;
  return html`<button
    class="table-key ${picked ? 'is-picked' : ''} ${one.why ? 'is-gone' : ''}"
    data-key=${one.key}
    aria-pressed=${one.text ? nothing : picked}
    aria-disabled=${one.why ? 'true' : 'false'}
    aria-label=${[one.label, one.why ?? sign?.text].filter(Boolean).join(', ')}
    title=${one.why ?? sign?.text ?? ''}
    @click=${() => (one.why ? desk.ui.explain(one.why) : desk.tap(one.key, one.text))}
  >
    <span aria-hidden="true">${one.picture ?? one.label}</span>${
      one.note ? html`<small aria-hidden="true">${one.note}</small>` : nothing
    }${sign ? html`<svg class="key-sign" aria-hidden="true"><use href="#${sign.symbol}"></use></svg>` : nothing}
  </button>`;
}

/**
 * What nature is asked for, with its keys.
 * @param {CompanionModel} desk
 * @param {View} view the table that asks
 * @param {boolean} [again] is an old entry put right?
 */
export function keys(desk, view, again = false) {
  const { table } = desk,
    question = desk.top.value?.question(table.map(), view, (seat) => table.nameOf(seat));
  if (!question) return html`<p role="status">${t('loading')}</p>`;
  const first = desk.first.value,
    stop = desk.hindered();
  return html`<section class="table-question" aria-label=${question.title}>
    <h2>${first && question.then ? question.then(first) : question.title}</h2>
    <p class="hint">${stop || question.hint}</p>
    ${
      stop
        ? nothing
        : html`${
              question.first
                ? html`<div class="key-row is-first" role="group" aria-label=${question.title}>
                    ${question.first.map((one) => key(desk, one))}
                  </div>`
                : nothing
            }
            <div class="key-row is-${question.look}" role="group" aria-label=${question.second ?? question.title}>
              ${question.keys(first).map((one) => key(desk, one))}
            </div>
            ${
              again
                ? nothing
                : html`<div class="button-row">
                    <button class="button" data-roll @click=${desk.roll}>
                      ${icon('dice')}${t(question.look === 'dice' ? 'companion-roll' : 'companion-draw')}
                    </button>
                  </div>`
            }`
    }
  </section>`;
}
