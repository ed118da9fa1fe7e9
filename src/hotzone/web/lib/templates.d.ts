// The types of what templates.js passes on from lit-html and signals-core, as far as the page uses them.

/** What `html` and `svg` make. */
export interface TemplateResult {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): TemplateResult;
export function render(what: unknown, where: HTMLElement): unknown;
/** Draws nothing, and removes an attribute. */
export const nothing: unique symbol;
export function repeat<T>(list: Iterable<T>, key: (one: T) => unknown, draw: (one: T) => unknown): unknown;
/** Draws again only when one of the things it depends on is another. */
export function guard(on: readonly unknown[], draw: () => unknown): unknown;
/** A part that is drawn again only when a signal that it read is another. */
export function section(draw: () => unknown): () => unknown;

/** A value that knows who looks at it. */
export interface Signal<T> {
  value: T;
  peek(): T;
}

export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
}

export function signal<T>(first: T): Signal<T>;
export function computed<T>(find: () => T): ReadonlySignal<T>;
export function effect(run: () => unknown): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
/** Paints on the canvas that it stands in, again only when its key is another. */
export function paint(key: string, draw: (canvas: HTMLCanvasElement) => void): unknown;
