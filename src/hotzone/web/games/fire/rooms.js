// @ts-check
/** Rooms: what kind each is on the boards we know, its floor and its faint furniture, so that people say "the kitchen". */
import { nothing, svg } from '../../kit.js';

/** Kinds of the rooms in the order of the board's list. @type {Record<string, string[]>} */
const PLANS = {
  'base-front': ['living', 'kitchen', 'bedroom', 'hall', 'bath', 'dining', 'laundry', 'closet'],
  'base-back': ['hall', 'closet', 'living', 'bath', 'kitchen', 'dining', 'bedroom'],
};
const OTHERS = ['living', 'kitchen', 'bedroom', 'hall', 'bath', 'study', 'dining', 'laundry', 'closet'];
/** @type {Record<string, string>} */
const FLOORS = { living: 'wood', kitchen: 'tile', bedroom: 'carpet', hall: 'hall', bath: 'tile', dining: 'wood', laundry: 'concrete', closet: 'carpet2', study: 'carpet2' };

/** Is the room's kind known, not only guessed? @param {any} board */
export const named = (board) => board.name in PLANS;

/** @param {any} board @param {number} room */
export const kindOf = (board, room) => PLANS[board.name]?.[room] ?? OTHERS[room % OTHERS.length];

const bed = svg`<rect x="10" y="12" width="80" height="76" rx="9"></rect><rect x="16" y="18" width="30" height="22" rx="7"></rect><rect x="54" y="18" width="30" height="22" rx="7"></rect><path d="M10,50H90"></path>`;
const sofa = svg`<rect x="10" y="26" width="80" height="46" rx="14"></rect><rect x="20" y="34" width="60" height="28" rx="9"></rect><path d="M50,34V62"></path>`;
const rug = svg`<rect x="12" y="16" width="76" height="68" rx="14" stroke-dasharray="3 6"></rect><rect x="32" y="32" width="36" height="36" rx="9"></rect>`;
const stove = svg`<rect x="10" y="10" width="34" height="80" rx="6"></rect><circle cx="27" cy="28" r="8"></circle><circle cx="27" cy="50" r="8"></circle><rect x="17" y="66" width="20" height="16" rx="4"></rect>`;
const round = svg`<circle cx="50" cy="50" r="26"></circle><circle cx="50" cy="50" r="15"></circle>`;
const tub = svg`<rect x="12" y="12" width="76" height="42" rx="20"></rect><circle cx="28" cy="33" r="5"></circle><rect x="18" y="66" width="26" height="22" rx="9"></rect>`;
const table = svg`<rect x="16" y="32" width="68" height="36" rx="15"></rect><rect x="24" y="14" width="20" height="12" rx="5"></rect><rect x="56" y="14" width="20" height="12" rx="5"></rect><rect x="24" y="74" width="20" height="12" rx="5"></rect><rect x="56" y="74" width="20" height="12" rx="5"></rect>`;
const shelf = svg`<rect x="12" y="10" width="76" height="22" rx="4"></rect><path d="M30,10v22M46,10v22M70,10v22"></path>`;
const runner = svg`<rect x="8" y="30" width="84" height="40" rx="8" stroke-dasharray="3 6"></rect>`;
const washer = svg`<rect x="14" y="14" width="40" height="40" rx="6"></rect><circle cx="34" cy="36" r="12"></circle><rect x="62" y="14" width="26" height="60" rx="4"></rect>`;
/** @type {Record<string, any[]>} */
const FURNITURE = {
  living: [sofa, rug, shelf, round], kitchen: [stove, table], bedroom: [bed, shelf], hall: [runner, runner, round], bath: [tub],
  dining: [table, table, shelf], laundry: [washer], closet: [shelf], study: [shelf, round],
};

export const patterns = svg`
  <radialGradient id="g-fire"><stop offset="0" class="gf1"></stop><stop offset=".62" class="gf2"></stop><stop offset="1" class="gf3"></stop></radialGradient>
  <radialGradient id="g-smoke"><stop offset="0" class="gs1"></stop><stop offset="1" class="gs2"></stop></radialGradient>
  <pattern id="pt-grass" width="46" height="46" patternUnits="userSpaceOnUse"><path d="M8,14l2,-6 2,6M30,34l2,-7 2,7M34,10l1.500,-5 1.500,5M14,38l1.500,-5 1.500,5" class="blade"></path></pattern>
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
    const kind = kindOf(map.board, room.room), look = FLOORS[kind] ?? 'wood';
    const pieces = FURNITURE[kind] ?? [];
    return svg`
      ${cells.map((/** @type {string} */ name) => { const b = map.boxes.get(name); return svg`<rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} class="fl-${look}"></rect><rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} fill="url(#pt-${look === 'carpet2' ? 'carpet' : look})"></rect>`; })}
      <g class="furn">${pieces.map((piece, i) => { const b = map.boxes.get(cells[Math.floor((i * cells.length) / pieces.length)]); return b ? svg`<g transform="translate(${b.x},${b.y})">${piece}</g>` : nothing; })}</g>`;
  });
}
