// @ts-check
/**
 * What opens over the board. Questions before what cannot be undone are here at once; the rest is fetched when it is
 * wanted.
 */
import { html, nothing } from '../../lib/templates.js';
import { closeButton } from '../../lib/buttons.js';
import { seenTheme } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';
import { part } from '../view/later_parts.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** @param {ScreenState} ui */
function end(ui) {
  const { lost, kept } = ui.dialog.value ?? {};
  return html`<p>${t('end-loses', { lost, kept })}</p>
    <div class="button-row">
      <button
        class="button"
        @click=${() => {
          ui.asking.value = false;
          ui.dialog.value = null;
        }}
      >
        ${t('keep-playing')}</button
      ><button class="button is-primary" @click=${() => ui.endTurn()}>${t('end-turn')}</button>
    </div>`;
}

/** What cannot be taken back is asked again. @param {ScreenState} ui */
function sure(ui) {
  const { option, words } = ui.dialog.value ?? {};
  return html`<p>${words}</p>
    <div class="button-row">
      <button
        class="button"
        autofocus
        @click=${() => {
          ui.dialog.value = null;
        }}
      >
        ${t('keep-playing')}</button
      ><button
        class="button is-primary"
        data-sure
        @click=${() => {
          ui.dialog.value = null;
          if (option) ui.planner.play(option, true);
          else ui.table.coach.play(true);
        }}
      >
        ${t('do-it')}
      </button>
    </div>`;
}

/** @type {Record<string, (ui: ScreenState) => unknown>} */
const QUESTIONS = { end, sure };

/** The open dialog, if any. @param {ScreenState} ui */
export function dialogs(ui) {
  const open = ui.dialog.value;
  void seenTheme();
  if (!open) return nothing;
  const body = QUESTIONS[open.kind] ?? ((/** @type {ScreenState} */ at) => part('dialog', at, t('loading')));
  return html`<dialog
    class="card dialog dialog-${open.kind}"
    aria-labelledby="pop-title"
    @close=${() => {
      if (ui.dialog.value === open) ui.dialog.value = null;
    }}
    @click=${(/** @type {FieldEvent} */ event) => {
      if (event.target.tagName === 'DIALOG') ui.dialog.value = null;
    }}
  >
    <header>
      <h2 id="pop-title">${t(`pop-${open.kind}`)}</h2>
      ${closeButton(() => {
        ui.dialog.value = null;
      })}
    </header>
    <div class="dialog-body" tabindex="0">${body(ui)}</div>
  </dialog>`;
}
