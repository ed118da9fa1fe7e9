// @ts-check
/** Actions in words: read from their texts, a way as steps and doors. */
import { t } from '/static/lib/i18n.js';

/** @import { FireMap, OwnOption } from '../types.d.ts' */

const WATER = /^(douse|quench)$/;
const PLACELESS = /^(revive|change|reroll|enlist|take)$/;

/** An action's text in parts, with the names that offers have. @param {FireMap} map @param {string} text */
export function read(map, text) {
  let words = text.split(' '),
    other;
  if (words[0] === 'command') {
    other = Number(words[1]);
    words = words.slice(2);
  }
  const two = ['drive', 'park'].includes(words[0]),
    verb = words.slice(0, two ? 2 : 1).join(' '),
    rest = words.slice(two ? 2 : 1),
    target = rest.at(-1) ?? '';
  return {
    text,
    verb,
    cost: 0,
    other,
    firefighter: other,
    space: !PLACELESS.test(verb) && map.boxes.has(target) ? target : undefined,
    edge: map.edges.has(target) ? target : undefined,
    card: /^(take|change)$/.test(verb) && !/\d/.test(target) ? target : undefined,
    dice: verb === 'reroll' ? target : undefined,
    friend: /drag$|^revive$/.test(verb) ? Number(rest[0]) : undefined,
    vehicle: two ? words[1] : undefined,
  };
}

/** A path in words: "3 moves, open a door"; '' for a single step. @param {OwnOption} option */
export function wayWords(option) {
  if (option.steps.length < 2) return '';
  const doors = option.steps.filter((step) => step.edge).length,
    water = option.steps.filter((step) => WATER.test(step.verb)),
    out = new Set(water.map((step) => step.space)).size,
    moves = option.steps.length - doors - water.length;
  return t('path-steps', { moves, doors, out, fires: option.way?.fires ?? 0 });
}
