// @ts-check
/**
 * Actions that somebody else thought of, read from their texts: as names, as lines in words, as places on the board.
 */
import { has, spoken, t } from '../../lib/i18n.js';

/** @import { Because, Offer, Unit } from '../../lib/game.d.ts' */
/** @import { Match } from './match.js' */

const form = (/** @type {Intl.NumberFormatOptions} */ options) => new Intl.NumberFormat(spoken.value, options);
/** A chance: "4 %", "<1 %". @param {number} share */
export const percent = (share) =>
  share > 0 && share < 0.005
    ? `<${form({ style: 'percent' }).format(0.01)}`
    : form({ style: 'percent', maximumFractionDigits: 0 }).format(share);
/** @param {number} value */
export const number = (value) => form({ maximumFractionDigits: 2 }).format(value);
/** A change of a chance, with its sign: a minus as wide as the plus, not a hyphen. @param {number} share */
export const signed = (share) =>
  form({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(share).replace('-', '−');

/** Does a step go on with the one before? @param {Offer | undefined} before @param {Offer} step */
const joins = (before, step) => before?.verb === step.verb && before.other === step.other;

/** Where the figure of each step stands before it. @param {Match} table @param {Offer[]} steps */
export function startsOf(table, steps) {
  const { view } = table.live.value,
    game = table.game.value,
    crew = game.crew(view),
    at = /** @type {Record<number, string | undefined>} */ ({});
  return steps.map((step) => {
    const who = step.other ?? view.seat,
      from = who in at ? at[who] : (crew[who - 1]?.at ?? undefined);
    at[who] = game.walks.test(step.verb) && step.space ? step.space : from;
    return from;
  });
}

/**
 * A line of actions as short sentences; steps of one way are one.
 * @param {Match} table
 * @param {string[]} line
 * @returns {string[]}
 */
export function sentences(table, line) {
  const game = table.game.value,
    map = table.map(),
    found = /** @type {string[]} */ ([]),
    steps = line.map((text) => game.read(map, text));
  const from = startsOf(table, steps);
  let begin = 0; // of the way that a step belongs to
  steps.forEach((step, i) => {
    const next = steps[i + 1],
      walks = game.walks.test(step.verb) && step.space;
    if (!joins(steps[i - 1], step)) begin = i;
    if (walks && next && next.verb === step.verb && next.other === step.other) return;
    const before = steps[i - 1],
      far = walks && !step.other && before?.verb === step.verb && has(`way-${step.verb}`);
    const legal = table.live.value.view.legal?.find((one) => one.text === step.text);
    found.push(
      far
        ? t(`way-${step.verb}`, { ...table.spot(step.space, from[begin]) })
        : table.called(legal ?? step, from[begin]),
    );
  });
  return found;
}

/**
 * Steps with their prices; those of one way are one row.
 * @param {Match} table
 * @param {Offer[]} steps
 * @returns {{text: string, cost: number}[]}
 */
export function stepRows(table, steps) {
  const { walks } = table.game.value,
    from = startsOf(table, steps),
    rows = /** @type {{begin: string | undefined, row: Offer[]}[]} */ ([]);
  steps.forEach((step, i) => {
    if (walks.test(step.verb) && joins(rows.at(-1)?.row[0], step)) rows.at(-1)?.row.push(step);
    else rows.push({ begin: from[i], row: [step] });
  });
  return rows.map(({ begin, row }) => ({
    text:
      row.length > 1 && has(`way-${row[0].verb}`)
        ? t(`way-${row[0].verb}`, { ...table.spot(row[row.length - 1].space, begin) })
        : table.called(row[row.length - 1], begin),
    cost: row.reduce((sum, step) => sum + step.cost, 0),
  }));
}

/** @param {Match} table @param {string[]} line */
export const lineWords = (table, line) => sentences(table, line).join(' → ');

/**
 * One thing that speaks for a line, in a sentence; '' if nothing is to be said.
 * @param {Match} table
 * @param {string} id
 * @param {Partial<Unit>} unit
 */
function unitWords(table, id, unit) {
  const game = table.game.value;
  if (!has(id)) return '';
  const unitName = id.replace(/^(because|odds)-/, ''),
    chance = unitName === 'win' || (game.chances ?? []).includes(unitName),
    near = chance && percent(unit.ours ?? 0) === percent(unit.theirs ?? 0);
  const say = (/** @type {number | undefined} */ value) =>
    typeof value !== 'number'
      ? String(value ?? '')
      : near
        ? form({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
        : chance
          ? percent(value)
          : number(value);
  return t(id, {
    known: unit.place ? 'yes' : 'no',
    ...table.spot(unit.place),
    ours: say(unit.ours),
    theirs: say(unit.theirs),
  });
}

/** Why a line is better, in a sentence. @param {Match} table @param {Because | undefined} because */
export const becauseWords = (table, because) => (because?.id ? unitWords(table, because.id, because) : '');

/**
 * All that speaks for a line, and then what it costs.
 * @param {Match} table
 * @param {Unit[] | undefined} units
 * @param {string} [form] `because` in words, `odds` in numbers
 * @returns {{text: string, gain: boolean}[]}
 */
export const weighed = (table, units, form = 'because') =>
  (units ?? [])
    .map((unit) => ({ text: unitWords(table, `${form}-${unit.unit}`, unit), gain: unit.gain }))
    .filter((one) => one.text);

/** Say something to those who listen. @param {string} text */
export function announce(text) {
  const polite = document.getElementById('polite');
  if (polite && text) polite.textContent = text;
}
