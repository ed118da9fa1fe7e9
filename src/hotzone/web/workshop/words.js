// @ts-check
/** The sentences and looks of the workshop: read with the first page that needs them. */
import { LANGUAGES, readWords } from '../lib/i18n.js';
import { wear } from '../lib/stylesheet.js';

const WORDS = Object.fromEntries(Object.keys(LANGUAGES).map((tag) => [tag, `/static/locales/${tag}/workshop.ftl`]));

export const readWorkshopWords = () =>
  Promise.all([readWords(WORDS), wear('/static/css/later/workshop+workshop_boards.css')]);
