// @ts-check
/** Rooms: what the building's file calls them, in the player's language; their floors and their furniture. */
import { nothing, svg } from '/static/lib/templates.js';
import { glow, lines, pattern } from '/static/match/board/paints.js';
import { has, t } from '/static/lib/i18n.js';
import { GUESSES, INTERIORS } from './furniture.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireBoard, FireView } from '../view.d.ts' */

/** @type {Record<string, string>} */
const SHORT = { 'living-room': 'living', 'dining-room': 'dining', bathroom: 'bath' };

/** The parts of a name: "locked office, west 1" is a kind, a side and a number. @param {string} name */
function parts(name) {
  const [, called, side, number] = /** @type {string[]} */ (
    name.match(/^(.*?)(?:, ([a-z-]+))?(?: (\d+))?$/) ?? ['', name, '', '']
  );
  const kind = called.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { kind: SHORT[kind] ?? kind, side: side ?? '', number: number ?? '' };
}

/** What kind of room it is. @param {FireBoard} board @param {number} room */
export const kindOf = (board, room) =>
  board.rooms[room]?.name ? parts(board.rooms[room].name).kind : GUESSES[room % GUESSES.length];

/**
 * The room's name in the player's language; nothing where the building's file has none.
 * @param {FireMap} map
 * @param {string} place
 */
export function roomOf(map, place) {
  const room = map.board.rooms[map.room.get(place) ?? -1];
  if (!room?.name) return '';
  const { kind, side, number } = parts(room.name);
  if (!has(`room-${kind}`)) return room.name;
  return side || number
    ? t('room-called', { room: t(`room-${kind}`), side: side || 'none', number: number || 'none' })
    : t(`room-${kind}`);
}

/** What is underfoot: wood, tile or carpet; stone outside. @param {FireMap} map @param {string} place */
export function floorLook(map, place) {
  const look = INTERIORS[kindOf(map.board, map.room.get(place) ?? 0)]?.floor ?? 'wood';
  return map.spaces.get(place)?.inside
    ? look.startsWith('carpet')
      ? 'carpet'
      : look === 'wood'
        ? 'wood'
        : 'tile'
    : 'tile';
}

/**
 * What kind of room a space is in, and the room's name without side and number.
 * @param {FireMap} map @param {string} place
 */
export function partsOf(map, place) {
  const { kind } = parts(map.board.rooms[map.room.get(place) ?? -1]?.name ?? '');
  return { kind, plain: has(`room-${kind}`) ? t(`room-${kind}`) : '' };
}

const dots = (/** @type {Array<[number, number, number]>} */ ...all) =>
  all.map(([x, y, r]) => svg`<circle cx=${x} cy=${y} r=${r} fill="var(--ptd)"></circle>`);
const BLADES = 'M8,14l2,-6 2,6M30,34l2,-7 2,7M34,10l1.500,-5 1.500,5M14,38l1.500,-5 1.500,5';
const STONES = dots([12, 20, 1.6], [44, 9, 1.2], [34, 44, 1.8]);
const TILES = svg`
  <path d="M0,0H50M0,0V50" class="pattern-line"></path>
  <rect width="25" height="25" fill="var(--ptf)"></rect>
  <rect x="25" y="25" width="25" height="25" fill="var(--ptf)"></rect>
`;

export const patterns = [
  glow('g-fire', [
    [0, 'glow-inner'],
    [0.62, 'glow-middle'],
    [1, 'glow-outer'],
  ]),
  glow('g-smoke', [
    [0, 'haze-inner'],
    [1, 'haze-outer'],
  ]),
  lines('pt-grass', [46, 46], BLADES, 'blade'),
  pattern('pt-street', [60, 60], svg`${STONES}<path d="M0,0H60M0,0V60" class="pattern-line"></path>`),
  lines('pt-air', [34, 34], 'M0,0V34', 'pattern-line', 45),
  lines('pt-roof', [28, 20], 'M0,0H28M0,10H28M7,0V10M21,10V20', 'roof-line'),
  lines('pt-wood', [100, 50], 'M0,0H100M0,25H100M38,0V25M84,25V50', 'pattern-line'),
  pattern('pt-tile', [50, 50], TILES),
  pattern('pt-carpet', [14, 14], dots([3, 3, 1.3], [10, 10, 1.3])),
  lines('pt-hall', [50, 50], 'M0,0H50M0,0V50', 'pattern-line', 45),
  pattern('pt-concrete', [60, 60], [STONES, dots([8, 50, 1.2])]),
];

