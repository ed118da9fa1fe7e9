// @ts-check
/** Why the turn cannot end, and the ways out of it as buttons; and what to do when no points are left. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { sentences } from '../model/action_text.js';
import { price } from './price.js';

/** @import { Way } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** What a way out is called. @param {Match} table @param {Way} way */
function wordsOf(table, way) {
  const last = way.steps[way.steps.length - 1],
    place = last.space ?? last.edge ?? '',
    option = { key: last.text, verb: last.verb, cost: way.cost, place, steps: way.steps, offer: last };
  const named = table.game.value.arrange?.([option], table.live.value.view, place, table.map())[0]?.name;
  return (
    named ??
    sentences(
      table,
      way.steps.map((step) => step.text),
    ).join(', ')
  );
}

/** @param {ScreenState} ui @param {Way} way @param {number} i */
function wayOut(ui, way, i) {
  const { table } = ui;
  return html`<button
    class="action ${i ? '' : 'is-advised'}"
    data-way-out
    ?data-suggested=${i === 0}
    @click=${() => table.walk(way.steps.map((step) => step.text))}
  >
    <span class="action-icon">${icon(table.game.value.iconOf(way.steps[0].verb, way.steps[0]))}</span
    ><span class="action-name">${wordsOf(table, way)}</span
    >${price(table.live.value.view, { cost: way.cost }, table.game.value.costKey)}<kbd aria-hidden="true">${i + 1}</kbd>
  </button>`;
}

/** @param {ScreenState} ui */
export function stuckCard(ui) {
  const { table } = ui,
    live = table.live.value,
    stuck = table.legal.value.length ? live.view.stuck : null;
  if (!stuck) return nothing;
  const called = stuck.ways.map((way) => wordsOf(table, way)),
    ways = stuck.ways.filter((_, i) => called.indexOf(called[i]) === i); // two steps into one room are one way out
  return html`<section class="stuck-card" role="status">
    <h3>${icon('warn')}${t(`${table.game.value.prefix ?? ''}stuck-title`)}</h3>
    <p>${t('stuck-how', { many: ways.length + (live.undo ? 1 : 0) })}</p>
    <div class="action-list">
      ${ways.map((way, i) => wayOut(ui, way, i))}
      ${
        live.undo
          ? html`<button class="action" data-take-back @click=${() => table.undo()}>
              <span class="action-icon">${icon('undo')}</span
              ><span class="action-name">${t('stuck-undo')}<small>${t('stuck-undo-how')}</small></span
              ><kbd aria-hidden="true">U</kbd>
            </button>`
          : nothing
      }
    </div>
  </section>`;
}
