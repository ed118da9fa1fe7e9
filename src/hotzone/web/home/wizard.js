// @ts-check
/** A match being set up: what was chosen, what the server says about it and about each other choice, and the building drawn. */
import { batch, effect, html, nothing, signal, svg } from '../kit.js';
import { ask } from '../net.js';
import { crewNames, lastSetup } from '../settings.js';

/** A list of words, however it was written. @param {any} value @returns {string[]} */
export const words = (value) => (Array.isArray(value) ? value : String(value ?? '').split(',').filter(Boolean));

/** The specialists named in the settings, if any are. @param {any} settings @returns {string[]} */
export const named = (settings) => (typeof settings.crew === 'string' && Number.isNaN(Number(settings.crew)) ? words(settings.crew) : []);

export class Wizard {
  /** @param {any} [first] what to begin with */
  constructor(first = lastSetup.value) {
    this.games = signal(/** @type {any[]} */ ([]));
    this.bots = signal(/** @type {string[]} */ ([]));
    this.game = signal(first?.game ?? 'fire');
    this.settings = signal(/** @type {Record<string, any>} */ (first?.settings ?? { rules: 'family', crew: 4 }));
    this.seats = signal(/** @type {string[]} */ (first?.seats ?? ['me', 'me', 'me', 'me']));
    this.names = signal(/** @type {string[]} */ (crewNames.value));
    this.title = signal('');
    this.verdict = signal(/** @type {any} */ (null));
    this.reasons = signal(/** @type {Record<string, any>} */ ({})); // "key=word": why it cannot be chosen now
    this.boards = signal(/** @type {Record<string, any>} */ ({}));  // "game/name": the board as data
    this.drawings = signal(/** @type {Record<string, any>} */ ({}));
    ask('/api/games').then((found) => { this.games.value = found.games; this.bots.value = found.bots; }, () => {});
    this.stops = [this.check(), this.look()];
  }

  /** What can be chosen in the chosen game. */
  catalogue() { return this.games.value.find((/** @type {any} */ one) => one.game === this.game.value) ?? null; }

  /** Settings with one of them changed; what no longer makes sense with it goes. @param {string} key @param {any} value */
  changed(key, value) {
    const next = { ...this.settings.value, [key]: value };
    if (value === null || value === '' || (Array.isArray(value) && !value.length && key !== 'modules')) delete next[key];
    const size = named(next).length || Number(next.crew) || 4, scenarios = words(next.scenarios), book = this.catalogue();
    if (key === 'rules') {
      for (const old of ['level', 'modules', 'cards', 'friend', 'setup', 'engineer']) delete next[old];
      if (value === 'family') {
        if (named(next).length) next.crew = size;
        next.scenarios = scenarios.filter((word) => book?.scenarios?.[word]?.needs === null);
      }
    }
    if (key === 'scenarios') {
      if (!scenarios.includes('friend-in-need')) delete next.friend;
      if (scenarios.includes('true-heroes')) delete next.level;
      if (scenarios.includes('volunteers') && named(next).length) next.crew = size;
    }
    if (key === 'modules' && !words(value).includes('specialists') && named(next).length) next.crew = size;
    if (key === 'board') delete next.setup;
    if (key === 'crew' && named(next).includes('engineer')) next.engineer = 'yes';
    else if (key === 'crew') delete next.engineer;
    if (key === 'cast' && value === 'order') delete next.cast;
    if (key === 'players' && Number(value) !== 3) delete next.third;
    if (Array.isArray(next.scenarios) && !next.scenarios.length) delete next.scenarios;
    return next;
  }

  /** Every other choice, one step away. @returns {[string, any][]} */
  choices() {
    const book = this.catalogue(), settings = this.settings.value;
    if (!book) return [];
    const toggled = (/** @type {string[]} */ list, /** @type {string} */ word) => (list.includes(word) ? list.filter((one) => one !== word) : [...list, word]);
    const found = /** @type {[string, any][]} */ ([]);
    const one = (/** @type {string} */ key, /** @type {any[]} */ values) => { for (const value of values) found.push([`${key}=${value}`, this.changed(key, value)]); };
    one('board', (book.boards ?? []).map((/** @type {any} */ board) => board.name));
    for (const key of ['rules', 'level', 'setup', 'friend', 'third', 'hearts', 'memory', 'starts']) one(key, book[`${key}s`] ?? book[key] ?? []);
    one('edition', Object.keys(book.editions ?? {}));
    const modules = words(settings.modules ?? (settings.rules === 'experienced' ? book.modules : []));
    for (const word of book.modules ?? []) found.push([`modules=${word}`, this.changed('modules', toggled(modules, word))]);
    for (const word of Object.keys(book.scenarios ?? {})) found.push([`scenarios=${word}`, this.changed('scenarios', toggled(words(settings.scenarios), word))]);
    for (const card of book.specialists ?? []) { const list = toggled(named(settings), card.name); found.push([`crew=${card.name}`, this.changed('crew', list.length ? list.join(',') : this.seats.peek().length)]); }
    return found;
  }

