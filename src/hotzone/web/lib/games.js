// @ts-check
/**
 * The games of this server and their page parts: each brings its drawing, looks and words in a folder of its own,
 * loaded when it is needed.
 */
import { signal } from './templates.js';
import { ask } from './api.js';
import { has, readWords, t } from './i18n.js';

/** @import { Catalogue, GamePage } from './game.d.ts' */

/** What the server offers: games with all that can be chosen, and AIs. */
export const games = signal(/** @type {Catalogue[]} */ ([]));
export const bots = signal(/** @type {string[]} */ ([]));
/** Who plays when a seat is just given to AI; empty while the server has not said. */
export const usualBot = signal('');

/** Asked for once; a page that cannot reach its server has nothing to offer. */
export const gamesRead = ask('/api/games').then(
  (found) => {
    games.value = found.games;
    bots.value = found.bots;
    usualBot.value = found.usual_bot;
  },
  () => {},
);

/** A game by its name, or null. @param {string} name */
export const gameNamed = (name) => games.value.find((one) => one.game === name) ?? null;

/** What people call a game: its words if they are here, else its title. @param {string} name */
export const gameTitle = (name) => (has(`game-${name}`) ? t(`game-${name}`) : (gameNamed(name)?.title ?? name));

/** Games that can be played on a page. */
export const playable = () => games.value.filter((one) => one.page);

/** @type {Map<string, Promise<GamePage>>} */
const loaded = new Map();

/**
 * The page part of a game, with its words; rejects with a refusal where there is none.
 * @param {string} name
 * @returns {Promise<GamePage>}
 */
export function loadGame(name) {
  if (!loaded.has(name)) loaded.set(name, load(name));
  return /** @type {Promise<GamePage>} */ (loaded.get(name));
}

/** @param {string} name */
async function load(name) {
  await gamesRead;
  const page = gameNamed(name)?.page;
  if (!page) throw { code: 'game-without-page', text: t('game-without-page', { game: gameTitle(name), name }) };
  const words = readWords(page.locales);
  try {
    const [module] = await Promise.all([import(page.plugin), words]);
    return module.game;
  } catch (error) {
    await words.catch(() => {}); // the game's own name, if it can be had
    throw { code: 'game-broken', text: t('game-broken', { game: gameTitle(name), text: String(error) }) };
  }
}

/**
 * The same with what only set-up pages ask a game.
 * @param {string} name
 * @returns {Promise<GamePage>}
 */
export async function loadGameWithSetup(name) {
  const game = await loadGame(name);
  return { ...game, setup: game.setup ?? (await game.loadSetup?.()) };
}

/** The words alone of all games, for pages that name them. */
export async function readAllWords() {
  await gamesRead;
  await Promise.all(playable().map((one) => readWords(one.page?.locales ?? {})));
}
