// @ts-check
/** What the play screen remembers besides the match: tabs, dialogs, focus; and what pointers and keys do. */
import { effect, signal } from '../kit.js';
import { ask } from '../net.js';
import { rememberMatch } from '../settings.js';
import { t } from '../words.js';
import { pickForAsking } from './asking.js';
import { lines } from './logpane.js';
import { dice } from './phase.js';
import { Planner } from './planner.js';
import { Lens } from './zoom.js';

/** Tell somebody who looks elsewhere; phones refuse it from a page, and that is no trouble. @param {any} room */
function notify(room) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try { new Notification(t('your-turn'), { body: room?.title, icon: '/static/icons/hotzone-192.png', tag: room?.code }); } catch { /* the title tells it too */ }
}

export class Ui {
  /** @param {import('./table.js').Table} table @param {(path: string) => void} travel */
  constructor(table, travel) {
    this.table = table;
    this.travel = travel;
    this.planner = new Planner(table);
    this.planner.doubts = (/** @type {any} */ option, /** @type {string} */ words) => { this.dialog.value = { kind: 'sure', option, words }; };
    this.tab = signal('log');
    this.sheet = signal('actions');     // the phone's bottom tabs
    this.dialog = signal(/** @type {any} */ (null));
    this.focus = signal('');
    this.floor = signal(1);
    this.lens = new Lens();
    this.unread = signal(false);
    this.asking = signal(false);        // end the turn, really?
    this.touch = false;
    this.stops = [this.listen(), this.watchTurn(), this.watchTalk(), this.welcome(), this.watchPlace()];
  }

  /** Say new lines of the log aloud, a step at a time, bundled while skipping. */
  listen() {
    let last = '';
    let first = true;
    return effect(() => {
      if (!this.table.game.value || !this.table.shown.value || this.table.at.value !== null) return;
      const all = lines(this, 12), fresh = all.slice(all.findIndex((line) => line.key === last) + 1);
      if (all.length) last = all[all.length - 1].key;
      if (first) { first = false; return; }
      const polite = document.getElementById('polite');
      if (fresh.length && polite) polite.textContent = fresh.map((line) => line.text).join(' ');
    });
  }

  /** Tell whose turn it is, and when the match is over. */
  watchTurn() {
    let before = '';
    return effect(() => {
      const mine = this.table.legal.value.length ? this.table.mine.value : 0, room = this.table.room.value;
      const now = mine ? `${this.table.live.value.view.turn} ${mine}` : before; // once a turn, also when nobody else's turn was seen
      const title = mine ? `● ${t('your-turn')}` : this.table.turnWords();
      document.title = title ? `${title} – Hotzone` : 'Hotzone';
      if (now !== before) {
        const assertive = document.getElementById('assertive');
        if (assertive) assertive.textContent = t('your-turn-now', { who: this.table.nameOf(mine) });
        const floor = this.floorOf(mine);
        if (floor) this.floor.value = floor;
        document.dispatchEvent(new CustomEvent('hotzone-your-turn', { detail: { seat: mine, alone: room?.alone } })); // for sounds
        if (document.hidden && !room?.alone) notify(room);
      }
      before = now;
    });
  }

  /** Whoever comes by an invitation and finds free helmets is shown them, once. */
  welcome() {
    let done = this.table.begin !== null;
    return effect(() => {
      const you = this.table.you.value, room = this.table.room.value;
      if (done || !you || !room || !this.table.shown.value) return;
      done = true;
      const free = room.seats.some((/** @type {any} */ seat) => !seat.holder && !seat.bot && !seat.owner);
      if (free && !you.seats.length && !room.over && !room.readonly) setTimeout(() => { this.dialog.value ??= { kind: 'room' }; }, 0);
    });
  }

  /** @param {number} seat */
  floorOf(seat) {
    const game = this.table.game.value, at = game?.crew(this.table.live.value.view).find((/** @type {any} */ one) => one.number === seat)?.at;
    return at && game.mapOf(this.table.board.value).spaces.get(at)?.floor;
  }

  /** The floor that is shown, and the part of a zoomed plan, follow what is told, who acts, and the keyboard's focus. */
  watchPlace() {
    let acted = '', looked = '';
    return effect(() => {
      const { table } = this;
      const now = table.story.now.value, focus = this.focus.value, map = table.map(), view = table.shown.value;
      if (!map || !view) return;
      const actor = table.game.value.home(view);
      const place = (now && table.game.value.placeOf(now)) || (actor !== acted && actor) || (focus !== looked && focus) || '';
      if (!now) { acted = actor; looked = focus; }
      const name = place.split('|')[0], space = map.spaces.get(name);
      if (!space) return;
      if (space.floor) this.floor.value = space.floor;
      const plan = document.querySelector(`svg.b[data-floor="${space.floor ?? 1}"]`);
      const pointed = place === focus && !document.activeElement?.matches('.cell:focus-visible'); // a plan must not slip away under a finger
      if (plan && !pointed) this.lens.reveal(plan, map.boxes.get(name));
    });
  }

