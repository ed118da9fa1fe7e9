// @ts-check
/** Sentences in four languages: Fluent messages by id. A test keeps the languages complete, so only one is loaded. */
import { FluentBundle, FluentResource } from './vendor/fluent-bundle-0.19.1/index.js';
import { signal } from './kit.js';
import { language } from './settings.js';

export const LANGUAGES = { en: 'English', ru: 'Русский', cs: 'Čeština', it: 'Italiano' };
const FILES = ['page', 'play', 'fire', 'reactor', 'errors', 'rooms', 'odds', 'coach'];
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
export const spoken = signal('');

/** The language to begin with: the chosen one, else the browser's first that we speak. */
export function firstLanguage() {
  if (language.value in LANGUAGES) return language.value;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? 'en';
}

/** Read a language's files once. @param {string} tag */
async function read(tag) {
  if (bundles.has(tag)) return;
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const texts = await Promise.all(FILES.map((name) => fetch(`/static/locales/${tag}/${name}.ftl`).then((answer) => answer.text())));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(tag, bundle);
}

/** Speak a language from now on. @param {string} tag */
export async function speak(tag) {
  await read(tag);
  document.documentElement.lang = tag;
  spoken.value = tag;
}

/** Is there such a sentence? @param {string} id */
export const has = (id) => bundles.get(spoken.value)?.hasMessage(id) ?? false;

/** A sentence. @param {string} id @param {Record<string, any>} [args] */
export function t(id, args) {
  const bundle = bundles.get(spoken.value), pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, /** @type {any} */ (args ?? null), []) : id;
}

/** A refusal in words: ours if we have them, else the server's own. @param {any} error */
export function refusal(error) {
  const id = `error-${error.code}`;
  const [first = 0, second = 0] = error.numbers ?? [];
  return has(id) ? t(id, { first, second, known: error.numbers ? 'yes' : 'no' }) : error.text ?? error.code;
}

/** A day and hour. @param {number} at milliseconds */
export const moment = (at) => new Intl.DateTimeFormat(spoken.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
