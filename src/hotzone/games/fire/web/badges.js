// @ts-check
/**
 * What is played, as badges at the table and in the log: game, level, scenarios, edition; each says what it changes.
 */
import { has, t } from '/static/lib/i18n.js';

/** @import { Badge, Catalogue } from '/static/lib/game.d.ts' */
/** @import { FireBook } from './types.d.ts' */

/** A list of words of a set-up. @param {string | undefined} text */
const words = (text) => (text ?? '').split(',').filter(Boolean);

/** The level of an experienced match. @param {Record<string, string>} settings */
const levelOf = (settings) =>
  settings.level ?? (words(settings.scenarios).includes('true-heroes') ? 'heroic' : 'recruit');

const PARTS = ['specialists', 'hazmat', 'vehicles', 'hotspots'];

/** The parts of the experienced game that a match has. @param {Record<string, string>} settings */
export function partsOf(settings) {
  const chosen = words(settings.modules);
  return settings.rules === 'experienced' && !chosen.length ? PARTS : chosen;
}

/** @param {Record<string, string>} settings @param {FireBook} book */
function edition(settings, book) {
  const name = settings.edition ?? 'en',
    own = book.editions?.[name] ?? {};
  return {
    id: 'edition',
    text: t('badge-edition', { edition: name }),
    lines: [
      t(`badge-edition-how`, { edition: name }),
      ...Object.entries({ ...own, ...settings })
        .filter(([key]) => has(`switch-${key}`) && has(`switch-${key}-${{ ...own, ...settings }[key]}`))
        .map(([key, value]) => `${t(`switch-${key}`)}: ${t(`switch-${key}-${value}`)}`),
    ],
    rules: [],
  };
}

/**
 * The badges of a match.
 * @param {Record<string, string>} settings
 * @param {Catalogue} catalogue
 * @returns {Badge[]}
 */
export function badges(settings, catalogue) {
  const book = /** @type {FireBook} */ (catalogue),
    experienced = settings.rules === 'experienced',
    modules = words(settings.modules);
  const parts = experienced && !modules.length ? (book.modules ?? []) : modules;
  return [
    {
      id: 'rules',
      text: t(experienced ? 'rules-experienced' : 'rules-family'),
      lines: [
        t(experienced ? 'rules-experienced-how' : 'rules-family-how'),
        ...parts.map((one) => `${t(`module-${one}`)}: ${t(`module-${one}-how`)}`),
      ],
      rules: [],
    },
    ...(experienced
      ? [
          {
            id: 'level',
            text: t(`level-${levelOf(settings)}`),
            lines: [t(`level-${levelOf(settings)}-how`)],
            rules: [],
          },
        ]
      : []),
    ...words(settings.scenarios).map((name) => ({
      id: `scenario-${name}`,
      text: t(`scenario-${name}`),
      lines: [t(`scenario-${name}-how`)],
      rules: [`${book.scenarios?.[name]?.rules ?? 'SCEN'}-`],
    })),
    edition(settings, book),
  ];
}
