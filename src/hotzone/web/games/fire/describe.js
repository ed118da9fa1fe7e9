// @ts-check
/** A space and the whole plan in words: for screen readers and for the pane "Board as text". */
import { t } from '../../words.js';
import { beside, between } from './geometry.js';
import { full, short } from './tell.js';

const SIDES = /** @type {const} */ ([['up', -1, 0], ['right', 0, 1], ['down', 1, 0], ['left', 0, -1]]);

/** Everything on a space, as short phrases. @param {any} view @param {string} place @param {(seat: number) => string} nameOf */
export function lying(view, place, nameOf) {
  const things = view.spaces[place] ?? {};
  const found = [];
  if (things.threat) found.push(t(`thing-${things.threat}`));
  if (things.hot_spot) found.push(t('thing-hot-spot'));
  if (things.hazmats) found.push(t('thing-hazmat', { many: things.hazmats }));
  for (const poi of view.poi) if (poi.at === place) found.push(t(`thing-${poi.kind}`));
  for (const one of view.firefighters) if (one.at === place) found.push(one.number === view.seat && view.turn ? t('thing-active', { who: nameOf(one.number) }) : nameOf(one.number));
  for (const [name, spaces] of Object.entries(view.vehicles)) if (/** @type {string[]} */ (spaces).includes(place)) found.push(t(`thing-${name}`));
  return found;
}

/** The name of a space for a screen reader. @param {any} map @param {any} view @param {string} place @param {(seat: number) => string} nameOf */
export function label(map, view, place, nameOf) {
  const parts = [full(map, place), ...lying(view, place, nameOf)];
  for (const [side, rows, cols] of SIDES) {
    const other = beside(map, place, rows, cols), edge = other && between(map, place, other), kind = edge && view.edges[edge];
    if (kind && kind !== 'open' && kind !== 'rim') parts.push(t('thing-edge', { what: kind, side }));
  }
  return parts.join('. ');
}

/** The plan as headed lists. @param {any} map @param {any} view @param {(seat: number) => string} nameOf */
export function asText(map, view, nameOf) {
  const where = (/** @type {string} */ threat) => Object.entries(view.spaces).filter(([, one]) => /** @type {any} */ (one).threat === threat).map(([name]) => short(name)).join(', ') || t('none');
  const rooms = map.board.rooms.map((/** @type {any} */ room) => {
    const inside = room.spaces.flatMap((/** @type {string} */ name) => lying(view, name, nameOf).map((what) => `${short(name)} ${what}`));
    return { head: full(map, room.spaces[0]).split(',')[0], text: inside.join('; ') || t('text-empty') };
  });
  const edges = (/** @type {RegExp} */ kinds) => Object.entries(view.edges).filter(([, kind]) => kinds.test(/** @type {string} */ (kind))).map(([name, kind]) => `${short(name)} ${t('edge-kind', { what: kind })}`).join(', ') || t('none');
  return [
    { head: t('text-people'), items: view.firefighters.map((/** @type {any} */ one) => `${nameOf(one.number)}: ${one.at ? full(map, one.at) : t('not-placed')}`).concat(view.poi.map((/** @type {any} */ one) => `${t(`thing-${one.kind}`)}: ${full(map, one.at)}`)) },
    { head: t('text-threats'), items: [`${t('thing-fire')}: ${where('fire')}`, `${t('thing-smoke')}: ${where('smoke')}`] },
    { head: t('text-doors'), items: [edges(/door/), edges(/damaged|destroyed/)] },
    { head: t('text-rooms'), items: rooms.map((/** @type {any} */ room) => `${room.head}: ${room.text}`) },
  ];
}
