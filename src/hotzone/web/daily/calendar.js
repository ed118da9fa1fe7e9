// @ts-check
/** The streak and the calendar: what became of each day of a month. */
import { html, nothing } from '../lib/templates.js';
import { dailyDays } from '../lib/preferences.js';
import { t } from '../lib/i18n.js';
import { monthOf, streak, weekdays, written } from './days.js';

/** @import { Day, KeptDay } from './daily.d.ts' */

/** What became of a day, in a word. @param {KeptDay | undefined} one @param {boolean} today */
const became = (one, today) =>
  one
    ? t(one.all ? 'daily-all-saved' : one.won ? 'daily-won' : 'daily-lost')
    : t(today ? 'daily-is-today' : 'daily-not-played');

/** @param {string} day @param {Day} about */
function cell(day, about) {
  if (!day) return html`<span></span>`;
  const number = Number(day.slice(8)),
    one = dailyDays.value[day],
    today = day === about.today;
  const looks = `${one ? (one.won ? 'is-won' : 'is-lost') : ''} ${one?.all ? 'is-all' : ''} ${today ? 'is-today' : ''}`;
  if (day > about.today || number < 1) return html`<span class="is-far">${number}</span>`;
  return html`<a
    class=${looks}
    href=${today ? '/today' : `/today/${day}`}
    aria-current=${day === about.day ? 'page' : nothing}
    aria-label="${written(day, { day: 'numeric', month: 'long' })}: ${became(one, today)}"
    >${number}</a
  >`;
}

/** The streak and the month of the day that is looked at. @param {Day} about */
export function calendar(about) {
  const { now, best } = streak(dailyDays.value, about.today),
    open = !dailyDays.value[about.today];
  return html`<section class="card panel" aria-label=${t('daily-calendar')}>
    <div class="streak">
      <img src="/static/icons/hotzone.svg" alt="" width="44" height="44" />
      <div>
        <h2 data-streak>${t('daily-streak', { many: now })}</h2>
        <p>
          ${open ? t('daily-makes-it', { many: now + 1 }) : t('daily-best-streak', { many: best })}
          ${t('daily-make-up')}
        </p>
      </div>
    </div>
    <p class="month-name">${written(about.day, { month: 'long', year: 'numeric' })}</p>
    <div class="calendar">
      ${weekdays().map(
        (name) => html`<b aria-hidden="true">${name}</b>`,
      )}${monthOf(about.day).map((day) => cell(day, about))}
    </div>
    <p class="key-line">
      <span><i class="is-won"></i>${t('daily-won')}</span><span><i class="is-lost"></i>${t('daily-lost')}</span
      ><span>★ ${t('daily-all-saved')}</span>
    </p>
  </section>`;
}
