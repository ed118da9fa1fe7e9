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

/** Is it a way within one room? @param {FireMap} map @param {string} place @param {string | undefined} from */
const staysIn = (map, place, from) =>
  Boolean(from && map.spaces.get(from)?.inside && roomOf(map, from) === roomOf(map, place));

/** @param {FireMap} map @param {string} place @param {string} [from] @returns {PlaceWords} */
function inside(map, place, from) {
  const name = roomOf(map, place),
    { kind, plain } = partsOf(map, place);
  if (!name) return { place: t('spot-name'), in: t('spot-in'), to: t('spot-to') };
  if (!has(`room-${kind}-in`)) return { place: name, in: name, to: name };
  const more = name.startsWith(plain) ? name.slice(plain.length) : '',
    here = t('place-called', { name: t(`room-${kind}-in`), more });
  return {
    place: name,
    in: here,
    to: staysIn(map, place, from)
      ? t('further-in', { in: here })
      : t('place-called', { name: t(`room-${kind}-to`), more }),
  };
}

/**
 * A space or an edge in words.
 * @param {FireMap | undefined} map
 * @param {string | undefined} place
 * @param {string} [from] where the way there begins: nobody goes "to the kitchen" who stands in it
 * @returns {PlaceWords}
 */
export function placeWords(map, place, from) {
  if (!place || !map) return { place: '', in: '', to: '' };
  if (place.includes('|')) {
    const [one, two] = place.split('|').map((name) => (map.spaces.has(name) ? placeWords(map, name).place : ''));
    const words = one === two || !two ? t('edge-in', { one }) : t('edge-two', { one, two });
    return { place: words, in: words, to: words };
  }
  const space = map.spaces.get(place);
  if (!space) return { place: '', in: '', to: '' };
  return space.inside ? inside(map, place, from) : outside(map, place);
}

/**
 * The side of its room that a place lies on, seen from the room's middle; '' in the middle and outside.
 * @param {FireMap} map
 * @param {string | undefined} place
 */
export function partOf(map, place) {
  const at = map.spaces.get(place ?? ''),
    room = map.board.rooms.find((one) => one.spaces.includes(place ?? ''));
  if (!at || !room) return '';
  const all = room.spaces.map((name) => map.spaces.get(name)),
    middle = (/** @type {'row' | 'col'} */ line) => all.reduce((sum, one) => sum + one[line], 0) / all.length,
    down = at.row - middle('row'),
    right = at.col - middle('col');
  if (Math.abs(down) < 0.3 && Math.abs(right) < 0.3) return '';
  const side = Math.abs(right) >= Math.abs(down) ? (right < 0 ? 'west' : 'east') : down < 0 ? 'north' : 'south';
  return t('room-part', { side });
}
