// @ts-check
/**
 * The rules of a game in our own words: its book, or for a game without one a list by topic, searchable, opened at the
 * rule that was cited.
 */
import { effect, html, signal } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { spoken, t } from '../lib/i18n.js';
import { gameNamed, games, gamesRead, gameTitle, readAllWords } from '../lib/games.js';
import { frame, gameTabs } from './layout.js';

/** @import { FieldEvent, Show, Travel } from '../lib/page.d.ts' */

/** The topic of a rule: its id without the number. @param {string} id */
const topic = (id) => id.replace(/-\d+[a-z]?$/, '');

/** A text with the words that were looked for marked. @param {string} text @param {string[]} wanted */
function marked(text, wanted) {
  if (!wanted.length) return text;
  const parts = text.split(
    new RegExp(`(${wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi'),
  );
  return parts.map((part, i) => (i % 2 ? html`<mark>${part}</mark>` : part));
}

/**
 * The book of a game, or the list of its rules where it brings none.
 * @param {string} named the game, or '' for the first
 * @param {string} page
 * @param {Show} show
 * @param {Travel} travel
 */
export function openRules(named, page, show, travel) {
  let stop = () => {},
    left = false;
  gamesRead.then(async () => {
    const game = named || (games.value[0]?.game ?? '');
    const open = gameNamed(game)?.book?.length
      ? await import('../book/book_page.js').then(({ openBook }) => openBook)
      : openList;
    if (!left) stop = open(game, page, show, travel);
  });
  return () => {
    left = true;
    stop();
  };
}

/**
 * @param {string} named the game
 * @param {string} rule
 * @param {Show} show
 */
function openList(named, rule, show) {
  const chosen = signal(named);
  readAllWords();
  const book = signal(/** @type {{rules: Record<string, string>, language?: string} | null} */ (null)),
    wanted = signal(''),
    cited = (rule || location.hash.slice(1)).toUpperCase();
  let first = true;
  const reading = effect(() => {
    const tag = spoken.value,
      game = chosen.value;
    if (!game) return;
    ask(`/api/games/${game}/rules/${tag}`)
      .catch(() => ask(`/api/games/${game}/rules/en`))
      .then(
        (found) => {
          book.value = found;
          if (first && cited)
            requestAnimationFrame(() => {
              const at = document.getElementById(cited);
              at?.scrollIntoView({ block: 'center' });
              at?.focus({ preventScroll: true });
            });
          first = false;
        },
        () => {
          book.value = { rules: {} };
        },
      );
  });
  const stop = show(() => {
    const game = chosen.value,
      all = Object.entries(book.value?.rules ?? {}),
      search = wanted.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = all.filter(([id, text]) => search.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
    const topics = [...new Set(found.map(([id]) => topic(id)))];
    return frame(
      html`<h1 class="is-small">${t('rules-of', { game: gameTitle(game) })}</h1>
        ${gameTabs(game)}
        <label class="field-row"
          ><span class="only-heard">${t('search')}</span
          ><input
            type="search"
            placeholder=${t('search-rules')}
            .value=${wanted.value}
            @input=${(/** @type {FieldEvent} */ event) => {
              wanted.value = event.target.value;
            }}
        /></label>
        ${
          book.value
            ? html`<p class="hint" role="status">${t('rules-found', { many: found.length })}</p>`
            : html`<p>${t('loading')}</p>`
        }
        ${topics.map(
          (name) =>
            html`<section class="topic" aria-labelledby="topic-${name}">
              <h2 id="topic-${name}">${name}</h2>
              <dl class="rule-book" lang=${book.value?.language ?? 'en'}>
                ${found
                  .filter(([id]) => topic(id) === name)
                  .map(
                    ([id, text]) =>
                      html`<div id=${id} tabindex="-1" class=${id === cited ? 'is-cited' : ''}>
                        <dt><a href="/rules/${game}/${id}">${id}</a></dt>
                        <dd>${marked(/** @type {string} */ (text), search)}</dd>
                      </div>`,
                  )}
              </dl>
            </section>`,
        )}`,
      'is-reading',
    );
  });
  return () => {
    reading();
    stop();
  };
}
