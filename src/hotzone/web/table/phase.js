// @ts-check
/** Under the board: the turn's three steps, the dice, the story of the fire with its pace, and the replay track. */
import { html, nothing, svg } from '../kit.js';
import { icon } from '../icons.js';
import { speed } from '../settings.js';
import { t } from '../words.js';
import { momentLink } from './invite.js';
import { tools } from './zoom.js';

const PHASES = { acting: 1, riding: 1, gunning: 1, rerolling: 1, revealing: 1, won: 1, advancing: 2, detonating: 2, knocking: 2, losing: 2, 'detonating-late': 2, collapsing: 2, replenishing: 3, meeting: 3 };

/** Red square = row, black octahedron = column. @param {any[]} dice */
export function dice([red, black]) {
  return html`${red && red !== '-' ? html`<svg viewBox="0 0 44 44" class="die" role="img" aria-label=${t('die-red', { value: red })}><rect x="3" y="5" width="38" height="38" rx="10" class="dr0"></rect><rect x="3" y="2" width="38" height="38" rx="10" class="dr1"></rect><text x="22" y="29" class="dt">${red}</text></svg>` : nothing}
    ${black && black !== '-' ? html`<svg viewBox="0 0 44 44" class="die" role="img" aria-label=${t('die-black', { value: black })}>${svg`<path d="M22 3 40 15V31L22 43 4 31V15Z" class="db0"></path><path d="M22 1 40 13V29L22 41 4 29V13Z" class="db1"></path><path d="M22 1 9 29.500H35Z M9 29.500 22 41 35 29.500 M4 13 9 29.500 M40 13 35 29.500" class="db2"></path><text x="22" y="26" class="dt s">${black}</text>`}</svg>` : nothing}`;
}

/** The events of the telling as chips. @param {any} ui */
function chips(ui) {
  const { table } = ui;
  const told = table.story.steps.value.map((/** @type {any} */ event) => ({ event, line: table.game.value.tell(event, (/** @type {number} */ seat) => table.nameOf(seat), table.map()) })).filter((/** @type {any} */ one) => one.line && !one.line.turn);
  if (!told.length) return nothing;
  return html`<div class="chips" data-end aria-hidden="true">${told.slice(-14).map((/** @type {any} */ one) => html`<span class="step ${one.event === table.story.now.value ? 'on' : ''}"><svg><use href="#${one.line.icon}"></use></svg>${one.line.place ? table.game.value.short(one.line.place) : nothing}</span>`)}</div>`;
}

/** Pace, pause and skip of the story. @param {any} ui */
function pace(ui) {
  const { story } = ui.table;
  return html`<div class="pace"><button class="ib" aria-label=${story.paused.value ? t('go-on') : t('pause')} @click=${() => story.toggle()}>${icon(story.paused.value ? 'play' : 'pause')}</button>
    <button class="ib" aria-label=${t('skip')} @click=${() => story.skip()}>${icon('skip')}</button>
    <button class="chip" aria-label=${t('speed', { by: speed.value })} @click=${() => { speed.value = { 0.5: 1, 1: 2, 2: 4, 4: 0.5 }[/** @type {0.5|1|2|4} */ (speed.value)] ?? 1; }}>${speed.value === 0.5 ? '½' : speed.value}×</button></div>`;
}

/** The replay track. @param {any} ui */
function track(ui) {
  const { table } = ui;
  const live = table.live.value.seq, at = table.at.value;
  return html`<div class="scrub"><button class="ib" aria-label=${t('replay-start')} @click=${() => table.go(0)}>${icon('first')}</button>
    <input type="range" class="track" min="0" max=${live} .value=${String(at ?? live)} aria-label=${t('replay')} aria-valuetext=${at === null ? t('live') : t('moment', { at, of: live })} @input=${(/** @type {any} */ event) => table.go(Number(event.target.value))}>
    ${at === null ? html`<span class="live">${t('live')}</span>` : html`<button class="chip on" @click=${() => table.go(null)}>${t('to-live')}</button><button class="chip" @click=${() => ui.playOn(at)}>${t('play-on-here')}</button>${momentLink(ui, at)}`}</div>`;
}

/** What was drawn last, where a game draws cards. @param {any} ui */
function trace(ui) {
  const { table } = ui;
  const words = table.game.value.trace?.(table.chronicle.line(table.at.value));
  return words ? html`<span class="trace">${words}</span>` : nothing;
}

/** @param {any} ui */
export function phase(ui) {
  const { table } = ui;
  const view = table.shown.value, own = table.game.value.phases, now = own ? own(view).now : /** @type {any} */ (PHASES)[view.stage] ?? 0, rolled = table.story.dice.value;
  const playing = table.story.playing.value && table.story.steps.value.length > 0;
  return html`<div class="phase"><ol class="steps" aria-label=${t('phases')}>${(own ? own(view).ids : ['phase-1', 'phase-2', 'phase-3']).map((/** @type {string} */ id, /** @type {number} */ i) => html`<li class=${i + 1 === now ? 'on' : ''} aria-current=${i + 1 === now ? 'step' : 'false'}><b aria-hidden="true">${i + 1}</b>${t(id)}</li>`)}</ol>
    ${rolled ? html`<div class="dice ${playing ? 'fresh' : ''}">${dice(rolled)}</div>` : nothing}
    ${trace(ui)}${playing ? html`${chips(ui)}${pace(ui)}` : track(ui)}${tools(ui)}</div>`;
}
