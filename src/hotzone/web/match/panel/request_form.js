// @ts-check
/** Asking a teammate for something: whom, where and what; and what they answered. */
import { html, nothing } from '../../lib/templates.js';
import { closeButton } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { percent, weighed } from '../model/action_text.js';

/** @import { RequestAnswer, Said } from '../../lib/protocol.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** What was asked, in words. @param {Match} table @param {RequestAnswer} message */
const askedWords = (table, message) => t(`request-${message.ask}`, { ...table.spot(message.place) });

/**
 * What was answered, in words.
 * @param {Match} table
 * @param {Pick<RequestAnswer, 'seat' | 'answer' | 'why' | 'cost'>} message
 */
export function answerWords(table, message) {
  const id =
    message.answer === 'no'
      ? `no-${message.why}`
      : message.answer === 'yes' && (message.cost ?? 0) > 0.005
        ? 'yes-cost'
        : message.answer;
  return t(`answer-${id}`, { who: table.nameOf(message.seat), cost: percent(message.cost ?? 0) });
}

/**
 * A request with its answer as a line of the chat.
 * @param {Match} table @param {RequestAnswer} message @returns {Said}
 */
export const requestLine = (table, message) => ({
  type: 'said',
  person: message.person,
  at: 0,
  seq: message.seq,
  name: table.nameOf(message.by),
  text: `${askedWords(table, message)} – ${answerWords(table, message)}`,
});

/** Those who can be asked: the seats of others that somebody plays. @param {Match} table */
export const mates = (table) =>
  table.game.value &&
  table.you.value?.seats.length &&
  table.live.value?.view.turn &&
  table.live.value.view.result === 'undecided'
    ? (table.room.value?.seats ?? []).filter(
        (seat) => !table.you.value.seats.includes(seat.seat) && (seat.bot || seat.holder),
      )
    : [];

/** Open or close it; AI comes first, and the place that has the focus. @param {ScreenState} ui */
export function toggleAsking(ui) {
  const { table } = ui;
  const { coach } = table,
    all = mates(table);
  ui.planner.clear();
  coach.answer.value = null;
  const place = ui.focus.value;
  coach.asking.value =
    coach.asking.value || !all.length
      ? null
      : {
          mate: (all.find((seat) => seat.bot) ?? all[0]).seat,
          place: table.game.value.asks(table.shown.value, place).length ? place : '',
        };
}

/**
 * A place was pointed at while somebody is asked; false if it is not for us.
 * @param {ScreenState} ui
 * @param {string} place
 */
export function pickForAsking(ui, place) {
  const { coach, game, shown } = ui.table;
  if (!coach.asking.value || !place) return false;
  coach.asking.value = { ...coach.asking.value, place: game.value.asks(shown.value, place).length ? place : '' };
  return true;
}

/**
 * What can be asked without a place, by the seat that the server takes for me.
 * @param {Match} table
 * @returns {string[]}
 */
function pleas(table) {
  const view = table.live.value.view,
    { seats } = table.you.value;
  return table.game.value.pleas(view, seats.includes(Number(view.actor)) ? Number(view.actor) : seats[0]);
}

/** @param {ScreenState} ui @param {string} ask */
async function send(ui, ask) {
  const { table } = ui;
  const { mate, place } = table.coach.asking.value ?? { mate: 0, place: '' };
  if (await table.coach.ask({ type: 'request', seat: mate, ask, ...(pleas(table).includes(ask) ? {} : { place }) }))
    table.coach.asking.value = null;
}

/** The card in the panel: the choice of whom and what, or the answer. @param {ScreenState} ui */
export function askingCard(ui) {
  const { table } = ui;
  const { coach } = table,
    now = coach.asking.value,
    said = coach.answer.value,
    game = table.game.value;
  if (now) {
    const kinds = [...(now.place ? game.asks(table.shown.value, now.place) : []), ...pleas(table)];
    return html`<section class="note request-card" aria-label=${t('ask-crew')}>
      ${icon('chat')}
      <div>
        <b>${t('ask-crew')}</b>
        <div class="field-row" role="group" aria-label=${t('ask-whom')}>
          ${mates(table).map(
            (seat) =>
              html`<button
                class="chip ${seat.seat === now.mate ? 'is-on' : ''}"
                aria-pressed=${seat.seat === now.mate}
                data-mate=${seat.seat}
                @click=${() => {
                  coach.asking.value = { ...now, mate: seat.seat };
                }}
              >
                ${table.nameOf(seat.seat)}
              </button>`,
          )}
        </div>
        <small>${t(now.place ? 'ask-other-place' : `${game.prefix ?? ''}ask-place`)}</small>
        ${kinds.map(
          (kind) =>
            html`<button class="action" data-ask=${kind} ?disabled=${!!coach.busy.value} @click=${() => send(ui, kind)}>
              <span class="action-name">${t(`request-${kind}`, { ...table.spot(now.place) })}</span>
            </button>`,
        )}
      </div>
      ${closeButton(() => {
        coach.asking.value = null;
      })}
    </section>`;
  }
  if (!said) return nothing;
  return html`<section class="note answer-card answer-${said.answer}" role="status">
    ${icon(said.answer === 'no' ? 'x' : said.answer === 'yes' ? 'check' : 'chat')}
    <div>
      <small>${askedWords(table, said)}</small><b>${answerWords(table, said)}</b>${weighed(table, said.units)
        .filter((one) => one.gain)
        .slice(0, 2)
        .map((one) => html`<small>${one.text}</small>`)}
    </div>
    ${closeButton(() => {
      coach.answer.value = null;
    })}
  </section>`;
}
