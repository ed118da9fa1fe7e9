// @ts-check
/** A match after one's own try: how crews did, turn by turn, where they parted, the list. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { has, t } from '../lib/i18n.js';
import { boards, plugins } from '../home/front/pictures.js';
import { curves, distribution } from './charts.js';
import { picture } from './day_picture.js';

/** @import { View } from '../lib/game.d.ts' */
/** @import { Choice, CrewRow, Day, Standings } from './daily.d.ts' */

/** Tables of turns in which crews parted, by match and number of the state. */
const tables = signal(/** @type {Record<string, View>} */ ({}));
const asked = new Set();

/** @param {string} match @param {number} seq */
function tableAt(match, seq) {
  const key = `${match}/at/${seq}`;
  if (!asked.has(key)) {
    asked.add(key);
    ask(`/api/matches/${key}`).then(
      (found) => {
        tables.value = { ...tables.peek(), [key]: found.view };
      },
      () => {}, // it is only a picture
    );
  }
  return tables.value[key];
}

/** @param {Standings} found */
export const howCrewsDid = (found) =>
  html`<section class="card panel" data-crews=${found.crews}>
    <h2>${t('daily-how-crews', { many: found.crews })}</h2>
    <p>${found.better === null ? t('daily-first-crew') : t('daily-better', { percent: found.better })}</p>
    ${distribution(found)}
  </section>`;

/** @param {Standings} found */
export function turnByTurn(found) {
  const crews = [
    ...(found.ai ? [{ name: t('daily-ai'), look: 'is-ai', curve: found.ai.curve }] : []),
    ...(found.mine ? [{ name: t('daily-you'), look: 'is-mine', curve: found.mine.curve }] : []),
  ];
  return crews.length
    ? html`<section class="card panel">
        <h2>${t('daily-turn-by-turn')}</h2>
        <p>${t('daily-turn-how')}</p>
        ${curves(crews, found.middle)}
      </section>`
    : nothing;
}

/** What a crew chose, in words. @param {Choice} choice @param {string} game @param {View | undefined} view */
function choiceWords(choice, game, view) {
  const plugin = plugins.value[game],
    board = view && boards.value[`${game}/${view.board}`],
    id = `clue-${choice.about.code}`;
  if (!plugin || !has(id)) return choice.line.join(', ');
  const words = board ? plugin.placeWords?.(plugin.mapOf(board), choice.about.place) : undefined;
  return words ? t(id, { ...words }) : choice.line.join(', ');
}

/** @param {Standings} found @param {string} game @param {(match: string, seq: number) => void} again */
export function whereParted(found, game, again) {
  const { parted } = found;
  if (!parted) return nothing;
  const view = parted.match ? tableAt(parted.match, parted.seq) : undefined,
    mine = found.mine?.match;
  return html`<section class="card panel" data-parted>
    <h2>${t('daily-parted', { turn: parted.turn })}</h2>
    <p>${t(parted.alike ? 'daily-parted-alike' : 'daily-parted-same')}</p>
    <div class="moment">
      ${picture(game, view, t('daily-parted-board', { turn: parted.turn }))}
      <div>
        <table class="choices">
          <thead class="only-heard">
            <tr>
              <th scope="col">${t('daily-share-of-crews')}</th>
              <th scope="col">${t('daily-choice')}</th>
              <th scope="col">${t('daily-chance-after')}</th>
              <th scope="col">${t('daily-watch')}</th>
            </tr>
          </thead>
          <tbody>
            ${parted.choices.map(
              (one) =>
                html`<tr>
                  <td>${one.percent} %</td>
                  <td>
                    ${choiceWords(one, game, view)}${
                      one.mine ? html` <span class="tag-hot">${t('daily-you')}</span>` : nothing
                    }
                  </td>
                  <td><b>${Math.round(one.after * 100)} %</b></td>
                  <td>
                    ${
                      one.watch
                        ? html`<a class="button" href="/m/${one.watch}#at=${parted.seq}"
                            >${icon('eye')}${t('daily-watch-theirs')}</a
                          >`
                        : nothing
                    }
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${
          mine && parted.match === mine
            ? html`<button class="button" data-from-here @click=${() => again(mine, parted.seq)}>
                ${icon('reset')}${t('daily-from-here')}
              </button>`
            : nothing
        }
      </div>
    </div>
  </section>`;
}

/** @param {CrewRow} row @param {Standings['scoring']} how */
function crew(row, how) {
  const name = row.mine ? t('daily-you') : row.ai ? t('daily-ai') : row.name || t('daily-a-crew'),
    people = row.ai ? t('bot-crew') : t('daily-people', { many: row.people });
  const points = how.saved ? row.result[how.saved] : t(row.won ? 'daily-won' : 'daily-lost');
  return html`<li class=${row.mine ? 'is-mine' : ''}>
    <span class="place">${row.place}</span>
    <span
      ><b>${row.mine && row.name ? `${name} · ${row.name}` : name}</b
      ><small>${people}${row.help && !row.ai ? ` · ${t('daily-with-help')}` : ''}</small></span
    >
    <span class="points"
      ><b>${points}</b><small>${t('daily-turns', { many: Number(row.result.turns ?? 0) })}</small></span
    >
    ${
      row.match && !row.mine
        ? html`<a class="button" href="/m/${row.match}" aria-label="${t('daily-watch')}: ${name}"
            >${icon('eye')}${t('daily-watch')}</a
          >`
        : html`<span></span>`
    }
  </li>`;
}

/** @param {Standings} found @param {(name: string, listed: boolean) => void} call */
export const crewList = (found, call) =>
  html`<section class="card panel">
    <h2>${t('daily-crews')}</h2>
    <ol class="crews">
      ${found.list.map((row) => crew(row, found.scoring))}
    </ol>
    ${found.mine?.counted ? nameForm(found.mine, call) : nothing}
  </section>`;

/**
 * The crew's name, and whether others may read it and watch.
 * @param {{name: string, listed: boolean}} mine @param {(name: string, listed: boolean) => void} call
 */
const nameForm = (mine, call) =>
  html`<form
    class="crew-name"
    @submit=${(/** @type {Event & {target: HTMLFormElement}} */ event) => {
      event.preventDefault();
      const fields = event.target.elements;
      call(
        /** @type {HTMLInputElement} */ (fields.namedItem('crew')).value,
        /** @type {HTMLInputElement} */ (fields.namedItem('listed')).checked,
      );
    }}
  >
    <label>${t('daily-crew-name')}<input name="crew" maxlength="24" autocomplete="off" .value=${mine.name} /></label>
    <label class="check"><input type="checkbox" name="listed" .checked=${mine.listed} />${t('daily-list-us')}</label>
    <button class="button">${t('daily-keep-name')}</button>
  </form>`;

/** The best result so far. @param {Standings} found @param {Day} about */
export function bestSoFar(found, about) {
  const best = found.list[0];
  if (!best) return nothing;
  const who = best.mine ? t('daily-you') : best.ai ? t('daily-ai') : best.name || t('daily-a-crew');
  return html`<section class="card panel">
    <h2>${t(about.over ? 'daily-best-of-day' : 'daily-best-so-far')}</h2>
    <p>
      ${who} ·
      ${
        found.scoring.saved
          ? t('daily-saved', { many: Number(best.result[found.scoring.saved] ?? 0) })
          : t(best.won ? 'daily-won' : 'daily-lost')
      }
      · ${t('daily-turns', { many: Number(best.result.turns ?? 0) })}
    </p>
    ${best.match ? html`<a class="button" href="/m/${best.match}">${icon('eye')}${t('daily-watch-it')}</a>` : nothing}
  </section>`;
}
