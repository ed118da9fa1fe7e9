// @ts-check
/** A match before one's own try: the building, what is played, the promise of its dice, the week, the day before. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { refusal, t } from '../lib/i18n.js';
import { written } from './days.js';
import { crewOf, helmets, houseOf, picture, rulesOf } from './day_picture.js';

/** @import { Day } from './daily.d.ts' */
/** @import { Refusal } from '../lib/page.d.ts' */
/**
 * What can be begun.
 * @typedef {{go: () => void, together: () => void, warmUp: () => void, practice: () => void}} Begin
 */

/** A long hash, short. @param {string} hash */
const short = (hash) => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;

/** The dice: promised while the day is played, shown and to be checked afterwards. @param {Day} about */
export const promise = (about) =>
  html`<div class="promise">
    ${icon('dice')}
    <div>
      <p>
        ${about.over ? t('daily-dice-open') : t('daily-dice-fixed')}
        <code title=${about.dice.commitment}>${short(about.dice.commitment)}</code>
      </p>
      <p>${t('daily-dice-same')}</p>
      ${
        about.dice.secret
          ? html`<details>
              <summary>${t('daily-dice-check')}</summary>
              <p class="hint">${t('daily-secret')} <code class="seal" data-secret>${about.dice.secret}</code></p>
              <p class="hint">${t('daily-anchor')} <code class="seal">${about.dice.anchor}</code></p>
              <code class="seal"
                >hotzone daily verify ${about.day} ${about.dice.secret} --anchor ${about.dice.anchor}</code
              >
            </details>`
          : nothing
      }
    </div>
  </div>`;

/** @param {Day} about @param {Begin} begin */
function buttons(about, begin) {
  if (about.mine && !about.mine.over)
    return html`<a class="button is-primary is-large" href="/m/${about.mine.match}" data-go-on
      >${icon('play')}${t('daily-go-on')}</a
    >`;
  if (about.over)
    return html`<button class="button is-primary is-large" data-practice @click=${begin.practice}>
      ${icon('play')}${t('daily-practice')}
    </button>`;
  return html`<button class="button is-primary is-large" data-go-in @click=${begin.go}>
      ${icon('play')}${t('daily-go-in')}</button
    ><button class="button" data-together @click=${begin.together}>${icon('people')}${t('daily-together')}</button
    ><button class="button" data-warm-up @click=${begin.warmUp}>${icon('reset')}${t('daily-warm-up')}</button>`;
}

/** @param {Day} about @param {Begin} begin @param {Refusal | null} trouble */
export function brief(about, begin, trouble) {
  const { plan } = about;
  return html`<section class="card brief">
    <div>
      <h2>${houseOf(plan)}, ${crewOf(plan)}</h2>
      <p>${about.over ? t('daily-over-how') : t('daily-how')}</p>
    </div>
    ${helmets(plan.game, about.table)}
    <dl>
      ${
        rulesOf(plan)
          ? html`<dt>${t('daily-rules')}</dt>
              <dd>${rulesOf(plan)}</dd>`
          : nothing
      }
      <dt>${t('daily-you-play')}</dt>
      <dd>${t('daily-all-figures')}</dd>
      <dt>${t('daily-takes')}</dt>
      <dd>${t('daily-minutes', { minutes: plan.minutes })}</dd>
      ${
        plan.wins === null
          ? nothing
          : html`<dt>${t('daily-ai')}</dt>
              <dd>${t('daily-wins', { wins: plan.wins })}</dd>`
      }
    </dl>
    ${
      trouble ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble)}</p>` : nothing
    }${buttons(about, begin)}${promise(about)}
  </section>`;
}

/** @param {Day} about @param {Begin} begin @param {Refusal | null} trouble */
export const before = (about, begin, trouble) =>
  html`<div class="day-grid">
    ${picture(
      about.plan.game,
      about.table,
      t('daily-board', { house: houseOf(about.plan) }),
    )}${brief(about, begin, trouble)}
  </div>`;

/** @param {Day} about */
export const week = (about) =>
  html`<section class="card panel">
    <h2>${t('daily-week')}</h2>
    <p>${t('daily-week-how')}</p>
    <ol class="week">
      ${about.week.map(
        (one) =>
          html`<li
            class=${one.day === about.day ? 'is-now' : ''}
            aria-current=${one.day === about.day ? 'date' : nothing}
          >
            <span>${written(one.day, { weekday: 'short' })}</span><b>${houseOf(one)}</b
            ><small>${[rulesOf(one), crewOf(one)].filter(Boolean).join(', ')}</small>
          </li>`,
      )}
    </ol>
  </section>`;

/** @param {Day} about */
export function yesterday(about) {
  const then = about.yesterday;
  if (!then) return nothing;
  const best = then.best && (then.best.ai ? t('daily-ai') : then.best.name || t('daily-a-crew'));
  return html`<section class="card panel" data-yesterday>
    <h2>${t('daily-yesterday', { house: houseOf(then.plan) })}</h2>
    <p>
      ${t('daily-yesterday-won', { won: then.won, crews: then.crews })}
      ${best ? t('daily-yesterday-best', { who: best, turns: Number(then.best?.result.turns ?? 0) }) : nothing}
      ${then.mine?.over ? t(then.mine.won ? 'daily-you-won' : 'daily-you-lost') : nothing}
    </p>
    <div class="button-row">
      ${
        then.best?.match
          ? html`<a class="button" href="/m/${then.best.match}">${icon('eye')}${t('daily-watch-best')}</a>`
          : nothing
      }<a class="button" href="/today/${then.day}">${icon('list')}${t('daily-look-day')}</a>
    </div>
  </section>`;
}
