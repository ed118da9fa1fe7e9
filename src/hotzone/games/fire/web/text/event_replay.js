// @ts-check
/**
 * Events made true on a copy of the view, for the story between two states. It knows facts, no rules: the next state
 * corrects it.
 */

/** @import { FireMap } from '../types.d.ts' */
/** @import { Counts, FireView, Firefighter, Parking, Poi, Space } from '../view.d.ts' */
/** @import { GameEvent } from '/static/lib/game.d.ts' */

/** Where an elevator is, by the state of its door. @type {Record<string, 'lobby' | 'floor'>} */
const LIFTS = { 'closed-door': 'lobby', 'open-door': 'floor' };

/** @param {FireView} view @param {GameEvent} event @param {FireMap} map of the building @returns {FireView} */
export function replayEvent(view, event, map) {
  if (!view) return view;
  const [kind, a, b, ...rest] = event.text.split(' ');
  const space = (/** @type {string} */ name, /** @type {Partial<Space>} */ change) => ({
    ...view,
    spaces: { ...view.spaces, [name]: { ...(view.spaces[name] ?? {}), ...change } },
  });
  const figure = (/** @type {string} */ number, /** @type {Partial<Firefighter>} */ change) => ({
    ...view,
    firefighters: view.firefighters.map((one) => (String(one.number) === number ? { ...one, ...change } : one)),
  });
  const poi = (/** @type {string} */ at, /** @type {string[]} */ kinds, /** @type {Partial<Poi> | null} */ change) => {
    const i = view.poi.findIndex((one) => one.at === at && kinds.includes(one.kind));
    if (i < 0) return view;
    const list = [...view.poi];
    if (change) list[i] = { ...list[i], ...change };
    else list.splice(i, 1);
    return { ...view, poi: list };
  };
  const count = (/** @type {FireView} */ from, /** @type {keyof Counts} */ name, by = 1) => ({
    ...from,
    counts: { ...view.counts, [name]: view.counts[name] + by },
  });
  switch (kind) {
    case 'threat':
      return space(a, { threat: b === 'clear' ? undefined : b });
    case 'edge': {
      const lift = map?.lifts.get(a),
        mended = /^damaged/.test(view.edges[a] ?? '') && /^(party-)?wall$/.test(b);
      const elevators = lift
        ? {
            elevators: {
              ...view.elevators,
              [lift]: LIFTS[b] ?? 'destroyed',
            },
          }
        : {};
      return {
        ...view,
        ...elevators,
        edges: { ...view.edges, [a]: b },
        counts: { ...view.counts, damage: view.counts.damage + (/^(damaged|destroyed)/.test(b) ? 1 : mended ? -1 : 0) },
      };
    }
    case 'parked': {
      const bay = map?.board.parking[/** @type {keyof Parking} */ (a)]?.[Number(b)];
      return bay ? { ...view, vehicles: { ...view.vehicles, [a]: bay.spaces } } : view;
    }
    case 'lying':
      return figure(a, { lying: b === 'yes' });
    case 'holds-ladder':
      return figure(a, { ladder: b === 'yes' });
    case 'ladders': {
      const known = view.ladders ?? { on_engine: 0, standing: [], lying: {} },
        others = known.standing.filter((/** @type {string} */ foot) => foot !== a);
      const { [a]: _, ...elsewhere } = known.lying;
      return {
        ...view,
        ladders: {
          ...known,
          standing: rest.includes('standing') ? [...others, a] : others,
          lying: Number(rest[0]) ? { ...elsewhere, [a]: Number(rest[0]) } : elsewhere,
        },
      };
    }
    case 'elevator-destroyed':
      return { ...view, elevators: { ...view.elevators, [a]: 'destroyed' } };
    case 'evidence':
      return { ...view, evidence: Number(a) };
    case 'moved':
    case 'knocked-down':
      return figure(a, { at: b });
    case 'saved':
      return figure(a, { saved: Number(b) });
    case 'card':
      return figure(a, { card: b });
    case 'turn':
      return { ...view, seat: Number(a), turn: Number(b) };
    case 'points':
      return {
        ...view,
        points: {
          ap: Number(b),
          saved: Number(rest[1]),
          move: Number(rest[3]),
          douse: Number(rest[5]),
          command: Number(rest[7]),
        },
      };
    case 'poi-placed':
      return { ...view, poi: [...view.poi, { at: a, kind: 'poi' }] };
    case 'turned-up':
      return poi(a, ['poi'], b === 'victim' ? { kind: 'victim' } : null);
    case 'victim-carried':
      return poi(a, ['victim', 'treated-victim'], { at: b });
    case 'victim-led':
      return poi(a, ['treated-victim'], { at: b });
    case 'victim-treated':
      return poi(a, ['victim'], { kind: 'treated-victim' });
    case 'victim-rescued':
      return count(poi(a, ['victim', 'treated-victim'], null), 'rescued');
    case 'victim-lost':
      return count(poi(a, ['victim', 'treated-victim', 'poi'], null), 'lost');
    case 'discarded':
      return poi(a, ['poi', 'victim'], null);
    case 'hazmat':
      return space(a, { hazmats: Number(b) });
    case 'hazmat-carried': {
      const left = (view.spaces[a]?.hazmats ?? 1) - 1;
      return {
        ...view,
        spaces: {
          ...view.spaces,
          [a]: { ...view.spaces[a], hazmats: left },
          [b]: { ...(view.spaces[b] ?? {}), hazmats: (view.spaces[b]?.hazmats ?? 0) + 1 },
        },
      };
    }
    case 'hazmat-safe':
    case 'hazmat-exploded':
    case 'hazmat-gone':
      return space(a, { hazmats: Math.max(0, (view.spaces[a]?.hazmats ?? 1) - 1) });
    case 'hot-spot':
      return space(a, { hot_spot: true });
    case 'hot-spot-cleared':
      return space(a, { hot_spot: undefined });
    default:
      return view;
  }
}

/** How long an event is looked at, 1 is a whole step. @param {GameEvent} event @param {boolean} mine */
export function weight(event, mine) {
  const heavy = /** @type {Record<string, number>} */ ({
    rolled: 1.2,
    exploded: 1,
    'flared-up': 1,
    'knocked-down': 1,
    'victim-lost': 1.4,
    'victim-rescued': 1,
    'hazmat-exploded': 1.2,
    'turned-up': 1.1,
    'poi-placed': 0.9,
    collapsed: 2,
    ended: 1,
    'deck-gun': 0.8,
    'elevator-destroyed': 1.2,
    lying: 0.9,
  });
  const light = /** @type {Record<string, number>} */ ({
    threat: 0.6,
    edge: 0.45,
    moved: 0.3,
    'hot-spot': 0.6,
    turn: 0.3,
    parked: 0.4,
    'roll-again': 0.3,
    ladders: 0.4,
    'victim-carried': 0.3,
    'victim-led': 0.3,
    'victim-treated': 0.6,
    'hazmat-carried': 0.3,
    'hazmat-safe': 0.8,
    hazmat: 0.5,
    'hazmat-gone': 0.6,
    'hot-spot-cleared': 0.5,
    discarded: 0.6,
    evidence: 0.5,
    card: 0.5,
  });
  const found = heavy[event.kind];
  if (found) return found;
  return mine ? 0 : (light[event.kind] ?? 0);
}
