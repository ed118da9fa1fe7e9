// @ts-check
/** The few foreign tools of the page, in one place: templates and signals. */
import { Directive, directive } from '../vendor/lit-html-3.3.3/directive.js';
import { noChange } from '../vendor/lit-html-3.3.3/lit-html.js';
import { computed } from '../vendor/signals-core-1.14.5/signals-core.mjs';

export { html, svg, render, nothing } from '../vendor/lit-html-3.3.3/lit-html.js';
export { repeat } from '../vendor/lit-html-3.3.3/directives/repeat.js';
export { signal, computed, effect, batch, untracked } from '../vendor/signals-core-1.14.5/signals-core.mjs';

/** Draws again only when one of the things it depends on is another: floors and walls need not follow the pointer. */
class Guard extends Directive {
  /** @type {unknown[] | undefined} */
  seen;

  /** @param {unknown[]} on @param {() => unknown} draw */
  render(on, draw) {
    if (
      this.seen &&
      this.seen.length === on.length &&
      on.every((one, i) => one === /** @type {unknown[]} */ (this.seen)[i])
    )
      return noChange;
    this.seen = on;
    return draw();
  }
}
export const guard = directive(Guard);

/**
 * A part that is drawn again only when a signal that it read is another.
 * @param {() => unknown} draw @returns {() => unknown}
 */
export function section(draw) {
  const made = computed(draw);
  return () => guard([made.value], () => made.value);
}

/** Paints on the canvas that it stands in, again only when its key is another. */
class Paint extends Directive {
  seen = '';

  render() {
    return noChange;
  }

  /** @param {{element?: Element}} part @param {[string, (canvas: HTMLCanvasElement) => void]} words */
  update({ element }, [key, draw]) {
    if (element instanceof HTMLCanvasElement && key !== this.seen) {
      this.seen = key;
      queueMicrotask(() => draw(element));
    }
    return noChange;
  }
}
export const paint = directive(Paint);
