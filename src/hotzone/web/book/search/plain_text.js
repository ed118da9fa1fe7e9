// @ts-check
/** The prose of the book as plain text: what differs by edition, without marks. */

const VARIANT = /\{([^{}]*)\}/g;

/** A text as an edition has it: `{33; cs: 34}` is 34 in the Czech one. @param {string} text @param {string} edition */
export const inEdition = (text, edition) =>
  text.replace(VARIANT, (_, choice) => {
    const [usual, ...others] = choice.split(/;\s*(?=[a-z]{2}: )/);
    return others.find((/** @type {string} */ one) => one.startsWith(`${edition}: `))?.slice(4) ?? usual;
  });

/**
 * A text without marks, for the search and for whoever cannot see them.
 * @param {string} text @param {string} [edition]
 */
export const plain = (text, edition = '') => inEdition(text, edition).replaceAll('**', '');
