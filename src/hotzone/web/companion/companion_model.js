// @ts-check
/**
 * What a phone beside a real table remembers: how the cardboard lies, what is still to be put, which die was tapped,
 * which entry is being put right. Signals; no drawing, no rules.
 */
import { batch, computed, effect, signal } from '../lib/templates.js';
import { announce } from '../match/model/action_text.js';
import { t } from '../lib/i18n.js';
import { keep, kept } from './device/table_memory.js';
import { tryInstead } from './corrections.js';

/** @import { Tabletop, TableChange, View } from '../lib/game.d.ts' */
/** @import { Amended, LogEntrySent } from '../lib/protocol.d.ts' */
/** @import { ServerMessage } from '../lib/page.d.ts' */
/** @import { ScreenState } from '../match/model/screen_state.js' */

/** An entry that is put right: what it was, the table before it, what is tapped instead, and what that would do. */
/** @typedef {{entry: LogEntrySent, view: View, text: string, tried: Amended | null}} Fix */

/** Does an entry say how pieces really lie? @param {string} action */
export const isSet = (action) => action.startsWith('set ');

export class CompanionModel {
  /** @param {ScreenState} ui */
  constructor(ui) {
    this.ui = ui;
    this.table = ui.table;
    this.top = signal(/** @type {Tabletop | null} */ (null));
    this.placed = signal(/** @type {View | null} */ (null)); // the table as it lies
    this.ticked = signal(/** @type {string[]} */ ([]));
    this.first = signal(''); // the first of two taps
    this.sheet = signal(''); // entries, fix, ask
    this.fix = signal(/** @type {Fix | null} */ (null));
    this.left = signal(/** @type {number[]} */ (kept(ui.table.code).left ?? []));
    this.ready = signal(/** @type {boolean} */ (kept(ui.table.code).ready ?? false));
    this.note = signal(''); // the line for the log
    this.spot = signal(''); // the place where the table differs
    // people act freely, only the danger is entered
    this.free = signal(/** @type {boolean} */ (kept(ui.table.code).free ?? false));
    // quarters that a tablet lying flat is turned by; -1: it stands
    this.flat = signal(/** @type {number} */ (kept(ui.table.code).flat ?? -1));
    this.jumped = { seq: -1, at: 0 };
    this.seen = -1;
    /** What is still to be put, turned or taken off. */
    this.pending = computed(() => this.differences(this.placed.value, this.table.live.value?.view));
    // nothing is told beat by beat: hands put it on the table
    Object.assign(this.table.story, { timeOf: () => 0, write: () => {} });
    this.table.story.words.ring = () => {};
    this.hear = this.table.hear.bind(this.table);
    this.table.hear = (message) => {
      this.listen(message);
      return undefined;
    };
    this.ui.over = (map, floor) => this.drawOver(map, floor);
    this.drawOver = (/** @type {unknown} */ _map, /** @type {number} */ _floor) => /** @type {unknown} */ (null);
    this.stops = [this.load(), this.follow(), this.remember()];
  }

  remember() {
    return effect(() =>
      keep(this.table.code, {
        left: this.left.value,
        ready: this.ready.value,
        free: this.free.value,
        flat: this.flat.value,
      }),
    );
  }

  load() {
    return effect(() => {
      const game = this.table.game.value;
      if (game?.tabletop && !this.top.peek())
        game.tabletop().then((found) => {
          this.top.value = found;
        });
    });
  }

  /** Somebody's own step is on the table already; what nature, an AI or a correction did is to be put there. */
  follow() {
    return effect(() => {
      const live = this.table.live.value;
      if (!live || live.seq === this.seen) return;
      const first = this.seen < 0;
      this.seen = live.seq;
      const entry = this.table.eventLog.entries.get(live.seq);
      if (first) {
        if (live.seq > 0) this.ready.value = true;
        this.placed.value = live.view;
      } else if (entry && this.isOwnStep(entry) && !this.was.length) this.placed.value = live.view;
      this.was = this.differences(this.placed.peek(), live.view);
      this.first.value = '';
      this.ticked.value = [];
      if (this.was.length) announce(this.was.map((one, i) => `${i + 1}. ${one.text}, ${one.more}`).join('. '));
    });
  }