/** The floors of one storey. @param {FireMap} map @param {number} floor */
export function floors(map, floor) {
  return map.board.rooms.map((room) => {
    const cells = room.spaces.filter((/** @type {string} */ name) => map.spaces.get(name).floor === floor);
    if (!cells.length) return nothing;
    const { floor: look, pieces } = INTERIORS[kindOf(map.board, room.room)] ?? { floor: 'wood', pieces: [] };
    return svg`
      ${cells.map((/** @type {string} */ name) => {
        const b = map.boxes.get(name);
        return svg`
          <rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} fill="var(--${look})"></rect>
          <rect
            x=${b.x}
            y=${b.y}
            width=${b.w}
            height=${b.h}
            fill="url(#pt-${look === 'carpet2' ? 'carpet' : look})"
          ></rect>
        `;
      })}
      <g class="furniture">
        ${pieces.slice(0, cells.length).map((piece, i) => {
          const b = map.boxes.get(cells[Math.floor((i * cells.length) / Math.min(pieces.length, cells.length))]);
          return b
            ? svg`
                <g transform="translate(${b.x},${b.y})">${piece}</g>
              `
            : nothing;
        })}
      </g>
    `;
  });
}

/** How wide a letter is, as a share of its height. */
const LETTER = 0.57;
const SMALL = 20; // the height of a name, and on a phone: as in the stylesheet
const LARGE = 33;
const LEAST = 15; // a name that is longer than its room is written smaller, down to this

/** All runs of neighbouring spaces in the rows of a room. @param {FireMap} map @param {string[]} cells */
function runs(map, cells) {
  /** @type {string[][]} */
  const found = [];
  let row = /** @type {string[]} */ ([]);
  for (const name of cells) {
    const last = map.spaces.get(row.at(-1)),
      here = map.spaces.get(name);
    row = last && last.row === here.row && last.col + 1 === here.col ? [...row, name] : [name];
    for (const i of row.keys()) found.push(row.slice(i));
  }
  return found;
}

/** How wide a name may be in a run. @param {FireMap} map @param {string[]} run */
const room = (map, run) => map.boxes.get(run.at(-1)).x + map.boxes.get(run.at(-1)).w - map.boxes.get(run[0]).x - 14;

/**
 * Where a name stands: where the fewest things would lie under it, and among such places in the longest, uppermost one.
 * @param {FireMap} map
 * @param {string[][]} all the runs of its room
 * @param {(name: string) => boolean} taken
 * @param {number} wide
 * @returns {string[] | undefined}
 */
function bestRun(map, all, taken, wide) {
  const under = (/** @type {string[]} */ run) => run.filter(taken).length;
  return all.filter((run) => room(map, run) >= wide).sort((a, b) => under(a) - under(b) || b.length - a.length)[0];
}

/** @param {FireMap} map @param {string} text @param {string[]} run @param {string} kind @param {number} [size] */
function nameMark(map, text, run, kind, size = 0) {
  const { x, y, h } = map.boxes.get(run[0]);
  return svg`
    <text class="room-name ${kind}" x=${x + room(map, run) / 2 + 7} y=${y + h - 14}
      .style=${size ? `font-size:${size}px` : ''}>${text}</text>
  `;
}

/**
 * Rooms by name, where the coach and the log can be followed: on spaces where nothing stands, else over what lies
 * there. A phone writes larger, and only what can be read there.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {number} floor
 */
export function roomNames(map, view, floor) {
  const called = new Set(view.poi.map((one) => one.at)),
    taken = (/** @type {string} */ name) => {
      const { threat = '', hazmats = 0, hot_spot: hot = false } = view.spaces[name] ?? {};
      return !!threat || hazmats > 0 || hot || called.has(name);
    };
  return map.board.rooms.map((one) => {
    const all = runs(
        map,
        one.spaces.filter((name) => map.spaces.get(name).floor === floor),
      ),
      said = all.length ? roomOf(map, all[0][0]) : '',
      name = said.slice(0, 1).toUpperCase() + said.slice(1);
    if (!name) return nothing;
    const best = (/** @type {number} */ size) => bestRun(map, all, taken, name.length * size * LETTER),
      near = best(SMALL),
      far = best(LARGE);
    if (!near) {
      const tight = bestRun(map, all, taken, name.length * LEAST * LETTER);
      return tight
        ? nameMark(map, name, tight, 'is-long', Math.floor(room(map, tight) / name.length / LETTER))
        : nothing;
    }
    if (near === far) return nameMark(map, name, near, '');
    return svg`${nameMark(map, name, near, 'is-long')}${far ? nameMark(map, name, far, 'is-far') : nothing}`;
  });
}
