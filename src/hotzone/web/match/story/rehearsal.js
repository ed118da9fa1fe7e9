// @ts-check
/** Before a beat of a new kind is told, its drawing is made once where nobody sees it: on the board it then takes less script. */
import { render } from '../../lib/templates.js';

/** @import { Beat } from '../../lib/game.d.ts' */
/** @import { MatchState } from '../model/match_state.js' */

export class Rehearsal {
  /** @param {MatchState} table */
  constructor(table) {
    this.table = table;
    /** @type {Set<string>} */
    this.known = new Set();
  }

  /** Make the drawing of the next beat whose kind is new. Was there one? @param {Beat[]} ahead */
  one(ahead) {
    const { rehearse } = this.table.game.value;
    const kindOf = (/** @type {Beat} */ beat) => `${beat.kind} ${beat.sound ?? ''}`;
    const beat = ahead.find((next) => !this.known.has(kindOf(next)));
    if (!beat || !rehearse) return false;
    this.known.add(kindOf(beat));
    render(rehearse(this.table.map(), this.table.shown.value, beat), document.createElement('div'));
    return true;
  }
}
