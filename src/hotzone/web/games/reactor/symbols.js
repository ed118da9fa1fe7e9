// @ts-check
/** The reactor's own signs: trefoil, tokens, the helmets of its four characters, and what its field is painted with. */
import { svg } from '../../kit.js';

const TREFOIL = 'M5,-8.660 L13.500,-23.400 A27,27 0 0 0 -13.500,-23.400 L-5,-8.660 A10,10 0 0 1 5,-8.660Z';

/** Dome, shade and sign of each character. @type {Record<string, [string, string, string]>} */
export const LOOKS = { soldier: ['#7fa35a', '#2c4413', 'star'], engineer: ['#f3cf45', '#5c4300', 'gear'], firefighter: ['#ef6a4a', '#6b1a08', 'drop'], doctor: ['#f2f2ee', '#0d6e5e', 'cross'] };

/** The icon of each token. @type {Record<string, string>} */
export const TOKEN_ICONS = { extinguisher: 'foam', lift: 'lift', mask: 'mask', kit: 'kit', crane: 'crane', pipeline: 'pipe', on: 'power', hose: 'hose', extra: 'eye', help: 'cross' };

/** A character's helmet. @param {any} one */
export function helmet(one) {
  const [dome, shade, sign] = LOOKS[one.name] ?? LOOKS.soldier;
  return svg`<symbol id="helmet-${one.number}" viewBox="-40 -40 80 80"><ellipse cx="0" cy="27" rx="30" ry="7" class="foot"></ellipse>
    <path class="brim" d="M-35,17 C-35,11 -31,9 -27,8 C-27,-16 -16,-31 0,-31 C16,-31 27,-16 27,8 C31,9 35,11 35,17 C35,23 18,26 0,26 C-18,26 -35,23 -35,17Z" fill=${shade}></path>
    <path d="M-26,11 C-26,-15 -15,-29 0,-29 C15,-29 26,-15 26,11 C18,15 9,16 0,16 C-9,16 -18,15 -26,11Z" fill=${dome}></path>
    <path class="shine" d="M-20,3 C-19,-13 -12,-23 -5,-26 C-12,-18 -14,-8 -14,5Z"></path><path d="M-3.500,-33 h7 v12 h-7z" fill=${shade}></path>
    <path class="shield" d="M-16,-12 L0,-19 L16,-12 V5 C16,14 8,20 0,23 C-8,20 -16,14 -16,5Z" stroke=${shade}></path>
    <use href="#i-${sign}" x="-11.500" y="-11.500" width="23" height="23" fill=${shade}></use></symbol>`;
}

/** Gradients and patterns of the field. */
export const paints = svg`<radialGradient id="g-pool"><stop offset="0" class="gp1"></stop><stop offset="1" class="gp2"></stop></radialGradient>
  <radialGradient id="g-pit"><stop offset="0" class="gc1"></stop><stop offset=".35" class="gc2"></stop><stop offset="1" class="gc3"></stop></radialGradient>
  <pattern id="pt-plate" width="34" height="34" patternUnits="userSpaceOnUse"><path d="M8,6l7,7M26,13l-7,7 M8,27l7,-7" class="plate"></path></pattern>`;

export const symbols = svg`
  <symbol id="s-tref" viewBox="-30 -30 60 60"><circle r="5.500"/><path d=${TREFOIL}></path><path d=${TREFOIL} transform="rotate(120)"></path><path d=${TREFOIL} transform="rotate(240)"></path></symbol>
  <symbol id="s-hot-tref" viewBox="-30 -30 60 60"><g class="hotsign"><circle r="5.500"/><path d=${TREFOIL}></path><path d=${TREFOIL} transform="rotate(120)"></path><path d=${TREFOIL} transform="rotate(240)"></path></g></symbol>
  <symbol id="i-crane" viewBox="0 0 24 24"><path d="M3 3h18v3h-7.700v4.200a4 4 0 1 1-2.600 0V6H3zm9 9.300a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zM4 18.500h16V21H4z"/></symbol>
  <symbol id="i-lift" viewBox="0 0 24 24"><path d="M12 2l5 5.500h-3.500V13h-3V7.500H7zM4 14.500h16v3H4zM6.500 19h11v2.500h-11z"/></symbol>
  <symbol id="i-mask" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M12 1.500c4.800 0 7.800 3.200 7.800 7.700 0 2.600-1 4.600-2.700 6.200a5.200 5.200 0 1 1-10.200 0C5.200 13.800 4.200 11.800 4.200 9.200c0-4.500 3-7.700 7.800-7.700zM6.300 8.600c0 1.900 1.300 3.100 2.600 3.100s2.200-1 2.200-2.600S9.800 6.400 8.500 6.400s-2.200.9-2.200 2.200zm11.400 0c0 1.900-1.300 3.100-2.600 3.100s-2.200-1-2.200-2.600 1.300-2.700 2.600-2.700 2.200.9 2.200 2.200zM12 13.900a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600zm0 1.600a1.200 1.200 0 1 1 0 2.400 1.200 1.200 0 0 1 0-2.400z"/></symbol>
  <symbol id="i-kit" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M8.500 3h7A1.500 1.500 0 0 1 17 4.500V7h3a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h3V4.500A1.500 1.500 0 0 1 8.500 3zM9 5v2h6V5zm1.700 5v2.700H8v2.600h2.700V18h2.600v-2.700H16v-2.600h-2.700V10z"/></symbol>
  <symbol id="i-pipe" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M8 2h8v2.500h-2.700V7H16v2h4a2 2 0 0 1 2 2v10h-6v-6H8v6H2V11a2 2 0 0 1 2-2h4V7h2.700V4.500H8z"/></symbol>
  <symbol id="i-power" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M10.600 2h2.800v10h-2.800zM7.200 4.600l1.500 2.300a6.700 6.700 0 1 0 6.600 0l1.500-2.300a9.400 9.400 0 1 1-9.600 0z"/></symbol>
  <symbol id="i-hose" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M3 4h9l5 3v3l-5 3H8.500v3.200a2.300 2.300 0 0 0 4.600 0V15h2.600v1.200a4.900 4.900 0 0 1-9.800 0V13H3zm15.500.5 3-1.500v3l-3 1zm0 4.500 3 1v3l-3-1.500z"/></symbol>
  <symbol id="i-heart" viewBox="0 0 24 24"><path d="M12 21C6 16.500 2.500 13 2.500 8.800A5 5 0 0 1 12 6.500a5 5 0 0 1 9.500 2.300C21.500 13 18 16.500 12 21z"/></symbol>
  <symbol id="i-card" viewBox="0 0 24 24"><path fill-rule="evenodd" d="M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6 5-4.300 2.500v5L12 17l4.300-2.500v-5z"/></symbol>
`;
