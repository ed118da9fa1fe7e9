// @ts-check
/** Walls, doors and windows: what stands on the edges, whole, cracked or gone. */
import { nothing, svg } from '../../kit.js';
import { line } from './geometry.js';

const FULL = 'M0,0 H100', DOORWAY = 'M0,0 H20 M80,0 H100', STUBS = 'M0,0 H16 M84,0 H100';
/** The line of wall that is left, by kind. @type {Record<string, string>} */
const LINES = {
  wall: FULL, damaged: FULL, destroyed: STUBS, 'closed-door': DOORWAY, 'open-door': DOORWAY, 'no-door': DOORWAY,
  'party-wall': FULL, 'damaged-party-wall': FULL, 'destroyed-party-wall': STUBS, window: STUBS, 'open-window': STUBS,
};

const cube = (/** @type {number} */ x, /** @type {boolean} */ crossed) => svg`<g transform="translate(${x},0)"><rect x="-10" y="-10" width="20" height="20" rx="4" class="cube"></rect><path d=${crossed ? 'M-5,5 L5,-5M-5,-5L5,5' : 'M-5,5 L5,-5'} class="cubel"></path></g>`;
const cracked = svg`<path d="M40,-9 L47,-2 L42,3 L51,10" class="crack"></path>`;
const rubble = svg`<g class="rubble"><path d="M20,-5l7,2 -2,7 -7,-1z"></path><path d="M31,3l5,-2 3,5 -5,3z"></path><path d="M76,-4l6,3 -3,6 -6,-2z"></path><path d="M66,4l4,-1 1,4 -4,1z"></path></g>`;
const brick = svg`<path class="brick" d="M8,-5V0M24,-5V0M40,-5V0M56,-5V0M72,-5V0M88,-5V0M16,0V5M32,0V5M48,0V5M64,0V5M80,0V5M4,0H96"></path>`;

/** What is drawn over the wall's line. @type {Record<string, any>} */
const MARKS = {
  damaged: svg`${cracked}${cube(68, false)}`,
  destroyed: svg`${rubble}${cube(42, true)}${cube(63, true)}`,
  'closed-door': svg`<rect x="22" y="-8" width="56" height="16" rx="4" class="door"></rect><path d="M50,-8v16" class="doorl"></path><circle cx="66" cy="0" r="3.2" class="knob"></circle>`,
  'open-door': svg`<path d="M24,0 A54,54 0 0 0 78,-54" class="arc"></path><rect x="20" y="-60" width="11" height="60" rx="4" class="door"></rect><circle cx="25.5" cy="-50" r="3" class="knob"></circle><path d="M24,0H78" class="sill"></path>`,
  'no-door': svg`<path d="M26,-6 l9,4 -5,6 -7,-3z M68,2l8,-5 3,6 -6,4z M44,4l6,-2 2,5 -5,2z" class="splint"></path><path d="M24,0H76" class="sill x"></path>`,
  'party-wall': brick,
  'damaged-party-wall': svg`${brick}${cracked}${cube(68, false)}`,
  'destroyed-party-wall': svg`${rubble}${cube(42, true)}${cube(63, true)}`,
  window: svg`<path class="glass" d="M18,-4H82M18,4H82"></path><path class="wpane" d="M18,0H82"></path>`,
  'open-window': svg`<path class="glass" d="M18,-4H82M18,4H82"></path><path class="wpane" d="M18,0L44,-30M82,0L56,-30"></path>`,
  thin: svg`<path class="thin" d="M4,0H96"></path>`,
};

/** All edges of a floor: three passes make clean corners, then doors and damage on top. @param {any} map @param {any} view @param {number} floor */
export function walls(map, view, floor) {
  const here = map.board.edges.filter((/** @type {any} */ edge) => map.spaces.get(edge.spaces[0]).floor === floor && view.edges[edge.name]);
  const lines = here.filter((/** @type {any} */ edge) => LINES[view.edges[edge.name]])
    .map((/** @type {any} */ edge) => svg`<path transform=${line(map, edge).place} d=${LINES[view.edges[edge.name]]}></path>`);
  return svg`
    <g class="wall-shadow" transform="translate(0,5)">${lines}</g><g class="wall-edge">${lines}</g><g class="wall">${lines}</g>
    ${here.map((/** @type {any} */ edge) => (MARKS[view.edges[edge.name]] ? svg`<g transform=${line(map, edge).place}>${MARKS[view.edges[edge.name]]}</g>` : nothing))}`;
}
