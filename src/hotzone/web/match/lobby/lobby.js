// @ts-check
/** Before the match: who comes, under which helmet, who is ready; the host starts it. */
import { html, nothing, signal, svg } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { has, refusal, t } from '../../lib/i18n.js';
import { gameNamed } from '../../lib/games.js';
import { headTools } from '../../home/layout.js';
import { soundSwitch } from '../../sound/sound_switch.js';
import { helmets, isReady, myCard } from './helmets.js';
import { invitation } from './invitation.js';
import { hereNow, whatIsThis, whileWaiting } from './company.js';
import { change, setupLine } from './setup_line.js';

/** @import { ScreenState } from '../model/screen_state.js' */

const asksName = signal(false); // "I am ready" was pressed without a name

/** What the building is called. @param {ScreenState} ui */
function boardTitle(ui) {
  const { name = '', title = '' } = ui.table.board.value ?? {};
  return has(`board-${name}`) ? t(`board-${name}`) : title;
}

/** The building, and whose match it is. @param {ScreenState} ui */
function stage(ui) {
  const { table } = ui,
    game = table.game.value,
    board = table.board.value,
    host = table.room.value.people.find((one) => one.host);
  const { width, height } = (game.previewSize ?? game.size)(board);
  return html`<div class="lobby-stage">
    ${
      game.preview
        ? html`<svg
            viewBox="${width * 0.18} ${height * 0.22} ${width * 0.64} ${height * 0.4}"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            ${svg`${game.preview(
              board,
              gameNamed(game.name)?.boards.find((one) => one.name === board.name),
            )}`}
          </svg>`
        : nothing
    }
    <div class="lobby-stage-words">
      <p class="lobby-stage-tag">
        <em></em>${table.you.value.host ? t('lobby-open') : t('lobby-invites', { who: table.personName(host) })}
      </p>
      <h1>${boardTitle(ui)}</h1>
      <p>${has(`goal-${game.name}`) ? t(`goal-${game.name}`) : nothing}</p>
    </div>
  </div>`;
}

/** Leave: a guest's helmet is free again, a host's match waits. @param {ScreenState} ui */
async function leave(ui) {
  const { you } = ui.table;
  if (!you.value.host) for (const seat of you.value.seats) await ui.table.tell({ type: 'stand', seat });
  ui.travel('/');
}

/** Say that I am ready, or not yet; a name is asked for once. @param {ScreenState} ui @param {boolean} now */
function beReady(ui, now) {
  const field = document.querySelector('.name-field');
  if (now && field instanceof HTMLInputElement && !field.value.trim() && !asksName.value) {
    asksName.value = true;
    field.focus();
    return;
  }
  asksName.value = false;
  ui.table.tell({ type: 'ready', ready: now });
}

/** What comes next, and the button for it. @param {ScreenState} ui */
function startBar(ui) {
  const { table } = ui,
    { people, seats, switches } = table.room.value,
    you = table.you.value;
  const free = seats.filter((seat) => !seat.holder && !seat.bot).length,
    waiting = people.filter((one) => one.here && !one.host && seats.some((seat) => seat.holder === one.person)),
    late = waiting.filter((one) => !isReady(table.room.value, one.person));
  const ready = switches.ready.includes(you.person);
  if (you.host)
    return html`<div class="start-bar">
      <p role="status">
        <b
          >${
            late.length
              ? t('lobby-not-all', { who: late.map((one) => table.personName(one)).join(', ') })
              : waiting.length
                ? t('lobby-all-ready')
                : t('lobby-alone')
          }</b
        >
        ${free ? t('lobby-free', { many: free }) : nothing}
      </p>
      <button class="button is-primary is-start" data-start @click=${() => table.tell({ type: 'start' })}>
        ${icon('play')}${t('lobby-start')}
      </button>
    </div>`;
  const host = people.find((one) => one.host),
    more = [you.seats.length || free ? '' : t('lobby-full'), table.coach.guides ? t('lobby-coach') : '']
      .join(' ')
      .trim();
  return html`<div class="start-bar">
    <p role="status">
      ${
        asksName.value
          ? html`<b>${t('lobby-name-first')}</b> ${t('lobby-name-skip')}`
          : html`<b>${t('lobby-host-starts', { who: table.personName(host) })}</b> ${
                host?.here ? t('lobby-when-ready') : t('lobby-host-away')
              }
              ${more}`
      }
    </p>
    ${
      you.seats.length
        ? html`<button
            class="button is-start ${ready ? '' : 'is-primary'}"
            data-ready
            aria-pressed=${ready ? 'true' : 'false'}
            @click=${() => beReady(ui, !ready)}
          >
            ${icon('check')}${ready ? t('lobby-not-yet') : t('lobby-ready-go')}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {ScreenState} ui */
export function lobby(ui) {
  const { table } = ui,
    room = table.room.value,
    you = table.you.value;
  const taken = room.seats.filter((seat) => seat.holder || seat.bot).length,
    ready = room.seats.filter((seat) => seat.bot || (seat.holder && isReady(room, seat.holder))).length;
  return html`<div class="lobby">
    <header class="top-bar">
      <a class="logo" href="/" aria-label=${t('to-home')}
        ><img src="/static/icons/hotzone.svg" alt="" width="28" height="28" />Hotzone</a
      ><span class="spacer"></span>${soundSwitch()}${headTools()}<button
        class="word-button"
        data-leave
        @click=${() => leave(ui)}
      >
        ${icon('x')}${t('lobby-leave')}
      </button>
    </header>
    ${
      table.link.value === 'live'
        ? nothing
        : html`<p class="lost" role="status">
            ${t(table.link.value.startsWith('closed') ? `link-${table.link.value}` : 'link-lost')}
          </p>`
    }
    <main class="lobby-grid">
      <div>
        ${stage(ui)}${you.host ? invitation(ui, 'is-strip') : nothing}
        <div class="part-head">
          <h2>${you.host || !you.seats.length ? t('lobby-crew') : t('lobby-pick')}</h2>
          <span
            >${
              you.host || !you.seats.length
                ? t('lobby-taken', { taken, of: room.seats.length, ready })
                : t('lobby-tell-name')
            }</span
          >
        </div>
        ${
          table.note.value
            ? html`<p class="note is-refused" role="alert">
                ${icon('x')}<span>${refusal(table.note.value.error)}</span>
              </p>`
            : nothing
        }
        <ul class="helmet-list">
          ${myCard(ui)}${helmets(ui)}
        </ul>
        ${setupLine(ui, boardTitle(ui), change)}${startBar(ui)}
      </div>
      <aside aria-label=${t('lobby-company')}>
        ${you.host ? invitation(ui, 'is-card') : whatIsThis(ui)}${hereNow(ui)}${you.host ? nothing : whileWaiting()}
      </aside>
    </main>
  </div>`;
}
