// @ts-check
/** What the play screen watches: new lines to be said aloud, whose turn it is, where it happens, the chat. */
import { effect } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { lines } from '../view/log_lines.js';
import { startsOf } from '../panel/start_card.js';
import { onlyWatches } from '../lobby/lobby_watchers.js';

/** @import { RoomSent } from '../../lib/protocol.d.ts' */
/** @import { ScreenState } from './screen_state.js' */

/** Tell somebody who looks elsewhere; phones refuse it from a page, and that is no trouble. @param {RoomSent} room */
function notify(room) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(t('your-turn'), { body: room?.title, icon: '/static/icons/hotzone-192.png', tag: room?.code });
  } catch {
    /* the title tells it too */
  }
}

/**
 * While the whole crew is placed for somebody: the next of theirs, where it is suggested.
 * @param {ScreenState} screen
 */
export function placeAll(screen) {
  return effect(() => {
    const [best] = screen.table.game.value && screen.table.live.value ? startsOf(screen.table) : [];
    if (screen.table.live.value?.view.turn) screen.crewing = false;
    if (best && screen.crewing) setTimeout(() => screen.table.act(best.offer.text), 0);
  });
}

/** A tap that came before the ways of the turn is answered once they are here. @param {ScreenState} screen */
export function answerEarlyTap({ planner }) {
  return effect(() => {
    const place = planner.picked.value;
    if (!place || planner.awaited || !planner.early) return;
    planner.early = false;
    if (!planner.options.value.length)
      setTimeout(() => {
        if (planner.picked.value === place) planner.tap(place, true);
      }, 0);
  });
}

/** Say new lines of the log aloud, a step at a time, bundled while skipping. @param {ScreenState} screen */
export function listen(screen) {
  let last = '';
  let first = true;
  return effect(() => {
    if (!screen.table.game.value || !screen.table.shown.value || screen.table.at.value !== null) return;
    const all = lines(screen, 12),
      at = all.findIndex((line) => line.key === last || line.parts?.some((one) => one.key === last)),
      fresh = all.slice(at < 0 ? Math.max(0, all.length - 3) : all[at].key === last ? at + 1 : at);
    if (all.length) last = all[all.length - 1].key;
    if (first) {
      first = false;
      return;
    }
    const polite = document.getElementById('polite');
    if (fresh.length && polite) polite.textContent = fresh.map((line) => line.text).join(' ');
  });
}

/** Tell whose turn it is, and when the match is over. @param {ScreenState} screen */
export function watchTurn(screen) {
  let before = '';
  return effect(() => {
    const room = screen.table.room.value,
      waits = room?.switches.waiting, // in a lobby nothing is decided yet
      mine = screen.table.legal.value.length && !waits ? screen.table.mine.value : 0;
    // once a turn, also when nobody else's turn was seen
    const now = mine ? `${screen.table.live.value.view.turn} ${mine}` : before;
    const title = mine ? `● ${t('your-turn')}` : screen.table.turnWords();
    const tab = title ? `${title} – Hotzone` : 'Hotzone';
    if (document.title !== tab) document.title = tab;
    if (now !== before) {
      const assertive = document.getElementById('assertive');
      if (assertive) assertive.textContent = t('your-turn-now', { who: screen.table.nameOf(mine) });
      const floor = floorOf(screen, mine);
      if (floor) screen.floor.value = floor;
      // for sounds
      document.dispatchEvent(new CustomEvent('hotzone-your-turn', { detail: { seat: mine, alone: room?.alone } }));
      if (document.hidden && !room?.alone) notify(room);
    }
    before = now;
  });
}

/** A guest of a lobby has the first free helmet in hand, unless they only watch. @param {ScreenState} screen */
function takeHelmet(screen) {
  const you = screen.table.you.value,
    { seats } = screen.table.room.value,
    free = seats.find((seat) => !seat.holder && !seat.owner && !seat.bot);
  const seated = seats.some((seat) => seat.holder === you?.person); // the room says so before `you` does
  if (!you || you.host || seated || !free || onlyWatches.value === screen.table.code) return;
  if (screen.reaching === `${you.person} ${free.seat}`) return;
  screen.reaching = `${you.person} ${free.seat}`; // somebody may be quicker: then the next free one is tried
  setTimeout(() => screen.table.line.send({ type: 'sit', seat: free.seat }).catch(() => {}), 0);
}

