// @ts-check
/** A beat is drawn in parts, a frame after the other, so that no frame has much to do. */

/** @import { Clock } from './pace.js' */

export class Frames {
  /** @param {{clock: Clock}} player */
  constructor(player) {
    this.player = player;
    /** @type {(() => void)[]} what of a beat is still to be drawn */
    this.parts = [];
  }

  /** Draw parts one by one, or all now. @param {(() => void)[]} parts @param {boolean} late is there time? */
  draw(parts, late) {
    this.rest();
    this.parts = parts;
    if (late && this.player.clock.soon) this.player.clock.soon(() => this.more(parts));
    else this.rest();
  }

  /** @param {(() => void)[]} parts */
  more(parts) {
    if (parts !== this.parts) return; // the next beat has begun
    parts.shift()?.();
    if (parts.length) this.player.clock.soon?.(() => this.more(parts));
  }

  /** All that is left, at once. */
  rest() {
    for (const draw of this.parts.splice(0)) draw();
  }
}
