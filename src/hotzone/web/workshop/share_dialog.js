// @ts-check
/** Sharing a board: who made it and under what licence, then a link and a QR code. */
import { html, nothing, signal } from '../lib/templates.js';
import { refusal, t } from '../lib/i18n.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { closeButton } from '../lib/buttons.js';
import { myName } from '../lib/preferences.js';
import { clip } from '../match/dialogs/invite.js';

/** @import { FieldEvent, FormEvent, Refusal } from '../lib/page.d.ts' */

/**
 * What was shared.
 * @typedef {object} Given
 * @property {string} code
 * @property {string} link
 * @property {boolean} local
 */

const LICENCES = ['CC BY 4.0', 'CC0 1.0'];

/**
 * A dialog that shares one board.
 * @param {() => {game: string, text: string, title: string}} board
 * @param {(code: string) => void} shared
 */
export function shareDialog(board, shared) {
  const open = signal(false),
    agreed = signal(false),
    copied = signal(false),
    licence = signal(LICENCES[0]),
    author = signal(myName.value),
    given = signal(/** @type {Given | null} */ (null)),
    trouble = signal(/** @type {Refusal | null} */ (null));

  async function share() {
    const { game, text, title } = board();
    try {
      given.value = await ask('/api/boards', {
        game,
        board: text,
        title,
        author: author.value,
        licence: licence.value,
      });
      trouble.value = null;
      shared(given.value?.code ?? '');
    } catch (error) {
      trouble.value = /** @type {Refusal} */ (error);
    }
  }

  const asked = () =>
    html`<form
      class="share-form"
      @submit=${(/** @type {FormEvent} */ event) => {
        event.preventDefault();
        share();
      }}
    >
      <p>${t('ws-share-how')}</p>
      <label class="setting"
        ><span>${t('ws-author')}</span
        ><input
          maxlength="40"
          .value=${author.value}
          @input=${(/** @type {FieldEvent} */ event) => {
            author.value = event.target.value;
          }}
      /></label>
      <label class="setting"
        ><span>${t('ws-licence')}</span
        ><select
          @change=${(/** @type {FieldEvent} */ event) => {
            licence.value = event.target.value;
          }}
        >
          ${LICENCES.map((one) => html`<option ?selected=${one === licence.value}>${one}</option>`)}
        </select></label
      >
      <label class="setting"
        ><span>${t('ws-agree', { licence: licence.value })}</span
        ><input
          type="checkbox"
          name="agree"
          .checked=${agreed.value}
          @change=${(/** @type {FieldEvent} */ event) => {
            agreed.value = event.target.checked;
          }}
      /></label>
      ${
        trouble.value
          ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble.value)}</p>`
          : nothing
      }
      <div class="button-row">
        <button class="button is-primary" data-share ?disabled=${!agreed.value} aria-describedby="agree-first">
          ${icon('link')}${t('ws-make-link')}
        </button>
      </div>
      ${agreed.value ? nothing : html`<p id="agree-first" class="hint">${t('ws-agree-first')}</p>`}
    </form>`;

  const done = (/** @type {Given} */ found) =>
    html`<p>${t('ws-shared')}</p>
      <p class="share-link"><a href=${`/b/${found.code}`}>${found.link}</a></p>
      ${found.local ? html`<p class="hint">${t('ws-local-link')}</p>` : nothing}
      <img class="share-qr" src=${`/api/boards/${found.code}/qr.svg`} alt=${t('ws-qr')} width="180" height="180" />
      <div class="button-row">
        <button
          class="button is-primary"
          @click=${async () => {
            await clip(found.link);
            copied.value = true;
          }}
        >
          ${icon('link')}${t(copied.value ? 'ws-copied' : 'ws-copy')}
        </button>
      </div>`;

  return {
    open: () => {
      given.value = null;
      trouble.value = null;
      copied.value = false;
      open.value = true; // drawn at once
      /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.share-board'))?.showModal();
    },
    view: () =>
      open.value
        ? html`<dialog
            class="card dialog share-board"
            aria-labelledby="share-title"
            @close=${() => {
              open.value = false;
            }}
          >
            <header>
              <h2 id="share-title">${t('ws-share-title', { title: board().title })}</h2>
              ${closeButton(() => {
                open.value = false;
              })}
            </header>
            <div class="dialog-body">${given.value ? done(given.value) : asked()}</div>
          </dialog>`
        : nothing,
  };
}
