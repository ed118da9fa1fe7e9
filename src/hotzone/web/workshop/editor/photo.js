// @ts-check
/**
 * A photograph of the cardboard under the plan, pulled into place by its corners. It stays in this page: never sent,
 * never kept.
 */
import { batch, html, nothing, paint, signal } from '../../lib/templates.js';
import { percentSetting } from '../../lib/buttons.js';
import { t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */

/** @typedef {[number, number]} Corner as shares of the plan's width and height, from the upper left, clockwise */

/** @type {Corner[]} */
const WHOLE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const FINE = 0.004,
  COARSE = 0.04;
const LARGEST = 1600; // pixels: more says nothing new under a plan
/** @type {Record<string, Corner>} */
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The matrix that lays a picture of a size into four corners.
 * @param {Corner[]} corners in pixels @param {number} w @param {number} h
 */
export function laidInto(corners, w, h) {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners,
    dx1 = x1 - x2,
    dx2 = x3 - x2,
    sx = x0 - x1 + x2 - x3,
    dy1 = y1 - y2,
    dy2 = y3 - y2,
    sy = y0 - y1 + y2 - y3,
    det = dx1 * dy2 - dx2 * dy1 || 1e-9,
    g = (sx * dy2 - dx2 * sy) / det,
    k = (dx1 * sy - sx * dy1) / det;
  const a = [(x1 - x0 + g * x1) / w, (y1 - y0 + g * y1) / w, g / w],
    b = [(x3 - x0 + k * x3) / h, (y3 - y0 + k * y3) / h, k / h];
  return `matrix3d(${a[0]},${a[1]},0,${a[2]},${b[0]},${b[1]},0,${b[2]},0,0,1,0,${x0},${y0},0,1)`;
}

export class Photo {
  constructor() {
    this.picture = signal(/** @type {ImageBitmap | null} */ (null));
    this.corners = signal(WHOLE);
    this.strength = signal(50); // how much of the photograph shows through the plan
    this.trouble = signal(false);
    this.number = 0;
    this.resized = () => this.lay();
    window.addEventListener('resize', this.resized);
  }

  /** @param {File | undefined} file */
  async open(file) {
    if (!file) return;
    try {
      const whole = await createImageBitmap(file),
        by = Math.min(1, LARGEST / Math.max(whole.width, whole.height)),
        size = { resizeWidth: Math.round(whole.width * by), resizeHeight: Math.round(whole.height * by) },
        small = by < 1 ? await createImageBitmap(whole, size) : whole;
      batch(() => {
        this.number += 1;
        this.picture.value = small;
        this.corners.value = WHOLE;
        this.trouble.value = false;
      });
      this.lay();
    } catch {
      this.trouble.value = true;
    }
  }

  /** Put it where its corners are. */
  lay() {
    requestAnimationFrame(() => {
      const sheet = document.querySelector('.plan-sheet'),
        canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector('.photo'));
      if (!sheet || !canvas || !this.picture.value) return;
      const { width, height } = sheet.getBoundingClientRect(),
        placed = this.corners.value.map(([x, y]) => /** @type {Corner} */ ([x * width, y * height]));
      canvas.style.transform = laidInto(placed, canvas.width, canvas.height);
      /** @type {HTMLElement} */ (sheet).style.opacity = String(1 - this.strength.value / 100);
      document.querySelectorAll('[data-corner]').forEach((one, i) => {
        const [x, y] = placed[i] ?? [width / 2, height / 2];
        /** @type {HTMLElement} */ (one).style.translate = `${x}px ${y}px`;
      });
    });
  }

  /**
   * Pull a corner; beyond the last corner, all of it.
   * @param {number} which @param {number} right @param {number} down
   */
  pull(which, right, down) {
    this.corners.value = this.corners.value.map((corner, i) =>
      i === which || which >= WHOLE.length ? /** @type {Corner} */ ([corner[0] + right, corner[1] + down]) : corner,
    );
    this.lay();
  }

  /** Larger or smaller, around its middle. @param {number} by */
  scale(by) {
    const middle = [0, 1].map((i) => this.corners.value.reduce((sum, corner) => sum + corner[i], 0) / WHOLE.length);
    this.corners.value = this.corners.value.map(
      ([x, y]) => /** @type {Corner} */ ([middle[0] + by * (x - middle[0]), middle[1] + by * (y - middle[1])]),
    );
    this.lay();
  }

  drop() {
    this.picture.value?.close();
    this.picture.value = null;
    const sheet = /** @type {HTMLElement | null} */ (document.querySelector('.plan-sheet'));
    if (sheet) sheet.style.opacity = '';
  }

  close() {
    this.drop();
    window.removeEventListener('resize', this.resized);
  }
}

