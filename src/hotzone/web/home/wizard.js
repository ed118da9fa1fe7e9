// @ts-check
/** A match being set up: what was chosen, what the server says about it, and the building drawn. */
import { effect, html, nothing, signal, svg } from '../kit.js';
import { ask } from '../net.js';
import { lastSetup } from '../settings.js';

export class Wizard {
  constructor() {
    const last = lastSetup.value;
    this.games = signal(/** @type {any[]} */ ([]));
    this.bots = signal(/** @type {string[]} */ (['random']));
    this.game = signal(last?.game ?? 'fire');
    this.settings = signal(/** @type {Record<string, any>} */ (last?.settings ?? { rules: 'family', crew: 4 }));
    this.seats = signal(/** @type {string[]} */ (last?.seats ?? ['me', 'me', 'me', 'me']));
    this.title = signal('');
    this.verdict = signal(/** @type {any} */ (null));
    this.board = signal(/** @type {any} */ (null));
    this.drawing = signal(/** @type {any} */ (null));
    ask('/api/games').then((found) => { this.games.value = found.games; this.bots.value = found.bots; }, () => {});
    this.stops = [this.check(), this.look()];
  }

  /** What can be chosen in the chosen game. */
  catalogue() { return this.games.value.find((/** @type {any} */ one) => one.game === this.game.value) ?? null; }

  /** Ask the server at every change whether this can be played. */
  check() {
    let timer = 0;
    return effect(() => {
      const asked = { game: this.game.value, settings: this.settings.value };
      clearTimeout(timer);
      timer = window.setTimeout(() => ask('/api/check-setup', asked).then((found) => {
        this.verdict.value = found;
        if (found.ok && found.seats !== this.seats.peek().length) this.seats.value = Array.from({ length: found.seats }, (_, i) => this.seats.peek()[i] ?? 'me');
      }, (error) => { this.verdict.value = { ok: false, ...error }; }), 150);
    });
  }

  /** Fetch the board that would be played, to draw it. */
  look() {
    return effect(() => {
      const game = this.game.value, board = /** @type {any} */ (this.settings.value).board ?? this.verdict.value?.setup?.match(/board=(\S+)/)?.[1] ?? (game === 'fire' ? 'base-front' : '');
      if (!board || (this.board.peek()?.name === board && this.board.peek()?.game === game)) return;
      Promise.all([ask(`/api/games/${game}/boards/${board}`), import(`../games/${game}/game.js`)]).then(([found, module]) => {
        this.drawing.value = module.game;
        this.board.value = { ...found.board, game };
      }, () => {});
    });
  }

  /** @param {string} key @param {any} value */
  set(key, value) {
    const next = { ...this.settings.value, [key]: value };
    if (value === null || value === '') delete next[key];
    if (key === 'rules' && value === 'family') for (const old of ['level', 'modules', 'variants', 'cards']) delete next[old];
    this.settings.value = next;
  }

  /** What is sent to begin. */
  order() { return { game: this.game.value, settings: this.settings.value, seats: this.seats.value, title: this.title.value }; }

  /** The plan of the building, drawn as it will stand. */
  picture() {
    const board = this.board.value, game = this.drawing.value;
    if (!board || !game?.preview) return html`<div class="plan empty"></div>`;
    const { width, height } = (game.previewSize ?? game.size)(board);
    return html`<div class="plan"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${board.title}><defs>${nothing}</defs>${svg`${game.symbols(null)}`}${game.preview(board, this.catalogue()?.boards?.find((/** @type {any} */ one) => one.name === board.name))}</svg></div>`;
  }

  close() { for (const stop of this.stops) stop(); }
}
