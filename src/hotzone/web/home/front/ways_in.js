// @ts-check
/**
 * Ways into a match: buttons with a sentence, the field for a code, the foot of the page; errors stand beside what
 * failed.
 */
import { html, nothing, signal } from '../../lib/templates.js';
import { nameField } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { ask } from '../../lib/api.js';
import { myName, rememberMatch } from '../../lib/preferences.js';
import { refusal, t } from '../../lib/i18n.js';

/** @import { FieldEvent, FormEvent, Refusal, Travel } from '../../lib/page.d.ts' */

const wrongCode = signal(/** @type {Refusal | null} */ (null));
const badRecord = signal(/** @type {(Refusal & {line?: number}) | null} */ (null));

/** No error of an earlier visit is shown again. */
export function forgetErrors() {
  wrongCode.value = null;
  badRecord.value = null;
}

/**
 * A button with an icon, a name and a sentence.
 * @param {string} id
 * @param {string} sign
 * @param {string} name
 * @param {string} how
 * @param {() => void} go
 */
export const way = (id, sign, name, how, go) =>
  html`<button class="way-in" data-way=${id} data-quick=${id === 'quick' ? '' : nothing} @click=${go}>
    <span class="way-icon">${icon(sign)}</span><span><b>${name}</b><small>${how}</small></span>
  </button>`;

/** Go to a match by its code, if there is one. @param {FormEvent} event @param {Travel} travel */
async function join(event, travel) {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (event.target.elements.namedItem('code'));
  const code = field.value
    .trim()
    .toLowerCase()
    .replace(/^.*\/m\//, '') // a whole link is as good
    .replace(/#.*$/, '')
    .replace(/[\s_]+/g, '-');
  wrongCode.value = null;
  if (!code) return field.focus();
  try {
    await ask(`/api/matches/${encodeURIComponent(code)}`);
    travel(`/m/${encodeURIComponent(code)}`);
  } catch (error) {
    const no = /** @type {Refusal} */ (error);
    if (no.code === 'no-watchers') travel(`/m/${encodeURIComponent(code)}`);
    else wrongCode.value = no.code === 'not-found' ? { code: 'unknown-room' } : no;
    requestAnimationFrame(() =>
      document.getElementById('code-error')?.parentElement?.scrollIntoView({ block: 'nearest' }),
    );
  }
}

/**
 * The field for a code, under what was wrong with the last one: there a phone's edge or keyboard hides nothing.
 * @param {Travel} travel
 */
export const codeLine = (travel) =>
  html`<div>
    <p id="code-error" class="inline-error" role="alert">
      ${wrongCode.value ? html`${icon('x')}${refusal(wrongCode.value)} ${t('home-code-check')}` : nothing}
    </p>
    <form class="code-line" @submit=${(/** @type {FormEvent} */ event) => join(event, travel)}>
      <label for="code">${t('home-code')}</label
      ><input
        id="code"
        name="code"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="kite-stone-1234"
        aria-describedby="code-error"
        aria-invalid=${wrongCode.value ? 'true' : 'false'}
      /><button class="button">${t('join-go')}</button>
    </form>
  </div>`;

/** Open a record as a match. @param {FieldEvent} event @param {Travel} travel */
async function bring(event, travel) {
  const file = event.target.files?.[0];
  if (!file) return;
  event.target.value = ''; // the same file can be tried again
  badRecord.value = null;
  try {
    const text = await file.text(),
      title = file.name.replace(/\.[^.]*$/, '');
    const made = /^hotzone position/.test(text)
      ? await ask('/api/positions', { position: text, seats: ['me'], name: myName.value, title })
      : await ask('/api/records', { record: text, seats: [], name: myName.value, title });
    rememberMatch({ code: made.code, token: made.token, title: file.name });
    travel(`/m/${made.code}`);
  } catch (error) {
    badRecord.value = /** @type {Refusal} */ (error);
  }
}

/** Set up by hand, open a file, read on; and what the others call me. @param {Travel} travel */
export function homeFoot(travel) {
  const bad = badRecord.value;
  return html`<footer class="home-foot">
      <a href="/new" data-new>${t('home-by-hand')}</a><a href="/table" data-table>${t('home-table')}</a>
      <label class="file-link"
        ><input
          type="file"
          class="only-heard"
          accept=".hotzone,.record,.txt,text/plain"
          aria-describedby="record-error"
          @change=${(/** @type {FieldEvent} */ event) => bring(event, travel)}
        /><span>${t('home-open')}</span></label
      >
      <a href="/academy" data-learn>${t('nav-academy')}</a><a href="/rules">${t('home-rules')}</a>
      <span class="spacer"></span>
      ${nameField('my-name')}
      <p>${t('home-free')}</p>
    </footer>
    <p id="record-error" class="inline-error" role="alert">
      ${
        bad
          ? html`${icon('x')}${
              bad.line
                ? t('home-bad-line', { line: bad.line, why: refusal(bad) })
                : t('home-bad-file', { why: refusal(bad) })
            }`
          : nothing
      }
    </p>`;
}
