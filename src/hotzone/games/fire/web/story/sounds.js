// @ts-check
/** What a fire lets hear: the crackle under the table, and which sound a line of the log has. */
import { noise } from '/static/sound/instruments.js';

/** @import { GameEvent } from '/static/lib/game.d.ts' */
/** @import { Maker } from '/static/sound/common_sounds.js' */
/** @import { FireView } from '../view.d.ts' */

/** @type {Record<string, Maker>} */
export const sounds = {
  bed: {
    ms: 260,
    play: (desk) => noise(desk, { long: 0.03, pitch: 1500 + Math.random() * 2200, db: 0, kind: 'bandpass', q: 3 }),
  },
};

const MOST = 20; // flames at which the crackle is loudest

/** @param {FireView} view */
export const danger = (view) =>
  Math.min(1, Object.values(view.spaces).filter((space) => space.threat === 'fire').length / MOST);

/** @type {Record<string, string>} */
const BY_KIND = {
  rolled: 'dice',
  exploded: 'explosion',
  'hazmat-exploded': 'explosion',
  'knocked-down': 'thump',
  'victim-lost': 'lost',
  'victim-rescued': 'rescue',
  collapsed: 'collapse',
};

/** The sound of a line of the log. @param {GameEvent} event */
export function sound({ kind, text, rule }) {
  const [, , what = ''] = text.split(' ');
  if (kind === 'threat')
    return what === 'clear'
      ? 'water'
      : what === 'smoke'
        ? /-ADV-/.test(rule)
          ? 'smoke'
          : 'water'
        : /-FLASH-/.test(rule)
          ? 'flashover'
          : 'flames';
  if (kind === 'edge') return /^(damaged|destroyed)/.test(what) ? 'crack' : what === 'no-door' ? 'splinters' : 'door';
  if (kind === 'ended') return / (victory|perfect)/.test(text) ? 'victory' : 'defeat';
  return BY_KIND[kind] ?? '';
}