/** The host takes the crew to another match: a lobby follows by itself. @param {ScreenState} screen */
export function follow(screen) {
  let first = true;
  return effect(() => {
    const room = screen.table.room.value,
      you = screen.table.you.value;
    if (!room || !you) return;
    const { next, waiting } = room.switches,
      fresh = !first;
    first = false;
    if (next && waiting && !you.host) setTimeout(() => screen.travel(`/m/${next}`), 0);
    else if (next && fresh && !you.host) screen.nextMatch.value = next;
  });
}

/** Whoever comes by an invitation and finds free helmets is shown them, once. @param {ScreenState} screen */
export function welcome(screen) {
  let done = screen.table.begin !== null;
  return effect(() => {
    const you = screen.table.you.value,
      room = screen.table.room.value;
    if (room?.switches.waiting) takeHelmet(screen);
    if (done || !you || !room || !screen.table.shown.value) return;
    done = true;
    if (room.switches.waiting) return; // the lobby shows its helmets itself
    const free = room.seats.some((seat) => !seat.holder && !seat.owner && (!seat.bot || room.switches.open));
    if (free && !you.seats.length && !room.over && !room.readonly)
      setTimeout(() => {
        screen.dialog.value ??= { kind: 'room' };
      }, 0);
  });
}

/** @param {ScreenState} screen @param {number} seat */
function floorOf(screen, seat) {
  const game = screen.table.game.value,
    at = game?.crew(screen.table.live.value.view).find((one) => one.number === seat)?.at;
  return at && game.mapOf(screen.table.board.value).spaces.get(at)?.floor;
}

/**
 * The floor that is shown, and the part of a zoomed plan, follow what is told, who acts, and the keyboard's focus.
 @param {ScreenState} screen */
export function watchPlace(screen) {
  let acted = '',
    looked = '';
  return effect(() => {
    const { table } = screen;
    const now = table.story.now.value,
      focus = screen.focus.value,
      map = table.map(),
      view = table.shown.value;
    if (!map || !view) return;
    const actor = table.game.value.home(view);
    const place = (now && now.at) || (actor !== acted && actor) || (focus !== looked && focus) || '';
    if (!now) {
      acted = actor;
      looked = focus;
    }
    const name = place.split('|')[0],
      space = map.spaces.get(name);
    if (!space) return;
    if (space.floor) screen.floor.value = space.floor;
    if (!screen.zoom.close.peek()) return; // all of it is in sight
    const plan = document.querySelector(`svg.board-plan[data-floor="${space.floor ?? 1}"]`);
    // a plan must not slip away under a finger
    const pointed = place === focus && !document.activeElement?.matches('.board-cell:focus-visible');
    if (plan && !pointed) screen.zoom.reveal(plan, map.boxes.get(name));
  });
}

/**
 * Whoever asks for a hint can play it at once: the focus goes to its button, and back there when the next one comes.
 * @param {ScreenState} screen
 */
export function leadOn(screen) {
  return effect(() => {
    const { coach } = screen.table;
    if (!coach.hint.value || !(coach.pressed || (coach.following && document.activeElement === document.body))) return;
    requestAnimationFrame(() =>
      /** @type {HTMLElement | null} */ (document.querySelector('[data-play-line]'))?.focus({ preventScroll: true }),
    );
  });
}

/** New lines of the chat. @param {ScreenState} screen */
export function watchTalk(screen) {
  let seen = -1;
  return effect(() => {
    const many = screen.table.talk.value.length;
    if (seen >= 0 && many > seen && screen.tab.value !== 'chat') screen.unread.value = true;
    if (screen.tab.value === 'chat') screen.unread.value = false;
    seen = many;
  });
}
