// @ts-check
/** The end of a match for the end card and the station log: its line in words, and the same one level up. */
import { t } from '/static/lib/i18n.js';

/** @import { GameResult } from '/static/lib/game.d.ts' */

const LEVELS = ['calm', 'high', 'storm'];

/** @type {GameResult} */
export const result = {
  /** How a match ended, in a line. @param {Record<string, number>} found */
  words: (found) => t('log-highwater', { saved: found.saved, lost: found.lost, turns: found.turns }),

  /** What was played besides the village. @param {Record<string, string>} settings */
  setupWords: (settings) => t(`hw-level-${settings.level ?? 'high'}`),

  /** Levels to look for in the log. @returns {[string, string][]} */
  levels: () => LEVELS.map((level) => [level, t(`hw-level-${level}`)]),

  /** Sums of the log that are worth telling. @returns {[string, string][]} key and name */
  totals: () => [
    ['saved', t('status-hw-saved')],
    ['lost', t('status-hw-lost')],
  ],

  /** The same a level up, or null at the top. @param {Record<string, string>} settings */
  harder: (settings) => {
    const next = LEVELS[LEVELS.indexOf(settings.level ?? 'high') + 1];
    return next ? { ...settings, level: next } : null;
  },
};
