// @ts-check
/** The board: the game draws it, this pane takes pointers and keys, and offers what can be done at a place. */
import { computed, html, section } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { isStill } from '../../lib/preferences.js';
import { plans } from './plan_overlay.js';
import { riskOverlay } from './risk_overlay.js';
import { bubble, cells, edgeHits, startMarks } from './board_hits.js';
import { leanOf, shownPart, stagePane } from './stage_pane.js';
import { storyCaption } from '../story/story_panel.js';

/** @import { Marks } from '../../lib/game.d.ts' */
/** @import { BoardEvent } from '../../lib/page.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** What is marked on the board now. @param {ScreenState} ui */
export function marksOf(ui) {
  const { table, planner } = ui;
  const view = table.shown.value,
    legal = table.legal.value;
  const acting = view.stage === 'acting';
  const offered = new Set();
  const open = planner.group.value;
  for (const offer of legal) {
    const shown = acting
      ? open &&
        table.game.value
          .groups(legal, view)
          .find((one) => one.id === open)
          ?.offers.includes(offer)
      : !view.starts; // where one may start is numbered, and any other space can be tapped
    if (shown) for (const place of offer.spaces ?? [offer.space]) if (place) offered.add(place);
  }
  const moves = acting ? [...planner.reach().keys()] : [];
  const note = table.note.value;
  return {
    plan: planner.drawn(),
    reach: moves.filter((place) => place !== planner.place.value),
    offered: [...offered],
    fresh: table.story.fresh.value,
    pointed: planner.place.value,
    pings: table.pings.value,
    nod: note?.place ?? '',
    active: view.turn || typeof view.actor === 'number' ? table.figure() : 0,
  };
}

/**
 * How the board looks while nature acts; the class of a shake that is over goes with a lighter frame.
 * @param {ScreenState['table']} table
 */
function toldClass({ story }) {
  const kind = story.now.value?.kind ?? '';
  return `${story.playing.value && story.phase.value ? 'is-told' : ''} ${kind === 'breath' ? 'is-breath' : ''} ${
    kind === 'burst' || kind === 'way' ? 'is-shaken' : ''
  } ${story.paused.value ? 'is-paused' : ''}`;
}

/**
 * One storey with its hit areas.
 * @param {ScreenState} ui
 * @param {number} floor
 * @param {Marks} marks
 */
function plan(ui, floor, marks) {
  const { table, zoom } = ui;
  const game = table.game.value,
    board = table.board.value,
    map = game.mapOf(board);
  const label =
    map.floors.length > 1
      ? t('board-floor', { floor, rows: board.rows, cols: board.cols })
      : t(`${game.prefix ?? ''}board-label`, { rows: board.rows, cols: board.cols ?? 0 });
  return html`<svg
    class="board-plan ${isStill() ? 'is-still' : ''} ${table.at.value === null ? '' : 'is-past'}"
    viewBox=${shownPart(table)}
    preserveAspectRatio=${leanOf(map, floor)}
    data-floor=${floor}
    role="grid"
    aria-label=${label}
    aria-readonly="true"
    @pointerdown=${(/** @type {BoardEvent} */ event) => zoom.down(event)}
    @pointermove=${(/** @type {BoardEvent} */ event) => {
      zoom.move(event);
      ui.point(event);
    }}
    @pointerup=${(/** @type {BoardEvent} */ event) => zoom.up(event)}
    @pointercancel=${(/** @type {BoardEvent} */ event) => zoom.up(event)}
    @wheel=${zoom.wheel}
    @pointerleave=${(/** @type {BoardEvent} */ event) => {
      zoom.up(event);
      ui.planner.hover.value = '';
    }}
    @click=${(/** @type {BoardEvent} */ event) => {
      if (!zoom.wasDrag()) ui.click(event);
    }}
    @focusin=${(/** @type {BoardEvent} */ event) => ui.focused(event)}
    @contextmenu=${(/** @type {BoardEvent} */ event) => ui.ping(event)}
  >
    <g aria-hidden="true">${game.storey(map, table.shown.value, floor, marks)}</g>
    ${cells(ui, map, floor)}
    <g aria-hidden="true">
      ${riskOverlay(ui, map, floor)}${plans(ui, map, floor)}${edgeHits(ui, map, floor)}
      ${startMarks(ui, map, floor)}${bubble(ui, map, floor)}${ui.over(map, floor)}
    </g>
  </svg>`;
}

/**
 * The board pane; two storeys side by side where there is room, else one, with the other small beside it as the switch.
 * Each storey, what is told above it and the words over all are parts of their own: each changes without the others.
 * @param {ScreenState} ui
 */
export function boardPane(ui) {
  const marks = computed(() => marksOf(ui)),
    caption = section(() => storyCaption(ui));
  /** @type {Map<number, {plan: () => unknown, stage: () => unknown}>} */
  const known = new Map();
  const drawn = (/** @type {number} */ floor) => {
    if (!known.has(floor))
      known.set(floor, {
        plan: section(() => plan(ui, floor, marks.value)),
        stage: section(() => stagePane(ui, floor)),
      });
    const { plan: board, stage } = /** @type {{plan: () => unknown, stage: () => unknown}} */ (known.get(floor));
    return html`${board()}${stage()}`;
  };
  return () => {
    const { floors } = ui.table.map(),
      two = floors.length > 1;
    return html`<div class="board ${two ? 'is-two-floors' : ''} ${toldClass(ui.table)}">
      ${two ? storeys(ui, floors, drawn) : drawn(floors[0])}${caption()}
    </div>`;
  };
}

/** @param {ScreenState} ui @param {number[]} floors @param {(floor: number) => unknown} drawn */
function storeys(ui, floors, drawn) {
  const shown = ui.floor.value;
  return html`<div class="storeys">
    <div class="floors" role="group" aria-label=${t('floors')}>
      ${[...floors].reverse().map(
        (/** @type {number} */ one) =>
          html`<button
            class="floor-key ${one === shown ? 'is-on' : ''}"
            data-floorkey=${one}
            aria-pressed=${one === shown}
            @click=${() => {
              ui.floor.value = one;
            }}
          >
            <b aria-hidden="true">${one}</b><span>${t('floor-name', { floor: one })}</span>
          </button>`,
      )}
    </div>
    ${floors.map(
      (one) =>
        html`<div class="storey floor-${one} ${one === shown ? 'is-on' : ''}">
          <p class="floor-name">${t('floor-name', { floor: one })}</p>
          ${drawn(one)}<button
            class="other-floor"
            aria-label=${t('floor-show', { floor: one })}
            @click=${() => {
              ui.floor.value = one;
            }}
          ></button>
        </div>`,
    )}
  </div>`;
}
