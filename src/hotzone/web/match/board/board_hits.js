// @ts-check
/** What can be pointed at on a board: spaces, walls and doors, the label of what a second click does. */
import { guard, nothing, svg } from '../../lib/templates.js';
import { spoken } from '../../lib/i18n.js';
import { seatNames } from '../../lib/preferences.js';
import { startsOf } from '../panel/start_card.js';

/** @import { Actor, BoardMap, MapSpace } from '../../lib/game.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/**
 * Where the active figure is drawn on a floor.
 * @param {ScreenState['table']} table
 * @param {BoardMap} map
 * @param {number} floor
 */
function helmetOf(table, map, floor) {
  const at = table.game.value.crew(table.shown.value).find((one) => one.number === table.figure())?.at ?? '';
  return map.spaces.get(at)?.floor === floor ? map.boxes.get(at) : null;
}

/**
 * The label beside a place that offers several things: what a second click does, with its price; itself a button.
 * @param {ScreenState} ui
 * @param {BoardMap} map
 * @param {number} floor
 */
export function bubble(ui, map, floor) {
  const { table, planner } = ui,
    option = planner.plan.value,
    place = planner.picked.value,
    edge = map.edges.get(place),
    at = edge ? (({ mx, my }) => ({ cx: mx, cy: my }))(table.game.value.line(map, edge)) : map.boxes.get(place);
  if (!option || !at || (planner.options.value.length < 2 && !option.near)) return nothing;
  if (map.spaces.get(edge ? edge.spaces[0] : place).floor !== floor) return nothing;
  const name = (option.name ?? table.called(option.offer)).replace(/ \([^)]*\)$/, ''), // it is right there
    wide = name.length * 12.4 + (option.cost ? 112 : 62),
    { width, height } = table.game.value.size(map.board),
    x = Math.min(Math.max(at.cx - wide / 2, 4), width - wide - 4),
    own = helmetOf(table, map, floor),
    hides = (/** @type {number} */ y) =>
      own && own.cx > x - 40 && own.cx < x + wide + 40 && own.cy > y - 44 && own.cy < y + 100,
    ways = [at.cy + 62, at.cy - 118].filter((y) => y > 0 && y + 68 < height),
    y = ways.find((one) => !hides(one)) ?? ways[0],
    below = y > at.cy;
  return svg`
    <g class="bubble" data-option=${planner.options.value.indexOf(option)} transform="translate(${x},${y})">
      <path d=${below ? `M${at.cx - x - 13},2l13,-14l13,14z` : `M${at.cx - x - 13},54l13,14l13,-14z`}></path>
      <rect width=${wide} height="56" rx="14"></rect>
      <use href="#i-${table.game.value.iconOf(option.verb, option.offer)}" x="14" y="16" width="24" height="24"></use>
      <text x="48" y="36">${name}</text>
      ${
        option.cost
          ? svg`
              <text class="bubble-cost" x=${wide - 40} y="36">${option.cost}</text>
              <circle cx=${wide - 26} cy="29" r="8"></circle>
            `
          : nothing
      }
    </g>
  `;
}

/**
 * The places to start at, numbered as in the panel; beside a helmet that stands there.
 * @param {ScreenState} ui @param {BoardMap} map @param {number} floor
 */
export const startMarks = (ui, map, floor) =>
  startsOf(ui.table).map((one, /** @type {number} */ i) => {
    const b = map.boxes.get(one.space),
      place = one.mate ? `translate(${b.x + b.w - 12},${b.y + 14}) scale(.7)` : `translate(${b.cx},${b.cy})`;
    return map.spaces.get(one.space).floor === floor
      ? svg`
          <g class="board-sign start-mark ${i ? '' : 'is-best'}" transform=${place}>
            <rect x="-22" y="-22" width="44" height="44" rx="12"></rect>
            <text y="9">${i + 1}</text>
          </g>
        `
      : nothing;
  });

/**
 * Hit areas of walls and doors where something can be done.
 * @param {ScreenState} ui
 * @param {BoardMap} map
 * @param {number} floor
 */
export function edgeHits(ui, map, floor) {
  const { table } = ui;
  const edges = new Set(
    table.coach.asking.value
      ? [...map.edges.keys()].filter((name) => table.game.value.asks(table.shown.value, name).length)
      : table.legal.value.map((offer) => offer.edge).filter(Boolean),
  );
  return [...edges].map((name) => {
    const edge = map.edges.get(name);
    if (!edge || map.spaces.get(edge.spaces[0]).floor !== floor) return nothing;
    return svg`
      <rect
        class="edge-hit"
        data-place=${name}
        transform=${table.game.value.line(map, edge).place}
        x="12"
        y="-14"
        width="76"
        height="28"
        rx="9"
      ></rect>
    `;
  });
}

/** @type {WeakMap<object, import('../../lib/game.d.ts').View>} */
const before = new WeakMap();

/**
 * What spaces are called by: not every step of a story, but what is true before it and after.
 * @param {ScreenState['table']} table
 */
function settled(table) {
  const view = table.shown.value;
  if (!table.story.playing.value || !before.has(table)) before.set(table, view);
  return /** @type {import('../../lib/game.d.ts').View} */ (before.get(table));
}

/**
 * The spaces as a grid for pointers, keyboard and screen readers.
 * @param {ScreenState} ui
 * @param {BoardMap} map
 * @param {number} floor
 */
export function cells(ui, map, floor) {
  const { table } = ui;
  const game = table.game.value,
    view = settled(table),
    focus = ui.focus.value || game.home(view);
  return guard([map, floor, view, focus, spoken.value, table.room.value, seatNames.value], () => {
    const rows = /** @type {Map<number, MapSpace[]>} */ (new Map());
    for (const space of map.board.spaces)
      if (space.floor === floor) rows.set(space.row, [...(rows.get(space.row) ?? []), space]);
    const nameOf = (/** @type {Actor | undefined} */ seat) => table.nameOf(seat);
    return [...rows.values()].map(
      (row) => svg`
        <g role="row">
          ${row.map((space) => {
            const b = map.boxes.get(space.name);
            return svg`
              <g
                role="gridcell"
                class="board-cell"
                tabindex=${space.name === focus ? '0' : '-1'}
                data-place=${space.name}
                aria-label=${game.label(map, view, space.name, nameOf)}
              >
                <title></title>
                ${
                  game.hit
                    ? game.hit(b)
                    : svg`
                        <rect x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} rx="10"></rect>
                      `
                }
              </g>
            `;
          })}
        </g>
      `,
    );
  });
}
