// @ts-check
/** A table in a cellar: the screen stays on while people play. */

/** Keep the screen on while a table is open; returns how to let it go dark. */
export function keepScreenOn() {
  /** @type {{release: () => Promise<void>} | null} */
  let lock = null;
  let open = true;
  const hold = () => {
    if (open && !document.hidden && 'wakeLock' in navigator)
      navigator.wakeLock.request('screen').then(
        (found) => {
          lock = found;
        },
        () => {},
      );
  };
  hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    open = false;
    document.removeEventListener('visibilitychange', hold);
    lock?.release().catch(() => {});
  };
}
