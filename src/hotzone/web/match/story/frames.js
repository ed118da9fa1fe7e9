// @ts-check
/** A beat is drawn in parts, a frame after the other, so that no frame has much to do. */

/** @import { EventPlayer } from '../model/event_player.js' */

export class Frames {
  /** @param {EventPlayer} player */
  constructor(player) {
    this.player = player;
    /** @type {(() => void)[]} what of a beat is still to be drawn */
    this.parts = [];
  }

  /** Draw parts one by one, or all now. @param {(() => void)[]} parts @param {boolean} late is there time? */
  draw(parts, late) {
    this.rest();
    const { player } = this;
    parts.push(() => {
      player.table.held.value = null; // what stands around the board follows it
    });
    this.parts = parts;
    if (late && player.clock.soon) player.clock.soon(() => this.more(parts));
    else this.rest();
  }

  /** @param {(() => void)[]} parts */
  more(parts) {
    if (parts !== this.parts) return; // the next beat has begun
    const { player } = this,
      draw = parts.shift();
    // at last the next beat is drawn, while there is time for it: then it only has to be shown
    if (!draw) player.coming.value = player.beats[0] ?? null;
    else {
      draw();
      player.clock.soon?.(() => this.more(parts));
    }
  }

  /** All that is left, at once. */
  rest() {
    for (const draw of this.parts.splice(0)) draw();
  }
}
