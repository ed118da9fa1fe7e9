// @ts-check
/** The coach's memory: the hint and its step, what is asked of teammates, the debrief. No drawing. */
import { effect, signal } from '../../lib/templates.js';
import { coaching, isNew } from '../../lib/preferences.js';
import { RiskMap } from './risk_map.js';

/** @import { DebriefFound, Offer } from '../../lib/game.d.ts' */
/** @import { Refusal } from '../../lib/page.d.ts' */
/** @import { Asked, DebriefAnswer, HintAnswer, RequestAnswer, RiskAnswer } from '../../lib/protocol.d.ts' */
/** @import { Match } from './match.js' */

export class Coach {
  /** @param {Match} table */
  constructor(table) {
    this.table = table;
    this.hint = signal(/** @type {HintAnswer | null} */ (null)); // {seq, hint}
    this.riskMap = new RiskMap(table);
    // {mate, place} while somebody is asked
    this.asking = signal(/** @type {{mate: number, place: string} | null} */ (null));
    this.answer = signal(/** @type {RequestAnswer | null} */ (null)); // the last request with its answer
    this.debrief = signal(/** @type {DebriefFound | null} */ (null));
    this.refused = signal(/** @type {Refusal | null} */ (null)); // why there is no debrief
    this.busy = signal(''); // what is being thought about
    this.other = signal(0); // which line is shown: the best, then other ways
    this.unfolded = signal(''); // what of the hint is unfolded: why, odds
    this.pressed = false; // somebody pressed for it: the focus goes to what it offers
    this.following = false; // a line was played: the next hint comes by itself until the turn is over
    this.turn = 0;
    this.reveal = (/** @type {string} */ place) => void place;
    this.doubts = (/** @type {string} */ words) => void words; // who asks before a line that nobody can take back
    this.named = (/** @type {Offer} */ step) => table.game.value.offer?.(step) ?? step; // as the page names places
    this.stops = [
      effect(() => {
        if (this.hint.value && table.live.value?.seq !== this.hint.value.seq) this.fold();
      }),
      effect(() => this.guide()),
      effect(() => {
        if (table.live.value?.view.turn !== this.turn) {
          this.turn = table.live.value?.view.turn;
          this.answer.value = null;
          this.asking.value = null;
          this.following = false;
        }
      }),
    ];
  }

  /** @param {HintAnswer | RiskAnswer | RequestAnswer | DebriefAnswer} message */
  hear(message) {
    if (message.type === 'risk') {
      this.riskMap.found.value = message;
      return;
    }
    if (message.type === 'debrief') {
      this.debrief.value = message.debrief;
      import('../../academy/mistakes.js').then(({ learnFrom }) => learnFrom(this.table, message.debrief.moments));
      return;
    }
    if (message.type === 'request') {
      this.answer.value = message;
      return;
    }
    const { steps = [], others = [] } = message.hint;
    this.hint.value = {
      ...message,
      hint: { ...message.hint, steps: steps.map(this.named), others: others.map((line) => line.map(this.named)) },
    };
    this.reveal(this.place());
  }

  /** The place that the hint is about, from its second step on. */
  place() {
    const { space, cell, edge } = this.hint.value?.hint.place ?? {};
    return space ?? cell ?? edge ?? '';
  }

  /** Ask the coach; gives whether it answered. @param {Asked.HintQuery | Asked.Request} message */
  async ask(message) {
    this.busy.value = message.type;
    const found = await this.table.tell(message);
    this.busy.value = '';
    return found;
  }

  /** May I be advised now? */
  get able() {
    const { table } = this;
    return (
      !!table.you.value?.seats.length &&
      table.at.value === null &&
      table.live.value?.view.result === 'undecided' &&
      !table.story.playing.value &&
      !this.busy.value
    );
  }

  /** Does the coach speak without being asked? In somebody's first match it does until they know how it goes. */
  get guides() {
    const { table } = this,
      chosen = coaching.value[table.code];
    return chosen ? chosen === 'on' : this.isFirst && !this.knows;
  }

