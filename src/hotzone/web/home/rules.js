// @ts-check
/** The rules of a game in our own words: searchable, by topic, opened at the one that was cited; each has an address of its own. */
import { effect, html, nothing, signal } from '../kit.js';
import { ask } from '../net.js';
import { spoken, t } from '../words.js';
import { frame } from './frame.js';

const GAMES = ['fire', 'reactor'];

/** The topic of a rule: its id without the number. @param {string} id */
const topic = (id) => id.replace(/-\d+[a-z]?$/, '');

/** A text with the words that were looked for marked. @param {string} text @param {string[]} wanted */
function marked(text, wanted) {
  if (!wanted.length) return text;
  const parts = text.split(new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi'));
  return parts.map((part, i) => (i % 2 ? html`<mark>${part}</mark>` : part));
}

/** @param {string} game @param {string} rule @param {(draw: () => any) => () => void} show */
export function openRules(game, rule, show) {
  const book = signal(/** @type {any} */ (null)), wanted = signal(''), cited = (rule || location.hash.slice(1)).toUpperCase();
  let first = true;
  const reading = effect(() => {
    const tag = spoken.value;
    ask(`/api/games/${game}/rules/${tag}`).catch(() => ask(`/api/games/${game}/rules/en`)).then((found) => {
      book.value = found;
      if (first && cited) requestAnimationFrame(() => { const at = document.getElementById(cited); at?.scrollIntoView({ block: 'center' }); at?.focus({ preventScroll: true }); });
      first = false;
    }, () => { book.value = { rules: {} }; });
  });
  const stop = show(() => {
    const all = Object.entries(book.value?.rules ?? {}), search = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = all.filter(([id, text]) => search.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    const topics = [...new Set(found.map(([id]) => topic(id)))];
    return frame(html`<h1 class="small">${t('rules-of', { game: t(`game-${game}`) })}</h1>
      <nav class="tabrow" aria-label=${t('which-game')}>${GAMES.map((name) => html`<a class="tab ${name === game ? 'on' : ''}" href="/rules/${name}" aria-current=${name === game ? 'page' : nothing}>${t(`game-${name}`)}</a>`)}</nav>
      <label class="row"><span class="heard">${t('search')}</span><input type="search" placeholder=${t('search-rules')} .value=${wanted.value} @input=${(/** @type {any} */ event) => { wanted.value = event.target.value; }}></label>
      ${book.value ? html`<p class="hint" role="status">${t('rules-found', { many: found.length })}</p>` : html`<p>${t('loading')}</p>`}
      ${topics.map((name) => html`<section class="topic" aria-labelledby="topic-${name}"><h2 id="topic-${name}">${name}</h2><dl class="rulebook" lang=${book.value?.language ?? 'en'}>${found.filter(([id]) => topic(id) === name).map(([id, text]) => html`<div id=${id} tabindex="-1" class=${id === cited ? 'cited' : ''}><dt><a href="/rules/${game}/${id}">${id}</a></dt><dd>${marked(/** @type {string} */ (text), search)}</dd></div>`)}</dl></section>`)}`, 'reading');
  });
  return () => { reading(); stop(); };
}
