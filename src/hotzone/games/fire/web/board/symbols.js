// @ts-check
/** The tokens of the fire game, each with its own outline, and the helmets in their colours. */
import { svg } from '/static/lib/templates.js';
import { helmetShape } from '/static/match/board/helmet_shape.js';

/**
 * Dome and shade of the six helmets: blue, green, violet, yellow, bone, graphite. No red or orange: those are fire's.
 */
export const HELMETS = [
  ['#3b8fe4', '#143f75'],
  ['#35b27c', '#0d4a30'],
  ['#a678ea', '#43217c'],
  ['#f3cf45', '#5c4300'],
  ['#e8e2da', '#4a423b'],
  ['#6f7680', '#23272c'],
];

/** What is on the shield, by card. @type {Record<string, string>} */
export const SHIELDS = {
  firefighter: 'flag',
  paramedic: 'cross',
  captain: 'star',
  imaging: 'eye',
  cafs: 'foam',
  hazmat: 'hazmat',
  generalist: 'person',
  rescue: 'axe',
  driver: 'wheel',
  engineer: 'brick',
};

/**
 * A helmet seen from the front.
 * @param {number} number from 1
 * @param {string} card
 * @param {string} [sign] on the shield; without one its number
 * @param {number} [colour]
 */
export function helmet(
  number,
  card,
  sign = card && card !== 'firefighter' ? (SHIELDS[card] ?? 'flag') : '',
  colour = number,
) {
  const [dome, shade] = HELMETS[(colour - 1) % HELMETS.length];
  return helmetShape(
    number,
    dome,
    shade,
    sign
      ? svg`
              <use href="#i-${sign}" x="-11.500" y="-11.500" width="23" height="23" fill=${shade}></use>
            `
      : svg`
              <text class="shield-number" y="9" fill=${shade}>${number}</text>
            `,
  );
}

