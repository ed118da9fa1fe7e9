// @ts-check
/** The sounds that every game may use, by name; a game brings more of its own. Nothing is louder than −9 dBFS. */
import { noise, notes, tone } from './instruments.js';

/** @import { Desk } from './instruments.js' */

/** @typedef {object} Maker
 * @property {number} ms how long it lasts
 * @property {(desk: Desk) => void} play
 * @property {number} [duck] milliseconds during which everything else is soft
 * @property {number} [silence] milliseconds after it without any sound
 */

const vary = () => 0.94 + Math.random() * 0.12;
const step = (/** @type {number} */ pitch, /** @type {BiquadFilterType} */ kind) => ({
  ms: 60,
  play: (/** @type {Desk} */ desk) => noise(desk, { long: 0.06, pitch: pitch * vary(), db: -24, kind }),
});

/** @type {Record<string, Maker>} */
export const MAKERS = {
  'step-wood': step(420, 'lowpass'),
  'step-tile': step(1500, 'bandpass'),
  'step-carpet': step(240, 'lowpass'),
  door: {
    ms: 220,
    play: (desk) => {
      noise(desk, { long: 0.18, pitch: 500, to: 900, db: -20, kind: 'bandpass', q: 9 });
      noise(desk, { after: 0.15, long: 0.07, pitch: 260, db: -18 });
    },
  },
  splinters: {
    ms: 350,
    play: (desk) => {
      for (const after of [0, 0.05, 0.09, 0.17])
        noise(desk, { after, long: 0.12, pitch: 1800 * vary(), to: 700, db: -16, kind: 'bandpass', q: 2 });
    },
  },
  crack: {
    ms: 300,
    play: (desk) => {
      tone(desk, { long: 0.16, pitch: 90, to: 55, db: -14 });
      noise(desk, { after: 0.04, long: 0.25, pitch: 900, to: 200, db: -18 });
    },
  },
  water: {
    ms: 400,
    play: (desk) => noise(desk, { long: 0.4, pitch: 900, to: 3200, db: -20, kind: 'bandpass', rise: 0.06 }),
  },
  axe: {
    ms: 300,
    play: (desk) => {
      for (const after of [0, 0.13]) tone(desk, { after, long: 0.09, pitch: 130, to: 70, db: -14, rise: 0.004 });
      noise(desk, { after: 0.15, long: 0.15, pitch: 1200, to: 300, db: -22 });
    },
  },
  dice: {
    ms: 500,
    play: (desk) => {
      for (const [i, after] of [0, 0.07, 0.16, 0.28, 0.43].entries())
        noise(desk, { after, long: 0.04, pitch: 2600 - i * 250, db: -18, kind: 'bandpass', q: 4 });
    },
  },
  smoke: { ms: 300, play: (desk) => noise(desk, { long: 0.3, pitch: 700, to: 300, db: -26, rise: 0.12 }) },
  flames: {
    ms: 400,
    play: (desk) => {
      noise(desk, { long: 0.4, pitch: 300, to: 1400, db: -20, rise: 0.2 });
      for (const after of [0.1, 0.19, 0.3]) noise(desk, { after, long: 0.02, pitch: 3000, db: -20, kind: 'highpass' });
    },
  },
  explosion: {
    ms: 1600,
    duck: 1600,
    play: (desk) => {
      tone(desk, { after: 0.18, long: 0.9, pitch: 46, to: 30, db: -13, rise: 0.012 });
      noise(desk, { after: 0.18, long: 0.7, pitch: 500, to: 90, db: -20 });
      for (const after of [0.5, 0.62, 0.8, 0.95])
        noise(desk, { after, long: 0.25, pitch: 5200 * vary(), db: -26, kind: 'bandpass', q: 8 });
    },
  },
  flashover: {
    ms: 300,
    play: (desk) => noise(desk, { long: 0.3, pitch: 300, to: 2400, db: -19, rise: 0.1, kind: 'bandpass' }),
  },
  thump: {
    ms: 500,
    play: (desk) => {
      tone(desk, { long: 0.2, pitch: 80, to: 45, db: -14, rise: 0.008 });
      for (const after of [0.26, 0.38])
        noise(desk, { after, long: 0.09, pitch: 900, to: 500, db: -24, kind: 'bandpass', q: 3 });
    },
  },
  lost: {
    ms: 1800,
    silence: 800,
    play: (desk) => {
      tone(desk, { long: 1.7, pitch: 147, db: -12, rise: 0.01 });
      tone(desk, { long: 1.1, pitch: 147 * 2.76, db: -26, rise: 0.01 });
    },
  },
  rescue: { ms: 700, play: (desk) => notes(desk, [523, 659], { long: 0.45, pitch: 1, db: -17 }, 0.16) },
  'rescue-again': { ms: 700, play: (desk) => notes(desk, [523, 659, 784], { long: 0.42, pitch: 1, db: -17 }, 0.13) },
  turn: { ms: 120, play: (desk) => noise(desk, { long: 0.12, pitch: 1100, db: -16, kind: 'bandpass', q: 7 }) },
  collapse: {
    ms: 2400,
    duck: 2400,
    play: (desk) => {
      tone(desk, { long: 2.2, pitch: 52, to: 28, db: -11, rise: 0.3 });
      noise(desk, { long: 2.3, pitch: 700, to: 70, db: -15, rise: 0.5 });
    },
  },
  victory: {
    ms: 5200,
    play: (desk) => {
      const how = { long: 0.5, pitch: 1, db: -20, wave: /** @type {const} */ ('triangle') };
      notes(desk, [392, 392, 523, 659, 587, 523, 659, 784], how, 0.48);
      notes(desk, [196, 262, 294, 330], { ...how, long: 1 }, 0.96);
      for (const pitch of [392, 523, 659, 784]) tone(desk, { after: 3.9, long: 1.3, pitch, db: -23, wave: 'triangle' });
    },
  },
  defeat: {
    ms: 5200,
    play: (desk) => {
      for (const [i, pitch] of [147, 131, 117, 98].entries())
        for (const part of [1, 1.5])
          tone(desk, { after: i * 1.25, long: 1.4, pitch: pitch * part, db: -23, rise: 0.4, wave: 'sawtooth' });
    },
  },
};
