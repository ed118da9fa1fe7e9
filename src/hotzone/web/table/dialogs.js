// @ts-check
/** What opens over the board: a rule, the settings, the keys, the board as text, the room and its seats. */
import { html, nothing } from '../kit.js';
import { icon } from '../icons.js';
import { ask } from '../net.js';
import { language, letters, passing, seenTheme, sound, speed, still, theme, vibrate } from '../settings.js';
import { LANGUAGES, speak, spoken, t } from '../words.js';
import { invite, seal, seatLinks } from './invite.js';
import { keyTable } from './keys.js';
import { byStrength } from '../home/bots.js';
import { botName } from './coach.js';
import { debriefBody } from './debrief.js';
import { lensText } from './risklens.js';

/** @type {Map<string, any>} */
const rules = new Map();

/** The text of a rule, in the person's language if it is written, else in English. @param {string} game @param {string} rule @param {() => void} again */
export function ruleText(game, rule, again) {
  const key = `${spoken.value} ${rule}`;
  if (!rules.has(key)) {
    rules.set(key, { text: t('loading') });
    ask(`/api/games/${game}/rules/${spoken.value}/${rule}`).catch(() => ask(`/api/games/${game}/rules/en/${rule}`))
      .then((found) => rules.set(key, found), () => rules.set(key, { text: t('rule-unknown') })).then(again);
  }
  return rules.get(key);
}

const choice = (/** @type {string} */ label, /** @type {any} */ control) => html`<label class="setting"><span>${label}</span>${control}</label>`;
const toggle = (/** @type {any} */ sig) => html`<input type="checkbox" .checked=${sig.value} @change=${(/** @type {any} */ event) => { sig.value = event.target.checked; }}>`;

