// @ts-check
/** The gallery: boards that everybody has, one's own and those one was given; each says where its facts come from. */
import { html, nothing } from '../lib/templates.js';
import { has, t } from '../lib/i18n.js';
import { icon } from '../lib/icons.js';
import { gameTitle, playable } from '../lib/games.js';
import { boardPicture, draftPicture, pictureSymbols } from './board_picture.js';
import { dropBoard, ownBoards } from './own_boards.js';

/** @import { Catalogue } from '../lib/game.d.ts' */
/** @import { FieldEvent } from '../lib/page.d.ts' */
/** @import { Gallery } from './gallery_model.js' */
/** @import { Finding, OwnBoard, ShelfBoard } from './workshop.d.ts' */

const KINDS = ['all', 'printed', 'ours', 'mine', 'shared'];
/** The sign of each kind. @type {Record<string, string>} */
const SIGNS = { printed: 'check', ours: 'pencil', mine: 'pencil', shared: 'share' };

/** @param {string} kind */
const kindBadge = (kind) => html`<span class="badge is-${kind}">${icon(SIGNS[kind])}${t(`ws-kind-${kind}`)}</span>`;

/** @param {Gallery} model @param {ShelfBoard} one */
function shelfCard(model, one) {
  const game = model.game.value,
    board = model.boards.value[`${game}/${one.name}`] ?? null,
    shown = /** @type {Catalogue | undefined} */ (playable().find((found) => found.game === game))?.boards.find(
      (found) => found.name === one.name,
    );
  return html`<li class="card board-card" data-board=${one.name}>
    ${boardPicture(model.pages.value[game], board, shown)}
    <h2>${model.title(one)}</h2>
    ${kindBadge(one.kind)}
    <p class="hint">${t(`ws-facts-${one.kind}`, one.facts)}</p>
    <div class="button-row">
      <a class="button is-small" href=${`/new/${game}?board=${one.name}`}>${icon('play')}${t('ws-play')}</a>${
        model.kits.value[game]
          ? html`<button class="button is-small" data-copy @click=${() => model.copy(one)}>
              ${icon('pencil')}${t('ws-copy-board')}
            </button>`
          : html`<button class="button is-small" data-save @click=${() => model.save(one)}>
              ${icon('download')}${t('ws-save')}
            </button>`
      }
    </div>
  </li>`;
}

/** @param {Gallery} model @param {OwnBoard} one */
function ownCard(model, one) {
  const kind = one.from ? 'shared' : 'mine';
  return html`<li class="card board-card" data-own=${one.id}>
    ${draftPicture(model.pages.value[one.game], model.kits.value[one.game], one.data)}
    <h2>${one.title || t('ws-new-title')}</h2>
    ${kindBadge(kind)}
    <p class="hint">
      ${
        one.from
          ? t('ws-from', { author: one.from, licence: one.licence ?? '' })
          : t(one.ok ? 'ws-ready' : 'ws-unfinished')
      }
    </p>
    <div class="button-row">
      <a class="button is-small is-primary" href=${`/workshop/${one.id}`}>${icon('pencil')}${t('ws-edit')}</a>${
        one.ok
          ? html`<a class="button is-small" href=${`/new/${one.game}?own=${one.id}`}>${icon('play')}${t('ws-play')}</a>`
          : nothing
      }<button class="button is-small" @click=${() => dropBoard(one.id)}>${icon('x')}${t('ws-forget')}</button>
    </div>
  </li>`;
}

