// @ts-check
/**
 * Small signs that all boards share: a round plate with an icon, a number or a word on it, and what people point at.
 */
import { nothing, svg } from '../../lib/templates.js';

/** @import { BoardMap, Ping } from '../../lib/game.d.ts' */

/**
 * A round sign with an icon.
 * @param {string} kind the class that gives it its colours
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} icon
 * @param {number} size of the icon
 */
export const iconSign = (kind, x, y, r, icon, size) => svg`
  <g class="board-sign ${kind}" transform="translate(${x},${y})">
    <circle r=${r}></circle>
    <use href="#i-${icon}" x=${-size / 2} y=${-size / 2} width=${size} height=${size}></use>
  </g>
`;

/**
 * A round sign with a number or a short word.
 * @param {string} kind the class that gives it its colours and the size of its letters
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string | number} text
 */
export const textSign = (kind, x, y, r, text) => svg`
  <g class="board-sign ${kind}" transform="translate(${x},${y})">
    <circle r=${r}></circle>
    <text y=${Math.round(r * 0.42)}>${text}</text>
  </g>
`;

/** The ring around the figure whose turn it is. @param {number} x @param {number} y @param {string} [more] classes */
export const haloMark = (x, y, more = '') => svg`
  <g class=${more} transform="translate(${x},${y})">
    <circle r="42" class="halo-fill"></circle>
    <circle r="42" class="halo"></circle>
  </g>
`;

/** A figure on the board. @param {number} number @param {number} x @param {number} y @param {number} size */
export const helmetMark = (number, x, y, size) => svg`
  <use
    href="#helmet-${number}"
    x=${x - size / 2}
    y=${y - size / 2}
    width=${size}
    height=${size}
    class="helmet"
  ></use>
`;

/**
 * Who points where.
 * @param {BoardMap} map
 * @param {Ping[]} pings
 * @param {(name: string) => boolean} [seen] is a space on this drawing?
 */
export const pingMarks = (map, pings, seen = (name) => map.boxes.has(name)) =>
  pings.map(({ ping, name }) => {
    const b = map.boxes.get(ping);
    return b && seen(ping)
      ? svg`
          <g class="pinged" transform="translate(${b.cx},${b.cy})">
            <circle r="40"></circle>
            <text y=${Math.min(50, b.h / 2 - 6)}>${name}</text>
          </g>
        `
      : nothing;
  });
