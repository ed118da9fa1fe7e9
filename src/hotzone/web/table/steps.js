// @ts-check
/** Actions that somebody else thought of, read from their texts: as names, as lines in words, as places on the board. */
import { has, spoken, t } from '../words.js';

/** How people go: several such steps are one way. */
export const WALKS = /^(move|carry|haul|lead|drag|cross|ride|fall)/;
const PLACELESS = /^(kit|help|give|take|revive|change|reroll|enlist)$/;

const form = (/** @type {any} */ options) => new Intl.NumberFormat(spoken.value, options);
/** A chance: "4 %", "<1 %". @param {number} share */
export const percent = (share) => (share > 0 && share < 0.005 ? `<${form({ style: 'percent' }).format(0.01)}` : form({ style: 'percent', maximumFractionDigits: 0 }).format(share));
/** @param {number} value */
export const number = (value) => form({ maximumFractionDigits: 2 }).format(value);
/** A change of a chance, with its sign. @param {number} share */
export const signed = (share) => form({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(share);

/** An action's text in parts, with the names that offers have. @param {any} map @param {string} text */
export function read(map, text) {
  let words = text.split(' '), firefighter;
  if (words[0] === 'command') { firefighter = Number(words[1]); words = words.slice(2); }
  const two = ['drive', 'park'].includes(words[0]), verb = words.slice(0, two ? 2 : 1).join(' '), rest = words.slice(two ? 2 : 1), target = rest.at(-1) ?? '';
  const placeless = PLACELESS.test(verb);
  return {
    text, verb, cost: 0, firefighter,
    space: !placeless && map.boxes.has(target) ? target : undefined, cell: !placeless && map.boxes.has(target) ? target : undefined, edge: map.edges.has(target) ? target : undefined,
    card: /^(take|change)$/.test(verb) && !/\d/.test(target) ? target : undefined, dice: verb === 'reroll' ? target : undefined,
    friend: /drag$|^revive$/.test(verb) ? Number(rest[0]) : undefined, vehicle: two ? words[1] : undefined,
    seat: /^(kit|help|give|take)$/.test(verb) ? Number(target) : undefined, token: rest.length > 1 && /^(give|leave|take)$/.test(verb) ? rest[0] : undefined,
    from: verb === 'crane' ? rest[0] : undefined,
  };
}

/** A line of actions as short sentences; steps of one way are one. @param {any} table @param {string[]} line @returns {string[]} */
export function sentences(table, line) {
  const game = table.game.value, map = table.map(), found = /** @type {string[]} */ ([]), steps = line.map((text) => read(map, text));
  steps.forEach((step, i) => {
    const next = steps[i + 1], walks = WALKS.test(step.verb) && step.space;
    if (walks && next && next.verb === step.verb && next.firefighter === step.firefighter) return;
    const before = steps[i - 1], far = walks && !step.firefighter && before?.verb === step.verb && has(`way-${step.verb}`);
    const legal = table.live.value.view.legal?.find((/** @type {any} */ one) => one.text === step.text);
    found.push(far ? t(`way-${step.verb}`, { place: game.short(step.space) }) : game.title(legal ?? step, (/** @type {number} */ seat) => table.nameOf(seat)));
  });
  return found;
}

/** @param {any} table @param {string[]} line */
export const lineWords = (table, line) => sentences(table, line).join(' → ');

const CHANCES = ['poi-lost', 'collapse', 'win', 'r-defeat'];

/** One thing that speaks for a line, in a sentence; '' if nothing is to be said. @param {string} id @param {any} unit @param {any} game */
function unitWords(id, unit, game) {
  if (!has(id)) return '';
  const chance = CHANCES.includes(id.replace(/^because-/, '')), near = chance && percent(unit.ours) === percent(unit.theirs);
  const say = (/** @type {any} */ value) => (typeof value !== 'number' ? String(value ?? '') : near ? form({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value) : chance ? percent(value) : number(value));
  return t(id, { place: unit.place ? game.short(unit.place) : '', ours: say(unit.ours), theirs: say(unit.theirs) });
}

/** Why a line is better, in a sentence. @param {any} because @param {any} game */
export const becauseWords = (because, game) => (because?.id ? unitWords(because.id, because, game) : '');

/** All that speaks for a line, and then what it costs. @param {any[]} units @param {any} game @returns {{text: string, gain: boolean}[]} */
export const weighed = (units, game) => (units ?? []).map((unit) => ({ text: unitWords(`because-${unit.unit}`, unit, game), gain: unit.gain })).filter((one) => one.text);

/** Say something to those who listen. @param {string} text */
export function announce(text) {
  const polite = document.getElementById('polite');
  if (polite && text) polite.textContent = text;
}
