// @ts-check
/** The editor: tools, the plan, the check and what is selected; the same parts stand below each other on a phone. */
import { html, nothing } from '../../lib/templates.js';
import { has, t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';
import { iconButton } from '../../lib/buttons.js';
import { checkList } from './check_list.js';
import { heatMap } from './meter_view.js';
import { numberPanel } from './number_panel.js';
import { planPane } from './plan_pane.js';
import { stepCard } from './printed_steps.js';
import { inspector, palette } from './tool_palette.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { EditorModel } from './editor_model.js' */
/** @import { Meter } from './meter.js' */
/** @import { Photo } from './photo.js' */
/** @import { PrintedSteps } from './printed_steps.js' */

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
        ${ways.map(
          ([way, key]) => html`<option value=${way} ?selected=${way === model.symmetry.value}>${t(key)}</option>`,
        )}
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
    ${iconButton(
      deeds.large() ? 'minus' : 'plus',
      t(deeds.large() ? 'ws-smaller' : 'ws-larger'),
      deeds.zoom,
      'zoom-plan',
    )}
  </div>`;
}

/** @param {EditorModel} model @param {EditorDeeds} deeds @param {PrintedSteps} steps */
function head(model, deeds, steps) {
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
    <h1 class="only-heard">${String(model.data.value.title ?? '')}</h1>
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
      <button
        class="button"
        data-enter
        aria-pressed=${steps.at.value >= 0}
        @click=${() => (steps.at.value < 0 ? steps.go(0) : steps.close())}
      >
        ${icon('list')}${t('ws-enter')}
      </button>
      <button class="button" data-deed="save" @click=${deeds.save}>${icon('download')}${t('ws-save')}</button>
      ${deed('try', 'play', deeds.tryIt)}${deed('measure', 'gauge', deeds.measure)}${deed(
        'share',
        'share',
        deeds.share,
        'is-primary',
      )}
    </div>
    ${why ? html`<p id="why-not" class="hint">${icon('warn')}${said}</p>` : nothing}
  </header>`;
}

/**
 * @param {EditorModel} model
 * @param {EditorDeeds} deeds
 * @param {unknown} below what else stands beside the plan
 * @param {Meter} meter
 * @param {PrintedSteps} steps of entering a printed board
 * @param {Photo} photo of it
 */
export function editorView(model, deeds, below, meter, steps, photo) {
  const tool = model.toolNamed(model.tool.value);
  return html`<div class="editor">
    ${head(model, deeds, steps)}${palette(model)}
    <div class="plan-side">
      ${stepCard(steps, photo)}${planBar(model, deeds)}${planPane(model, deeds.large(), heatMap(model, meter), photo)}
      <p class="hint tool-hint">
        ${tool && has(`ws-how-${tool.id}`) ? t(`ws-how-${tool.id}`) : t(`ws-how-on-${tool?.on ?? 'edge'}`)}
      </p>
      <ul class="draft-counts">
        ${model.kit.counts(model.data.value).map((one) => html`<li class="chip">${one}</li>`)}
      </ul>
    </div>
    <div class="check-side">
      ${checkList(model)}${inspector(model)}${numberPanel(model, steps.step()?.numbers)}${below}
    </div>
  </div>`;
}
