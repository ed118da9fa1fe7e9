// @ts-check
/** Where somebody starts: one place with its reason, the other doors by number, any other space on the board. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';

/** @import { View } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** The places that are suggested now, the best first. @param {Match} table */
export const startsOf = (table) => {
  const legal = new Map(table.legal.value.map((offer) => [offer.space, offer]));
  return table.legal.value.length
    ? (table.live.value.view.starts ?? []).flatMap((one) => {
        const offer = legal.get(one.space);
        return offer ? [{ ...one, offer }] : [];
      })
    : [];
};

/** A door by its name and the room behind it. @param {Match} table @param {NonNullable<View['starts']>[number]} one */
function doorName(table, one) {
  const outside = table.spot(one.space).place,
    room = one.inside ? table.spot(one.inside).place : '';
  return t('start-at', { outside, room, known: room ? 'yes' : 'no' });
}

/** @param {Match} table @param {NonNullable<View['starts']>[number]} one @param {string} [brief] */
const reason = (table, one, brief = '') =>
  t(`${table.game.value.prefix ?? ''}start-reason${brief}`, {
    reason: one.reason,
    who: one.mate ? table.nameOf(one.mate) : '',
    in: table.spot(one.call).in,
  });

/** Whom the last button places: everybody, or only what is mine at a table with others. @param {Match} table */
const whose = ({ room, you }) =>
  room.value.alone || you.value.seats.length === room.value.seats.length
    ? 'crew'
    : you.value.seats.length === 1
      ? 'me'
      : 'mine';

/** The card of the panel. @param {ScreenState} ui */
export function startCard(ui) {
  const { table } = ui,
    [best, ...others] = startsOf(table);
  if (!best) return nothing;
  const seat = table.game.value.asked?.(table.shown.value) ?? table.live.value.view.actor,
    you = table.isOnlyMine(seat) ? 'yes' : 'no'; // who plays one of many is spoken to, and not by a name
  return html`<div role="status">
      <h3 class="start-head">${t('start-who', { you, who: table.nameOf(seat) })}</h3>
    </div>
    <section class="start-card">
      <b>${doorName(table, best)}</b>
      <p>${reason(table, best)}</p>
      <button class="button is-advice" data-suggested @click=${() => table.act(best.offer.text)}>
        ${icon('check')}<span>${t('start-here')}</span><kbd aria-hidden="true">1</kbd>
      </button>
    </section>
    <div class="start-list">
      ${others.map(
        (one, /** @type {number} */ i) =>
          html`<button class="action" data-start=${one.space} @click=${() => table.act(one.offer.text)}>
            <span class="action-icon">${icon('door')}</span
            ><span class="action-name">${doorName(table, one)}<small>${reason(table, one, '-short')}</small></span
            ><kbd>${i + 2}</kbd>
          </button>`,
      )}
    </div>
    <p class="hint">${t('start-anywhere')}</p>
    <button class="button" data-place-crew @click=${() => ui.placeCrew()}>
      ${icon('person')}${t('start-all', { whose: whose(table) })}
    </button>
    ${
      table.live.value.undo
        ? html`<button class="button tool-button" data-tool="undo" @click=${() => table.undo()}>
            ${icon('undo')}<span>${t('undo')}</span><kbd aria-hidden="true">U</kbd>
          </button>`
        : nothing
    }`;
}