/** @param {Gallery} model */
function bar(model) {
  const game = model.game.value,
    shelf = model.shelves.value[game] ?? [],
    own = (ownBoards.value ?? []).filter((one) => one.game === game),
    many = /** @type {Record<string, number>} */ ({
      all: shelf.length + own.length,
      printed: shelf.filter((one) => one.kind === 'printed').length,
      ours: shelf.filter((one) => one.kind === 'ours').length,
      mine: own.filter((one) => !one.from).length,
      shared: own.filter((one) => one.from).length,
    });
  return html`<div class="gallery-bar">
    <div class="segments" role="group" aria-label=${t('ws-which')}>
      ${KINDS.map(
        (kind) =>
          html`<button
            class=${kind === model.kind.value ? 'is-on' : ''}
            aria-pressed=${kind === model.kind.value}
            data-kind=${kind}
            @click=${() => {
              model.kind.value = kind;
            }}
          >
            ${t(`ws-shelf-${kind}`, { many: many[kind] })}
          </button>`,
      )}
    </div>
    <div class="segments" role="group" aria-label=${t('which-game')}>
      ${playable()
        .filter((one) => model.shelves.value[one.game]?.length)
        .map(
          (one) =>
            html`<button
              class=${one.game === game ? 'is-on' : ''}
              aria-pressed=${one.game === game}
              data-game=${one.game}
              @click=${() => model.turnTo(one.game)}
            >
              ${gameTitle(one.game)}
            </button>`,
        )}
    </div>
  </div>`;
}

/** What is wrong in a file, in words. @param {Finding} one */
const fileFinding = (one) => {
  const id = `finding-${one.code}`;
  return has(id) ? t(id, { ...one.args, place: one.place, other: '', line: one.line, column: one.column }) : one.text;
};

/** A file that cannot be opened: where and why. @param {Gallery} model */
function brokenFile(model) {
  const found = model.broken.value;
  return found
    ? html`<div class="note is-refused" role="alert">
        <p>${t('ws-broken-file', { file: found.file })}</p>
        <ul>
          ${found.findings.map(
            (one) =>
              html`<li>
                ${t('ws-at-line', { line: one.line || 1, column: one.column || 1, text: fileFinding(one) })}
              </li>`,
          )}
        </ul>
      </div>`
    : nothing;
}

/** @param {Gallery} model @param {unknown} trouble */
export function galleryView(model, trouble) {
  const kind = model.kind.value,
    game = model.game.value,
    kit = model.kits.value[game],
    shelf = (model.shelves.value[game] ?? []).filter((one) => kind === 'all' || one.kind === kind),
    own = (ownBoards.value ?? []).filter(
      (one) => one.game === game && (kind === 'all' || kind === (one.from ? 'shared' : 'mine')),
    );
  return html`${pictureSymbols(model.pages.value[game])}
    <div
      class="gallery"
      @dragover=${(/** @type {DragEvent} */ event) => event.preventDefault()}
      @drop=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        model.open(event.dataTransfer?.files[0]);
      }}
    >
      <header class="gallery-head">
        <div>
          <h1>${t('ws-title')}</h1>
          <p>${t('ws-about')}</p>
        </div>
        <div class="button-row">
          <label class="button file-button"
            >${icon('upload')}${t('ws-open-file')}<input
              type="file"
              class="only-heard"
              accept=".toml,text/plain"
              @change=${(/** @type {FieldEvent} */ event) => model.open(event.target.files?.[0])}
          /></label>
          ${(kit?.sizes ?? []).map(
            (size, i) =>
              html`<button
                class="button ${i ? '' : 'is-primary'}"
                data-size=${size.id}
                @click=${() => model.blank(size)}
              >
                ${icon('pencil')}${t(`ws-draw-${size.id}`)}
              </button>`,
          )}
        </div>
      </header>
      ${trouble}${brokenFile(model)}${bar(model)} ${kit ? nothing : html`<p class="hint">${t('ws-no-tools')}</p>`}
      <ul class="board-cards">
        ${own.map((one) => ownCard(model, one))}${shelf.map((one) => shelfCard(model, one))}
      </ul>
      ${kind === 'mine' && !own.length ? html`<p class="hint">${t('ws-none-mine')}</p>` : nothing}
      ${kind === 'shared' && !own.length ? html`<p class="hint">${t('ws-none-shared')}</p>` : nothing}
    </div>`;
}
