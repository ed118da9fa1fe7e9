// @ts-check
/** The whole match by keyboard. Single letters can be switched off in the settings. */
import { letters, sound } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';
import { mates, pickForAsking, toggleAsking } from '../panel/request_form.js';

/** @import { GamePage } from '../../lib/game.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Keys for the table of keys: the key and its sentence; those of the groups of actions are the game's own. */
export const KEYS = [
  ['↑ ↓ ← →', 'key-arrows'],
  ['Shift ↑ ↓ ← →', 'key-walls'],
  ['Enter', 'key-enter'],
  ['Esc', 'key-escape'],
  ['O', 'key-next'],
  ['1–9', 'key-numbers'],
  ['1–6', 'key-cards'],
  ['', ''],
  ['U Y', 'key-undo'],
  ['Shift U', 'reset-turn'],
  ['E', 'key-end'],
  ['H', 'key-hint'],
  ['R', 'key-risk-map'],
  ['N', 'key-sound'],
  ['I', 'pop-room'],
  ['A', 'key-ask'],
  ['W', 'key-where'],
  ['L', 'key-log'],
  ['T', 'key-text'],
  ['␣', 'key-space'],
  ['S', 'key-skip'],
  [', . Home End', 'key-replay'],
  ['[ ]', 'key-floors'],
  ['?', 'key-keys'],
];

/** @param {ScreenState} ui @param {string} place */
function focus(ui, place) {
  ui.focus.value = place;
  requestAnimationFrame(() =>
    /** @type {(SVGElement & {focus(options?: object): void}) | null} */ (
      document.querySelector(`.board-cell[data-place="${CSS.escape(place)}"]`)
    )?.focus({
      focusVisible: true,
    }),
  );
  ui.planner.hover.value = place;
}

/** @param {ScreenState} ui @param {KeyboardEvent} event */
function arrow(ui, event) {
  const { table, planner } = ui;
  const game = table.game.value,
    map = game.mapOf(table.board.value),
    [rows, cols] = ARROWS[event.key];
  const here = ui.focus.value || game.home(table.shown.value),
    there = game.beside(map, here, rows, cols, event.shiftKey);
  if (!there) return;
  if (event.shiftKey && game.between) {
    const edge = game.between(map, here, there);
    if (edge) {
      planner.clear();
      planner.hover.value = edge;
      planner.picked.value = table.legal.value.some((offer) => offer.edge === edge) ? edge : '';
      if (!planner.picked.value) planner.tap(edge, false);
    }
    return;
  }
  planner.clear();
  focus(ui, there);
}

/** Go to the same space of another floor. @param {ScreenState} ui @param {number} floor */
function storey(ui, floor) {
  const { table } = ui;
  const map = table.map(),
    here = map.spaces.get(ui.focus.value || table.game.value.home(table.shown.value)),
    there = map.at?.get(`${floor}:${here?.row}:${here?.col}`);
  ui.floor.value = floor;
  if (there) focus(ui, there);
}

/** Read a space aloud. @param {ScreenState} ui */
function where(ui) {
  const { table } = ui;
  const game = table.game.value,
    view = table.shown.value,
    here = ui.focus.value || game.home(view);
  const polite = document.getElementById('polite');
  if (polite) polite.textContent = game.label(game.mapOf(table.board.value), view, here, (seat) => table.nameOf(seat));
  if (ui.dialog.value === null) focus(ui, here);
}

