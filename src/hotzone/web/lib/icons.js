// @ts-check
/** Icons that every game shares, as symbols of one sheet. */
import { html, svg } from './templates.js';
import { HOLED, OUTLINES } from './icon_paths.js';

/** An icon; it has no name of its own: the button beside it has. @param {string} id @param {string} [more] classes */
export const icon = (id, more = '') =>
  html`<svg class="icon ${more}" aria-hidden="true" focusable="false"><use href="#i-${id}"></use></svg>`;

/**
 * Icons of one outline each, as symbols of the sheet.
 * @param {Record<string, string>} paths by name, in a square of 24
 * @param {string} [rule] how outlines inside each other are filled
 */
export const pathIcons = (paths, rule = 'nonzero') =>
  Object.entries(paths).map(
    ([name, d]) => svg`
      <symbol id="i-${name}" viewBox="0 0 24 24"><path fill-rule=${rule} d=${d}></path></symbol>
    `,
  );

export const icons = svg`
  <symbol id="i-foam" viewBox="0 0 24 24">
    <circle cx="8.500" cy="9" r="5" />
    <circle cx="16.500" cy="14.500" r="4.200" />
    <circle cx="7.500" cy="18.500" r="2.700" />
    <circle cx="17.500" cy="5.500" r="2.300" />
  </symbol>
  ${pathIcons(OUTLINES)}${pathIcons(HOLED, 'evenodd')}
`;
