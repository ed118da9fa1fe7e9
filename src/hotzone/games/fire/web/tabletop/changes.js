// @ts-check
/**
 * What hands do so that one table becomes another: fires first, then cubes, doors, people, figures. No rules, only a
 * difference.
 */
import { t } from '/static/lib/i18n.js';
import { full, short } from '../text/event_text.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */
/** @import { NameOf, TableChange } from '/static/lib/game.d.ts' */

/** How many cubes lie on a wall. @type {Record<string, number>} */
const CUBES = {
  wall: 0,
  damaged: 1,
  destroyed: 2,
  'party-wall': 0,
  'damaged-party-wall': 1,
  'destroyed-party-wall': 2,
  thin: 1,
};
/** @type {Record<string, string>} */
const PEOPLE = { poi: 's-poi', victim: 's-victim', 'treated-victim': 's-victim' };

/** A place in dice and in words. @param {FireMap} map @param {string} place */
export const where = (map, place) =>
  place.includes('|')
    ? t('tabletop-between', { one: short(place.split('|')[0]), two: short(place.split('|')[1]) })
    : full(map, place);

/** @param {string} a @param {string} b */
const kindOf = (a, b) => (!a ? 'put' : !b ? 'take' : 'turn');

/** Fire and smoke, hot spots and hazmats. @param {FireMap} map @param {FireView} before @param {FireView} after */
function threats(map, before, after) {
  const found = /** @type {TableChange[]} */ ([]),
    places = [...map.spaces.keys()];
  const add = (
    /** @type {TableChange['kind']} */ kind,
    /** @type {string} */ symbol,
    /** @type {string} */ text,
    /** @type {string} */ place,
  ) => found.push({ key: `${symbol} ${place}`, kind, symbol, text, more: where(map, place), place });
  for (const place of places) {
    const was = before.spaces[place]?.threat ?? '',
      now = after.spaces[place]?.threat ?? '';
    if (was !== now)
      add(kindOf(was, now), `s-${now || was}`, t('tabletop-threat', { was: was || 'none', now: now || 'none' }), place);
  }
  for (const place of places) {
    const was = before.spaces[place]?.hot_spot ?? false,
      now = after.spaces[place]?.hot_spot ?? false;
    if (was !== now) add(now ? 'put' : 'take', 's-hot', t('tabletop-hot-spot', { now: now ? 'yes' : 'no' }), place);
    const many = (after.spaces[place]?.hazmats ?? 0) - (before.spaces[place]?.hazmats ?? 0);
    if (many)
      add(
        many > 0 ? 'put' : 'take',
        's-hazmat',
        t('tabletop-hazmat', { put: many > 0 ? 'yes' : 'no', many: Math.abs(many) }),
        place,
      );
  }
  return found;
}

/** Cubes, doors and windows. @param {FireMap} map @param {FireView} before @param {FireView} after */
function walls(map, before, after) {
  const cubes = /** @type {TableChange[]} */ ([]),
    doors = /** @type {TableChange[]} */ ([]);
  for (const place of map.edges.keys()) {
    const was = before.edges[place] ?? '',
      now = after.edges[place] ?? '';
    if (was === now) continue;
    const many = (CUBES[now] ?? NaN) - (CUBES[was] ?? NaN);
    if (many)
      cubes.push({
        key: `cube ${place}`,
        kind: many > 0 ? 'put' : 'take',
        symbol: 'i-brick',
        text: t('tabletop-cube', { put: many > 0 ? 'yes' : 'no', many: Math.abs(many) }),
        more: t('tabletop-cube-at', {
          place: where(map, place),
          damage: after.counts.damage,
          most: map.board.limits.damage,
        }),
        place,
      });
    else
      doors.push({
        key: `door ${place}`,
        kind: now === 'no-door' ? 'take' : was === 'no-door' ? 'put' : 'turn',
        symbol: /window/.test(was + now) ? 'i-window' : 'i-door',
        text: t('tabletop-door', { now }),
        more: where(map, place),
        place,
      });
  }
  return [...cubes, ...doors];
}

