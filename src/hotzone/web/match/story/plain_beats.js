// @ts-check
/** The story of games that stage nothing themselves: an event a beat, as long as the game weighs it. */

/** @import { Beat } from '../../lib/game.d.ts' */
/** @import { Acted } from '../../lib/protocol.d.ts' */
/** @import { MatchState } from '../model/match_state.js' */

const STEP = 450; // milliseconds of an event of weight 1

/** @param {MatchState} table @param {Acted} message @param {boolean} mine @returns {Beat[]} */
export function plainBeats(table, message, mine) {
  const game = table.game.value,
    last = message.events.at(-1),
    told = message.actor === 'nature' && !game?.answers?.(table.shown.value);
  return message.events.map((event) => {
    const weight = game?.weight(event, mine) ?? 0,
      line = game?.tell(event, (seat) => table.nameOf(seat), table.map());
    return {
      kind: event.kind,
      ms: weight * STEP,
      events: [event],
      at: game?.placeOf(event) ?? '',
      icon: line?.icon ?? '',
      words: weight >= 1 && line && !line.turn ? line.text : '',
      listed: weight > 0 && told && !line?.turn ? (line?.text ?? '') : '',
      sound: game?.sound?.(event) ?? '',
      // a turn that nature itself ends, for somebody has died: her next part is another one
      phase: !told ? undefined : line?.turn || (event === last && message.view.actor !== 'nature') ? 'end' : 'part',
    };
  });
}
