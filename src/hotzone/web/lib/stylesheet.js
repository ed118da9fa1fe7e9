// @ts-check
/** Looks that only some pages need: loaded with the first of them. */

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** Load a stylesheet once; resolves when it is there, or cannot be had. @param {string} path */
export function wear(path) {
  if (!worn.has(path))
    worn.set(
      path,
      new Promise((done) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = path;
        link.onload = link.onerror = () => done();
        document.head.append(link);
      }),
    );
  return /** @type {Promise<void>} */ (worn.get(path));
}