/** Calls and people. @param {FireMap} map @param {FireView} before @param {FireView} after */
function people(map, before, after) {
  const found = /** @type {TableChange[]} */ ([]),
    places = [...new Set([...before.poi, ...after.poi].map((one) => one.at))];
  for (const place of places) {
    const was = before.poi.filter((one) => one.at === place).map((one) => one.kind),
      now = after.poi.filter((one) => one.at === place).map((one) => one.kind);
    for (const kind of [...was])
      if (now.includes(kind)) {
        was.splice(was.indexOf(kind), 1);
        now.splice(now.indexOf(kind), 1);
      }
    for (let i = 0; i < Math.max(was.length, now.length); i += 1)
      found.push({
        key: `person ${place} ${i}`,
        kind: kindOf(was[i] ?? '', now[i] ?? ''),
        symbol: PEOPLE[now[i] ?? was[i]],
        text: t('tabletop-person', { was: was[i] ?? 'none', now: now[i] ?? 'none' }),
        more: where(map, place),
        place,
      });
  }
  for (const id of /** @type {const} */ (['rescued', 'lost'])) {
    const many = after.counts[id] - before.counts[id];
    if (many)
      found.push({
        key: id,
        kind: many > 0 ? 'put' : 'take',
        symbol: 's-victim',
        text: t(`tabletop-${id}`, { many }),
        more: t('tabletop-count', { now: after.counts[id] }),
        place: '',
      });
  }
  return found;
}

/**
 * Figures, their cards, vehicles, ladders and elevators.
 * @param {FireMap} map @param {FireView} before @param {FireView} after @param {NameOf} nameOf
 */
function figures(map, before, after, nameOf) {
  const found = /** @type {TableChange[]} */ ([]);
  after.firefighters.forEach((one, i) => {
    const old = before.firefighters[i],
      who = nameOf(one.number),
      symbol = `helmet-${one.number}`;
    if (old?.card !== one.card)
      found.push({
        key: `card ${i}`,
        kind: 'turn',
        symbol,
        text: t('tabletop-card', { who }),
        more: t(`card-${one.card}`),
        place: '',
      });
    if (old?.at !== one.at)
      found.push({
        key: `figure ${i}`,
        kind: kindOf(old?.at ?? '', one.at ?? '') === 'turn' ? 'move' : kindOf(old?.at ?? '', one.at ?? ''),
        symbol,
        text: t('tabletop-figure', { who }),
        more: one.at ? where(map, one.at) : t('tabletop-off'),
        place: one.at ?? '',
      });
    if (!!old?.lying !== !!one.lying)
      found.push({
        key: `lying ${i}`,
        kind: 'turn',
        symbol,
        text: t('tabletop-lying', { who, now: one.lying ? 'yes' : 'no' }),
        more: one.at ? where(map, one.at) : '',
        place: one.at ?? '',
      });
  });
  for (const name of /** @type {const} */ (['engine', 'ambulance'])) {
    const [was = ''] = before.vehicles[name] ?? [],
      [now = ''] = after.vehicles[name] ?? [];
    if (was !== now && now)
      found.push({
        key: name,
        kind: was ? 'move' : 'put',
        symbol: 'i-truck',
        text: t('tabletop-vehicle', { what: name }),
        more: (after.vehicles[name] ?? []).map(short).join(', '),
        place: now,
      });
  }
  return [...found, ...links(map, before, after)];
}

/** What joins two floors. @param {FireMap} map @param {FireView} before @param {FireView} after */
function links(map, before, after) {
  const found = /** @type {TableChange[]} */ ([]);
  for (const [name, now] of Object.entries(after.elevators ?? {}))
    if (before.elevators?.[name] !== now)
      found.push({
        key: `lift ${name}`,
        kind: 'turn',
        symbol: 'i-lift',
        text: t('tabletop-lift', { now }),
        more: '',
        place: '',
      });
  const ladders = (/** @type {FireView} */ view) => [
    ...(view.ladders?.standing ?? []),
    ...Object.entries(view.ladders?.lying ?? {}).flatMap(([at, many]) =>
      Array.from({ length: many }, () => `${at} lying`),
    ),
  ];
  const was = ladders(before),
    now = ladders(after);
  const ladder = (/** @type {string} */ one, /** @type {'put' | 'take'} */ kind) => ({
    key: `ladder ${one}`,
    kind,
    symbol: 'i-ladder',
    text: t('tabletop-ladder', { now: kind === 'put' ? 'yes' : 'no' }),
    more: where(map, one.split(' ')[0]),
    place: one.split(' ')[0],
  });
  for (const one of now) {
    if (was.includes(one)) was.splice(was.indexOf(one), 1);
    else found.push(ladder(one, 'put'));
  }
  for (const one of was) found.push(ladder(one, 'take'));
  return found;
}

/**
 * All that is different, in the order of hands.
 * @param {FireMap} map @param {FireView} before @param {FireView} after @param {NameOf} nameOf
 */
export const changes = (map, before, after, nameOf) => [
  ...threats(map, before, after),
  ...walls(map, before, after),
  ...people(map, before, after),
  ...figures(map, before, after, nameOf),
];
