// @ts-check
/** The few foreign tools of the page, in one place: templates and signals. */
export { html, svg, render, nothing } from './vendor/lit-html-3.3.3/lit-html.js';
export { repeat } from './vendor/lit-html-3.3.3/directives/repeat.js';
export { signal, computed, effect, batch, untracked } from './vendor/signals-core-1.14.5/signals-core.mjs';
