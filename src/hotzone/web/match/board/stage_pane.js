// @ts-check
/**
 * What is told moves in a drawing of its own that lies exactly over the board: the board with its two thousand shapes
 * is neither laid out nor painted again while something moves.
 */
import { html, nothing, svg } from '../../lib/templates.js';
import { isStill } from '../../lib/preferences.js';

/** @import { BoardMap, StageMarks } from '../../lib/game.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** What of the board is shown, as a view box. @param {ScreenState['table']} table */
export function shownPart(table) {
  const game = table.game.value,
    board = table.board.value,
    { width, height } = game.size(board);
  return (game.frame?.(board) ?? [0, 0, width, height]).join(' ');
}

/**
 * Where a storey leans when there is room left: two of them lean to each other.
 * @param {BoardMap} map @param {number} floor
 */
export const leanOf = ({ floors }, floor) =>
  floors.length === 1 ? 'xMidYMid' : floor === floors[0] ? 'xMaxYMid' : 'xMinYMid';

/** What is told now, as the game draws it. @param {ScreenState} ui @returns {StageMarks} */
function marksOf({ table }) {
  const { now, coming, words } = table.story,
    beat = now.value;
  return {
    told: beat ? beat.at : (table.beside.value.question?.space ?? ''),
    kind: beat?.kind ?? '',
    beat,
    coming: coming.value,
    rings: words.rings.value,
    still: isStill(),
  };
}

/**
 * What moves above a storey; it follows the board a frame later, as all around it does.
 * @param {ScreenState} ui @param {number} floor
 */
export function stagePane(ui, floor) {
  const { table } = ui,
    game = table.game.value,
    board = table.board.value,
    map = game.mapOf(board),
    { width, height } = game.size(board);
  return html`<svg
    class="stage ${isStill() ? 'is-still' : ''} ${table.story.now.value?.flies ? 'is-flying' : ''}"
    viewBox=${shownPart(table)}
    preserveAspectRatio=${leanOf(map, floor)}
    aria-hidden="true"
  >
    <rect class="dimmer" width=${width} height=${height} rx="26"></rect>
    ${game.stage ? svg`${game.stage(map, table.beside.value, floor, marksOf(ui))}` : nothing}
  </svg>`;
}
