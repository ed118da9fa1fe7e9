// @ts-check
/** The words of the story: over the board while it is told, and as lines of the panel. */
import { has, t } from '/static/lib/i18n.js';
import { short } from '../text/event_text.js';
import { roomOf } from '../board/rooms.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { BlastWay } from './blast_beats.js' */

/** The side of the house that a space outside lies on. @param {FireMap} map @param {string} place */
function sideOf(map, place) {
  const space = map.spaces.get(place);
  if (!space || space.inside) return 'none';
  return space.col === 0 ? 'west' : space.col > map.board.cols ? 'east' : space.row === 0 ? 'north' : 'south';
}

/**
 * A line of the story; rooms by their names.
 * @param {string} id
 * @param {FireMap} map
 * @param {string} place
 * @param {Record<string, string | number>} [more]
 */
export function line(id, map, place, more = {}) {
  const side = sideOf(map, place);
  const room = side === 'none' ? roomOf(map, place) || short(place) : t('story-outside', { side });
  return has(`story-${id}`) ? t(`story-${id}`, { room, side, ...more }) : '';
}

/** What became of the ways of a blast, in one sentence. @param {BlastWay[]} ways */
export function blastLine(ways) {
  const text = ways.map((way) => t('story-blast', { way: way.side, what: way.result })).join(', ');
  return text ? `${text[0].toUpperCase()}${text.slice(1)}.` : '';
}

/** What is still to come in a phase, by the kinds that were told. @param {string[]} kinds */
export function ahead(kinds) {
  if (kinds.includes('call') || kinds.includes('collapse')) return [];
  const met = kinds.some((kind) => ['knock-down', 'lost', 'shrug'].includes(kind));
  return [...(kinds.includes('flashover') || met ? [] : ['flashover']), ...(met ? [] : ['people'])].map((id) => ({
    icon: id === 'people' ? 's-victim' : 's-smoke',
    text: t(`story-then-${id}`),
  }));
}
