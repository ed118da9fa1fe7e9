// @ts-check
/**
 * Keeps what a table's page was made of, so that it opens again without the line. Everything is asked for first and
 * taken from here only where nobody answers; what is entered never comes through here.
 */

const KEPT = 'hotzone-table-1';
const NEVER = ['/api/matches', '/api/tables', '/ws/']; // of one moment only

// any: the types of the page know no workers
const worker = /** @type {any} */ (self);

/** Ask, and keep the answer. @param {Request} request */
async function fresh(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const store = await caches.open(KEPT);
    await store.put(request.mode === 'navigate' ? '/table' : request, answer.clone());
  }
  return answer;
}

/** What was kept of an address; every page of ours is the same file. @param {Request} request */
async function kept(request) {
  const store = await caches.open(KEPT),
    found = await store.match(request.mode === 'navigate' ? '/table' : request, { ignoreVary: true });
  return found ?? Response.error();
}

worker.addEventListener('install', () => worker.skipWaiting());
// any: as above
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
// any: as above
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const request = /** @type {Request} */ (event.request),
    { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (NEVER.some((begin) => pathname.startsWith(begin))) return;
  event.respondWith(fresh(request).catch(() => kept(request)));
});
