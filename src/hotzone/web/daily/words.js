// @ts-check
/** The sentences and looks of shared matches: read with the first page that shows one. */
import { LANGUAGES, readWords } from '../lib/i18n.js';
import { wear } from '../lib/stylesheet.js';

const WORDS = Object.fromEntries(Object.keys(LANGUAGES).map((tag) => [tag, `/static/locales/${tag}/daily.ftl`]));

export const readDailyWords = () => Promise.all([readWords(WORDS), wear('/static/css/later/daily+daily_crews.css')]);
