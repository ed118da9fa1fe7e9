// @ts-check
/** The share picture: painted by this page, sent by the device or saved as a file. */
import { html, nothing, paint, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { asFile, paintShared, SHARED } from './picture.js';

/** @typedef {Parameters<typeof paintShared>[1]} About */

const told = signal('');

const canvas = () => /** @type {HTMLCanvasElement | null} */ (document.querySelector('canvas.share-picture'));

/** Save the picture. @param {string} [say] what is said afterwards */
async function save(say = t('end-saved')) {
  const picture = canvas(),
    file = picture && (await asFile(picture));
  if (!file) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  told.value = say;
}

/** Share the picture by the device's own ways. @param {string} title */
async function share(title) {
  const picture = canvas(),
    file = picture && (await asFile(picture));
  if (!file) return;
  try {
    await navigator.share({ title, files: [file] });
  } catch {
    /* somebody changed their mind */
  }
}

/** Can this device share files? */
const shares = () => {
  try {
    return Boolean(navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }));
  } catch {
    return false;
  }
};

/** @param {About} about @param {string} key what it depends on */
export const sharePart = (about, key) =>
  html`<section class="card share" aria-label=${t('end-picture')}>
    <canvas
      class="share-picture"
      width=${SHARED.width}
      height=${SHARED.height}
      role="img"
      aria-label="${about.title}. ${about.played}"
      ${paint(key, (found) => paintShared(found, about))}
    ></canvas>
    <div class="share-ways">
      ${
        shares()
          ? html`<button class="button" data-share @click=${() => share(about.title)}>
              ${icon('share')}${t('end-share')}
            </button>`
          : nothing
      }<button class="button" data-save-picture @click=${() => save()}>${icon('download')}${t('end-save')}</button>
    </div>
    <p class="only-heard" role="status">${told.value}</p>
  </section>`;
