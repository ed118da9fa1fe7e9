// @ts-check
/** A helmet seen from the front: the figure of whoever plays, in every game that likes it. */
import { svg } from '../../lib/templates.js';

/**
 * @param {number} number from 1
 * @param {string} dome its colour
 * @param {string} shade a darker one
 * @param {unknown} sign what is on the shield
 */
export const helmetShape = (number, dome, shade, sign) => svg`
  <symbol id="helmet-${number}" viewBox="-40 -40 80 80">
    <ellipse cx="0" cy="27" rx="30" ry="7" class="foot"></ellipse>
    <path
      class="brim"
      d="M-35,17 C-35,11 -31,9 -27,8 C-27,-16 -16,-31 0,-31 C16,-31 27,-16 27,8 C31,9 35,11 35,17
        C35,23 18,26 0,26 C-18,26 -35,23 -35,17Z"
      fill=${shade}
    ></path>
    <path
      d="M-26,11 C-26,-15 -15,-29 0,-29 C15,-29 26,-15 26,11 C18,15 9,16 0,16 C-9,16 -18,15 -26,11Z"
      fill=${dome}
    ></path>
    <path class="shine" d="M-20,3 C-19,-13 -12,-23 -5,-26 C-12,-18 -14,-8 -14,5Z"></path>
    <path d="M-3.500,-33 h7 v12 h-7z" fill=${shade}></path>
    <path class="shield" d="M-16,-12 L0,-19 L16,-12 V5 C16,14 8,20 0,23 C-8,20 -16,14 -16,5Z" stroke=${shade}></path>
    ${sign}
  </symbol>
`;
