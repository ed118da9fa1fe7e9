// @ts-check
/** The reactor's field, drawn: the vessel, its cells, the heroes. */
import { nothing, repeat, svg } from '/static/lib/templates.js';
import { haloMark, helmetMark, iconSign, pingMarks } from '/static/match/board/board_signs.js';
import { paints } from './symbols.js';
import { corners } from './geometry.js';
import { goals, planned } from './overlays.js';
import { tile } from './tiles.js';

/** @import { StageMarks } from '/static/lib/game.d.ts' */
/** @import { OwnMarks, ReactorMap } from '../types.d.ts' */
/** @import { Character, ReactorView } from '../view.d.ts' */

/** Where a character stands. @param {ReactorMap} map @param {ReactorView} view @param {Character} one */
function stand(map, view, one) {
  const b = map.boxes.get(one.at),
    here = view.characters.filter((other) => other.at === one.at),
    i = here.indexOf(one),
    many = here.length;
  return {
    cx: b.cx + (i - (many - 1) / 2) * (many > 2 ? 24 : 30),
    cy: b.cy - 6,
    size: many > 2 ? 48 : many > 1 ? 58 : 72,
  };
}

/**
 * The cell that is told of.
 * @param {ReactorMap} map @param {ReactorView} _view @param {number} _floor @param {StageMarks} marks
 */
export function stage(map, _view, _floor, marks) {
  const b = map.boxes.get(marks.told);
  return b
    ? svg`
        <polygon points=${corners(b, 0.88)} class="told"></polygon>
      `
    : nothing;
}

/** The whole field. @param {ReactorMap} map @param {ReactorView} view @param {number} floor @param {OwnMarks} marks */
export function storey(map, view, floor, marks) {
  const { width, height } = map.shape,
    cx = width / 2,
    cy = height / 2,
    r = Math.min(width, height) / 2 - 4;
  const rim = (/** @type {string} */ name, /** @type {string} */ kind) => {
    const b = map.boxes.get(name);
    return b
      ? svg`
          <polygon points=${corners(b, 0.88)} class=${kind}></polygon>
        `
      : nothing;
  };
  const standing = view.characters.filter((one) => one.at && map.boxes.has(one.at)),
    acting = standing.find((one) => one.number === marks.active),
    spot = acting && stand(map, view, acting);
  return svg`
    <defs>${paints}</defs>
    <rect width=${width} height=${height} rx="26" class="vessel"></rect>
    <rect width=${width} height=${height} rx="26" class="plates"></rect>
    <circle cx=${cx} cy=${cy} r=${r} class="vessel-rim"></circle>
    <circle cx=${cx} cy=${cy} r=${r - 26} class="water"></circle>
    ${Array.from(
      { length: 36 },
      (_, i) => svg`
        <circle
          cx=${cx + (r - 13) * Math.cos((i * Math.PI) / 18)}
          cy=${cy + (r - 13) * Math.sin((i * Math.PI) / 18)}
          r="4"
          class="bolt"
        ></circle>
      `,
    )}
    ${repeat(
      Object.entries(view.cells),
      (one) => one[0],
      ([name, cell]) => {
        const b = map.boxes.get(name);
        return b ? tile(name, cell, b) : nothing;
      },
    )}
    ${goals(map, view)}
    ${marks.reach.map(
      (/** @type {string} */ name) => svg`
        ${rim(name, 'reachable-shadow')}${rim(name, 'reachable')}
      `,
    )}
    ${marks.offered.map((/** @type {string} */ name) => rim(name, 'offered'))}
    ${spot ? haloMark(spot.cx, spot.cy, 'active') : nothing}
    ${planned(map, view, marks.plan)}
    ${repeat(
      standing,
      (one) => one.number,
      (one) => {
        const { cx: x, cy: y, size } = stand(map, view, one);
        return svg`
          ${helmetMark(one.number, x, y, size)}
          ${one.masked ? iconSign('', x + 22, y + 20, 13, 'mask', 18) : nothing}
        `;
      },
    )}
    ${rim(marks.nod, 'refusal-ring')}
    ${pingMarks(map, marks.pings)}
  `;
}
