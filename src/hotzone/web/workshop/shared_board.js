// @ts-check
/** A board that somebody shared, at /b/CODE: look at it, play it, keep a copy. */
import { html, nothing, signal } from '../lib/templates.js';
import { moment, refusal, t } from '../lib/i18n.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { gamesRead, loadGame } from '../lib/games.js';
import { frame } from '../home/layout.js';
import { boardPicture, draftPicture, pictureSymbols } from './board_picture.js';
import { keepBoard, newBoard, ownBoards, readOwnBoards } from './own_boards.js';
import { playOn, saveFile } from './try_board.js';
import { readWorkshopWords } from './words.js';

/** @import { GamePage } from '../lib/game.d.ts' */
/** @import { Refusal, Show, Travel } from '../lib/page.d.ts' */
/** @import { SharedBoard, WorkshopGame } from './workshop.d.ts' */

/** @param {string} code @param {Travel} travel @param {Show} show */
export function openSharedBoard(code, travel, show) {
  const found = signal(/** @type {SharedBoard | null} */ (null)),
    page = signal(/** @type {GamePage | undefined} */ (undefined)),
    kit = signal(/** @type {WorkshopGame | undefined} */ (undefined)),
    ready = signal(false),
    reported = signal(false),
    trouble = signal(/** @type {Refusal | null} */ (null));

  async function read() {
    await Promise.all([readWorkshopWords(), gamesRead, readOwnBoards()]);
    ready.value = true;
    const board = /** @type {SharedBoard} */ (await ask(`/api/boards/${encodeURIComponent(code)}`));
    page.value = await loadGame(board.game);
    kit.value = await page.value.workshop?.();
    found.value = board;
  }

  /** Keep it among one's own boards; the same board only once. @param {SharedBoard} board */
  function copyOf(board) {
    const old = (ownBoards.value ?? []).find((one) => one.code === board.code);
    return (
      old ??
      newBoard(board.game, board.data, board.text, {
        ok: true,
        code: board.code,
        from: board.mine ? undefined : board.author || t('ws-somebody'),
        author: board.author,
        licence: board.licence,
      })
    );
  }

  const attempt = (/** @type {() => Promise<void>} */ work) =>
    work().catch((/** @type {Refusal} */ error) => {
      trouble.value = error;
    });
  const play = (/** @type {SharedBoard} */ board) =>
    attempt(async () => {
      await keepBoard(copyOf(board));
      await playOn(board.game, board.text, board.title, board.data, travel);
    });
  const keep = (/** @type {SharedBoard} */ board) =>
    attempt(async () => {
      const own = copyOf(board);
      await keepBoard(own);
      travel(`/workshop/${own.id}`);
    });
  const takeDown = (/** @type {SharedBoard} */ board) =>
    attempt(async () => {
      const answer = await fetch(`/api/boards/${board.code}`, { method: 'DELETE' });
      if (!answer.ok) throw await answer.json();
      travel('/workshop');
    });

  const report = (/** @type {SharedBoard} */ board) =>
    attempt(async () => {
      if (!window.confirm(t('ws-report-sure'))) return;
      await ask(`/api/boards/${board.code}/report`, {});
      reported.value = true;
    });

  const about = (/** @type {SharedBoard} */ board) =>
    html`${pictureSymbols(page.value)}
      <div class="shared-board">
        ${kit.value ? draftPicture(page.value, kit.value, board.data) : boardPicture(page.value, board.board)}
        <div class="card is-padded">
          <h1>${board.title}</h1>
          <p>
            ${t('ws-made-by', { author: board.author || t('ws-somebody'), licence: board.licence })}
            <small>${moment(1000 * board.created)}</small>
          </p>
          <p class="hint">${t('ws-checked-again')}</p>
          <div class="button-row">
            <button class="button is-primary" data-play @click=${() => play(board)}>
              ${icon('play')}${t('ws-play')}</button
            ><button class="button" data-keep @click=${() => keep(board)}>${icon('pencil')}${t('ws-keep-copy')}</button
            ><button class="button" @click=${() => saveFile(board.text, board.title)}>
              ${icon('download')}${t('ws-save')}
            </button>
            ${
              board.mine
                ? html`<button class="button" data-take-down @click=${() => takeDown(board)}>
                    ${icon('x')}${t('ws-take-down')}
                  </button>`
                : nothing
            }
          </div>
          ${
            reported.value
              ? html`<p class="hint" role="status">${t('ws-reported')}</p>`
              : board.mine
                ? nothing
                : html`<button class="word-button" data-report @click=${() => report(board)}>
                    ${icon('flag')}${t('ws-report')}
                  </button>`
          }
          <p><a href="/workshop">${t('ws-title')}</a></p>
        </div>
      </div>`;

  read().catch((/** @type {Refusal} */ error) => {
    trouble.value = error;
  });
  return show(() => {
    if (!ready.value) return frame(html`<p>${t('loading')}</p>`);
    document.title = `${found.value?.title ?? t('ws-title')} · Hotzone`;
    return frame(
      html`${
        trouble.value
          ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble.value)}</p>`
          : nothing
      }${
        found.value ? about(found.value) : trouble.value ? html`<a href="/workshop">${t('ws-title')}</a>` : t('loading')
      }`,
      'is-workshop',
    );
  });
}
