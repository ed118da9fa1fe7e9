// @ts-check
/** Faint furniture: lines in a space of 100 units, so that people know a kitchen from a library. */
import { svg } from '/static/lib/templates.js';

/** @import { TemplateResult } from '/static/lib/templates.js' */

const bed = svg`
  <rect x="10" y="12" width="80" height="76" rx="9"></rect>
  <rect x="16" y="18" width="30" height="22" rx="7"></rect>
  <rect x="54" y="18" width="30" height="22" rx="7"></rect>
  <path d="M10,50H90"></path>
`;
const single = svg`
  <rect x="26" y="12" width="48" height="76" rx="9"></rect>
  <rect x="33" y="18" width="34" height="20" rx="7"></rect>
  <path d="M26,48H74"></path>
`;
const sofa = svg`
  <rect x="10" y="26" width="80" height="46" rx="14"></rect>
  <rect x="20" y="34" width="60" height="28" rx="9"></rect>
  <path d="M50,34V62"></path>
`;
const rug = svg`
  <rect x="12" y="16" width="76" height="68" rx="14" stroke-dasharray="3 6"></rect>
  <rect x="32" y="32" width="36" height="36" rx="9"></rect>
`;
const stove = svg`
  <rect x="10" y="10" width="34" height="80" rx="6"></rect>
  <circle cx="27" cy="28" r="8"></circle>
  <circle cx="27" cy="50" r="8"></circle>
  <rect x="17" y="66" width="20" height="16" rx="4"></rect>
`;
const round = svg`
  <circle cx="50" cy="50" r="26"></circle>
  <circle cx="50" cy="50" r="15"></circle>
`;
const tub = svg`
  <rect x="12" y="12" width="76" height="42" rx="20"></rect>
  <circle cx="28" cy="33" r="5"></circle>
  <rect x="18" y="66" width="26" height="22" rx="9"></rect>
`;
const basin = svg`
  <rect x="14" y="14" width="30" height="24" rx="8"></rect>
  <circle cx="29" cy="26" r="5"></circle>
  <rect x="56" y="12" width="30" height="14" rx="4"></rect>
  <path d="M58,26h26v8c0,10 -6,16 -13,16s-13,-6 -13,-16z"></path>
`;
const table = svg`
  <rect x="16" y="32" width="68" height="36" rx="15"></rect>
  <rect x="24" y="14" width="20" height="12" rx="5"></rect>
  <rect x="56" y="14" width="20" height="12" rx="5"></rect>
  <rect x="24" y="74" width="20" height="12" rx="5"></rect>
  <rect x="56" y="74" width="20" height="12" rx="5"></rect>
`;
const bistro = svg`
  <circle cx="50" cy="50" r="20"></circle>
  <rect x="40" y="10" width="20" height="12" rx="5"></rect>
  <rect x="40" y="78" width="20" height="12" rx="5"></rect>
  <rect x="10" y="40" width="12" height="20" rx="5"></rect>
  <rect x="78" y="40" width="12" height="20" rx="5"></rect>
`;
const library = svg`
  <rect x="12" y="10" width="76" height="22" rx="4"></rect>
  <path d="M30,10v22M46,10v22M70,10v22"></path>
`;
const books = svg`
  <rect x="10" y="10" width="80" height="20" rx="3"></rect>
  <path d="M18,10v20M25,10v20M34,10v20M41,13l5,17M56,10v20M63,10v20M72,10v20M79,13l5,17"></path>
`;
const runner = svg`
  <rect x="8" y="30" width="84" height="40" rx="8" stroke-dasharray="3 6"></rect>
`;
const washer = svg`
  <rect x="14" y="14" width="40" height="40" rx="6"></rect>
  <circle cx="34" cy="36" r="12"></circle>
  <rect x="62" y="14" width="26" height="60" rx="4"></rect>
`;
const desk = svg`
  <rect x="12" y="14" width="76" height="32" rx="5"></rect>
  <rect x="34" y="19" width="32" height="14" rx="3"></rect>
  <circle cx="50" cy="66" r="15"></circle>
  <path d="M38,78c6,5 18,5 24,0"></path>
`;
const counter = svg`
  <path d="M14,14H86V34H34V86H14Z"></path>
  <circle cx="50" cy="52" r="7"></circle>
  <circle cx="70" cy="52" r="7"></circle>
  <circle cx="50" cy="74" r="7"></circle>
`;
const plant = svg`
  <circle cx="34" cy="34" r="16"></circle>
  <path d="M34,34l-12,-6M34,34l6,-12M34,34l10,8M34,34l-6,12M34,34v0"></path>
  <circle cx="68" cy="68" r="12"></circle>
  <path d="M68,68l8,-6M68,68l-9,-3M68,68v9"></path>
`;
const hangers = svg`
  <path d="M12,20H88M22,20l-6,12h12zM40,20l-6,12h12zM58,20l-6,12h12zM76,20l-6,12h12z"></path>
  <rect x="20" y="58" width="60" height="20" rx="8"></rect>
`;
const copier = svg`
  <rect x="16" y="16" width="50" height="40" rx="5"></rect>
  <path d="M22,26H60M66,40h18v12H66"></path>
  <rect x="26" y="64" width="46" height="22" rx="3"></rect>
`;
const board = svg`
  <rect x="10" y="30" width="80" height="44" rx="20"></rect>
  <circle cx="28" cy="18" r="6"></circle>
  <circle cx="50" cy="18" r="6"></circle>
  <circle cx="72" cy="18" r="6"></circle>
  <circle cx="28" cy="86" r="6"></circle>
  <circle cx="50" cy="86" r="6"></circle>
  <circle cx="72" cy="86" r="6"></circle>
`;
const toys = svg`
  <rect x="18" y="58" width="22" height="22" rx="4"></rect>
  <circle cx="66" cy="66" r="13"></circle>
  <path d="M66,53v26M53,66h26M24,40l10,-16 10,16z"></path>
`;

