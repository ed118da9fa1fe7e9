// @ts-check
/** The academy on the home page: signs of what is learnt there, and how many lessons are done. */
import { html } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { academy } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';

const SIGNS = ['walk', 'drop', 'axe', 'person', 'door', 'star', 'truck', 'hazmat'];

export function academyCard() {
  const done = Object.values(academy.value.lessons).filter((one) => one.stars).length;
  return html`<a class="tile" href="/academy" data-academy-card>
    <div class="tile-art tile-signs">${SIGNS.map((sign) => html`<span>${icon(sign)}</span>`)}</div>
    <div class="tile-words">
      <h2>${t('nav-academy')}</h2>
      <p>${t('home-academy')}</p>
      <p class="tile-foot">${icon('star')}${done ? t('home-lessons-done', { many: done }) : t('home-lessons-none')}</p>
    </div>
  </a>`;
}