  /** Ask the server at every change whether this can be played, and what else could. */
  check() {
    let timer = 0, number = 0;
    return effect(() => {
      const asked = { game: this.game.value, settings: this.settings.value }, choices = this.choices(), mine = ++number;
      clearTimeout(timer);
      timer = window.setTimeout(() => ask('/api/check-setup', { ...asked, also: choices.map(([, settings]) => settings) }).then((found) => {
        if (mine !== number) return;
        this.reasons.value = Object.fromEntries(choices.map(([key], i) => [key, found.also?.[i]]).filter(([, said]) => said && !said.ok));
        this.verdict.value = found;
        if (found.ok && found.seats !== this.seats.peek().length) this.seats.value = Array.from({ length: found.seats }, (_, i) => this.seats.peek()[i] ?? 'me');
      }, (error) => { this.verdict.value = { ok: false, ...error }; }), 120);
    });
  }

  /** The board that would be played. */
  boardName() { return this.settings.value.board ?? this.verdict.value?.setup?.match(/board=(\S+)/)?.[1] ?? (this.game.value === 'fire' ? 'base-front' : this.catalogue()?.boards?.[0]?.name ?? ''); }

  /** Fetch the boards to draw them: the chosen one first. */
  look() {
    const asked = new Set();
    return effect(() => {
      const game = this.game.value;
      for (const name of [this.boardName(), ...(this.catalogue()?.boards ?? []).map((/** @type {any} */ one) => one.name)]) {
        const key = `${game}/${name}`;
        if (!name || asked.has(key)) continue;
        asked.add(key);
        Promise.all([ask(`/api/games/${game}/boards/${name}`), import(`../games/${game}/game.js`)]).then(([found, module]) => {
          this.drawings.value = { ...this.drawings.value, [game]: module.game };
          this.boards.value = { ...this.boards.value, [key]: found.board };
        }, () => {});
      }
    });
  }

  /** @param {string} key @param {any} value */
  set(key, value) { this.settings.value = this.changed(key, value); }

  /** Another game: its own choices begin anew. @param {string} game */
  choose(game) {
    if (game === this.game.value) return;
    batch(() => {
      this.reasons.value = {};
      this.verdict.value = null;
      this.settings.value = game === 'fire' ? { rules: 'family', crew: 4 } : { hearts: '3' };
      this.game.value = game;
    });
  }

  /** The set-up that is played unless another is chosen: the server's word, else as the level says. */
  usualSetup() { return this.settings.value.rules === 'experienced' ? 'full' : this.catalogue()?.boards?.find((/** @type {any} */ one) => one.name === this.boardName())?.first_fires?.length ? 'printed' : 'simple'; }

  /** Why a choice cannot be made now, if so. @param {string} key @param {string} word */
  reason(key, word) { return this.reasons.value[`${key}=${word}`] ?? null; }

  /** What is sent to begin. */
  order() {
    crewNames.value = this.names.value;
    return { game: this.game.value, settings: this.settings.value, seats: this.seats.value, title: this.title.value };
  }

  /** A plan as it stands before the match. @param {string} [name] @param {string} [label] '' for a drawing that says nothing new */
  picture(name = this.boardName(), label = undefined) {
    const board = this.boards.value[`${this.game.value}/${name}`], game = this.drawings.value[this.game.value];
    if (!board || !game?.preview) return html`<div class="plan empty"></div>`;
    const { width, height } = (game.previewSize ?? game.size)(board);
    return html`<div class="plan"><svg viewBox="0 0 ${width} ${height}" role=${label === '' ? nothing : 'img'} aria-hidden=${label === '' ? 'true' : nothing} aria-label=${label ?? board.title}>${label === '' ? nothing : svg`${game.symbols(null)}`}${game.preview(board, this.catalogue()?.boards?.find((/** @type {any} */ one) => one.name === board.name))}</svg></div>`;
  }

  close() { for (const stop of this.stops) stop(); }
}
