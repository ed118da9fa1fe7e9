// @ts-check
/**
 * Sentences in four languages: Fluent messages by id, the page's own and those that games bring. A test keeps the
 * languages complete, so only one is loaded.
 */
import { FluentBundle, FluentResource } from './fluent.js';
import { signal } from './templates.js';
import { language } from './preferences.js';

/** @import { Words } from './fluent.js' */
/** @import { Refusal } from './page.d.ts' */

export const LANGUAGES = { en: 'English', ru: 'Русский', cs: 'Čeština', it: 'Italiano' };
const FILES = ['page', 'play', 'errors', 'coach', 'table', 'story'];
const OWN = Object.fromEntries(
  Object.keys(LANGUAGES).map((tag) => [tag, `/static/locales/${tag}/${FILES.join('+')}.ftl`]),
);

/**
 * Where sentences come from, by language: the page's files, then those of each game that was looked at.
 * @type {Record<string, string>[]}
 */
const sources = [OWN];
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const reading = new Map();
/**
 * Sentences without anything to put in, by language and id: they are asked for with every redraw.
 * @type {Map<string, string>}
 */
const whole = new Map();
/** How many sources a language has read: sentences that were missing may be there now. */
const known = signal(0);
export const spoken = signal('');

/** The language to begin with: the chosen one, else the browser's first that we speak. */
export function firstLanguage() {
  if (language.value in LANGUAGES) return language.value;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? 'en';
}

/**
 * Read a source in a language, once; English where the source does not speak it.
 * @param {Record<string, string>} source
 * @param {string} tag
 */
function read(source, tag) {
  const path = source[tag] ?? source.en ?? Object.values(source)[0] ?? '',
    key = `${tag} ${path}`;
  if (!reading.has(key)) {
    reading.set(
      key,
      (path ? fetch(path).then((answer) => answer.text()) : Promise.resolve('')).then((text) => {
        const bundle = bundles.get(tag) ?? new FluentBundle(tag, { useIsolating: false });
        bundles.set(tag, bundle);
        bundle.addResource(new FluentResource(text));
        whole.clear();
        known.value += 1;
      }),
    );
  }
  return reading.get(key);
}

/**
 * Take in the sentences of a game; those of the page cannot be replaced.
 * @param {Record<string, string>} locales paths by language
 */
export async function readWords(locales) {
  if (!sources.includes(locales)) sources.push(locales);
  if (spoken.value) await read(locales, spoken.value);
}

/** The page's files of sentences that only some of its parts need, by language. @param {string} name */
export const laterWords = (name) =>
  Object.fromEntries(Object.keys(LANGUAGES).map((tag) => [tag, `/static/locales/${tag}/${name}.ftl`]));

/** Speak a language from now on. @param {string} tag */
export async function speak(tag) {
  // eslint-disable-line no-await-in-loop -- the page's own sentences come first
  for (const source of sources) await read(source, tag);
  document.documentElement.lang = tag;
  spoken.value = tag;
}

/** Is there such a sentence? @param {string} id */
export const has = (id) => known.value > 0 && (bundles.get(spoken.value)?.hasMessage(id) ?? false);

/** A sentence. @param {string} id @param {Words} [args] */
export function t(id, args) {
  void known.value;
  const key = `${spoken.value} ${id}`,
    made = args ? undefined : whole.get(key);
  if (made !== undefined) return made;
  const bundle = bundles.get(spoken.value),
    pattern = bundle?.getMessage(id)?.value,
    sentence = bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : id;
  if (!args) whole.set(key, sentence);
  return sentence;
}

/** A refusal in words: ours if we have them, else the server's own. @param {Refusal} error */
export function refusal(error) {
  const id = `error-${error.code}`;
  const [first = 0, second = 0] = error.numbers ?? [];
  return has(id) ? t(id, { first, second, known: error.numbers ? 'yes' : 'no' }) : (error.text ?? error.code);
}

/** Is this a name that the server gave to somebody who gave none? @param {string | null | undefined} name */
export const isUnnamed = (name) => /^(Guest \d+|Host)$/.test(name ?? '');

/** What somebody is called: who gave no name is a guest in every language. @param {string | null | undefined} name */
export function called(name) {
  const number = /^Guest (\d+)$/.exec(name ?? '')?.[1];
  return number ? t('guest-name', { number }) : name === 'Host' ? t('host') : (name ?? '');
}

/** A day and hour. @param {number} at milliseconds */
export const moment = (at) =>
  new Intl.DateTimeFormat(spoken.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
