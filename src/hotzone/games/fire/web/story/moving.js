// @ts-check
/**
 * A symbol that moves: the group around it does, for a `use` that stands somewhere cannot be moved without painting it
 * again.
 */
import { svg } from '/static/lib/templates.js';
import { use } from '../board/tokens.js';

/**
 * @param {string} id @param {number} cx @param {number} cy @param {number} size
 * @param {string} how the class of its motion
 */
export const moving = (id, cx, cy, size, how) => svg`
  <g class=${how}>${use(id, cx, cy, size)}</g>
`;
