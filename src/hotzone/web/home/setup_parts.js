// @ts-check
/** Choices as they are drawn: one of several, some of several, with the reason where one cannot be made. */
import { html, nothing, repeat } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { bookLinks } from '../book/section/book_links.js';
import { has, refusal, t } from '../lib/i18n.js';
import { gameNamed, gameTitle } from '../lib/games.js';

/** @import { SetupParts } from '../lib/game.d.ts' */
/** @import { FieldEvent, Refusal } from '../lib/page.d.ts' */
/** @import { SetupModel } from './setup_model.js' */

/** A name from our words, or the word itself. @param {string} id @param {string} word */
export const called = (id, word) =>
  has(`${id}-${word}`) ? t(`${id}-${word}`) : id === 'game' ? gameTitle(word) : word;

/**
 * Why something cannot be chosen, in words; its rule for those who ask.
 * @param {SetupModel} wizard
 * @param {Refusal} reason
 */
export const whyNot = (wizard, reason) =>
  html`${refusal(reason)}${
    reason.rule ? html` ${bookLinks()?.ruleLink(wizard.game.value, reason.rule, t('why')) ?? nothing}` : nothing
  }`;

/**
 * What stands below a set-up: whether it can begin, or why it cannot, and the button that begins.
 * @param {SetupModel} wizard
 * @param {Refusal | null} bad
 * @param {{ ready: string, label: string, begin: () => void }} words
 */
export const beginBar = (wizard, bad, { ready, label, begin }) =>
  html`<div class="begin-bar">
    <p role="status">
      ${
        bad
          ? html`<span class="note is-refused">${icon('x')}<span>${whyNot(wizard, bad)}</span></span>`
          : wizard.verdict.value
            ? ready
            : t('loading')
      }
    </p>
    <button
      class="button is-primary is-big"
      data-begin
      ?disabled=${!wizard.verdict.value?.ok || wizard.asking.value || wizard.lacking() !== ''}
      @click=${begin}
    >
      ${icon('play')}${label}
    </button>
  </div>`;

/**
 * What a choice is, and why it cannot be made now.
 * @param {SetupModel} wizard
 * @param {string} id
 * @param {string} word
 * @param {Refusal | null} reason
 * @param {import('./ways_out.js').WayOut} [way] what makes it possible
 */
const about = (wizard, id, word, reason, way) => {
  const rules = wizard.settings.value.rules ?? gameNamed(wizard.game.value)?.defaults?.rules,
    own = `${id}-${word}-${rules}-how`, // a choice may mean less by other rules
    how = has(own) ? own : `${id}-${word}-how`;
  return html`<span
    ><b>${called(id, word)}</b>${has(how) ? html`<small>${t(how)}</small>` : nothing}${
      reason ? html`<small class="why-not">${icon('x')}<span>${whyNot(wizard, reason)}</span></small>` : nothing
    }${
      way
        ? html`<button type="button" class="chip way-out" data-way-out=${word} @click=${() => wizard.take(way)}>
            ${way.text}
          </button>`
        : nothing
    }</span
  >`;
};

/**
 * Reasons of several choices: each sentence stands once, below the list where more than one choice has it.
 * @param {SetupModel} wizard
 * @param {string[]} list
 * @param {(word: string) => Refusal | null} reasonOf
 */
function sharedReasons(wizard, list, reasonOf) {
  const many = /** @type {Map<string, Refusal[]>} */ (new Map());
  for (const word of list) {
    const reason = reasonOf(word);
    if (reason) many.set(refusal(reason), [...(many.get(refusal(reason)) ?? []), reason]);
  }
  const shared = [...many.values()].filter((same) => same.length > 1).map((same) => same[0]);
  return {
    own: (/** @type {string} */ word) => {
      const reason = reasonOf(word);
      return reason && shared.some((one) => refusal(one) === refusal(reason)) ? null : reason;
    },
    below: shared.map((reason) => html`<p class="why-not">${icon('x')}<span>${whyNot(wizard, reason)}</span></p>`),
  };
}