  /** @type {TableChange[]} */
  was = [];

  /** Did somebody move the pieces when they entered this? @param {LogEntrySent} entry */
  isOwnStep(entry) {
    if (isSet(entry.action)) return true;
    return (
      typeof entry.actor === 'number' &&
      !this.isCorrection(entry) &&
      !this.table.room.value?.seats[entry.actor - 1]?.bot
    );
  }

  /** Was an entry played again, or put right, after somebody went back? @param {LogEntrySent} entry */
  isCorrection(entry) {
    if (this.table.eventLog.same.has(entry.seq - 1)) {
      this.jumped = { seq: entry.seq, at: entry.at };
      return true;
    }
    if (entry.seq === this.jumped.seq + 1 && entry.at < this.jumped.at) {
      this.jumped.seq = entry.seq;
      return true;
    }
    return false;
  }

  /** @param {View | null | undefined} before @param {View | null | undefined} after */
  differences(before, after) {
    const top = this.top.value;
    if (!top || !before || !after || before === after) return [];
    return top.changes(this.table.map(), before, after, (seat) => this.table.nameOf(seat));
  }

  /** The table as it lies while a list is told: as before it, or with all of it once somebody has begun to tick. */
  base() {
    const untouched = this.pending.value.length > 0 && !this.ticked.value.length;
    return untouched ? this.placed.value : this.table.live.value.view;
  }

  /** One entry back. */
  back() {
    this.placed.value = this.base();
    this.table.undo();
  }

  /** May this phone enter something? */
  enters() {
    const you = this.table.you.value;
    return !!you && (you.host || you.seats.length > 0) && !this.table.room.value?.switches.booked;
  }

  /** Why nothing can be entered now; '' if something can. */
  hindered() {
    if (this.table.link.value !== 'live') return t('companion-no-line');
    return this.enters() ? '' : t('companion-watching');
  }

  /** @param {ServerMessage} message */
  listen(message) {
    if (message.type !== 'amended') {
      this.hear(message);
      return;
    }
    const fix = this.fix.value;
    if (message.dry) {
      if (fix) this.fix.value = { ...fix, tried: message };
      return;
    }
    batch(() => {
      this.left.value = message.left;
      this.fix.value = null;
      this.sheet.value = '';
    });
  }

  /** All that was told lies on the table. */
  allPlaced() {
    batch(() => {
      this.placed.value = this.table.live.value.view;
      this.was = [];
      this.ticked.value = [];
    });
  }

  /** @param {string} key */
  tick(key) {
    const now = this.ticked.value;
    this.ticked.value = now.includes(key) ? now.filter((one) => one !== key) : [...now, key];
    if (this.pending.value.every((one) => this.ticked.value.includes(one.key))) this.allPlaced();
  }

  /** A key was tapped: the first of two, or an answer. @param {string} key @param {string} [text] */
  tap(key, text) {
    if (this.hindered()) return;
    if (!text) {
      this.first.value = this.first.value === key ? '' : key;
      return;
    }
    const fix = this.fix.value;
    if (fix && this.sheet.value === 'fix') {
      this.first.value = '';
      tryInstead(this, text);
    } else this.table.act(text);
  }

  /** Pieces lie otherwise: the table wins. @param {string[]} pieces */
  set(pieces) {
    this.table.tell({ type: 'differ', seq: this.table.live.value.seq, pieces });
  }

  /** What ends the turn of whoever acts freely; null where something else is asked first. */
  ends() {
    return this.table.live.value.view.legal?.find((one) => one.verb === 'end') ?? null;
  }

  /** Everything lies as it is drawn: the dice come. */
  endTurn() {
    const end = this.ends();
    this.spot.value = '';
    if (end) this.table.act(end.text);
  }

  roll = () => this.table.tell({ type: 'roll', seq: this.table.live.value.seq });

  drop() {
    this.left.value = [];
  }

  book() {
    this.table.tell({ type: 'book', seq: this.table.live.value.seq, note: this.note.value });
  }

  close() {
    for (const stop of this.stops) stop();
  }
}
