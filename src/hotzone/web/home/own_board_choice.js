// @ts-check
/** Boards of one's own in the set-up: those that this browser keeps and that can be played. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';
import { ownBoards } from '../workshop/own_boards.js';
import { draftPicture } from '../workshop/board_picture.js';

/** @import { SetupModel } from './setup_model.js' */

/** The picture of the board of one's own that was chosen; null if none was. @param {SetupModel} wizard */
export function ownPicture(wizard) {
  const own = wizard.own.value;
  if (!own) return null;
  return html`<svg class="sprites" aria-hidden="true">${wizard.plugin()?.symbols(null)}</svg>
    ${draftPicture(wizard.plugin() ?? undefined, wizard.kits.value[own.game], own.data)}`;
}

/** @param {SetupModel} wizard */
export function ownChoice(wizard) {
  const boards = (ownBoards.value ?? []).filter((one) => one.ok && one.game === wizard.game.value);
  if (!boards.length) return nothing;
  return html`<div class="own-boards" role="group" aria-label=${t('own-boards')}>
    <p class="hint">${t('own-boards')}</p>
    ${boards.map(
      (one) =>
        html`<button
          type="button"
          class="chip ${wizard.own.value?.id === one.id ? 'is-on' : ''}"
          aria-pressed=${wizard.own.value?.id === one.id}
          data-own-board=${one.id}
          @click=${() => wizard.chooseOwn(one.id)}
        >
          ${icon(one.from ? 'share' : 'pencil')}${one.title}
        </button>`,
    )}
  </div>`;
}
