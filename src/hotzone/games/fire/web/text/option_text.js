// @ts-check
/** What can be done at a place, in the order in which people should meet it: what helps first, walking into fire last. */
import { t } from '/static/lib/i18n.js';

/** @import { FireWay, FireBoard, FireView } from '../view.d.ts' */
/** @import { Option } from '/static/lib/game.d.ts' */

const WATER = /^(douse|quench)$/;
const ORDER = ['put-out', 'quench', 'knock-down', 'douse', 'beside'];
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
    whole = ['put-out', 'quench'].includes(option.verb);
  return {
    ...option,
    name: t(whole ? 'fight-put-out' : 'fight-knock-down', { moves }),
    more: whole ? t('fight-put-out-how', { moves, water }) : t('fight-knock-down-how'),
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
  };
}

/**
 * @param {Option[]} options
 * @param {FireView} view
 * @param {string} place
 * @returns {Option[]}
 */
export function arrange(options, view, place) {
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
