// @ts-check
/** The tools: all of them beside the plan, and those that fit the place that is selected. */
import { html, nothing } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { EditorModel } from './editor_model.js' */
/** @import { Tool } from '../workshop.d.ts' */

/** @param {EditorModel} model @param {Tool} tool */
const toolButton = (model, tool) =>
  html`<button
    class="tool ${model.tool.value === tool.id ? 'is-taken' : ''}"
    data-tool=${tool.id}
    aria-pressed=${model.tool.value === tool.id}
    @click=${() => model.take(tool.id)}
  >
    ${
      tool.sample
        ? html`<svg class="tool-sample" viewBox="0 0 100 44" aria-hidden="true">${tool.sample()}</svg>`
        : icon(tool.icon ?? 'plus')
    }
    <span>${t(`ws-tool-${tool.id}`)}</span><kbd aria-hidden="true">${tool.key.toUpperCase()}</kbd>
  </button>`;

/** What can be chosen with the tool at hand. @param {EditorModel} model */
function toolChoices(model) {
  const tool = model.toolNamed(model.tool.value);
  if (!tool?.choices) return nothing;
  const now = model.choice(tool.id),
    free = !tool.choices.some((one) => one.id === now);
  return html`<div class="tool-choices" role="group" aria-label=${t(`ws-tool-${tool.id}`)}>
    ${tool.choices.map(
      (one) =>
        html`<button
          class="chip ${one.id === now ? 'is-on' : ''}"
          data-choice=${one.id}
          aria-pressed=${one.id === now}
          @click=${() => model.choose(tool.id, one.id)}
        >
          ${one.label}
        </button>`,
    )}
    ${
      tool.words
        ? html`<label class="setting"
            ><span>${t('ws-own-words')}</span
            ><input
              maxlength=${tool.words}
              .value=${free ? now : ''}
              @input=${(/** @type {FieldEvent} */ event) =>
                model.choose(tool.id, event.target.value.trim() || tool.choices?.[0]?.id || '')}
          /></label>`
        : nothing
    }
  </div>`;
}

/** @param {EditorModel} model */
export function palette(model) {
  const fills = (model.kit.fills ?? []).filter((one) => one.layer === model.layer.value);
  return html`<aside class="palette" aria-label=${t('ws-tools')}>
    ${model.kit.layers.map((layer) => {
      const tools = model.tools().filter((one) => one.layer === layer.id);
      return tools.length
        ? html`<section class="card tool-box ${layer.id === model.layer.value ? 'is-open' : ''}">
            <h2>${t(`ws-layer-${layer.id}`)}</h2>
            <div class="tool-grid">${tools.map((tool) => toolButton(model, tool))}</div>
          </section>`
        : nothing;
    })}
    ${toolChoices(model)}
    ${fills.map(
      (one) =>
        html`<button class="button is-small" data-fill=${one.id} @click=${() => model.change(one.apply)}>
          ${t(`ws-fill-${one.id}`)}
        </button>`,
    )}
  </aside>`;
}

/**
 * A number that is typed for the selected place.
 * @param {EditorModel} model @param {Tool} tool @param {string} place
 */
const typedField = (model, tool, place) =>
  html`<label class="setting"
    ><span>${t(`ws-tool-${tool.id}`)}</span
    ><input
      data-typed=${tool.id}
      maxlength=${tool.typed ?? 2}
      inputmode="numeric"
      autocomplete="off"
      .value=${model.kit.typed?.(place) ?? ''}
      @focus=${(/** @type {FieldEvent} */ event) => event.target.select()}
      @change=${(/** @type {FieldEvent} */ event) => {
        model.choose(tool.id, event.target.value.trim());
        model.use(model.selected.value, tool.id);
        event.target.value = model.kit.typed?.(model.selected.value) ?? '';
      }}
  /></label>`;

/** What is selected, in words, and what could stand there instead. @param {EditorModel} model */
export function inspector(model) {
  const place = model.selected.value;
  if (!place || !model.map.value.spaces.has(place.split('|')[0])) return nothing;
  const fitting = model.tools().filter((tool) => !tool.choices && !tool.typed && model.fits(place, tool.id)),
    typed = model.tools().filter((tool) => tool.typed && model.kit.typed?.(place));
  return html`<section class="card is-padded" aria-label=${t('ws-selected')}>
    <h2>${t('ws-selected')}</h2>
    <p><b>${model.short(place)}</b> ${model.kit.label(model.data.value, model.map.value, place)}</p>
    ${typed.map((tool) => typedField(model, tool, place))}
    <div class="tool-grid">
      ${fitting.map(
        (tool) =>
          html`<button
            class="tool ${model.kit.has(model.data.value, tool.id, place, '') ? 'is-taken' : ''}"
            aria-pressed=${model.kit.has(model.data.value, tool.id, place, '')}
            @click=${() => model.use(place, tool.id)}
          >
            ${
              tool.sample
                ? html`<svg class="tool-sample" viewBox="0 0 100 44" aria-hidden="true">${tool.sample()}</svg>`
                : icon(tool.icon ?? 'plus')
            }
            <span>${t(`ws-tool-${tool.id}`)}</span>
          </button>`,
      )}
    </div>
  </section>`;
}
