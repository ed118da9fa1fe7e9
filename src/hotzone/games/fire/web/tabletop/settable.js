// @ts-check
/** What may lie on a space or around it otherwise than the program thinks, each as the events that make it true. */
import { t } from '/static/lib/i18n.js';
import { short } from '../text/event_text.js';
import { where } from './changes.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */
/** @import { NameOf, TableSetting } from '/static/lib/game.d.ts' */

/** What an edge may be instead; walls by one cube at a time. @type {Record<string, string[]>} */
const INSTEAD = {
  wall: ['damaged'],
  damaged: ['wall', 'destroyed'],
  destroyed: ['damaged'],
  'party-wall': ['damaged-party-wall'],
  'damaged-party-wall': ['party-wall', 'destroyed-party-wall'],
  'destroyed-party-wall': ['damaged-party-wall'],
  'closed-door': ['open-door', 'no-door'],
  'open-door': ['closed-door', 'no-door'],
  'no-door': ['open-door'],
  window: ['open-window'],
  'open-window': ['window'],
};
/** @type {Record<string, string>} */
const SYMBOLS = { clear: 'i-x', smoke: 's-smoke', fire: 's-fire', poi: 's-poi' };
const CALLS = 3; // on the board at once

/** @param {string} what @param {string} symbol @param {string[]} pieces @returns {TableSetting} */
const lies = (what, symbol, pieces) => ({ symbol, text: t('tabletop-lies', { what }), pieces });

/** Calls and people. @param {FireView} view @param {string} place @returns {TableSetting[]} */
function people(view, place) {
  const here = view.poi.filter((one) => one.at === place),
    found = /** @type {TableSetting[]} */ ([]);
  if (!here.length && view.poi.length < CALLS) found.push(lies('poi', 's-poi', [`poi-placed ${place}`]));
  if (here.some((one) => one.kind === 'poi'))
    found.push(
      lies('victim', 's-victim', [`turned-up ${place} victim`]),
      lies('alarm', 'i-x', [`turned-up ${place} alarm`]),
    );
  for (const { kind } of here)
    if (kind !== 'poi')
      found.push(
        lies('rescued', 's-victim', [`victim-rescued ${place} ${kind}`]),
        lies('lost', 's-victim', [`victim-lost ${place} ${kind}`]),
      );
  for (const { at, kind } of view.poi)
    if (at !== place && kind !== 'poi') {
      const verb = kind === 'victim' ? 'victim-carried' : 'victim-led';
      found.push({
        symbol: 's-victim',
        text: t('tabletop-carried', { place: short(at) }),
        pieces: [`${verb} ${at} ${place}`],
      });
    }
  return found;
}

/**
 * Walls, doors and windows around a space.
 * @param {FireMap} map @param {FireView} view @param {string} place @returns {TableSetting[]}
 */
const edges = (map, view, place) =>
  [...map.edges.values()]
    .filter((edge) => edge.spaces.includes(place))
    .flatMap((edge) =>
      (INSTEAD[view.edges[edge.name]] ?? []).map((kind) => ({
        symbol: /door/.test(kind) ? 'i-door' : /window/.test(kind) ? 'i-window' : 'i-brick',
        text: t('tabletop-edge-lies', { kind }),
        more: where(map, edge.name),
        pieces: [`edge ${edge.name} ${kind}`],
      })),
    );

/**
 * @param {FireMap} map @param {FireView} view @param {string} place @param {NameOf} nameOf @returns {TableSetting[]}
 */
export function settable(map, view, place, nameOf) {
  const inside = map.spaces.get(place).inside,
    now = view.spaces[place]?.threat ?? 'clear';
  return [
    ...(inside
      ? ['clear', 'smoke', 'fire']
          .filter((one) => one !== now)
          .map((one) => lies(one, SYMBOLS[one], [`threat ${place} ${one}`]))
      : []),
    ...view.firefighters
      .filter((one) => one.at && one.at !== place)
      .map(({ number }) => ({
        symbol: `helmet-${number}`,
        text: t('tabletop-stands', { who: nameOf(number) }),
        pieces: [`moved ${number} ${place}`],
      })),
    ...(inside ? people(view, place) : []),
    ...edges(map, view, place),
  ];
}
