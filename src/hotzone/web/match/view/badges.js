// @ts-check
/** What is played at this table, as badges to press; and the cards that can be taken, to read before one chooses. */
import { html, nothing } from '../../lib/templates.js';
import { gameNamed } from '../../lib/games.js';
import { has, t } from '../../lib/i18n.js';
import { settingsOf } from '../../lib/settings.js';

/** @import { Badge } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** What is played at a table, building first. @param {Match} table @returns {Badge[]} */
export function badgesOf(table) {
  const board = table.board.value,
    book = table.room.value && gameNamed(table.room.value.game);
  if (!board || !book || !table.game.value) return [];
  const known = has(`board-${board.name}`);
  const building = {
    id: 'board',
    text: known ? t(`board-${board.name}`) : (board.title ?? board.name),
    lines: has(`board-${board.name}-how`) ? [t(`board-${board.name}-how`)] : [board.title],
    rules: [],
  };
  return [building, ...(table.game.value.badges?.(settingsOf(table.room.value.setup), book) ?? [])];
}

/** The badges in the bar of the table. @param {ScreenState} ui */
export function badgeRow(ui) {
  const badges = badgesOf(ui.table);
  return html`<div class="badges ${badges.length > 4 ? 'is-long' : ''}">
    ${badges.map(
      (one) =>
        html`<button
          class="played-badge"
          aria-label=${t('badge-read', { what: one.text })}
          @click=${() => {
            ui.dialog.value = { kind: 'badge', badge: one.id };
          }}
        >
          ${one.text}
        </button>`,
    )}
  </div>`;
}

/** Cards that can be taken now, to read before one chooses. @param {ScreenState} ui */
export function cardRow(ui) {
  const { table } = ui,
    names = table.legal.value.length ? (table.game.value.cardsAtHand?.(table.shown.value) ?? []) : [];
  if (!names.length) return nothing;
  const book = gameNamed(table.room.value.game);
  return html`<section class="card card-row" aria-label=${t('read-cards')}>
    <h2>${t('read-cards')}</h2>
    ${names.map(
      (name) =>
        html`<button
          class="chip"
          @click=${() => {
            ui.dialog.value = { kind: 'card', card: name };
          }}
        >
          ${book && table.game.value.card?.(name, book, settingsOf(table.room.value.setup), table.board.value)?.title}
        </button>`,
    )}
  </section>`;
}
