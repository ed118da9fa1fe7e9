// @ts-check
/** The sentences and looks of the workshop: read with the first page that needs them. */
import { gamesRead, playable } from '../lib/games.js';
import { laterWords, readWords } from '../lib/i18n.js';
import { wear } from '../lib/stylesheet.js';

const WORDS = laterWords('workshop');

export const readWorkshopWords = () =>
  Promise.all([
    readWords(WORDS),
    gamesRead.then(() => Promise.all(playable().map((one) => readWords(one.page?.workshop ?? {})))),
    wear('/static/css/workshop/page+boards+entry.css'),
  ]);
