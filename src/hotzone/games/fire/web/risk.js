// @ts-check
/** The server's chances of the next fire, as the risk map draws and says them. */
import { t } from '/static/lib/i18n.js';

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