/**
 * The floor of a room and what stands in it, by its kind.
 * @type {Record<string, {floor: string, pieces: TemplateResult[]}>}
 */
export const INTERIORS = {
  living: { floor: 'wood', pieces: [sofa, rug, library, round] },
  kitchen: { floor: 'tile', pieces: [stove, table] },
  bedroom: { floor: 'carpet', pieces: [bed, library] },
  hall: { floor: 'hall', pieces: [runner, runner, round] },
  bath: { floor: 'tile', pieces: [tub] },
  dining: { floor: 'wood', pieces: [table, table, library] },
  laundry: { floor: 'concrete', pieces: [washer] },
  closet: { floor: 'carpet2', pieces: [library] },
  library: { floor: 'wood', pieces: [books, books, sofa, books] },
  salon: { floor: 'carpet', pieces: [sofa, round, rug] },
  'winter-garden': { floor: 'tile', pieces: [plant, plant] },
  landing: { floor: 'hall', pieces: [runner, runner] },
  'child-s-room': { floor: 'carpet2', pieces: [single, toys] },
  'master-bedroom': { floor: 'carpet', pieces: [bed, library, rug] },
  'dressing-room': { floor: 'carpet2', pieces: [hangers, library] },
  lobby: { floor: 'hall', pieces: [plant, sofa, runner] },
  restaurant: { floor: 'wood', pieces: [bistro, bistro, bistro] },
  'office-and-reception': { floor: 'carpet2', pieces: [desk, library] },
  bar: { floor: 'wood', pieces: [counter, bistro] },
  cloakroom: { floor: 'carpet2', pieces: [hangers] },
  corridor: { floor: 'hall', pieces: [runner, runner] },
  room: { floor: 'carpet', pieces: [bed, basin] },
  suite: { floor: 'carpet', pieces: [bed, sofa, basin] },
  hallway: { floor: 'hall', pieces: [plant] },
  'conference-room': { floor: 'wood', pieces: [board, board, plant] },
  'locked-office': { floor: 'carpet2', pieces: [desk, library] },
  'corner-office': { floor: 'carpet', pieces: [desk, sofa, books] },
  cubicle: { floor: 'carpet2', pieces: [desk, desk] },
  restroom: { floor: 'tile', pieces: [basin] },
  'copy-room': { floor: 'concrete', pieces: [copier, library] },
  parlour: { floor: 'wood', pieces: [sofa, rug, round, books] },
  elevator: { floor: 'concrete', pieces: [] },
  'stair-up': { floor: 'concrete', pieces: [] },
  'stair-down': { floor: 'concrete', pieces: [] },
  study: { floor: 'carpet2', pieces: [desk, books] },
};
/** For buildings whose file names no rooms. */
export const GUESSES = ['living', 'kitchen', 'bedroom', 'hall', 'bath', 'study', 'dining', 'laundry', 'closet'];
