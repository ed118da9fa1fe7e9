// @ts-check
/** The two dice: a red square for the row, a black octahedron for the column. */
import { html, nothing, svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';

/** @import { GameEvent } from '/static/lib/game.d.ts' */

/** What an event rolled: the faces, or null. @param {GameEvent} event */
export const rolled = (event) => (event.kind === 'rolled' ? event.text.split(' ').slice(1) : null);

/** @param {(string | number)[]} faces red and black; '-' for one that was not rolled */
export function dice([red, black]) {
  return html`${
    red && red !== '-'
      ? html`<svg viewBox="0 0 44 44" class="dice-face" role="img" aria-label=${t('die-red', { value: red })}>
          <rect x="3" y="5" width="38" height="38" rx="10" class="die-red-shade"></rect>
          <rect x="3" y="2" width="38" height="38" rx="10" class="die-red-face"></rect>
          <text x="22" y="29" class="die-number">${red}</text>
        </svg>`
      : nothing
  }
  ${
    black && black !== '-'
      ? html`<svg viewBox="0 0 44 44" class="dice-face" role="img" aria-label=${t('die-black', { value: black })}>
          ${svg`
            <path d="M22 3 40 15V31L22 43 4 31V15Z" class="die-black-shade"></path>
            <path d="M22 1 40 13V29L22 41 4 29V13Z" class="die-black-face"></path>
            <path d="M22 1 9 29.500H35Z M9 29.500 22 41 35 29.500 M4 13 9 29.500 M40 13 35 29.500"
              class="die-black-edges"></path>
            <text x="22" y="26" class="die-number is-small">${black}</text>
          `}
        </svg>`
      : nothing
  }`;
}
