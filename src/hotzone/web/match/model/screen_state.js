// @ts-check
/** What the play screen remembers besides the match: tabs, dialogs, focus; and what pointers and keys do. */
import { nothing, signal } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { bots } from '../../lib/games.js';
import { rememberMatch } from '../../lib/preferences.js';
import { has, t } from '../../lib/i18n.js';
import { pickForAsking } from '../panel/request_form.js';
import { startsOf } from '../panel/start_card.js';
import { announce } from './action_text.js';
import { Planner } from './planner.js';
import {
  answerEarlyTap,
  follow,
  leadOn,
  listen,
  placeAll,
  watchPlace,
  watchTalk,
  watchTurn,
  welcome,
} from './screen_watchers.js';
import { Zoom } from '../board/zoom.js';

/** @import { BoardMap, Group } from '../../lib/game.d.ts' */
/** @import { BoardEvent, Dialog, Refusal, Travel } from '../../lib/page.d.ts' */
/** @import { Match } from './match.js' */
/** @import { Tutorial } from './tutorial.js' */

/** The place that a pointer is over, or ''. @param {BoardEvent} event */
const placeOf = (event) => event.target.closest?.('[data-place]')?.getAttribute('data-place') ?? '';

export class ScreenState {
  /** @param {Match} table @param {Travel} travel */
  constructor(table, travel) {
    this.table = table;
    this.travel = travel;
    this.planner = new Planner(table);
    this.planner.doubts = (option, /** @type {string} */ words) => {
      this.dialog.value = { kind: 'sure', option, words };
    };
    table.coach.doubts = (words) => {
      this.dialog.value = { kind: 'sure', words };
    };
    this.planner.read = (number) => void this.readCard(number);
    this.tab = signal('log');
    this.sheet = signal('actions'); // the phone's bottom tabs
    this.dialog = signal(/** @type {Dialog | null} */ (null));
    this.focus = signal('');
    this.floor = signal(1);
    this.zoom = new Zoom();
    /** What else is drawn over the board. @type {(map: BoardMap, floor: number) => unknown} */
    this.over = () => nothing;
    this.unread = signal(false);
    this.asking = signal(false); // end the turn, really?
    this.crewing = false; // the whole crew is being placed for me
    this.touch = false;
    this.reaching = ''; // the helmet that was asked for last, in a lobby
    this.endHidden = signal(''); // the match whose end page is put away
    this.nextMatch = signal(''); // where the host goes on
    this.bots = bots;
    /** @type {Tutorial | null} the lesson, where the match is one */
    this.tutor = null;
    const watched = [answerEarlyTap, placeAll, listen, watchTurn, watchTalk, welcome, watchPlace, follow, leadOn];
    this.stops = watched.map((watch) => watch(this));
  }

  /** @param {BoardEvent} event */
  point(event) {
    this.touch = event.pointerType !== 'mouse';
    if (this.touch) return;
    const place = placeOf(event);
    if (this.planner.hover.value === place) return;
    this.planner.hover.value = place;
    const { table } = this;
    const tip = event.target.closest?.('.board-cell')?.querySelector('title');
    if (tip && table.game.value.hint)
      tip.textContent = table.game.value.hint(table.map(), table.shown.value, place, (seat) => table.nameOf(seat));
  }

  /** @param {BoardEvent} event */
  click(event) {
    const item = event.target.closest?.('[data-option]');
    if (item) {
      this.planner.play(this.planner.options.value[Number(item.getAttribute('data-option'))]);
      return;
    }
    const place = placeOf(event);
    if (!place) {
      this.planner.clear();
      return;
    }
    const told = this.table.story.playing.value;
    if (told) this.table.story.finish(); // and the click counts: it is shown first, and played by the next
    if (event.shiftKey || event.altKey) {
      this.table.tell({ type: 'ping', place });
      return;
    }
    if (!place.includes('|')) this.focus.value = place;
    if (this.tutor?.tap(place) || pickForAsking(this, place)) return;
    this.planner.tap(place, event.pointerType === 'mouse' && !told);
  }

  /** @param {BoardEvent} event */
  ping(event) {
    const place = placeOf(event);
    if (!place) return;
    event.preventDefault();
    this.table.tell({ type: 'ping', place });
  }

