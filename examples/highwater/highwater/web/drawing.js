// @ts-check
/** The flooded village, drawn: water, houses that go under, tree tops, the landing, boats. */
import { nothing, repeat, svg } from '/static/lib/templates.js';
import { haloMark, helmetMark, pingMarks, textSign } from '/static/match/board/board_signs.js';
import { RIM, SIZE } from './geometry.js';

/** @import { Box, Marks, Option, StageMarks } from '/static/lib/game.d.ts' */
/** @import { Boat, House, Place, Scene, VillageMap } from './types.d.ts' */

/** People in a row. @param {number} many @param {number} cx @param {number} cy @param {number} size */
const people = (many, cx, cy, size) =>
  Array.from(
    { length: many },
    (_, i) => svg`
      <use
        href="#hw-person"
        x=${cx + (i - (many - 1) / 2) * size * 0.8 - size / 2}
        y=${cy - size / 2}
        width=${size}
        height=${size}
      ></use>
    `,
  );

/** A house; each rise hides more of it. @param {House} house @param {Box} b @param {number} stands */
export function house(house, b, stands) {
  const gone = house.water >= stands,
    level = b.cy + 40 - house.water * 17;
  if (gone)
    return svg`
      <g class="hw-house gone">
        <path class="hw-plank"
          d="M${b.cx - 30},${b.cy + 12} l26,-9 M${b.cx},${b.cy + 20} l30,4 M${b.cx - 8},${b.cy - 8} l20,6"></path>
        <text x=${b.cx} y=${b.cy + 48} class="hw-number">${house.number}</text>
      </g>
    `;
  return svg`
    <g class="hw-house">
      <rect x=${b.cx - 34} y=${b.cy - 6} width="68" height="50" class="hw-wall"></rect>
      <rect x=${b.cx - 24} y=${b.cy + 8} width="14" height="16" class="hw-pane"></rect>
      <rect x=${b.cx + 10} y=${b.cy + 8} width="14" height="16" class="hw-pane"></rect>
      <path d="M${b.cx - 46},${b.cy - 2} L${b.cx - 22},${b.cy - 30} H${b.cx + 22} L${b.cx + 46},${b.cy - 2}Z"
        class="hw-roof"></path>
      ${people(house.people, b.cx, b.cy - 36, 28)}
      <rect x=${b.cx - 50} y=${level} width="100" height=${b.cy + 52 - level} rx="6" class="hw-flood"></rect>
      <path d="M${b.cx - 50},${level} q12,-7 25,0 t25,0 t25,0 t25,0" class="hw-crest"></path>
      <circle cx=${b.cx - 42} cy=${b.cy - 40} r="14" class="hw-tag"></circle>
      <text x=${b.cx - 42} y=${b.cy - 34} class="hw-number">${house.number}</text>
      ${Array.from(
        { length: stands },
        (_, i) => svg`
          <rect
            x=${b.cx + 42}
            y=${b.cy + 6 - i * 17}
            width="10"
            height="13"
            rx="3"
            class="hw-mark ${i < house.water ? 'wet' : ''}"
          ></rect>
        `,
      )}
    </g>
  `;
}

const tree = (/** @type {Box} */ b) => svg`
  <g class="hw-tree">
    <ellipse cx=${b.cx} cy=${b.cy + 32} rx="40" ry="9" class="hw-wake"></ellipse>
    <circle cx=${b.cx - 18} cy=${b.cy + 8} r="24"></circle>
    <circle cx=${b.cx + 18} cy=${b.cy + 8} r="24"></circle>
    <circle cx=${b.cx} cy=${b.cy - 14} r="27" class="top"></circle>
  </g>
`;

const landing = (/** @type {Box} */ b) => svg`
  <g class="hw-landing">
    <rect x=${b.cx - 50} y=${b.cy - 50} width="100" height="100" rx="20" class="hw-grass"></rect>
    <path class="hw-boards" d="M${b.cx - 40},${b.cy + 24} h80 M${b.cx - 40},${b.cy + 38} h80"></path>
    <path class="hw-pole" d="M${b.cx - 26},${b.cy + 16} v-54"></path>
    <path class="hw-flag" d="M${b.cx - 24},${b.cy - 38} h40 l-9,11 l9,11 h-40z"></path>
  </g>
`;

