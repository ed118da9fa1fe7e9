// @ts-check
/** Crew cards to read: points, what each does and for how much, what costs more. The numbers are the rules' own. */
import { t } from '/static/lib/i18n.js';
import { SHIELDS } from './board/symbols.js';

/** @import { Card, Catalogue } from '/static/lib/game.d.ts' */
/** @import { CrewCard, FireBook } from './types.d.ts' */
/** @import { FireBoard, FireView } from './view.d.ts' */

const POOLS = /** @type {const} */ (['move', 'douse', 'command']);

/**
 * @param {CrewCard} card @param {CrewCard} plain the card without any power @param {Record<string, string>} settings
 */
function abilities(card, plain, settings) {
  const can = [
    ...card.deeds.map(({ verb, cost }) => t('card-deed', { verb, cost })),
    ...(card.command ? [t('card-orders')] : []),
    ...(card.chop < plain.chop ? [t('card-chop', { cost: card.chop, usual: plain.chop })] : []),
    ...(card.gun < plain.gun ? [t('card-gun', { cost: card.gun, usual: plain.gun })] : []),
  ];
  const cannot = [
    ...(card.step > plain.step ? [t('card-water', { step: card.step, whole: 2 * card.step })] : []),
    ...(card.step === 0 ? [t('card-no-water')] : []),
    ...(card.name === 'engineer' ? [t('card-quiet')] : []),
    ...(card.command ? [t('card-cafs-limit', { limit: settings.captain_cafs_limit ?? 'any_ap' })] : []),
  ];
  return { can, cannot };
}

/**
 * A card to read.
 * @param {string} name
 * @param {Catalogue} catalogue
 * @param {Record<string, string>} settings of the match
 * @param {FireBoard | null} board
 * @returns {Card | null}
 */
export function card(name, catalogue, settings, board) {
  const book = /** @type {FireBook} */ (catalogue),
    found = book.cards?.find((one) => one.name === name),
    plain = book.cards?.find((one) => one.name === 'firefighter');
  if (!found || !plain) return null;
  const switches = { ...(book.editions[settings.edition ?? 'en'] ?? {}), ...settings };
  const { can, cannot } = abilities(found, plain, switches);
  return {
    title: t(`card-${name}`),
    about: name === 'firefighter' ? t('card-firefighter-how') : t(`card-${name}-how`),
    sign: SHIELDS[name] ?? 'flag',
    points: [
      { shape: 'circle', many: found.ap, text: t('card-points', { many: found.ap }) },
      ...POOLS.filter((pool) => found[pool]).map((pool) => ({
        shape: 'triangle',
        many: found[pool],
        text: t('card-pool', { many: found[pool], pool }),
      })),
    ],
    can: [
      ...can,
      t('card-keep', { many: board?.limits.saved ?? 4 }),
      ...(POOLS.some((pool) => found[pool]) ? [t('card-pool-first')] : []),
    ],
    cannot,
  };
}

/** The cards that can be taken or changed to now. @param {FireView} view @returns {string[]} */
export const cardsAtHand = (view) => [
  ...new Set(view.legal.flatMap((offer) => (offer.card && offer.card !== 'firefighter' ? [offer.card] : []))),
];
