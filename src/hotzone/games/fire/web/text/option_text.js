// @ts-check
/**
 * What can be done at a place, in the order in which people should meet it: what helps first, walking into fire last.
 */
import { t } from '/static/lib/i18n.js';
import { roomOf } from '../board/rooms.js';
import { wayWords } from './action_text.js';
import { placeWords } from './places.js';

/** @import { FireMap, OwnOption } from '../types.d.ts' */
/** @import { FireWay, FireBoard, FireView } from '../view.d.ts' */
/** @import { Option } from '/static/lib/game.d.ts' */

const WATER = /^(douse|quench)$/;
const ORDER = ['put-out', 'quench', 'knock-down', 'douse', 'beside', 'towards'];
const ON_FOOT = /^(move|carry|haul|lead|drag)/;

/** The fires that a way leads through. @param {Option} option */
const fires = (option) => /** @type {FireWay | undefined} */ (option.way)?.fires ?? 0;

/** Points that are left when one stands there. @param {Option} option @param {FireView} view */
function left(option, view) {
  const { ap, saved, move } = view.points,
    way = /** @type {FireWay | undefined} */ (option.way);
  return way?.left ?? ap + saved + move - option.cost;
}

/** Water on a fire: how near, and how much. @param {Option} option */
function fought(option) {
  const moves = option.steps.filter((step) => ON_FOOT.test(step.verb)).length,
    water = option.steps.filter((step) => WATER.test(step.verb)).reduce((sum, step) => sum + step.cost, 0),
    whole = ['put-out', 'quench'].includes(option.verb),
    clears = option.steps.some((step) => WATER.test(step.verb) && step.space !== option.place); // what is in the way
  return {
    ...option,
    name: t(`fight-${whole ? 'put-out' : 'knock-down'}${clears ? '-behind' : ''}`, { moves }),
    more: whole ? t('fight-put-out-how', { moves, water }) : t('fight-knock-down-how'),
  };
}

/**
 * As near as the points allow to what is out of reach: towards a room, or nearer within it.
 * @param {OwnOption} option
 * @param {FireView} view
 * @param {FireMap} map
 */
function nearer(option, view, map) {
  const { place, steps } = option,
    from = view.firefighters[view.seat - 1]?.at ?? '',
    words = placeWords(map, place),
    there = steps[steps.length - 1].space === place,
    burning = view.spaces[place]?.threat === 'fire',
    within = roomOf(map, from) === roomOf(map, place) && map.spaces.get(from)?.inside;
  return {
    ...option,
    near: true,
    name: t('fight-nearer', { ...words, how: burning ? 'fire' : there ? 'there' : within ? 'within' : 'towards' }),
    more: wayWords(option),
  };
}

/** An option at a burning space, named. @param {Option} option @param {FireView} view @returns {Option} */
function atFire(option, view) {
  if (option.verb === 'put-out' || option.verb === 'knock-down' || WATER.test(option.verb)) return fought(option);
  if (option.verb === 'beside') return { ...option, name: t('fight-beside'), more: t('fight-beside-how') };
  if (!ON_FOOT.test(option.verb) || option.offer.other) return option;
  return {
    ...option,
    name: t('fight-enter'),
    more: t('fight-enter-how', { left: left(option, view) }),
    risky: true,
    second: true,
  };
}

/**
 * @param {Option[]} found
 * @param {FireView} view
 * @param {string} place
 * @param {FireMap} map
 * @returns {Option[]}
 */
export function arrange(found, view, place, map) {
  const options = found.map((one) =>
    one.verb === 'towards' ? nearer(/** @type {OwnOption} */ (one), view, map) : one,
  );
  if (view.spaces[place]?.threat !== 'fire')
    return [
      ...options.filter((one) => !fires(one)),
      ...options.filter(fires).map((one) => ({ ...one, more: t('fight-through'), risky: true })),
    ];
  const rank = (/** @type {Option} */ one) => {
    const found = ORDER.indexOf(one.verb);
    return one.risky ? 99 : found < 0 ? ORDER.length : found;
  };
  const quench = options.some((one) => one.verb === 'quench' && !one.offer.other);
  return options
    .filter((one) => !(quench && one.verb === 'put-out' && one.steps.every((step) => WATER.test(step.verb))))
    .map((one) => atFire(one, view))
    .sort((a, b) => rank(a) - rank(b));
}

/** What the end of the turn keeps, and what comes then. @param {FireView} view @param {FireBoard} board */
export function endWords(view, board) {
  const { ap, saved } = view.points;
  return t('end-keeps', { many: Math.min(ap + saved, board.limits?.saved ?? 99) });
}

/** What a group of offers takes along. @param {{id: string, offers: {verb: string}[]}} group */
export function loadOf({ id, offers }) {
  if (id !== 'carry') return '';
  const takes = (/** @type {RegExp} */ some) => offers.some(({ verb }) => some.test(verb)),
    hazmat = takes(/haul/),
    person = takes(/^(carry|lead|lead-carry|lead-two)$/);
  return hazmat && person ? 'both' : hazmat ? 'hazmat' : takes(/drag/) && !person ? 'mate' : 'person';
}

/**
 * Points that the end of the turn would lose, and those that are kept.
 * @param {FireView} view
 * @param {FireBoard} board
 */
export function wasted(view, board) {
  const kept = board.limits?.saved ?? 99,
    left = (view.points?.ap ?? 0) + (view.points?.saved ?? 0);
  return left > kept ? { lost: left - kept, kept } : null;
}
