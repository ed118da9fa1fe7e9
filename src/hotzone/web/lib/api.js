// @ts-check
/** Asking the server's plain routes. */

/**
 * Ask a route.
 * @param {string} path
 * @param {object} [body] posted as JSON
 * @returns {Promise<any>} any: each route answers in its own way, and whoever asks says what it expects
 */
export async function ask(path, body) {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
  );
  const found = await answer.json().catch(() => ({ code: 'trouble', text: answer.statusText }));
  if (!answer.ok) throw Object.assign(new Error(found.text), found);
  return found;
}
