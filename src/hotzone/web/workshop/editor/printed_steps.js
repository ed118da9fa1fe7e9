// @ts-check
/** Entering a printed board in steps, one tool each; what is read off the cardboard is marked so in the file. */
import { html, nothing, signal } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';
import { myName } from '../../lib/preferences.js';
import { photoTools } from './photo.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { BoardData, EntryStep } from '../workshop.d.ts' */
/** @import { EditorModel } from './editor_model.js' */
/** @import { Photo } from './photo.js' */

const READ = 'single: read off the cardboard';
const OURS = 'designed: not compared with the cardboard yet';

/** Where somebody is in entering a board. */
export class PrintedSteps {
  /** @param {EditorModel} model @param {() => Date} [now] */
  constructor(model, now = () => new Date()) {
    this.model = model;
    this.now = now;
    this.at = signal(-1); // no step: the board is drawn freely
  }

  /** The steps of this board. @returns {EntryStep[]} */
  all() {
    return this.model.kit.steps.filter((one) => !one.floors || one.floors === this.model.data.value.floors);
  }

  /** The step that somebody is at. */
  step() {
    return this.all()[this.at.value];
  }

  /** @param {number} to */
  go(to) {
    this.at.value = Math.min(to, this.all().length - 1);
    const tool = this.step()?.tool;
    if (tool) this.model.take(tool);
  }

  close() {
    this.at.value = -1;
  }

  /** Was a fact read off the cardboard? @param {EntryStep} step */
  isRead(step) {
    return String(this.model.data.value.source?.[step.fact] ?? '').startsWith(READ);
  }

  /** Say that a fact was read off the cardboard, or that it was not. @param {EntryStep} step @param {boolean} read */
  mark(step, read) {
    const by = myName.value.trim(),
      day = this.now().toISOString().slice(0, 10);
    this.model.change((/** @type {BoardData} */ data) => ({
      ...data,
      source: { ...data.source, [step.fact]: read ? `${READ}${by ? ` by ${by}` : ''}, ${day}` : OURS },
    }));
  }
}

/**
 * The step at hand: what to do, how far it is, as printed or not, a photograph to compare with.
 * @param {PrintedSteps} steps @param {Photo} photo
 */
export function stepCard(steps, photo) {
  const step = steps.step(),
    all = steps.all();
  if (!step) return nothing;
  const number = steps.at.value + 1,
    next = all[number];
  return html`<section class="card is-padded entry-step" aria-label=${t('ws-enter')}>
    <ol class="step-line" aria-hidden="true">
      ${all.map(
        (one, i) => html`<li class=${i === steps.at.value ? 'is-now' : steps.isRead(one) ? 'is-done' : ''}></li>`,
      )}
    </ol>
    <div role="status">
      <h2>${t('ws-step', { number, of: all.length, what: t(`ws-step-${step.id}`) })}</h2>
      <p>${t(`ws-step-${step.id}-how`)}</p>
    </div>
    <label class="setting"
      ><input
        type="checkbox"
        data-read=${step.fact}
        .checked=${steps.isRead(step)}
        @change=${(/** @type {FieldEvent} */ event) => steps.mark(step, event.target.checked)}
      /><span>${t('ws-as-on-cardboard')}</span></label
    >
    <div class="button-row">
      <button class="button" data-step-back @click=${() => (number > 1 ? steps.go(number - 2) : steps.close())}>
        ${icon('left')}${t(number > 1 ? 'ws-step-back' : 'ws-step-leave')}</button
      ><button class="button is-primary" data-step-next @click=${() => (next ? steps.go(number) : steps.close())}>
        ${next ? t(`ws-step-${next.id}`) : t('ws-step-done')}${icon(next ? 'right' : 'check')}
      </button>
    </div>
    <p class="hint">
      ${t('ws-facts-read', { many: all.filter((one) => steps.isRead(one)).length, of: all.length })} ${t('ws-no-art')}
    </p>
    ${photoTools(photo)}
  </section>`;
}
