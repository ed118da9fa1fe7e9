// @ts-check
/** What happened, in sentences with their rules; chat, phrases; the crew and what is left in the box. */
import { guard, html, nothing, repeat } from '../../lib/templates.js';
import { whyButton } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { mates, toggleAsking } from '../panel/request_form.js';
import { badgeRow } from './badges.js';
import { lines } from './log_lines.js';

/** @import { LogLine } from '../../lib/game.d.ts' */
/** @import { FormEvent } from '../../lib/page.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

const PHRASES = ['well-done', 'help', 'on-my-way', 'careful', 'your-call', 'thanks'];

/** @param {ScreenState} ui @param {LogLine} line */
const logLine = (ui, line) =>
  line.turn
    ? html`<li class="log-turn">${line.text}</li>`
    : html`<li>
        <svg aria-hidden="true"><use href="#${line.icon}"></use></svg>
        <div>
          ${
            line.parts
              ? html`<details>
                  <summary>${line.text}</summary>
                  ${line.parts.map((one) => html`<p>${one.text}</p>`)}
                </details>`
              : line.text
          }
          ${line.sound ? html`<em class="caption">♪ ${t(`sound-${line.sound}`)}</em> ` : nothing}${
            line.rule ? whyButton(line.rule, (rule) => ui.openRule(rule)) : nothing
          }
        </div>
      </li>`;

/** @param {ScreenState} ui */
function log(ui) {
  const all = lines(ui);
  return html`<div
    class="scroll"
    tabindex="0"
    role="log"
    aria-live="off"
    aria-label=${t('log')}
    data-scroll=${all.at(-1)?.key ?? ''}
  >
    <ol>
      ${guard([all], () =>
        repeat(
          all,
          (line) => line.key,
          (line) => logLine(ui, line),
        ),
      )}
    </ol>
    ${all.length || !ui.table.shown.value.turn ? nothing : html`<p class="idle">${t('log-empty')}</p>`}
  </div>`;
}

/** @param {ScreenState} ui */
function chat(ui) {
  const { table } = ui;
  const off = table.room.value?.switches.chat === 'off';
  const send = (/** @type {FormEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (event.target.elements.namedItem('line'));
    if (field.value.trim()) table.tell({ type: 'say', text: field.value });
    field.value = '';
  };
  return html`<div
      class="scroll"
      tabindex="0"
      role="log"
      aria-label=${t('chat')}
      data-scroll=${table.talk.value.length}
    >
      <ol class="talk">
        ${table.talk.value.map(
          (line) => html`<li><b>${line.name}</b> ${line.phrase ? t(`phrase-${line.phrase}`) : line.text}</li>`,
        )}
      </ol>
      ${table.talk.value.length ? nothing : html`<p class="idle">${t('chat-empty')}</p>`}
    </div>
    <div class="phrases">
      ${PHRASES.map(
        (phrase) =>
          html`<button class="chip" @click=${() => table.tell({ type: 'phrase', phrase })}>
            ${t(`phrase-${phrase}`)}
          </button>`,
      )}
    </div>
    <form class="chat-form" @submit=${send}>
      <label class="only-heard" for="line">${t('chat-line')}</label
      ><input
        id="line"
        name="line"
        maxlength="300"
        autocomplete="off"
        placeholder=${off ? t('chat-off') : t('chat-line')}
        ?disabled=${off}
      /><button class="button is-slim" aria-label=${t('send')}>${icon('play')}</button>
    </form>`;
}

/** @param {ScreenState} ui */
function crew(ui) {
  const { table } = ui;
  const game = table.game.value,
    view = table.shown.value,
    room = table.room.value;
  const watching =
    room?.people.filter((one) => one.here && !room.seats.some((seat) => seat.holder === one.person)) ?? [];
  return html`<div class="scroll" tabindex="0">
    ${badgeRow(ui)}
    <ul class="crew-list">
      ${game.crew(view).map(
        (one) =>
          html`<li>
            <svg aria-hidden="true"><use href="#${one.symbol}"></use></svg>
            <div>
              <b>${table.nameOf(one.number)}</b
              ><small
                >${one.role}${
                  one.saved ? html` · ${t('saved', { many: one.saved })}` : nothing
                }${one.at ? html` · ${table.spot(one.at).place}` : nothing}</small
              >
            </div>
          </li>`,
      )}
    </ul>
    ${
      mates(table).length
        ? html`<button
            class="button"
            data-ask-crew
            @click=${() => {
              ui.sheet.value = 'actions';
              toggleAsking(ui);
            }}
          >
            ${icon('chat')}${t('ask-crew')}
          </button>`
        : nothing
    }
    <h3>${t('supply')}</h3>
    <dl class="counts">
      ${game.counts(view).map(
        (one) =>
          html`<div>
            <dt>${t(`count-${one.id.replaceAll('_', '-')}`)}</dt>
            <dd>${one.value}</dd>
          </div>`,
      )}
    </dl>
    <h3>${t('watching')}</h3>
    <p>${watching.map((one) => one.name).join(', ') || t('none')}</p>
  </div>`;
}

/** @param {ScreenState} ui */
export function logPane(ui) {
  const tab = ui.tab.value;
  const heads = ['log', 'chat', 'team'];
  return html`<section class="card log-card">
    <div class="log-head" role="tablist">
      ${heads.map(
        (name) =>
          html`<button
            class="tab-button ${tab === name ? 'is-on' : ''}"
            role="tab"
            id="tab-${name}"
            aria-controls="pane-side"
            aria-selected=${tab === name}
            @click=${() => {
              ui.tab.value = name;
            }}
          >
            ${t(name)}${
              name === 'chat' && ui.unread.value
                ? html`<i class="is-unread"><span class="only-heard">${t('unread')}</span></i>`
                : nothing
            }
          </button>`,
      )}
    </div>
    <div class="pane" role="tabpanel" id="pane-side" aria-labelledby="tab-${tab}">
      ${tab === 'chat' ? chat(ui) : tab === 'team' ? crew(ui) : log(ui)}
    </div>
  </section>`;
}
