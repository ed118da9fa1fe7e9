// @ts-check
/** Choices that cannot be made now, with what else would have to change for them. */
import { ask } from '../lib/api.js';

/** @import { Settings } from '../lib/game.d.ts' */
/** @import { SetupModel } from './setup_model.js' */

/** @typedef {{text: string, settings: Settings}} WayOut */

const MANY = 100; // set-ups that the server looks at in one go

/**
 * For each choice that cannot be made now, the first of the game's ways that the server allows.
 * @param {SetupModel} wizard
 * @param {object} asked what the server was asked about the choices of now
 * @param {() => boolean} fresh are they still those of now?
 */
export function findWays(wizard, asked, fresh) {
  const book = wizard.catalogue(),
    setup = wizard.plugin()?.setup;
  wizard.ways.value = {};
  const tries = Object.keys(wizard.reasons.value).flatMap((name) => {
    const [key, word] = name.split('=');
    return ((book && setup?.waysOut?.(wizard.settings.value, key, word, book)) || []).map((way) => ({ name, way }));
  });
  if (!tries.length) return;
  const also = tries.slice(0, MANY).map(({ way }) => wizard.sent(way.settings));
  ask('/api/check-setup', { ...asked, also }).then(
    (found) => {
      if (!fresh()) return;
      const open = tries.filter((_, i) => found.also?.[i]?.ok).reverse(); // the first of a name stays
      wizard.ways.value = Object.fromEntries(open.map(({ name, way }) => [name, way]));
    },
    () => {}, // the reason stands without a way out
  );
}
