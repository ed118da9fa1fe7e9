// @ts-check
/** The frame of every page that is no match: name, language, theme. */
import { html } from '../kit.js';
import { icon } from '../icons.js';
import { language, seenTheme, theme } from '../settings.js';
import { LANGUAGES, speak, spoken, t } from '../words.js';

/** @param {any} body @param {string} [more] */
export function frame(body, more = '') {
  return html`<div class="page ${more}"><header class="bar"><a class="logo" href="/"><img src="/static/icons/hotzone.svg" alt="" width="30" height="30">Hotzone</a><span class="sp"></span>
    <a class="ib wide" href="/log">${t('station-log')}</a><a class="ib wide" href="/rules/fire">${t('rules')}</a>
    <label class="lang">${icon('globe')}<span class="heard">${t('language')}</span><select @change=${(/** @type {any} */ event) => { language.value = event.target.value; speak(event.target.value); }}>${Object.entries(LANGUAGES).map(([tag, name]) => html`<option value=${tag} lang=${tag} ?selected=${tag === spoken.value}>${name}</option>`)}</select></label>
    <button class="ib" aria-label=${t('theme-switch')} @click=${() => { theme.value = seenTheme() === 'dark' ? 'light' : 'dark'; }}>${icon(seenTheme() === 'dark' ? 'sun' : 'moon')}</button></header>
    <main>${body}</main></div>`;
}
