// @ts-check
/** A price with the shape of the points it is paid from, and whether any points are left. */
import { html, nothing } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';

/** @import { View } from '../../lib/game.d.ts' */

/**
 * @param {View} view
 * @param {{cost: number, pool?: string}} offer
 * @param {string} [key] of the words
 */
export function price(view, offer, key = 'cost') {
  // where nothing is paid with points, as in the choice of a card, "free" would only puzzle
  if (!offer.cost) return view.stage === 'acting' ? html`<span class="cost is-free">${t('free')}</span>` : nothing;
  const points = /** @type {Record<string, number>} */ (view.points ?? {}),
    pooled = offer.pool && (points[offer.pool] ?? 0) > 0;
  return html`<span class="cost"
    ><span class="only-heard">${t(key, { many: offer.cost })}</span><span aria-hidden="true">${offer.cost}</span
    ><svg viewBox="0 0 16 16" class=${pooled ? 'is-special' : 'is-general'} aria-hidden="true">
      <path
        d=${pooled ? 'M8 2 14.500 13.500h-13z' : 'M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z'}
      ></path></svg
  ></span>`;
}

/** Are all points gone? @param {View} view */
export const spent = (view) => !!view.points && Object.values(view.points).every((left) => !left);
