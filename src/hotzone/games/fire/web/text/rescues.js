// @ts-check
/** Who carried whom, told from the log: where somebody was found, who brought them out, in which turn. */
import { t } from '/static/lib/i18n.js';
import { roomOf } from '../board/rooms.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { GameEvent, NameOf, Rescue } from '/static/lib/game.d.ts' */
/** @import { LogEntrySent } from '/static/lib/protocol.d.ts' */

/** The room of a space, or what is outside. @param {FireMap} map @param {string} place */
const roomWords = (map, place) => roomOf(map, place) || t('end-outside');

/** @param {LogEntrySent[]} entries @param {NameOf} nameOf @param {FireMap} map @returns {Rescue[]} */
export function rescues(entries, nameOf, map) {
  const found = /** @type {Rescue[]} */ ([]),
    origins = new Map(); // where the person on a space was found
  let turn = 0,
    seat = 1;
  for (const entry of entries)
    for (const { kind, text } of entry.events) {
      const [, a, b] = text.split(' ');
      if (kind === 'turn') [seat, turn] = [Number(a), Number(b)];
      else if (kind === 'turned-up' && b === 'victim') origins.set(a, a);
      else if (kind === 'victim-carried' || kind === 'victim-led') origins.set(b, origins.get(a) ?? a);
      else if (kind === 'victim-rescued') {
        const by = typeof entry.actor === 'number' ? entry.actor : seat;
        found.push({
          who: nameOf(by),
          place: roomWords(map, origins.get(a) ?? a),
          turn,
          symbol: 's-victim',
          helmet: `helmet-${by}`,
        });
      } else if (kind === 'victim-lost')
        found.push({
          who: t('end-lost'),
          place: roomWords(map, origins.get(a) ?? a),
          turn,
          symbol: 's-victim',
          gone: true,
        });
    }
  return found;
}

/** What an event is on the replay's track. @param {GameEvent} event */
export const mark = ({ kind }) =>
  kind === 'victim-rescued'
    ? { symbol: 's-victim', kind: /** @type {const} */ ('good') }
    : kind === 'victim-lost'
      ? { symbol: 's-victim', kind: /** @type {const} */ ('bad') }
      : kind === 'exploded'
        ? { symbol: 'i-burst', kind: /** @type {const} */ ('loud') }
        : null;
