// @ts-check
/** The station log: the finished matches of this server, with filters, totals, and a table for spreadsheets. */
import { effect, html, nothing, signal } from '../kit.js';
import { ask } from '../net.js';
import { has, moment, t } from '../words.js';
import { frame } from './frame.js';

const PAGE = 50;
const LEVELS = ['family', 'recruit', 'veteran', 'heroic'];

/** The result of a match in words of its game. @param {any} row */
export function resultWords(row) {
  const found = row.result;
  return row.game === 'reactor' ? t('log-reactor', { dial: found.dial, hearts: found.hearts, alive: found.alive, turns: found.turns }) : t('log-fire', { rescued: found.rescued ?? 0, lost: found.lost ?? 0, damage: found.damage ?? 0, turns: found.turns ?? 0 });
}

/** The ending's name. @param {any} row */
export function endingWords(row) {
  const own = `${row.game === 'reactor' ? 'r-' : ''}ending-${row.result.ending}`;
  return has(own) ? t(own) : has(`ending-${row.result.ending}`) ? t(`ending-${row.result.ending}`) : row.result.ending;
}

/** What was played: building and level. @param {any} row */
export function setupWords(row) {
  const said = Object.fromEntries(row.setup.split(' ').map((/** @type {string} */ word) => word.split('=')));
  const board = has(`board-${said.board}`) ? t(`board-${said.board}`) : said.board;
  const level = row.game === 'reactor' ? '' : said.rules === 'experienced' ? t(`level-${said.level ?? (said.scenarios?.includes('true-heroes') ? 'heroic' : 'recruit')}`) : t('rules-family');
  return [board, level].filter(Boolean).join(' · ');
}

/** @param {any} log */
function totals(log) {
  const { matches, won_share: share, mean_minutes: minutes, sums } = log.totals;
  return html`<p role="status">${t('log-totals', { many: matches, share: Math.round(100 * (share ?? 0)) })}</p>
    ${matches ? html`<dl class="counts totals">${[['log-minutes', minutes], ['status-rescued', sums.rescued], ['status-lost', sums.lost], ['turns', sums.turns]].filter(([, value]) => value !== undefined && value !== null).map(([id, value]) => html`<div><dt>${t(/** @type {string} */ (id))}</dt><dd>${value}</dd></div>`)}</dl>` : nothing}`;
}

/** @param {any} wanted */
function filters(wanted) {
  const set = (/** @type {string} */ key) => (/** @type {any} */ event) => { const next = { ...wanted.value, [key]: event.target.value }; if (!event.target.value) delete next[key]; wanted.value = next; };
  const pick = (/** @type {string} */ key, /** @type {[string, string][]} */ list) => html`<label><span>${t(`filter-${key}`)}</span><select @change=${set(key)}><option value="">${t('filter-any')}</option>${list.map(([value, name]) => html`<option value=${value} ?selected=${wanted.value[key] === value}>${name}</option>`)}</select></label>`;
  return html`<form class="filters" @submit=${(/** @type {any} */ event) => event.preventDefault()}>${pick('game', [['fire', t('game-fire')], ['reactor', t('game-reactor')]])}${pick('level', LEVELS.map((word) => [word, word === 'family' ? t('rules-family') : t(`level-${word}`)]))}${pick('won', [['1', t('filter-won-yes')], ['0', t('filter-won-no')]])}
    <label><span>${t('filter-name')}</span><input type="search" @input=${set('name')}></label><label><span>${t('filter-from')}</span><input type="date" @change=${set('from')}></label><label><span>${t('filter-to')}</span><input type="date" @change=${set('to')}></label></form>`;
}

/** @param {(draw: () => any) => () => void} show */
export function openLog(show) {
  const log = signal(/** @type {any} */ (null)), wanted = signal(/** @type {Record<string, string>} */ ({})), shown = signal(PAGE);
  let timer = 0;
  const reading = effect(() => {
    const asked = new URLSearchParams({ ...wanted.value, limit: String(shown.value) });
    clearTimeout(timer);
    timer = window.setTimeout(() => ask(`/api/log?${asked}`).then((found) => { log.value = found; }, () => { log.value = { rows: [], totals: { matches: 0, sums: {} } }; }), 120);
  });
  const stop = show(() => {
    const found = log.value, rows = found?.rows ?? [];
    return frame(html`<h1 class="small">${t('station-log')}</h1>${filters(wanted)}
      ${found ? html`<div class="totalbar">${totals(found)}<a class="chip" href="/api/log.csv?${new URLSearchParams(wanted.value)}" download="hotzone.csv">${t('log-csv')}</a></div>` : html`<p>${t('loading')}</p>`}
      ${rows.length ? html`<div class="tablebox" tabindex="0" role="region" aria-label=${t('station-log')}><table class="stationlog"><thead><tr>${['number', 'when', 'match', 'ending', 'result', 'people'].map((id) => html`<th scope="col">${t(`log-${id}`)}</th>`)}</tr></thead>
      <tbody>${rows.map((/** @type {any} */ row) => html`<tr><td>${row.number}</td><td>${moment(Date.parse(row.ended))}</td><th scope="row"><a href="/m/${row.code}">${row.title && row.title !== 'Match' ? row.title : row.code}</a><small>${setupWords(row)}</small></th><td>${endingWords(row)}</td><td>${resultWords(row)}</td><td>${[...new Set(row.people)].map((/** @type {any} */ name) => (has(`bot-${name}`) ? t('seat-ai', { bot: t(`bot-${name}`) }) : name)).join(', ')}</td></tr>`)}</tbody></table></div>
      ${found.totals.matches > rows.length ? html`<p><button class="btn" @click=${() => { shown.value += PAGE; }}>${t('show-more')}</button></p>` : nothing}` : found ? html`<p>${t('log-none')} <a href="/">${t('quick-game')}</a></p>` : nothing}`, 'reading wide');
  });
  return () => { clearTimeout(timer); reading(); stop(); };
}
