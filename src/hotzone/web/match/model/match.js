// @ts-check
/** One match on this page: hears the server, acts, walks a path step by step, looks at earlier moments. */
import { batch, effect, signal } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { Connection } from '../../lib/socket.js';
import { keepToken, myName, rememberMatch, tokenOf } from '../../lib/preferences.js';
import { loadGame } from '../../lib/games.js';
import { requestLine } from '../panel/request_form.js';
import { Coach } from './coach.js';
import { MatchState } from './match_state.js';

/** @import { Refusal, ServerMessage } from '../../lib/page.d.ts' */
/** @import { Asked, BoardSent, StateSent, You } from '../../lib/protocol.d.ts' */

export class Match extends MatchState {
  /**
   * @param {string} code
   * @param {string} secret of a return link, or ''
   * @param {number | null} [at] the moment to begin with
   */
  constructor(code, secret, at = null) {
    super(code);
    this.begin = at;
    this.link = signal('connecting');
    this.fresh = signal(''); // the secret of a return link that was asked for
    this.secret = secret || tokenOf(code);
    this.coach = new Coach(this);
    this.queue = /** @type {string[]} */ ([]);
    this.busy = signal(false);
    this.wanted = -1; // the state whose ways were asked for
    this.asked = '';

    this.asks = effect(() => {
      const live = this.live.value,
        wanted = this.mine.value && live.view.stage === 'acting' && this.paths.peek().seq !== live.seq;
      if (wanted && !this.story.playing.value) setTimeout(() => this.askPaths(live.seq), 0);
    });
    this.line = new Connection(
      code,
      () => this.hello(),
      (message) => this.hear(message),
      (state) => void (this.link.value = state),
    );
  }

  hello() {
    const known = this.live.value;
    return { token: this.secret, name: myName.value, ...(known && this.board.value ? { after: known.seq } : {}) };
  }

  /** @param {ServerMessage} message */
  hear(message) {
    switch (message.type) {
      case 'you':
        return void this.meet(message);
      case 'room':
        this.room.value = message;
        rememberMatch({ code: this.code, title: message.title, game: message.game, over: message.over });
        break;
      case 'board':
        return void this.take(message);
      case 'state':
        return void this.look(message);
      case 'missed':
        for (const entry of message.entries) this.eventLog.add(entry);
        this.story.words.missed.value = message.entries.length;
        break;
      case 'acted':
        return void this.story.add(message);
      case 'paths':
        this.paths.value = { seq: message.seq, ways: message.paths };
        break;
      case 'why':
        if (!message.legal)
          this.note.value = { error: /** @type {Refusal} */ (message), place: this.asked, calm: true };
        break;
      case 'talk':
        this.talk.value = message.lines;
        break;
      case 'said':
        return void this.said(message);
      case 'request':
        this.coach.hear(message);
        this.talk.value = [...this.talk.value, requestLine(this, message)].slice(-60);
        break;
      case 'link':
        this.fresh.value = message.token;
        break;
      case 'error':
        return void this.refused(message);
      case 'hint':
      case 'risk':
      case 'debrief':
        this.coach.hear(message);
    }
  }

  /** @param {You} message */
  meet(message) {
    this.you.value = message;
    if (this.note.value?.error.code === 'offline') this.note.value = null; // it is back: the notice is stale
    if (message.token) this.secret = message.token;
    if (message.kept) keepToken(this.code, this.secret, message);
  }

  /** A return link that is not valid any more must not keep anybody out: watch, and say so. @param {Refusal} error */
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
    if (!(await this.tell({ type: 'link', seat }))) return '';
    if (!seat) this.secret = this.fresh.value;
    return this.fresh.value;
  }

  /** @param {BoardSent} message */
  async take(message) {
    try {
      const game = await loadGame(message.game);
      document.documentElement.dataset.game = message.game;
      batch(() => {
        this.game.value = game;
        this.board.value = message.board;
      });
    } catch (error) {
      this.trouble.value = /** @type {Refusal} */ (error);
      return;
    }
    try {
      const past = await ask(`/api/matches/${this.code}/log`);
      for (const entry of past.entries) this.eventLog.add(entry);
    } catch {
      /* a host who lets nobody watch: the log begins now */
    }
  }

  /** @param {StateSent} message */
  look(message) {
    if (!message.live) {
      if (this.at.value === message.seq) this.shown.value = message.view;
      return;
    }
    batch(() => {
      this.live.value = message;
      if (this.at.value === null && !this.story.playing.value) this.shown.value = message.view;
    });
    this.arrived();
    if (this.begin !== null) {
      this.go(this.begin);
      this.begin = null;
    }
  }

  /** A new state is on the board: go on with a path, ask for the next ways. */
  arrived() {
    const { view } = this.live.value;
    if (!this.mine.value) {
      this.queue = [];
      return;
    }
    const next = this.queue.shift();
    if (next && view.legal.some((offer) => offer.text === next)) {
      this.act(next, true);
      return;
    }
    this.queue = [];
  }

  /** Ask where the active figure can go. @param {number} seq */
  askPaths(seq) {
    if (seq === this.live.value.seq && this.wanted !== seq) {
      this.wanted = seq;
      this.line.send({ type: 'paths' }).catch(() => {
        this.wanted = -1;
      });
    }
  }

  /** Play an action, or the first of several. @param {string} text @param {boolean} [goesOn] */
  async act(text, goesOn = false) {
    if (!goesOn) this.queue = [];
    await this.tell({ type: 'act', seq: this.live.value.seq, text });
  }

  /** @param {string[]} texts */
  async walk(texts) {
    this.queue = texts.slice(1);
    await this.act(texts[0], true);
  }

  /** Send a message; a refusal becomes a note. @param {Asked.Message} message */
  async tell(message) {
    this.busy.value = true;
    this.note.value = null; // what was said of the action before
    try {
      return await this.line.send(message);
    } catch (error) {
      this.queue = [];
      const refused = /** @type {Refusal} */ (error);
      if (refused.code !== 'stale') this.note.value = { error: refused };
      return null;
    } finally {
      this.busy.value = false;
    }
  }

  /** Why can this not be done? @param {string} text @param {string} place */
  why(text, place) {
    this.asked = place;
    this.line.send({ type: 'why', text }).catch((error) => {
      this.note.value = { error, place };
    });
  }

  undo = () => this.tell({ type: 'undo', seq: this.live.value.seq });
  redo = () => this.tell({ type: 'redo', seq: this.live.value.seq });
  reset = () => this.tell({ type: 'reset', seq: this.live.value.seq });

  /** Go to a moment of the replay; null is live. @param {number | null} seq */
  go(seq) {
    const live = this.live.value;
    if (seq === null || seq >= live.seq) {
      this.story.skip();
      batch(() => {
        this.at.value = null;
        this.shown.value = live.view;
      });
      return;
    }
    this.at.value = Math.max(0, seq);
    this.line.send({ type: 'look', at: this.at.value }).catch((error) => {
      this.note.value = { error };
    });
  }

  close() {
    this.coach.stop();
    this.asks();
    this.line.close();
    this.story.stop();
  }
}
