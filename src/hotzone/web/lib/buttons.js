// @ts-check
/** Buttons and fields that look and speak the same wherever they stand. */
import { html } from './templates.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { myName, seenTheme, theme } from './preferences.js';

/** @import { FieldEvent } from './page.d.ts' */
/** @import { Signal } from './templates.js' */

/**
 * A button that shows only an icon; it says its name to whoever cannot see it, and to whoever points at it.
 * @param {string} sign @param {string} label @param {() => void} act @param {string} [more] classes
 */
export const iconButton = (sign, label, act, more = '') =>
  html`<button class="icon-button ${more}" aria-label=${label} title=${label} @click=${act}>${icon(sign)}</button>`;

/** Closes what it stands in. @param {() => void} act */
export const closeButton = (act) => iconButton('x', t('close'), act);

/** Leads to the rule behind a sentence. @param {string} rule @param {(rule: string) => void} open */
export const whyButton = (rule, open) =>
  html`<button class="why-button" aria-label=${t('why')} @click=${() => open(rule)}>
    ${icon('book')}${t('why')}
  </button>`;

/** Dark or light, the other way round. @param {string} [more] classes */
export const themeButton = (more = '') =>
  iconButton(
    seenTheme() === 'dark' ? 'sun' : 'moon',
    t('theme-switch'),
    () => {
      theme.value = seenTheme() === 'dark' ? 'light' : 'dark';
    },
    more,
  );

/** Asks how the others should call one. @param {string} look the class of the label */
export const nameField = (look) =>
  html`<label class=${look}
    ><span>${t('your-name')}</span
    ><input
      maxlength="24"
      autocomplete="nickname"
      .value=${myName.value}
      placeholder=${t('name-hint')}
      @input=${(/** @type {FieldEvent} */ event) => {
        myName.value = event.target.value;
      }}
  /></label>`;

/**
 * Switches a preference on and off.
 * @param {string} name @param {string} label @param {Signal<boolean>} kept @param {() => void} [after]
 */
export const checkSetting = (name, label, kept, after) =>
  html`<label class="setting"
    ><span>${label}</span
    ><input
      type="checkbox"
      name=${name}
      .checked=${kept.value}
      @change=${(/** @type {FieldEvent} */ event) => {
        kept.value = event.target.checked;
        after?.();
      }}
  /></label>`;

/**
 * Sets a share of a hundred: `pulled` follows every pull, `set` comes when it is let go.
 * @param {string} name @param {string} label @param {Signal<number>} kept
 * @param {{ pulled?: () => void, set?: () => void }} then
 */
export const percentSetting = (name, label, kept, { pulled, set }) =>
  html`<label class="setting"
    ><span>${label}</span
    ><input
      type="range"
      name=${name}
      min="0"
      max="100"
      step="5"
      .value=${String(kept.value)}
      aria-valuetext=${t('percent', { number: kept.value })}
      @input=${(/** @type {FieldEvent} */ event) => {
        kept.value = Number(event.target.value);
        pulled?.();
      }}
      @change=${() => set?.()}
  /></label>`;
