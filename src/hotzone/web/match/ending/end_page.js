// @ts-check
/** The end of a match, worth a screenshot: what happened, who carried whom, where it turned, and what comes next. */
import { html, nothing, paint, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { ask } from '../../lib/api.js';
import { settingsOf } from '../../lib/settings.js';
import { has, refusal, t } from '../../lib/i18n.js';
import { replayBar } from '../view/replay_bar.js';
import { nextSteps } from './next_steps.js';
import { paintScene } from './picture.js';
import { sharePart } from './share.js';
import { chanceCurve, turningPoints } from './turning_points.js';

/** @import { EndScene, Rescue } from '../../lib/game.d.ts' */
/** @import { Log } from '../../lib/page.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

const scenes = signal(/** @type {Record<string, EndScene>} */ ({}));
const logNumber = signal(/** @type {{code: string, number?: number}} */ ({ code: '' }));
const begun = new Set();

/** What is fetched once for an ended match: its scene, its number in the log, its debrief. @param {ScreenState} ui */
function fetchAll(ui) {
  const { table } = ui,
    game = table.game.value;
  if (begun.has(table)) return;
  begun.add(table);
  table.coach.review();
  game.endScene?.().then(
    (scene) => {
      scenes.value = { ...scenes.peek(), [game.name]: scene };
    },
    () => {},
  );
  ask(`/api/log?name=${encodeURIComponent(table.code)}`).then(
    (found) => {
      const row = /** @type {Log} */ (found).rows.find((one) => one.code === table.code);
      logNumber.value = { code: table.code, number: row?.number };
    },
    () => {},
  );
}

/** How it ended, in words. @param {Match} table */
export function endingOf(table) {
  const view = table.live.value.view,
    game = table.game.value,
    own = game.ending?.(view);
  if (own) return own;
  const id = has(`${game.prefix ?? ''}ending-${view.result}`)
    ? `${game.prefix ?? ''}ending-${view.result}`
    : `ending-${view.result}`;
  return { won: view.result === 'victory', title: t(id), words: has(`${id}-more`) ? t(`${id}-more`) : '' };
}

/** @param {Match} table @param {{won: boolean, title: string, words: string}} end @param {Rescue[]} people */
function banner(table, end, people) {
  const view = table.live.value.view,
    game = table.game.value,
    minutes = Math.max(1, Math.round((table.room.value.people.length && lasted(table)) / 60));
  const safe = people.filter((one) => !one.gone),
    half = Math.ceil(safe.length / 2);
  const token = (/** @type {Rescue} */ one) =>
    html`<svg class="person-pin ${one.gone ? 'is-gone' : ''}" aria-hidden="true">
      <use href="#${one.symbol}"></use>
    </svg>`;
  return html`<div class="banner">
    <canvas
      ${paint(`${table.code} ${end.won} ${Boolean(scenes.value[game.name])}`, (canvas) => {
        canvas.width = 1400;
        canvas.height = 420;
        const pen = canvas.getContext('2d');
        if (pen) paintScene(pen, canvas.width, canvas.height, { won: end.won, scene: scenes.peek()[game.name] });
      })}
    ></canvas>
    <div class="banner-words">
      <h1 id="end-title">${end.title}</h1>
      <p>${end.words}</p>
      <p>${t('end-lasted', { turns: view.turn, minutes })}</p>
    </div>
    <div class="figures" aria-hidden="true">
      ${safe.slice(0, half).map(token)}${game
        .crew(view)
        .map((one) => html`<svg class="helmet-picture"><use href="#${one.symbol}"></use></svg>`)}${safe
        .slice(half)
        .map(token)}${people.filter((one) => one.gone).map(token)}
    </div>
  </div>`;
}

/** How many seconds the match took, from its first entry to its last. @param {Match} table */
function lasted(table) {
  const line = table.eventLog.line(null);
  return line.length ? line[line.length - 1].at - line[0].at : 0;
}

