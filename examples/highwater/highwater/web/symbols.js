// @ts-check
/** Boats, people and the signs of High Water. */
import { svg } from '/static/lib/templates.js';
import { pathIcons } from '/static/lib/icons.js';

/** Hull and stripe of each boat. */
const HULLS = [
  ['#e8603c', '#fff3dc'],
  ['#3f8f5f', '#e9f7d9'],
  ['#d9a21b', '#fff7d6'],
];

const boat = (/** @type {string[]} */ [hull, stripe], /** @type {number} */ i) => svg`
  <symbol id="helmet-${i + 1}" viewBox="-40 -40 80 80">
    <ellipse cx="0" cy="26" rx="34" ry="7" class="hw-wake"></ellipse>
    <path class="hw-hull" d="M-34,4 H34 C31,18 22,26 10,27 H-12 C-24,26 -31,18 -34,4Z" fill=${hull}></path>
    <path d="M-30,11 H30 L28,16 H-28Z" fill=${stripe}></path>
    <path class="hw-oar" d="M-16,20 L-32,-10 M14,20 L30,-10"></path>
    <circle cx="0" cy="-16" r="9" class="hw-rower"></circle>
    <path d="M-13,5 C-13,-8 13,-8 13,5Z" fill=${hull} class="hw-coat"></path>
    <path d="M-9,-18 C-9,-29 9,-29 9,-18Z" fill=${stripe} class="hw-coat"></path>
  </symbol>
`;

/** Icons of one outline. @type {Record<string, string>} */
const OUTLINES = {
  oar:
    'M4 2.500c2.500-1 5.500 1.800 6 5.200l9.800 11.500-1.700 1.500L8.300 9.200C5 9 2.500 5.500 4 2.500z ' +
    'M13.500 18.500h8v2.500h-8z',
  wave:
    'M1 9c3.500-4 7-4 11 0s7.500 4 11 0v4c-3.500 4-7 4-11 0s-7.500-4-11 0z M1 16c3.500-4 7-4 11 0s7.500 4 11' +
    ' 0v4c-3.500 4-7 4-11 0s-7.500-4-11 0z',
  house: 'M12 2.500 23 12h-3v9.500H4V12H1z',
};

export const symbols = () => svg`
  ${pathIcons(OUTLINES)}
  ${HULLS.map(boat)}
  <symbol id="hw-person" viewBox="-12 -16 24 32">
    <path d="M-9,15 C-9,-1 9,-1 9,15Z" class="hw-body"></path>
    <circle cy="-6" r="6.500" class="hw-head"></circle>
  </symbol>
  <symbol id="i-bags" viewBox="0 0 24 24">
    <path d="M3 15h8a2.500 2.500 0 0 1 0 6H3a2.500 2.500 0 0 1 0-6z M13 15h8a2.500 2.500 0 0 1 0 6h-8a4 4 0 0 0 0-6z" />
    <path d="M8 7h8a2.700 2.700 0 0 1 0 6.300H8A2.700 2.700 0 0 1 8 7z" />
  </symbol>
`;
