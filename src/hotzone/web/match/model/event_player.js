// @ts-check
/**
 * What happens is told beat by beat onto the board, at a pace people choose: pause, skip, again. The state is final
 * before the story begins; a click finishes the story at once.
 */
import { batch, computed, signal } from '../../lib/templates.js';
import { isStill, phasesSeen, quietPhases, speed } from '../../lib/preferences.js';
import { beatTime, QUIET, REAL_CLOCK } from '../story/pace.js';
import { Frames } from '../story/frames.js';
import { plainBeats } from '../story/plain_beats.js';
import { StoryWords } from '../story/story_words.js';
import { planBeats } from '../panel/bot_plans.js';

/** @import { Beat, View } from '../../lib/game.d.ts' */
/** @import { Acted } from '../../lib/protocol.d.ts' */
/** @import { Clock } from '../story/pace.js' */
/** @import { MatchState } from './match_state.js' */

/** @typedef {Beat & {key: number}} ReadBeat a beat with a key that no other has */
/** @typedef {ReadBeat & {time: number}} ToldBeat a beat that is being told */
/** @typedef {{view: View, messages: Acted[]}} Phase a phase that can be told again */

const NONE = /** @type {string[]} */ ([]);

export class EventPlayer {
  /** @param {MatchState} table @param {Clock} [clock] */
  constructor(table, clock = REAL_CLOCK) {
    this.table = table;
    this.clock = clock;
    /** @type {(Acted & {again?: boolean})[]} */
    this.waiting = [];
    /** @type {ReadBeat[]} */
    this.beats = [];
    /** @type {(Acted & {again?: boolean}) | null} */
    this.message = null;
    this.playing = signal(false);
    this.paused = signal(false);
    this.now = signal(/** @type {ToldBeat | null} */ (null));
    this.coming = signal(/** @type {ReadBeat[]} */ ([])); // drawn already, not seen yet
    this.fresh = computed(() => (this.now.value && !this.now.value.brief ? (this.now.value.fresh ?? NONE) : NONE));
    this.steps = signal(/** @type {ToldBeat[]} */ ([])); // what the panel lists
    this.phase = signal(/** @type {Phase | null} */ (null)); // the phase that is being told
    this.last = signal(/** @type {Phase | null} */ (null)); // the one that can be told again
    this.words = new StoryWords(clock);
    this.ending = signal(false); // has the entry come with which the match ends?
    this.dice = signal(/** @type {string[] | null} */ (null));
    /** @type {'' | 'skip' | 'finish'} */
    this.hurry = '';
    this.timer = this.key = 0;
    this.frames = new Frames(this);
    this.pace = { told: 0, spent: 0, quiet: 1, crowd: false, bot: 0 };
    this.ended = false;
    this.heard = (/** @type {ToldBeat} */ _beat) => {};
  }

  /** An entry came from the server. @param {Acted} message */
  add(message) {
    this.waiting.push(message);
    if (message.view.result !== 'undecided') this.ending.value = true;
    if (!this.message && !this.timer) this.next();
  }

  /** Tell on until a beat needs its time, or all is told. */
  next() {
    this.timer = 0;
    this.frames.rest();
    while (!this.ended) {
      const beat = this.beats.shift();
      if (!beat) {
        if (this.message) this.arrive(this.message);
        const message = this.waiting.shift();
        if (!message) return this.rest();
        this.open(message);
        continue;
      }
      const time = this.timeOf(beat);
      this.tell({ ...beat, time });
      if (time > 0) {
        this.timer = this.clock.after(time, () => this.next());
        return;
      }
    }
  }

  /** Begin with an entry. @param {Acted & {again?: boolean}} message */
  open(message) {
    const { table } = this,
      game = table.game.value;
    this.message = message;
    const mine = typeof message.actor === 'number' && !!table.you.value?.seats.includes(message.actor);
    const told = { mine, actor: message.actor, action: message.action, nameOf: table.nameOf.bind(table) };
    const read =
      game?.beats?.(message.events, table.shown.value, table.map(), told) ?? plainBeats(table, message, mine);
    if (read.some((beat) => beat.phase === 'begin') || (read[0]?.phase && !this.phase.value)) this.begin(message);
    const bot =
      typeof message.actor === 'number' && table.room.value?.seats[message.actor - 1]?.bot ? message.actor : 0;
    if (typeof message.actor === 'number') {
      this.pace.crowd = bot > 0 && (this.pace.crowd || (this.pace.bot > 0 && this.pace.bot !== bot));
      this.pace.bot = bot;
    }
    this.beats = [...planBeats(table, bot, message), ...read].map((beat) => ({ ...beat, key: (this.key += 1) }));
    const whole = this.beats.reduce((sum, beat) => sum + beat.ms, 0);
    const calm = quietPhases.value && this.beats.length > 0 && this.beats.every((beat) => beat.quiet || !beat.ms);
    this.pace.quiet = calm ? Math.min(1, QUIET / whole) : 1;
    if (!message.again) this.phase.value?.messages.push(message);
  }

