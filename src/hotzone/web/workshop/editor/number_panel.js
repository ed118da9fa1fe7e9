// @ts-check
/** Numbers of a board that belong to no place, in groups: step by step, or along a line. */
import { html, nothing } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { NumberField, NumberGroup } from '../workshop.d.ts' */
/** @import { EditorModel } from './editor_model.js' */

/** @param {EditorModel} model @param {NumberField} one @param {number} value */
function set(model, one, value) {
  const within = Math.min(Math.max(value, one.low), one.high);
  model.change((data) => model.kit.setNumber?.(data, one.id, within) ?? data);
}

/** @param {EditorModel} model @param {NumberField} one @param {number} by */
const step = (model, one, by) =>
  html`<button
    class="icon-button"
    aria-label=${t(by < 0 ? 'ws-less' : 'ws-more-of', { what: one.label })}
    data-step=${`${one.id} ${by}`}
    ?disabled=${by < 0 ? one.value <= one.low : one.value >= one.high}
    @click=${() => set(model, one, one.value + by)}
  >
    ${icon(by < 0 ? 'minus' : 'plus')}
  </button>`;

/** @param {EditorModel} model @param {NumberField} one */
const row = (model, one) =>
  one.slides
    ? html`<label class="number-row is-line"
        ><span>${one.label}</span><b>${one.value}</b
        ><input
          type="range"
          data-number=${one.id}
          min=${one.low}
          max=${one.high}
          .value=${String(one.value)}
          @change=${(/** @type {FieldEvent} */ event) => set(model, one, Number(event.target.value))}
      /></label>`
    : html`<div class="number-row" role="group" aria-label=${one.label}>
        <span>${one.icon ? icon(one.icon) : nothing}${one.label}</span>${step(model, one, -1)}<b
          role="status"
          data-number=${one.id}
          >${one.value}</b
        >${step(model, one, 1)}
      </div>`;

/** @param {EditorModel} model @param {NumberGroup} group */
function groupBody(model, group) {
  const { picture } = group;
  return html`${
    picture
      ? html`<svg class="number-picture" viewBox="0 0 ${picture.width} ${picture.height}" aria-hidden="true">
          ${picture.drawn}
        </svg>`
      : nothing
  }
  ${group.fields.map((one) => row(model, one))}`;
}

/** All groups, or the one that a step is about. @param {EditorModel} model @param {string} [only] */
export const numberPanel = (model, only = '') =>
  (model.kit.numbers?.(model.data.value) ?? [])
    .filter((group) => !only || group.id === only)
    .map(
      (group) =>
        html`<section class="card is-padded number-group" data-numbers=${group.id}>
          ${
            group.folded
              ? html`<details ?open=${only === group.id}>
                  <summary><h2>${t(`ws-numbers-${group.id}`)}</h2></summary>
                  ${groupBody(model, group)}
                </details>`
              : html`<h2>${t(`ws-numbers-${group.id}`)}</h2>
                  ${groupBody(model, group)}`
          }
        </section>`,
    );
