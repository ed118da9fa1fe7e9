// @ts-check
/** From a board to a match on it, to a file, and back from a file. */
import { ask } from '../lib/api.js';
import { loadGameWithSetup, usualBot } from '../lib/games.js';
import { myName, rememberMatch } from '../lib/preferences.js';

/** @import { Travel } from '../lib/page.d.ts' */
/** @import { BoardData, Checked } from './workshop.d.ts' */

const LARGEST = 100_000; // bytes of a file that is worth sending

/**
 * A match on a board at once, with AI crewmates.
 * @param {string} game
 * @param {string} text the board's file
 * @param {string} title
 * @param {BoardData} data
 * @param {Travel} travel
 * @param {boolean} [draft] only to try it
 */
export async function playOn(game, text, title, data, travel, draft = false) {
  const page = await loadGameWithSetup(game),
    kit = await page.workshop?.(),
    { settings, seats } = kit?.trial(data) ?? { settings: {}, seats: page.setup?.quick.seats ?? 1 };
  const made = await ask('/api/matches', {
    game,
    settings,
    board: text,
    draft,
    seats: Array.from({ length: seats }, (_, i) => (i ? usualBot.value : 'me')),
    title,
    name: myName.value,
  });
  rememberMatch({ code: made.code, token: made.token, title, game });
  travel(`/m/${made.code}`);
}

/** Give a board to the person as a file. @param {string} text @param {string} title */
export function saveFile(text, title) {
  const link = document.createElement('a'),
    address = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  link.href = address;
  link.download = `${
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'board'
  }.toml`;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Read a file of a board; the game is the one whose check it passes best.
 * @param {File} file
 * @param {string[]} games
 * @returns {Promise<{game: string, checked: Checked}>}
 */
export async function openFile(file, games) {
  if (file.size > LARGEST) throw { code: 'board-too-long', text: `${file.name}: ${file.size}` };
  const text = await file.text();
  let best = null;
  for (const game of games) {
    const checked = /** @type {Checked} */ (await ask('/api/check-board', { game, board: text }));
    if (checked.ok) return { game, checked };
    if (!best || (checked.data && checked.findings.length < best.checked.findings.length)) best = { game, checked };
  }
  return /** @type {{game: string, checked: Checked}} */ (best);
}
