// @ts-check
/** The server's chances of the next fire, as the risk map draws and says them. */
import { t } from '/static/lib/i18n.js';
import { roomOf } from './board/rooms.js';

/** @import { FireMap } from './types.d.ts' */
/** @import { FireRisk, FireView } from './view.d.ts' */
/** @import { MatchState } from '/static/match/model/match_state.js' */

/**
 * By place: spaces that burn afterwards, walls and doors that are hit or fall, people in the fire.
 * @param {FireRisk} risk
 * @param {FireView} view
 */
export function riskMarks(risk, view) {
  const burning = (/** @type {string} */ name) => view.spaces[name]?.threat === 'fire';
  const people = new Map(Object.entries(risk.poi));
  view.firefighters.forEach((one, /** @type {number} */ i) => {
    if (one.at && risk.firefighters[i] > (people.get(one.at) ?? 0)) people.set(one.at, risk.firefighters[i]);
  });
  return {
    spaces: Object.entries(risk.spaces).map(([at, share]) => ({ at, share, sure: share === 1 && burning(at) })),
    walls: Object.entries(risk.walls).map(([edge, one]) => ({ edge, hit: one.hit, gone: one.gone })),
    people: [...people].map(([at, share]) => ({ at, share })),
  };
}

/**
 * The sums, and who is in danger.
 * @param {FireRisk} risk or the odds of a hint
 * @param {MatchState} table
 * @param {(share: number) => string} percent
 * @param {(value: number) => string} number
 * @returns {string[]}
 */
export function riskWords(risk, table, percent, number) {
  const hit = (risk.firefighters ?? [])
    .map((/** @type {number} */ share, /** @type {number} */ i) =>
      share > 0.005 ? t('risk-who', { who: table.nameOf(i + 1), chance: percent(share) }) : '',
    )
    .filter(Boolean);
  const people = Object.entries(risk.poi ?? {})
    .filter(([, share]) => share > 0.005)
    .map(([place, share]) => t('risk-at', { ...table.spot(place), chance: percent(share) }));
  return [
    t('risk-damage', { many: number(risk.damage) }),
    t('risk-collapse', { chance: percent(risk.collapse) }),
    ...hit,
    ...people,
  ];
}

const LIKELY = 0.05; // a danger that is worth a sentence

/**
 * The space of the room where fire is likeliest, and how many fires are to be expected.
 * @param {FireRisk} risk
 * @param {MatchState} table
 */
function nextFire(risk, table) {
  const map = /** @type {FireMap} */ (/** @type {unknown} */ (table.map())),
    { spaces } = /** @type {FireView} */ (/** @type {unknown} */ (table.shown.value)),
    fresh = Object.entries(risk.spaces).filter(([at]) => spaces[at]?.threat !== 'fire'),
    rooms = /** @type {Record<string, {sum: number, at: string, top: number}>} */ ({});
  for (const [at, share] of fresh) {
    const key = roomOf(map, at) || at,
      { sum, at: best, top } = rooms[key] ?? { sum: 0, at, top: 0 };
    rooms[key] = { sum: sum + share, at: share > top ? at : best, top: Math.max(top, share) };
  }
  const [most] = Object.values(rooms).sort((a, b) => b.sum - a.sum);
  return { at: most?.at ?? '', many: fresh.reduce((sum, [, share]) => sum + share, 0) };
}

/**
 * What the next fire does most likely, and who is in danger.
 * @param {FireRisk} risk
 * @param {MatchState} table
 * @returns {string[]}
 */
export function riskTold(risk, table) {
  const { at, many } = nextFire(risk, table);
  return [
    at && many > LIKELY ? t('risk-most', { many: Math.round(many), in: table.spot(at).in }) : t('risk-none'),
    ...(risk.collapse > LIKELY ? [t('risk-may-fall')] : risk.damage >= 1 ? [t('risk-told-walls')] : []),
    ...risk.firefighters.flatMap((share, i) =>
      share > LIKELY ? [t('risk-danger', { who: table.nameOf(i + 1) })] : [],
    ),
    ...Object.entries(risk.poi).flatMap(([place, share]) =>
      share > LIKELY ? [t('risk-danger-at', { in: table.spot(place).in })] : [],
    ),
  ];
}
