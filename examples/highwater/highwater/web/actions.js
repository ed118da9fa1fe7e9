// @ts-check
/** Actions of High Water: their names and groups, and what to ask "why not?" about. */
import { t } from '/static/lib/i18n.js';

/** @import { NameOf, Offer } from '/static/lib/game.d.ts' */
/** @import { HighWaterView, OwnOffer, Village, VillageMap } from './types.d.ts' */

const GROUPS = [
  { id: 'hw-row', verb: 'row', icon: 'oar', key: 'M' },
  { id: 'hw-take', verb: 'take', icon: 'person', key: 'T' },
  { id: 'hw-sandbag', verb: 'sandbag', icon: 'bags', key: 'S' },
  { id: 'hw-pass', verb: 'pass', icon: 'swap', key: 'P' },
];

/** @param {string} verb */
export const iconOf = (verb) => GROUPS.find((group) => group.verb === verb)?.icon ?? 'flag';

/** The name of an action. @param {OwnOffer} offer @param {NameOf} nameOf */
export const title = (offer, nameOf) =>
  t(`hw-do-${offer.verb}`, { place: offer.space ?? '', who: offer.seat ? nameOf(offer.seat) : '' });

/** The panel's groups with what is offered in each. @param {Offer[]} legal */
export const groups = (legal) =>
  GROUPS.map((group) => ({ ...group, offers: legal.filter((offer) => offer.verb === group.verb) }));

/** What to ask about a tapped place: the house under the boat, else the way there. */
export const probe = (
  /** @type {Village} */ _board,
  /** @type {HighWaterView} */ view,
  /** @type {string} */ place,
) => {
  const house = view.houses.find((one) => one.at === place);
  return house && view.boats[view.seat - 1].at === place ? `take ${house.number}` : `row ${place}`;
};

/**
 * An action's text in parts, with the names that offers have.
 * @param {VillageMap} map @param {string} text @returns {OwnOffer}
 */
export function read(map, text) {
  const [verb, word = ''] = text.split(' '),
    house = ['take', 'sandbag'].includes(verb) ? map.board.houses[Number(word) - 1] : undefined;
  return {
    text,
    verb,
    cost: 0,
    space: verb === 'row' ? word : house,
    seat: verb === 'pass' ? Number(word) : undefined,
  };
}
