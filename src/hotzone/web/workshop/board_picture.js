// @ts-check
/** Small pictures of boards: those that everybody has from the server, drafts from their own data. */
import { html, nothing, svg } from '../lib/templates.js';

/** @import { Board, GamePage } from '../lib/game.d.ts' */
/** @import { BoardData, WorkshopGame } from './workshop.d.ts' */

const QUIET = { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 };

/** @param {GamePage | undefined} game @param {Board | null} board @param {unknown} [shown] */
export function boardPicture(game, board, shown) {
  if (!game?.preview || !board) return html`<div class="plan is-empty"></div>`;
  const { width, height } = (game.previewSize ?? game.size)(board);
  return html`<div class="plan">
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${game.preview(board, shown)}</svg>
  </div>`;
}

/** @param {GamePage | undefined} game @param {WorkshopGame | undefined} kit @param {BoardData} data */
export function draftPicture(game, kit, data) {
  if (!game || !kit) return html`<div class="plan is-empty"></div>`;
  const board = kit.boardOf(data),
    map = game.mapOf(board),
    view = kit.viewOf(data, board),
    { width, height } = (game.previewSize ?? game.size)(board),
    wide = game.size(board).width + 40;
  return html`<div class="plan">
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${map.floors.map(
        (floor, i) => svg`
          <g transform="translate(${i * wide},0)">${game.storey(map, view, floor, QUIET)}</g>
        `,
      )}
    </svg>
  </div>`;
}

/** The symbols that pictures of a game need, once for the page. @param {GamePage | undefined} game */
export const pictureSymbols = (game) =>
  game ? html`<svg class="sprites" aria-hidden="true">${game.symbols(null)}</svg>` : nothing;
