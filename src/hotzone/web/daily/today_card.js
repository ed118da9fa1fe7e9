// @ts-check
/** The match of the day on the home page: a tile with its building, one's streak and what became of one's own try. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { dailyDays } from '../lib/preferences.js';
import { t } from '../lib/i18n.js';
import { gameTitle, playable } from '../lib/games.js';
import { standing } from '../home/front/pictures.js';
import { streak, written } from './days.js';

/** @import { Day } from './daily.d.ts' */

const about = signal(/** @type {Day | null} */ (null));

/** Ask for the match of the day; a server without one has no tile. */
export function readToday() {
  ask('/api/daily').then(
    (found) => {
      about.value = found;
    },
    () => {},
  );
}

export function todayCard() {
  const found = about.value;
  if (!found) return nothing;
  const { now } = streak(dailyDays.value, found.today),
    { game } = found.plan,
    usual = game === playable()[0]?.game, // the day is called after the first game; another one says its name
    mine = found.mine?.over ? (found.mine.won ? t('today-won') : t('today-lost')) : '';
  return html`<a class="tile" href="/today" data-today-card>
    <div class="tile-art">
      ${standing(game, found.table, true)}<span class="tile-tag"
        >${t('today-tag', { day: written(found.day, { day: 'numeric', month: 'long' }) })}</span
      >
    </div>
    <div class="tile-words">
      <h2>${usual ? t('nav-today') : t('today-game', { game: gameTitle(game) })}</h2>
      <p>${mine || t('today-how')}</p>
      <p class="tile-foot">${icon('play')}${now ? t('today-streak', { many: now }) : t('today-open')}</p>
    </div>
  </a>`;
}
