// @ts-check
/** What can be done, as plain buttons: groups of actions, questions with their answers, tokens in hand. */
import { html, nothing } from '../../lib/templates.js';
import { whyButton } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { has, t } from '../../lib/i18n.js';
import { price, spent } from './price.js';
import { startCard, startsOf } from './start_card.js';

/** @import { Group, Option } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/**
 * What an option is called, and a second line.
 * @param {Match} table @param {Option} option @returns {[string, string]}
 */
export function optionWords(table, option) {
  const game = table.game.value,
    long = option.steps.length > 1;
  const name =
    option.name ??
    (long && has(`way-${option.verb}`)
      ? t(`way-${option.verb}`, { ...table.spot(option.place) })
      : table.called(option.offer));
  return [name, option.more ?? (long ? game.wayWords?.(option, table) : game.about?.(option.offer)) ?? ''];
}

/** Is it what the coach would answer now? @param {Match} table @param {Option} option */
const advised = (table, option) =>
  table.live.value.view.stage !== 'acting' && table.coach.advice()?.[0]?.text === option.key;

/** An action as a button. @param {ScreenState} ui @param {Option} option @param {number} i */
export function choice(ui, option, i) {
  const { table, planner } = ui;
  const game = table.game.value,
    [name, more] = optionWords(table, option);
  return html`<button
    class="action ${option.risky ? 'is-risky' : ''} ${advised(table, option) ? 'is-advised' : ''}"
    data-act=${option.key}
    ?data-suggested=${advised(table, option)}
    @click=${() => planner.play(option)}
    @pointerenter=${() => {
      planner.glance.value = option;
    }}
    @pointerleave=${() => {
      planner.glance.value = null;
    }}
    @focus=${() => {
      planner.glance.value = option;
    }}
    @blur=${() => {
      planner.glance.value = null;
    }}
  >
    <span class="action-icon"
      >${icon(option.risky ? 'warn' : option.card ? 'person' : game.iconOf(option.verb, option.offer))}</span
    ><span class="action-name">${name}${more ? html`<small>${more}</small>` : nothing}</span
    >${option.card ? nothing : price(table.live.value.view, option, table.game.value.costKey)}${
      i < (option.risky && !i ? 0 : 9) ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing
    }
  </button>`;
}

export const view = (/** @type {Match} */ table) => table.live.value.view;

/**
 * The options of a group: what the game warns of comes last, with its warning.
 * @param {ScreenState} ui @param {Group} group
 */
function listed({ table, planner }, group) {
  const options = group.offers.map((offer) => {
    const option = planner.option(offer),
      seen = table.game.value.arrange?.([option], table.live.value.view, option.place, table.map())[0];
    return seen?.risky ? seen : option;
  });
  return [...options.filter((one) => !one.risky), ...options.filter((one) => one.risky)];
}

/** A group of actions: one button, or a list when it is opened. @param {ScreenState} ui @param {Group} group */
function groupRow(ui, group) {
  const { table, planner } = ui;
  const open = planner.group.value === group.id,
    many = group.offers.length;
  const reason = spent(table.live.value.view) ? t('no-points') : t(`group-${group.kind ?? group.id}-not`);
  const costs = group.offers.map((offer) => offer.cost),
    cheap = group.offers.find((offer) => offer.cost === Math.min(...costs));
  return html`<div class="action-group">
    <button
      class="action ${many ? '' : 'is-off'}"
      title=${many ? nothing : reason}
      aria-expanded=${open && many > 0}
      aria-disabled=${!many}
      data-group=${group.id}
      @click=${() => (many ? ui.openGroup(group) : ui.explain(reason))}
    >
      <span class="action-icon">${icon(group.icon)}</span
      ><span class="action-name"
        >${group.title ?? t(`group-${group.kind ?? group.id}`)}<small
          >${many ? t(`group-${group.kind ?? group.id}-can`, { many, what: group.what ?? '' }) : reason}</small
        ></span
      >${cheap ? price(table.live.value.view, cheap, table.game.value.costKey) : nothing}${
        group.key ? html`<kbd aria-hidden="true">${group.key}</kbd>` : nothing
      }
    </button>
    ${
      open && many
        ? html`<div class="action-list">${listed(ui, group).map((option, i) => choice(ui, option, i))}</div>`
        : nothing
    }
  </div>`;
}

