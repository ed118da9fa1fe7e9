// @ts-check
/**
 * The end of a fire for the end card and the station log: the line in words, the level played, and the same one level
 * up.
 */
import { t } from '/static/lib/i18n.js';

/** @import { FireView } from './view.d.ts' */
/** @import { GameResult } from '/static/lib/game.d.ts' */

// what a turning point is told by: what happened, never the dice that said where
const MATTERS = [
  'threat',
  'poi-placed',
  'turned-up',
  'flared-up',
  'exploded',
  'hazmat-exploded',
  'knocked-down',
  'elevator-destroyed',
  'victim-rescued',
  'victim-lost',
  'collapsed',
];
const LEVELS = ['family', 'recruit', 'veteran', 'heroic'];

/** The level that was played. @param {Record<string, string>} settings */
const levelOf = (settings) =>
  settings.rules === 'experienced'
    ? (settings.level ?? (settings.scenarios?.includes('true-heroes') ? 'heroic' : 'recruit'))
    : 'family';

/** @param {string} level */
const levelWords = (level) => (level === 'family' ? t('rules-family') : t(`level-${level}`));

/** What is played besides the building: level, scenarios, edition. @param {Record<string, string>} settings */
const badges = (settings) => [
  levelWords(levelOf(settings)),
  ...(settings.scenarios ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => t(`scenario-${name}`)),
  t('badge-edition', { edition: settings.edition ?? 'en' }),
];

/** @type {GameResult} */
export const result = {
  /** How a match ended, in a line. @param {Record<string, number>} found */
  words: (found) =>
    t('log-fire', {
      rescued: found.rescued ?? 0,
      lost: found.lost ?? 0,
      damage: found.damage ?? 0,
      turns: found.turns ?? 0,
    }),

  /** What was played besides the building. @param {Record<string, string>} settings */
  setupWords: (settings) => badges(settings).join(' · '),

  badges,

  matters: (event) => MATTERS.indexOf(event.kind),

  /** Levels to look for in the log. @returns {[string, string][]} */
  levels: () => LEVELS.map((level) => [level, levelWords(level)]),

  /** Sums of the log that are worth telling. @returns {[string, string][]} key and name */
  totals: () => [
    ['rescued', t('status-rescued')],
    ['lost', t('status-lost')],
  ],

  /** The same a level up, or null at the top. @param {Record<string, string>} settings */
  harder(settings) {
    const level = levelOf(settings),
      next = LEVELS[LEVELS.indexOf(level) + 1];
    const { board, setup, ...rest } = settings;
    return next ? { ...(level === 'family' ? rest : settings), rules: 'experienced', level: next } : null;
  },

  /** What the button to set up another match says. */
  other: () => t('other-building'),
};

/**
 * How a match ended: a title, and what it came to, in words that are true for its scenario.
 * @param {FireView} view
 */
export function ending(view) {
  const code = view.ending ?? view.result,
    spots = view.goals?.find((goal) => goal.id === 'hot-spots'),
    { rescued, lost, damage } = view.counts;
  return {
    won: /victory|perfect/.test(code),
    title: t(`end-${code}`),
    words: t(`end-${code}-more`, {
      rescued,
      lost,
      damage,
      evidence: view.evidence ?? 0,
      spots: spots ? spots.of - spots.value : 0,
    }),
  };
}