/** Who carried whom. @param {Rescue[]} people */
const carried = (people) =>
  people.length
    ? html`<div class="part-head">
          <h2>${t(people.every((one) => one.gone) ? 'end-nobody-out' : 'end-carried')}</h2>
          <span>${t(people.every((one) => one.gone) ? 'end-nobody-out-how' : 'end-carried-how')}</span>
        </div>
        <ol class="carried">
          ${people.map(
            (one) =>
              html`<li class=${one.gone ? 'is-gone' : ''}>
                <span class="carried-pair"
                  ><svg aria-hidden="true"><use href="#${one.symbol}"></use></svg>${
                    one.helmet
                      ? html`<svg class="helmet-picture" aria-hidden="true"><use href="#${one.helmet}"></use></svg>`
                      : nothing
                  }</span
                ><b>${one.who}</b><span>${one.place}</span><span>${t('turn', { turn: one.turn })}</span>
              </li>`,
          )}
        </ol>`
    : nothing;

/** @param {ScreenState} ui */
export function endPage(ui) {
  const { table } = ui,
    game = table.game.value,
    view = table.live.value.view;
  fetchAll(ui);
  const end = endingOf(table),
    people = game.rescues?.(table.eventLog.line(null), (seat) => table.nameOf(seat), table.map()) ?? [],
    board = table.board.value;
  const title = has(`board-${board.name}`) ? t(`board-${board.name}`) : board.title,
    badges = game.result?.badges?.(settingsOf(table.room.value.setup)) ?? [];
  const counts = game.status(view, board),
    first = counts.find((one) => one.kind === 'good');
  const played = [
    title,
    badges[0],
    first ? t('count-of', { what: first.label ?? t(`status-${first.id}`), value: first.value, of: first.of }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const number = logNumber.value.code === table.code ? logNumber.value.number : undefined;
  return html`<div class="end-page" role="dialog" aria-labelledby="end-title">
    <div class="top-bar">
      <a class="logo" href="/" aria-label=${t('to-home')}
        ><img src="/static/icons/hotzone.svg" alt="" width="28" height="28" /><span class="wide-only">Hotzone</span></a
      >${[title, ...badges].map((words) => html`<span class="setup-badge wide-only">${words}</span>`)}<span
        class="spacer"
      ></span
      ><a class="word-button" href="/">${icon('home')}${t('end-home')}</a
      ><button
        class="word-button"
        data-look
        @click=${() => {
          ui.endHidden.value = table.code;
        }}
      >
        ${icon('eye')}${t('end-look')}
      </button>
    </div>
    <div class="end-grid">
      <div>
        ${banner(table, end, people)}
        ${
          table.note.value
            ? html`<p class="note is-refused" role="alert">
                ${icon('x')}<span>${refusal(table.note.value.error)}</span>
              </p>`
            : nothing
        }
        ${carried(people)}${turningPoints(ui, end.won)}
        <dl class="end-counts">
          ${counts.map(
            (one) =>
              html`<div>
                <dt>${one.label ?? t(`status-${one.id}`)}</dt>
                <dd>${one.value} / ${one.of}</dd>
              </div>`,
          )}
          <div>
            <dt>${t('turns')}</dt>
            <dd>${view.turn}</dd>
          </div>
          ${
            number
              ? html`<div class="log-line">
                  <dt><a href="/log">${t('log-line', { number })}</a></dt>
                </div>`
              : nothing
          }
        </dl>
        ${replayBar(ui)}
      </div>
      <aside>
        ${sharePart(
          {
            won: end.won,
            scene: scenes.value[game.name],
            title: end.title,
            played,
            safe: people.filter((one) => !one.gone).length,
            gone: people.filter((one) => one.gone).length,
          },
          `${table.code} ${end.title} ${played} ${people.length} ${Boolean(scenes.value[game.name])}`,
        )}${nextSteps(ui, end.won)}${chanceCurve(ui, end.won)}
        <p class="end-record">
          <a class="chip" href="/api/matches/${table.code}/record" download>${t('record-save')}</a>
        </p>
      </aside>
    </div>
  </div>`;
}
