// @ts-check
/** Before the first turn: a checklist of pieces, each with its places on the board. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';

/** @import { CompanionModel } from './companion_model.js' */

/** The pieces of the set-up. @param {CompanionModel} desk */
export const piecesOf = (desk) => desk.top.value?.pieces(desk.table.map(), desk.table.live.value.view) ?? [];

/** The first piece that is not ticked: its places are marked. @param {CompanionModel} desk */
export const nextPiece = (desk) => piecesOf(desk).find((one) => !desk.ticked.value.includes(one.key)) ?? null;

/** @param {CompanionModel} desk */
export function setTable(desk) {
  const pieces = piecesOf(desk),
    now = nextPiece(desk);
  const tick = (/** @type {string} */ key) => {
    const old = desk.ticked.value;
    desk.ticked.value = old.includes(key) ? old.filter((one) => one !== key) : [...old, key];
  };
  return html`<section class="set-table" aria-label=${t('companion-set')}>
    <h2>${t('companion-set')}</h2>
    <p class="hint">${t('companion-set-how')}</p>
    <ol class="change-list">
      ${pieces.map(
        (one) =>
          html`<li>
            <button
              class="change ${one === now ? 'is-now' : ''}"
              data-piece=${one.key}
              aria-pressed=${desk.ticked.value.includes(one.key)}
              @click=${() => tick(one.key)}
            >
              <b class="change-box" aria-hidden="true">${desk.ticked.value.includes(one.key) ? '✓' : ''}</b
              ><svg class="change-piece" aria-hidden="true"><use href="#${one.symbol}"></use></svg
              ><span><b>${one.text}</b><small>${one.more}</small></span
              >${one.count ? html`<i class="change-count">${one.count}</i>` : nothing}
            </button>
          </li>`,
      )}
    </ol>
    <div class="button-row">
      <button
        class="button is-primary"
        data-ready
        @click=${() => {
          desk.ready.value = true;
          desk.ticked.value = [];
        }}
      >
        ${icon('check')}${now ? t('companion-all-set') : t('companion-set-done')}
      </button>
    </div>
  </section>`;
}
