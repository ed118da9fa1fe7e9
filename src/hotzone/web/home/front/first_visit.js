// @ts-check
/** Home for somebody who was never here: what this is, and what to press. The drawn house is itself the first move. */
import { html } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { playable } from '../../lib/games.js';
import { poster } from './pictures.js';
import { codeLine, way } from './ways_in.js';

/** @import { Order, Travel } from '../../lib/page.d.ts' */

/** What the buttons do. @typedef {{quick: () => void, friends: () => void, begin: (order: Order) => void}} Ways */

/** @param {Ways} ways @param {Travel} travel @param {unknown} trouble */
export function firstVisit(ways, travel, trouble) {
  const game = playable()[0]?.game ?? '';
  return html`<section class="lead">
    <div>
      <p class="eyebrow">${t('home-eyebrow')}</p>
      <h1>${t('home-title')}</h1>
      <p class="lead-words">${t('home-lead')}</p>
      <a class="first-way" href="/first" data-first
        ><svg class="helmet-picture" aria-hidden="true"><use href="#helmet-1"></use></svg
        ><span><b>${t('home-first')}</b><small>${t('home-first-how')}</small></span
        ><span class="first-go">${icon('right')}</span></a
      >
      <div class="two-ways">
        ${way('quick', 'play', t('quick-game'), t('home-quick-how'), ways.quick)}${way(
          'friends',
          'people',
          t('home-friends'),
          t('home-friends-how'),
          ways.friends,
        )}
      </div>
      ${trouble}${codeLine(travel)}
    </div>
    <div class="scene" data-poster=${game}>
      ${poster(game, undefined, t('home-scene'))}<a class="scene-bubble" href="/first"
        ><b>${t('home-bubble')}</b>${t('home-bubble-how')}</a
      >
    </div>
  </section>`;
}
