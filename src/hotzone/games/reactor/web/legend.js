// @ts-check
/** What every drawing on the field is, with its name: opened from the field's corner. */
import { html, svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { tile } from './board/tiles.js';
import { TOKEN_ICONS } from './board/symbols.js';

/** @import { Cell } from './view.d.ts' */

const picture = (/** @type {Cell} */ cell) =>
  html`<svg viewBox="-60 -66 120 132" aria-hidden="true">
    ${tile('7', cell, { x: -50, y: -50, w: 100, h: 100, cx: 0, cy: 0 })}
  </svg>`;
const token = (/** @type {string} */ kind) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class="plain-icon"><use href="#i-${TOKEN_ICONS[kind]}"></use></svg>`;

/** Names and pictures by heading. */
export const legend = () => [
  {
    head: t('r-text-fuel'),
    items: [
      [picture({ place: 'fuel', tile: 'fuel' }), t('r-tile-fuel-down')],
      [picture({ place: 'fuel', tile: 'fuel', up: true, sign: 'black' }), t('r-tile-fuel-black')],
      [picture({ place: 'fuel', tile: 'fuel', up: true, sign: 'red' }), t('r-tile-fuel-red')],
      [picture({ place: 'fuel', tile: 'fuel', attention: true, sign: 'red' }), t('r-tile-fuel-down-red')],
      [picture({ place: 'fuel' }), t('r-tile-pit')],
    ],
  },
  {
    head: t('r-text-control'),
    items: [
      [picture({ place: 'control', tile: 'control' }), t('r-tile-control-down')],
      [picture({ place: 'control', tile: 'control', up: true, sign: 'black' }), t('r-tile-control-black')],
      [picture({ place: 'control', tile: 'control', up: true, sign: 'red' }), t('r-tile-control-red')],
      [
        html`<svg viewBox="-60 -60 120 120" aria-hidden="true">
          ${svg`
          <circle r="50" class="goal"></circle>
        `}
        </svg>`,
        t('r-legend-goal'),
      ],
      [picture({ place: 'start' }), t('r-tile-start')],
    ],
  },
  {
    head: t('tokens-in-hand'),
    items: Object.keys(TOKEN_ICONS).map((kind) => [
      token(kind),
      `${t(`r-token-${kind}`)}: ${t(`r-token-${kind}-how`)}`,
    ]),
  },
];
