// @ts-check
/** Ways between the floors: stairs, elevators, portable ladders. */
import { nothing, svg } from '/static/lib/templates.js';
import { textSign } from '/static/match/board/board_signs.js';
import { beside, between } from './geometry.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { BoardSpace, FireBoard, FireView } from '../view.d.ts' */
/** @import { Box } from '/static/lib/game.d.ts' */

const SIDES = [
  ['up', -1, 0, 180],
  ['right', 0, 1, 270],
  ['down', 1, 0, 0],
  ['left', 0, -1, 90],
];

/**
 * How far a drawing that opens downwards is turned: towards the side that was never walled.
 * @param {FireMap} map
 * @param {string} name
 */
function turned(map, name) {
  const way = SIDES.find(([, rows, cols]) => {
    const other = beside(map, name, /** @type {number} */ (rows), /** @type {number} */ (cols)),
      edge = other && between(map, name, other);
    return edge && map.edges.get(edge).kind === 'open' && map.spaces.get(other).inside;
  });
  return way ? way[3] : 0;
}

/** The letter that both halves of a stair carry. @param {FireMap} map @param {BoardSpace} space */
function partner(map, space) {
  const lower = map.board.spaces.filter((one) => one.stair && one.floor === 1).map((one) => one.name);
  return 'STUV'[lower.indexOf(space.floor === 1 ? space.name : (space.stair ?? ''))] ?? 'S';
}

/**
 * Half a stair: treads that narrow away from its open side, and the floor where it leads.
 * @param {FireMap} map
 * @param {BoardSpace} space
 */
function stair(map, space) {
  const b = map.boxes.get(space.name),
    up = map.spaces.get(space.stair).floor > space.floor;
  const treads = Array.from({ length: 6 }, (_, i) => {
    const half = 43 - i * 3.5;
    return svg`
      <rect x=${-half} y=${30 - i * 15} width=${2 * half} height="15"
        class="tread ${up ? '' : 'is-down'} tread-${i}"></rect>
    `;
  });
  return svg`
    <g transform="translate(${b.cx},${b.cy}) rotate(${turned(map, space.name)})">
      ${treads}
      <path d="M0,32V-30M-13,-16L0,-32 13,-16" class="stairway"></path>
    </g>
    <g class="board-sign floor-sign" transform="translate(${b.x + b.w - 21},${b.y + 19})">
      <rect x="-17" y="-13" width="34" height="26" rx="8"></rect>
      <path d=${up ? 'M-9,5V-5M-13,-1L-9,-6 -5,-1' : 'M-9,-6V4M-13,0L-9,5 -5,0'}></path>
      <text x="6" y="6">${up ? 2 : 1}</text>
    </g>
    ${textSign('floor-sign', b.x + 19, b.y + 19, 13, partner(map, space))}
  `;
}

/** Stairs never change, so they are drawn with the floor. @param {FireMap} map @param {number} floor */
export const stairs = (map, floor) =>
  map.board.spaces.filter((one) => one.stair && one.floor === floor).map((one) => stair(map, one));

/** An elevator: on this floor, at the lobby, or destroyed. @param {Box} b its box @param {string} state */
export const elevator = (b, state) => svg`
  <g class="lift is-${state}" transform="translate(${b.cx},${b.cy})">
    <rect x="-43" y="-43" width="86" height="86" rx="9" class="lift-car"></rect>
    <rect x="-33" y="-33" width="66" height="66" rx="6" class="lift-inside"></rect>
    ${
      state === 'destroyed'
        ? svg`
            <path d="M-26,-26L26,26M26,-26L-26,26" class="lift-cross"></path>
            <use href="#s-fire" x="-34" y="-2" width="34" height="34"></use>
            <use href="#s-fire" x="0" y="-2" width="34" height="34"></use>
          `
        : state === 'floor'
          ? svg`
              <path d="M0,-33V33" class="lift-door is-open"></path>
              <path d="M-17,6 L-4,6 -10.500,-8Z M4,-6 L17,-6 10.500,8Z" class="arrows"></path>
            `
          : svg`
              <path d="M0,-33V33" class="lift-door"></path>
              <path d="M-14,-12H14L0,8Z" class="arrows"></path>
              <path d="M-18,17H18" class="lift-ground"></path>
            `
    }
  </g>
`;

/** @param {FireMap} map @param {FireView} view @param {number} floor */
export const elevators = (map, view, floor) =>
  Object.entries(view.elevators ?? {}).map(([name, state]) =>
    map.spaces.get(name)?.floor === floor ? elevator(map.boxes.get(name), /** @type {string} */ (state)) : nothing,
  );

/** The way a ladder leans on the house. @param {FireBoard} board @param {BoardSpace} space */
const leans = (board, space) => (space.row === 0 ? 0 : space.row > board.rows ? 180 : space.col === 0 ? -90 : 90);

/**
 * Extended ladders, at foot and top, and closed ones that lie about.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {number} floor
 */
export function ladders(map, view, floor) {
  const found = view.ladders;
  if (!found) return nothing;
  const standing = found.standing
    .map((/** @type {string} */ foot) => (floor === 1 ? foot : `${foot}@2`))
    .filter((/** @type {string} */ name) => map.boxes.has(name));
  const lying = Object.entries(found.lying).filter(([name]) => map.spaces.get(name)?.floor === floor);
  return svg`
    ${standing.map((/** @type {string} */ name) => {
      const b = map.boxes.get(name);
      return svg`
        <g transform="translate(${b.cx},${b.cy}) rotate(${leans(map.board, map.spaces.get(name))})">
          <use href="#s-ladder" x="-20" y=${floor === 1 ? -36 : -8} width="40" height="100" class="ladder"></use>
        </g>
      `;
    })}
    ${lying.map(([name, many]) => {
      const b = map.boxes.get(name);
      return svg`
        <g transform="translate(${b.cx},${b.cy + 20}) rotate(-78)">
          <use href="#s-closed-ladder" x="-13" y="-34" width="26" height="68" class="ladder"></use>
        </g>
        ${Number(many) > 1 ? textSign('badge', b.cx + 32, b.cy + 26, 12, many) : nothing}
      `;
    })}
    ${
      floor === 1 && view.vehicles.engine && found.on_engine
        ? (() => {
            const [a, b] = view.vehicles.engine.map((/** @type {string} */ name) => map.boxes.get(name));
            return svg`
              <g
                class="board-sign"
                transform="translate(${Math.max(a.x + a.w, b.x + b.w) - 20},${Math.max(a.y + a.h, b.y + b.h) - 18})"
              >
                <rect x="-22" y="-13" width="42" height="26" rx="13"></rect>
                <use href="#s-closed-ladder" x="-19" y="-11" width="16" height="22"></use>
                <text x="8" y="6">${found.on_engine}</text>
              </g>
            `;
          })()
        : nothing
    }
  `;
}
