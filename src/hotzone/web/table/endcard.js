// @ts-check
/** The end of a match, and the calm card between two hot-seat turns. */
import { html, nothing, signal } from '../kit.js';
import { icon } from '../icons.js';
import { ask } from '../net.js';
import { lastSetup, passing, rememberMatch } from '../settings.js';
import { has, t } from '../words.js';
import { resultWords, setupWords } from '../home/stationlog.js';
import { debriefButton } from './debrief.js';

const LEVELS = ['family', 'recruit', 'veteran', 'heroic'];
const hidden = signal('');
const passed = signal(0);
const logLine = signal(/** @type {any} */ ({}));

/** @param {string} words */
const settingsOf = (words) => Object.fromEntries(words.split(' ').filter(Boolean).map((word) => word.split('=')));

/** The same a level up, or null at the top. @param {string} game @param {Record<string, string>} settings */
function harderThan(game, settings) {
  if (game === 'reactor') return Number(settings.hearts ?? 1) > 1 ? { ...settings, hearts: String(Number(settings.hearts) - 1) } : null;
  const level = settings.rules === 'experienced' ? settings.level ?? 'recruit' : 'family', next = LEVELS[LEVELS.indexOf(level) + 1];
  const { board, setup, ...rest } = settings;
  return next ? { ...(level === 'family' ? rest : settings), rules: 'experienced', level: next } : null;
}

/** Who sat where, for the next match. @param {any} table */
const seatsOf = (table) => table.room.value.seats.map((/** @type {any} */ seat) => seat.bot ?? (seat.holder === table.you.value?.person ? 'me' : 'open'));

/** Begin another match with the same people. @param {any} ui @param {any} settings */
async function again(ui, settings) {
  const { table } = ui;
  const room = table.room.value;
  try {
    const made = await ask('/api/matches', { game: room.game, settings, seats: seatsOf(table), name: table.you.value?.name ?? '', title: room.title });
    rememberMatch({ code: made.code, token: made.token, title: room.title, game: room.game });
    ui.travel(`/m/${made.code}`);
  } catch (error) { table.note.value = { error }; }
}

/** The same people in another building: the set-up as it was. @param {any} ui */
function elsewhere(ui) {
  const { table } = ui;
  lastSetup.value = { game: table.room.value.game, settings: settingsOf(table.room.value.setup), seats: seatsOf(table), title: '' };
  ui.travel('/new');
}

/** The station log's line of this match, asked for once. @param {any} table */
function line(table) {
  if (logLine.value.code !== table.code) {
    logLine.value = { code: table.code };
    setTimeout(() => ask(`/api/log?name=${encodeURIComponent(table.code)}`).then((found) => {
      logLine.value = { code: table.code, row: found.rows.find((/** @type {any} */ one) => one.code === table.code) };
    }, () => {}), 400);
  }
  const { row } = logLine.value;
  return row ? html`<p class="logline"><small><a href="/log">${t('log-line', { number: row.number })}</a></small><span>${setupWords(row)}. ${resultWords(row)}</span></p>` : nothing;
}

/** The words of an ending: the game's own where it has them. @param {any} table @param {string} result */
const endingId = (table, result) => (has(`${table.game.value.prefix ?? ''}ending-${result}`) ? `${table.game.value.prefix ?? ''}ending-${result}` : `ending-${result}`);

/** @param {any} ui */
export function endCard(ui) {
  const { table } = ui;
  const view = table.shown.value;
  if (view.result === 'undecided' || table.story.playing.value || hidden.value === table.code) return nothing;
  const counts = table.game.value.status(view, table.board.value), seats = table.you.value?.seats.length, settings = settingsOf(table.room.value.setup), harder = harderThan(table.room.value.game, settings);
  return html`<section class="card endcard" role="dialog" aria-labelledby="end-title"><header><h2 id="end-title">${t(endingId(table, view.result))}</h2><button class="ib" aria-label=${t('close')} @click=${() => { hidden.value = table.code; }}>${icon('x')}</button></header>
    <p>${t(`${endingId(table, view.result)}-more`)}</p><dl class="counts">${counts.map((/** @type {any} */ one) => html`<div><dt>${one.label ?? t(`status-${one.id}`)}</dt><dd>${one.value} / ${one.of}</dd></div>`)}<div><dt>${t('turns')}</dt><dd>${view.turn}</dd></div></dl>
    ${line(table)}${debriefButton(ui)}
    <div class="btns">${seats ? html`<button class="btn p" data-again @click=${() => again(ui, settings)}>${icon('reset')}${t('again')}</button>${harder ? html`<button class="btn" data-harder @click=${() => again(ui, harder)}>${t('harder')}</button>` : nothing}<button class="btn" data-elsewhere @click=${() => elsewhere(ui)}>${t(table.room.value.game === 'fire' ? 'other-building' : 'other-setup')}</button>` : nothing}</div>
    <div class="btns"><button class="btn" @click=${() => table.go(0)}>${icon('first')}${t('replay')}</button><a class="btn" href="/api/matches/${table.code}/record" download>${t('record-save')}</a></div></section>`;
}

/** @param {any} ui */
export function passCard(ui) {
  const { table } = ui;
  const view = table.live.value.view, turn = view.turn;
  const people = table.you.value?.seats.length ?? 0;
  if (!passing.value || people < 2 || !turn || passed.value === turn || !table.legal.value.length || view.stage !== 'acting') return nothing;
  return html`<div class="passover"><section class="card" role="dialog" aria-labelledby="pass-title"><svg aria-hidden="true"><use href="#helmet-${view.seat}"></use></svg><h2 id="pass-title">${t('pass-to', { who: table.nameOf(view.seat) })}</h2><button class="btn p" @click=${() => { passed.value = turn; }}>${t('go-on')}</button></section></div>`;
}
