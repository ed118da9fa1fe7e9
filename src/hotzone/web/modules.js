// @ts-check
/**
 * Where joined scripts keep what they export. The server joins the page's modules to a few answers; each module stands
 * in one table, whichever part brings it first. Nothing else of the page knows of this.
 */

/** What each module exports, by its address. @type {Record<string, Record<string, unknown>>} */
export const modules = {};

/** Load a part with all it needs, as `import(…)` would. @param {string} address */
export const loadModule = async (address) => (await import(`/joined${address}`)).module;