/** Small waves on open water, the same each time. @param {Place} space @param {Box} b */
const ripple = (space, b) => {
  const dx = ((space.row * 37 + space.col * 61) % 40) - 20,
    dy = ((space.row * 53 + space.col * 29) % 50) - 25;
  return svg`
    <path class="hw-ripple" d="M${b.cx + dx - 22},${b.cy + dy} q7,-6 14,0 t14,0 t14,0"></path>
  `;
};

/**
 * Where a boat lies: boats on one place lie side by side.
 * @param {VillageMap} map @param {Scene} view @param {Boat} boat
 */
function berth(map, view, boat) {
  const b = map.boxes.get(boat.at),
    here = view.boats.filter((one) => one.at === boat.at),
    size = here.length > 1 ? 58 : 78;
  return { cx: b.cx + (here.indexOf(boat) - (here.length - 1) / 2) * 34, cy: b.cy + 14, size };
}

/** @param {VillageMap} map @param {Scene} view @param {Option | null} plan */
function planned(map, view, plan) {
  const boxes = (plan?.steps ?? []).map((step) => map.boxes.get(step.space)).filter(Boolean),
    start = map.boxes.get(view.boats[(view.seat ?? 0) - 1]?.at);
  if (!plan || !boxes.length || !start) return nothing;
  const line = [start, ...boxes].map((b, i) => `${i ? 'L' : 'M'}${b.cx},${b.cy}`).join(' '),
    last = boxes[boxes.length - 1];
  return svg`
    <rect x=${last.x + 6} y=${last.y + 6} width=${SIZE - 12} height=${SIZE - 12}
      rx="16" class="path-cell is-target"></rect>
    ${
      plan.verb === 'row'
        ? svg`
            <path d=${line} class="path-line-shadow"></path>
            <path d=${line} class="path-line"></path>
            ${boxes.map((b, i) => textSign('price-bubble', b.cx, b.cy, 17, i + 1))}
          `
        : nothing
    }
  `;
}

/** A frame around a place. @param {VillageMap} map @param {string} name @param {string} kind */
function frame(map, name, kind) {
  const b = map.boxes.get(name);
  return b
    ? svg`
        <rect x=${b.x + 7} y=${b.y + 7} width=${SIZE - 14} height=${SIZE - 14} rx="18" class=${kind}></rect>
      `
    : nothing;
}

/**
 * What is told, above the village.
 * @param {VillageMap} map @param {Scene} _view @param {number} _floor @param {StageMarks} marks
 */
export const stage = (map, _view, _floor, marks) => frame(map, marks.told, 'hw-told');

/** The whole village. @param {VillageMap} map @param {Scene} view @param {number} _floor @param {Marks} marks */
export function storey(map, view, _floor, marks) {
  const { width, height } = map.shape;
  const acting = view.boats.find((boat) => boat.number === marks.active),
    halo = acting && berth(map, view, acting);
  return svg`
    <rect width=${width} height=${height} rx="26" class="hw-bank"></rect>
    <rect x=${RIM / 2} y=${RIM / 2} width=${width - RIM} height=${height - RIM} rx="20" class="hw-water"></rect>
    ${map.board.spaces.map((space) => {
      const b = map.boxes.get(space.name);
      return space.kind === 'tree' ? tree(b) : space.kind === 'landing' ? landing(b) : ripple(space, b);
    })}
    ${view.houses.map((one) => house(one, map.boxes.get(one.at), view.limits.stands))}
    ${marks.reach.map((name) => frame(map, name, 'hw-reach'))}
    ${marks.offered.map((name) => frame(map, name, 'hw-offered'))}
    ${halo ? haloMark(halo.cx, halo.cy) : nothing}
    ${planned(map, view, marks.plan)}
    ${repeat(
      view.boats,
      (/** @type {Boat} */ boat) => boat.number,
      (/** @type {Boat} */ boat) => {
        const { cx, cy, size } = berth(map, view, boat);
        return svg`
          ${people(boat.aboard, cx, cy - size * 0.08, size * 0.32)}
          ${helmetMark(boat.number, cx, cy, size)}
          ${boat.aboard ? textSign('hw-aboard', cx + size * 0.36, cy - size * 0.3, 13, boat.aboard) : nothing}
        `;
      },
    )}
    ${frame(map, marks.nod, 'hw-nod')}
    ${pingMarks(map, marks.pings)}
  `;
}
