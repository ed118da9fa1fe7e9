// @ts-check
/** Under the board while something is told: pause, again, pace, skip; nobody has to look for them in a menu. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { quietPhases, speed } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';

/** @import { ScreenState } from '../model/screen_state.js' */

export const SPEEDS = [0.5, 1, 2, 4, 0]; // 0: the end at once, with numbers where something changed

/** @param {number} by */
export const speedWord = (by) => (by === 0 ? t('speed-off') : `${by === 0.5 ? '½' : by}×`);

/** Pause, pace and skip of the story. @param {ScreenState} ui */
export function storyBar(ui) {
  const { story } = ui.table;
  return html`<div class="pace">
    <button
      class="icon-button is-wide"
      aria-label=${story.paused.value ? t('go-on') : t('pause')}
      @click=${() => story.toggle()}
    >
      ${icon(story.paused.value ? 'play' : 'pause')}<span>${story.paused.value ? t('go-on') : t('pause')}</span
      ><kbd class="wide-only">${t('key-name-space')}</kbd>
    </button>
    <button
      class="chip"
      aria-label=${t('speed', { by: speedWord(speed.value) })}
      @click=${() => {
        speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length];
      }}
    >
      ${speedWord(speed.value)}
    </button>
    <button
      class="chip quiet-switch ${quietPhases.value ? 'is-on' : ''}"
      aria-pressed=${quietPhases.value}
      @click=${() => {
        quietPhases.value = !quietPhases.value;
      }}
    >
      ${t('quiet-phases')}
    </button>
    <button class="icon-button is-wide" aria-label=${t('skip')} @click=${() => story.skip()}>
      ${icon('skip')}<span>${t('skip-short')}</span><kbd class="wide-only">S</kbd>
    </button>
  </div>`;
}

/** The last phase once more. @param {ScreenState} ui */
export function againButton(ui) {
  const { story } = ui.table;
  return story.last.value && ui.table.at.value === null && !story.playing.value
    ? html`<button class="icon-button is-wide again" aria-label=${t('story-again')} @click=${() => story.again()}>
        ${icon('reset')}<span>${t('again')}</span>
      </button>`
    : nothing;
}
