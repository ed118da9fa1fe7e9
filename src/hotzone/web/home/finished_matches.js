// @ts-check
/** The station log: the finished matches of this server, with filters, totals, and a table for spreadsheets. */
import { effect, html, nothing, signal } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { has, moment, t } from '../lib/i18n.js';
import { games, gamesRead, gameTitle, loadGame, playable } from '../lib/games.js';
import { frame } from './layout.js';

/** @import { GamePage } from '../lib/game.d.ts' */
/** @import { FieldEvent, Log, LogRow, Show } from '../lib/page.d.ts' */
/** @import { Signal } from '../lib/templates.js' */

const PAGE = 50;

/** The page parts of the games whose matches are listed, by name. */
const plugins = signal(/** @type {Record<string, GamePage>} */ ({}));

/** Load the page part of every game; the words of a line are its own. */
async function readGames() {
  await gamesRead;
  await Promise.all(
    playable().map(({ game }) =>
      loadGame(game).then(
        (plugin) => {
          plugins.value = { ...plugins.value, [game]: plugin };
        },
        () => {},
      ),
    ),
  );
}

/** The result of a match in words of its game; else the bare numbers. @param {LogRow} row @param {GamePage} [game] */
export function resultWords(row, game = plugins.value[row.game]) {
  return (
    game?.result?.words(row.result) ??
    Object.entries(row.result)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ')
  );
}

/** The ending's name. @param {LogRow} row */
export function endingWords(row) {
  const own = `${plugins.value[row.game]?.prefix ?? ''}ending-${row.result.ending}`;
  return has(own) ? t(own) : has(`ending-${row.result.ending}`) ? t(`ending-${row.result.ending}`) : row.result.ending;
}

/** What was played: building and level. @param {LogRow} row @param {GamePage} [game] */
export function setupWords(row, game = plugins.value[row.game]) {
  const said = Object.fromEntries(row.setup.split(' ').map((/** @type {string} */ word) => word.split('=')));
  const board = has(`board-${said.board}`) ? t(`board-${said.board}`) : said.board;
  return [board, game?.result?.setupWords?.(said)].filter(Boolean).join(' · ');
}

/**
 * What each game says of its results, one after the other.
 * @param {'levels' | 'totals'} part
 * @returns {[string, string][]}
 */
const fromGames = (part) => Object.values(plugins.value).flatMap((game) => game.result?.[part]?.() ?? []);

/** @param {Log} log */
function totals(log) {
  const { matches, won_share: share, mean_minutes: minutes, sums } = log.totals;
  return html`<p role="status">${t('log-totals', { many: matches, share: Math.round(100 * (share ?? 0)) })}</p>
    ${
      matches
        ? html`<dl class="counts totals">
            ${[
              [t('log-minutes'), minutes],
              ...fromGames('totals').map(([key, name]) => [name, sums[key]]),
              [t('turns'), sums.turns],
            ]
              .filter(([, value]) => value !== undefined && value !== null)
              .map(
                ([name, value]) =>
                  html`<div>
                    <dt>${name}</dt>
                    <dd>${value}</dd>
                  </div>`,
              )}
          </dl>`
        : nothing
    }`;
}

/** @param {Signal<Record<string, string>>} wanted */
function filters(wanted) {
  const set = (/** @type {string} */ key) => (/** @type {FieldEvent} */ event) => {
    const next = { ...wanted.value, [key]: event.target.value };
    if (!event.target.value) delete next[key];
    wanted.value = next;
  };
  const pick = (/** @type {string} */ key, /** @type {[string, string][]} */ list) =>
    html`<label
      ><span>${t(`filter-${key}`)}</span
      ><select @change=${set(key)}>
        <option value="">${t('filter-any')}</option>
        ${list.map(
          ([value, name]) => html`<option value=${value} ?selected=${wanted.value[key] === value}>${name}</option>`,
        )}
      </select></label
    >`;
  return html`<form class="filters" @submit=${(/** @type {FieldEvent} */ event) => event.preventDefault()}>
    ${pick(
      'game',
      games.value.map(({ game }) => [game, gameTitle(game)]),
    )}${pick('level', fromGames('levels'))}${pick('won', [
      ['1', t('filter-won-yes')],
      ['0', t('filter-won-no')],
    ])} <label><span>${t('filter-name')}</span><input type="search" @input=${set('name')} /></label
    ><label><span>${t('filter-from')}</span><input type="date" @change=${set('from')} /></label
    ><label><span>${t('filter-to')}</span><input type="date" @change=${set('to')} /></label>
  </form>`;
}

/** @param {Show} show */
export function openLog(show) {
  const log = signal(/** @type {Log | null} */ (null)),
    wanted = signal(/** @type {Record<string, string>} */ ({})),
    shown = signal(PAGE);
  let timer = 0;
  readGames();
  const reading = effect(() => {
    const asked = new URLSearchParams({ ...wanted.value, limit: String(shown.value) });
    clearTimeout(timer);
    timer = window.setTimeout(
      () =>
        ask(`/api/log?${asked}`).then(
          (found) => {
            log.value = found;
          },
          () => {
            log.value = { rows: [], totals: { matches: 0, sums: {} }, more: false };
          },
        ),
      120,
    );
  });
  const stop = show(() => {
    const found = log.value,
      rows = found?.rows ?? [];
    return frame(
      html`<h1 class="is-small">${t('station-log')}</h1>
        ${filters(wanted)}
        ${
          found
            ? html`<div class="total-bar">
                ${totals(found)}<a
                  class="chip"
                  href="/api/log.csv?${new URLSearchParams(wanted.value)}"
                  download="hotzone.csv"
                  >${t('log-csv')}</a
                >
              </div>`
            : html`<p>${t('loading')}</p>`
        }
        ${
          rows.length
            ? html`<div class="table-box" tabindex="0" role="region" aria-label=${t('station-log')}>
                  <table class="log-table">
                    <thead>
                      <tr>
                        ${['number', 'when', 'match', 'ending', 'result', 'people'].map(
                          (id) => html`<th scope="col">${t(`log-${id}`)}</th>`,
                        )}
                      </tr>
                    </thead>
                    <tbody>
                      ${rows.map(
                        (row) =>
                          html`<tr>
                            <td>${row.number}</td>
                            <td>${moment(Date.parse(row.ended))}</td>
                            <th scope="row">
                              <a href="/m/${row.code}">${row.title && row.title !== 'Match' ? row.title : row.code}</a
                              ><small>${setupWords(row)}</small>${
                                row.origin ? html`<small>${t(`log-origin-${row.origin}`)}</small>` : nothing
                              }
                            </th>
                            <td>${endingWords(row)}</td>
                            <td>${resultWords(row)}</td>
                            <td>
                              ${[...new Set(row.people)]
                                .map((name) => (has(`bot-${name}`) ? t('seat-ai', { bot: t(`bot-${name}`) }) : name))
                                .join(', ')}
                            </td>
                          </tr>`,
                      )}
                    </tbody>
                  </table>
                </div>
                ${
                  found?.more
                    ? html`<p>
                        <button
                          class="button"
                          @click=${() => {
                            shown.value += PAGE;
                          }}
                        >
                          ${t('show-more')}
                        </button>
                      </p>`
                    : nothing
                }`
            : found
              ? html`<p>${t('log-none')} <a href="/">${t('quick-game')}</a></p>`
              : nothing
        }`,
      'is-reading is-wide',
    );
  });
  return () => {
    clearTimeout(timer);
    reading();
    stop();
  };
}
