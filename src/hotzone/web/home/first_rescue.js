// @ts-check
/**
 * "Your first rescue": a real match with a coach, begun by one press or by the address /first. Nothing is asked first.
 */
import { html, signal } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { gamesRead, playable } from '../lib/games.js';
import { myName, ownBox, rememberMatch } from '../lib/preferences.js';
import { refusal, spoken, t } from '../lib/i18n.js';
import { frame } from './layout.js';

/** @import { Refusal, Show } from '../lib/page.d.ts' */

/** Make the match; gives its address. Without a name it is the first game of this server. @param {string} [named] */
export async function firstRescue(named = '') {
  await gamesRead;
  const game = named || (playable()[0]?.game ?? ''),
    title = t('first-rescue'),
    box = ownBox.value || spoken.value, // nobody is asked: a page in Russian plays by the Russian box
    made = await ask(`/api/first/${game}`, { name: myName.value, title, box });
  rememberMatch({ code: made.code, token: made.token, title, game });
  return `/m/${made.code}`;
}

/** The address /first: make the match, then go there. @param {string} game @param {Show} show */
export function openFirst(game, show) {
  const trouble = signal(/** @type {Refusal | null} */ (null));
  firstRescue(game).then(
    (path) => {
      history.replaceState(null, '', path); // going back leads to the page before, not to another match
      dispatchEvent(new PopStateEvent('popstate'));
    },
    (error) => {
      trouble.value = error;
    },
  );
  return show(() =>
    frame(
      trouble.value
        ? html`<p class="note is-refused" role="alert">${refusal(trouble.value)}</p>`
        : html`<p class="loading" role="status">${t('loading')}</p>`,
    ),
  );
}
