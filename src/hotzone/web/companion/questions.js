// @ts-check
/** Questions at any time: the odds of what comes next, what may be done now, the rulebook. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { closeButton } from '../lib/buttons.js';
import { has, t } from '../lib/i18n.js';
import { number, percent } from '../match/model/action_text.js';

/** @import { RiskFound } from '../lib/game.d.ts' */
/** @import { CompanionModel } from './companion_model.js' */

const LONGEST = 14;

/**
 * Where something may happen, by dice and room, the likeliest first.
 * @param {CompanionModel} desk @param {RiskFound} risk
 */
function oddsOf({ table }, risk) {
  const game = table.game.value,
    { spaces = [], people = [] } = game.riskMarks?.(risk, table.shown.value) ?? {};
  return [...people, ...spaces.filter((one) => !one.sure)]
    .filter((one) => one.share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, LONGEST)
    .map((one) => `${game.full(table.map(), one.at)} · ${percent(one.share)}`);
}

/** @param {CompanionModel} desk */
export function ask(desk) {
  const { table } = desk,
    game = table.game.value,
    risk = table.coach.riskMap.seen(),
    acts = table.legal.value;
  return html`<header class="sheet-head">
      <h2>${t('companion-ask')}</h2>
      ${closeButton(() => {
        desk.sheet.value = '';
        table.coach.riskMap.on.value = false;
      })}
    </header>
    <h3>${icon('dice')}${t('companion-odds')}</h3>
    ${
      !game.riskMarks || table.shown.value.result !== 'undecided' || !table.shown.value.turn
        ? html`<p>${t('companion-no-odds')}</p>`
        : risk
          ? html`<p>${game.riskWords(risk, table, percent, number).join(' · ')}</p>
              <ul class="plain-list">
                ${oddsOf(desk, risk).map((one) => html`<li>${one}</li>`)}
              </ul>`
          : html`<p role="status">${t('loading')}</p>`
    }
    ${
      acts.length
        ? html`<h3>${icon('walk')}${t('companion-may', { who: table.nameOf(table.live.value.view.actor) })}</h3>
            <ul class="plain-list">
              ${acts.map(
                (offer) =>
                  html`<li>
                    ${table.called(offer)}${
                      offer.space || offer.edge ? ` · ${game.short(offer.space ?? offer.edge)}` : ''
                    }${
                      offer.cost && has(game.costKey ?? 'cost')
                        ? ` · ${t(game.costKey ?? 'cost', { many: offer.cost })}`
                        : ''
                    }
                  </li>`,
              )}
            </ul>`
        : nothing
    }
    <h3>${icon('book')}${t('companion-rule')}</h3>
    <p>${t('companion-rule-how')}</p>
    <a class="button" href="/rules/${table.room.value.game}" target="_blank" rel="noopener" data-rules
      >${icon('book')}${t('companion-rule-open')}</a
    >`;
}
