// @ts-check
/** The play screen: bar, crew, strip, board, phase, panel, log; one frame for all games. */
import { effect, html, nothing, render, signal, svg } from '../kit.js';
import { icon, icons } from '../icons.js';
import { seenTheme, theme } from '../settings.js';
import { has, spoken, t } from '../words.js';
import { ask } from '../net.js';
import { boardPane } from './boardpane.js';
import { dialogs } from './dialogs.js';
import { endCard, passCard } from './endcard.js';
import { keys } from './keys.js';
import { lines, logPane } from './logpane.js';
import { panel } from './panel.js';
import { phase } from './phase.js';
import { heed } from './sounds.js';
import { strip } from './strip.js';
import { Table } from './table.js';
import { Tutor } from './tutor.js';
import { Ui } from './ui.js';

/** @param {any} ui */
function bar(ui) {
  const { table } = ui;
  const room = table.room.value, view = table.shown.value;
  const here = room?.people.filter((/** @type {any} */ one) => one.here).length ?? 0;
  const board = table.board.value?.name;
  return html`<header class="bar"><a class="logo" href="/" aria-label=${t('to-home')}><img src="/static/icons/hotzone.svg" alt="" width="28" height="28"><span class="hidep">Hotzone</span></a>
    <h1 class="crumb2">${table.turnWords()}</h1>
    <div class="crumb"><i></i><b>${board ? (has(`board-${board}`) ? t(`board-${board}`) : table.board.value.title ?? board) : ''}</b>${view?.turn ? html`<i></i><span>${t('turn', { turn: view.turn })}</span>` : nothing}</div><span class="sp"></span>
    <button class="pill" @click=${() => { ui.dialog.value = { kind: 'room' }; }}><em class=${table.link.value === 'live' ? '' : 'off'}></em><span class="hidep">${t('room')}</span> <b>${table.code}</b><span class="hidep"> · ${t('people-count', { many: here })}</span></button>
    <button class="ib" aria-label=${t('board-as-text')} @click=${() => { ui.dialog.value = { kind: 'text' }; }}>${icon('list')}</button>
    <button class="ib hidep" aria-label=${t('pop-keys')} @click=${() => { ui.dialog.value = { kind: 'keys' }; }}>${icon('book')}</button>
    <button class="ib" aria-label=${t('theme-switch')} @click=${() => { theme.value = seenTheme() === 'dark' ? 'light' : 'dark'; }}>${icon(seenTheme() === 'dark' ? 'sun' : 'moon')}</button>
    <button class="ib" aria-label=${t('settings')} @click=${() => { ui.dialog.value = { kind: 'settings' }; }}>${icon('gear')}</button></header>
    ${table.link.value === 'live' ? nothing : html`<p class="lost" role="status">${table.link.value.startsWith('closed') ? t(`link-${table.link.value}`) : t('link-lost')}</p>`}`;
}

/** @param {any} ui */
function team(ui) {
  const { table } = ui;
  const view = table.shown.value, crew = table.game.value.crew(view), many = crew.length;
  const after = Array.from({ length: many - 1 }, (_, i) => crew[(view.seat + i) % many]).find((one) => !one.dead);
  return html`<nav class="team" aria-label=${t('team-order')}>${crew.map((/** @type {any} */ one) => {
    const seat = table.room.value?.seats[one.number - 1], on = one.number === view.seat && view.turn > 0, next = view.turn > 0 && one === after;
    return html`<button class="mate ${on ? 'on' : ''} ${(seat && !seat.here) || one.dead ? 'gone' : ''}" aria-current=${on ? 'true' : 'false'} @click=${() => { if (one.at) { ui.focus.value = one.at; ui.planner.clear(); table.pings.value = [{ ping: one.at, name: table.nameOf(one.number), key: 0 }]; setTimeout(() => { table.pings.value = []; }, 1200); } }}>
      ${seat?.bot ? html`<span class="bot">${t('bot')}</span>` : nothing}<svg aria-hidden="true"><use href="#${one.symbol}"></use></svg><div><b>${table.nameOf(one.number)}</b><span>${one.role}${next ? html` · <span class="nx">${t('next')}</span>` : nothing}</span></div>${one.saved ? html`<span class="sv"><span class="heard">${t('saved', { many: one.saved })}</span><span aria-hidden="true">+${one.saved}</span></span>` : nothing}</button>`;
  })}</nav>`;
}

