// @ts-check
/** Walls, doors and windows: what stands on the edges, whole, cracked or gone. */
import { guard, nothing, repeat, svg } from '/static/lib/templates.js';
import { line } from './geometry.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { BoardEdge, FireView } from '../view.d.ts' */
/** @import { TemplateResult } from '/static/lib/templates.js' */

const FULL = 'M0,0 H100',
  DOORWAY = 'M0,0 H20 M80,0 H100',
  STUBS = 'M0,0 H16 M84,0 H100';
/** The line of wall that is left, by kind. @type {Record<string, string>} */
const LINES = {
  wall: FULL,
  damaged: FULL,
  destroyed: STUBS,
  'closed-door': DOORWAY,
  'open-door': DOORWAY,
  'no-door': DOORWAY,
  'party-wall': FULL,
  'damaged-party-wall': FULL,
  'destroyed-party-wall': STUBS,
  window: STUBS,
  'open-window': STUBS,
};

const cube = (/** @type {number} */ x, /** @type {boolean} */ crossed) => svg`
  <g transform="translate(${x},0)">
    <rect x="-10" y="-10" width="20" height="20" rx="4" class="cube"></rect>
    <path d=${crossed ? 'M-5,5 L5,-5M-5,-5L5,5' : 'M-5,5 L5,-5'} class="cube-line"></path>
  </g>
`;
const cracked = svg`
  <path d="M40,-9 L47,-2 L42,3 L51,10" class="crack"></path>
`;
const rubble = svg`
  <g class="rubble">
    <path d="M20,-5l7,2 -2,7 -7,-1z"></path>
    <path d="M31,3l5,-2 3,5 -5,3z"></path>
    <path d="M76,-4l6,3 -3,6 -6,-2z"></path>
    <path d="M66,4l4,-1 1,4 -4,1z"></path>
  </g>
`;
const shards = svg`
  <path class="shard" d="M18,-6l10,3 -7,6z M30,6l6,-9 3,9z M64,-5l8,2 -6,7z M76,6l4,-9 5,7z M44,7l4,-4 3,5z"></path>
`;
const brick = svg`
  <rect x="0" y="-8" width="100" height="16" class="bricks"></rect>
  <path class="brick" d="M0,0H100M16,-8V0M41,-8V0M66,-8V0M91,-8V0M4,0V8M29,0V8M54,0V8M79,0V8"></path>
`;

/** What is drawn over the wall's line. @type {Record<string, TemplateResult | TemplateResult[]>} */
const MARKS = {
  damaged: svg`
    ${cracked}${cube(68, false)}
  `,
  destroyed: svg`
    ${rubble}${cube(42, true)}${cube(63, true)}
  `,
  'broken-window': svg`
    ${shards}${cube(52, true)}
  `,
  'broken-thin': svg`
    <path class="thin-shadow" d="M2,0H20M80,0H98"></path>
    <path class="thin" d="M2,0H20M80,0H98"></path>
    ${rubble}${cube(50, true)}
  `,
  'closed-door': svg`
    <rect x="22" y="-8" width="56" height="16" rx="4" class="door"></rect>
    <path d="M50,-8v16" class="door-line"></path>
    <circle cx="66" cy="0" r="3.2" class="knob"></circle>
  `,
  'open-door': svg`
    <path d="M24,0 A54,54 0 0 0 78,-54" class="door-arc"></path>
    <rect x="20" y="-60" width="11" height="60" rx="4" class="door"></rect>
    <circle cx="25.5" cy="-50" r="3" class="knob"></circle>
    <path d="M24,0H78" class="sill"></path>
  `,
  'no-door': svg`
    <path d="M26,-6 l9,4 -5,6 -7,-3z M68,2l8,-5 3,6 -6,4z M44,4l6,-2 2,5 -5,2z" class="splint"></path>
    <path d="M24,0H76" class="sill is-broken"></path>
  `,
  'lift-door': svg`
    <rect x="22" y="-7" width="27" height="14" rx="2" class="steel-door"></rect>
    <rect x="51" y="-7" width="27" height="14" rx="2" class="steel-door"></rect>
  `,
  'lift-door-open': svg`
    <rect x="14" y="-7" width="12" height="14" rx="2" class="steel-door"></rect>
    <rect x="74" y="-7" width="12" height="14" rx="2" class="steel-door"></rect>
    <path d="M28,0H72" class="sill"></path>
  `,
  'party-wall': brick,
  'damaged-party-wall': svg`
    ${brick}${cracked}${cube(68, false)}
  `,
  'destroyed-party-wall': svg`
    ${rubble}${cube(42, true)}${cube(63, true)}
  `,
  window: svg`
    <rect x="16" y="-8" width="68" height="16" rx="2" class="frame"></rect>
    <path class="window-pane" d="M18,0H82"></path>
    <path class="mullion" d="M50,-8V8"></path>
  `,
  'open-window': svg`
    <path class="sill is-glass" d="M18,-6H82M18,6H82"></path>
    <path class="sash" d="M18,0L40,-34M82,0L60,-34"></path>
    <path class="window-pane" d="M20,-2L40,-33M80,-2L60,-33"></path>
  `,
  thin: svg`
    <path class="thin-shadow" d="M2,0H98"></path>
    <path class="thin" d="M2,0H98"></path>
    <path class="post" d="M4,-6V6M50,-5V5M96,-6V6"></path>
  `,
};

