// @ts-check
/** The station log: the finished matches of this server. */
import { html, signal } from '../kit.js';
import { ask } from '../net.js';
import { has, moment, t } from '../words.js';
import { frame } from './frame.js';

/** @param {(draw: () => any) => () => void} show */
export function openLog(show) {
  const log = signal(/** @type {any} */ (null));
  ask('/api/log').then((found) => { log.value = found; }, () => { log.value = { rows: [], totals: { matches: 0 } }; });
  return show(() => frame(html`<h1 class="small">${t('station-log')}</h1>
    ${log.value ? html`<p class="hint">${t('log-totals', { many: log.value.totals.matches, share: Math.round(100 * (log.value.totals.won_share ?? 0)) })} <a href="/api/log.csv" download>CSV</a></p>` : html`<p>${t('loading')}</p>`}
    <div class="tablebox"><table class="stationlog"><thead><tr><th scope="col">${t('log-number')}</th><th scope="col">${t('log-when')}</th><th scope="col">${t('log-match')}</th><th scope="col">${t('log-ending')}</th><th scope="col">${t('status-rescued')}</th><th scope="col">${t('status-lost')}</th><th scope="col">${t('status-damage')}</th><th scope="col">${t('turns')}</th></tr></thead>
    <tbody>${(log.value?.rows ?? []).map((/** @type {any} */ row) => html`<tr><td>${row.number}</td><td>${moment(Date.parse(row.ended))}</td><td><a href="/m/${row.code}">${row.title && row.title !== 'Match' ? row.title : row.code}</a></td><td>${has(`ending-${row.result.ending}`) ? t(`ending-${row.result.ending}`) : row.result.ending}</td><td>${row.result.rescued ?? ''}</td><td>${row.result.lost ?? ''}</td><td>${row.result.damage ?? ''}</td><td>${row.result.turns ?? ''}</td></tr>`)}</tbody></table></div>
    ${log.value && !log.value.rows.length ? html`<p>${t('log-none')} <a href="/">${t('quick-game')}</a></p>` : ''}`, 'reading'));
}