  /** A new phase: its list is empty, its time begins. @param {Acted & {again?: boolean}} message */
  begin(message) {
    batch(() => {
      this.steps.value = [];
      this.words.rings.value = [];
      if (!message.again) this.phase.value = { view: this.table.shown.value, messages: [] };
    });
    Object.assign(this.pace, { told: 0, spent: 0 });
  }

  /** How long a beat is looked at now. @param {Beat} beat */
  timeOf(beat) {
    if (this.hurry === 'finish' || this.table.at.value !== null || document.hidden) return 0;
    if (this.hurry === 'skip') return beat.keep ?? 0;
    if (beat.brief || isStill() || !speed.value) return 0;
    const time = beatTime(beat, { ...this.pace, speed: speed.value, seen: phasesSeen.value });
    if (beat.phase) this.pace.spent += time;
    return time;
  }

  /** Make a beat true, draw it and say it. @param {ToldBeat} beat */
  tell(beat) {
    batch(() => {
      this.frames.draw(beat);
      if (beat.time > 0) this.playing.value = true;
      this.now.value = beat.time > 0 || beat.brief ? beat : null;
      if (!beat.time && beat.phase && beat.at && !this.hurry) this.words.ring(beat.at);
      if (beat.phase === 'end') this.close(this.message?.again ?? false);
    });
    if (beat.listed) this.pace.told += 1;
    if (!this.hurry || beat.keep) this.heard(beat);
  }

  /** The phase is told. @param {boolean} again */
  close(again) {
    if (again) return;
    this.last.value = this.phase.value;
    this.phase.value = null;
    phasesSeen.value = Math.min(phasesSeen.value + 1, 9);
  }

  /** All of an entry is told: what the server said is what is shown. @param {Acted & {again?: boolean}} message */
  arrive(message) {
    const { table } = this,
      { view, undo, redo, again, ...entry } = message;
    this.message = null;
    batch(() => {
      if (!again) {
        table.eventLog.add(entry);
        table.live.value = { seq: message.seq, view, undo, redo };
      }
      if (table.at.value === null) table.shown.value = again && !this.waiting.length ? table.live.value.view : view;
    });
  }

  /**
   * Nothing is left to tell; where nature goes on at once, the story waits a moment for it.
   * @param {boolean} [waited]
   */
  rest(waited = false) {
    const actor = this.table.live.value?.view.actor;
    if (actor === 'nature' && !waited) {
      this.timer = this.clock.after(40, () => {
        this.timer = 0;
        this.waiting.length ? this.next() : this.rest(true);
      });
      return;
    }
    const seat = typeof actor === 'number' ? this.table.room.value?.seats[actor - 1] : null;
    batch(() => {
      if (actor !== 'nature' && !seat?.bot) this.hurry = '';
      const brief = this.now.value?.brief ? this.now.value : null;
      this.coming.value = [];
      if (!brief) this.now.value = null;
      else
        this.clock.after(brief.ms, () => {
          if (this.now.value === brief) this.now.value = null;
        });
      this.playing.value = false;
    });
    this.words.fade();
    this.goOn();
  }

  /** A path goes on when its last step is drawn. */
  goOn() {
    const { table } = this,
      seq = table.live.value?.seq,
      drawn = this.now.value?.brief ? this.now.value.ms : 0;
    if (!drawn || !table.queue.length) table.arrived();
    else
      this.clock.after(drawn, () => {
        if (table.live.value?.seq === seq) table.arrived();
      });
  }

  /** On to the next decision, past all but what may not be missed; or all at once, for somebody has decided already. */
  skip = () => this.rush('skip');
  finish = () => this.rush('finish');

  /** @param {'skip' | 'finish'} how */
  rush(how) {
    if (!this.message && !this.waiting.length && !this.timer) return;
    this.hurry = how;
    this.paused.value = false;
    this.clock.cancel(this.timer);
    this.next();
  }

  toggle() {
    if (!this.playing.value) return;
    this.paused.value = !this.paused.value;
    if (this.paused.value) this.clock.cancel(this.timer);
    else this.next();
  }

  /** The last phase once more, from the record. */
  again() {
    const { last } = this;
    if (!last.value || this.table.at.value !== null || this.message || this.timer) return;
    this.hurry = '';
    this.table.shown.value = last.value.view;
    this.waiting.push(...last.value.messages.map((message) => ({ ...message, again: true })));
    this.next();
  }

  stop() {
    this.ended = true;
    this.clock.cancel(this.timer);
  }
}
