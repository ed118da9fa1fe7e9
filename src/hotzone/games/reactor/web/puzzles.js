// @ts-check
/** What the puzzles of this game count, and how that reads. */
import { spoken, t } from '/static/lib/i18n.js';

/** @import { PuzzleKind } from '/static/lib/game.d.ts' */

const UNMET = 8; // doses: from here on the puzzle's demand was not met

/** A mean with two decimals at most. @param {number} cost */
const mean = (cost) => new Intl.NumberFormat(spoken.value, { maximumFractionDigits: 2 }).format(cost);

/** @type {Record<string, PuzzleKind>} */
const KINDS = {
  'reactor-off': {
    reason: 'off',
    single: true,
    cost: (cost) => t(cost < 0.5 ? 'puzzle-off-done' : 'puzzle-off-open'),
  },
  'reactor-ring': {
    reason: 'count',
    cost: (cost) => (cost < 0 ? t('puzzle-off-done') : t('puzzle-missing', { many: Math.round(cost) })),
  },
  'reactor-dose': { reason: 'odds', cost: (cost) => (cost >= UNMET ? t('puzzle-unmet') : mean(cost)) },
  'reactor-dial': { reason: 'odds', cost: mean },
  'reactor-heart': { reason: 'odds', cost: mean },
};

/** @param {string} kind */
export const puzzleKind = (kind) => KINDS[kind];
