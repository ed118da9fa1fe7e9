// @ts-check
/** The numbers of a field that are no cells: the dial's sectors, cards, tiles, and what the four bring along. */
import { svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { TOKEN_ICONS } from '../board/symbols.js';
import { HEROES, many } from './field_edits.js';

/** @import { BoardData, NumberField, NumberGroup } from '/static/workshop/workshop.d.ts' */

const SECTORS = ['green', 'yellow', 'red'];
const COLOURS = ['var(--ok)', '#e0b43a', 'var(--bad)'];
/** What board files call a token, by its name on the page. @type {Record<string, [string, string]>} */
const TOKENS = {
  crane: ['square', 'crane'],
  pipeline: ['square', 'pipeline'],
  on: ['square', 'switch_on'],
  hose: ['square', 'hose'],
  extra: ['square', 'extra_cell'],
  help: ['square', 'medical_aid'],
  extinguisher: ['round', 'extinguisher'],
  lift: ['round', 'hoist'],
  mask: ['round', 'gas_mask'],
  kit: ['round', 'first_aid_kit'],
};

/** A number by its dotted name. @param {BoardData} data @param {string} path @param {number} usual @returns {number} */
function valueOf(data, path, usual) {
  // any: a board file as data, where a path may lead anywhere
  let found = /** @type {any} */ (data);
  for (const part of path.split('.')) found = found?.[part];
  return typeof found === 'number' ? found : usual;
}

/**
 * A draft with one number changed.
 * @param {BoardData} old @param {string} path @param {number} value @returns {BoardData}
 */
export function setNumber(old, path, value) {
  if (valueOf(old, path, NaN) === value) return old;
  const data = structuredClone(old),
    parts = path.split('.'),
    last = /** @type {string} */ (parts.pop());
  let table = data;
  for (const part of parts) table = table[part] ??= {};
  table[last] = value;
  if (path === 'tiles.suz_working') table.suz_broken = Math.max(0, many(data, 'control') - value);
  if (path === 'dial.yellow_from') table.red_from = Math.max(value, valueOf(data, 'dial.red_from', 21));
  if (path === 'dial.red_from') table.yellow_from = Math.min(value, valueOf(data, 'dial.yellow_from', 11));
  return data;
}

/** The dial: three sectors of half a circle, with their limits. @param {BoardData} data */
function dial(data) {
  const most = Math.max(many(data, 'fuel'), 1),
    limits = [0, valueOf(data, 'dial.yellow_from', 11), valueOf(data, 'dial.red_from', 21), most];
  const at = (/** @type {number} */ number, radius = 80) => {
    const angle = Math.PI * (1 - Math.min(number, most) / most);
    return `${(100 + radius * Math.cos(angle)).toFixed(1)},${(96 - radius * Math.sin(angle)).toFixed(1)}`;
  };
  return svg`
    ${SECTORS.map(
      (_, i) => svg`
        <path
          d="M${at(limits[i])}A80,80 0 0 1 ${at(limits[i + 1])}"
          fill="none"
          stroke=${COLOURS[i]}
          stroke-width="18"
        ></path>
      `,
    )}
    ${limits.slice(1, 3).map((number) => {
      const [x, y] = at(number).split(',');
      return svg`
        <g transform="translate(${x},${y})" text-anchor="middle" font-size="12" font-weight="700" fill="var(--tx)">
          <circle r="13" fill="var(--s1)" stroke="var(--tx)" stroke-width="2"></circle>
          <text y="4">${number}</text>
        </g>
      `;
    })}
    <g text-anchor="middle" font-size="12" fill="var(--mu)">
      <text x="20" y="116">0</text>
      <text x="180" y="116">${most}</text>
    </g>
  `;
}

/**
 * @param {BoardData} data @param {string} id @param {string} label @param {number} low @param {number} high
 * @param {number} usual @param {Partial<NumberField>} [more] @returns {NumberField}
 */
const field = (data, id, label, low, high, usual, more = {}) => ({
  id,
  label,
  low,
  high,
  value: valueOf(data, id, usual),
  ...more,
});

/** What one of the four brings along. @param {BoardData} data @param {string} hero @returns {NumberField[]} */
const broughtBy = (data, hero) => [
  field(data, `characters.${hero}.steps`, t('r-ws-steps', { who: t(`r-${hero}`) }), 1, 9, 3),
  ...Object.entries(TOKENS)
    .filter(([, [shape, name]]) => data.characters?.[hero]?.[shape]?.[name] !== undefined)
    .map(([token, [shape, name]]) =>
      field(
        data,
        `characters.${hero}.${shape}.${name}`,
        t('r-ws-token', { who: t(`r-${hero}`), token: t(`r-token-${token}`) }),
        0,
        9,
        0,
        { icon: TOKEN_ICONS[token] },
      ),
    ),
];

/** All numbers, in groups. @param {BoardData} data @returns {NumberGroup[]} */
export function numbers(data) {
  const most = Math.max(many(data, 'fuel'), 1);
  return [
    {
      id: 'r-dial',
      fact: 'dial_sectors',
      picture: { width: 200, height: 122, drawn: dial(data) },
      fields: [
        field(data, 'dial.yellow_from', t('r-ws-yellow-from'), 0, most, 11, { slides: true }),
        field(data, 'dial.red_from', t('r-ws-red-from'), 0, most, 21, { slides: true }),
        ...SECTORS.map((sector, i) =>
          field(data, `dial.overheat_cards.${sector}`, t('r-ws-overheat', { sector }), 0, 4, [1, 2, 2][i]),
        ),
        ...SECTORS.map((sector, i) =>
          field(data, `dial.suz_cards.${sector}`, t('r-ws-failure', { sector }), 0, 4, [0, 0, 1][i]),
        ),
      ],
    },
    {
      id: 'r-cards',
      fact: 'deck_sizes',
      fields: [
        field(data, 'decks.tvs_cards_per_cell', t('r-ws-fuel-cards'), 1, 4, 1),
        field(data, 'decks.suz_cards_per_cell', t('r-ws-control-cards'), 1, 4, 1),
        field(data, 'tiles.suz_working', t('r-ws-working'), 1, Math.max(many(data, 'control'), 1), 2),
        field(data, 'radiation.max', t('r-ws-radiation'), 1, 99, 16),
      ],
    },
    {
      id: 'r-heroes',
      fact: 'tokens_steps_radiation_lives',
      folded: true,
      fields: HEROES.flatMap((hero) => broughtBy(data, hero)),
    },
  ];
}
