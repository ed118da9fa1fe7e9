// @ts-check
/** The server's chances of the next reactor phase, as the risk map draws and says them. */
import { t } from '/static/lib/i18n.js';

/** @import { ReactorRisk, ReactorView } from './view.d.ts' */
/** @import { MatchState } from '/static/match/model/match_state.js' */

/**
 * By cell: what the cards turn up, take off or set on fire; and where somebody may die.
 * @param {ReactorRisk} risk
 * @param {ReactorView} view
 */
export function riskMarks(risk, view) {
  const cells = new Map(Object.entries(risk.up));
  for (const [at, share] of Object.entries(risk.gone)) cells.set(at, (cells.get(at) ?? 0) + share);
  const people = new Map();
  for (const one of view.characters) {
    const share = risk.heroes[one.name]?.death ?? 0;
    if (one.at && share > (people.get(one.at) ?? 0)) people.set(one.at, share);
  }
  return {
    spaces: [
      ...[...cells].filter(([at]) => !risk.heart[at]).map(([at, share]) => ({ at, share, sure: false })),
      ...Object.entries(risk.heart).map(([at, share]) => ({ at, share, sure: false, sign: '♥' })),
    ],
    walls: [],
    people: [...people].map(([at, share]) => ({ at, share })),
  };
}

export const riskKinds = ['spaces', 'hearts', 'people'];

/**
 * The sums, and who gets how much.
 * @param {ReactorRisk} risk or the odds of a hint
 * @param {MatchState} table
 * @param {(share: number) => string} percent
 * @param {(value: number) => string} number
 * @returns {string[]}
 */
export function riskWords(risk, table, percent, number) {
  const dose = Object.entries(risk.heroes ?? {})
    .filter(([, one]) => one.dose > 0.005 || one.death > 0.005)
    .map(([name, one]) => t('r-risk-who', { who: t(`r-${name}`), dose: number(one.dose), chance: percent(one.death) }));
  return [
    t('r-risk-hearts', { many: number(risk.hearts) }),
    ...(risk.dial === undefined ? [] : [t('r-risk-dial', { many: number(risk.dial) })]),
    t('r-risk-defeat', { chance: percent(risk.defeat) }),
    ...dose,
  ];
}

const LIKELY = 0.05; // a danger that is worth a sentence

/** What the next cards do most likely, and who is in danger. @param {ReactorRisk} risk @returns {string[]} */
export const riskTold = (risk) => [
  t('r-risk-most', { hearts: risk.hearts < LIKELY ? 'none' : risk.hearts < 0.5 ? 'may' : 'likely' }),
  ...(risk.defeat > LIKELY ? [t('r-risk-may-end')] : []),
  ...Object.entries(risk.heroes)
    .filter(([, one]) => one.death > LIKELY)
    .map(([name]) => t('r-risk-danger', { who: t(`r-${name}`) })),
];
