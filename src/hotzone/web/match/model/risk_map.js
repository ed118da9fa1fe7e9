// @ts-check
/** What nature may do next, asked for while the risk map is on. No drawing. */
import { batch, effect, signal } from '../../lib/templates.js';

/** @import { RiskAnswer } from '../../lib/protocol.d.ts' */
/** @import { Match } from './match.js' */

const LATER = 150; // milliseconds that a moment must stay before the map asks about it

export class RiskMap {
  /** @param {Match} table */
  constructor(table) {
    this.table = table;
    this.on = signal(false);
    this.found = signal(/** @type {RiskAnswer | null} */ (null)); // {seq, risk}
    this.timer = 0;
    this.stopFollowing = effect(() => this.follow());
  }

  /** The map follows the table, and the moments of the replay; what is told step by step is waited for. */
  follow() {
    const { table } = this;
    clearTimeout(this.timer);
    const view = table.shown.value,
      seq = table.at.value ?? table.live.value?.seq;
    if (
      !this.on.value ||
      !view?.turn ||
      view.result !== 'undecided' ||
      table.story.playing.value ||
      table.link.value !== 'live' ||
      this.found.value?.seq === seq
    )
      return;
    this.timer = window.setTimeout(
      () =>
        table.line.send({ type: 'risk', at: seq }).catch((error) => {
          if (error.code === 'too-fast') this.timer = window.setTimeout(() => this.follow(), 1200);
          else if (error.code !== 'over')
            batch(() => {
              this.on.value = false;
              table.note.value = { error };
            });
        }),
      LATER,
    );
  }

  /** What the map shows of the table on the board, if it is known. */
  seen() {
    const { table } = this,
      found = this.found.value;
    return this.on.value &&
      found &&
      found.seq === (table.at.value ?? table.live.value.seq) &&
      table.shown.value.result === 'undecided' &&
      !table.story.playing.value
      ? found.risk
      : null;
  }

  stop() {
    clearTimeout(this.timer);
    this.stopFollowing();
  }
}
