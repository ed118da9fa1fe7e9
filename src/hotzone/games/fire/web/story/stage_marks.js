// @ts-check
/**
 * What moves on the board while a beat is told. Everything moves by transform and opacity; `--beat` is the beat's time.
 */
import { guard, nothing, repeat, svg } from '/static/lib/templates.js';
import { told } from '../board/event_marks.js';
import { line, size } from '../board/geometry.js';
import { blast } from './blast_marks.js';
import { moving } from './moving.js';
import { fallen, fallingDown, gone, rising, ruin, shrugging } from './people_marks.js';

/** @import { Box } from '/static/lib/game.d.ts' */
/** @import { FireMap, OwnStageMarks, StageBeat } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */

/** Until these are told the house stands, whatever the count of its walls says. */
const STANDING = ['breath', 'burst', 'way', 'settle', 'collapse'];

/** The dice meet: a line from the row's mark and one from the column's. @param {Box} b */
const aim = (b) => svg`
  <rect class="aim-row" x="-2" y=${b.cy - 2.5} width=${b.x} height="5" rx="2.500"></rect>
  <rect class="aim-column" x=${b.cx - 2.5} y="-2" width="5" height=${b.y} rx="2.500"></rect>
  <rect class="aim-space" x=${b.x + 4} y=${b.y + 4} width=${b.w - 8} height=${b.h - 8} rx="13"></rect>
`;

/** Water from a helmet to a flame. @param {Box} from @param {Box} to @param {string} threat what is left there */
const water = (from, to, threat) => svg`
  ${
    threat === 'smoke'
      ? moving('s-fire', to.cx, to.cy, 78, 'story-shrink')
      : moving('s-smoke', to.cx, to.cy, 76, 'story-shrink')
  }
  <g .style=${`--dx:${to.cx - from.cx}px;--dy:${to.cy - from.cy}px`}>
    ${[0, 1, 2, 3].map(
      (i) =>
        svg`<circle class="droplet droplet-${i}" cx=${from.cx + (i - 1.5) * 7} cy=${from.cy - 8} r=${7 - i}></circle>`,
    )}
  </g>
`;

/** Two blows at a wall. @param {FireMap} map @param {string} edge */
function blows(map, edge) {
  const { mx, my } = line(map, map.edges.get(edge));
  return svg`
    <g transform="translate(${mx},${my})">
      <g class="blow"><use href="#i-axe" x="-4" y="-34" width="38" height="38"></use></g>
    </g>
  `;
}

/** The call comes along the arrows. @param {FireMap} map @param {string[]} arrows */
const arrows = (map, arrows) =>
  arrows.slice(0, -1).map((name, i) => {
    const from = map.boxes.get(name),
      to = map.boxes.get(arrows[i + 1]);
    return svg`<path class="arrow-way" d="M${from.cx},${from.cy}L${to.cx},${to.cy}"></path>`;
  });

/** What water leaves where it falls. @param {StageBeat} beat */
const leftBy = (beat) => beat.events.find((event) => event.kind === 'threat')?.text.split(' ')[2] ?? '';

/** @param {FireMap} map @param {StageBeat} beat @param {number} floor */
function draw(map, beat, floor) {
  const here = (/** @type {string | undefined} */ name) =>
    name && map.boxes.has(name) && map.spaces.get(name).floor === floor ? map.boxes.get(name) : null;
  const at = here(beat.at),
    from = here(beat.from);
  switch (beat.kind) {
    case 'aim':
      return at ? aim(at) : nothing;
    case 'catch':
      return at ? moving('s-smoke', at.cx, at.cy, 80, 'story-shrink') : nothing;
    case 'breath':
    case 'burst':
    case 'way':
    case 'settle':
      return blast(map, beat, floor);
    case 'hot-spot':
      return at ? moving('s-hot', at.cx, at.cy, 62, 'story-pulse') : nothing;
    case 'fire-outside':
      return beat.events.map((event) => {
        const b = here(event.text.split(' ')[1]);
        return b ? moving('s-fire', b.cx, b.cy, 70, 'story-shrink') : nothing;
      });
    case 'knock-down':
      return fallingDown(from, at, beat);
    case 'lost':
      return at ? gone(at) : nothing;
    case 'shrug':
      return at ? shrugging(at) : nothing;
    case 'turn-up':
      return at ? moving('s-poi', at.cx, at.cy, 62, 'story-turn') : nothing;
    case 'rescue':
      return at ? rising(at, size(map.board).width) : nothing;
    case 'water':
      return at && from ? water(from, at, leftBy(beat)) : nothing;
    case 'chop':
      return map.edges.has(beat.at) && here(beat.at.split('|')[0]) ? blows(map, beat.at) : nothing;
    case 'call':
      return beat.arrows && at ? arrows(map, beat.arrows) : nothing;
    case 'collapse':
      return fallen(size(map.board));
    default:
      return nothing;
  }
}

/**
 * Is the house down? What is told after its fall is told over its ruin.
 * @param {FireMap} map @param {FireView} view @param {StageBeat} beat
 */
const isDown = (map, view, beat) =>
  beat.phase && view.counts.damage >= map.board.limits.damage && !STANDING.includes(beat.kind);

/**
 * Numbers at changed places, in their order, where nothing moves.
 * @param {FireMap} map @param {string[]} rings @param {number} floor
 */
const numbers = (map, rings, floor) =>
  rings.map((place, i) => {
    const edge = map.edges.get(place),
      space = map.spaces.get(edge ? edge.spaces[0] : place);
    if (!space || space.floor !== floor) return nothing;
    const { cx, cy } = edge ? (({ mx, my }) => ({ cx: mx, cy: my }))(line(map, edge)) : map.boxes.get(place);
    return svg`
      <g class="order-ring" transform="translate(${cx},${cy})">
        ${edge ? nothing : svg`<rect x="-44" y="-44" width="88" height="88" rx="14"></rect>`}
        <circle cx=${edge ? 0 : 34} cy=${edge ? 0 : -34} r="14"></circle>
        <text x=${edge ? 0 : 34} y=${edge ? 5 : -29}>${i + 1}</text>
      </g>
    `;
  });

/**
 * What is told, over a storey. Beats to come are drawn with the one that is told, and not seen before their time.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {number} floor
 * @param {OwnStageMarks} marks
 */
export function stage(map, view, floor, marks) {
  const { beat, rings } = marks,
    coming = /** @type {StageBeat[]} their times are not known yet */ (marks.coming ?? []);
  const drawn = beat ? [beat, ...coming.filter((one) => one.key > beat.key)] : [];
  return svg`
    ${told(map, marks, floor)}
    ${beat && isDown(map, view, beat) ? svg`<g class="ruin">${ruin(size(map.board))}</g>` : nothing}
    ${repeat(
      marks.still ? [] : drawn,
      (one) => one.key,
      (one) => svg`
        <g class="beat ${one === beat ? '' : 'is-coming'}" .style=${`--beat:${Math.round(one.time || one.ms)}ms`}>
          ${guard([], () => draw(map, one, floor))}
        </g>
      `,
    )}
    ${rings?.length ? numbers(map, rings, floor) : nothing}
  `;
}
