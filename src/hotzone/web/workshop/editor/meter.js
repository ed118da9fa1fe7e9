// @ts-check
/** The difficulty meter: asks the server to let the crew play a board, follows the figures, cancels, goes on. */
import { signal } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';

/** @import { Refusal } from '../../lib/page.d.ts' */
/** @import { Measured } from '../workshop.d.ts' */

const WAIT = 500; // milliseconds between two looks
const GAMES = 40; // matches a row, and as many again each time

export class Meter {
  /** @param {() => {game: string, text: string, cells: {level: string, crew: number}[]}} board */
  constructor(board) {
    this.board = board;
    this.job = signal('');
    this.found = signal(/** @type {Measured | null} */ (null));
    this.trouble = signal(/** @type {Refusal | null} */ (null));
    this.heat = signal('');
    /** the board that the figures are about */
    this.about = signal('');
    this.games = GAMES;
    this.timer = 0;
  }

  /** Does it play now? */
  runs() {
    return this.job.value !== '' && ['waiting', 'running'].includes(this.found.value?.state ?? 'waiting');
  }

  /** Begin, or go on: what was measured of this board is kept by the server. @param {boolean} [more] */
  async start(more = false) {
    const { game, text, cells } = this.board();
    if (more) this.games += GAMES;
    this.trouble.value = null;
    try {
      const { job } = await ask('/api/measure', { game, board: text, cells, games: this.games });
      this.about.value = text;
      this.job.value = job;
      await this.look();
    } catch (error) {
      this.job.value = '';
      this.trouble.value = /** @type {Refusal} */ (error);
    }
  }

  /** Look how far it is, and again after a while. */
  async look() {
    clearTimeout(this.timer);
    const job = this.job.value;
    try {
      const found = /** @type {Measured} */ (await ask(`/api/measure/${job}`));
      if (job !== this.job.value) return;
      this.found.value = found;
      if (this.runs()) this.timer = window.setTimeout(() => this.look(), WAIT);
    } catch (error) {
      this.trouble.value = /** @type {Refusal} */ (error);
      this.job.value = '';
    }
  }

  /** Stop; what was played stays. */
  async cancel() {
    clearTimeout(this.timer);
    const answer = await fetch(`/api/measure/${this.job.value}`, { method: 'DELETE' });
    if (answer.ok) await this.look();
  }

  close() {
    clearTimeout(this.timer);
    this.job.value = '';
  }
}
