// @ts-check
/** The village in words, for who cannot see it, and the signs of the drawing. */
import { html } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { house } from './drawing.js';

/** @import { NameOf } from '/static/lib/game.d.ts' */
/** @import { HighWaterView, House, VillageMap } from './types.d.ts' */

/** @param {House} one @param {number} stands */
const houseWords = (one, stands) =>
  one.water >= stands
    ? t('hw-house-gone', { number: one.number })
    : t('hw-house', { number: one.number, people: one.people, water: one.water, of: stands });

/**
 * The name of a place for a screen reader.
 * @param {VillageMap} map
 * @param {HighWaterView} view
 * @param {string} place
 * @param {NameOf} nameOf
 */
export function label(map, view, place, nameOf) {
  const home = view.houses.find((one) => one.at === place),
    boats = view.boats.filter((boat) => boat.at === place);
  return [
    t('hw-place', { place, kind: map.spaces.get(place).kind }),
    ...(home ? [houseWords(home, view.limits.stands)] : []),
    ...boats.map((boat) => nameOf(boat.number)),
  ].join('. ');
}

/** The village as headed lists. @param {VillageMap} _map @param {HighWaterView} view @param {NameOf} nameOf */
export const asText = (_map, view, nameOf) => [
  {
    head: t('hw-text-boats'),
    items: view.boats.map((boat) => t('hw-text-boat', { who: nameOf(boat.number), place: boat.at, many: boat.aboard })),
  },
  {
    head: t('hw-text-houses'),
    items: view.houses.map((one) => `${one.at}: ${houseWords(one, view.limits.stands)}`),
  },
];

const picture = (/** @type {number} */ water, /** @type {number} */ people) =>
  html`<svg viewBox="-60 -60 120 120" aria-hidden="true">
    ${house({ number: 1, at: '', people, water }, { x: -60, y: -60, w: 120, h: 120, cx: 0, cy: 0 }, 3)}
  </svg>`;

/** Names and pictures by heading. */
export const legend = () => [
  {
    head: t('hw-text-houses'),
    items: [
      [picture(0, 2), t('hw-legend-dry')],
      [picture(2, 1), t('hw-legend-wet')],
      [picture(3, 0), t('hw-legend-gone')],
    ],
  },
];
