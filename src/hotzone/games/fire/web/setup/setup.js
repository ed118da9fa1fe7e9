// @ts-check
/** Setting up a fire: which choices go together, what stays from last time, and what is sent. */
import { html } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { words, sizeOf, picked, dealing, usualEdition, modulesOf } from './settings.js';
import { box, crew, level, starter } from './steps.js';

/** @import { FireBook } from '../types.d.ts' */
/** @import { SetupModel } from '/static/home/setup_model.js' */
/** @import { GameSetup, Settings, SetupParts } from '/static/lib/game.d.ts' */

/** @type {GameSetup} */
export const setup = {
  /** A match in one click; the last seat is an AI's. */
  get quick() {
    return { settings: { crew: 3, edition: usualEdition() }, seats: 3 };
  },
  get friends() {
    return { settings: { crew: 4, edition: usualEdition() }, seats: 4 };
  },

  /** The setting that says how many play. */
  size: () => ({ key: 'crew', label: t('crew-size') }),

  /**
   * Building, rules, level and crew stay; scenarios, cards and house rules are chosen anew.
   * @param {Settings | null} last
   * @param {boolean} whole
   */
  first(last, whole) {
    const named = typeof last?.crew === 'string' && Number.isNaN(Number(last.crew));
    if (last && whole) return { ...last, crew: sizeOf(last), ...(named ? { picked: last.crew } : {}) };
    const stays = last
      ? Object.fromEntries(['board', 'rules', 'level'].filter((key) => last[key]).map((key) => [key, last[key]]))
      : {};
    return { ...stays, ...(last ? { crew: sizeOf(last) } : {}), edition: last?.edition ?? usualEdition() };
  },

  /** Cards chosen here name the crew once every seat has one. @param {Settings} settings */
  sent(settings) {
    const { picked: _cards, ...rest } = settings,
      list = picked(settings);
    if (!list.length || list.length !== sizeOf(settings)) return rest;
    return { ...rest, crew: list.join(','), ...(list.includes('engineer') ? { engineer: 'yes' } : {}) };
  },

  /** Seats without a card, where cards are chosen here. @param {Settings} settings */
  lacking(settings) {
    const many = sizeOf(settings) - picked(settings).length;
    return dealing(settings) === 'here' && many > 0 ? t('cards-missing', { many }) : '';
  },

  box,
  seats: starter,

  /**
   * What no longer makes sense with a new choice goes.
   * @param {Settings} next the settings with it
   * @param {string} key
   * @param {Settings[string]} value
   * @param {FireBook} book
   */
  changed(next, key, value, book) {
    if (Array.isArray(value) && !value.length && key !== 'modules') delete next[key];
    const size = sizeOf(next),
      scenarios = words(next.scenarios);
    if (key === 'rules') {
      for (const old of ['level', 'modules', 'cards', 'picked', 'friend', 'setup', 'engineer']) delete next[old];
      if (value === 'family') next.scenarios = scenarios.filter((word) => book?.scenarios?.[word]?.needs === null);
    }
    // an edition may prescribe the back for the experienced game (FIRE-SETUPE-01)
    const side = next.experienced_board ?? book?.editions?.[next.edition ?? 'en']?.experienced_board;
    if (next.rules === 'experienced' && side === 'back' && next.board === 'base-front' && key !== 'board')
      delete next.board;
    if (key === 'cards') {
      delete next.picked;
      if (value !== 'deal') delete next.cards;
      if (value === 'here') next.picked = 'none';
    }
    if (next.picked && picked(next).length > size) next.picked = picked(next).slice(0, size).join(',');
    if (Number(next.starts) > size) delete next.starts;
    if (key === 'scenarios') {
      if (!scenarios.includes('friend-in-need')) delete next.friend;
      if (scenarios.includes('true-heroes')) delete next.level;
      if (scenarios.includes('volunteers')) for (const old of ['cards', 'picked']) delete next[old];
    }
    if (key === 'modules' && !words(value).includes('specialists'))
      for (const old of ['cards', 'picked']) delete next[old];
    if (key === 'board') delete next.setup;
    if (Array.isArray(next.scenarios) && !next.scenarios.length) delete next.scenarios;
    return next;
  },

  /**
   * Every choice that is one step away: a key, a word, and the value that the setting would have.
   * @param {Settings} settings
   * @param {FireBook} book
   * @returns {[string, string, Settings[string]][]}
   */
  choices(settings, book) {
    const toggled = (/** @type {string[]} */ list, /** @type {string} */ word) =>
      list.includes(word) ? list.filter((one) => one !== word) : [...list, word];
    const plain = (/** @type {string} */ key, /** @type {string[]} */ list) =>
      list.map((word) => choice(key, word, word));
    const choice = (/** @type {string} */ key, /** @type {string} */ word, /** @type {Settings[string]} */ value) =>
      /** @type {[string, string, Settings[string]]} */ ([key, word, value]);
    return [
      ...plain('rules', book.rules),
      ...plain('level', book.levels),
      ...plain('setup', book.setups),
      ...plain('friend', book.friend),
      ...plain('cards', ['table', 'deal', 'here']),
      ...book.modules.map((word) => choice('modules', word, toggled(modulesOf(settings, book), word))),
      ...Object.keys(book.scenarios).map((word) => choice('scenarios', word, toggled(words(settings.scenarios), word))),
    ];
  },

  /**
   * What could change with a choice that cannot be made: other scenarios go, other rules, the box.
   * @param {Settings} settings
   * @param {string} key
   * @param {string} word
   * @param {FireBook} book
   */
  waysOut(settings, key, word, book) {
    const value = key === 'scenarios' ? [word] : word,
      other = settings.rules === 'experienced' ? 'family' : 'experienced',
      chosen = (/** @type {Settings} */ from) => setup.changed?.({ ...from, [key]: value }, key, value, book) ?? from,
      ruled = setup.changed?.({ ...settings, rules: other }, 'rules', other, book) ?? settings;
    return [
      ...(key === 'scenarios' ? [{ text: t('way-out-scenario'), settings: chosen(settings) }] : []),
      ...(key === 'board' || key === 'scenarios'
        ? [
            { text: t('way-out-rules', { rules: t(`rules-${other}`) }), settings: chosen(ruled) },
            { text: t('way-out-box'), settings: { ...chosen(settings), edition: 'en' } },
          ]
        : []),
    ];
  },

  /** The steps after building and players. @param {SetupModel} wizard @param {SetupParts} parts */
  steps: (wizard, parts) => html`${level(wizard, parts)}${crew(wizard, parts)}`,
};
