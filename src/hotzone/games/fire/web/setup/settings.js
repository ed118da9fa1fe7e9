// @ts-check
/** The settings of a fire read: lists of words, the crew, its cards, the parts that are played. */
import { spoken } from '/static/lib/i18n.js';
import { ownBox } from '/static/lib/preferences.js';

/** @import { FireBook } from '../types.d.ts' */
/** @import { Settings } from '/static/lib/game.d.ts' */

/** A list of words, however it was written. @param {Settings[string]} value @returns {string[]} */
export const words = (value) =>
  Array.isArray(value)
    ? value
    : String(value ?? '')
        .split(',')
        .filter(Boolean);

/** How many firefighters: the number, or as many as were named. @param {Settings} settings */
export const sizeOf = (settings) => Number(settings.crew ?? 4) || words(settings.crew).length;

/** The cards chosen here so far, one for each seat in the end. @param {Settings} settings @returns {string[]} */
export const picked = (settings) => words(settings.picked).filter((word) => word !== 'none');

/** How the cards come to the crew. @param {Settings} settings */
export const dealing = (settings) => (settings.cards === 'deal' ? 'deal' : settings.picked ? 'here' : 'table');

/** Are there cards at all? @param {Settings} settings @param {FireBook} book */
export const hasCards = (settings, book) => modulesOf(settings, book).includes('specialists');

/** The edition to begin with: of the box at home, else of the page's language. @param {FireBook | null} [book] */
export const usualEdition = (book) => {
  const found = ownBox.value || spoken.value;
  return !book || found in book.editions ? found : 'en';
};

/**
 * The parts of the experienced game that are played.
 * @param {Settings} settings
 * @param {FireBook} book
 * @returns {string[]}
 */
export const modulesOf = (settings, book) =>
  words(settings.modules ?? (settings.rules === 'experienced' ? book.modules : []));
