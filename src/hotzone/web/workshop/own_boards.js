// @ts-check
/**
 * Boards that somebody drew or was given: kept in this browser, with their undo list; nothing of it is on the server.
 */
import { signal } from '../lib/templates.js';

/** @import { BoardData, OwnBoard } from './workshop.d.ts' */

const NAME = 'hotzone-workshop',
  STORE = 'boards';

/** All boards of this browser, the last changed first; null until they are read. */
export const ownBoards = signal(/** @type {OwnBoard[] | null} */ (null));

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

function base() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
  return opened;
}

/**
 * Ask the browser's store.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function stored(mode, work) {
  const found = (await base()).transaction(STORE, mode);
  return new Promise((done, failed) => {
    const asked = work(found.objectStore(STORE));
    found.oncomplete = () => done(asked.result);
    found.onerror = found.onabort = () => failed(found.error);
  });
}

/** Read all boards; a browser without storage has none. */
export async function readOwnBoards() {
  try {
    const found = /** @type {OwnBoard[]} */ (await stored('readonly', (store) => store.getAll()));
    ownBoards.value = found.sort((a, b) => b.changed - a.changed);
  } catch {
    ownBoards.value ??= [];
  }
  return ownBoards.value ?? [];
}

/** Keep a board, new or changed. @param {OwnBoard} board */
export async function keepBoard(board) {
  ownBoards.value = [board, ...(ownBoards.value ?? []).filter((one) => one.id !== board.id)];
  try {
    await stored('readwrite', (store) => store.put(board));
    return true;
  } catch {
    return false; // the page says that it cannot keep it
  }
}

/** Forget a board. @param {string} id */
export async function dropBoard(id) {
  ownBoards.value = (ownBoards.value ?? []).filter((one) => one.id !== id);
  await stored('readwrite', (store) => store.delete(id)).catch(() => {});
}

/**
 * A board of one's own, not kept yet.
 * @param {string} game @param {BoardData} data @param {string} text @param {Partial<OwnBoard>} [more]
 * @returns {OwnBoard}
 */
export const newBoard = (game, data, text, more = {}) => ({
  id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
  game,
  title: String(data.title ?? ''),
  data,
  text,
  ok: false,
  changed: Date.now(),
  undo: [],
  redo: [],
  ...more,
});
