// @ts-check
/** One match as this page knows it: what the server said, what is shown, what is planned. Signals; no drawing, no rules. */
import { batch, computed, effect, signal } from '../kit.js';
import { Line, ask } from '../net.js';
import { keepToken, myName, rememberMatch, seatNames, tokenOf } from '../settings.js';
import { t } from '../words.js';
import { Chronicle } from './chronicle.js';
import { requestLine } from './asking.js';
import { Coach } from './coach.js';
import { Story } from './story.js';

/** Every offer names its place alike. @param {any} offer */
const placed = (offer) => (offer.cell && !offer.space ? { ...offer, space: offer.cell } : offer);

const CREW = ['Mira', 'Tom', 'Ota', 'Lucia', 'Vera', 'Sam'];

export class Table {
  /** @param {string} code @param {string} secret of a return link, or '' @param {number | null} [at] the moment to begin with */
  constructor(code, secret, at = null) {
    this.code = code;
    this.begin = at;
    this.link = signal('connecting');
    this.fresh = signal('');                         // the secret of a return link that was asked for
    this.secret = secret || tokenOf(code);
    this.room = signal(/** @type {any} */ (null));
    this.you = signal(/** @type {any} */ (null));
    this.board = signal(/** @type {any} */ (null));
    this.game = signal(/** @type {any} */ (null));
    this.live = signal(/** @type {any} */ (null));   // the newest state: seq, view, undo, redo
    this.shown = signal(/** @type {any} */ (null));  // the view on the board
    this.at = signal(/** @type {number | null} */ (null)); // a moment of the replay, null is live
    this.paths = signal(/** @type {any} */ ({ seq: -1, ways: {} }));
    this.talk = signal(/** @type {any[]} */ ([]));
    this.pings = signal(/** @type {any[]} */ ([]));
    this.note = signal(/** @type {any} */ (null));   // {text, rule, place}: why something cannot be done
    this.chronicle = new Chronicle();
    this.story = new Story(this);
    this.coach = new Coach(this);
    this.queue = /** @type {string[]} */ ([]);       // steps of a path that are still to be played
    this.busy = signal(false);
    this.wanted = -1;                                // the state whose ways were asked for
    this.asked = '';

    /** My seat if it is for me to decide now, else 0. */
    this.mine = computed(() => {
      const actor = this.live.value?.view.actor, you = this.you.value;
      return typeof actor === 'number' && you?.seats.includes(actor) && this.room.value && !this.room.value.readonly ? actor : 0;
    });
    /** What I can do now with what is on the board. */
    this.legal = computed(() => (this.mine.value && this.at.value === null && !this.story.playing.value ? this.live.value.view.legal.map(placed) : []));
    this.ways = computed(() => (this.legal.value.length && this.paths.value.seq === this.live.value?.seq ? this.paths.value.ways : {}));

    this.asks = effect(() => {
      const live = this.live.value;
      if (this.mine.value && live.view.stage === 'acting' && !this.story.playing.value && this.paths.peek().seq !== live.seq) setTimeout(() => this.askPaths(live.seq), 0);
    });
    this.line = new Line(code, () => this.hello(), (message) => this.hear(message), (state) => { this.link.value = state; });
  }

  hello() {
    const known = this.live.value;
    return { token: this.secret, name: myName.value, ...(known && this.board.value ? { after: known.seq } : {}) };
  }

  /** @param {any} message */
  hear(message) {
    switch (message.type) {
      case 'you': this.meet(message); break;
      case 'room': this.room.value = message; rememberMatch({ code: this.code, title: message.title, game: message.game, over: message.over }); break;
      case 'board': this.take(message); break;
      case 'state': this.look(message); break;
      case 'missed': for (const entry of message.entries) this.chronicle.add(entry); break;
      case 'acted': this.story.add(message); break;
      case 'paths': this.paths.value = { seq: message.seq, ways: message.paths }; break;
      case 'why': if (!message.legal) this.note.value = { error: message, place: this.asked }; break;
      case 'talk': this.talk.value = message.lines; break;
      case 'said': this.said(message); break;
      case 'hint': case 'risk': case 'debrief': this.coach.hear(message); break;
      case 'request': this.coach.hear(message); this.talk.value = [...this.talk.value, requestLine(this, message)].slice(-60); break;
      case 'link': this.fresh.value = message.token; break;
      case 'error': this.refused(message); break;
      default:
    }
  }

  /** @param {any} message */
  meet(message) {
    this.you.value = message;
    if (message.token) this.secret = message.token;
    if (message.kept) keepToken(this.code, this.secret, message);
  }

  /** A return link that is not valid any more must not keep anybody out: watch, and say so. @param {any} error */
  refused(error) {
    this.note.value = { error };
    if (error.code !== 'unknown-token' || !this.secret) return;
    this.secret = '';
    keepToken(this.code, '', { joined: true, cookie: true });
    this.line.greet();
  }

