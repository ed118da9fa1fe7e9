// @ts-check
/**
 * What this page knows of a match: what the server said, what is shown, who is called what. Signals; no drawing, no
 * rules.
 */
import { computed, signal } from '../../lib/templates.js';
import { seatNames } from '../../lib/preferences.js';
import { called, isUnnamed, t } from '../../lib/i18n.js';
import { EventLog } from './event_log.js';
import { EventPlayer } from './event_player.js';

/** @import { Actor, Board, BoardMap, GamePage, Offer, Ping, PlaceWords, View, Ways } from '../../lib/game.d.ts' */
/** @import { Live, Note, Refusal } from '../../lib/page.d.ts' */
/** @import { PersonSent, RoomSent, Said, You } from '../../lib/protocol.d.ts' */

/** What the server has not said yet; screen.js draws nothing before it has, so the rest of the page may rely on it. */
const LATER = /** @type {never} */ (/** @type {unknown} */ (null));

/** What a seat is called that nobody named, in letters of the page's language. @param {number} seat */
const usualName = (seat) => {
  const names = t('crew-names').split(', ');
  return names[(seat - 1) % names.length];
};

export class MatchState {
  /** @param {string} code */
  constructor(code) {
    this.code = code;
    this.room = signal(/** @type {RoomSent} */ (LATER));
    this.you = signal(/** @type {You} */ (LATER));
    this.board = signal(/** @type {Board} */ (LATER));
    this.game = signal(/** @type {GamePage} */ (LATER));
    this.trouble = signal(/** @type {Refusal | null} */ (null)); // why this match cannot be drawn
    this.live = signal(/** @type {Live} */ (LATER)); // the newest state: seq, view, undo, redo
    this.shown = signal(/** @type {View} */ (LATER)); // the view on the board
    this.held = signal(/** @type {View | null} */ (null)); // the view before, while the board alone is drawn
    this.beside = computed(() => this.held.value ?? this.shown.value); // the view that all around the board shows
    this.at = signal(/** @type {number | null} */ (null)); // a moment of the replay, null is live
    this.paths = signal(/** @type {{seq: number, ways: Ways}} */ ({ seq: -1, ways: {} }));
    this.talk = signal(/** @type {Said[]} */ ([]));
    this.pings = signal(/** @type {Ping[]} */ ([]));
    this.note = signal(/** @type {Note | null} */ (null)); // why something cannot be done
    this.queue = /** @type {string[]} */ ([]); // steps of a path that are still to be played
    this.eventLog = new EventLog();
    this.story = new EventPlayer(this);

    /** My seat if it is for me to decide now, else 0. */
    this.mine = computed(() => {
      const actor = this.live.value?.view.actor,
        you = this.you.value;
      return typeof actor === 'number' && you?.seats.includes(actor) && this.room.value && !this.room.value.readonly
        ? actor
        : 0;
    });
    /** What I can do now with what is on the board. */
    this.legal = computed(() =>
      this.mine.value && this.at.value === null && !this.story.playing.value
        ? this.live.value.view.legal.map((offer) => this.game.value?.offer?.(offer) ?? offer)
        : [],
    );
    this.ways = computed(() =>
      this.legal.value.length && this.paths.value.seq === this.live.value?.seq ? this.paths.value.ways : {},
    );
  }

  /** Somebody wrote, said a phrase or pointed at a place. @param {Said} message */
  said(message) {
    if (message.ping) {
      const ping = { ping: message.ping, name: message.name, key: Math.random() };
      this.pings.value = [...this.pings.value, ping];
      setTimeout(() => {
        this.pings.value = this.pings.value.filter((one) => one !== ping);
      }, 4000);
    } else this.talk.value = [...this.talk.value, message].slice(-60);
  }

  /** All that happened is on the board. */
  arrived() {}

  /**
   * Is this the one helmet that I have among others? Then I am spoken to, not about.
   * @param {Actor | undefined} seat
   */
  isOnlyMine(seat) {
    const mine = this.you.value?.seats ?? [];
    return mine.length === 1 && mine[0] === seat && !this.room.value?.alone;
  }

  /** Is this helmet mine, where others have theirs? @param {number} seat */
  isMineOnline(seat) {
    const room = this.room.value;
    return !!room && !room.alone && !!this.you.value?.seats.includes(seat);
  }

  /**
   * What people call a figure: a name given here, its player's if they have but one, else the crew's own.
   * @param {Actor | undefined} seat from 1; nature and nobody have no name
   * @returns {string}
   */
  nameOf(seat) {
    if (typeof seat !== 'number') return '';
    const given = seatNames.value[this.code]?.[seat];
    if (given) return given;
    const beside = this.room.value?.switches.names[seat - 1]; // somebody at a table of cardboard
    if (beside) return beside;
    const chair = this.room.value?.seats[seat - 1];
    const many = this.room.value?.seats.filter((one) => one.holder && one.holder === chair?.holder).length ?? 0;
    if (chair?.holder && many === 1 && !isUnnamed(chair.name)) return chair.name ?? '';
    return this.game.value?.nameOf?.(this.beside.value, seat) ?? usualName(seat);
  }

  /**
   * What somebody in the room is called: who gave no name has that of their helmet.
   * @param {PersonSent | undefined} person
   */
  personName(person) {
    const own = this.room.value?.seats.find((one) => one.holder === person?.person);
    return own && isUnnamed(person?.name) ? this.nameOf(own.seat) : called(person?.name);
  }

  /** @param {number} seat @param {string} name */
  rename(seat, name) {
    const mine = { ...(seatNames.value[this.code] ?? {}), [seat]: name.trim() };
    seatNames.value = { ...seatNames.value, [this.code]: mine };
  }

  /** The figure that acts, or that is asked. */
  figure() {
    const view = this.shown.value;
    return typeof view.actor === 'number' && view.stage !== 'acting'
      ? (this.game.value.asked?.(view) ?? view.actor)
      : view.seat;
  }

  /** Look-ups of the board, once it is there. @returns {BoardMap} */
  map() {
    return this.board.value && this.game.value ? this.game.value.mapOf(this.board.value) : LATER;
  }

  /**
   * A place for sentences.
   * @param {string | undefined} place @param {string} [from] where a way there begins @returns {PlaceWords}
   */
  spot(place, from) {
    const game = this.game.value,
      short = place ? game.short(place) : '';
    return game.placeWords?.(this.map(), place, from) ?? { place: short, in: short, to: short };
  }

  /** What an offer is called. @param {Offer} offer @param {string} [from] where its figure stands before it */
  called(offer, from) {
    return this.game.value.title(offer, (seat) => this.nameOf(seat), this.map(), from);
  }

  /** Whose turn the bar tells. */
  turnWords() {
    const view = this.beside.value;
    if (!view) return '';
    return view.turn ? t('turn-of', { turn: view.turn, who: this.nameOf(view.seat) }) : t('setting-up');
  }
}
