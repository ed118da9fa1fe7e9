// @ts-check
/** The coach: a hint in three presses (a nudge, a place, the whole line with the odds), reasons in words, and the debrief after a match. */
import { effect, html, nothing, signal } from '../kit.js';
import { icon } from '../icons.js';
import { has, spoken, t } from '../words.js';

const CHANCES = ['poi-lost', 'collapse', 'win'];
const percent = (/** @type {number} */ share) => new Intl.NumberFormat(spoken.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
const number = (/** @type {number} */ value) => new Intl.NumberFormat(spoken.value, { maximumFractionDigits: 1 }).format(value);
const signed = (/** @type {number} */ share) => new Intl.NumberFormat(spoken.value, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(share);

/** Why a line is better, in a sentence; '' if nothing is to be said. @param {any} because @param {any} game */
export function becauseWords(because, game) {
  if (!because?.id || !has(because.id)) return '';
  const unit = because.id.replace(/^because-/, ''), say = (/** @type {any} */ value) => (typeof value !== 'number' ? String(value ?? '') : CHANCES.includes(unit) ? percent(value) : number(value));
  return t(because.id, { place: because.place ? game.short(because.place) : '', ours: say(because.ours), theirs: say(because.theirs) });
}

/** An action's text as a name. @param {any} table @param {string} text */
function actionWords(table, text) {
  const game = table.game.value, offer = table.live.value.view.legal.find((/** @type {any} */ one) => one.text === text);
  const words = text.split(' '), two = ['drive', 'park'].includes(words[0]), verb = words.slice(0, two ? 2 : 1).join(' '), target = words.at(-1) ?? '';
  return game.title(offer ?? { text, verb, space: target, cell: target, edge: target.includes('|') ? target : undefined, card: verb === 'take' || verb === 'change' ? target : undefined }, (/** @type {number} */ seat) => table.nameOf(seat));
}

const lineWords = (/** @type {any} */ table, /** @type {string[]} */ line) => line.map((text) => actionWords(table, text)).join(', ');

export class Coach {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.hint = signal(/** @type {any} */ (null));     // {seq, hint}
    this.debrief = signal(/** @type {any} */ (null));
    this.risk = signal(/** @type {any} */ (null));     // {seq, risk}
    this.asked = signal(false);
    this.step = 0;
    this.stop = effect(() => { if (this.hint.value && table.live.value?.seq !== this.hint.value.seq) this.clear(); });
  }

  /** @param {any} message */
  hear(message) {
    this.asked.value = false;
    if (message.type === 'risk') { this.risk.value = message; return; }
    if (message.type === 'debrief') { this.debrief.value = message.debrief; return; }
    this.hint.value = message;
    const place = message.hint.place?.space ?? message.hint.place?.edge?.split('|')[0] ?? '';
    if (place) this.table.pings.value = [...this.rest(), { ping: place, name: '', key: 'hint' }];
  }

  rest() { return this.table.pings.peek().filter((/** @type {any} */ one) => one.key !== 'hint'); }

  /** One press more: a nudge, a place, the line. */
  async press() {
    const { table } = this, same = this.hint.value?.seq === table.live.value.seq;
    this.step = same ? Math.min(3, this.step + 1) : 1;
    this.asked.value = true;
    if (!await table.tell({ type: 'hint', step: this.step })) this.asked.value = false;
  }

  /** The risk lens on and off. */
  async lens() {
    if (this.risk.value?.seq === this.table.live.value.seq) { this.risk.value = null; return; }
    this.asked.value = true;
    if (!await this.table.tell({ type: 'risk' })) this.asked.value = false;
  }

  /** Look back on a match that is over. */
  async look() {
    this.asked.value = true;
    if (!await this.table.tell({ type: 'debrief' })) this.asked.value = false;
  }

  clear() { this.hint.value = null; this.step = 0; this.table.pings.value = this.rest(); }

  /** The hint as a card in the panel. */
  card() {
    const found = this.hint.value?.hint, { table } = this;
    if (!found || table.at.value !== null) return nothing;
    const why = becauseWords(found.because, table.game.value);
    return html`<div class="prev hintcard" role="status">${icon('bulb')}<div><b>${t(`nudge-${found.nudge}`)}</b>${found.line ? html`<small>${lineWords(table, found.line)}</small>` : nothing}${why ? html`<small>${why}</small>` : nothing}${found.because?.instead?.length ? html`<small>${t('because-instead', { line: lineWords(table, found.because.instead) })}</small>` : nothing}${typeof found.win === 'number' ? html`<small>${t('win-chance', { chance: percent(found.win) })}</small>` : nothing}
      ${this.step < 3 ? html`<button class="why" data-more @click=${() => this.press()}>${t('hint-more')}</button>` : nothing}</div><button class="ib" aria-label=${t('close')} @click=${() => this.clear()}>${icon('x')}</button></div>`;
  }

  /** The debrief under the end card's numbers: where the match turned. @param {any} ui */
  review(ui) {
    const found = this.debrief.value, { table } = this;
    if (!found) return html`<div class="btns"><button class="btn" data-debrief ?disabled=${this.asked.value} @click=${() => this.look()}>${icon('bulb')}${this.asked.value ? t('loading') : t('debrief-title')}</button></div>`;
    const points = found.moments.map((/** @type {any} */ one, /** @type {number} */ i) => `${(300 * i) / Math.max(1, found.moments.length - 1)},${60 - 56 * one.before}`).join(' ');
    return html`<section class="debrief" aria-label=${t('debrief-title')}><h3>${t('debrief-curve')}</h3><svg viewBox="0 0 300 62" role="img" aria-label=${t('debrief-curve')}><polyline points=${points}></polyline></svg>
      <p>${t('debrief-start', { chance: percent(found.start) })} · ${t('debrief-decisions', { many: signed(found.decisions) })} · ${t('debrief-luck', { many: signed(found.luck) })}</p>
      <ol>${found.turning_points.map((/** @type {any} */ one) => html`<li><button class="why" @click=${() => table.go(one.seq)}>${t('debrief-point', { turn: one.turn, who: table.nameOf(one.seat) })}</button> ${one.cause === 'decision' ? t('debrief-by-decision', { many: signed(one.decision) }) : t('debrief-by-luck', { many: signed(one.luck) })}
        ${one.cause === 'decision' ? html`<small>${one.better ? t('debrief-better', { line: lineWords(table, one.better.line) }) : t('debrief-best')} ${becauseWords(one.better?.because, table.game.value)}</small>` : nothing}</li>`)}</ol></section>`;
  }
}
