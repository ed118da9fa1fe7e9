// @ts-check
/** A board being drawn: the draft, what was done to it, the tool at hand, and what the server's check says. */
import { batch, computed, effect, signal } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { keepBoard } from '../own_boards.js';

/** @import { GamePage } from '../../lib/game.d.ts' */
/** @import { Refusal } from '../../lib/page.d.ts' */
/** @import { Signal } from '../../lib/templates.js' */
/** @import { BoardData, Checked, Finding, OwnBoard, Tool, WorkshopGame } from '../workshop.d.ts' */
/** @typedef {Signal<BoardData[]>} Drafts */

const WAIT = 300; // milliseconds without an edit before the server is asked
const STEPS = 500; // that can be taken back

export class EditorModel {
  /** @param {OwnBoard} board @param {GamePage} game @param {WorkshopGame} kit */
  constructor(board, game, kit) {
    this.board = board;
    this.game = game;
    this.kit = kit;
    this.data = signal(board.data);
    this.undone = signal(board.redo);
    this.done = signal(board.undo);
    this.layer = signal(kit.layers[0]?.id ?? '');
    this.tool = signal(kit.tools()[0]?.id ?? '');
    this.choices = signal(/** @type {Record<string, string>} */ ({}));
    this.symmetry = signal(/** @type {'' | 'across' | 'down'} */ (''));
    this.floor = signal(1);
    this.selected = signal('');
    this.checked = signal(/** @type {Checked | null} */ (null));
    this.checking = signal(true);
    this.trouble = signal(/** @type {Refusal | null} */ (null));
    this.kept = signal(true);
    this.shown = computed(() => (kit.sheetOf ?? kit.boardOf)(this.data.value));
    this.map = computed(() => game.mapOf(this.shown.value));
    /** @type {BoardData | null} the draft before a line that is being drawn */
    this.before = null;
    this.stop = this.check();
  }

  /** Draw on with another draft: what is selected stays where it is. @param {BoardData} next */
  put(next) {
    const old = this.data.value,
      place = this.selected.value;
    batch(() => {
      this.data.value = next;
      if (place && this.kit.follow) this.selected.value = this.kit.follow(old, next, place);
    });
  }

  /** A place in a few signs. @param {string} place */
  short(place) {
    return this.kit.short?.(place) ?? this.game.short(place);
  }

  /** Ask the server after each pause, and keep the draft. */
  check() {
    let timer = 0,
      number = 0;
    return effect(() => {
      const data = this.data.value,
        mine = ++number;
      clearTimeout(timer);
      this.checking.value = true;
      timer = window.setTimeout(async () => {
        try {
          const found = await ask('/api/check-board', { game: this.board.game, data });
          if (mine !== number) return;
          batch(() => {
            this.checked.value = found;
            this.checking.value = false;
            this.trouble.value = null;
          });
        } catch (error) {
          if (mine === number) this.trouble.value = /** @type {Refusal} */ (error);
        }
        this.keep();
      }, WAIT);
    });
  }

  /** Write it down in this browser. */
  async keep() {
    const checked = this.checked.peek(),
      data = this.data.peek();
    Object.assign(this.board, {
      data,
      title: String(data.title ?? ''),
      text: checked?.text ?? this.board.text,
      ok: checked?.ok === true && !this.checking.peek(),
      changed: Date.now(),
      undo: this.done.peek(),
      redo: this.undone.peek(),
    });
    this.kept.value = await keepBoard({ ...this.board });
  }

  /** A tool by its name. @param {string} id @returns {Tool | undefined} */
  toolNamed(id) {
    return this.kit.tools().find((one) => one.id === id);
  }

  /** Tools that fit this board. */
  tools() {
    return this.kit.tools().filter((one) => !one.floors || one.floors === this.data.value.floors);
  }

  /** What is chosen with a tool. @param {string} id */
  choice(id) {
    return this.choices.value[id] ?? this.toolNamed(id)?.choices?.[0]?.id ?? '';
  }

  /** @param {string} id @param {string} word */
  choose(id, word) {
    this.choices.value = { ...this.choices.value, [id]: word };
  }

  /** Take a tool up; its layer comes with it. @param {string} id */
  take(id) {
    const tool = this.tools().find((one) => one.id === id);
    if (!tool) return;
    batch(() => {
      this.tool.value = id;
      this.layer.value = tool.layer;
    });
  }