/**
 * What an edge looks like: the same kind looks different by what it was built as.
 * @param {FireMap} map
 * @param {BoardEdge} edge
 * @param {string} kind
 */
export function look(map, edge, kind) {
  if (kind === 'destroyed' && edge.kind === 'window') return 'broken-window';
  if (kind === 'destroyed' && edge.kind === 'thin') return 'broken-thin';
  if (map.lifts.has(edge.name))
    return kind === 'open-door' ? 'lift-door-open' : kind === 'closed-door' ? 'lift-door' : kind;
  return kind;
}

/**
 * A wall's line where it stands. All of them are one path: a browser draws three long paths sooner than 150 short ones.
 * @param {string} d of a level wall that begins at 0,0
 * @param {{x: number, y: number, level: boolean}} at
 */
const placed = (d, { x, y, level }) =>
  d.replace(/([MH])(\d+)(?:,0)?/g, (_, verb, far) => {
    if (verb === 'M') return level ? `M${x + Number(far)},${y}` : `M${x},${y + Number(far)}`;
    return level ? `H${x + Number(far)}` : `V${y + Number(far)}`;
  });

/** An edge where it lies, and the line of wall there for each kind that it has been. */
/** @typedef {{edge: BoardEdge, at: ReturnType<typeof line>, lines: Map<string, string>}} PlacedEdge */
/** Edges never move: where they lie is found out once for a map. @type {WeakMap<FireMap, Map<number, PlacedEdge[]>>} */
const placedEdges = new WeakMap();

/** @param {FireMap} map @param {number} floor */
function edgesOf(map, floor) {
  const floors = placedEdges.get(map) ?? /** @type {Map<number, PlacedEdge[]>} */ (new Map());
  placedEdges.set(map, floors);
  const found =
    floors.get(floor) ??
    map.board.edges
      .filter((edge) => map.spaces.get(edge.spaces[0]).floor === floor)
      .map((edge) => ({ edge, at: line(map, edge), lines: new Map() }));
  floors.set(floor, found);
  return found;
}

/** The line of an edge's wall. @param {PlacedEdge} one @param {string} kind */
function wallLine({ at, lines }, kind) {
  if (!lines.has(kind)) lines.set(kind, LINES[kind] ? placed(LINES[kind], at) : '');
  return lines.get(kind) ?? '';
}

/**
 * All edges of a floor: three passes make clean corners, then doors and damage on top. A wall that cracks changes
 * nothing but its own mark.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {number} floor
 */
export function walls(map, view, floor) {
  const marked = /** @type {{name: string, at: PlacedEdge['at'], seen: string}[]} */ ([]);
  let lines = '';
  for (const one of edgesOf(map, floor)) {
    const { name } = one.edge,
      kind = view.edges[name];
    if (!kind) continue;
    const seen = look(map, one.edge, kind);
    if (seen !== 'broken-thin') lines += wallLine(one, kind);
    if (MARKS[seen]) marked.push({ name, at: one.at, seen });
  }
  return svg`
    <path class="wall-shadow" transform="translate(0,5)" d=${lines}></path>
    <path class="wall-edge" d=${lines}></path>
    <path class="wall" d=${lines}></path>
    ${repeat(
      marked,
      (one) => one.name,
      (one) =>
        guard(
          [one.seen],
          () => svg`
          <g transform=${one.at.place}>${MARKS[one.seen]}</g>
        `,
        ),
    )}
  `;
}

/** An edge by itself, for the legend. @param {string} kind */
export const sample = (kind) => svg`
  ${
    LINES[kind]
      ? svg`
          <path class="wall-edge" d=${LINES[kind]}></path>
          <path class="wall" d=${LINES[kind]}></path>
        `
      : nothing
  }${MARKS[kind] ?? nothing}
`;
