// @ts-check
/** Fluent, which puts sentences together. */
export { FluentBundle, FluentResource } from '../vendor/fluent-bundle-0.19.1/index.js';
