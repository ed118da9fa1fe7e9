// @ts-check
/** A beat is drawn in parts, a frame after the other, so that no frame has much to do. */

/** @import { EventPlayer } from '../model/event_player.js' */

const AHEAD = 8; // an explosion with its four ways, from its breath to its end

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
    this.parts = parts;
    if (late && this.player.clock.soon) this.player.clock.soon(() => this.more(parts));
    else this.rest();
  }

  /** @param {(() => void)[]} parts */
  more(parts) {
    if (parts !== this.parts) return; // the next beat has begun
    const draw = parts.shift();
    if (draw) draw();
    else if (!this.drawAhead()) return;
    this.player.clock.soon?.(() => this.more(parts));
  }

  /** Beats to come are drawn while there is time for it: when they are told, they only have to be shown. Was there one? */
  drawAhead() {
    const { beats, coming } = this.player,
      many = coming.value.filter((one) => beats.includes(one)).length;
    if (many >= Math.min(beats.length, AHEAD)) return false;
    coming.value = beats.slice(0, many + 1);
    return true;
  }

  /** All that is left, at once. */
  rest() {
    for (const draw of this.parts.splice(0)) draw();
  }
}
