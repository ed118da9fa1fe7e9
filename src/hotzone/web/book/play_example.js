// @ts-check
/** An example becomes a match of one's own: the server lays its table, the page goes there. */
import { ask } from '../lib/api.js';
import { myName, rememberMatch } from '../lib/preferences.js';

/** @import { Example } from './example.js' */
/** @import { Travel } from '../lib/page.d.ts' */

/** @param {Example} example @param {string} title @param {Travel} travel */
export async function playExample(example, title, travel) {
  const { game } = example.reader,
    made = await ask(`/api/games/${game}/examples/${example.name}${example.query()}`, { name: myName.value, title });
  rememberMatch({ code: made.code, token: made.token, title, game });
  travel(`/m/${made.code}`);
}
