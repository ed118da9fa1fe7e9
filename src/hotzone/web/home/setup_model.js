// @ts-check
/**
 * A match being set up: what was chosen, what the server says about it and about each other choice, and the building
 * drawn.
 */
import { batch, effect, signal } from '../lib/templates.js';
import { gameNamed, games, gamesRead, loadGameWithSetup, playable, bots } from '../lib/games.js';
import { ask } from '../lib/api.js';
import { crewNames, lastSetup } from '../lib/preferences.js';
import { findWays } from './ways_out.js';

/** @import { Board, GamePage, Settings } from '../lib/game.d.ts' */
/** @import { Order, Refusal, Verdict } from '../lib/page.d.ts' */
/** @import { WayOut } from './ways_out.js' */
/** @import { OwnBoard, WorkshopGame } from '../workshop/workshop.d.ts' */

const WAIT = 120; // milliseconds that a choice must stay before the server is asked

export class SetupModel {
  /** @param {Order | null} [first] what to begin with */
  constructor(first = lastSetup.value) {
    this.games = games;
    this.bots = bots;
    this.game = signal('');
    this.settings = signal(/** @type {Settings} */ ({}));
    this.seats = signal(/** @type {string[]} */ (first?.seats ?? ['me', 'me', 'me', 'me']));
    this.names = signal(/** @type {string[]} */ (crewNames.value));
    this.title = signal('');
    this.verdict = signal(/** @type {Verdict | null} */ (null));
    this.asking = signal(true); // the verdict is not about the choices of now
    /** @type {string[]} who sat on seats that a smaller crew took away */
    this.spare = [];
    /** @type {Settings | null} last time's choices, until the game says which of them stay */
    this.before = null;
    this.whole = first?.again === true;
    this.reasons = signal(/** @type {Record<string, Refusal>} */ ({})); // "key=word": why it cannot be chosen now
    this.ways = signal(/** @type {Record<string, WayOut>} */ ({})); // "key=word": what makes it possible
    this.boards = signal(/** @type {Record<string, Board>} */ ({})); // "game/name": the board as data
    this.plugins = signal(/** @type {Record<string, GamePage>} */ ({})); // the page parts of games, by name
    this.own = signal(/** @type {OwnBoard | null} */ (null)); // a board of one's own, in place of a known one
    this.kits = signal(/** @type {Record<string, WorkshopGame>} */ ({})); // what draws those, by game
    this.stops = [this.check(), this.look()];
    this.ready = gamesRead.then(() => {
      const known = first && gameNamed(first.game)?.page ? first : null;
      this.choose(known?.game ?? playable()[0]?.game ?? '', known?.settings);
      if (first?.again) lastSetup.value = { ...first, again: undefined };
    });
  }

  /** What can be chosen in the chosen game. */
  catalogue() {
    return gameNamed(this.game.value);
  }

  /** The chosen game's page part, once it is here. */
  plugin() {
    return this.plugins.value[this.game.value] ?? null;
  }

  /**
   * Settings with one of them changed; what no longer makes sense with it goes.
   * @param {string} key
   * @param {Settings[string]} value
   */
  changed(key, value) {
    const next = { ...this.settings.value, [key]: value };
    if (value === null || value === '') delete next[key];
    const book = this.catalogue();
    return (book && this.plugin()?.setup?.changed?.(next, key, value, book)) ?? next;
  }

  /** Settings as the server is told them. @param {Settings} settings */
  sent(settings) {
    return this.plugin()?.setup?.sent?.(settings) ?? settings;
  }

  /** Why the match cannot begin yet, although its rules allow it. */
  lacking() {
    return this.plugin()?.setup?.lacking?.(this.settings.value) ?? '';
  }

  /** Every other choice, one step away. @returns {[string, Settings][]} */
  choices() {
    const book = this.catalogue(),
      setup = this.plugin()?.setup;
    if (!book) return [];
    const boards = (book.boards ?? []).map((board) => ['board', board.name, board.name]);
    return [...boards, ...(setup?.choices?.(this.settings.value, book, this.seats.peek().length) ?? [])].map(
      ([key, word, value]) => [`${key}=${word}`, this.sent(this.changed(key, value))],
    );
  }