/** A handle at a corner, or the one that moves all. @param {Photo} photo @param {number} which */
function handle(photo, which) {
  /** @type {Corner | null} */
  let from = null;
  return html`<button
    class="photo-corner ${which >= WHOLE.length ? 'is-all' : ''}"
    data-corner=${which}
    aria-label=${t(which < WHOLE.length ? 'ws-photo-corner' : 'ws-photo-all', { number: which + 1 })}
    @keydown=${(/** @type {KeyboardEvent} */ event) => {
      const way = KEYS[event.key],
        by = event.shiftKey ? COARSE : FINE;
      if (!way) return;
      event.preventDefault();
      photo.pull(which, way[0] * by, way[1] * by);
    }}
    @pointerdown=${(/** @type {PointerEvent} */ event) => {
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
      from = [event.clientX, event.clientY];
    }}
    @pointermove=${(/** @type {PointerEvent} */ event) => {
      const box = document.querySelector('.plan-sheet')?.getBoundingClientRect();
      if (!from || !box) return;
      photo.pull(which, (event.clientX - from[0]) / box.width, (event.clientY - from[1]) / box.height);
      from = [event.clientX, event.clientY];
    }}
    @pointerup=${() => {
      from = null;
    }}
  ></button>`;
}

/** The photograph under the plan, and its handles over it. @param {Photo} photo */
export function photoSheet(photo) {
  const picture = photo.picture.value;
  if (!picture) return nothing;
  return html`<canvas
      class="photo"
      aria-hidden="true"
      width=${picture.width}
      height=${picture.height}
      ${paint(String(photo.number), (canvas) => canvas.getContext('2d')?.drawImage(picture, 0, 0))}
    ></canvas>
    ${[...WHOLE.keys(), WHOLE.length].map((which) => handle(photo, which))}`;
}

/** Open a photograph, say how much of it shows, put it away. @param {Photo} photo */
export const photoTools = (photo) =>
  html`<div class="photo-tools">
    ${
      photo.picture.value
        ? html`<p class="hint">${t('ws-photo-how')}</p>
            ${percentSetting('photo-strength', t('ws-photo-strength'), photo.strength, { pulled: () => photo.lay() })}
            <div class="button-row">
              <button class="button is-small" data-photo-larger @click=${() => photo.scale(1.05)}>
                ${icon('plus')}${t('ws-photo-larger')}</button
              ><button class="button is-small" data-photo-smaller @click=${() => photo.scale(1 / 1.05)}>
                ${icon('minus')}${t('ws-photo-smaller')}</button
              ><button class="button is-small" data-photo-drop @click=${() => photo.drop()}>
                ${icon('x')}${t('ws-photo-drop')}
              </button>
            </div>`
        : html`<label class="button is-small file-button"
              >${icon('upload')}${t('ws-photo')}<input
                type="file"
                class="only-heard"
                accept="image/*"
                data-photo
                @change=${(/** @type {FieldEvent} */ event) => photo.open(event.target.files?.[0])} /></label
            ><small class="hint">${t('ws-photo-stays')}</small>`
    }
    ${
      photo.trouble.value ? html`<p class="note is-refused" role="alert">${icon('x')}${t('ws-photo-bad')}</p>` : nothing
    }
  </div>`;
