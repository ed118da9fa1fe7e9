// @ts-check
/** Setting up High Water: how many boats, how high the water. */
import { t } from '/static/lib/i18n.js';

/** @import { GameSetup, Settings, SetupParts } from '/static/lib/game.d.ts' */
/** @import { SetupModel } from '/static/home/setup_model.js' */
/** @import { Book } from './types.d.ts' */

/** @type {GameSetup} */
export const setup = {
  /** A match in one click. */
  quick: { settings: {}, seats: 2 },

  /** The setting that says how many boats there are. */
  size: () => ({ key: 'boats', label: t('hw-boats') }),

  /**
   * Every choice that is one step away.
   * @param {Settings} _settings
   * @param {Book} book
   * @returns {[string, string, string][]}
   */
  choices: (_settings, book) => book.levels.map((level) => ['level', level, level]),

  /** The step after board and players. @param {SetupModel} wizard @param {SetupParts} parts */
  steps: (wizard, parts) =>
    parts.step(
      3,
      t('step-level'),
      parts.pickOne(
        t('hw-set-level'),
        'hw-level',
        'level',
        /** @type {Book} */ (wizard.catalogue()).levels,
        wizard.settings.value.level ?? 'high',
      ),
    ),
};
