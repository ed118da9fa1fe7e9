// @ts-check
/**
 * Undo, hint, asking the crew and the end of the turn: each with its word and its key; what cannot be pressed says why.
 */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { mates, toggleAsking } from './request_form.js';
import { spent } from './price.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/**
 * A button that stays readable: when it cannot be pressed, a press says why.
 * @param {ScreenState} ui
 * @param {{
 *   name: string, sign: string, key?: string, why: string, mark: string, open?: boolean, press: () => unknown
 * }} one
 */
const tool = (ui, one) =>
  html`<button
    class="button tool-button ${one.why ? 'is-off' : ''}"
    data-tool=${one.mark}
    aria-disabled=${!!one.why}
    aria-expanded=${one.open ?? nothing}
    title=${one.why || one.name}
    aria-description=${one.why || nothing}
    @click=${() => (one.why ? ui.explain(one.why) : one.press())}
  >
    ${icon(one.sign)}<span>${one.name}</span>${one.key ? html`<kbd aria-hidden="true">${one.key}</kbd>` : nothing}
  </button>`;

/** Why nothing can be taken back; '' if something can. @param {ScreenState} ui */
function noUndo(ui) {
  const { table } = ui,
    live = table.live.value,
    seated = table.you.value?.seats.length;
  if (table.at.value !== null) return ui.idle();
  if (table.room.value?.over) return t('match-over');
  if ((live.undo && seated) || (table.room.value?.alone && seated && live.seq > 0)) return '';
  return t(live.seq > 0 ? 'undo-dice' : 'undo-nothing');
}

/** Why there is no hint now; '' if there is. @param {ScreenState} ui */
function noHint(ui) {
  const { table } = ui;
  return table.coach.able || table.coach.busy.value ? '' : ui.idle();
}

/** Why the turn cannot end now, in a few words; '' if it can. @param {ScreenState} ui */
export function noEnd(ui) {
  const { table } = ui,
    view = table.live.value.view;
  if (table.legal.value.some((offer) => offer.verb === 'end')) return '';
  if (table.legal.value.length && view.stuck) return t(`${table.game.value.prefix ?? ''}end-stuck`);
  if (table.legal.value.length) return t(view.turn ? 'end-question' : 'end-setup');
  return ui.waitsForOthers() ? t('end-not-yours') : ui.idle(); // who decides is said above
}

/** @param {ScreenState} ui */
function endButton(ui) {
  const { table } = ui,
    view = table.live.value.view,
    why = noEnd(ui),
    words = why || (table.game.value.endWords?.(view, table.board.value) ?? '');
  return html`<button
    class="button end-button ${why ? 'is-off' : 'is-primary'} ${!why && spent(view) ? 'is-next' : ''}"
    data-end
    aria-disabled=${!!why}
    aria-describedby=${words ? 'end-words' : nothing}
    title=${why || t('end-turn')}
    @click=${() => (why ? ui.explain(why) : ui.endTurn())}
  >
    ${icon('flag')}<span class="end-name"
      >${t('end-turn')}${words ? html`<small id="end-words">${words}</small>` : nothing}</span
    ><kbd aria-hidden="true">E</kbd>
  </button>`;
}

/** @param {ScreenState} ui */
export function turnButtons(ui) {
  const { table } = ui,
    { coach } = table,
    undo = noUndo(ui);
  return html`<div class="turn-row">
    <div class="button-row">
      ${tool(ui, { name: t('undo'), sign: 'undo', key: 'U', why: undo, mark: 'undo', press: () => table.undo() })}
      ${
        table.live.value.redo
          ? tool(ui, { name: t('redo'), sign: 'redo', why: '', mark: 'redo', press: () => table.redo() })
          : tool(ui, { name: t('reset-turn'), sign: 'reset', why: undo, mark: 'reset', press: () => table.reset() })
      }
      ${tool(ui, {
        name: t('hint'),
        sign: 'bulb',
        key: 'H',
        why: noHint(ui),
        mark: 'hint',
        open: !!coach.hint.value,
        press: () => coach.press(),
      })}
      ${
        mates(table).length
          ? tool(ui, {
              name: t('ask-crew'),
              sign: 'chat',
              key: 'A',
              why: '',
              mark: 'asking',
              open: !!coach.asking.value,
              press: () => toggleAsking(ui),
            })
          : nothing
      }
    </div>
    ${endButton(ui)}
  </div>`;
}
