// @ts-check
/** Asking a teammate for something: whom, where and what; and what they answered. */
import { html, nothing } from '../kit.js';
import { icon } from '../icons.js';
import { t } from '../words.js';
import { percent, weighed } from './steps.js';

/** What was asked, in words. @param {any} table @param {any} message */
const askedWords = (table, message) => t(`request-${message.ask}`, { place: message.place ? table.game.value.short(message.place) : '' });

/** What was answered, in words. @param {any} table @param {any} message */
export function answerWords(table, message) {
  const id = message.answer === 'no' ? `no-${message.why}` : message.answer === 'yes' && message.cost > 0.005 ? 'yes-cost' : message.answer;
  return t(`answer-${id}`, { who: table.nameOf(message.seat), cost: percent(message.cost ?? 0) });
}

/** A request with its answer as a line of the chat. @param {any} table @param {any} message */
export const requestLine = (table, message) => ({ ...message, name: table.nameOf(message.by), text: `${askedWords(table, message)} – ${answerWords(table, message)}` });

/** Those who can be asked: the seats of others that somebody plays. @param {any} table */
export const mates = (table) => (table.game.value?.asks && table.you.value?.seats.length && table.live.value?.view.turn && table.live.value.view.result === 'undecided'
  ? (table.room.value?.seats ?? []).filter((/** @type {any} */ seat) => !table.you.value.seats.includes(seat.seat) && (seat.bot || seat.holder)) : []);

/** Open or close it; AI comes first, and the place that has the focus. @param {any} ui */
export function toggleAsking(ui) {
  const { table } = ui;
  const { coach } = table, all = mates(table);
  ui.planner.clear();
  coach.answer.value = null;
  const place = ui.focus.value;
  coach.asking.value = coach.asking.value || !all.length ? null : { mate: (all.find((/** @type {any} */ seat) => seat.bot) ?? all[0]).seat, place: table.game.value.asks(table.shown.value, place).length ? place : '' };
}

/** A place was pointed at while somebody is asked; false if it is not for us. @param {any} ui @param {string} place */
export function pickForAsking(ui, place) {
  const { coach, game, shown } = ui.table;
  if (!coach.asking.value || !place) return false;
  coach.asking.value = { ...coach.asking.value, place: game.value.asks(shown.value, place).length ? place : '' };
  return true;
}

/** What can be asked without a place, by the seat that the server takes for me. @param {any} table @returns {string[]} */
function pleas(table) {
  const view = table.live.value.view, { seats } = table.you.value;
  return table.game.value.pleas(view, seats.includes(view.actor) ? view.actor : seats[0]);
}

/** @param {any} ui @param {string} ask */
async function send(ui, ask) {
  const { table } = ui;
  const { mate, place } = table.coach.asking.value;
  if (await table.coach.ask({ type: 'request', seat: mate, ask, ...(pleas(table).includes(ask) ? {} : { place }) })) table.coach.asking.value = null;
}

/** The card in the panel: the choice of whom and what, or the answer. @param {any} ui */
export function askingCard(ui) {
  const { table } = ui;
  const { coach } = table, now = coach.asking.value, said = coach.answer.value, game = table.game.value;
  if (now) {
    const kinds = [...(now.place ? game.asks(table.shown.value, now.place) : []), ...pleas(table)];
    return html`<section class="prev askcard" aria-label=${t('ask-crew')}>${icon('chat')}<div><b>${t('ask-crew')}</b>
      <div class="row" role="group" aria-label=${t('ask-whom')}>${mates(table).map((/** @type {any} */ seat) => html`<button class="chip ${seat.seat === now.mate ? 'on' : ''}" aria-pressed=${seat.seat === now.mate} data-mate=${seat.seat} @click=${() => { coach.asking.value = { ...now, mate: seat.seat }; }}>${table.nameOf(seat.seat)}</button>`)}</div>
      <small>${t(now.place ? 'ask-other-place' : `${game.prefix ?? ''}ask-place`)}</small>
      ${kinds.map((kind) => html`<button class="act" data-ask=${kind} ?disabled=${!!coach.busy.value} @click=${() => send(ui, kind)}><span class="nm">${t(`request-${kind}`, { place: now.place ? game.short(now.place) : '' })}</span></button>`)}</div>
      <button class="ib" aria-label=${t('close')} @click=${() => { coach.asking.value = null; }}>${icon('x')}</button></section>`;
  }
  if (!said) return nothing;
  return html`<section class="prev answercard ${said.answer}" role="status">${icon(said.answer === 'no' ? 'x' : said.answer === 'yes' ? 'check' : 'chat')}<div><small>${askedWords(table, said)}</small><b>${answerWords(table, said)}</b>${weighed(said.units, game).slice(0, 2).map((one) => html`<small>${one.text}</small>`)}</div>
    <button class="ib" aria-label=${t('close')} @click=${() => { coach.answer.value = null; }}>${icon('x')}</button></section>`;
}
