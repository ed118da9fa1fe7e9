// @ts-check
/** What boards are painted with: glows and patterns. */
import { svg } from '../../lib/templates.js';

/**
 * A glow from the middle to the rim.
 * @param {string} id @param {Array<[number, string]>} stops how far, and the class of the colour
 */
export const glow = (id, stops) => svg`
  <radialGradient id=${id}>
    ${stops.map(([far, look]) => svg`<stop offset=${far} class=${look}></stop>`)}
  </radialGradient>
`;

/**
 * A pattern that repeats.
 * @param {string} id
 * @param {[number, number]} size
 * @param {unknown} drawn
 * @param {number} [turn] degrees
 */
export const pattern = (id, [width, height], drawn, turn = 0) => svg`
  <pattern
    id=${id}
    width=${width}
    height=${height}
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(${turn})"
  >${drawn}</pattern>
`;

/**
 * The same, of lines only.
 * @param {string} id @param {[number, number]} size @param {string} d @param {string} look @param {number} [turn]
 */
export const lines = (id, size, d, look, turn) => pattern(id, size, svg`<path d=${d} class=${look}></path>`, turn);
