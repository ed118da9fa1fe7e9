// @ts-check
/** What a person can choose for this browser: language, theme, pace, sounds. */
import { html, nothing } from '../../lib/templates.js';
import { language, letters, passing, speed, still, theme, vibrate } from '../../lib/preferences.js';
import { LANGUAGES, speak, spoken, t } from '../../lib/i18n.js';

import { SPEEDS, speedWord } from '../story/story_bar.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */
/** @import { Signal } from '../../lib/templates.js' */

export const choice = (/** @type {string} */ label, /** @type {unknown} */ control) =>
  html`<label class="setting"><span>${label}</span>${control}</label>`;

const toggle = (/** @type {Signal<boolean>} */ sig) =>
  html`<input
    type="checkbox"
    .checked=${sig.value}
    @change=${(/** @type {FieldEvent} */ event) => {
      sig.value = event.target.checked;
    }}
  />`;

/** Language, theme, pace; and the way to rules and keys, which a phone has no buttons for. @param {ScreenState} ui */
export function settingsBody(ui) {
  const opens = (/** @type {'keys' | 'text'} */ kind, /** @type {string} */ words) =>
    html`<button
      type="button"
      class="chip"
      data-opens=${kind}
      @click=${() => {
        ui.dialog.value = { kind };
      }}
    >
      ${words}
    </button>`;
  return html`<div>
    <p class="chip-row">
      <a class="chip" data-opens="rules" href="/rules/${ui.table.room.value.game}" target="_blank" rel="noopener"
        >${t('all-rules')}</a
      >${opens('keys', t('pop-keys'))}${opens('text', t('board-as-text'))}
    </p>
    ${choice(
      t('language'),
      html`<select
        @change=${(/** @type {FieldEvent} */ event) => {
          language.value = event.target.value;
          speak(event.target.value);
        }}
      >
        ${Object.entries(LANGUAGES).map(
          ([tag, name]) => html`<option value=${tag} ?selected=${tag === spoken.value}>${name}</option>`,
        )}
      </select>`,
    )}
    ${choice(
      t('theme'),
      html`<select
        @change=${(/** @type {FieldEvent} */ event) => {
          theme.value = event.target.value;
        }}
      >
        ${['', 'dark', 'light'].map(
          (name) =>
            html`<option value=${name} ?selected=${name === theme.value}>${t(`theme-${name || 'system'}`)}</option>`,
        )}
      </select>`,
    )}
    ${choice(
      t('story-speed'),
      html`<select
        @change=${(/** @type {FieldEvent} */ event) => {
          speed.value = Number(event.target.value);
        }}
      >
        ${SPEEDS.map((by) => html`<option value=${by} ?selected=${by === speed.value}>${speedWord(by)}</option>`)}
      </select>`,
    )}
    ${choice(t('no-animation'), toggle(still))} ${choice(t('letter-keys'), toggle(letters))}
    ${choice(t('pass-card'), toggle(passing))}
    ${'vibrate' in navigator ? choice(t('vibrate'), toggle(vibrate)) : nothing}
    ${
      'Notification' in window
        ? choice(
            t('notify'),
            html`<button type="button" class="chip" @click=${() => Notification.requestPermission()}>
              ${t('notify-allow')}
            </button>`,
          )
        : nothing
    }
  </div>`;
}
