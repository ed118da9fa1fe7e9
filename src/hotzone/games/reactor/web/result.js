// @ts-check
/**
 * The end of a reactor match for the end card and the station log: the line in words, and the same with a heart less.
 */
import { has, t } from '/static/lib/i18n.js';

/** @import { Badge, GameResult } from '/static/lib/game.d.ts' */

// what a turning point is told by: what became of it, the card only where nothing did
const MATTERS = ['card', 'turned-up', 'tile-back', 'removed', 'acute-phase-passed', 'acute-phase', 'hearts', 'died'];

/** @type {GameResult} */
export const result = {
  matters: (event) => MATTERS.indexOf(event.kind),

  /** How a match ended, in a line. @param {Record<string, number>} found */
  words: (found) =>
    t('log-reactor', { dial: found.dial, hearts: found.hearts, alive: found.alive, turns: found.turns }),

  /** What was played besides the field. @param {Record<string, string>} settings */
  setupWords: (settings) => t('r-badge-hearts', { many: Number(settings.hearts ?? 1) }),

  /** How hard it is. @param {Record<string, string>} settings */
  badges: (settings) => [t('r-badge-hearts', { many: Number(settings.hearts ?? 1) })],

  /** The same a heart harder, or null at the top. @param {Record<string, string>} settings */
  harder: (settings) =>
    Number(settings.hearts ?? 1) > 1 ? { ...settings, hearts: String(Number(settings.hearts) - 1) } : null,
};

/** What is played, as badges at the table. @param {Record<string, string>} settings @returns {Badge[]} */
export const badges = (settings) => {
  const hearts = Number(settings.hearts ?? 1);
  const lines = Object.entries(settings)
    .filter(([key, value]) => has(`r-set-${key}`) && has(`r-${key}-${value}`))
    .map(([key, value]) => `${t(`r-set-${key}`)}: ${t(`r-${key}-${value}`)}`);
  return [
    {
      id: 'hearts',
      text: t('r-badge-hearts', { many: hearts }),
      lines: lines.length ? lines : [t(`r-hearts-${hearts}`)],
      rules: [],
    },
  ];
};
