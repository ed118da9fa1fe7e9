// @ts-check
/** What the gallery shows, and the ways from it into the editor: an empty board, a copy, a file. */
import { signal } from '../lib/templates.js';
import { has, t } from '../lib/i18n.js';
import { ask } from '../lib/api.js';
import { loadGame, playable } from '../lib/games.js';
import { keepBoard, newBoard } from './own_boards.js';
import { openFile, saveFile } from './try_board.js';

/** @import { Board, GamePage } from '../lib/game.d.ts' */
/** @import { Refusal, Travel } from '../lib/page.d.ts' */
/** @import { Finding, OwnBoard, ShelfBoard, WorkshopGame } from './workshop.d.ts' */

export class Gallery {
  /** @param {Travel} travel */
  constructor(travel) {
    this.travel = travel;
    this.game = signal('');
    this.kind = signal('all');
    this.shelves = signal(/** @type {Record<string, ShelfBoard[]>} */ ({}));
    this.pages = signal(/** @type {Record<string, GamePage>} */ ({}));
    this.kits = signal(/** @type {Record<string, WorkshopGame>} */ ({}));
    this.boards = signal(/** @type {Record<string, Board>} */ ({}));
    this.trouble = signal(/** @type {Refusal | null} */ (null));
    this.broken = signal(/** @type {{file: string, findings: Finding[]} | null} */ (null));
  }

  /** Read everything that is shown first. */
  async read() {
    const found = await ask('/api/gallery');
    this.shelves.value = Object.fromEntries(
      found.games.map((/** @type {{game: string, boards: ShelfBoard[]}} */ one) => [one.game, one.boards]),
    );
    this.turnTo(playable().find((one) => this.shelves.value[one.game]?.length)?.game ?? '');
  }

  /** @param {string} game */
  async turnTo(game) {
    if (!game) return;
    this.game.value = game;
    const page = await loadGame(game),
      kit = await page.workshop?.();
    this.pages.value = { ...this.pages.value, [game]: page };
    if (kit) this.kits.value = { ...this.kits.value, [game]: kit };
    for (const { name } of this.shelves.value[game] ?? []) {
      const key = `${game}/${name}`;
      if (this.boards.value[key]) continue;
      ask(`/api/games/${game}/boards/${name}`).then(
        (found) => {
          this.boards.value = { ...this.boards.value, [key]: found.board };
        },
        () => {},
      );
    }
  }

  /** Do something that may be refused. @param {() => Promise<void>} work */
  async attempt(work) {
    this.trouble.value = null;
    this.broken.value = null;
    try {
      await work();
    } catch (error) {
      this.trouble.value = /** @type {Refusal} */ (error);
    }
  }

  /** Begin with an empty board. @param {{width: number, height: number, floors: number}} size */
  blank = (size) =>
    this.attempt(async () => {
      const game = this.game.value,
        { width, height, floors } = size,
        found = await ask(`/api/games/${game}/blank-board?width=${width}&height=${height}&floors=${floors}`);
      await this.edit(newBoard(game, { ...found.data, title: t('ws-new-title') }, found.text));
    });

  /** Begin with a copy of a board that everybody has. @param {ShelfBoard} one */
  copy = (one) =>
    this.attempt(async () => {
      const game = this.game.value,
        found = await ask(`/api/games/${game}/boards/${one.name}/file`),
        { source: _facts, ...data } = found.data;
      const title = t('ws-copy-of', { title: this.title(one) });
      await this.edit(newBoard(game, { ...data, name: 'my-building', title: title.slice(0, 60) }, found.text));
    });

  /** The file of a board that everybody has. @param {ShelfBoard} one */
  save = (one) =>
    this.attempt(async () => {
      const found = await ask(`/api/games/${this.game.value}/boards/${one.name}/file`);
      saveFile(found.text, one.name);
    });

  /** Open a file. @param {File | undefined} file */
  open = (file) =>
    this.attempt(async () => {
      if (!file) return;
      const games = [this.game.value, ...playable().map((one) => one.game)],
        { game, checked } = await openFile(
          file,
          [...new Set(games)].filter((one) => this.shelves.value[one]?.length),
        );
      if (!checked.data || (!checked.ok && !this.kits.value[game]))
        this.broken.value = { file: file.name, findings: checked.findings };
      else await this.edit(newBoard(game, checked.data, checked.text, { ok: checked.ok }));
    });

  /** Keep a board and go to its editor. @param {OwnBoard} board */
  async edit(board) {
    await keepBoard(board);
    this.travel(`/workshop/${board.id}`);
  }

  /** What people call a board. @param {ShelfBoard} one */
  title(one) {
    return has(`board-${one.name}`) ? t(`board-${one.name}`) : one.title;
  }
}