/** Who is asked what, and by which rule. @param {ScreenState} ui */
function question(ui) {
  const { table } = ui;
  const view = table.shown.value,
    asked = view.question ?? {},
    seat = table.game.value.asked?.(view) ?? view.actor,
    words = {
      you: table.isOnlyMine(seat) ? 'yes' : 'no',
      mine: table.legal.value.length ? 'yes' : 'no', // who only watches is told who chooses, not what to tap
      who: table.nameOf(seat),
      chooser: table.nameOf(view.actor),
      ...table.spot(asked.space),
    };
  return html`<div class="question" role="status">
    <h3>${t(`${table.game.value.prefix ?? ''}ask-${view.stage}`, words)}</h3>
    <p>
      ${t(`${table.game.value.prefix ?? ''}ask-${view.stage}-how`, words)}
      ${asked.rule ? whyButton(asked.rule, (rule) => ui.openRule(rule)) : nothing}
    </p>
    ${asked.dice ? html`<p class="question-dice">${table.game.value.dice?.(asked.dice) ?? nothing}</p>` : nothing}
  </div>`;
}

/** The actions of a turn, or the question that is asked. @param {ScreenState} ui */
export function actions(ui) {
  const { table, planner } = ui;
  const view = table.shown.value,
    legal = table.legal.value,
    game = table.game.value;
  if (!legal.length) {
    const asked = typeof view.actor === 'number' && !!view.question?.rule && !table.story.playing.value;
    return html`${asked ? question(ui) : nothing}${
      asked && ui.waitsForOthers() ? nothing : html`<p class="idle">${ui.idle()}</p>` // the question names them
    }`;
  }
  if (view.stage === 'acting') {
    const rest = legal.filter((offer) => ['finish', 'play-on'].includes(offer.verb));
    return html`${game
      .groups(legal, view, (seat) => table.nameOf(seat))
      .filter((group) => !group.tray)
      .map((group) => groupRow(ui, group))}${rest.map((offer, /** @type {number} */ i) =>
      choice(ui, planner.option(offer), i),
    )}`;
  }
  if (startsOf(table).length) return startCard(ui);
  return html`${question(ui)}
    <div class="action-list ${legal.length > 8 ? 'is-many' : ''}">
      ${legal.map((offer, /** @type {number} */ i) => choice(ui, planner.option(offer), i))}
    </div>`;
}

/**
 * The tokens in hand, where a game has any: what can be used now opens, what cannot says why.
 * @param {ScreenState} ui
 */
export function tray(ui) {
  const { table, planner } = ui;
  const view = table.shown.value,
    game = table.game.value,
    held = view.stage === 'acting' ? game.groups(table.legal.value, view).filter((group) => group.tray) : [];
  const open = held.find((group) => group.id === planner.group.value);
  if (!held.length || !table.legal.value.length) return nothing;
  return html`<div class="tray" role="group" aria-label=${t('tokens-in-hand')}>
      ${held.map(
        (group) =>
          html`<button
            class="token-button ${group.round ? 'is-round' : ''} ${group.offers.length ? '' : 'is-off'}"
            data-group=${group.id}
            aria-expanded=${open === group}
            title=${t(`${group.id}-how`)}
            @click=${() => ui.openGroup(group)}
          >
            <u>${icon(group.icon)}<em>${group.count}</em></u
            ><span
              >${t(group.id)}${
                group.offers.length ? nothing : html`<span class="only-heard">, ${t('not-now')}</span>`
              }</span
            ><kbd aria-hidden="true">${group.key}</kbd>
          </button>`,
      )}
    </div>
    ${
      open
        ? html`<div class="action-list tray-list">
            <p class="hint">${t(`${open.id}-how`)}</p>
            <div class=${open.offers.length > 6 ? 'action-list is-many' : ''}>
              ${open.offers.map((offer, /** @type {number} */ i) => choice(ui, planner.option(offer), i))}
            </div>
          </div>`
        : nothing
    }`;
}
