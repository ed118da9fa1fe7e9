// @ts-check
/** A beat is drawn in parts, a frame after the other, so that no frame has much to do. */

import { batch } from '../../lib/templates.js';

/** @import { EventPlayer, ToldBeat } from '../model/event_player.js' */

const AHEAD = 8; // an explosion with its four ways, from its breath to its end

export class Frames {
  /** @param {EventPlayer} player */
  constructor(player) {
    this.player = player;
    /** @type {(() => void)[]} what of a beat is still to be drawn */
    this.parts = [];
  }

  /** Draw a beat part by part, or all now if it has no time. @param {ToldBeat} beat */
  draw(beat) {
    this.rest();
    const parts = this.partsOf(beat);
    this.parts = parts;
    if (beat.time > 0 && this.player.clock.soon) this.player.clock.soon(() => this.more(parts));
    else this.rest();
  }

  /**
   * What of a beat is drawn one after the other: the board, the words, the list, what stands around the board.
   * @param {ToldBeat} beat
   */
  partsOf(beat) {
    const follow = () => {
      this.player.table.held.value = null;
    };
    return [
      ...(beat.events.length ? [() => this.happen(beat)] : []),
      ...(beat.words ? [() => this.player.words.say(beat)] : []),
      ...(beat.listed && beat.phase ? [() => this.list(beat)] : []),
      ...(beat.events.length ? [follow] : []),
    ];
  }

  /** What a beat made true is on the board. @param {ToldBeat} beat */
  happen(beat) {
    const { table, dice } = this.player,
      game = table.game.value;
    batch(() => {
      if (this.parts.length) table.held.value = table.shown.value;
      for (const event of beat.events) {
        if (table.at.value === null)
          table.shown.value = game?.replayEvent(table.shown.value, event, table.map()) ?? table.shown.value;
        dice.value = game?.rolled?.(event) ?? dice.value;
      }
    });
  }

  /** A beat in the list beside the board. @param {ToldBeat} beat */
  list(beat) {
    const { steps } = this.player;
    steps.value = [...steps.value, beat].slice(-24);
  }

  /** @param {(() => void)[]} parts */
  more(parts) {
    if (parts !== this.parts) return; // the next beat has begun
    const draw = parts.shift();
    if (draw) draw();
    else if (!this.drawAhead()) return;
    this.player.clock.soon?.(() => this.more(parts));
  }

  /**
   * Beats to come are drawn while there is time for it: when they are told, they only have to be shown. Was there one?
   */
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
