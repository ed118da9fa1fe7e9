// @ts-check
/** A table that opens without the line: its page comes from the browser's store, the board as it was seen last. */
import { effect } from '../../lib/templates.js';

/** @import { BoardSent, RoomSent, StateSent, You } from '../../lib/protocol.d.ts' */
/** @import { CompanionModel } from '../companion_model.js' */

const KEPT = 'hotzone.table-seen';

/**
 * What was seen of the last table.
 * @typedef {{code: string, board: BoardSent, room: RoomSent, live: StateSent, you: You | null}} Seen
 */

/** Let the browser keep the page, where it can: over https, or on the machine itself. */
export async function keepPage() {
  const workers = navigator.serviceWorker,
    // any: not all browsers know trusted types, and the page's types know none
    types = /** @type {any} */ (window).trustedTypes;
  if (!workers) return false;
  const address = '/table-worker.js',
    policy = types?.createPolicy('table-worker', { createScriptURL: () => address });
  try {
    await workers.register(policy ? policy.createScriptURL(address) : address, { scope: '/table' });
    await workers.ready;
    if (!workers.controller)
      await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
    await Promise.all(loaded().map((one) => fetch(one).catch(() => null))); // what came before the worker did
    document.documentElement.dataset.kept = 'yes';
    return true;
  } catch {
    return false; // a browser that keeps nothing: the page needs the line to open
  }
}

/** All that this page is made of so far. */
const loaded = () => [
  '/table',
  ...performance
    .getEntriesByType('resource')
    .map((one) => one.name)
    .filter((one) => one.startsWith(location.origin) && !one.includes('/api/matches') && !one.includes('/api/tables')),
];

/** @returns {Seen | null} */
function seen() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Remember what is seen; and where the line is gone before anything was, show what was seen last.
 * @param {CompanionModel} desk
 */
export function rememberTable(desk) {
  const { table } = desk;
  let told = /** @type {BoardSent | null} */ (null);
  const hear = table.hear;
  table.hear = (message) => {
    if (message.type === 'board') told = message;
    return hear(message);
  };
  const stops = [
    effect(() => {
      const live = table.live.value,
        room = table.room.value;
      if (!live || !room || !told || table.link.value !== 'live') return;
      try {
        localStorage.setItem(KEPT, JSON.stringify({ code: table.code, board: told, room, live, you: table.you.value }));
      } catch {
        /* a full store: the next visit needs the line */
      }
    }),
    effect(() => {
      if (table.link.value !== 'lost' || table.live.peek()) return;
      const last = seen();
      if (last?.code !== table.code) return;
      for (const message of [last.you, last.board, last.live, last.room])
        if (message) table.hear(/** @type {import('../../lib/page.d.ts').ServerMessage} */ (message));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
