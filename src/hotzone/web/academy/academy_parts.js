// @ts-check
/** What pages and cards of the academy share: their words, stars, numbers. */
import { html } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { laterWords, spoken, t } from '../lib/i18n.js';

/** @import { PuzzleKind } from '../lib/game.d.ts' */
/** @import { PuzzleVerdict } from '../lib/page.d.ts' */

/** The academy's own words, read when it is first opened. */
export const ACADEMY_WORDS = laterWords('academy');

/** Stars out of three. @param {number} stars */
export const starRow = (stars) =>
  html`<span class="stars" role="img" aria-label=${t('academy-stars', { stars })}
    >${[1, 2, 3].map((i) => html`<span class=${i <= stars ? 'is-won' : ''}>${icon('star')}</span>`)}</span
  >`;

/** A share with one decimal: "4.2 %". @param {number} share */
export const share = (share) =>
  new Intl.NumberFormat(spoken.value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    share,
  );

/**
 * A cost in the words of its kind: those of the game, a chance to win, else a chance.
 * @param {PuzzleKind | undefined} own @param {string} kind @param {number} cost
 */
export function costWords(own, kind, cost) {
  if (kind === 'best') return t('puzzle-win', { share: share(1 - cost) });
  return own ? own.cost(cost) : share(Math.min(1, cost));
}

/** How the ends of the turn spread over the costs. @param {PuzzleKind | undefined} own @param {PuzzleVerdict} about */
export function spreadBars(own, about) {
  const most = Math.max(...about.spread.map(([, many]) => many));
  return html`<div class="puzzle-bars" role="img" aria-label=${t('puzzle-spread-how', { ends: about.ends })}>
    ${about.spread.map(
      ([cost, many]) =>
        html`<span class=${cost <= about.best + 0.0005 ? 'is-best' : ''}
          ><em>${many}</em
          ><svg viewBox="0 0 30 44" width="30" height="44" aria-hidden="true">
            <rect
              x="2"
              width="26"
              rx="3"
              y=${44 - Math.max(3, (44 * many) / most)}
              height=${Math.max(3, (44 * many) / most)}
            ></rect></svg
          ><small>${costWords(own, about.kind, cost)}</small></span
        >`,
    )}
  </div>`;
}
