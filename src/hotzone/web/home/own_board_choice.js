// @ts-check
/** The boards of the set-up as pictures; and those of one's own, which this browser keeps and which can be played. */
import { html, nothing, svg } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';
import { loadGame } from '../lib/games.js';
import { ownBoards, readOwnBoards } from '../workshop/own_boards.js';
import { draftPicture } from '../workshop/board_picture.js';

/** @import { SetupModel } from './setup_model.js' */

/**
 * A plan as it stands before the match.
 * @param {SetupModel} wizard
 * @param {string} [name]
 * @param {string} [label] '' for a drawing that says nothing new
 */
export function planPicture(wizard, name = wizard.boardName(), label = undefined) {
  const board = wizard.boards.value[`${wizard.game.value}/${name}`],
    game = wizard.plugin();
  if (!board || !game?.preview) return html`<div class="plan is-empty"></div>`;
  const { width, height } = (game.previewSize ?? game.size)(board);
  return html`<div class="plan">
    <svg
      viewBox="0 0 ${width} ${height}"
      role=${label === '' ? nothing : 'img'}
      aria-hidden=${label === '' ? 'true' : nothing}
      aria-label=${label ?? board.title}
    >
      ${
        label === ''
          ? nothing
          : svg`
          ${game.symbols(null)}
        `
      }${game.preview(
        board,
        wizard.catalogue()?.boards?.find((one) => one.name === board.name),
      )}
    </svg>
  </div>`;
}

/** Boards of one's own that can be played, with what draws them. @param {SetupModel} wizard */
export async function readOwn(wizard) {
  const boards = (await readOwnBoards()).filter((one) => one.ok);
  for (const game of new Set(boards.map((one) => one.game))) {
    const kit = await (await loadGame(game)).workshop?.();
    if (kit) wizard.kits.value = { ...wizard.kits.value, [game]: kit };
  }
  return boards;
}

/** Play on a board of one's own. @param {SetupModel} wizard @param {string} id */
export async function chooseOwn(wizard, id) {
  const found = (await readOwn(wizard)).find((one) => one.id === id);
  if (!found) return;
  wizard.choose(found.game);
  wizard.own.value = found;
}

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
          @click=${() => chooseOwn(wizard, one.id)}
        >
          ${icon(one.from ? 'share' : 'pencil')}${one.title}
        </button>`,
    )}
  </div>`;
}
