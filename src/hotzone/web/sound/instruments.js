// @ts-check
/** What sounds are made of, on the spot: bursts of noise through a filter, soft tones, knocks. No file is loaded. */

/** @typedef {{audio: BaseAudioContext, out: AudioNode, at: number}} Desk where a sound goes, and when */

/** How loud decibels are. @param {number} db */
export const loud = (db) => 10 ** (db / 20);

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} two seconds of noise, made once */
const noises = new WeakMap();

/** @param {BaseAudioContext} audio */
function noiseOf(audio) {
  let found = noises.get(audio);
  if (!found) {
    found = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
    const data = found.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    noises.set(audio, found);
  }
  return found;
}

/**
 * A burst of noise through a filter that may sweep.
 * @param {Desk} desk
 * @param {{
 *   after?: number, long: number, pitch: number, to?: number, db: number,
 *   kind?: BiquadFilterType, rise?: number, q?: number,
 * }} how
 */
export function noise(
  { audio, out, at },
  { after = 0, long, pitch, to = pitch, db, kind = 'lowpass', rise = 0.005, q = 1 },
) {
  const source = audio.createBufferSource(),
    filter = audio.createBiquadFilter(),
    gain = audio.createGain(),
    start = at + after;
  source.buffer = noiseOf(audio);
  source.loop = true;
  filter.type = kind;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud(db), start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(filter).connect(gain).connect(out);
  source.start(start, Math.random());
  source.stop(start + long + 0.05);
}

/**
 * A tone that swells and fades, and may glide.
 * @param {Desk} desk
 * @param {{
 *   after?: number, long: number, pitch: number, to?: number, db: number, rise?: number, wave?: OscillatorType
 * }} how
 */
export function tone({ audio, out, at }, { after = 0, long, pitch, to = pitch, db, rise = 0.02, wave = 'sine' }) {
  const source = audio.createOscillator(),
    gain = audio.createGain(),
    start = at + after;
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud(db), start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(start + long + 0.05);
}

/**
 * A few notes, one after the other.
 * @param {Desk} desk @param {number[]} pitches @param {Parameters<typeof tone>[1]} how @param {number} apart
 */
export const notes = (desk, pitches, how, apart) =>
  pitches.forEach((pitch, i) => tone(desk, { ...how, pitch, to: pitch, after: (how.after ?? 0) + i * apart }));
