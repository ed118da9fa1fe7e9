// @ts-check
/**
 * Where all sounds meet: one volume, one switch. Nothing is heard before the first click; whatever is loud makes the
 * rest soft, and after a loss there is silence.
 */
import { effect } from '../lib/templates.js';
import { sound, volume } from '../lib/preferences.js';
import { loud } from './instruments.js';
import { MAKERS } from './common_sounds.js';

/** @import { Maker } from './common_sounds.js' */

/** @typedef {{audio: AudioContext, master: GainNode, all: GainNode, bed: GainNode}} Mixer */

/** @type {Mixer | null} */
let mixer = null;
const SOFT = -34; // decibels of the bed at its calmest
const LOUD = -22;

let quietUntil = 0; // no sound before, in the mixer's seconds
const last = /** @type {Record<string, number>} */ ({});
/** @type {Record<string, Maker>} what the game of this table brings */
let own = {};

/** May anything be heard? Browsers want a click first. */
const allowed = () => sound.value && (navigator.userActivation?.hasBeenActive ?? true);

function open() {
  if (mixer) return mixer;
  const audio = new AudioContext(),
    master = audio.createGain(),
    all = audio.createGain(),
    bed = audio.createGain(),
    ceiling = audio.createDynamicsCompressor();
  ceiling.threshold.value = -9;
  ceiling.ratio.value = 20;
  bed.gain.value = 0;
  all.connect(master);
  bed.connect(master);
  master.connect(ceiling).connect(audio.destination);
  mixer = { audio, master, all, bed };
  return mixer;
}

effect(() => {
  const level = sound.value ? volume.value / 100 : 0;
  if (mixer) mixer.master.gain.setTargetAtTime(level, mixer.audio.currentTime, 0.03);
});

/** A game's own sounds, while its table is open. @param {Record<string, Maker>} makers */
export const bring = (makers) => {
  own = makers;
};

/** Let a sound be heard, if sounds are on; the same one not twice in a breath. @param {string} name */
export function play(name) {
  const maker = own[name] ?? MAKERS[name];
  if (!maker || !allowed()) return false;
  const now = performance.now();
  if (now - (last[name] ?? -1000) < 120) return false;
  const { audio, master, all } = open(),
    at = audio.currentTime + 0.01;
  if (at < quietUntil && name !== 'lost') return false;
  last[name] = now;
  master.gain.value = volume.value / 100;
  if (maker.duck) {
    all.gain.setTargetAtTime(loud(-14), at, 0.03);
    all.gain.setTargetAtTime(1, at + maker.duck / 1000, 0.2);
  }
  if (maker.silence) quietUntil = at + maker.ms / 1000 + maker.silence / 1000;
  maker.play({ audio, out: maker.duck ? master : all, at });
  return true;
}

const RARELY = 600; // milliseconds at least between two parts of the bed
let bedTimer = 0;

/**
 * The bed under a table, made by the game's own sound `bed`: it grows with danger, 0 to 1. 0 is silence, as in menus.
 * @param {number} danger
 */
export function bed(danger) {
  const maker = own.bed;
  if (!maker || !allowed() || danger <= 0) {
    clearTimeout(bedTimer);
    bedTimer = 0;
    mixer?.bed.gain.setTargetAtTime(0, mixer.audio.currentTime, 0.2);
    return;
  }
  const { audio, master, bed: out } = open();
  master.gain.value = volume.value / 100;
  out.gain.setTargetAtTime(loud(SOFT + (LOUD - SOFT) * Math.min(1, danger)), audio.currentTime, 0.4);
  if (bedTimer) return;
  const more = () => {
    if (audio.currentTime >= quietUntil) maker.play({ audio, out, at: audio.currentTime + 0.02 });
    bedTimer = window.setTimeout(more, Math.max(RARELY, maker.ms * (0.4 + Math.random())));
  };
  more();
}
