// @ts-check
/** What happens is told step by step: events one by one onto the board, at a pace people choose; pause and skip at any time. */
import { signal } from '../kit.js';
import { isStill, speed } from '../settings.js';

export class Story {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    /** @type {any[]} */
    this.waiting = [];
    this.playing = signal(false);
    this.paused = signal(false);
    this.steps = signal(/** @type {any[]} */ ([])); // events of this telling, for the chips
    this.now = signal(/** @type {any} */ (null));   // the event that is being told
    this.dice = signal(/** @type {any} */ (null));
    this.hurry = false;
    this.ended = false;
    this.timer = 0;
    this.wake = () => {};
    this.heard = (/** @type {any} */ event) => { void event; };
  }

  /** An entry came from the server. @param {any} message */
  add(message) {
    this.waiting.push(message);
    if (!this.playing.value) this.run();
  }

  async run() {
    const { table } = this;
    this.playing.value = true;
    this.hurry = false;
    this.steps.value = [];
    while (this.waiting.length && !this.ended) {
      const message = this.waiting.shift();
      const events = message.events;
      const mine = typeof message.actor === 'number' && table.you.value?.seats.includes(message.actor);
      table.chronicle.add({ ...message, view: undefined, events: [] });
      for (let i = 0; i < events.length; i += 1) {
        const wait = this.waitFor(events[i], mine);
        const told = table.game.value?.retell(table.shown.value, events[i], table.map()) ?? table.shown.value;
        if (!this.hurry) this.heard(events[i]);
        if (events[i].kind === 'rolled') this.dice.value = events[i].text.split(' ').slice(1);
        if (table.at.value === null) table.shown.value = told;
        if (wait || !mine) this.steps.value = [...this.steps.value, { ...events[i], seq: message.seq }].slice(-40);
        table.chronicle.add({ ...message, view: undefined, events: events.slice(0, i + 1) });
        if (wait) {
          this.now.value = events[i];
          await this.pause(wait); // eslint-disable-line no-await-in-loop
        }
      }
      table.live.value = message;
      if (table.at.value === null) table.shown.value = message.view;
      const next = message.view.actor;
      if (this.waiting.length === 0 && next === 'nature') await this.pause(40, true); // the dice are already on their way
    }
    this.now.value = null;
    this.playing.value = false;
    if (!this.ended) table.arrived();
  }

  /** How long an event is looked at, in milliseconds. @param {any} event @param {boolean} mine */
  waitFor(event, mine) {
    if (this.hurry || this.table.at.value !== null || document.hidden) return 0;
    const weight = this.table.game.value?.weight(event, mine) ?? 0;
    if (isStill()) return weight >= 1 ? 60 : 0;
    return (weight * 450) / speed.value;
  }

  /** @param {number} ms @param {boolean} [always] */
  pause(ms, always = false) {
    return new Promise((done) => {
      this.wake = () => { clearTimeout(this.timer); done(undefined); };
      const wait = () => { if (this.paused.value && !this.hurry) this.timer = window.setTimeout(wait, 80); else done(undefined); };
      this.timer = window.setTimeout(wait, this.hurry && !always ? 0 : ms);
    });
  }

  skip() { this.hurry = true; this.paused.value = false; this.wake(); }
  toggle() { this.paused.value = !this.paused.value; }
  stop() { this.ended = true; this.wake(); }
}