export const symbols = svg`
  <symbol id="s-fire" viewBox="-34 -34 68 68">
    <path
      class="flame-outer"
      d="M1,-31 C7,-19 23,-11 23,9 C23,22 13,30 0,30 C-13,30 -23,22 -23,9 C-23,0 -17,-6 -14,-13 C-11,-8 -8,-6 -6,-5
        C-7,-14 -4,-24 1,-31Z"
    />
    <path
      class="flame-middle"
      d="M2,-13 C6,-4 15,0 15,12 C15,21 9,27 0,27 C-9,27 -15,21 -15,12 C-15,6 -11,3 -8,-2 C-6,1 -4,3 -3,3
        C-3,-3 -1,-8 2,-13Z"
    />
    <path
      class="flame-core"
      d="M1,3 C3,9 8,11 8,18 C8,23 4,26 0,26 C-4,26 -8,23 -8,18 C-8,14 -5,13 -4,9 C-3,11 -2,12 -1,12 C-1,9 0,6 1,3Z"
    />
  </symbol>
  <symbol id="s-smoke" viewBox="-36 -30 72 60">
    <path
      class="smoke-body"
      d="M-22,17 C-35,17 -36,0 -24,-2 C-26,-16 -11,-22 -4,-13 C1,-25 20,-22 19,-8 C32,-9 36,9 25,14 C22,17 18,17 15,17Z"
    />
    <path class="smoke-line" d="M-19,8 C-15,2 -8,4 -8,9 M-2,-3 C3,-8 11,-5 10,2 M6,10 C10,6 16,7 17,11" />
  </symbol>
  <symbol id="s-poi" viewBox="-30 -30 60 60">
    <circle class="poi-disc" r="25" />
    <circle class="poi-ring" r="20" />
    <path class="poi-mark" d="M-7.5,-6 C-7.5,-15 8.5,-15 8.5,-5.5 C8.5,1 0.5,1 0.5,7.5" />
    <circle class="poi-dot" cx=".5" cy="14" r="3" />
  </symbol>
  <symbol id="s-victim" viewBox="-30 -30 60 60">
    <path class="victim-disc"
      d="M0,-27 C15,-27 25,-17 25,-3 C25,13 11,20 0,28 C-11,20 -25,13 -25,-3 C-25,-17 -15,-27 0,-27Z" />
    <circle class="victim-figure" cy="-9" r="7.5" />
    <path class="victim-figure" d="M-14,12 C-14,1 -7,0 0,0 C7,0 14,1 14,12 C10,16 5,18 0,21 C-5,18 -10,16 -14,12Z" />
  </symbol>
  <symbol id="s-damage" viewBox="-12 -12 24 24">
    <rect x="-10" y="-10" width="20" height="20" rx="4" class="cube" />
    <path d="M-5,5 L5,-5" class="cube-line" />
  </symbol>
  <symbol id="s-hazmat" viewBox="-30 -30 60 60">
    <rect class="hazmat-plate" x="-19" y="-19" width="38" height="38" rx="5" transform="rotate(45)" />
    <path class="hazmat-sign" d="M-9,-10 H9 V12 C9,14 7,15 5,15 H-5 C-7,15 -9,14 -9,12Z" />
    <path class="hazmat-line" d="M-11,-10 H11 M-9,-3 H9 M-9,8 H9" />
    <path class="hazmat-hole" d="M0,-2 C3,2 4,3.5 4,5 A4,4 0 0 1 -4,5 C-4,3.5 -3,2 0,-2Z" />
  </symbol>
  <symbol id="s-hot" viewBox="-16 -16 32 32">
    <path class="hot-spot-plate" d="M-13,-13 H13 V13 H-13Z" transform="rotate(45) scale(.86)" />
    <path class="hot-spot-line" d="M-6,7 C-9,3 -3,0 -6,-5 M0,8 C-3,3 3,-1 0,-8 M6,7 C3,3 9,0 6,-5" />
  </symbol>
  <symbol id="s-ladder" viewBox="-20 -50 40 100">
    <path
      class="ladder-shadow"
      d="M-13,-50V50M13,-50V50M-13,-40H13M-13,-26H13M-13,-12H13M-13,2H13M-13,16H13M-13,30H13M-13,44H13"
    />
    <path
      class="ladder-rungs"
      d="M-13,-50V50M13,-50V50M-13,-40H13M-13,-26H13M-13,-12H13M-13,2H13M-13,16H13M-13,30H13M-13,44H13"
    />
  </symbol>
  <symbol id="s-closed-ladder" viewBox="-13 -34 26 68">
    <path class="ladder-shadow" d="M-8,-30V30M8,-30V30M-8,-20H8M-8,-7H8M-8,7H8M-8,20H8" />
    <path class="ladder-rungs" d="M-8,-30V30M8,-30V30M-8,-20H8M-8,-7H8M-8,7H8M-8,20H8" />
  </symbol>
  <symbol id="veh-amb" viewBox="0 0 184 66">
    <rect x="3" y="5" width="178" height="58" rx="13" fill="#000" opacity=".25" />
    <rect x="3" y="2" width="178" height="58" rx="13" fill="#fbf7f1" stroke="#6c625a" stroke-width="3" />
    <path d="M134,6 h26 c10,0 17,6 17,14 v22 c0,8 -7,14 -17,14 h-26z" fill="#d9e6ee" />
    <path d="M140,11 h16 c6,0 10,4 10,9 v22 c0,5 -4,9 -10,9 h-16z" fill="#3d5a6c" />
    <rect x="12" y="8" width="104" height="4" rx="2" fill="#1f9e94" />
    <rect x="12" y="50" width="104" height="4" rx="2" fill="#1f9e94" />
    <path d="M52,17 h14 v8 h8 v14 h-8 v8 h-14 v-8 h-8 v-14 h8z" fill="#1f9e94" />
    <rect x="121" y="14" width="8" height="15" rx="3" fill="#3b8fe4" />
    <rect x="121" y="33" width="8" height="15" rx="3" fill="#e5484d" />
  </symbol>
  <symbol id="veh-eng" viewBox="0 0 66 184">
    <rect x="5" y="5" width="58" height="178" rx="12" fill="#000" opacity=".25" />
    <rect x="3" y="3" width="58" height="178" rx="12" fill="#c8321f" stroke="#5d130b" stroke-width="3" />
    <path d="M8,46 v-22 c0,-9 6,-15 14,-15 h20 c8,0 14,6 14,15 v22z" fill="#9d2113" />
    <path d="M13,40 v-14 c0,-6 4,-10 10,-10 h18 c6,0 10,4 10,10 v14z" fill="#3a4650" />
    <rect x="12" y="50" width="16" height="7" rx="3" fill="#ffd35a" />
    <rect x="36" y="50" width="16" height="7" rx="3" fill="#ffd35a" />
    <path
      d="M20,72 V172 M44,72 V172 M20,84 H44 M20,98 H44 M20,112 H44 M20,126 H44 M20,140 H44 M20,154 H44 M20,167 H44"
      stroke="#f4e9dc"
      stroke-width="4.500"
      fill="none"
      stroke-linecap="round"
    />
    <circle cx="32" cy="112" r="15" fill="#ffd35a" stroke="#5d130b" stroke-width="3" />
    <path d="M28,100 h8 v-16 h-8z" fill="#5d130b" />
    <circle cx="32" cy="112" r="6" fill="#5d130b" />
  </symbol>
`;
