// @ts-check
/** The rules of a game in our own words, searchable, opened at the one that was cited. */
import { html, signal } from '../kit.js';
import { ask } from '../net.js';
import { spoken, t } from '../words.js';
import { frame } from './frame.js';

/** @param {string} game @param {string} rule @param {(draw: () => any) => () => void} show */
export function openRules(game, rule, show) {
  const book = signal(/** @type {any} */ (null)), wanted = signal('');
  const read = () => ask(`/api/games/${game}/rules/${spoken.value}`).catch(() => ask(`/api/games/${game}/rules/en`)).then((found) => {
    book.value = found;
    requestAnimationFrame(() => document.getElementById(rule)?.scrollIntoView({ block: 'center' }));
  }, () => { book.value = { rules: {} }; });
  read();
  return show(() => {
    const all = Object.entries(book.value?.rules ?? {}), search = wanted.value.toLowerCase();
    const found = search ? all.filter(([id, text]) => `${id} ${text}`.toLowerCase().includes(search)) : all;
    return frame(html`<h1 class="small">${t('rules-of', { game: t(`game-${game}`) })}</h1>
      <label class="row"><span class="heard">${t('search')}</span><input type="search" placeholder=${t('search')} @input=${(/** @type {any} */ event) => { wanted.value = event.target.value; }}></label>
      ${book.value ? html`<p class="hint" role="status">${t('rules-found', { many: found.length })}</p>` : html`<p>${t('loading')}</p>`}
      <dl class="rulebook" lang=${book.value?.language ?? 'en'}>${found.map(([id, text]) => html`<div id=${id} class=${id === rule ? 'cited' : ''}><dt>${id}</dt><dd>${text}</dd></div>`)}</dl>`, 'reading');
  });
}
