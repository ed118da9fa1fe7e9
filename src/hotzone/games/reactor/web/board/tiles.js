// @ts-check
/** A cell as it is drawn: its tile, face up or down, and what lies on it. */
import { nothing, svg } from '/static/lib/templates.js';
import { TOKEN_ICONS } from './symbols.js';
import { R, SIX, corners } from './geometry.js';

/** @import { Cell } from '../view.d.ts' */
/** @import { Box } from '/static/lib/game.d.ts' */

/** What a cell looks like. @param {Cell} cell */
export function kindOf(cell) {
  if (cell.place === 'start') return 'start';
  if (!cell.tile) return 'pit';
  if (cell.tile === 'control') return 'rod';
  return cell.up ? (cell.sign === 'red' ? 'hot' : 'cold') : 'steel';
}

/** One cell with its tile. @param {string} name @param {Cell} cell @param {Box} b */
export function tile(name, cell, b) {
  const kind = kindOf(cell),
    rod = cell.tile === 'control',
    low = rod || cell.up || cell.attention;
  const mark = (/** @type {string} */ id, /** @type {number} */ size, dy = 0) => svg`
    <use href="#${id}" x=${b.cx - size / 2} y=${b.cy - size / 2 + dy} width=${size} height=${size} class="sign"></use>
  `;
  return svg`
    <g class="field-cell is-${kind} ${rod && cell.sign === 'red' ? 'is-out' : ''}">
      ${
        kind === 'hot'
          ? svg`
              <polygon points=${corners(b, 1.12)} class="cell-glow"></polygon>
            `
          : nothing
      }
      <polygon points=${corners(b, 0.98)} class="cell-rim"></polygon>
      <polygon points=${corners(b, 0.9)} class="cell-face"></polygon>
      ${
        kind === 'hot' || kind === 'start'
          ? svg`
              <polygon points=${corners(b, 0.74)} class="cell-dashes"></polygon>
            `
          : nothing
      }
      ${
        kind === 'pit'
          ? svg`
              <polygon points=${corners(b, 0.74)} class="cell-well"></polygon>
            `
          : nothing
      }
      ${
        kind === 'steel'
          ? SIX.map(
              ([x, y]) => svg`
                <circle cx=${b.cx + x * R * 0.74} cy=${b.cy + y * R * 0.74} r="2.600" class="rivet"></circle>
              `,
            )
          : nothing
      }
      ${kind === 'start' ? mark('i-walk', 40) : nothing}
      ${
        rod
          ? svg`
              <circle cx=${b.cx} cy=${b.cy} r="29" class="disc"></circle>
              ${
                cell.sign === 'red'
                  ? mark('i-x', 46)
                  : svg`
                      <path
                        class="bars"
                        d="M${b.cx - 12},${b.cy - 15}v30M${b.cx},${b.cy - 15}v30M${b.cx + 12},${b.cy - 15}v30"
                      ></path>
                    `
              }${
                cell.up
                  ? svg`
                      <circle cx=${b.cx} cy=${b.cy} r="34" class="up-ring"></circle>
                    `
                  : nothing
              }${
                cell.sign === 'black'
                  ? svg`
                      <g class="is-working">
                        <circle cx=${b.cx - 28} cy=${b.cy + 27} r="11"></circle>
                        <use href="#i-check" x=${b.cx - 36} y=${b.cy + 19} width="16" height="16"></use>
                      </g>
                    `
                  : nothing
              }
            `
          : nothing
      }
      ${cell.tile === 'fuel' && cell.up ? mark('s-tref', 46, -6) : nothing}
      ${
        cell.attention
          ? svg`
              <path class="warning-mark" d="M${b.cx},${b.cy - 34} l20,34 h-40z"></path>
              <text x=${b.cx} y=${b.cy - 4} class="bang">!</text>
            `
          : nothing
      }
      ${
        cell.extinguisher
          ? svg`
              <g class="foamed">
                <circle cx=${b.cx + 27} cy=${b.cy - 24} r="15"></circle>
                <use href="#i-foam" x=${b.cx + 17} y=${b.cy - 34} width="20" height="20"></use>
              </g>
            `
          : nothing
      }
      ${
        rod || kind === 'start'
          ? svg`
              <rect x=${b.cx + 12} y=${b.cy + 17} width="30" height="21" rx="10.500" class="number-plate"></rect>
              <text x=${b.cx + 27} y=${b.cy + 33} class="cell-number is-on-plate">${name}</text>
            `
          : svg`
              <text x=${b.cx} y=${low ? b.cy + 37 : b.cy + 9} class="cell-number ${low ? 'is-low' : ''}">${name}</text>
            `
      }
      ${(cell.lying ?? []).map(
        (token, /** @type {number} */ i) => svg`
          <g class="lying-token" transform="translate(${b.cx - 30 + i * 22},${b.cy - 28})">
            <circle r="13"></circle>
            <use href="#i-${TOKEN_ICONS[token.token] ?? 'star'}" x="-8" y="-8" width="16" height="16"></use>
            ${
              token.count > 1
                ? svg`
                    <text x="11" y="-7">${token.count}</text>
                  `
                : nothing
            }
          </g>
        `,
      )}
    </g>
  `;
}
