// @ts-check
/**
 * The table differs: tap a place and say what really lies there. The cardboard wins, unless no match could come to it.
 */
import { html, nothing, svg } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { closeButton } from '../lib/buttons.js';
import { t } from '../lib/i18n.js';

/** @import { BoardMap } from '../lib/game.d.ts' */
/** @import { FieldEvent } from '../lib/page.d.ts' */
/** @import { CompanionModel } from './companion_model.js' */

/** Places to tap, over the board. @param {CompanionModel} desk @param {BoardMap} map @param {number} floor */
export const placesToTap = (desk, map, floor) =>
  map.board.spaces
    .filter((one) => one.floor === floor)
    .map((one) => {
      const box = map.boxes.get(one.name),
        tap = () => {
          desk.spot.value = one.name;
        };
      return svg`
        <g class="tap-space ${desk.spot.value === one.name ? 'is-on' : ''}" data-tap=${one.name} @click=${tap}>
          ${
            desk.table.game.value.hit?.(box) ??
            svg`
              <rect x=${box.x} y=${box.y} width=${box.w} height=${box.h}></rect>
            `
          }
        </g>
      `;
    });

/** What may really lie at the place that was tapped. @param {CompanionModel} desk */
export function settings(desk) {
  const { table } = desk,
    map = table.map(),
    game = table.game.value,
    place = desk.spot.value,
    found = place
      ? (desk.top.value?.settable(map, table.live.value.view, place, (seat) => table.nameOf(seat)) ?? [])
      : [];
  return html`<label class="setting"
      ><span>${t('companion-place')}</span
      ><select
        data-spot
        @change=${(/** @type {FieldEvent} */ event) => {
          desk.spot.value = event.target.value;
        }}
      >
        <option value="" ?selected=${!place}>${t('companion-place-none')}</option>
        ${map.board.spaces.map(
          (one) => html`<option value=${one.name} ?selected=${one.name === place}>${game.full(map, one.name)}</option>`,
        )}
      </select></label
    >
    ${
      place
        ? html`<ul class="change-list">
            ${found.map(
              (one) =>
                html`<li>
                  <button class="change" data-set=${one.pieces.join('; ')} @click=${() => desk.set(one.pieces)}>
                    <svg class="change-piece" aria-hidden="true"><use href="#${one.symbol}"></use></svg
                    ><span><b>${one.text}</b>${one.more ? html`<small>${one.more}</small>` : nothing}</span>
                  </button>
                </li>`,
            )}
          </ul>`
        : nothing
    }`;
}

/** @param {CompanionModel} desk */
export function differs(desk) {
  const stop = desk.hindered();
  return html`<header class="sheet-head">
      <h2>${t('companion-differs')}</h2>
      ${closeButton(() => {
        desk.sheet.value = '';
        desk.spot.value = '';
      })}
    </header>
    <p class="hint">${stop || t('companion-differs-how')}</p>
    ${stop ? nothing : settings(desk)}`;
}

/** Only the danger: people act freely; before the dice, does the table look like this? @param {CompanionModel} desk */
export function looksRight(desk) {
  const stop = desk.hindered();
  return html`<section class="table-question" aria-label=${t('companion-looks')}>
    <h2>${t('companion-free', { who: desk.table.nameOf(desk.table.live.value.view.actor) })}</h2>
    <p class="hint">${stop || t('companion-looks-how')}</p>
    ${
      stop
        ? nothing
        : html`${settings(desk)}
            <div class="button-row">
              <button class="button is-primary" data-looks @click=${() => desk.endTurn()}>
                ${icon('check')}${t('companion-looks')}
              </button>
            </div>`
    }
  </section>`;
}
