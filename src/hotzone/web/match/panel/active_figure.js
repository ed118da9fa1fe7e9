// @ts-check
/** Who acts, with which points. */
import { html, nothing } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';

/** @import { GamePage, View } from '../../lib/game.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

const circle = (off = false) =>
  html`<svg viewBox="0 0 22 22" class=${off ? 'is-spent' : ''}>
    <circle cx="11" cy="11" r=${off ? 8 : 8.5}></circle>
  </svg>`;

const triangle = () => html`<svg viewBox="0 0 22 22"><path d="M11 2.500 19.500 18h-17z"></path></svg>`;

/** How much of something deadly somebody has had. @param {GamePage} game @param {View} view @param {number} number */
function meter(game, view, number) {
  if (!game.meter) return nothing;
  const { value, of, text } = game.meter(view, number);
  return html`<svg class="dose" viewBox="0 0 320 20" preserveAspectRatio="none" role="img" aria-label=${text}>
    <title>${text}</title>
    <defs>
      <linearGradient id="g-dose">
        <stop offset="0" class="dose-low"></stop>
        <stop offset=".55" class="dose-middle"></stop>
        <stop offset="1" class="dose-high"></stop>
      </linearGradient>
    </defs>
    <rect y="4" width="320" height="12" rx="6" class="dose-bar"></rect>
    <rect x=${4 + (306 * Math.min(value, of)) / of} width="6" height="20" rx="3" class="dose-mark"></rect>
  </svg>`;
}

/** Who acts. @param {ScreenState} ui */
export function hero(ui) {
  const { table } = ui;
  const view = table.shown.value,
    game = table.game.value;
  const number = table.figure();
  const one = game.crew(view).find((figure) => figure.number === number);
  if (!one) return nothing;
  const mine = table.mine.value && table.at.value === null;
  const seat = table.room.value?.seats[number - 1];
  // not while the table is set, nor while nature answers somebody's deed
  const nature = view.turn && view.actor === 'nature' && !table.story.playing.value;
  const tag = mine
    ? t('your-turn')
    : view.result !== 'undecided'
      ? t('match-over')
      : nature
        ? t(`${game.name}-moves`)
        : seat?.bot && view.actor !== 'nature' && !table.story.playing.value
          ? t('bot-thinks')
          : ''; // the panel below says who decides
  return html`<section class="card hero" aria-label=${t('active-hero')}>
    <div class="hero-head">
      <svg aria-hidden="true"><use href="#${one.symbol}"></use></svg>
      <div>
        <h2>${table.nameOf(number)}</h2>
        <small><span>${one.role}</span>${one.at ? html`<span>${table.spot(one.at).in}</span>` : nothing}</small>
      </div>
      ${tag ? html`<span class="hero-tag ${mine ? '' : 'is-quiet'}">${tag}</span>` : nothing}
    </div>
    ${
      view.turn
        ? html`<div class="points">
            ${game
              .points(view)
              .filter((pool) => pool.left > 0 || pool.id === 'ap' || pool.always)
              .map(
                (pool) =>
                  html`<div class="points-group ${pool.shape === 'circle' ? 'is-general' : 'is-special'}">
                    <span class="only-heard">${t(`pool-${pool.id}`, { many: pool.left })}</span
                    ><span class="shapes" aria-hidden="true"
                      >${Array.from({ length: Math.min(pool.left, 9) }, () =>
                        pool.shape === 'circle' ? circle() : triangle(),
                      )}${pool.left === 0 ? circle(true) : nothing}</span
                    ><span aria-hidden="true">${t(`pool-${pool.id}-word`)}</span>
                  </div>`,
              )}
          </div>`
        : nothing
    }${meter(game, view, number)}
  </section>`;
}
