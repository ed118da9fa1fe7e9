// @ts-check
/** What will be played, in one line; the host may change it, and everybody comes along. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { lastSetup, movesFrom } from '../../lib/preferences.js';
import { settingsOf } from '../../lib/settings.js';
import { t } from '../../lib/i18n.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/** Set the match up anew with the same people. @param {ScreenState} ui */
export function change(ui) {
  const { table } = ui,
    room = table.room.value;
  lastSetup.value = {
    game: room.game,
    settings: settingsOf(room.setup),
    seats: room.seats.map((seat) => seat.bot ?? (seat.holder === table.you.value.person ? 'me' : 'open')),
    title: room.title,
    again: true,
  };
  movesFrom.value = table.code;
  ui.travel('/new');
}

/** @param {ScreenState} ui @param {string} board @param {(ui: ScreenState) => void} changes */
export function setupLine(ui, board, changes) {
  const { table } = ui,
    room = table.room.value;
  const badges = table.game.value.result?.badges?.(settingsOf(room.setup)) ?? [];
  return html`<div class="setup-line">
    ${[board, ...badges, room.switches.undo ? t('lobby-undo') : t('lobby-no-undo')]
      .filter(Boolean)
      .map((words, i) => html`<span class="setup-badge">${i ? nothing : icon('home')}${words}</span>`)}
    ${
      table.you.value.host
        ? html`<button class="chip" data-change @click=${() => changes(ui)}>
            ${icon('gear')}${t('lobby-change')}
          </button>`
        : nothing
    }
  </div>`;
}
