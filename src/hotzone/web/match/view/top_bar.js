// @ts-check
/** Over the board: where one is, the room, settings; and the crew in turn order. */
import { html, nothing } from '../../lib/templates.js';
import { iconButton, themeButton } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { badgeRow } from './badges.js';
import { soundSwitch } from '../../sound/sound_switch.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/** @param {ScreenState} ui */
export function bar(ui) {
  const { table } = ui;
  const room = table.room.value,
    view = table.beside.value;
  const here = room?.people.filter((one) => one.here).length ?? 0;
  return html`<header class="top-bar">
      <a class="logo" href="/" aria-label=${t('to-home')}
        ><img src="/static/icons/hotzone.svg" alt="" width="28" height="28" /><span class="wide-only">Hotzone</span></a
      >
      <h1 class="crumb-title">
        ${
          table.mine.value && !room?.alone && view?.turn
            ? html`<span class="wide-only">${table.turnWords()}</span
                ><span class="narrow-only turn-badge">${t('your-turn')}</span>`
            : table.turnWords()
        }
      </h1>
      ${soundSwitch(table.game.value?.sounds?.bed ? t(`${table.game.value.prefix ?? ''}sound-bed`) : '')}
      <div class="crumb">
        ${badgeRow(ui)}${view?.turn ? html`<i></i><span>${t('turn', { turn: view.turn })}</span>` : nothing}
      </div>
      <span class="spacer"></span>
      <button
        class="pill"
        @click=${() => {
          ui.dialog.value = { kind: 'room' };
        }}
      >
        <em class=${table.link.value === 'live' ? '' : 'is-off'}></em>${t('invite-short')}
        <b class="room-code">${table.code}</b
        >${here > 1 ? html`<span class="wide-only"> · ${t('people-count', { many: here })}</span>` : nothing}
      </button>
      ${iconButton(
        'list',
        t('board-as-text'),
        () => {
          ui.dialog.value = { kind: 'text' };
        },
        'wide-only',
      )}
      <a
        class="icon-button wide-only"
        href="/rules/${room?.game ?? ''}"
        target="_blank"
        rel="noopener"
        title=${t('rules')}
        >${icon('book')}<span class="tool-word">${t('rules')}</span><span class="only-heard">${t('rules')}</span></a
      >
      ${themeButton('wide-only')}
      <button
        class="icon-button"
        aria-label=${t('settings')}
        @click=${() => {
          ui.dialog.value = { kind: 'settings' };
        }}
      >
        ${icon('gear')}<span class="tool-word">${t('settings')}</span>
      </button>
    </header>
    ${
      table.link.value === 'live'
        ? nothing
        : html`<p class="lost" role="status">
            ${table.link.value.startsWith('closed') ? t(`link-${table.link.value}`) : t('link-lost')}
          </p>`
    }`;
}

/** @param {ScreenState} ui */
export function team(ui) {
  const { table } = ui;
  const view = table.beside.value,
    crew = table.game.value.crew(view),
    many = crew.length,
    // before the first turn: who is placed
    now = view.turn > 0 ? view.seat : (table.game.value.asked?.(view) ?? view.actor);
  const after = Array.from({ length: many - 1 }, (_, i) => crew[(view.seat + i) % many]).find((one) => !one.dead);
  return html`<nav class="team" aria-label=${t('team-order')}>
    ${crew.map((one) => {
      const seat = table.room.value?.seats[one.number - 1],
        mine = table.isMineOnline(one.number),
        role = mine ? t('role-yours', { role: one.role }) : one.role,
        on = one.number === now,
        next = view.turn > 0 && one === after;
      return html`<button
        class="mate ${on ? 'is-on' : ''} ${mine ? 'is-mine' : ''} ${(seat && !seat.here) || one.dead ? 'is-gone' : ''}"
        aria-current=${on ? 'true' : 'false'}
        @click=${() => {
          if (one.at) {
            ui.focus.value = one.at;
            ui.planner.clear();
            table.pings.value = [{ ping: one.at, name: table.nameOf(one.number), key: 0 }];
            setTimeout(() => {
              table.pings.value = [];
            }, 1200);
          }
          if (one.card) ui.dialog.value = { kind: 'card', card: one.card, number: one.number };
        }}
      >
        ${
          seat?.bot
            ? html`<span class="mate-bot">${t('bot')}</span>`
            : mine
              ? html`<span class="mate-you" aria-hidden="true">${t('you')}</span>`
              : nothing
        }<svg aria-hidden="true">
          <use href="#${one.symbol}"></use>
        </svg>
        <div>
          <b>${table.nameOf(one.number)}</b
          ><span>${role}${next ? html` · <span class="mate-next">${t('next')}</span>` : nothing}</span>
        </div>
        ${
          one.saved
            ? html`<span class="mate-saved"
                ><span class="only-heard">${t('saved', { many: one.saved })}</span
                ><span aria-hidden="true">+${one.saved}</span></span
              >`
            : nothing
        }
      </button>`;
    })}
  </nav>`;
}