  /** A first rescue, or a guest who has never finished a match or a lesson in this browser. */
  get isFirst() {
    const room = this.table.room.value,
      you = this.table.you.value;
    return /^first /.test(room?.origin ?? '') || (!!you?.seats.length && !you.host && !room?.alone && isNew());
  }

  /** Has somebody seen enough to go on alone? */
  get knows() {
    const { table } = this;
    return !!(table.live.value && table.game.value?.learned?.(table.live.value.view));
  }

  /** It grew silent by itself, and nobody has called it back. */
  get silent() {
    return this.isFirst && this.knows && !coaching.value[this.table.code];
  }

  /** Call the coach, or send it away. @param {boolean} on */
  call(on) {
    coaching.value = { ...coaching.value, [this.table.code]: on ? 'on' : 'off' };
    if (!on) this.clear();
  }

  /** Ask for the next hint where the coach guides; where one starts is suggested without it. */
  guide() {
    const { table } = this,
      live = table.live.value,
      wanted = (this.guides || this.following) && table.legal.value.length > 0 && !live.view.starts;
    if (wanted && this.hint.peek()?.seq !== live.seq) window.setTimeout(() => this.fetch(live.seq), 0);
  }

  /** A hint that nobody pressed for: what is refused is tried again, and nobody is told. @param {number} seq */
  fetch(seq) {
    const { table } = this;
    if (seq !== table.live.value.seq || table.queue.length || this.busy.value || this.hint.value?.seq === seq) return;
    this.busy.value = 'hint';
    table.line
      .send({ type: 'hint', step: 3, seat: table.mine.value })
      .catch(() => window.setTimeout(() => this.guide(), 800))
      .finally(() => {
        this.busy.value = '';
        if (table.live.value.seq !== seq) this.guide();
      });
  }

  /** The whole line at once; a second press closes it. */
  async press() {
    if (!this.able) return;
    if (this.hint.value) return this.clear();
    this.pressed = true;
    await this.ask({ type: 'hint', step: 3, seat: this.table.mine.value || this.table.you.value.seats[0] });
    this.pressed = false;
  }

  /** The lines of the hint, the best first. */
  all() {
    const found = this.hint.value?.hint;
    return found ? [found.steps ?? [], ...(found.others ?? [])] : [];
  }

  /** The steps that are shown, with their prices; null without a hint, empty where the turn should end. */
  advice() {
    const found = this.hint.value,
      all = this.all();
    return found?.hint.now && found.seq === this.table.live.value?.seq ? all[this.other.value % all.length] : null;
  }

  /**
   * What of a line nobody can take back, in words; where ways lead is known for those that come first.
   * @param {Offer[]} steps
   */
  doubt(steps) {
    const game = this.table.game.value,
      other = steps.findIndex((step) => !game.walks.test(step.verb)),
      known = steps.filter((step, i) => other < 0 || i <= other || !game.walks.test(step.verb));
    return known
      .map((step) =>
        game.warning?.({ ...step, key: step.text, place: step.space ?? '', steps, offer: step }, this.table),
      )
      .find(Boolean);
  }

  /** Play the line that is shown, up to the first die. @param {boolean} [sure] */
  play(sure = false) {
    const steps = this.advice();
    if (!steps?.length) return;
    const doubt = sure ? '' : this.doubt(steps);
    if (doubt) {
      this.doubts(doubt);
      return;
    }
    this.following = true;
    this.table.walk(steps.map((step) => step.text));
  }

  /** The hint is over. */
  fold() {
    this.hint.value = null;
    this.other.value = 0;
    this.unfolded.value = '';
  }

  clear() {
    this.following = false;
    this.fold();
  }

  /** Look back on a match that is over. */
  async review() {
    if (this.debrief.value || this.busy.value === 'debrief') return;
    this.busy.value = 'debrief';
    this.refused.value = null;
    try {
      await this.table.line.send({ type: 'debrief' });
    } catch (error) {
      this.refused.value = /** @type {Refusal} */ (error);
    }
    this.busy.value = '';
  }

  stop() {
    this.riskMap.stop();
    for (const stop of this.stops) stop();
  }
}
