// @ts-check
/**
 * An example of the book: a table that the server played for an edition and a what-if, told one event a step by the
 * game's own story code. Nothing about rules is here.
 */
import { effect, signal, untracked } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { loadGame } from '../lib/games.js';
import { refusal, spoken, t } from '../lib/i18n.js';

/** @import { Board, GamePage, View } from '../lib/game.d.ts' */
/** @import { Drawn, Frame, Played } from './book.d.ts' */
/** @import { Reader } from './reader.js' */
/** @import { Refusal, Travel } from '../lib/page.d.ts' */

/** @type {Map<string, Promise<Board>>} */
const boards = new Map();

/** A board, asked for once. @param {string} game @param {string} name */
function boardOf(game, name) {
  const key = `${game}/${name}`;
  if (!boards.has(key))
    boards.set(
      key,
      ask(`/api/games/${game}/boards/${name}`).then((found) => found.board),
    );
  return /** @type {Promise<Board>} */ (boards.get(key));
}

/**
 * The moments of an example: what is told is a step, what is only kept count of goes with the one before it.
 * @param {GamePage} game
 * @param {Board} board
 * @param {Played} played
 * @returns {Frame[]}
 */
export function framesOf(game, board, played) {
  const map = game.mapOf(board);
  let { view } = played;
  const nameOf = (/** @type {number | string | undefined} */ seat) =>
    typeof seat === 'number' ? (game.nameOf?.(view, seat) ?? t('book-seat', { number: seat })) : '';
  /** @type {Frame[]} */
  const frames = [{ view, place: '', line: null, dice: null }];
  for (const step of played.steps) {
    if (step.refused) {
      const line = { text: refusal(step.refused), icon: 'i-warn', rule: step.refused.rule };
      frames.push({ view, place: '', line, dice: null });
    }
    for (const event of step.events) {
      view = game.replayEvent(view, event, map);
      const line = event.kind === 'turn' ? null : game.tell(event, nameOf, map);
      if (line) frames.push({ view, place: game.placeOf(event), line, dice: game.rolled?.(event) ?? null });
      else /** @type {Frame} */ (frames.at(-1)).view = view;
    }
  }
  return frames;
}

export class Example {
  /** @param {Reader} reader @param {string} name */
  constructor(reader, name) {
    this.reader = reader;
    this.name = name;
    this.seen = signal(false);
    this.whatif = signal('');
    this.edition = signal(''); // chosen here; else the reader's
    this.step = signal(0);
    this.drawn = signal(/** @type {Drawn | null} */ (null));
    this.trouble = signal(false);
    this.refused = signal(/** @type {Refusal | null} */ (null)); // why no match could begin
    this.asked = '';
  }

  /** It came into view: fetch it, and again whenever something else is asked. */
  load() {
    if (this.seen.value) return;
    this.seen.value = true;
    const stop = effect(() => {
      const query = this.query(),
        about = this.reader.book.value?.examples[this.name];
      if (about && spoken.value) untracked(() => this.fetch(query, spoken.value));
    });
    this.stop = stop;
  }

  /** Edition and what-if as the address has them. */
  query() {
    const about = this.reader.book.value?.examples[this.name],
      edition = about?.editions ? this.edition.value || this.reader.edition() : '',
      found = new URLSearchParams({
        ...(edition ? { edition } : {}),
        ...(this.whatif.value ? { if: this.whatif.value } : {}),
      });
    return `${found}` ? `?${found}` : '';
  }

  /** @param {string} query @param {string} tag */
  async fetch(query, tag) {
    const asked = `${query} ${tag}`;
    this.asked = asked;
    try {
      const played = await ask(`/api/games/${this.reader.game}/examples/${this.name}${query}`);
      const [game, board] = await Promise.all([
        loadGame(this.reader.game),
        boardOf(this.reader.game, /** @type {View} */ (played.view).board),
      ]);
      if (this.asked !== asked) return;
      this.reader.plugin.value = game;
      this.step.value = 0;
      this.trouble.value = false;
      this.drawn.value = { game, board, frames: framesOf(game, board, played), crop: played.crop };
    } catch {
      if (this.asked === asked) this.trouble.value = true;
    }
  }

  /** How many steps there are after the beginning. */
  last() {
    return (this.drawn.value?.frames.length ?? 1) - 1;
  }

  /** @param {number} by */
  go(by) {
    this.step.value = Math.min(Math.max(this.step.value + by, 0), this.last());
  }

  /** The next step; after the last one it begins again. */
  next() {
    if (!this.drawn.value) this.load();
    else if (this.step.value >= this.last()) this.step.value = 0;
    else this.go(1);
  }

  /** @param {string} name */
  suppose(name) {
    this.whatif.value = name;
  }

  /** Begin a match with this table. @param {string} title @param {Travel} travel */
  async play(title, travel) {
    this.refused.value = null;
    try {
      const { playExample } = await import('./play_example.js');
      await playExample(this, title, travel);
    } catch (error) {
      this.refused.value = /** @type {Refusal} */ (error);
    }
  }

  end() {
    this.stop?.();
  }
}