  watchTalk() {
    let seen = -1;
    return effect(() => {
      const many = this.table.talk.value.length;
      if (seen >= 0 && many > seen && this.tab.value !== 'chat') this.unread.value = true;
      if (this.tab.value === 'chat') this.unread.value = false;
      seen = many;
    });
  }

  /** @param {any} event */
  point(event) {
    this.touch = event.pointerType !== 'mouse';
    if (this.touch) return;
    const place = event.target.closest?.('[data-place]')?.dataset.place ?? '';
    if (this.planner.hover.value === place) return;
    this.planner.hover.value = place;
    const { table } = this;
    const tip = event.target.closest?.('.cell')?.querySelector('title');
    if (tip && table.game.value.hint) tip.textContent = table.game.value.hint(table.map(), table.shown.value, place, (/** @type {number} */ seat) => table.nameOf(seat));
  }

  /** @param {any} event */
  click(event) {
    const item = event.target.closest?.('[data-option]');
    if (item) { this.planner.play(this.planner.options.value[Number(item.dataset.option)]); return; }
    const place = event.target.closest?.('[data-place]')?.dataset.place;
    if (!place) { this.planner.clear(); return; }
    if (this.table.story.playing.value) { this.table.story.skip(); return; }
    if (event.shiftKey || event.altKey) { this.table.tell({ type: 'ping', place }); return; }
    if (!place.includes('|')) this.focus.value = place;
    if (pickForAsking(this, place)) return;
    this.planner.tap(place, event.pointerType === 'mouse');
  }

  /** @param {any} event */
  ping(event) {
    const place = event.target.closest?.('[data-place]')?.dataset.place;
    if (!place) return;
    event.preventDefault();
    this.table.tell({ type: 'ping', place });
  }

  /** @param {any} event */
  focused(event) {
    const place = event.target.dataset?.place;
    if (!place) return;
    this.focus.value = place;
    if (event.target.matches(':focus-visible')) this.planner.hover.value = place;
  }

  /** @param {any} group */
  openGroup(group) {
    const { planner } = this;
    planner.clear();
    if (!group.offers.length) {
      if (group.tray) this.table.why(this.table.game.value.probeToken(this.table.live.value.view, group.kind), '');
      return;
    }
    planner.group.value = planner.group.value === group.id ? '' : group.id;
  }

  endTurn() {
    const view = this.table.live.value.view, end = this.table.legal.value.find((/** @type {any} */ offer) => offer.verb === 'end');
    if (!end) return;
    const kept = this.table.board.value.limits?.saved ?? 99, left = (view.points?.ap ?? 0) + (view.points?.saved ?? 0);
    if (left > kept && !this.asking.value) { this.asking.value = true; this.dialog.value = { kind: 'end', left, kept }; return; }
    this.asking.value = false;
    this.dialog.value = null;
    this.planner.group.value = '';
    this.planner.clear();
    this.table.act('end');
  }

  /** @param {string} rule */
  openRule(rule) { this.dialog.value = { kind: 'rule', rule }; }

  /** @param {any[]} faces */
  diceOf(faces) { return dice(faces); }

  /** What is said when there is nothing to do. */
  idle() {
    const { table } = this;
    const view = table.shown.value;
    if (table.at.value !== null) return t('idle-replay');
    if (view.result !== 'undecided') return t('idle-over');
    if (table.story.playing.value || view.actor === 'nature') return t(`idle-${table.game.value.name}`);
    if (!table.you.value?.seats.length) return t('idle-watching');
    const seat = table.room.value?.seats[view.actor - 1];
    return seat?.bot ? t('idle-bot', { who: table.nameOf(view.actor) }) : seat?.holder ? t('idle-other', { who: table.nameOf(view.actor) }) : t('idle-open', { seat: view.actor });
  }

  /** A new match from a moment of this one. @param {number} at */
  async playOn(at) {
    const seats = this.table.room.value.seats.map((/** @type {any} */ seat) => seat.bot ?? 'me');
    try {
      const made = await ask(`/api/matches/${this.table.code}/branch`, { at, seats, name: this.table.you.value?.name ?? '' });
      rememberMatch({ code: made.code, token: made.token, title: this.table.room.value.title, game: this.table.room.value.game });
      this.travel(`/m/${made.code}`);
    } catch (error) { this.table.note.value = { error }; }
  }

  close() { for (const stop of this.stops) stop(); this.table.close(); }
}
