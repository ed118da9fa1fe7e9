// @ts-check
/** Places as people say them: "in the kitchen", "to the west door", a wall by the rooms beside it. */
import { has, t } from '/static/lib/i18n.js';
import { partsOf, roomOf } from '../board/rooms.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { PlaceWords } from '/static/lib/game.d.ts' */

const WAY_IN = /^(open|open-door|closed-door|no-door)$/;

/** @type {WeakMap<object, Set<string>>} */
const doorways = new WeakMap();

/** The outside spaces from which one can walk in, by the building's file. @param {FireMap} map */
function doorsOf(map) {
  let found = doorways.get(map);
  if (!found) {
    found = new Set();
    for (const edge of map.board.edges) {
      const [out, into] = edge.spaces.map((/** @type {string} */ name) => map.spaces.get(name));
      if (out && into && out.inside !== into.inside && WAY_IN.test(edge.kind))
        found.add(out.inside ? into.name : out.name);
    }
    doorways.set(map, found);
  }
  return found;
}

/** The side of the house that an outside space lies on. @param {FireMap} map @param {string} place */
export function sideOf(map, place) {
  const { row, col } = map.spaces.get(place);
  if (row <= 0) return 'north';
  if (row > map.board.rows) return 'south';
  return col <= 0 ? 'west' : 'east';
}

/** @param {FireMap} map @param {string} place @returns {PlaceWords} */
function outside(map, place) {
  const side = sideOf(map, place),
    kind = map.spaces.get(place).ladder_top ? 'top' : doorsOf(map).has(place) ? 'door' : 'lawn';
  if (kind === 'top') return { place: t('spot-top'), in: t('spot-top-in'), to: t('spot-top-to') };
  return kind === 'door'
    ? { place: t('door-name', { side }), in: t('door-in', { side }), to: t('door-to', { side }) }
    : { place: t('lawn-name', { side }), in: t('lawn-in', { side }), to: t('lawn-to', { side }) };
}

/** @param {FireMap} map @param {string} place @returns {PlaceWords} */
function inside(map, place) {
  const name = roomOf(map, place),
    { kind, plain } = partsOf(map, place);
  if (!name) return { place: t('spot-name'), in: t('spot-in'), to: t('spot-to') };
  if (!has(`room-${kind}-in`)) return { place: name, in: name, to: name };
  const more = name.startsWith(plain) ? name.slice(plain.length) : '';
  return {
    place: name,
    in: t('place-called', { name: t(`room-${kind}-in`), more }),
    to: t('place-called', { name: t(`room-${kind}-to`), more }),
  };
}

/** A space or an edge in words. @param {FireMap | undefined} map @param {string | undefined} place @returns {PlaceWords} */
export function placeWords(map, place) {
  if (!place || !map) return { place: '', in: '', to: '' };
  if (place.includes('|')) {
    const [one, two] = place.split('|').map((name) => (map.spaces.has(name) ? placeWords(map, name).place : ''));
    const words = one === two || !two ? t('edge-in', { one }) : t('edge-two', { one, two });
    return { place: words, in: words, to: words };
  }
  const space = map.spaces.get(place);
  if (!space) return { place: '', in: '', to: '' };
  return space.inside ? inside(map, place) : outside(map, place);
}
