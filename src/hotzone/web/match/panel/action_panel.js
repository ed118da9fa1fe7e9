// @ts-check
/** The side panel: who acts, what is planned or advised, every action, and the buttons of the turn. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { refusal, t } from '../../lib/i18n.js';
import { hintCard, planCard } from './hint_cards.js';
import { askingCard } from './request_form.js';
import { pointAt } from '../board/debrief_points.js';
import { riskCard } from '../board/risk_overlay.js';
import { part } from '../view/later_parts.js';
import { lines } from '../view/log_lines.js';
import { actions, choice, optionWords, tray, view } from './action_choices.js';
import { spent } from './price.js';
import { startsOf } from './start_card.js';
import { stuckCard } from './stuck_card.js';
import { turnButtons } from './turn_buttons.js';
import { hero } from './active_figure.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/** Does a place that was tapped offer several things, or one that wants a second thought? @param {ScreenState} ui */
const isOpened = ({ planner }) => {
  const [first, ...more] = planner.options.value;
  return !!planner.picked.value && (more.length > 0 || !!first?.risky || !!first?.near);
};

/**
 * Does the panel hold so much that a phone needs the room of the steps below the board?
 * @param {ScreenState} ui
 */
export const isCrowded = (ui) =>
  !!startsOf(ui.table).length ||
  !!ui.table.coach.hint.value ||
  (isOpened(ui) && !ui.table.note.value && !ui.table.coach.asking.value) ||
  !!(ui.table.legal.value.length && view(ui.table).stuck);

/** What is planned, or why something cannot be done. @param {ScreenState} ui */
function planned(ui) {
  const { table, planner } = ui;
  const note = table.note.value,
    plan = planner.plan.value,
    game = table.game.value;
  if (note) {
    return html`<div class="note ${note.calm ? '' : 'is-refused'}" ?data-answer=${note.calm} role="status">
      ${icon(note.calm ? 'bulb' : 'x')}
      <div>
        <b>${refusal(note.error)}</b>${
          note.error.rule
            ? html`<button class="why-button" @click=${() => ui.openRule(note.error.rule ?? '')}>
                ${icon('book')}${t('why')}
              </button>`
            : nothing
        }
      </div>
    </div>`;
  }
  if (isOpened(ui)) {
    const things = game.things?.(table.map(), view(table), planner.picked.value, (seat) => table.nameOf(seat));
    return html`<div
      class="choices"
      role="group"
      aria-label=${t('choices-at', { ...table.spot(planner.picked.value) })}
    >
      <h3>${table.spot(planner.picked.value).place}${things ? html`<small>${things}</small>` : nothing}</h3>
      ${planner.options.value.map((option, /** @type {number} */ i) => choice(ui, option, i))}
    </div>`;
  }
  if (!table.legal.value.length) return nothing;
  if (!plan)
    return view(table).stage === 'acting'
      ? spent(view(table)) && !view(table).stuck
        ? html`<p class="note is-spent" role="status">${icon('flag')}<span>${t('spent-end')}</span></p>`
        : table.coach.hint.value
          ? nothing
          : html`<p class="note none">${t(`${game.prefix ?? ''}pick-hint`)}</p>`
      : nothing;
  const [name, more] = optionWords(table, plan);
  return html`<div class="note">
    ${icon(game.iconOf(plan.verb, plan.offer))}
    <div><b>${name}</b><small>${more || (plan.cost ? t('cost', { many: plan.cost }) : t('free'))}</small></div>
    <button class="note-confirm" data-confirm @click=${() => planner.confirm()}>${t('confirm')}</button>
  </div>`;
}

/** What the match is about and how far it is, where a game says so. @param {ScreenState} ui */
function goal(ui) {
  const { table } = ui;
  const view = table.shown.value,
    found = view.turn && view.result === 'undecided' && table.game.value.goal?.(view);
  return found
    ? html`<button class="goal-button" @click=${() => table.why(found.probe, '')}>${found.text}</button>`
    : nothing;
}

/**
 * What belongs to a match that is over: nothing to press, but what happened in the turn that is shown.
 * @param {ScreenState} ui
 */
function lookingBack(ui) {
  const { table } = ui,
    told = lines(ui),
    from = told.findLastIndex((line) => line.turn);
  return html`<section class="card action-card" aria-label=${t('replay')}>
    <div class="action-lists" tabindex="0">
      ${table.note.value ? planned(ui) : nothing} ${pointAt(table) ? part('point', ui) : nothing} ${riskCard(table)}
      ${told[from] ? html`<h2 class="start-head">${told[from].text}</h2>` : html`<p class="idle">${ui.idle()}</p>`}
      <ol class="line-steps">
        ${told.slice(from + 1).map((line) => html`<li><span>${line.text}</span></li>`)}
      </ol>
    </div>
  </section>`;
}

/** @param {ScreenState} ui */
export function panel(ui) {
  const { table } = ui;
  if (!table.shown.value) return nothing;
  if (table.live.value.view.result !== 'undecided' && !table.story.playing.value) return lookingBack(ui);
  // an answer stands first: on a phone the rest is below the edge
  const refused = table.note.value && !table.coach.asking.value;
  return html`${startsOf(table).length ? nothing : hero(ui)}
    <section class="card action-card" aria-label=${t('actions')}>
      <div class="action-lists" tabindex=${table.legal.value.length ? nothing : '0'}>
        ${refused ? planned(ui) : nothing} ${tray(ui)} ${pointAt(table) ? part('point', ui) : nothing} ${askingCard(ui)}
        ${ui.planner.picked.value || (table.legal.value.length && view(table).stuck) ? nothing : hintCard(table)}
        ${planCard(table)} ${riskCard(table)} ${stuckCard(ui)}
        ${refused || table.coach.asking.value ? nothing : planned(ui)} ${actions(ui)}
      </div>
      ${table.you.value?.seats.length && !startsOf(table).length ? turnButtons(ui) : nothing}${goal(ui)}
    </section>`;
}
