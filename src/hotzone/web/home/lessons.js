// @ts-check
/** The older lessons: one a game, with known dice and a pointer from step to step. */
import { ask } from '../lib/api.js';
import { myName, rememberMatch } from '../lib/preferences.js';
import { t } from '../lib/i18n.js';

/** @import { Travel } from '../lib/page.d.ts' */

/** Begin a lesson and go there. @param {string} name @param {Travel} travel */
export async function learn(name, travel) {
  const made = await ask(`/api/lessons/${name}`, { name: myName.value, title: t(`lesson-${name}`) });
  rememberMatch({ code: made.code, token: made.token, title: t(`lesson-${name}`), game: name });
  travel(`/m/${made.code}`);
}
