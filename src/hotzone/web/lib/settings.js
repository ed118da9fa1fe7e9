// @ts-check
/** The settings of a match in their one line of text. */

/** @param {string} words "board=base-front crew=3" @returns {Record<string, string>} */
export const settingsOf = (words) =>
  Object.fromEntries(
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => word.split('=')),
  );
