// @ts-check
/** A beat is drawn in parts, a frame after the other, so that no frame has much to do. */

import { Rehearsal } from './rehearsal.js';

/** @import { Beat } from '../../lib/game.d.ts' */
/** @import { MatchState } from '../model/match_state.js' */
/** @import { Clock } from './pace.js' */

export class Frames {
  /** @param {{clock: Clock, beats: Beat[], table: MatchState}} player */
  constructor(player) {
    this.player = player;
    this.rehearsal = new Rehearsal(player.table);
    /** @type {(() => void)[]} what of a beat is still to be drawn */
    this.parts = [];
  }

  /** Draw parts one by one, or all now. @param {(() => void)[]} parts @param {boolean} late is there time? */
  draw(parts, late) {
    this.rest();
    parts.push(() => {
      this.player.table.held.value = null; // what stands around the board follows it
    });
    this.parts = parts;
    if (late && this.player.clock.soon) this.player.clock.soon(() => this.more(parts));
    else this.rest();
  }

  /** @param {(() => void)[]} parts */
  more(parts) {
    if (parts !== this.parts) return; // the next beat has begun
    const draw = parts.shift();
    if (draw) draw();
    else if (!this.rehearsal.one(this.player.beats)) return;
    this.player.clock.soon?.(() => this.more(parts));
  }

  /** All that is left, at once. */
  rest() {
    for (const draw of this.parts.splice(0)) draw();
  }
}
