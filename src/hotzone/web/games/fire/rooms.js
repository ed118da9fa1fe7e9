// @ts-check
/** Rooms: what the building's file calls them, in the player's language; their floors and their furniture. */
import { nothing, svg } from '../../kit.js';
import { has, t } from '../../words.js';
import { GUESSES, INTERIORS } from './furniture.js';

/** @type {Record<string, string>} */
const SHORT = { 'living-room': 'living', 'dining-room': 'dining', bathroom: 'bath' };

/** The parts of a name: "locked office, west 1" is a kind, a side and a number. @param {string} name */
function parts(name) {
  const [, called, side, number] = /** @type {string[]} */ (name.match(/^(.*?)(?:, ([a-z-]+))?(?: (\d+))?$/) ?? ['', name, '', '']);
  const kind = called.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { kind: SHORT[kind] ?? kind, side: side ?? '', number: number ?? '' };
}

/** What kind of room it is. @param {any} board @param {number} room */
export const kindOf = (board, room) => (board.rooms[room]?.name ? parts(board.rooms[room].name).kind : GUESSES[room % GUESSES.length]);

/** The room's name in the player's language; nothing where the building's file has none. @param {any} map @param {string} place */
export function roomOf(map, place) {
  const room = map.board.rooms[map.room.get(place)];
  if (!room?.name) return '';
  const { kind, side, number } = parts(room.name);
  if (!has(`room-${kind}`)) return room.name;
  return side || number ? t('room-called', { room: t(`room-${kind}`), side: side || 'none', number: number || 'none' }) : t(`room-${kind}`);
}

export const patterns = svg`
  <radialGradient id="g-fire"><stop offset="0" class="gf1"></stop><stop offset=".62" class="gf2"></stop><stop offset="1" class="gf3"></stop></radialGradient>
  <radialGradient id="g-smoke"><stop offset="0" class="gs1"></stop><stop offset="1" class="gs2"></stop></radialGradient>
  <pattern id="pt-grass" width="46" height="46" patternUnits="userSpaceOnUse"><path d="M8,14l2,-6 2,6M30,34l2,-7 2,7M34,10l1.500,-5 1.500,5M14,38l1.500,-5 1.500,5" class="blade"></path></pattern>
  <pattern id="pt-street" width="60" height="60" patternUnits="userSpaceOnUse"><circle cx="12" cy="20" r="1.600" class="ptd"></circle><circle cx="44" cy="9" r="1.200" class="ptd"></circle><circle cx="34" cy="44" r="1.800" class="ptd"></circle><path d="M0,0H60M0,0V60" class="ptl"></path></pattern>
  <pattern id="pt-air" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V34" class="ptl"></path></pattern>
  <pattern id="pt-roof" width="28" height="20" patternUnits="userSpaceOnUse"><path d="M0,0H28M0,10H28M7,0V10M21,10V20" class="roofl"></path></pattern>
  <pattern id="pt-wood" width="100" height="50" patternUnits="userSpaceOnUse"><path d="M0,0H100M0,25H100M38,0V25M84,25V50" class="ptl"></path></pattern>
  <pattern id="pt-tile" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M0,0H50M0,0V50" class="ptl"></path><rect width="25" height="25" class="ptf"></rect><rect x="25" y="25" width="25" height="25" class="ptf"></rect></pattern>
  <pattern id="pt-carpet" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.300" class="ptd"></circle><circle cx="10" cy="10" r="1.300" class="ptd"></circle></pattern>
  <pattern id="pt-hall" width="50" height="50" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0H50M0,0V50" class="ptl"></path></pattern>
  <pattern id="pt-concrete" width="60" height="60" patternUnits="userSpaceOnUse"><circle cx="12" cy="20" r="1.600" class="ptd"></circle><circle cx="44" cy="9" r="1.200" class="ptd"></circle><circle cx="34" cy="44" r="1.800" class="ptd"></circle><circle cx="8" cy="50" r="1.200" class="ptd"></circle></pattern>`;

/** The floors of one storey. @param {any} map @param {number} floor */
export function floors(map, floor) {
  return map.board.rooms.map((/** @type {any} */ room) => {
    const cells = room.spaces.filter((/** @type {string} */ name) => map.spaces.get(name).floor === floor);
    if (!cells.length) return nothing;
    const { floor: look, pieces } = INTERIORS[kindOf(map.board, room.room)] ?? { floor: 'wood', pieces: [] };
    return svg`
      ${cells.map((/** @type {string} */ name) => { const b = map.boxes.get(name); return svg`<rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} class="fl-${look}"></rect><rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} fill="url(#pt-${look === 'carpet2' ? 'carpet' : look})"></rect>`; })}
      <g class="furn">${pieces.slice(0, cells.length).map((piece, i) => { const b = map.boxes.get(cells[Math.floor((i * cells.length) / Math.min(pieces.length, cells.length))]); return b ? svg`<g transform="translate(${b.x},${b.y})">${piece}</g>` : nothing; })}</g>`;
  });
}
