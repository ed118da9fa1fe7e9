// @ts-check
/** The page of a day's match, at /today and /today/2026-01-31. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { gamesRead } from '../lib/games.js';
import { dailyDays, myName, rememberMatch } from '../lib/preferences.js';
import { refusal, t } from '../lib/i18n.js';
import { frame } from '../home/layout.js';
import { sprites } from '../home/front/pictures.js';
import { bestSoFar, crewList, howCrewsDid, turnByTurn, whereParted } from './after_try.js';
import { before, week, yesterday } from './before_try.js';
import { calendar } from './calendar.js';
import { written } from './days.js';
import { wantPicture } from './day_picture.js';
import { readDailyWords } from './words.js';
import { resultCard } from './result_card.js';
import { SharedMatch } from './shared_match.js';

/** @import { Day } from './daily.d.ts' */
/** @import { Show, Travel } from '../lib/page.d.ts' */

const WAIT = 10_000; // milliseconds until a result that is being computed is asked for again

/** Remember the days that the server knows of this browser. */
export async function readDays() {
  const found = await ask('/api/daily/mine');
  dailyDays.value = { ...dailyDays.peek(), ...found.days };
}

/** @param {Day} about */
function head(about) {
  const left = Math.max(0, Math.round(about.ends - about.now) / 60),
    next = t('daily-next', { hours: Math.floor(left / 60), minutes: Math.floor(left % 60) });
  return html`<header class="day-head">
    <div>
      <p class="eyebrow">
        ${written(about.day, { weekday: 'long', day: 'numeric', month: 'long' })} ·
        ${t('daily-number', { number: about.number })}
      </p>
      <h1>${about.day === about.today ? t('daily-title') : t('daily-title-of', { number: about.number })}</h1>
    </div>
    <p class="day-state">
      ${
        about.mine?.over
          ? html`<span class="tag-ok">${icon('check')}${t('daily-played')}</span>${about.over ? nothing : next}`
          : about.over
            ? t('daily-over')
            : t('daily-open', { many: about.begun })
      }
    </p>
  </header>`;
}

/** @param {string} day empty for today @param {Travel} travel @param {Show} show */
export function openToday(day, travel, show) {
  const path = day ? `/api/daily/${encodeURIComponent(day)}` : '/api/daily',
    shared = /** @type {SharedMatch<Day>} */ (new SharedMatch(path, WAIT)),
    { about, trouble, failed } = shared,
    ready = signal(false);

  shared.finished = () => void readDays().catch(() => {}); // the calendar counts it from now on

  async function read() {
    await shared.read();
    for (const { game, settings } of about.value?.week ?? [])
      if (game && settings && game !== about.value?.plan.game) wantPicture(game, settings.board);
  }

  /** @param {string} path @param {object} body @param {string} title */
  async function begin(path, body, title) {
    trouble.value = null;
    try {
      const made = await ask(path, { name: myName.value, title, ...body });
      rememberMatch({ code: made.code, token: made.token, title, game: about.value?.plan.game ?? '' });
      travel(`/m/${made.code}`);
    } catch (error) {
      failed(error);
    }
  }

  /** @param {Day} found */
  function ways(found) {
    const path = `/api/daily/${found.day}`,
      title = t('daily-title-of', { number: found.number }),
      mine = Array.from({ length: found.plan.seats }, () => 'me');
    return {
      go: () => begin(path, { seats: mine }, title),
      together: () => begin(path, { seats: mine.map((one, i) => (i ? 'open' : one)), lobby: true }, title),
      warmUp: () => begin(`${path}/warm-up`, { seats: mine }, t('daily-warm-up-title')),
      practice: () => begin(path, { seats: mine, practice: true }, title),
    };
  }

  /** @param {string} match @param {number} seq */
  const again = (match, seq) =>
    begin(
      `/api/matches/${match}/branch`,
      { at: seq, seats: Array.from({ length: about.value?.plan.seats ?? 1 }, () => 'me') },
      t('daily-again-title'),
    );

  /** @param {string} name @param {boolean} listed */
  async function call(name, listed) {
    const code = about.value?.mine?.match;
    try {
      if (code) await ask(`/api/matches/${code}/crew`, { crew: name, listed });
      await read();
    } catch (error) {
      failed(error);
    }
  }

  /** @param {Day} found */
  function body(found) {
    const { standings } = found,
      title = t('daily-title-of', { number: found.number }),
      path = found.day === found.today ? '/today' : `/today/${found.day}`;
    if (!standings)
      return html`${before(found, ways(found), trouble.value)}
        <div class="day-columns">
          <div>${week(found)}${yesterday(found)}</div>
          <div>${calendar(found)}</div>
        </div>`;
    return html`<div class="day-columns">
      <div>
        ${
          standings.mine ? nothing : before(found, ways(found), trouble.value)
        }${howCrewsDid(standings)}${turnByTurn(standings)}${whereParted(
          standings,
          found.plan.game,
          again,
        )}${crewList(standings, call)}
      </div>
      <div>
        ${
          standings.mine
            ? resultCard(
                title,
                written(found.day, { day: 'numeric', month: 'short' }),
                standings.mine,
                standings.scoring,
                path,
              )
            : nothing
        }${calendar(found)}${bestSoFar(standings, found)}${
          standings.mine
            ? html`<section class="card panel">
                <h2>${t('daily-practice')}</h2>
                <p>${t('daily-practice-how')}</p>
                ${trouble.value ? html`<p class="note is-refused" role="alert">${refusal(trouble.value)}</p>` : nothing}
                <button class="button" data-practice @click=${ways(found).practice}>
                  ${icon('reset')}${t('daily-practice-go')}
                </button>
              </section>`
            : nothing
        }
      </div>
      ${standings.mine ? html`<div class="day-wide">${week(found)}${yesterday(found)}</div>` : nothing}
    </div>`;
  }

  Promise.all([readDailyWords(), gamesRead, read(), readDays().catch(() => {})]).then(() => {
    ready.value = true;
  }, failed);
  const stop = show(() => {
    const found = about.value;
    document.title = ready.value ? `${t('daily-title')} · Hotzone` : 'Hotzone';
    if (!found || !ready.value)
      return frame(
        trouble.value
          ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble.value)}</p>`
          : html`<p class="loading" role="status">${t('loading')}</p>`,
      );
    return frame(html`${sprites(found.plan.game)}${head(found)}${body(found)}`, 'is-daily');
  });
  return () => {
    shared.leave();
    stop();
  };
}
