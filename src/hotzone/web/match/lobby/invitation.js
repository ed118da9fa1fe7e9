// @ts-check
/** The invitation of a lobby: QR code, link, copy, share. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { copied, copy, inviteLink, linkField } from '../dialogs/invite.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/** Hand the link to the device's own ways of sending it. @param {string} link */
function share(link) {
  navigator.share({ title: 'Hotzone', text: t('lobby-share-text'), url: link }).catch(() => {
    /* somebody changed their mind */
  });
}

/** @param {ScreenState} ui @param {'is-card' | 'is-strip'} look beside the crew, or above it on phones */
export function invitation(ui, look) {
  const { code } = ui.table,
    { link, local } = inviteLink(ui.table);
  const qr = html`<img
      class="qr-code"
      src="/api/matches/${code}/qr.svg"
      width="206"
      height="206"
      alt=${t('qr-alt')}
    />`,
    copies = html`<button class="button is-primary" data-copy="invite" @click=${() => copy('invite', () => link)}>
      ${icon(copied.value === 'invite' ? 'check' : 'link')}${copied.value === 'invite' ? t('copied') : t('lobby-copy')}
    </button>`,
    shares =
      'share' in navigator
        ? html`<button class="button" @click=${() => share(link)}>${icon('share')}${t('lobby-share')}</button>`
        : nothing;
  if (look === 'is-strip')
    return html`<section class="card invitation is-strip" aria-label=${t('lobby-invite')}>
      ${qr}
      <div>
        <b class="big-code">${code}</b><small>${t('lobby-invite-short')}</small>
        <div class="field-row">${copies}${shares}</div>
      </div>
    </section>`;
  return html`<section class="card invitation is-card">
    <h2>${t('lobby-invite')}</h2>
    <p>${t('lobby-invite-how')}</p>
    <div class="qr-box">${qr}<small>${t('lobby-or-code')}</small><b class="big-code">${code}</b></div>
    <div class="field-row">${linkField(link)}${copies}</div>
    ${shares === nothing ? nothing : html`<div class="field-row">${shares}</div>`}
    <p class="reach">${icon(local ? 'x' : 'check')}<span>${local ? t('invite-local') : t('lobby-reach')}</span></p>
  </section>`;
}
