// @ts-check
/** The switch that stands on every page and table: sound on or off, how loud, captions. */
import { html, nothing } from '../lib/templates.js';
import { checkSetting, percentSetting } from '../lib/buttons.js';
import { icon } from '../lib/icons.js';
import { captions, sound, volume } from '../lib/preferences.js';
import { t } from '../lib/i18n.js';

/** Let people hear how loud it is; pages without a table fetch the sounds only now. */
const ring = () => import('./mixer.js').then(({ play }) => play('turn'));

/** @param {string} [heard] what is heard under this page, in words */
export const soundSwitch = (heard = '') =>
  html`<details class="sound-switch">
    <summary
      class="icon-button"
      aria-label=${sound.value ? t('sound-is-on', { volume: volume.value }) : t('sound-is-off')}
    >
      ${icon(sound.value ? 'sound' : 'mute')}<span class="wide-only">${t('sound')}</span>
    </summary>
    <div class="card sound-card">
      ${checkSetting('sound', t('sounds'), sound, ring)} ${percentSetting('volume', t('volume'), volume, { set: ring })}
      ${checkSetting('captions', t('captions'), captions)}
      ${heard && sound.value && captions.value ? html`<p class="sound-heard">♪ ${heard}</p>` : nothing}
    </div>
  </details>`;
