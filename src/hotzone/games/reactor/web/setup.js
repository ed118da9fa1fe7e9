// @ts-check
/** Setting up a reactor: which choices go together, and the step of the set-up that only this game has. */
import { html } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';

/** @import { ReactorBook } from './types.d.ts' */
/** @import { SetupModel } from '/static/home/setup_model.js' */
/** @import { GameSetup, Settings, SetupParts } from '/static/lib/game.d.ts' */

/** @type {GameSetup} */
export const setup = {
  /** A match in one click; the last seat is an AI's. */
  quick: { settings: { hearts: '3', giving_up: 'yes' }, seats: 4 },
  friends: { settings: { hearts: '3', giving_up: 'yes' }, seats: 4 },

  /**
   * Last time's hearts and players stay. People may always give up (RR-44).
   * @param {Settings | null} last @param {boolean} whole
   */
  first: (last, whole) => ({
    ...(whole ? last : {}),
    ...(last?.hearts ? { hearts: last.hearts } : {}),
    ...(last?.players ? { players: last.players } : {}),
    giving_up: 'yes',
  }),

  /** The setting that says how many play. */
  size: () => ({ key: 'players', label: t('players') }),

  /**
   * What no longer makes sense with a new choice goes.
   * @param {Settings} next the settings with it
   * @param {string} key
   * @param {Settings[string]} value
   */
  changed(next, key, value) {
    if (key === 'cast' && value === 'order') delete next.cast;
    if (key === 'players' && Number(value) !== 3) delete next.third;
    return next;
  },

  /**
   * Every choice that is one step away: a key, a word, and the value that the setting would have.
   * @param {Settings} _settings
   * @param {ReactorBook} book
   * @returns {[string, string, Settings[string]][]}
   */
  choices: (_settings, book) =>
    /** @type {const} */ (['third', 'hearts', 'memory', 'starts']).flatMap((key) =>
      book[key].map((value) => /** @type {[string, string, Settings[string]]} */ ([key, String(value), value])),
    ),

  /** The step after building and players. @param {SetupModel} wizard @param {SetupParts} parts */
  steps(wizard, parts) {
    const book = /** @type {ReactorBook} */ (wizard.catalogue()),
      settings = wizard.settings.value;
    const main = /** @type {[string, (string | number)[]][]} */ ([
      ['hearts', book.hearts],
      ...(Number(settings.players) === 3 ? [['third', book.third]] : []),
    ]);
    const more = /** @type {[string, (string | number)[]][]} */ ([
      ['cast', ['order', 'dealt']],
      ['starts', book.starts],
      ['memory', book.memory],
      ...Object.entries(book.switches),
    ]);
    const one = (/** @type {[string, (string | number)[]]} */ [key, list]) =>
      parts.pickOne(t(`r-set-${key}`), `r-${key}`, key, list.map(String), String(settings[key] ?? list[0]));
    return parts.step(
      3,
      t('step-level'),
      html`${main.map(one)}
        <details class="more">
          <summary>${t('more-rules')}</summary>
          ${more.map(one)}
        </details>`,
    );
  },
};
