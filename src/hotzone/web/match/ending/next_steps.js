// @ts-check
/** What comes after the end: once more from where it turned, the same again, harder, elsewhere, the debrief. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { ask } from '../../lib/api.js';
import { lastSetup, rememberMatch } from '../../lib/preferences.js';
import { settingsOf } from '../../lib/settings.js';
import { t } from '../../lib/i18n.js';

/** @import { Moment, Settings } from '../../lib/game.d.ts' */
/** @import { Refusal } from '../../lib/page.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** Who sat where, for the next match. @param {Match} table */
const seatsOf = (table) =>
  table.room.value.seats.map((seat) => seat.bot ?? (seat.holder === table.you.value?.person ? 'me' : 'open'));

/**
 * Begin another match with the same people; they are shown the way.
 * @param {ScreenState} ui @param {Settings} settings
 */
async function again(ui, settings) {
  const { table } = ui,
    room = table.room.value,
    seats = seatsOf(table);
  try {
    const made = await ask('/api/matches', {
      game: room.game,
      settings,
      seats,
      name: table.you.value?.name ?? '',
      title: room.title,
      lobby: seats.includes('open'),
    });
    rememberMatch({ code: made.code, token: made.token, title: room.title, game: room.game });
    if (table.you.value.host && seats.includes('open')) await table.tell({ type: 'next', code: made.code });
    ui.travel(`/m/${made.code}`);
  } catch (error) {
    table.note.value = { error: /** @type {Refusal} */ (error) };
  }
}

/** The same people in another building: the set-up as it was. @param {ScreenState} ui */
function elsewhere(ui) {
  const { table } = ui;
  lastSetup.value = {
    game: table.room.value.game,
    settings: settingsOf(table.room.value.setup),
    seats: seatsOf(table),
    title: '',
    again: true,
  };
  ui.travel('/new');
}

/**
 * Where a lost match turned: the costliest decision, else the worst luck.
 * @param {ScreenState} ui @returns {Moment | undefined}
 */
function turn(ui) {
  const found = ui.table.coach.debrief.value,
    all = [...(found?.turning_points ?? []), ...(found?.lapses ?? [])];
  return [...all].sort((a, b) => a.decision - b.decision || a.luck - b.luck)[0];
}

/**
 * @param {string} id
 * @param {string} sign
 * @param {string} name
 * @param {string} how
 * @param {() => void} go
 * @param {boolean} first
 */
const step = (id, sign, name, how, go, first) =>
  html`<button
    class="next-step ${first ? 'is-first' : ''}"
    data-again=${id === 'again' ? '' : nothing}
    data-next=${id}
    @click=${go}
  >
    <span class="way-icon">${icon(sign)}</span><span><b>${name}</b><small>${how}</small></span
    >${icon('right')}
  </button>`;

/** Offer this match to friends: make its link and go there. @param {ScreenState} ui */
async function challenge(ui) {
  try {
    const made = await ask(`/api/matches/${ui.table.code}/challenge`, {});
    ui.travel(made.link);
  } catch (error) {
    ui.table.note.value = { error: /** @type {Refusal} */ (error) };
  }
}

/** Where other crews with the same dice stand, if there are any. @param {string} origin */
function othersAt(origin) {
  const [kind, which] = origin.split(' ');
  return kind === 'daily' || kind === 'daily-ai' ? `/today/${which}` : kind === 'challenge' ? `/c/${which}` : '';
}

/** @param {ScreenState} ui @param {boolean} won */
export function nextSteps(ui, won) {
  const { table } = ui,
    settings = settingsOf(table.room.value.setup),
    own = table.game.value.result,
    harder = own?.harder?.(settings),
    point = won ? undefined : turn(ui);
  const seats = table.you.value?.seats.length,
    come = ui.nextMatch.value,
    others = othersAt(table.room.value.origin ?? ''),
    alone = !come && !others; // one step stands out; on a phone it is fixed at the foot
  return html`<nav class="next-steps" aria-label=${t('end-next')}>
    ${
      come
        ? html`<a class="next-step is-first" href="/m/${come}" data-come
            ><span class="way-icon">${icon('people')}</span
            ><span
              ><b>${t('lobby-next-go')}</b
              ><small
                >${t('lobby-next', { who: table.room.value.people.find((one) => one.host)?.name ?? '' })}</small
              ></span
            >${icon('right')}</a
          >`
        : nothing
    }
    ${
      others ? step('others', 'people', t('end-others'), t('end-others-how'), () => ui.travel(others), !come) : nothing
    }${
      seats && point
        ? step(
            'retry',
            'redo',
            t('end-retry', { turn: point.turn }),
            t('end-retry-how'),
            () => ui.playOn(point.seq),
            alone,
          )
        : nothing
    }${
      seats
        ? step(
            'again',
            'reset',
            point ? t('end-again-start') : t('again'),
            t('end-again-how'),
            () => again(ui, settings),
            alone && !point,
          )
        : nothing
    }${
      seats && harder
        ? step(
            'harder',
            'flag',
            t('home-harder'),
            (own?.badges?.(harder) ?? []).join(', '),
            () => again(ui, harder),
            false,
          )
        : nothing
    }${
      seats
        ? step(
            'elsewhere',
            'home',
            own?.other?.() ?? t('other-setup'),
            t('end-elsewhere-how'),
            () => elsewhere(ui),
            false,
          )
        : nothing
    }${
      others
        ? nothing
        : step('challenge', 'share', t('end-challenge'), t('end-challenge-how'), () => challenge(ui), false)
    }${step(
      'debrief',
      'bulb',
      t('debrief-title'),
      t('end-debrief-how'),
      () => {
        ui.dialog.value = { kind: 'debrief' };
        table.coach.review();
      },
      false,
    )}
  </nav>`;
}
