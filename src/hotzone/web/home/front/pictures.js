// @ts-check
/** Drawings of the games for the home page: each game's own renderer, its board before a match or as a match stands. */
import { html, nothing, signal, svg } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { gameNamed, gamesRead, loadGame, playable } from '../../lib/games.js';

/** @import { Board, GamePage, View } from '../../lib/game.d.ts' */

const NO_MARKS = { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 };

/** The page parts of games, and boards by "game/name", once they are here. */
export const plugins = signal(/** @type {Record<string, GamePage>} */ ({}));
export const boards = signal(/** @type {Record<string, Board>} */ ({}));
const asked = new Set();

/** Fetch a board once. @param {string} game @param {string} name */
export function wantBoard(game, name) {
  const key = `${game}/${name}`;
  if (asked.has(key)) return;
  asked.add(key);
  ask(`/api/games/${game}/boards/${name}`).then(
    (found) => {
      boards.value = { ...boards.peek(), [key]: found.board };
    },
    () => asked.delete(key),
  );
}

/** Fetch what the home page draws: every game and its first board. */
export async function readPictures() {
  await gamesRead;
  for (const { game, boards: list } of playable()) {
    loadGame(game).then(
      (plugin) => {
        plugins.value = { ...plugins.peek(), [game]: plugin };
        if (list[0]) wantBoard(game, list[0].name);
      },
      () => {}, // a game whose page does not start has no card
    );
  }
}

/**
 * The symbols that all drawings of the page use, once. Figures of two games have the same names: the first game's
 * count.
 * @param {string} [first] the game whose figures are seen largest
 */
export const sprites = (first = '') =>
  html`<svg class="sprites" aria-hidden="true">
    ${[first, ...playable().map((one) => one.game)]
      .filter((name, i, all) => plugins.value[name] && all.indexOf(name) === i)
      .map((name) => svg`${plugins.value[name].symbols(null)}`)}
  </svg>`;

/**
 * A game's own picture, or its first board; cut to a part of it for a card.
 * @param {string} name of the game
 * @param {{x: number, y: number, w: number, h: number}} [part] shares of the whole
 * @param {string} [label] what it shows, '' for decoration
 */
export function poster(name, part = { x: 0, y: 0, w: 1, h: 1 }, label = '') {
  const game = plugins.value[name],
    shown = gameNamed(name)?.boards[0],
    board = shown && boards.value[`${name}/${shown.name}`];
  if (!game || !board || !game.preview) return html`<div class="plan is-empty"></div>`;
  const { width, height } = (game.previewSize ?? game.size)(board),
    cut = part.w < 1;
  return html`<svg
    class="poster"
    viewBox="${width * part.x} ${height * part.y} ${width * part.w} ${height * part.h}"
    preserveAspectRatio=${cut ? 'xMidYMid slice' : 'xMidYMid meet'}
    role=${label ? 'img' : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : 'true'}
  >
    ${svg`${(game.poster ?? game.preview)(board, shown)}`}
  </svg>`;
}

/**
 * A match as it stands: its first floor; all of it, or as much as fills its frame.
 * @param {string} name of the game
 * @param {View} view
 * @param {boolean} [fills]
 */
export function standing(name, view, fills = false) {
  const game = plugins.value[name],
    board = boards.value[`${name}/${view.board}`];
  if (!game || !board) {
    if (game) wantBoard(name, view.board);
    return html`<div class="plan is-empty"></div>`;
  }
  const { width, height } = game.size(board),
    map = game.mapOf(board);
  return html`<svg
    class="poster"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio=${fills ? 'xMidYMid slice' : 'xMidYMid meet'}
    aria-hidden="true"
  >
    ${svg`${game.storey(map, { ...view, legal: [] }, map.floors[0] ?? 1, NO_MARKS)}`}
  </svg>`;
}