/** Why a game cannot be played here: it brings no page. @param {SetupModel} wizard @param {string} name */
const pageless = (wizard, name) =>
  wizard.games.value.find((one) => one.game === name)?.page
    ? null
    : { code: 'game-without-page', text: t('game-without-page', { game: gameTitle(name), name }) };

/**
 * One choice of a list: a box to tick, and what it is.
 * @param {'radio' | 'checkbox'} type
 * @param {string} name of all the boxes of which only one can be on
 * @param {string} word
 * @param {boolean} on
 * @param {boolean} off it cannot be chosen
 * @param {(event: FieldEvent) => void} change
 * @param {unknown} inside
 */
const choice = (type, name, word, on, off, change, inside) =>
  html`<label class="choice ${on ? 'is-on' : ''} ${off ? 'is-off' : ''}"
    ><input
      type=${type}
      name=${name || nothing}
      value=${word}
      .checked=${on}
      ?disabled=${off}
      @change=${change}
    />${inside}</label
  >`;

/**
 * One of several.
 * @param {SetupModel} wizard
 * @param {string} head
 * @param {string} id of the words
 * @param {string} key of the setting
 * @param {string[]} list
 * @param {string} now
 * @param {(word: string) => unknown} [drawn]
 */
export const pickOne = (wizard, head, id, key, list, now, drawn) => {
  const reasonOf = (/** @type {string} */ word) =>
    word === now ? null : key === 'game' ? pageless(wizard, word) : wizard.reason(key, word);
  const { own, below } = sharedReasons(wizard, list, reasonOf);
  const one = (/** @type {string} */ word) => {
    const pick = () => (key === 'game' ? wizard.choose(word) : wizard.set(key, word)),
      inside = html`${drawn?.(word) ?? nothing}${about(wizard, id, word, own(word), wizard.wayOut(key, word))}`;
    return choice('radio', `${id}-${key}`, word, word === now, !!reasonOf(word), pick, inside);
  };
  return html`<fieldset class="pick ${drawn ? 'is-drawn' : ''}">
    <legend>${head}</legend>
    ${repeat(list, (word) => `${id}-${word}`, one)}${below}
  </fieldset>`;
};

/**
 * Some of several.
 * @param {SetupModel} wizard
 * @param {string} head
 * @param {string} id
 * @param {string} key
 * @param {string[]} list
 * @param {string[]} now
 * @param {(list: string[]) => void} pick
 * @param {(word: string) => string} [why] what the page itself has against a choice
 */
const pickSome = (wizard, head, id, key, list, now, pick, why) => {
  const reasonOf = (/** @type {string} */ word) => {
    const text = why?.(word);
    return now.includes(word) ? null : text ? { code: '', text } : wizard.reason(key, word);
  };
  const { own, below } = sharedReasons(wizard, list, reasonOf);
  const one = (/** @type {string} */ word) => {
    const on = now.includes(word),
      change = (/** @type {FieldEvent} */ event) =>
        pick(event.target.checked ? [...now, word] : now.filter((one) => one !== word));
    return choice(
      'checkbox',
      '',
      word,
      on,
      !!reasonOf(word),
      change,
      about(wizard, id, word, own(word), wizard.wayOut(key, word)),
    );
  };
  return html`<fieldset class="pick">
    <legend>${head}</legend>
    ${repeat(list, (word) => `${id}-${word}`, one)}${below}
  </fieldset>`;
};

/** What a game needs to draw steps of its own. @param {SetupModel} wizard @returns {SetupParts} */
export const partsFor = (wizard) => ({
  called,
  pickOne: (head, id, key, list, now) => pickOne(wizard, head, id, key, list, now),
  pickSome: (head, id, key, list, now, pick, why) => pickSome(wizard, head, id, key, list, now, pick, why),
  step: (number, head, body) =>
    html`<section class="card is-padded step">
      <h2><b>${number}</b>${head}</h2>
      ${body}
    </section>`,
});
