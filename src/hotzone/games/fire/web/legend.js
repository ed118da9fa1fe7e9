// @ts-check
/** What every drawing on the board is, with its name: opened from the board's corner. */
import { html, svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { sample } from './board/edges.js';
import { elevator } from './board/floor_links.js';
import { partsOf } from './badges.js';

/** @import { FireMap } from './types.d.ts' */
/** @import { FireView } from './view.d.ts' */

const token = (/** @type {string} */ id) =>
  html`<svg viewBox="0 0 60 60" aria-hidden="true"><use href="#${id}" x="3" y="3" width="54" height="54"></use></svg>`;
const edge = (/** @type {string} */ kind) =>
  html`<svg viewBox=${kind.startsWith('open') ? '-4 -66 108 84' : '-4 -26 108 52'} aria-hidden="true">
    ${sample(kind)}
  </svg>`;
const lift = (/** @type {string} */ state) =>
  html`<svg viewBox="-50 -50 100 100" aria-hidden="true">
    ${elevator({ x: -50, y: -50, w: 100, h: 100, cx: 0, cy: 0 }, state)}
  </svg>`;
const wide = (/** @type {string} */ id, /** @type {string} */ viewBox, /** @type {number[]} */ [w, h]) =>
  html`<svg viewBox=${viewBox} aria-hidden="true"><use href="#${id}" x="0" y="0" width=${w} height=${h}></use></svg>`;

const bay = (/** @type {string} */ kind) =>
  html`<svg viewBox="0 0 60 60" aria-hidden="true">
    ${svg`
      <rect x="4" y="8" width="52" height="44" rx="10" class="parking-bay"></rect>
      <use
        href=${kind === 'depot' ? '#s-closed-ladder' : kind === 'engine' ? '#i-truck' : '#i-cross'}
        x="17"
        y="17"
        width="26"
        height="26"
        class="parking-sign"
      ></use>
    `}
  </svg>`;
const arrow = html`<svg viewBox="20 -12 34 24" aria-hidden="true">
  ${svg`<path class="call-arrow" d="M33,-7 L41,0 L33,7"></path>`}
</svg>`;
const quarter = html`<svg viewBox="0 0 60 60" aria-hidden="true">
  ${svg`<rect class="quarter is-aimed" x="6" y="6" width="48" height="48" rx="8"></rect>`}
</svg>`;

/**
 * Names and pictures by heading; only what this building and match can have.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {Record<string, string>} settings
 */
export function legend(map, view, settings) {
  const parts = partsOf(settings),
    lies = Object.values(view.spaces),
    cards = parts.includes('specialists');
  const kinds = new Set(map.board.edges.map((one) => one.kind)),
    two = map.floors.length > 1;
  const cars = Object.keys(view.vehicles).length > 0;
  return [
    {
      head: t('legend-people'),
      items: [
        [token('helmet-1'), t(cards ? 'legend-helmet' : 'legend-helmet-plain')],
        [token('s-poi'), t('legend-call')],
        [token('s-victim'), t('legend-person')],
        cards && [
          html`<svg viewBox="-30 -30 60 60" aria-hidden="true">
            <use href="#s-victim" x="-27" y="-27" width="54" height="54"></use>
            ${svg`
            <g transform="translate(14,16)">
              <circle r="11" class="treated"></circle>
              <path d="M-5.500,0 L-1.500,4.500 L6,-4.500" class="tick"></path>
            </g>
          `}
          </svg>`,
          t('legend-treated'),
        ],
      ],
    },
    {
      head: t('text-threats'),
      items: [
        [token('s-fire'), t('legend-fire')],
        [token('s-smoke'), t('legend-smoke')],
        (parts.includes('hotspots') || lies.some((one) => one.hot_spot)) && [token('s-hot'), t('legend-hot-spot')],
        (parts.includes('hazmat') || lies.some((one) => one.hazmats)) && [token('s-hazmat'), t('legend-hazmat')],
      ],
    },
    {
      head: t('legend-edges'),
      items: [
        [edge('wall'), t('legend-wall')],
        [edge('damaged'), t('legend-damaged')],
        [edge('destroyed'), t('legend-destroyed')],
        [edge('closed-door'), t('legend-closed-door')],
        [edge('open-door'), t('legend-open-door')],
        [edge('no-door'), t('legend-no-door')],
        kinds.has('window') && [edge('window'), t('legend-window')],
        kinds.has('window') && [edge('open-window'), t('legend-open-window')],
        kinds.has('window') && [edge('broken-window'), t('legend-broken-window')],
        kinds.has('thin') && [edge('thin'), t('legend-thin')],
        kinds.has('party-wall') && [edge('party-wall'), t('legend-party-wall')],
      ],
    },
    {
      head: t('legend-ways'),
      items: [
        two && [
          html`<svg viewBox="0 0 24 24" aria-hidden="true" class="plain-icon"><use href="#i-stairs"></use></svg>`,
          t('legend-stair'),
        ],
        map.lifts.size > 0 && [lift('floor'), t('thing-elevator', { where: 'floor' })],
        map.lifts.size > 0 && [lift('lobby'), t('thing-elevator', { where: 'lobby' })],
        map.lifts.size > 0 && [lift('destroyed'), t('thing-elevator', { where: 'destroyed' })],
        view.ladders && [wide('s-ladder', '0 0 40 100', [40, 100]), t('legend-ladder')],
        view.ladders && [wide('s-closed-ladder', '0 0 26 68', [26, 68]), t('legend-closed-ladder')],
        [bay('engine'), t('legend-engine-place')],
        map.board.parking.ambulance.length > 0 && [bay('ambulance'), t('legend-ambulance-place')],
        view.ladders && !cars && [bay('depot'), t('legend-depot')],
        map.board.spaces.some((one) => one.arrow) && [arrow, t('legend-arrow')],
        cars && map.board.areas.length > 0 && [quarter, t('legend-quarter')],
        cars && [wide('veh-eng', '0 0 66 184', [66, 184]), t('legend-engine')],
        view.vehicles.ambulance && [wide('veh-amb', '0 0 184 66', [184, 66]), t('legend-ambulance')],
      ],
    },
  ]
    .map((part) => ({ ...part, items: part.items.filter(Boolean) }))
    .filter((part) => part.items.length);
}
