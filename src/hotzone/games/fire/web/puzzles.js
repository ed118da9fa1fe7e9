// @ts-check
/** What the puzzles of this game count, where that is not a chance. */
import { t } from '/static/lib/i18n.js';

/** @import { PuzzleKind } from '/static/lib/game.d.ts' */

/** @type {PuzzleKind} */
const RESCUE = { reason: 'count', cost: (cost) => t('puzzle-rescued', { many: Math.abs(Math.round(cost)) }) };

/** @param {string} kind */
export const puzzleKind = (kind) => (kind === 'rescue' ? RESCUE : undefined);
