// @ts-check
/** Told changes: one line for each piece, numbered as on the board; a tap ticks it off. */
import { html, nothing, svg } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';
import { openEntry } from './corrections.js';

/** @import { BoardMap, TableChange } from '../lib/game.d.ts' */
/** @import { CompanionModel } from './companion_model.js' */

/** @param {TableChange[]} changes @param {string[]} ticked @param {(key: string) => void} [tick] */
export const changeList = (changes, ticked, tick) =>
  html`<ol class="change-list">
    ${changes.map((one, i) => {
      const done = ticked.includes(one.key);
      const body = html`<b class="change-number is-${one.kind} ${done ? 'is-done' : ''}" aria-hidden="true"
          >${done ? '✓' : i + 1}</b
        ><svg class="change-piece" aria-hidden="true"><use href="#${one.symbol}"></use></svg
        ><span><b>${one.text}</b><small>${one.more}</small></span>`;
      return html`<li>
        ${
          tick
            ? html`<button class="change" aria-pressed=${done} data-change=${one.key} @click=${() => tick(one.key)}>
                ${body}
              </button>`
            : html`<div class="change">${body}</div>`
        }
      </li>`;
    })}
  </ol>`;

/**
 * The numbers on the board.
 * @param {CompanionModel} desk @param {BoardMap} map @param {number} floor @param {TableChange[]} changes
 * @param {string[]} ticked
 */
export function numbers(desk, map, floor, changes, ticked) {
  const game = desk.table.game.value,
    stacked = /** @type {Record<string, number>} */ ({});
  return changes.map((one, i) => {
    const edge = map.edges.get(one.place),
      box = map.boxes.get(one.place),
      space = edge ? map.spaces.get(edge.spaces[0]) : map.spaces.get(one.place);
    if ((!edge && !box) || space?.floor !== floor) return nothing;
    const pile = (stacked[one.place] = (stacked[one.place] ?? -1) + 1),
      at = edge ? game.line(map, edge) : null,
      x = at ? at.mx : box.x + box.w - 22 - pile * 30,
      y = at ? at.my : box.y + 22;
    return svg`
      <g class="told-number is-${one.kind} ${ticked.includes(one.key) ? 'is-done' : ''}"
        transform="translate(${x},${y})">
        <rect x="-19" y="-19" width="38" height="38" rx="10"></rect>
        <text y="8">${ticked.includes(one.key) ? '✓' : i + 1}</text>
      </g>
    `;
  });
}

/**
 * Places that a tapped die or a piece of the set-up lights up.
 * @param {CompanionModel} desk @param {BoardMap} map @param {number} floor @param {string[]} places
 */
export const lit = (desk, map, floor, places) =>
  places.map((place) => {
    const edge = map.edges.get(place),
      b = map.boxes.get(place);
    if (map.spaces.get(edge ? edge.spaces[0] : place)?.floor !== floor) return nothing;
    const at = edge ? desk.table.game.value.line(map, edge) : null;
    return at
      ? svg`
          <circle class="lit-space" cx=${at.mx} cy=${at.my} r="26"></circle>
        `
      : svg`
          <rect class="lit-space" x=${b.x} y=${b.y} width=${b.w} height=${b.h}></rect>
        `;
  });

/** What is to be put on the table now. @param {CompanionModel} desk */
export function told(desk) {
  const changes = desk.pending.value,
    kinds = new Set(changes.map((one) => one.kind)),
    last = desk.table.eventLog.line(null).at(-1);
  return html`<section class="told-changes" aria-label=${t('companion-changes', { many: changes.length })}>
    <h2>${t('companion-changes', { many: changes.length })}</h2>
    <p class="hint">${kinds.has('take') ? t('companion-colours') : t('companion-tick')}</p>
    ${changeList(changes, desk.ticked.value, (key) => desk.tick(key))}
    <div class="button-row">
      ${
        desk.enters() && last
          ? html`<button class="button" data-wrong @click=${() => openEntry(desk, last)}>
              ${icon('undo')}${t('companion-wrong')}
            </button>`
          : nothing
      }<button class="button is-primary" data-placed @click=${() => desk.allPlaced()}>
        ${icon('check')}${t('companion-all-placed')}
      </button>
    </div>
  </section>`;
}
