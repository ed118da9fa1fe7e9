// @ts-check
/** Boards and names of shared matches, by the games' own renderers. */
import { html, nothing } from '../lib/templates.js';
import { loadGame } from '../lib/games.js';
import { has, t } from '../lib/i18n.js';
import { boards, plugins, standing, wantBoard } from '../home/front/pictures.js';

/** @import { View } from '../lib/game.d.ts' */
/** @import { DayPlan } from './daily.d.ts' */

/** Fetch what a match is drawn and named with. @param {string} game @param {string} board */
export function wantPicture(game, board) {
  loadGame(game).then(
    (plugin) => {
      plugins.value = { ...plugins.peek(), [game]: plugin };
      wantBoard(game, board);
    },
    () => {}, // a game whose page does not start has no picture
  );
}

/** The building. @param {Partial<DayPlan>} plan */
export function houseOf(plan) {
  const name = plan.settings?.board ?? '';
  if (has(`board-${name}`)) return t(`board-${name}`);
  return boards.value[`${plan.game}/${name}`]?.title ?? name;
}

/** Level and rules. @param {Partial<DayPlan>} plan */
export const rulesOf = (plan) => plugins.value[plan.game ?? '']?.result?.badges?.(plan.settings ?? {})[0] ?? '';

/** How many take part, in words. @param {Partial<DayPlan>} plan */
export const crewOf = (plan) => t('daily-crew-of', { many: plan.seats ?? 1 });

/**
 * A board with words for those who do not see it.
 * @param {string} game @param {View | null | undefined} view @param {string} label
 */
export const picture = (game, view, label) =>
  view
    ? html`<div class="daily-board" role="img" aria-label=${label}>${standing(game, view)}</div>`
    : html`<div class="daily-board"></div>`;

/** The cards or helmets of a crew. @param {string} game @param {View} view */
export function helmets(game, view) {
  const plugin = plugins.value[game];
  if (!plugin) return nothing;
  return html`<ul class="daily-crew">
    ${plugin.crew(view).map(
      (one) =>
        html`<li>
          <svg class="helmet-picture" aria-hidden="true"><use href="#${one.symbol}"></use></svg>${one.role}
        </li>`,
    )}
  </ul>`;
}
