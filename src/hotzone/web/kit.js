// @ts-check
/** The few foreign tools of the page, in one place: templates and signals. */
import { Directive, directive } from './vendor/lit-html-3.3.3/directive.js';
import { noChange } from './vendor/lit-html-3.3.3/lit-html.js';

export { html, svg, render, nothing } from './vendor/lit-html-3.3.3/lit-html.js';
export { repeat } from './vendor/lit-html-3.3.3/directives/repeat.js';
export { signal, computed, effect, batch, untracked } from './vendor/signals-core-1.14.5/signals-core.mjs';

/** Draws again only when one of the things it depends on is another: floors and walls need not follow the pointer. */
class Guard extends Directive {
  /** @type {any[] | undefined} */
  seen;

  /** @param {any[]} on @param {() => any} draw */
  render(on, draw) {
    if (this.seen && this.seen.length === on.length && on.every((one, i) => one === /** @type {any[]} */ (this.seen)[i])) return noChange;
    this.seen = on;
    return draw();
  }
}
export const guard = directive(Guard);
