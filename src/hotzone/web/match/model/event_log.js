// @ts-check
/**
 * The log of a match without what was taken back: each entry knows the one before it, a jump goes to an earlier one.
 */
import { signal } from '../../lib/templates.js';

/** @import { LogEntrySent } from '../../lib/protocol.d.ts' */

export class EventLog {
  constructor() {
    /** @type {Map<number, LogEntrySent>} */
    this.entries = new Map();
    /** @type {Map<number, number>} */
    this.before = new Map();
    /** @type {Map<number, number>} */
    this.same = new Map(); // an entry that jumped, and the state it led to
    this.now = 0;
    this.last = 0;
    this.version = signal(0);
  }

  /** @param {number} seq */
  resolve(seq) {
    return this.same.get(seq) ?? seq;
  }

  /** Take an entry in; one that is known gets its events. @param {LogEntrySent} entry */
  add(entry) {
    if (entry.seq < this.last || (entry.seq === this.last && !this.entries.has(entry.seq))) return;
    const [verb, target] = entry.action.split(' ');
    if (entry.seq > this.last) {
      if (verb === 'undo' || verb === 'redo') {
        this.same.set(entry.seq, this.resolve(Number(target)));
      } else {
        this.before.set(entry.seq, this.resolve(this.last));
        this.entries.set(entry.seq, entry);
      }
      this.last = entry.seq;
    } else if (this.entries.has(entry.seq)) this.entries.set(entry.seq, entry);
    this.version.value += 1;
  }

  /** The entries that led to a state, the oldest first. @param {number | null} at */
  line(at) {
    void this.version.value;
    const found = /** @type {LogEntrySent[]} */ ([]);
    let step = this.resolve(at ?? this.last);
    while (step && this.entries.has(step)) {
      found.push(/** @type {LogEntrySent} */ (this.entries.get(step)));
      step = this.before.get(step) ?? 0;
    }
    return found.reverse();
  }
}