  /** A return link of my own, or of a seat. @param {number} [seat] */
  async returnLink(seat = 0) {
    if (!seat && this.secret) return this.secret;
    this.fresh.value = '';
    if (!await this.tell({ type: 'link', seat })) return '';
    if (!seat) this.secret = this.fresh.value;
    return this.fresh.value;
  }

  /** @param {any} message */
  async take(message) {
    const module = await import(`../games/${message.game}/game.js`);
    document.documentElement.dataset.game = message.game;
    batch(() => { this.game.value = module.game; this.board.value = message.board; });
    try {
      const past = await ask(`/api/matches/${this.code}/log`);
      for (const entry of past.entries) this.chronicle.add(entry);
    } catch { /* a host who lets nobody watch: the log begins now */ }
  }

  /** @param {any} message */
  look(message) {
    if (!message.live) { if (this.at.value === message.seq) this.shown.value = message.view; return; }
    batch(() => {
      this.live.value = message;
      if (this.at.value === null && !this.story.playing.value) this.shown.value = message.view;
    });
    this.arrived();
    if (this.begin !== null) { this.go(this.begin); this.begin = null; }
  }

  /** A new state is on the board: go on with a path, ask for the next ways. */
  arrived() {
    const { view } = this.live.value;
    if (!this.mine.value) { this.queue = []; return; }
    const next = this.queue.shift();
    if (next && view.legal.some((/** @type {any} */ offer) => offer.text === next)) { this.act(next, true); return; }
    this.queue = [];
  }

  /** Ask where the active figure can go. @param {number} seq */
  askPaths(seq) {
    if (seq === this.live.value.seq && this.wanted !== seq) { this.wanted = seq; this.line.send({ type: 'paths' }).catch(() => { this.wanted = -1; }); }
  }

  /** Play an action, or the first of several. @param {string} text @param {boolean} [goesOn] */
  async act(text, goesOn = false) {
    if (!goesOn) this.queue = [];
    this.note.value = null;
    await this.tell({ type: 'act', seq: this.live.value.seq, text });
  }

  /** @param {string[]} texts */
  async walk(texts) {
    this.queue = texts.slice(1);
    await this.act(texts[0], true);
  }

  /** Send a message; a refusal becomes a note. @param {any} message */
  async tell(message) {
    this.busy.value = true;
    try { return await this.line.send(message); } catch (error) {
      this.queue = [];
      const refused = /** @type {any} */ (error);
      if (refused.code !== 'stale') this.note.value = { error: refused };
      return null;
    } finally { this.busy.value = false; }
  }

  /** Why can this not be done? @param {string} text @param {string} place */
  why(text, place) {
    this.asked = place;
    this.line.send({ type: 'why', text }).catch((error) => { this.note.value = { error, place }; });
  }

  undo() { return this.tell({ type: 'undo', seq: this.live.value.seq }); }
  redo() { return this.tell({ type: 'redo', seq: this.live.value.seq }); }
  reset() { return this.tell({ type: 'reset', seq: this.live.value.seq }); }

  /** Go to a moment of the replay; null is live. @param {number | null} seq */
  go(seq) {
    const live = this.live.value;
    if (seq === null || seq >= live.seq) {
      this.story.skip();
      batch(() => { this.at.value = null; this.shown.value = live.view; });
      return;
    }
    this.at.value = Math.max(0, seq);
    this.line.send({ type: 'look', at: this.at.value }).catch((error) => { this.note.value = { error }; });
  }

  /** @param {any} message */
  said(message) {
    if (message.ping) {
      const ping = { ...message, key: Math.random() };
      this.pings.value = [...this.pings.value, ping];
      setTimeout(() => { this.pings.value = this.pings.value.filter((/** @type {any} */ one) => one !== ping); }, 4000);
    } else this.talk.value = [...this.talk.value, message].slice(-60);
  }

  /** What people call a figure: a name given here, its player's if they have but one, else the crew's own. @param {number} seat from 1 */
  nameOf(seat) {
    const given = seatNames.value[this.code]?.[seat];
    if (given) return given;
    const chair = this.room.value?.seats[seat - 1];
    const many = this.room.value?.seats.filter((/** @type {any} */ one) => one.holder && one.holder === chair?.holder).length ?? 0;
    if (chair?.holder && many === 1) return chair.name;
    return this.game.value?.nameOf?.(this.shown.value, seat) ?? CREW[(seat - 1) % CREW.length];
  }

  /** @param {number} seat @param {string} name */
  rename(seat, name) {
    const mine = { ...(seatNames.value[this.code] ?? {}), [seat]: name.trim() };
    seatNames.value = { ...seatNames.value, [this.code]: mine };
  }

  /** Look-ups of the board. */
  map() { return this.board.value && this.game.value ? this.game.value.mapOf(this.board.value) : null; }

  /** Whose turn the bar tells. */
  turnWords() {
    const view = this.shown.value;
    if (!view) return '';
    return view.turn ? t('turn-of', { turn: view.turn, who: this.nameOf(view.seat) }) : t('setting-up');
  }

  close() { this.coach.stop(); this.asks(); this.line.close(); this.story.stop(); }
}
