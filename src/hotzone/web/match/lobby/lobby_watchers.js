// @ts-check
/** Who came to a lobby and wants no helmet. */
import { signal } from '../../lib/templates.js';

/** The code of the match that somebody only wants to watch. */
export const onlyWatches = signal('');