  /** @param {BoardEvent} event */
  focused(event) {
    const place = placeOf(event);
    if (!place) return;
    this.focus.value = place;
    if (event.target.matches(':focus-visible')) this.planner.hover.value = place;
  }

  /** @param {Group} group */
  openGroup(group) {
    const { planner } = this;
    planner.clear();
    if (!group.offers.length) {
      if (group.tray)
        this.table.why(this.table.game.value.probeToken?.(this.table.live.value.view, group.kind ?? '') ?? '', '');
      return;
    }
    planner.group.value = planner.group.value === group.id ? '' : group.id;
  }

  /** Open the card of a helmet. @param {number} number @returns {boolean} is there one? */
  readCard(number) {
    const one = this.table.game.value.crew(this.table.shown.value).find((figure) => figure.number === number);
    if (!one?.card) return false;
    this.dialog.value = { kind: 'card', card: one.card, number };
    return true;
  }

  /** Say why something cannot be pressed. @param {string} text */
  explain(text) {
    this.table.note.value = { error: { code: '', text } };
    announce(text);
  }

  /** Put everybody of mine where it is suggested. */
  placeCrew() {
    this.crewing = true;
    const [best] = startsOf(this.table);
    if (best) this.table.act(best.offer.text);
  }

  endTurn() {
    const view = this.table.live.value.view,
      end = this.table.legal.value.find((offer) => offer.verb === 'end');
    if (!end) return;
    // points that the end of the turn would lose
    const wasted = this.table.game.value.wasted?.(view, this.table.board.value);
    if (wasted && !this.asking.value) {
      this.asking.value = true;
      this.dialog.value = { kind: 'end', ...wasted };
      return;
    }
    this.asking.value = false;
    this.dialog.value = null;
    this.planner.group.value = '';
    this.planner.clear();
    this.table.act('end');
  }

  /** @param {string} rule */
  openRule(rule) {
    this.dialog.value = { kind: 'rule', rule };
  }

  /** Does a crewmate, person or AI, decide now while I have a helmet of my own? */
  waitsForOthers() {
    const { table } = this,
      view = table.shown.value,
      seat = typeof view.actor === 'number' ? table.room.value?.seats[view.actor - 1] : undefined;
    return (
      table.at.value === null &&
      view.result === 'undecided' &&
      !table.story.playing.value &&
      !!table.you.value?.seats.length &&
      !table.mine.value &&
      !!(seat?.bot || seat?.holder)
    );
  }

  /** What is said when there is nothing to do. */
  idle() {
    const { table } = this;
    const view = table.shown.value;
    if (table.at.value !== null) return t(table.room.value?.over ? 'idle-replay-over' : 'idle-replay');
    if (view.result !== 'undecided') return t('idle-over');
    if (table.story.phase.value) return t(`idle-${table.game.value.name}`); // nature's own part of the turn is told
    if (table.story.playing.value && typeof table.story.message?.actor === 'number')
      return t('idle-acts', { who: table.nameOf(table.story.message.actor) });
    const own = `${table.game.value.prefix ?? ''}idle-dice`; // not every game has dice
    if (table.story.playing.value || view.actor === 'nature') return t(has(own) ? own : 'idle-dice');
    if (!table.you.value?.seats.length) return t('idle-watching');
    const seat = table.room.value?.seats[Number(view.actor) - 1];
    return seat?.bot
      ? t('idle-bot', { who: table.nameOf(view.actor) })
      : seat?.holder
        ? t('idle-other', { who: table.nameOf(view.actor) })
        : t('idle-open', { seat: view.actor });
  }

  /** A new match from a moment of this one. @param {number} at */
  async playOn(at) {
    const seats = this.table.room.value.seats.map((seat) => seat.bot ?? 'me');
    try {
      const made = await ask(`/api/matches/${this.table.code}/branch`, {
        at,
        seats,
        name: this.table.you.value?.name ?? '',
      });
      rememberMatch({
        code: made.code,
        token: made.token,
        title: this.table.room.value.title,
        game: this.table.room.value.game,
      });
      this.travel(`/m/${made.code}`);
    } catch (error) {
      this.table.note.value = { error: /** @type {Refusal} */ (error) };
    }
  }

  close() {
    for (const stop of this.stops) stop();
    this.table.close();
  }
}
