// @ts-check
/** The way into the rulebook from anywhere: what makes links to its sections is fetched when the first one is shown. */
import { signal } from '../../lib/templates.js';

const links = signal(/** @type {typeof import('./section_links.js') | null} */ (null));
let asked = false;

/** What makes links by words, once it is here. */
export function bookLinks() {
  if (!asked) {
    asked = true;
    import('./section_links.js').then(
      (found) => {
        links.value = found;
      },
      () => {
        asked = false; // the next who asks tries again
      },
    );
  }
  return links.value;
}
