// @ts-check
/** Looking closer: two fingers, the wheel or buttons zoom a plan, a drag moves it; a tap stays a tap. */
import { html, nothing, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';

/** @import { ScreenState } from '../model/screen_state.js' */

const MOST = 4,
  SLOP = 8; // how close, and how many pixels a finger may tremble

/** @typedef {{k: number, x: number, y: number, base: number[]}} Sight */

export class Zoom {
  constructor() {
    /** @type {WeakMap<Element, Sight>} */
    this.sights = new WeakMap();
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.close = signal(false); // is any plan zoomed?
    this.wheel = { handleEvent: (/** @type {WheelEvent} */ event) => this.turn(event), passive: false };
  }

  /** @param {Element} plan @returns {Sight} */
  sight(plan) {
    const known = this.sights.get(plan);
    if (known) return known;
    const base = (plan.getAttribute('viewBox') ?? '0 0 1 1').split(' ').map(Number),
      fresh = { k: 1, x: base[0], y: base[1], base };
    this.sights.set(plan, fresh);
    return fresh;
  }

  /**
   * Show a part of a plan, never beyond its rim.
   * @param {Element} plan
   * @param {number} k
   * @param {number} x
   * @param {number} y
   */
  look(plan, k, x, y) {
    const sight = this.sight(plan),
      [left, top, width, height] = sight.base;
    sight.k = Math.min(MOST, Math.max(1, k));
    sight.x = Math.min(Math.max(x, left), left + width - width / sight.k);
    sight.y = Math.min(Math.max(y, top), top + height - height / sight.k);
    const part = `${sight.x} ${sight.y} ${width / sight.k} ${height / sight.k}`;
    plan.setAttribute('viewBox', part);
    plan.parentElement?.querySelector(':scope > .stage')?.setAttribute('viewBox', part); // what is told above it
    plan.toggleAttribute('data-zoomed', sight.k > 1);
    this.close.value = [...document.querySelectorAll('svg.board-plan')].some(
      (one) => (this.sights.get(one)?.k ?? 1) > 1,
    );
  }

  /** Zoom around a point of the window. @param {Element} plan @param {number} by @param {number} x @param {number} y */
  zoom(plan, by, x, y) {
    const sight = this.sight(plan),
      at = new DOMPoint(x, y).matrixTransform(/** @type {SVGSVGElement} */ (plan).getScreenCTM()?.inverse());
    const k = Math.min(MOST, Math.max(1, sight.k * by)),
      grown = sight.k / k;
    this.look(plan, k, at.x - (at.x - sight.x) * grown, at.y - (at.y - sight.y) * grown);
  }

  /** By buttons: all plans around their middle. @param {number} by 0 shows everything */
  step(by) {
    for (const plan of document.querySelectorAll('svg.board-plan')) {
      const { base } = this.sight(plan),
        b = plan.getBoundingClientRect();
      if (by === 0) this.look(plan, 1, base[0], base[1]);
      else if (b.width) this.zoom(plan, by, b.x + b.width / 2, b.y + b.height / 2);
    }
  }

  /** @param {WheelEvent} event */
  turn(event) {
    event.preventDefault();
    this.zoom(
      /** @type {Element} */ (event.currentTarget),
      Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)),
      event.clientX,
      event.clientY,
    );
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.isPrimary) {
      this.fingers.clear();
      this.dragged = false;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId),
      plan = /** @type {SVGSVGElement} */ (event.currentTarget);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY },
      dx = now.x - before.x,
      dy = now.y - before.y;
    if (this.fingers.size === 1) {
      const sight = this.sight(plan);
      if (sight.k <= 1 || (!this.dragged && Math.hypot(dx, dy) < SLOP)) return;
      this.dragged = true;
      const scale = plan.getScreenCTM()?.a ?? 1;
      this.look(plan, sight.k, sight.x - dx / scale, sight.y - dy / scale);
    } else {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const far = Math.hypot(now.x - other.x, now.y - other.y) || 1,
        was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      this.dragged = true;
      this.zoom(plan, far / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** Was this click the end of a drag? */
  wasDrag() {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }

  /** Bring a place of a zoomed plan into sight. @param {Element} plan @param {{cx: number, cy: number}} at */
  reveal(plan, at) {
    const { k, x, y, base } = this.sight(plan),
      w = base[2] / k,
      h = base[3] / k;
    if (k > 1 && (at.cx < x + 60 || at.cx > x + w - 60 || at.cy < y + 60 || at.cy > y + h - 60))
      this.look(plan, k, at.cx - w / 2, at.cy - h / 2);
  }
}

/** The small buttons under the board: what is drawn, and closer or farther. @param {ScreenState} ui */
export function tools(ui) {
  const close = ui.zoom.close.value;
  return html`<div class="tools">
    ${
      ui.table.game.value
        ? html`<button
            class="icon-button"
            data-legend
            aria-label=${t('legend')}
            title=${t('legend')}
            @click=${() => {
              ui.dialog.value = { kind: 'legend' };
            }}
          >
            ${icon('legend')}<span class="tool-word">${t('legend-short')}</span>
          </button>`
        : nothing
    }
    ${
      ui.table.game.value.riskMarks && ui.table.beside.value.turn && ui.table.beside.value.result === 'undecided'
        ? html`<button
            class="icon-button"
            data-risk
            aria-label=${t(`${ui.table.game.value.prefix ?? ''}risk-map`)}
            title=${t(`${ui.table.game.value.prefix ?? ''}risk-map`)}
            aria-pressed=${ui.table.coach.riskMap.on.value}
            @click=${() => {
              ui.table.coach.riskMap.on.value = !ui.table.coach.riskMap.on.value;
            }}
          >
            ${icon('eye')}<span class="tool-word">${t('risk-short')}</span
            ><kbd class="tool-word" aria-hidden="true">R</kbd>
          </button>`
        : nothing
    }
    <button
      class="icon-button zoom-button"
      aria-label=${t('zoom-in')}
      title=${t('zoom-in')}
      @click=${() => ui.zoom.step(1.5)}
    >
      ${icon('plus')}
    </button>
    ${
      close
        ? html`<button
            class="icon-button"
            data-fit
            aria-label=${t('zoom-fit')}
            title=${t('zoom-fit')}
            @click=${() => ui.zoom.step(0)}
          >
            ${icon('fit')}
          </button>`
        : nothing
    }
  </div>`;
}
