// @ts-check
/** The sentences and looks of shared matches: read with the first page that shows one. */
import { laterWords, readWords } from '../lib/i18n.js';
import { wear } from '../lib/stylesheet.js';

const WORDS = [laterWords('daily'), laterWords('ending')]; // a result is told as at the end of a match

export const readDailyWords = () =>
  Promise.all([...WORDS.map(readWords), wear('/static/css/later/daily+daily_crews.css')]);
