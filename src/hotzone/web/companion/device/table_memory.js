// @ts-check
/** What the browser keeps of a table between two visits: is it set, and which entries did a correction leave over. */

/** @typedef {{left?: number[], ready?: boolean, free?: boolean, flat?: number}} Memory */

const KEPT = 'hotzone.table.';

/** @param {string} code @returns {Memory} */
export function kept(code) {
  try {
    return JSON.parse(localStorage.getItem(KEPT + code) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} code @param {Memory} memory */
export const keep = (code, memory) => localStorage.setItem(KEPT + code, JSON.stringify(memory));