/** @param {ScreenState} ui @param {KeyboardEvent} event @returns {boolean} was it for us? */
function letter(ui, event) {
  const { table, planner } = ui;
  const key = event.key.length === 1 ? event.key.toUpperCase() : '';
  if (!letters.value || !key) return false;
  const group =
    table.live.value?.view.stage === 'acting' && table.legal.value.length
      ? table.game.value.groups(table.legal.value, table.shown.value).find((one) => one.key === key)
      : null;
  if (/[1-9]/.test(key)) {
    const rows = [
      ...document.querySelectorAll(
        '.choices .action, .start-card [data-suggested], .start-list .action, .action-list .action',
      ),
    ];
    const row = /** @type {HTMLElement | undefined} */ (rows[Number(key) - 1]);
    if (row?.matches('.is-risky:first-child') && key === '1') return true; // nobody walks into danger by the first key
    if (row) row.click();
    else return ui.readCard(Number(key));
    return true;
  }
  if (key === 'U' && event.shiftKey) table.reset();
  else if (key === 'U') table.undo();
  else if (key === 'Y') table.redo();
  else if (key === 'E') ui.endTurn();
  else if (key === 'H') table.coach.press();
  else if (key === 'I') ui.dialog.value = { kind: 'room' };
  else if (key === 'R' && table.game.value.riskMarks) table.coach.riskMap.on.value = !table.coach.riskMap.on.value;
  else if (key === 'A' && mates(table).length) toggleAsking(ui);
  else if (key === 'S' && table.story.playing.value) table.story.skip();
  else if (key === 'W') where(ui);
  else if (key === 'O' && planner.options.value.length > 1) planner.next();
  else if (key === 'N') sound.value = !sound.value;
  else if (key === 'L') {
    ui.tab.value = 'log';
    ui.sheet.value = 'log';
  } else if (key === 'T') ui.dialog.value = { kind: 'text' };
  else if (key === '?') ui.dialog.value = { kind: 'keys' };
  else if (key === ',') table.go((table.at.value ?? table.live.value.seq) - 1);
  else if (key === '.') table.go(table.at.value === null ? null : table.at.value + 1);
  else if (key === '[' || key === ']') storey(ui, key === '[' ? 1 : 2);
  else if (group) ui.openGroup(group);
  else return false;
  return true;
}

/**
 * The place that Enter is about: what was picked, the plan under the pointer, or the space with the focus.
 * @param {ScreenState} ui
 * @param {boolean} onCell
 */
function meant({ planner, focus }, onCell) {
  const hover = planner.hover.value;
  return (
    planner.picked.value || (hover && (hover === focus.value || planner.plan.value) ? hover : onCell ? focus.value : '')
  );
}

/** @param {ScreenState} ui */
export function keys(ui) {
  const { table, planner } = ui;
  const press = (/** @type {KeyboardEvent} */ event) => {
    const at = /** @type {HTMLElement} */ (event.target);
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      at.closest('input, textarea, select, dialog') ||
      ui.dialog.value ||
      !table.shown.value
    )
      return;
    const onButton = at.closest('button, a'),
      onCell = at.closest('.board-cell');
    if (event.key in ARROWS && (onCell || !onButton) && !at.closest('[role=tablist], .scroll')) arrow(ui, event);
    else if (event.key === 'Enter' && !onButton && !onCell && !planner.picked.value && table.coach.advice()?.length)
      table.coach.play();
    else if (event.key === 'Enter' && !onButton) {
      const place = meant(ui, !!onCell);
      if (!place) return; // nothing is planned, and no place has the focus
      pickForAsking(ui, place) || planner.tap(place, planner.options.value.length === 1);
    } else if (event.key === 'Escape') {
      planner.clear();
      planner.group.value = '';
      table.coach.asking.value = null;
      table.coach.clear();
    } else if (event.key === ' ' && !onButton) {
      if (table.story.playing.value) table.story.toggle();
      else if (onCell) planner.tap(ui.focus.value, false);
      else return;
    } else if (event.key === 'Home' && !at.closest('.scroll')) table.go(0);
    else if (event.key === 'End' && !at.closest('.scroll')) table.go(null);
    else if (!letter(ui, event)) return;
    event.preventDefault();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** The table of keys. @param {GamePage} game @returns {[string, string][]} */
export function keyTable(game) {
  const own = game?.keys?.();
  return KEYS.flatMap(([key, id]) => (key ? [/** @type {[string, string]} */ ([key, t(id)])] : own ? [own] : []));
}
