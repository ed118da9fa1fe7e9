// @ts-check
/** A space and the whole plan in words: for screen readers and for the pane "Board as text". */
import { spoken, t } from '/static/lib/i18n.js';
import { beside, between } from '../board/geometry.js';
import { roomOf } from '../board/rooms.js';
import { full, short } from './event_text.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */
/** @import { NameOf } from '/static/lib/game.d.ts' */

const SIDES = /** @type {const} */ ([
  ['up', -1, 0],
  ['right', 0, 1],
  ['down', 1, 0],
  ['left', 0, -1],
]);

/** Phrases that come again and again: every space has its place and four sides. @type {Map<string, string>} */
const phrases = new Map();
const kept = (/** @type {string} */ key, /** @type {() => string} */ say) => {
  const id = `${spoken.value} ${key}`;
  const found = phrases.get(id) ?? say();
  if (phrases.size > 2000) phrases.clear();
  phrases.set(id, found);
  return found;
};

/**
 * What a space is besides: half a stair, an elevator, the foot or top of a ladder.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} place
 * @param {boolean} leads is it said where a stair leads, by its coordinate?
 */
function built(map, view, place, leads) {
  const space = map.spaces.get(place),
    foot = place.replace('@2', ''),
    found = [];
  if (space?.stair && leads)
    found.push(
      t('thing-stair', {
        place: short(space.stair),
        way: map.spaces.get(space.stair).floor > space.floor ? 'up' : 'down',
      }),
    );
  if (view.elevators?.[place]) found.push(t('thing-elevator', { where: view.elevators[place] }));
  if (view.ladders?.standing.includes(foot)) found.push(t('thing-ladder', { end: place === foot ? 'foot' : 'top' }));
  if (view.ladders?.lying[place]) found.push(t('thing-closed-ladder', { many: view.ladders.lying[place] }));
  return found;
}

/**
 * Everything on a space, as short phrases.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} place
 * @param {NameOf} nameOf
 * @param {boolean} [leads] is it said where a stair leads, by its coordinate?
 */
export function lying(map, view, place, nameOf, leads = true) {
  const things = view.spaces[place] ?? {};
  const found = built(map, view, place, leads);
  if (things.threat) found.push(kept(things.threat, () => t(`thing-${things.threat}`)));
  if (things.hot_spot) found.push(t('thing-hot-spot'));
  if (things.hazmats) found.push(t('thing-hazmat', { many: things.hazmats }));
  for (const poi of view.poi) if (poi.at === place) found.push(t(`thing-${poi.kind}`));
  for (const one of view.firefighters)
    if (one.at === place)
      found.push(
        one.lying
          ? t('thing-lying', { who: nameOf(one.number) })
          : one.number === view.seat && view.turn
            ? t('thing-active', { who: nameOf(one.number) })
            : nameOf(one.number),
      );
  for (const [name, spaces] of Object.entries(view.vehicles))
    if (/** @type {string[]} */ (spaces).includes(place)) found.push(t(`thing-${name}`));
  return found;
}

/**
 * The name of a space for a screen reader.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} place
 * @param {NameOf} nameOf
 */
export function label(map, view, place, nameOf) {
  const parts = [kept(`${map.board.name} ${place}`, () => full(map, place)), ...lying(map, view, place, nameOf)];
  for (const [side, rows, cols] of SIDES) {
    const other = beside(map, place, rows, cols),
      edge = other && between(map, place, other),
      kind = edge && view.edges[edge];
    if (kind && kind !== 'open' && kind !== 'rim')
      parts.push(kept(`${kind} ${side}`, () => t('thing-edge', { what: kind, side })));
  }
  return parts.join('. ');
}

/**
 * What the pointer says over a space: its place and what is there.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} place
 * @param {NameOf} nameOf
 */
export const hint = (map, view, place, nameOf) => [full(map, place), ...lying(map, view, place, nameOf)].join(' · ');

/**
 * What lies on a space, without its place; the board shows where a stair leads.
 * @param {FireMap} map @param {FireView} view @param {string} place @param {NameOf} nameOf
 */
export const things = (map, view, place, nameOf) =>
  place.includes('|') ? '' : lying(map, view, place, nameOf, false).join(', ');

/** The plan as headed lists. @param {FireMap} map @param {FireView} view @param {NameOf} nameOf */
export function asText(map, view, nameOf) {
  const where = (/** @type {string} */ threat) =>
    Object.entries(view.spaces)
      .filter(([, one]) => one.threat === threat)
      .map(([name]) => short(name))
      .join(', ') || t('none');
  const rooms = map.board.rooms.map((room) => {
    const inside = room.spaces.flatMap((/** @type {string} */ name) =>
      lying(map, view, name, nameOf).map((what) => `${short(name)} ${what}`),
    );
    const floors = map.floors.length > 1 ? map.spaces.get(room.spaces[0]).floor : 0,
      called = roomOf(map, room.spaces[0]) || short(room.spaces[0]);
    return {
      head: floors ? t('room-on-floor', { room: called, floor: floors }) : called,
      text: inside.join('; ') || t('text-empty'),
    };
  });
  const edges = (/** @type {RegExp} */ kinds) =>
    Object.entries(view.edges)
      .filter(([, kind]) => kinds.test(/** @type {string} */ (kind)))
      .map(([name, kind]) => `${short(name)} ${t('edge-kind', { what: kind })}`)
      .join(', ') || t('none');
  return [
    {
      head: t('text-people'),
      items: view.firefighters
        .map((one) => `${nameOf(one.number)}: ${one.at ? full(map, one.at) : t('not-placed')}`)
        .concat(view.poi.map((one) => `${t(`thing-${one.kind}`)}: ${full(map, one.at)}`)),
    },
    {
      head: t('text-threats'),
      items: [`${t('thing-fire')}: ${where('fire')}`, `${t('thing-smoke')}: ${where('smoke')}`],
    },
    {
      head: t('text-doors'),
      items: [edges(/door/), edges(/window/), edges(/damaged|destroyed/)].filter((one) => one !== t('none')),
    },
    { head: t('text-rooms'), items: rooms.map((room) => `${room.head}: ${room.text}`) },
  ];
}