  /** Work on another layer, with its first tool. @param {string} id */
  turnTo(id) {
    const tool = this.tools().find((one) => one.layer === id);
    batch(() => {
      this.layer.value = id;
      if (tool) this.tool.value = tool.id;
    });
  }

  /** Does a tool work at this place? @param {string} place @param {string} [id] */
  fits(place, id = this.tool.value) {
    const on = this.toolNamed(id)?.on,
      edge = place.includes('|');
    if (on === 'edge') return edge;
    if (edge || this.kit.fits?.(id, place) === false) return false;
    const inside = this.map.value.spaces.get(place)?.inside === true;
    return on === 'outside' ? !inside && this.map.value.spaces.get(place)?.floor === 1 : inside;
  }

  /** Use a tool; by symmetry, on the other side too. @param {string} place @param {string} [id] */
  use(place, id = this.tool.value) {
    if (!this.fits(place, id)) return;
    this.change((data) => this.stroke(data, place, id));
    const choice = this.choice(id),
      next = this.kit.next?.(id, choice) ?? choice;
    if (next !== choice) this.choose(id, next);
  }

  /** @param {BoardData} data @param {string} place @param {string} id */
  stroke(data, place, id) {
    const way = this.toolNamed(id)?.alone ? '' : this.symmetry.value,
      choice = this.choice(id);
    const next = this.kit.apply(data, id, place, choice),
      other = way && this.kit.mirror(data, place, way);
    if (!way || !other || other === place) return next;
    const seen = this.kit.mirrored?.(choice, way) ?? choice,
      now = (/** @type {string} */ one) => this.kit.follow?.(data, next, one) ?? one;
    return this.kit.has(next, id, now(other), seen) === this.kit.has(next, id, now(place), choice)
      ? next
      : this.kit.apply(next, id, now(other), seen);
  }

  /** Draw on along a line: edges become what the first became. @param {string} place @param {boolean} erase */
  draw(place, erase) {
    const id = erase ? this.kit.eraser : this.tool.value,
      data = this.data.value;
    if (!this.fits(place, id) || this.kit.has(data, id, place, this.choice(id))) return;
    this.before ??= data;
    this.put(this.stroke(data, place, id));
  }

  /** The line is drawn: it is one step to take back. */
  lift() {
    if (this.before && this.before !== this.data.value) {
      this.done.value = [...this.done.value, this.before].slice(-STEPS);
      this.undone.value = [];
    }
    this.before = null;
  }

  /** Change the draft in a way that can be taken back. @param {(data: BoardData) => BoardData} how */
  change(how) {
    const old = this.data.value,
      next = how(old);
    if (next === old) return;
    batch(() => {
      this.done.value = [...this.done.value, old].slice(-STEPS);
      this.undone.value = [];
      this.put(next);
    });
  }

  undo() {
    this.step(this.done, this.undone);
  }

  redo() {
    this.step(this.undone, this.done);
  }

  /** Take the last draft of one pile, and lay the present one on the other. @param {Drafts} from @param {Drafts} to */
  step(from, to) {
    const next = from.value.at(-1);
    if (!next) return;
    batch(() => {
      to.value = [...to.value, this.data.value];
      from.value = from.value.slice(0, -1);
      this.put(next);
    });
  }

  /** Show a place: its floor, and the focus on it. @param {string} place */
  show(place) {
    const first = place.split('|')[0];
    batch(() => {
      this.floor.value = this.map.value.spaces.get(first)?.floor ?? 1;
      this.selected.value = place;
    });
  }

  /** Mend what a finding speaks of, where one edit does. @param {Finding} finding */
  mend(finding) {
    const fill = this.kit.fills?.find((one) => one.id === finding.args.fill);
    if (fill) {
      this.change(fill.apply);
      return;
    }
    const place = String(finding.args.fix),
      way = this.symmetry.value;
    this.symmetry.value = '';
    this.use(place, String(finding.args.tool));
    this.symmetry.value = way;
    this.show(place);
  }

  /** Why it cannot be played now; '' if it can. */
  hindered() {
    if (this.checking.value || !this.checked.value) return 'checking';
    return this.checked.value.ok ? '' : 'mend';
  }
}