/** The last line of the log, for phones. @param {any} ui */
function ticker(ui) {
  const last = lines(ui, 6).filter((line) => !line.turn).at(-1);
  if (!last) return nothing;
  return html`<div class="tick1"><svg aria-hidden="true"><use href="#${last.icon ?? 'i-list'}"></use></svg><span>${last.text}</span>${last.rule ? html`<button class="why" aria-label=${t('why-rule', { rule: last.rule })} @click=${() => ui.openRule(last.rule)}>${icon('book')}${t('why')}</button>` : nothing}</div>`;
}

/** @param {any} ui */
function screen(ui) {
  const { table } = ui;
  if (!table.shown.value || !table.game.value || !table.room.value) {
    return html`<div class="app wait">${bar(ui)}<main class="loading"><p role="status">${table.link.value.startsWith('closed') ? t(`link-${table.link.value}`) : t('loading')}</p><p><a class="btn p" href="/">${t('to-home')}</a></p></main></div>`;
  }
  const sheet = ui.sheet.value;
  return html`<div class="app sheet-${sheet}">${bar(ui)}${team(ui)}
    <main class="play">${strip(ui)}${boardPane(ui)}${phase(ui)}</main>
    <aside class="side" aria-label=${t('actions')}>${ui.tutor.card()}${panel(ui)}${logPane(ui)}${ticker(ui)}${endCard(ui)}</aside>
    <nav class="tabs" aria-label=${t('sections')}>${[['actions', 'walk'], ['team', 'person'], ['log', 'book'], ['chat', 'chat']].map(([name, sign]) => html`<button class=${sheet === name ? 'on' : ''} aria-current=${sheet === name ? 'true' : 'false'} @click=${() => { ui.sheet.value = name; if (name !== 'actions') ui.tab.value = name; }}>${icon(sign)}${t(name)}</button>`)}</nav>
    ${passCard(ui)}</div>`;
}

/** Open a match on the page, at a moment if one is named; returns how to leave it. @param {string} code @param {string} secret @param {(path: string) => void} travel @param {number | null} [at] */
export function openTable(code, secret, travel, at = null) {
  const table = new Table(code, secret, at), ui = /** @type {any} */ (new Ui(table, travel));
  ui.bots = signal(/** @type {string[]} */ ([]));
  ui.copied = signal('');
  ui.tutor = new Tutor(ui);
  table.coach.reveal = (place) => { const floor = place && table.map()?.spaces.get(place.split('|')[0])?.floor; if (floor) ui.floor.value = floor; };
  ask('/api/games').then((found) => { ui.bots.value = found.bots; }, () => {});
  const app = /** @type {HTMLElement} */ (document.getElementById('app')), over = /** @type {HTMLElement} */ (document.getElementById('over')), sprites = /** @type {HTMLElement} */ (document.getElementById('sprites'));
  /** @type {any} */ (window).hotzone = ui; // for people who look under the hood
  let scrolled = '';
  const stops = [keys(ui), heed(ui), effect(() => {
    void spoken.value;
    render(html`<svg class="sprites" aria-hidden="true">${icons}${table.game.value ? table.game.value.symbols(table.shown.value) : svg``}</svg>`, sprites);
  }), effect(() => {
    void spoken.value;
    render(screen(ui), app);
    const scroll = app.querySelector('.scroll[data-scroll]'), mark = `${ui.tab.value}${scroll?.getAttribute('data-scroll')}`;
    if (scroll && mark !== scrolled) { scrolled = mark; scroll.scrollTop = scroll.scrollHeight; }
    const chips = app.querySelector('.chips');
    if (chips) chips.scrollLeft = chips.scrollWidth;
  }), effect(() => {
    void spoken.value;
    render(dialogs(ui), over);
    const dialog = over.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  })];
  return () => { for (const stop of stops) stop(); ui.tutor.close(); ui.close(); render(nothing, over); delete document.documentElement.dataset.game; };
}
