// @ts-check
/** What happened, in sentences with their rules; chat, phrases; the crew and what is left in the box. */
import { html, nothing, repeat } from '../kit.js';
import { icon } from '../icons.js';
import { seatNames, sound } from '../settings.js';
import { spoken, t } from '../words.js';
import { answerWords } from './asking.js';
import { begins, whyWords } from './coach.js';
import { lineWords } from './steps.js';
import { soundOf } from './sounds.js';

const PHRASES = ['well-done', 'help', 'on-my-way', 'careful', 'your-call', 'thanks'];

let told = new WeakMap(); // an event and its line, as long as language and names are the same
let toldFor = /** @type {any[]} */ ([]);

/** An event's line, told once. @param {any} table @param {any} event */
function line(table, event) {
  if (!told.has(event)) told.set(event, table.game.value?.tell(event, (/** @type {number} */ seat) => table.nameOf(seat), table.map()) ?? null);
  return told.get(event);
}

/** What an AI means to do and why, once a plan; and what becomes of what it was asked for. @param {any} table @param {any} entry */
function planLines(table, entry) {
  const who = table.nameOf(entry.actor), why = whyWords(entry, table.game.value), { seq } = entry;
  const said = (entry.because?.requests ?? []).map((/** @type {any} */ one, /** @type {number} */ i) => ({ key: `${seq}.q${i}`, seq, text: answerWords(table, { ...one, seat: entry.actor }), icon: 'i-chat', rule: '' }));
  const plan = entry.plan.length > 1 ? t('log-plan', { who, line: lineWords(table, entry.plan) }) : '', text = [plan, why].filter(Boolean).join(' ');
  return [...(text ? [{ key: `${seq}.r`, seq, text, icon: 'i-bot', rule: '' }] : []), ...said];
}

/** The lines of the log up to the moment that is shown. @param {any} ui @param {number} [most] */
export function lines(ui, most = 120) {
  const { table } = ui;
  const game = table.game.value, nameOf = (/** @type {number} */ seat) => table.nameOf(seat);
  const now = [table, spoken.value, table.room.value, seatNames.value, table.map()];
  if (now.some((one, i) => one !== toldFor[i])) { told = new WeakMap(); toldFor = now; }
  const found = /** @type {any[]} */ ([]);
  table.chronicle.line(table.at.value).forEach((/** @type {any} */ entry, /** @type {number} */ i, /** @type {any[]} */ all) => {
    if (begins(all, i)) found.push(...planLines(table, entry));
    entry.events.forEach((/** @type {any} */ event, /** @type {number} */ n) => {
      const one = line(table, event);
      if (one) found.push({ ...one, sound: sound.value ? soundOf(event) : '', key: `${entry.seq}.${n}`, seq: entry.seq });
    });
    const did = game?.tellAction?.(entry, nameOf);
    if (did) found.push({ ...did, key: `${entry.seq}.a`, seq: entry.seq });
  });
  return found.slice(-most);
}

/** @param {any} ui @param {any} line */
const logLine = (ui, line) => (line.turn
  ? html`<li class="sep">${line.text}</li>`
  : html`<li><svg aria-hidden="true"><use href="#${line.icon}"></use></svg><div>${line.text} ${line.sound ? html`<em class="caption">♪ ${t(`sound-${line.sound}`)}</em> ` : nothing}${line.rule ? html`<button class="why" aria-label=${t('why-rule', { rule: line.rule })} @click=${() => ui.openRule(line.rule)}>${icon('book')}${t('why')}</button>` : nothing}</div></li>`);

/** @param {any} ui */
function log(ui) {
  const all = lines(ui);
  return html`<div class="scroll" tabindex="0" role="log" aria-live="off" aria-label=${t('log')} data-scroll=${all.at(-1)?.key ?? ''}><ol>${repeat(all, (/** @type {any} */ line) => line.key, (/** @type {any} */ line) => logLine(ui, line))}</ol>${all.length ? nothing : html`<p class="idle">${t('log-empty')}</p>`}</div>`;
}

/** @param {any} ui */
function chat(ui) {
  const { table } = ui;
  const off = table.room.value?.switches.chat === 'off';
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const field = event.target.elements.line;
    if (field.value.trim()) table.tell({ type: 'say', text: field.value });
    field.value = '';
  };
  return html`<div class="scroll" tabindex="0" role="log" aria-label=${t('chat')} data-scroll=${table.talk.value.length}><ol class="talk">${table.talk.value.map((/** @type {any} */ line) => html`<li><b>${line.name}</b> ${line.phrase ? t(`phrase-${line.phrase}`) : line.text}</li>`)}</ol>${table.talk.value.length ? nothing : html`<p class="idle">${t('chat-empty')}</p>`}</div>
    <div class="phrases">${PHRASES.map((phrase) => html`<button class="chip" @click=${() => table.tell({ type: 'phrase', phrase })}>${t(`phrase-${phrase}`)}</button>`)}</div>
    <form class="say" @submit=${send}><label class="heard" for="line">${t('chat-line')}</label><input id="line" name="line" maxlength="300" autocomplete="off" placeholder=${off ? t('chat-off') : t('chat-line')} ?disabled=${off}><button class="btn slim" aria-label=${t('send')}>${icon('play')}</button></form>`;
}

/** @param {any} ui */
function crew(ui) {
  const { table } = ui;
  const game = table.game.value, view = table.shown.value, room = table.room.value;
  const watching = room?.people.filter((/** @type {any} */ one) => one.here && !room.seats.some((/** @type {any} */ seat) => seat.holder === one.person)) ?? [];
  return html`<div class="scroll" tabindex="0"><ul class="crewlist">${game.crew(view).map((/** @type {any} */ one) => html`<li><svg aria-hidden="true"><use href="#${one.symbol}"></use></svg><div><b>${table.nameOf(one.number)}</b><small>${one.role}${one.saved ? html` · ${t('saved', { many: one.saved })}` : nothing}${one.at ? html` · ${game.short(one.at)}` : nothing}</small></div></li>`)}</ul>
    <h3>${t('supply')}</h3><dl class="counts">${game.counts(view).map((/** @type {any} */ one) => html`<div><dt>${t(`count-${one.id.replaceAll('_', '-')}`)}</dt><dd>${one.value}</dd></div>`)}</dl>
    <h3>${t('watching')}</h3><p>${watching.map((/** @type {any} */ one) => one.name).join(', ') || t('none')}</p></div>`;
}

/** @param {any} ui */
export function logPane(ui) {
  const tab = ui.tab.value;
  const heads = ['log', 'chat', 'team'];
  return html`<section class="card log"><div class="hd" role="tablist">${heads.map((name) => html`<button class="tab ${tab === name ? 'on' : ''}" role="tab" id="tab-${name}" aria-controls="pane-side" aria-selected=${tab === name} @click=${() => { ui.tab.value = name; }}>${t(name)}${name === 'chat' && ui.unread.value ? html`<i class="unread"><span class="heard">${t('unread')}</span></i>` : nothing}</button>`)}</div>
    <div class="pane" role="tabpanel" id="pane-side" aria-labelledby="tab-${tab}">${tab === 'chat' ? chat(ui) : tab === 'team' ? crew(ui) : log(ui)}</div></section>`;
}
