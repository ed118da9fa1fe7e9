// @ts-check
/** A card for every game that can be played here, drawn by the game itself. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { has, t } from '../../lib/i18n.js';
import { gameTitle, playable } from '../../lib/games.js';
import { poster } from './pictures.js';

const PART = { x: 0.08, y: 0.12, w: 0.84, h: 0.5 };
const say = (/** @type {string} */ id) => (has(id) ? t(id) : '');

/** @param {unknown} [more] other cards, behind the games */
export const gameCards = (more = nothing) =>
  html`<div class="library">
    ${playable().map(({ game, page }, i) => {
      const tag = say(`home-tag-${game}`),
        who = say(`home-who-${game}`);
      return html`<div class="tile-frame">
        <a class="tile" href="/new/${game}" data-game-card=${game}>
          <div class="tile-art">${poster(game, PART)}${tag ? html`<span class="tile-tag">${tag}</span>` : nothing}</div>
          <div class="tile-words">
            <h2>${gameTitle(game)}</h2>
            <p>${say(`home-about-${game}`) || say(`game-${game}-how`)}</p>
            ${who ? html`<p class="tile-foot">${icon('people')}${who}</p>` : nothing}
          </div> </a
        >${
          i && page?.first_rescue // that of the first game is the large button
            ? html`<a class="button tile-first" href="/first/${game}" data-first-of=${game}
                >${icon('play')}${t('first-rescue')}</a
              >`
            : nothing
        }
      </div>`;
    })}${more}
  </div>`;
