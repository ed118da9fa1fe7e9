// @ts-check
/** The end of a match, and the calm card between two hot-seat turns. */
import { html, nothing, signal } from '../kit.js';
import { icon } from '../icons.js';
import { ask } from '../net.js';
import { passing, rememberMatch } from '../settings.js';
import { has, t } from '../words.js';

const HARDER = /** @type {Record<string, string>} */ ({ family: 'recruit', recruit: 'veteran', veteran: 'heroic', heroic: 'heroic' });
const hidden = signal('');
const passed = signal(0);
const logLine = signal(/** @type {any} */ ({}));

/** @param {string} words */
const settingsOf = (words) => Object.fromEntries(words.split(' ').filter(Boolean).map((word) => word.split('=')));

/** Again with the same settings, or a level up. @param {any} ui @param {boolean} harder */
async function again(ui, harder) {
  const { table } = ui;
  const room = table.room.value, settings = settingsOf(room.setup);
  if (harder) {
    const level = settings.rules === 'experienced' ? settings.level ?? 'recruit' : 'family';
    settings.rules = 'experienced';
    settings.level = HARDER[level];
    delete settings.board;
  }
  const seats = room.seats.map((/** @type {any} */ seat) => seat.bot ?? (seat.holder === table.you.value?.person ? 'me' : 'open'));
  try {
    const made = await ask('/api/matches', { game: room.game, settings, seats, name: table.you.value?.name ?? '', title: room.title });
    rememberMatch({ code: made.code, token: made.token, title: room.title, game: room.game });
    ui.travel(`/m/${made.code}`);
  } catch (error) { table.note.value = { error }; }
}

/** The station log's line of this match, asked for once. @param {any} table */
function line(table) {
  if (logLine.value.code !== table.code) {
    logLine.value = { code: table.code, text: '' };
    setTimeout(() => ask('/api/log?limit=50').then((found) => {
      const row = found.rows.find((/** @type {any} */ one) => one.code === table.code);
      logLine.value = { code: table.code, text: row ? row.line : '', number: row?.number };
    }, () => {}), 400);
  }
  return logLine.value.text;
}

/** The words of an ending: the game's own where it has them. @param {any} table @param {string} result */
const endingId = (table, result) => (has(`${table.game.value.prefix ?? ''}ending-${result}`) ? `${table.game.value.prefix ?? ''}ending-${result}` : `ending-${result}`);

/** @param {any} ui */
export function endCard(ui) {
  const { table } = ui;
  const view = table.shown.value;
  if (view.result === 'undecided' || table.story.playing.value || hidden.value === table.code) return nothing;
  const counts = table.game.value.status(view, table.board.value), seats = table.you.value?.seats.length;
  return html`<section class="card endcard" role="dialog" aria-labelledby="end-title"><header><h2 id="end-title">${t(endingId(table, view.result))}</h2><button class="ib" aria-label=${t('close')} @click=${() => { hidden.value = table.code; }}>${icon('x')}</button></header>
    <p>${t(`${endingId(table, view.result)}-more`)}</p><dl class="counts">${counts.map((/** @type {any} */ one) => html`<div><dt>${t(`status-${one.id}`)}</dt><dd>${one.value} / ${one.of}</dd></div>`)}<div><dt>${t('turns')}</dt><dd>${view.turn}</dd></div></dl>
    ${line(table) ? html`<p class="logline"><small>${t('station-log')}</small><code>${line(table)}</code></p>` : nothing}
    <div class="btns">${seats ? html`<button class="btn p" data-again @click=${() => again(ui, false)}>${icon('reset')}${t('again')}</button><button class="btn" @click=${() => again(ui, true)}>${t('harder')}</button>` : nothing}</div>
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
