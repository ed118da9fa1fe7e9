// @ts-check
/** What a table lets hear: the story's sounds, the bed under it, the tap of one's turn; and a buzz, on request. */
import { effect } from '../../lib/templates.js';
import { sound, vibrate } from '../../lib/preferences.js';
import { bed, bring, play } from '../../sound/mixer.js';

/** @import { ScreenState } from './screen_state.js' */

const BUZZ = { turn: 20, explosion: [40, 30, 40] };

/** Sounds of what is told, and the buzz when the turn becomes mine. @param {ScreenState} ui */
export function heed(ui) {
  const { table } = ui;
  let rescues = 0; // in a row
  table.story.heard = ({ sound: name = '' }) => {
    if (table.at.value !== null) return;
    rescues = name === 'rescue' ? rescues + 1 : name === 'lost' ? 0 : rescues;
    play(name === 'rescue' && rescues > 1 ? 'rescue-again' : name);
    if (name === 'explosion' && vibrate.value) navigator.vibrate?.(BUZZ.explosion);
  };
  const chime = (/** @type {Event & {detail?: {alone: boolean}}} */ event) => {
    if (!event.detail?.alone) play('turn');
  }; // around one screen everybody sees whose turn it is
  document.addEventListener('hotzone-your-turn', chime);
  let before = 0;
  const stops = [
    effect(() => {
      const mine = table.legal.value.length ? table.mine.value : 0;
      if (mine && mine !== before && vibrate.value) navigator.vibrate?.(BUZZ.turn);
      if (mine || table.live.value?.view.actor !== 'nature') before = mine;
    }),
    effect(() => bring(table.game.value?.sounds ?? {})),
    effect(() => {
      const view = table.beside.value,
        open = ui.dialog.value !== null || table.at.value !== null;
      void sound.value;
      bed(view && !open && view.result === 'undecided' ? (table.game.value?.danger?.(view) ?? 0) : 0);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    bed(0);
    bring({});
    document.removeEventListener('hotzone-your-turn', chime);
  };
}
