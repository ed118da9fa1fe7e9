// @ts-check
/** The same match for friends, at /c/CODE: play it, then all who did stand side by side, turn by turn. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { gamesRead } from '../lib/games.js';
import { myName, rememberMatch } from '../lib/preferences.js';
import { refusal, t } from '../lib/i18n.js';
import { frame } from '../home/layout.js';
import { sprites } from '../home/front/pictures.js';
import { clip } from '../match/dialogs/invite.js';
import { crewList, whereParted } from './after_try.js';
import { curves } from './charts.js';
import { crewOf, helmets, houseOf, picture, rulesOf } from './day_picture.js';
import { inNumbers, squareKey, turnSquares } from './result_card.js';
import { SharedMatch } from './shared_match.js';
import { readDailyWords } from './words.js';

/** @import { Challenge, Played } from './daily.d.ts' */
/** @import { Show, Travel } from '../lib/page.d.ts' */

const WAIT = 4000; // milliseconds until results are asked for again
const LINES = ['is-mine', 'is-ai', 'is-third', 'is-fourth', 'is-fifth'];

/** @param {Played} one @param {number} i */
const nameOf = (one, i) =>
  one.mine ? t('daily-you') : one.ai ? t('daily-ai') : one.name || t('challenge-crew', { number: i + 1 });

/** How a crew came to its result, where that is not by playing alone. @param {Played} one */
const under = (one) =>
  [one.help && !one.ai ? t('daily-with-help') : '', one.went_back ? t('challenge-went-back') : '']
    .filter(Boolean)
    .map((words) => ` · ${words}`)
    .join('');

/** @param {string} code @param {Travel} travel @param {Show} show */
export function openChallenge(code, travel, show) {
  const path = `/api/challenges/${encodeURIComponent(code)}`,
    shared = /** @type {SharedMatch<Challenge>} */ (new SharedMatch(path, WAIT)),
    { about, trouble, failed } = shared,
    ready = signal(false),
    copied = signal(false);

  /** @param {Challenge} found @param {boolean} together */
  async function begin(found, together) {
    const title = t('challenge-title');
    try {
      const made = await ask(`/api/challenges/${found.code}`, {
        seats: Array.from({ length: found.plan.seats }, (_, i) => (together && i ? 'open' : 'me')),
        lobby: together,
        name: myName.value,
        title,
      });
      rememberMatch({ code: made.code, token: made.token, title, game: found.plan.game });
      travel(`/m/${made.code}`);
    } catch (error) {
      failed(error);
    }
  }

  /** @param {string} name @param {boolean} listed */
  async function call(name, listed) {
    try {
      await ask(`/api/matches/${about.value?.mine?.match}/crew`, { crew: name, listed });
      await shared.read();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {Challenge} found */
  const invitation = (found) =>
    html`<section class="card brief">
      <div>
        <h2>${houseOf(found.plan)}, ${crewOf(found.plan)}</h2>
        <p>${[rulesOf(found.plan), t('challenge-how')].filter(Boolean).join('. ')}</p>
        <p data-dice=${found.dice}>${t(`challenge-dice-${found.dice}`)}</p>
        <p>${found.offers && found.mine?.over ? t('challenge-send') : t('challenge-done', { many: found.done })}</p>
      </div>
      ${helmets(found.plan.game, found.table)}
      ${
        found.mine && !found.mine.over && found.offers
          ? html`<p role="status" data-looking-back>${t('challenge-looking-back')}</p>`
          : found.mine && !found.mine.over
            ? html`<a class="button is-primary is-large" href="/m/${found.mine.match}" data-go-on
                >${icon('play')}${t('daily-go-on')}</a
              >`
            : found.mine
              ? nothing
              : html`<button class="button is-primary is-large" data-go-in @click=${() => begin(found, false)}>
                    ${icon('play')}${t('daily-go-in')}</button
                  ><button class="button" data-together @click=${() => begin(found, true)}>
                    ${icon('people')}${t('daily-together')}
                  </button>`
      }
      <button
        class="button"
        data-copy-link
        @click=${() =>
          clip(location.href).then(
            () => {
              copied.value = true;
            },
            () => {},
          )}
      >
        ${icon('link')}${copied.value ? t('copied') : t('challenge-copy')}
      </button>
    </section>`;

  /** @param {Challenge} found */
  const sideBySide = (found) => {
    const { standings } = found;
    if (!standings) return nothing;
    const crews = found.side_by_side.map((one, i) => ({
      name: nameOf(one, i),
      look: LINES[i % LINES.length],
      curve: one.curve,
    }));
    return html`<section class="card panel" data-side-by-side=${found.side_by_side.length}>
        <h2>${t('challenge-side')}</h2>
        <p>${t(found.dice === 'turn' ? 'daily-turn-how' : 'challenge-turn-how')}</p>
        ${found.side_by_side.map(
          (one, i) =>
            html`<div class="side">
              <p><b>${nameOf(one, i)}</b> · ${inNumbers(one, standings.scoring)}${under(one)}</p>
              ${turnSquares(one.squares)}
              ${
                one.mine
                  ? nothing
                  : html`<a class="button" href="/m/${one.match}">${icon('eye')}${t('daily-watch')}</a>`
              }
            </div>`,
        )}${squareKey()}${curves(crews, [])}
      </section>
      ${whereParted(standings, found.plan.game, () => {})}${crewList(standings, call)}`;
  };

  Promise.all([readDailyWords(), gamesRead, shared.read()]).then(() => {
    ready.value = true;
  }, failed);
  const stop = show(() => {
    const found = about.value,
      error = trouble.value
        ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble.value)}</p>`
        : nothing;
    if (!found || !ready.value)
      return frame(trouble.value ? error : html`<p class="loading" role="status">${t('loading')}</p>`);
    return frame(
      html`${sprites(found.plan.game)}
        <header class="day-head"><h1>${t('challenge-title')}</h1></header>
        ${error}
        <div class="challenge-page">
          <div class="day-grid">
            ${picture(
              found.plan.game,
              found.table,
              t('daily-board', { house: houseOf(found.plan) }),
            )}${invitation(found)}
          </div>
          ${sideBySide(found)}
        </div>`,
      'is-daily',
    );
  });
  return () => {
    shared.leave();
    stop();
  };
}
