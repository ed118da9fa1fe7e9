// @ts-check
/** What the reactor lets hear: hum and Geiger clicks under the table, rods that slide, an alarm. */
import { noise, tone } from '/static/sound/instruments.js';

/** @import { GameEvent } from '/static/lib/game.d.ts' */
/** @import { Desk } from '/static/sound/instruments.js' */
/** @import { Maker } from '/static/sound/common_sounds.js' */
/** @import { ReactorView } from './view.d.ts' */

const ALARM = 5; // the level of the accident from which on it is heard

const click = (/** @type {Desk} */ desk, after = 0, db = -20) =>
  noise(desk, { after, long: 0.012, pitch: 3800, db, kind: 'bandpass', q: 2, rise: 0.001 });

/** @type {Record<string, Maker>} */
export const sounds = {
  bed: {
    ms: 900,
    play: (desk) => {
      for (const pitch of [55, 110.5]) tone(desk, { long: 1.6, pitch, db: -4, rise: 0.5, wave: 'triangle' });
      for (let i = 0; i < 3; i += 1) click(desk, Math.random() * 0.9, -2);
    },
  },
  geiger: {
    ms: 600,
    play: (desk) => {
      for (let i = 0; i < 14; i += 1) click(desk, Math.random() * 0.6, -18);
    },
  },
  hum: { ms: 500, play: (desk) => tone(desk, { long: 0.5, pitch: 58, to: 74, db: -15, rise: 0.15, wave: 'triangle' }) },
  rods: {
    ms: 420,
    play: (desk) => noise(desk, { long: 0.42, pitch: 400, to: 1400, db: -18, kind: 'bandpass', q: 6, rise: 0.1 }),
  },
  card: { ms: 120, play: (desk) => noise(desk, { long: 0.12, pitch: 2400, to: 900, db: -22, kind: 'bandpass' }) },
  alarm: {
    ms: 1200,
    play: (desk) => {
      for (const after of [0, 0.6])
        tone(desk, { after, long: 0.5, pitch: 620, to: 470, db: -17, wave: 'square', rise: 0.03 });
    },
  },
};

/** How far the accident has gone. @param {ReactorView} view */
export const danger = (view) => Math.max(0.15, view.dial / view.limits.dial);

/** @type {Record<string, string>} */
const BY_KIND = {
  card: 'card',
  radiation: 'geiger',
  'tile-moved': 'rods',
  hearts: 'alarm',
  died: 'lost',
  returned: 'rescue',
};

/** Which sound an event makes, or ''. @param {GameEvent} event */
export function sound({ kind, text }) {
  if (kind === 'dial') return Number(text.split(' ')[1]) === ALARM ? 'alarm' : 'hum';
  if (kind === 'turned-up') return text.includes('emergency') ? 'alarm' : 'rods';
  if (kind === 'ended') return text === 'ended victory' ? 'victory' : 'defeat';
  return BY_KIND[kind] ?? '';
}
