// @ts-check
/** What is said over the board: the words of the beat, those that may not be missed, numbers where nothing moves. */
import { signal } from '../../lib/templates.js';

/** @import { ToldBeat } from '../model/event_player.js' */
/** @import { Clock } from './pace.js' */

const RINGS = 2500; // without animation: how long changed places carry their numbers
const LINGER = 1600; // how long the last words stay after the story

export class StoryWords {
  /** @param {Clock} clock */
  constructor(clock) {
    this.clock = clock;
    this.caption = signal(/** @type {ToldBeat | null} */ (null));
    this.rings = signal(/** @type {string[]} */ ([]));
    this.missed = signal(0); // what happened while the connection was lost
    this.keeping = signal(false); // are there words that may not be missed, of beats that took no time?
    /** @type {ToldBeat[]} */
    this.kept = [];
    this.ringTimer = 0;
    this.wordTimer = 0;
  }

  /** Words over the board; those that may not be missed stay, one after the other. @param {ToldBeat} beat */
  say(beat) {
    if (beat.keep && !beat.time) {
      this.kept.push(beat);
      if (this.kept.length === 1) this.sayKept();
    } else if (!this.kept.length) this.caption.value = beat;
  }

  sayKept() {
    const [first] = this.kept;
    this.keeping.value = !!first;
    if (!first) {
      this.fade();
      return;
    }
    this.caption.value = first;
    this.clock.after(first.keep ?? 0, () => {
      this.kept.shift();
      this.sayKept();
    });
  }

  /** Changed places carry numbers, in order. @param {string} place */
  ring(place) {
    if (!this.rings.value.includes(place)) this.rings.value = [...this.rings.value, place];
    this.clock.cancel(this.ringTimer);
    this.ringTimer = this.clock.after(RINGS, () => {
      this.rings.value = [];
    });
  }

  /** The last words go after a while. */
  fade() {
    const words = this.caption.value;
    this.clock.cancel(this.wordTimer);
    this.wordTimer = this.clock.after(LINGER, () => {
      if (this.caption.value === words && !this.kept.length) this.caption.value = null;
    });
  }
}
