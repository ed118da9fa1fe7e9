// @ts-check
/** Four soft sounds made on the spot, off until somebody wants them; each has its caption in the log. And a buzz on your turn, on request. */
import { effect } from '../kit.js';
import { sound, vibrate } from '../settings.js';

/** @type {AudioContext | null} */
let desk = null;
const last = /** @type {Record<string, number>} */ ({});

/** Which sound an event makes, or ''. @param {any} event */
export function soundOf(event) {
  const { kind, text } = event;
  if (kind === 'rolled' || kind === 'card') return 'dice';
  if (['exploded', 'flared-up', 'hazmat-exploded', 'hearts', 'collapsed'].includes(kind) || (kind === 'threat' && text.endsWith(' fire')) || (kind === 'turned-up' && text.includes('emergency'))) return 'fire';
  if ((kind === 'edge' && /door|window/.test(text)) || kind === 'tile-moved') return 'door';
  return kind === 'victim-rescued' || kind === 'returned' || /^ended (victory|perfect)/.test(text) ? 'rescued' : '';
}

/** A burst of noise through a filter. @param {AudioContext} to @param {number} at @param {number} long @param {number} pitch @param {number} loud @param {BiquadFilterType} [kind] */
function hiss(to, at, long, pitch, loud, kind = 'lowpass') {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * long), to.sampleRate), data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = to.createBufferSource(), filter = to.createBiquadFilter(), gain = to.createGain();
  source.buffer = buffer;
  filter.type = kind;
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(to.destination);
  source.start(at);
}

/** A soft tone. @param {AudioContext} to @param {number} at @param {number} long @param {number} pitch @param {number} loud @param {number} [end] */
function tone(to, at, long, pitch, loud, end = pitch) {
  const source = to.createOscillator(), gain = to.createGain();
  source.type = 'sine';
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + long);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(gain).connect(to.destination);
  source.start(at);
  source.stop(at + long + 0.05);
}

/** @type {Record<string, (to: AudioContext, at: number) => void>} */
const MAKERS = {
  dice: (to, at) => { for (let i = 0; i < 4; i += 1) hiss(to, at + i * 0.07, 0.05, 2600 - i * 300, 0.16, 'bandpass'); },
  fire: (to, at) => { hiss(to, at, 0.7, 420, 0.28); tone(to, at, 0.4, 90, 0.12, 55); },
  door: (to, at) => { tone(to, at, 0.12, 220, 0.1, 150); hiss(to, at + 0.08, 0.08, 900, 0.12); },
  rescued: (to, at) => { [523, 659, 784].forEach((pitch, i) => tone(to, at + i * 0.11, 0.35, pitch, 0.09)); },
};

/** Let a sound be heard, if sounds are on; the same one not twice in a breath. @param {string} name */
export function play(name) {
  if (!sound.value || !(name in MAKERS) || !(navigator.userActivation?.hasBeenActive ?? true)) return false;
  const now = performance.now();
  if (now - (last[name] ?? -1000) < 160) return false;
  last[name] = now;
  desk ??= new AudioContext();
  MAKERS[name](desk, desk.currentTime + 0.01);
  return true;
}

/** Sounds of what is told, and the buzz when the turn becomes mine. @param {any} ui */
export function heed(ui) {
  const { table } = ui;
  table.story.heard = (/** @type {any} */ event) => { if (table.at.value === null) play(soundOf(event)); };
  let before = 0;
  return effect(() => {
    const mine = table.legal.value.length ? table.mine.value : 0;
    if (mine && mine !== before && vibrate.value) navigator.vibrate?.(60);
    if (mine || table.live.value?.view.actor !== 'nature') before = mine;
  });
}
