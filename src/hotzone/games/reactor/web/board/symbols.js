// @ts-check
/** The reactor's own signs: trefoil, tokens, the helmets of its four characters, and what its field is painted with. */
import { svg } from '/static/lib/templates.js';
import { pathIcons } from '/static/lib/icons.js';
import { glow, lines } from '/static/match/board/paints.js';
import { helmetShape } from '/static/match/board/helmet_shape.js';

/** @import { Character } from '../view.d.ts' */

const TREFOIL = 'M5,-8.660 L13.500,-23.400 A27,27 0 0 0 -13.500,-23.400 L-5,-8.660 A10,10 0 0 1 5,-8.660Z';

/** Dome, shade and sign of each character. @type {Record<string, [string, string, string]>} */
export const LOOKS = {
  soldier: ['#7fa35a', '#2c4413', 'star'],
  engineer: ['#f3cf45', '#5c4300', 'gear'],
  firefighter: ['#ef6a4a', '#6b1a08', 'drop'],
  doctor: ['#f2f2ee', '#0d6e5e', 'cross'],
};

/** The icon of each token. @type {Record<string, string>} */
export const TOKEN_ICONS = {
  extinguisher: 'foam',
  lift: 'hoist',
  mask: 'mask',
  kit: 'kit',
  crane: 'crane',
  pipeline: 'pipe',
  on: 'power',
  hose: 'hose',
  extra: 'eye',
  help: 'cross',
};

/** A character's helmet. @param {Pick<Character, 'name' | 'number'>} one */
export function helmet(one) {
  const [dome, shade, sign] = LOOKS[one.name] ?? LOOKS.soldier;
  return helmetShape(
    one.number,
    dome,
    shade,
    svg`<use href="#i-${sign}" x="-11.500" y="-11.500" width="23" height="23" fill=${shade}></use>`,
  );
}

/** Gradients and patterns of the field. */
export const paints = [
  glow('g-pool', [
    [0, 'pool-inner'],
    [1, 'pool-outer'],
  ]),
  glow('g-pit', [
    [0, 'pit-glow-inner'],
    [0.35, 'pit-glow-middle'],
    [1, 'pit-glow-outer'],
  ]),
  lines('pt-plate', [34, 34], 'M8,6l7,7M26,13l-7,7 M8,27l7,-7', 'plate'),
];

/** Icons of tokens. @type {Record<string, string>} */
const OUTLINES = {
  crane:
    'M3 3h18v3h-7.700v4.200a4 4 0 1 1-2.600 0V6H3zm9 9.300a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0' +
    ' 0-3.400z M4 18.500h16V21H4z',
  hoist: 'M12 2l5 5.500h-3.500V13h-3V7.500H7zM4 14.500h16v3H4zM6.500 19h11v2.500h-11z',
  heart: 'M12 21C6 16.500 2.500 13 2.500 8.800A5 5 0 0 1 12 6.500a5 5 0 0 1 9.500 2.300C21.500 13 18 16.500 12 21z',
};

/** Those with holes. @type {Record<string, string>} */
const HOLED = {
  mask:
    'M12 1.500c4.800 0 7.800 3.200 7.800 7.700 0 2.600-1 4.600-2.700 6.200a5.200 5.200 0 1 1-10.200 0 C5.200' +
    ' 13.800 4.200 11.800 4.200 9.200c0-4.500 3-7.700 7.800-7.700zM6.300 8.600 c0 1.900 1.300 3.100 2.600' +
    ' 3.100s2.200-1 2.200-2.600S9.800 6.400 8.500 6.400s-2.200.9-2.200 2.200zm11.400 0 c0 1.900-1.300' +
    ' 3.100-2.600 3.100s-2.200-1-2.200-2.600 1.300-2.700 2.600-2.700 2.200.9 2.200 2.200zM12 13.900 a2.800' +
    ' 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600zm0 1.600 a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1' +
    ' 0-2.400z',
  kit:
    'M8.500 3h7A1.500 1.500 0 0 1 17 4.500V7h3a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2' +
    'h3 V4.500A1.500 1.500 0 0 1 8.500 3zM9 5v2h6V5zm1.700 5v2.700H8v2.600h2.700V18h2.600v-2.700H16v-2.600' +
    'h-2.700V10 z',
  pipe: 'M8 2h8v2.500h-2.700V7H16v2h4a2 2 0 0 1 2 2v10h-6v-6H8v6H2V11a2 2 0 0 1 2-2h4V7h2.700V4.500H8z',
  power:
    'M10.600 2h2.800v10h-2.800zM7.200 4.600l1.500 2.300a6.700 6.700 0 1 0 6.600 0l1.500-2.300 a9.400 9.400 0' +
    ' 1 1-9.600 0z',
  hose:
    'M3 4h9l5 3v3l-5 3H8.500v3.200a2.300 2.300 0 0 0 4.600 0V15h2.600v1.200a4.900 4.900 0 0 1-9.800 0V13H3z ' +
    'm15.500.5 3-1.500v3l-3 1zm0 4.500 3 1v3l-3-1.500z',
  card:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6 5-4.300 2.500v5L12 17' +
    'l4.300-2.500 v-5z',
};

export const symbols = svg`
  ${pathIcons(OUTLINES)}${pathIcons(HOLED, 'evenodd')}
  <symbol id="s-tref" viewBox="-30 -30 60 60">
    <circle r="5.500" />
    <path d=${TREFOIL}></path>
    <path d=${TREFOIL} transform="rotate(120)"></path>
    <path d=${TREFOIL} transform="rotate(240)"></path>
  </symbol>
  <symbol id="s-hot-tref" viewBox="-30 -30 60 60">
    <g class="hot-sign">
      <circle r="5.500" />
      <path d=${TREFOIL}></path>
      <path d=${TREFOIL} transform="rotate(120)"></path>
      <path d=${TREFOIL} transform="rotate(240)"></path>
    </g>
  </symbol>
`;