/** Language, theme, pace. */
export function settingsBody() {
  return html`<div class="settings">
    ${choice(t('language'), html`<select @change=${(/** @type {any} */ event) => { language.value = event.target.value; speak(event.target.value); }}>${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} ?selected=${tag === spoken.value}>${name}</option>`)}</select>`)}
    ${choice(t('theme'), html`<select @change=${(/** @type {any} */ event) => { theme.value = event.target.value; }}>${['', 'dark', 'light'].map((name) => html`<option value=${name} ?selected=${name === theme.value}>${t(`theme-${name || 'system'}`)}</option>`)}</select>`)}
    ${choice(t('story-speed'), html`<select @change=${(/** @type {any} */ event) => { speed.value = Number(event.target.value); }}>${[0.5, 1, 2, 4].map((by) => html`<option value=${by} ?selected=${by === speed.value}>${by}×</option>`)}</select>`)}
    ${choice(t('no-animation'), toggle(still))}${choice(t('letter-keys'), toggle(letters))}${choice(t('pass-card'), toggle(passing))}${choice(t('sounds'), toggle(sound))}${'vibrate' in navigator ? choice(t('vibrate'), toggle(vibrate)) : nothing}
    ${'Notification' in window ? choice(t('notify'), html`<button type="button" class="chip" @click=${() => Notification.requestPermission()}>${t('notify-allow')}</button>`) : nothing}</div>`;
}

/** @param {any} ui */
function rule(ui) {
  const name = ui.dialog.value.rule, found = ruleText(ui.table.room.value.game, name, () => { ui.dialog.value = { ...ui.dialog.value }; });
  return html`<p class="ruletext" lang=${found.language ?? spoken.value}>${found.text}</p><p class="ruleid">${name}</p><p><a href="/rules/${ui.table.room.value.game}/${name}" target="_blank" rel="noopener">${t('all-rules')}</a></p>`;
}

/** @param {any} ui */
function text(ui) {
  const { table } = ui;
  const game = table.game.value;
  const risky = lensText(table);
  return [...(risky.length ? [{ head: t(`${game.prefix ?? ''}risk-lens`), items: risky }] : []), ...game.asText(game.mapOf(table.board.value), table.shown.value, (/** @type {number} */ seat) => table.nameOf(seat))]
    .map((/** @type {any} */ part) => html`<h3>${part.head}</h3><ul>${part.items.map((/** @type {string} */ item) => html`<li>${item}</li>`)}</ul>`);
}

const keysBody = () => html`<table class="keys"><tbody>${keyTable().map(([key, what]) => html`<tr><th scope="row"><kbd>${key}</kbd></th><td>${what}</td></tr>`)}</tbody></table>`;

/** @param {any} ui */
function end(ui) {
  const { left, kept } = ui.dialog.value;
  return html`<p>${t('end-loses', { lost: left - kept, kept })}</p><div class="btns"><button class="btn" @click=${() => { ui.asking.value = false; ui.dialog.value = null; }}>${t('keep-playing')}</button><button class="btn p" @click=${() => ui.endTurn()}>${t('end-turn')}</button></div>`;
}

/** What cannot be taken back is asked again. @param {any} ui */
function sure(ui) {
  const { option, words } = ui.dialog.value;
  return html`<p>${words}</p><div class="btns"><button class="btn" autofocus @click=${() => { ui.dialog.value = null; }}>${t('keep-playing')}</button><button class="btn p" data-sure @click=${() => { ui.dialog.value = null; ui.planner.play(option, true); }}>${t('do-it')}</button></div>`;
}

/** A person's seat in the list. @param {any} ui @param {any} seat */
function seatRow(ui, seat) {
  const { table } = ui;
  const you = table.you.value, room = table.room.value, mine = seat.holder && seat.holder === you?.person, free = !seat.holder && !seat.bot && !seat.owner;
  const may = mine || you?.host || seat.owner === you?.person;
  return html`<li class="seat"><svg aria-hidden="true"><use href="#${table.game.value?.crew(table.shown.value)[seat.seat - 1]?.symbol ?? `helmet-${seat.seat}`}"></use></svg>
    <div>${mine ? html`<input class="seatname" aria-label=${t('seat-name', { seat: seat.seat })} maxlength="20" .value=${table.nameOf(seat.seat)} @change=${(/** @type {any} */ event) => table.rename(seat.seat, event.target.value)}>` : html`<b>${table.nameOf(seat.seat)}</b>`}
    <small>${seat.bot ? t('seat-bot', { bot: botName(seat.bot) }) : seat.holder ? t(mine ? 'seat-yours' : seat.here ? 'seat-of' : 'seat-away', { who: seat.name }) : t('seat-free')}</small></div>
    <span class="seatacts">${free ? html`<button class="chip on" @click=${() => table.tell({ type: 'sit', seat: seat.seat })}>${t('sit')}</button>` : nothing}
    ${may && !seat.bot && room ? html`<label class="give"><span class="heard">${t('give-bot')}</span><select data-give=${seat.seat} .value=${''} @change=${(/** @type {any} */ event) => table.tell({ type: 'give', seat: seat.seat, bot: event.target.value })}><option value="" disabled selected>${t('give-bot')}</option>${byStrength(ui.bots.value).map((name) => html`<option value=${name}>${botName(name)}: ${t(`bot-${name}-how`)}</option>`)}</select></label>` : nothing}
    ${may && seat.bot ? html`<button class="chip" @click=${() => table.tell({ type: 'take', seat: seat.seat })}>${t('take-back')}</button>` : nothing}
    ${seatLinks(ui, seat)}${mine && !room.alone ? html`<button class="chip" @click=${() => table.tell({ type: 'stand', seat: seat.seat })}>${t('stand')}</button>` : nothing}</span></li>`;
}

/** The room: code, links, seats, who is here, the host's switches. @param {any} ui */
function room(ui) {
  const { table } = ui;
  const about = table.room.value, you = table.you.value;
  return html`<div class="room">${invite(ui)}
    <ul class="seats">${about.seats.map((/** @type {any} */ seat) => seatRow(ui, seat))}</ul>
    <h3>${t('people-here')}</h3><ul class="people">${about.people.map((/** @type {any} */ one) => html`<li class=${one.here ? '' : 'away'}><i></i>${one.name}${one.host ? html` <small>${t('host')}</small>` : nothing}${you?.host && one.person !== you.person ? html`<button class="chip" @click=${() => table.tell({ type: 'kick', person: one.person })}>${t('kick')}</button>${one.guest ? nothing : html`<button class="chip" @click=${() => table.tell({ type: 'host', person: one.person })}>${t('make-host')}</button>`}` : nothing}</li>`)}</ul>
    ${!you?.host && you?.seats.length && !about.people.some((/** @type {any} */ one) => one.host && one.here) ? html`<p><button class="chip" @click=${() => table.tell({ type: 'host' })}>${t('be-host')}</button></p>` : nothing}
    ${you?.host ? html`<h3>${t('host-switches')}</h3><div class="settings">${choice(t('switch-chat'), html`<select @change=${(/** @type {any} */ event) => table.tell({ type: 'set', chat: event.target.value })}>${['all', 'seats', 'off'].map((name) => html`<option value=${name} ?selected=${name === about.switches.chat}>${t(`chat-${name}`)}</option>`)}</select>`)}
      ${['watchers', 'undo', 'paused'].map((name) => choice(t(`switch-${name}`), html`<input type="checkbox" .checked=${about.switches[name]} @change=${(/** @type {any} */ event) => table.tell({ type: 'set', [name]: event.target.checked })}>`))}
      ${choice(t('switch-pace'), html`<input type="range" min="0" max="3" step="0.2" .value=${String(about.switches.pace)} @change=${(/** @type {any} */ event) => table.tell({ type: 'set', pace: Number(event.target.value) })}>`)}
      ${about.switches.paused ? html`<button class="chip" @click=${() => table.tell({ type: 'step' })}>${t('bot-step')}</button>` : nothing}</div>` : nothing}
    <h3>${t('record')}</h3><p><a class="chip" href="/api/matches/${table.code}/record" download>${t('record-save')}</a> <a class="chip" href="/">${icon('home')}${t('to-home')}</a></p>
    ${seal(about)}</div>`;
}

/** What the drawings mean. @param {any} ui */
function legend(ui) {
  const { table } = ui;
  return table.game.value.legend(table.map(), table.shown.value).map((/** @type {any} */ part) => html`<h3>${part.head}</h3><ul class="drawings">${part.items.map((/** @type {any[]} */ [picture, name]) => html`<li>${picture}<span>${name}</span></li>`)}</ul>`);
}

const BODIES = { legend, rule, settings: settingsBody, keys: keysBody, text, end, room, sure, debrief: debriefBody };

/** The open dialog, if any. @param {any} ui */
export function dialogs(ui) {
  const open = ui.dialog.value;
  void seenTheme();
  if (!open) return nothing;
  const body = /** @type {any} */ (BODIES)[open.kind];
  return html`<dialog class="card pop ${open.kind}" aria-labelledby="pop-title" @close=${() => { if (ui.dialog.value === open) ui.dialog.value = null; }} @click=${(/** @type {any} */ event) => { if (event.target.tagName === 'DIALOG') ui.dialog.value = null; }}>
    <header><h2 id="pop-title">${t(`pop-${open.kind}`)}</h2><button class="ib" aria-label=${t('close')} @click=${() => { ui.dialog.value = null; }}>${icon('x')}</button></header><div class="popbody" tabindex="0">${body(ui)}</div></dialog>`;
}
