// @ts-check
/** Signs over the plan: the place that is told of, pings, a shake of the head. */
import { nothing, svg } from '/static/lib/templates.js';
import { pingMarks } from '/static/match/board/board_signs.js';
import { line } from './geometry.js';

/** @import { FireMap, OwnMarks, OwnStageMarks } from '../types.d.ts' */

/** What the stage draws itself. */
const STAGED = [
  'aim',
  'breath',
  'burst',
  'way',
  'settle',
  'lost',
  'collapse',
  'step',
  'water',
  'chop',
  'rescue',
  'flashover',
];

/**
 * The event of this moment: its space or edge is ringed, unless the stage shows more.
 * @param {FireMap} map
 * @param {OwnStageMarks} marks
 * @param {number} floor
 */
export function told(map, marks, floor) {
  if (STAGED.includes(marks.kind ?? '')) return nothing;
  const at = marks.told && map.boxes.get(marks.told),
    edge = marks.told && map.edges.get(marks.told);
  if (at && map.spaces.get(marks.told).floor === floor) {
    return svg`
      <rect x=${at.x + 3} y=${at.y + 3} width=${at.w - 6} height=${at.h - 6} rx="14" class="told"></rect>
    `;
  }
  return edge && map.spaces.get(edge.spaces[0]).floor === floor
    ? svg`
        <path transform=${line(map, edge).place} d="M6,0H94" class="told"></path>
      `
    : nothing;
}

/** Pings of people, and a tap that cannot be. @param {FireMap} map @param {OwnMarks} marks @param {number} floor */
export function signs(map, marks, floor) {
  const on = (/** @type {string} */ name) => map.boxes.has(name) && map.spaces.get(name).floor === floor;
  const nod = on(marks.nod) ? map.boxes.get(marks.nod) : null;
  return svg`
    ${pingMarks(map, marks.pings, on)}
    ${
      nod
        ? svg`
            <rect x=${nod.x + 5} y=${nod.y + 5} width=${nod.w - 10} height=${nod.h - 10}
              rx="14" class="refusal-ring"></rect>
          `
        : nothing
    }
  `;
}
