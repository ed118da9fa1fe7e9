// @ts-check
/**
 * A match that several crews play with the same dice, as the server tells it: asked for again while one's own try goes
 * on.
 */
import { signal } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { wantPicture } from './day_picture.js';

/** @import { Challenge, Day } from './daily.d.ts' */
/** @import { Refusal } from '../lib/page.d.ts' */

/** @template {Day | Challenge} T */
export class SharedMatch {
  about = signal(/** @type {T | null} */ (null));
  trouble = signal(/** @type {Refusal | null} */ (null));
  gone = false;
  timer = 0;
  finished = () => {}; // what else changes when one's own try ends

  /**
   * @param {string} path where the server tells it
   * @param {number} wait milliseconds until it is asked for again
   */
  constructor(path, wait) {
    this.path = path;
    this.wait = wait;
  }

  async read() {
    const found = /** @type {T} */ (await ask(this.path));
    if (this.gone) return;
    const ended = found.mine?.over && this.about.peek() && !this.about.peek()?.mine?.over;
    this.about.value = found;
    if (ended) this.finished();
    wantPicture(found.plan.game, found.plan.settings.board);
    if (found.mine && !found.mine.over) this.timer = window.setTimeout(() => this.read().catch(() => {}), this.wait);
  }

  /** Something was refused. @param {unknown} error */
  failed = (error) => {
    this.trouble.value = /** @type {Refusal} */ (error);
  };

  /** Nobody looks any more. */
  leave() {
    this.gone = true;
    clearTimeout(this.timer);
  }
}
