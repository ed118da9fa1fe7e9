// @ts-check
/** The coach's memory: the hint and its step, the risk lens, what is asked of teammates, the debrief. No drawing. */
import { batch, effect, signal } from '../kit.js';
import { has, t } from '../words.js';
import { becauseWords } from './steps.js';

const LATER = 150; // milliseconds that a moment must stay before the lens asks about it

export class Coach {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.hint = signal(/** @type {any} */ (null));     // {seq, hint}
    this.lens = signal(false);                         // is the risk lens on?
    this.risk = signal(/** @type {any} */ (null));     // {seq, risk}
    this.asking = signal(/** @type {any} */ (null));   // {mate, place} while somebody is asked
    this.answer = signal(/** @type {any} */ (null));   // the last request with its answer
    this.debrief = signal(/** @type {any} */ (null));
    this.refused = signal(/** @type {any} */ (null));  // why there is no debrief
    this.busy = signal('');                            // what is being thought about
    this.step = 0;
    this.turn = 0;
    this.timer = 0;
    this.reveal = (/** @type {string} */ place) => { void place; };
    this.stops = [effect(() => { if (this.hint.value && table.live.value?.seq !== this.hint.value.seq) this.clear(); }), effect(() => this.look()), effect(() => { if (table.live.value?.view.turn !== this.turn) { this.turn = table.live.value?.view.turn; this.answer.value = null; this.asking.value = null; } })];
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === 'risk') { this.risk.value = message; return; }
    if (message.type === 'debrief') { this.debrief.value = message.debrief; return; }
    if (message.type === 'request') { this.answer.value = message; return; }
    this.hint.value = message;
    this.reveal(this.place());
  }

  /** The place that the hint is about, from its second step on. */
  place() {
    const { space, cell, edge } = this.hint.value?.hint.place ?? {};
    return space ?? cell ?? edge ?? '';
  }

  /** Ask the coach; gives whether it answered. @param {any} message */
  async ask(message) {
    this.busy.value = message.type;
    const found = await this.table.tell(message);
    this.busy.value = '';
    return found;
  }

  /** May I be advised now? */
  get able() {
    const { table } = this;
    return !!table.you.value?.seats.length && table.at.value === null && table.live.value?.view.result === 'undecided' && !table.story.playing.value && !this.busy.value;
  }

  /** One press more: a nudge, a place, the line. */
  async press() {
    if (!this.able) return;
    const { table } = this, same = this.hint.value?.seq === table.live.value.seq;
    if (same && this.step === 3) { this.clear(); return; }
    const step = same ? this.step + 1 : 1;
    this.step = step;
    if (!await this.ask({ type: 'hint', step, seat: table.mine.value || table.you.value.seats[0] })) this.step = step - 1;
  }

  clear() { this.hint.value = null; this.step = 0; }

  /** The lens follows the table, and the moments of the replay; what is told step by step is waited for. */
  look() {
    const { table } = this;
    clearTimeout(this.timer);
    const view = table.shown.value, seq = table.at.value ?? table.live.value?.seq;
    if (!this.lens.value || !view?.turn || view.result !== 'undecided' || table.story.playing.value || table.link.value !== 'live' || this.risk.value?.seq === seq) return;
    this.timer = window.setTimeout(() => table.line.send({ type: 'risk', at: seq }).catch((/** @type {any} */ error) => {
      if (error.code === 'too-fast') this.timer = window.setTimeout(() => this.look(), 1200);
      else if (error.code !== 'over') batch(() => { this.lens.value = false; table.note.value = { error }; });
    }), LATER);
  }

  /** What the lens shows of the table on the board, if it is known. */
  seen() {
    const { table } = this, found = this.risk.value;
    return this.lens.value && found && found.seq === (table.at.value ?? table.live.value.seq) && table.shown.value.result === 'undecided' && !table.story.playing.value ? found.risk : null;
  }

  /** Look back on a match that is over. */
  async review() {
    if (this.debrief.value || this.busy.value === 'debrief') return;
    this.busy.value = 'debrief';
    this.refused.value = null;
    try { await this.table.line.send({ type: 'debrief' }); } catch (error) { this.refused.value = error; }
    this.busy.value = '';
  }

  stop() { clearTimeout(this.timer); for (const stop of this.stops) stop(); }
}

/** Does one plan go on with the other? @param {any} before @param {any} after */
const goesOn = (before, after) => before?.plan && after?.plan && before.actor === after.actor && before.plan.length === after.plan.length + 1 && before.plan.slice(1).every((/** @type {string} */ text, /** @type {number} */ i) => text === after.plan[i]);

/** The plan that an AI follows at the moment that is shown: all steps, how many are done, and why; null when it has none. @param {any} table */
export function planOf(table) {
  const line = table.chronicle.line(table.at.value), last = line.at(-1);
  if (!last?.bot || !(last.plan?.length > 1) || table.shown.value?.result !== 'undecided') return null;
  let i = line.length - 1;
  while (i > 0 && goesOn(line[i - 1], line[i])) i -= 1;
  return { seat: last.actor, steps: line[i].plan, done: line.length - i, because: line[i].because, reason: line[i].reason };
}

/** Entries in which a plan begins: those that the one before did not announce. @param {any[]} line @param {number} i */
export const begins = (line, i) => !!line[i].bot && !!line[i].plan?.length && !goesOn(line[i - 1], line[i]);

/** Why an AI does it: in the person's language if there is a sentence for it, else in the bot's own words. @param {any} entry @param {any} game */
export const whyWords = (entry, game) => becauseWords(entry.because, game) || (entry.because?.id ? '' : entry.reason ?? '');

/** The name of an AI. @param {string} name */
export const botName = (name) => (has(`bot-${name}`) ? t(`bot-${name}`) : name);
