// @ts-check
/** The sentences and looks of the companion: read with the first table. */
import { laterWords, readWords } from '../lib/i18n.js';
import { playable, gamesRead } from '../lib/games.js';
import { wear } from '../lib/stylesheet.js';

const WORDS = laterWords('companion');

export async function readTableWords() {
  await gamesRead;
  await Promise.all([
    readWords(WORDS),
    ...playable().map((one) => readWords(one.page?.tabletop ?? {})),
    wear('/static/css/later/companion+companion_table.css'),
  ]);
}
