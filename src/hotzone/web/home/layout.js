// @ts-check
/** The frame of every page that is no match: name, language, theme. */
import { html, nothing } from '../lib/templates.js';
import { gameTitle, games } from '../lib/games.js';
import { themeButton } from '../lib/buttons.js';
import { icon } from '../lib/icons.js';
import { language } from '../lib/preferences.js';
import { LANGUAGES, speak, spoken, t } from '../lib/i18n.js';
import { soundSwitch } from '../sound/sound_switch.js';

/** @import { FieldEvent } from '../lib/page.d.ts' */

/** Language and theme, at the end of a page's head. */
export const headTools = () =>
  html`<label class="lang"
      >${icon('globe')}<span class="only-heard">${t('language')}</span
      ><select
        @change=${(/** @type {FieldEvent} */ event) => {
          language.value = event.target.value;
          speak(event.target.value);
        }}
      >
        ${Object.entries(LANGUAGES).map(
          ([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === spoken.value}>${name}</option>`,
        )}
      </select></label
    >
    ${themeButton()}`;

/**
 * A tab for the rules of each game, where there are several.
 * @param {string} here the game that is open
 * @param {(game: string) => string} title what a game is called, where not all words of the games are read
 */
export const gameTabs = (here, title = gameTitle) =>
  games.value.length > 1
    ? html`<nav class="tab-row" aria-label=${t('which-game')}>
        ${games.value.map(
          ({ game }) =>
            html`<a
              class="tab-button ${game === here ? 'is-on' : ''}"
              href="/rules/${game}"
              aria-current=${game === here ? 'page' : nothing}
              >${title(game)}</a
            >`,
        )}
      </nav>`
    : nothing;

const PAGES = [
  ['/', 'play', 'nav-play'],
  ['/today', 'burst', 'nav-today'],
  ['/academy', 'star', 'nav-academy'],
  ['/workshop', 'wrench', 'nav-workshop'],
  ['/rules', 'book', 'rules'],
  ['/log', 'list', 'nav-log'],
];

/** @param {unknown} body @param {string} [more] */
export function frame(body, more = '') {
  const here = `/${location.pathname.split('/')[1]}`;
  return html`<div class="page ${more}">
    <header class="top-bar">
      <a class="logo" href="/"><img src="/static/icons/hotzone.svg" alt="" width="30" height="30" />Hotzone</a>
      <nav class="page-links" aria-label=${t('nav-pages')}>
        ${PAGES.map(
          ([path, sign, words]) =>
            html`<a href=${path} aria-current=${path === here ? 'page' : 'false'}>${icon(sign)}${t(words)}</a>`,
        )}
      </nav>
      <span class="spacer"></span>${soundSwitch()}${headTools()}
    </header>
    <main>${body}</main>
  </div>`;
}