  /** Ask the server at every change whether this can be played, and what else could. */
  check() {
    let timer = 0,
      number = 0;
    return effect(() => {
      const own = this.own.value,
        asked = {
          game: this.game.value,
          settings: this.sent(this.settings.value),
          ...(own ? { board: own.text } : {}),
        },
        choices = this.choices(),
        mine = ++number;
      clearTimeout(timer);
      this.asking.value = true;
      if (!this.plugin()) return; // only the game knows what else can be chosen
      timer = window.setTimeout(
        () =>
          ask('/api/check-setup', { ...asked, also: choices.map(([, settings]) => settings) }).then(
            (found) => {
              if (mine !== number) return;
              // a choice that would be refused for what is wrong already is not what is wrong
              this.reasons.value = Object.fromEntries(
                choices
                  .map(([key], i) => [key, found.also?.[i]])
                  .filter(([, said]) => said && !said.ok && (found.ok || said.code !== found.code)),
              );
              this.verdict.value = found;
              this.asking.value = false;
              if (found.ok) this.seat(found.seats);
              findWays(this, asked, () => mine === number);
            },
            (error) => {
              this.verdict.value = { ok: false, ...error };
              this.asking.value = false;
            },
          ),
        WAIT,
      );
    });
  }

  /** @param {string} key @param {string} word */
  wayOut(key, word) {
    return this.ways.value[`${key}=${word}`];
  }

  /** @param {WayOut} way */
  take(way) {
    this.settings.value = way.settings;
  }

  /** So many seats; who sat on one that comes back sits there again. @param {number} many */
  seat(many) {
    const now = this.seats.peek();
    if (many === now.length) return;
    this.spare = [...now, ...this.spare.slice(now.length)];
    this.seats.value = Array.from({ length: many }, (_, i) => this.spare[i] ?? 'me');
  }

  /** The board that would be played. */
  boardName() {
    return (
      this.settings.value.board ??
      this.verdict.value?.setup?.match(/board=(\S+)/)?.[1] ??
      this.catalogue()?.boards?.[0]?.name ??
      ''
    );
  }

  /** Fetch the game's page part, and its boards to draw them: the chosen one first. */
  look() {
    const asked = new Set();
    return effect(() => {
      const game = this.game.value,
        names = [this.boardName(), ...(this.catalogue()?.boards ?? []).map((one) => one.name)];
      if (game && !asked.has(game)) {
        asked.add(game);
        loadGameWithSetup(game).then(
          (plugin) => {
            batch(() => {
              this.plugins.value = { ...this.plugins.value, [game]: plugin };
              if (game === this.game.value) this.start();
            });
          },
          (error) => {
            this.verdict.value = { ok: false, ...error };
          },
        );
      }
      for (const name of names) {
        const key = `${game}/${name}`;
        if (!name || asked.has(key)) continue;
        asked.add(key);
        ask(`/api/games/${game}/boards/${name}`).then(
          (found) => {
            this.boards.value = { ...this.boards.value, [key]: found.board };
          },
          () => {},
        );
      }
    });
  }

  /** @param {string} key @param {Settings[string]} value */
  set(key, value) {
    batch(() => {
      if (key === 'board') this.own.value = null;
      this.settings.value = this.changed(key, value);
    });
  }

  /** Another game: its own choices begin anew. @param {string} game @param {Settings} [settings] */
  choose(game, settings) {
    if (game === this.game.value) return;
    batch(() => {
      this.reasons.value = {};
      this.verdict.value = null;
      this.own.value = null;
      this.before = settings ?? null;
      this.settings.value = settings ?? gameNamed(game)?.defaults ?? {};
      this.game.value = game;
      if (this.plugin()) this.start();
    });
  }

  /**
   * Begin with the game's usual choices and what stays of last time's; all of it where the same match is set up again.
   */
  start() {
    const usual = this.plugin()?.setup?.first?.(this.before, this.whole);
    if (usual) this.settings.value = { ...gameNamed(this.game.value)?.defaults, ...usual };
    this.whole = false;
  }

  /** Why a choice cannot be made now, if so. @param {string} key @param {string} word */
  reason(key, word) {
    return this.reasons.value[`${key}=${word}`] ?? null;
  }

  /** What is sent to begin. */
  order() {
    crewNames.value = this.names.value;
    return {
      game: this.game.value,
      settings: this.sent(this.settings.value),
      seats: this.seats.value,
      title: this.title.value,
      ...(this.own.value ? { board: this.own.value.text } : {}),
    };
  }

  close() {
    for (const stop of this.stops) stop();
  }
}
