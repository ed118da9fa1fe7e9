// @ts-check
/** The editor: tools, the plan, the check and what is selected; the same parts stand below each other on a phone. */
import { html, nothing } from '../lib/templates.js';
import { has, t } from '../lib/i18n.js';
import { icon } from '../lib/icons.js';
import { iconButton } from '../lib/buttons.js';
import { checkList } from './check_list.js';
import { heatMap } from './meter_view.js';
import { planPane } from './plan_pane.js';

/** @import { FieldEvent } from '../lib/page.d.ts' */
/** @import { EditorModel } from './editor_model.js' */
/** @import { Meter } from './meter.js' */
/** @import { Tool } from './workshop.d.ts' */

/**
 * What the editor's page can do besides drawing.
 * @typedef {object} EditorDeeds
 * @property {() => void} tryIt
 * @property {() => void} share
 * @property {() => void} measure
 * @property {() => void} save
 * @property {() => boolean} large
 * @property {() => void} zoom
 */

/** @param {EditorModel} model @param {Tool} tool */
const toolButton = (model, tool) =>
  html`<button
    class="tool ${model.tool.value === tool.id ? 'is-taken' : ''}"
    data-tool=${tool.id}
    aria-pressed=${model.tool.value === tool.id}
    @click=${() => model.take(tool.id)}
  >
    ${tool.sample ? html`<svg class="tool-sample" viewBox="0 0 100 44" aria-hidden="true">${tool.sample()}</svg>` : icon(tool.icon ?? 'plus')}
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
              @input=${(/** @type {FieldEvent} */ event) => model.choose(tool.id, event.target.value.trim() || tool.choices?.[0]?.id || '')}
          /></label>`
        : nothing
    }
  </div>`;
}

/** @param {EditorModel} model */
function palette(model) {
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

/** Layers, symmetry and floors, over the plan. @param {EditorModel} model @param {EditorDeeds} deeds */
function planBar(model, deeds) {
  /** @type {['' | 'across' | 'down', string][]} */
  const ways = [
      ['', 'ws-symmetry-off'],
      ['across', 'ws-symmetry-across'],
      ['down', 'ws-symmetry-down'],
    ],
    floors = Number(model.data.value.floors ?? 1);
  return html`<div class="plan-bar">
    <div class="segments layers" role="group" aria-label=${t('ws-layers')}>
      ${model.kit.layers.map(
        (layer) =>
          html`<button
            class=${layer.id === model.layer.value ? 'is-on' : ''}
            aria-pressed=${layer.id === model.layer.value}
            data-layer=${layer.id}
            @click=${() => model.turnTo(layer.id)}
          >
            ${icon(layer.icon)}<span>${t(`ws-layer-${layer.id}`)}</span>
          </button>`,
      )}
    </div>
    <label class="setting symmetry"
      ><span>${t('ws-symmetry')}</span
      ><select
        @change=${(/** @type {FieldEvent} */ event) => {
          model.symmetry.value = /** @type {'' | 'across' | 'down'} */ (event.target.value);
        }}
      >
        ${ways.map(([way, key]) => html`<option value=${way} ?selected=${way === model.symmetry.value}>${t(key)}</option>`)}
      </select></label
    >
    ${
      floors > 1
        ? html`<div class="segments" role="group" aria-label=${t('ws-floor')}>
            ${Array.from(
              { length: floors },
              (_, i) =>
                html`<button
                  class=${model.floor.value === i + 1 ? 'is-on' : ''}
                  aria-pressed=${model.floor.value === i + 1}
                  data-floor=${i + 1}
                  @click=${() => {
                    model.floor.value = i + 1;
                  }}
                >
                  ${t('ws-floor-number', { number: i + 1 })}
                </button>`,
            )}
          </div>`
        : nothing
    }
    ${iconButton(deeds.large() ? 'minus' : 'plus', t(deeds.large() ? 'ws-smaller' : 'ws-larger'), deeds.zoom, 'zoom-plan')}
  </div>`;
}

/** What is selected, in words, and what could stand there instead. @param {EditorModel} model */
function inspector(model) {
  const place = model.selected.value;
  if (!place || !model.map.value.spaces.has(place.split('|')[0])) return nothing;
  const fitting = model.tools().filter((tool) => !tool.choices && model.fits(place, tool.id));
  return html`<section class="card is-padded inspector" aria-label=${t('ws-selected')}>
    <h2>${t('ws-selected')}</h2>
    <p><b>${model.game.short(place)}</b> ${model.kit.label(model.data.value, model.map.value, place)}</p>
    <div class="tool-grid">
      ${fitting.map(
        (tool) =>
          html`<button
            class="tool ${model.kit.has(model.data.value, tool.id, place, '') ? 'is-taken' : ''}"
            aria-pressed=${model.kit.has(model.data.value, tool.id, place, '')}
            @click=${() => model.use(place, tool.id)}
          >
            ${tool.sample ? html`<svg class="tool-sample" viewBox="0 0 100 44" aria-hidden="true">${tool.sample()}</svg>` : icon(tool.icon ?? 'plus')}
            <span>${t(`ws-tool-${tool.id}`)}</span>
          </button>`,
      )}
    </div>
  </section>`;
}

/** @param {EditorModel} model @param {EditorDeeds} deeds */
function head(model, deeds) {
  const why = model.hindered(),
    said = why ? t(`ws-not-yet-${why}`) : '';
  /** @param {string} id @param {string} sign @param {() => void} act @param {string} [look] */
  const deed = (id, sign, act, look = '') =>
    html`<button
      class="button ${look}"
      data-deed=${id}
      ?disabled=${why !== ''}
      title=${said || nothing}
      aria-describedby=${why ? 'why-not' : nothing}
      @click=${act}
    >
      ${icon(sign)}${t(`ws-${id}`)}
    </button>`;
  return html`<header class="editor-head">
    <a class="word-button" href="/workshop">${icon('left')}${t('ws-title')}</a>
    <label class="board-title"
      ><span class="only-heard">${t('ws-board-title')}</span
      ><input
        maxlength="60"
        .value=${String(model.data.value.title ?? '')}
        @change=${(/** @type {FieldEvent} */ event) => {
          const title = event.target.value.trim();
          if (title) model.change((data) => ({ ...data, title }));
        }}
    /></label>
    <small class="kept">${t(model.kept.value ? 'ws-kept' : 'ws-not-kept')}</small>
    <span class="spacer"></span>
    <div class="button-row">
      <button
        class="icon-button"
        data-undo
        aria-label=${t('ws-undo')}
        ?disabled=${!model.done.value.length}
        @click=${() => model.undo()}
      >
        ${icon('undo')}</button
      ><button
        class="icon-button"
        data-redo
        aria-label=${t('ws-redo')}
        ?disabled=${!model.undone.value.length}
        @click=${() => model.redo()}
      >
        ${icon('redo')}
      </button>
      <button class="button" data-deed="save" @click=${deeds.save}>${icon('download')}${t('ws-save')}</button>
      ${deed('try', 'play', deeds.tryIt)}${deed('measure', 'gauge', deeds.measure)}${deed('share', 'share', deeds.share, 'is-primary')}
    </div>
    ${why ? html`<p id="why-not" class="hint">${icon('warn')}${said}</p>` : nothing}
  </header>`;
}

/**
 * @param {EditorModel} model
 * @param {EditorDeeds} deeds
 * @param {unknown} below what else stands beside the plan
 * @param {Meter} meter
 */
export function editorView(model, deeds, below, meter) {
  const tool = model.toolNamed(model.tool.value);
  return html`<div class="editor">
    ${head(model, deeds)}${palette(model)}
    <div class="plan-side">
      ${planBar(model, deeds)}${planPane(model, deeds.large(), heatMap(model, meter))}
      <p class="hint tool-hint">
        ${tool && has(`ws-how-${tool.id}`) ? t(`ws-how-${tool.id}`) : t(`ws-how-on-${tool?.on ?? 'edge'}`)}
      </p>
      <ul class="draft-counts">
        ${model.kit.counts(model.data.value).map((one) => html`<li class="chip">${one}</li>`)}
      </ul>
    </div>
    <div class="check-side">${checkList(model)}${inspector(model)}${below}</div>
  </div>`;
}
