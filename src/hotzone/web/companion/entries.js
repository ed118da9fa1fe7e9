// @ts-check
/** What was entered, the newest first; any of it can be put right, and what that does is shown before it counts. */
import { html, nothing } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { closeButton } from '../lib/buttons.js';
import { refusal, t } from '../lib/i18n.js';
import { isSet } from './companion_model.js';
import { changeList } from './piece_changes.js';
import { keys } from './keys.js';
import { amend, openEntry, resume, tryInstead } from './corrections.js';

/** @import { Offer, View } from '../lib/game.d.ts' */
/** @import { LogEntrySent } from '../lib/protocol.d.ts' */
/** @import { CompanionModel, Fix } from './companion_model.js' */

const SHOWN = 40;

/**
 * An entry in words: who, and what.
 * @param {CompanionModel} desk @param {Pick<LogEntrySent, 'actor' | 'action'>} entry @param {View} [view]
 */
export function entryWords(desk, entry, view) {
  const { table } = desk;
  if (isSet(entry.action)) return t('companion-said-set', { many: entry.action.split(';').length });
  if (typeof entry.actor !== 'number') return desk.top.value?.answer(entry.action) ?? entry.action;
  const offer =
    view?.legal?.find((one) => one.text === entry.action) ?? table.game.value.read(table.map(), entry.action);
  return t('companion-who-what', { who: table.nameOf(entry.actor), what: table.called(offer) });
}

/** @param {CompanionModel} desk */
const head = (desk, /** @type {string} */ title) =>
  html`<header class="sheet-head">
    <h2>${title}</h2>
    ${closeButton(() => {
      desk.sheet.value = '';
      desk.fix.value = null;
      desk.first.value = '';
    })}
  </header>`;

/** @param {CompanionModel} desk */
export function entries(desk) {
  const line = desk.table.eventLog.line(null).slice(-SHOWN).reverse();
  return html`${head(desk, t('companion-entries'))}
    <p class="hint">${desk.hindered() || t('companion-entries-how')}</p>
    ${line.length ? nothing : html`<p>${t('companion-entries-none')}</p>`}
    <ol class="entry-list">
      ${line.map(
        (entry) =>
          html`<li>
            <button
              class="change"
              data-entry=${entry.seq}
              aria-disabled=${desk.hindered() !== ''}
              @click=${() => (desk.hindered() ? desk.ui.explain(desk.hindered()) : openEntry(desk, entry))}
            >
              ${icon(
                typeof entry.actor === 'number' ? 'walk' : 'dice',
              )}<span>${entryWords(desk, entry)}</span>${icon('right')}
            </button>
          </li>`,
      )}
    </ol>`;
}

/** What somebody may have done instead. @param {CompanionModel} desk @param {Fix} fix */
function choices(desk, fix) {
  if (isSet(fix.entry.action)) return nothing;
  if (typeof fix.entry.actor !== 'number') return keys(desk, fix.view, true);
  const { table } = desk,
    own = (/** @type {Offer} */ offer) => table.game.value.offer?.(offer) ?? offer;
  return html`<h3>${t('companion-instead')}</h3>
    <ol class="entry-list">
      ${fix.view.legal.map(
        (offer) =>
          html`<li>
            <button class="change" data-instead=${offer.text} @click=${() => tryInstead(desk, offer.text)}>
              <span
                ><b>${table.called(own(offer))}</b
                ><small>${table.game.value.short(own(offer).space ?? offer.edge ?? '')}</small></span
              >
            </button>
          </li>`,
      )}
    </ol>`;
}

/**
 * What a correction would do: how much stays, what does not fit and why, and which pieces change.
 * @param {CompanionModel} desk @param {Fix} fix
 */
function outcome(desk, fix) {
  const { tried } = fix;
  if (!tried) return html`<p role="status">${t('loading')}</p>`;
  const changes = desk.differences(desk.base(), /** @type {View} */ (tried.view)),
    { misfit, kept, left } = tried,
    without = left.slice(1);
  return html`<p role="status">
      ${
        kept.length + left.length === 0
          ? t('companion-nothing-after')
          : misfit
            ? t('companion-kept-some', { many: kept.length, all: kept.length + left.length })
            : t('companion-kept-all', { many: kept.length })
      }
    </p>
    ${
      misfit
        ? html`<p class="note is-refused">
            ${icon('warn')}<span
              ><b>${entryWords(desk, misfit)}</b><small>${t('companion-misfit', { why: refusal(misfit) })}</small></span
            >
          </p>`
        : nothing
    }
    <h3>${t('companion-changes', { many: changes.length })}</h3>
    ${
      desk.pending.value.length
        ? html`<p class="hint">${t(desk.ticked.value.length ? 'companion-base-told' : 'companion-base-before')}</p>`
        : nothing
    }${changeList(changes, [])}
    <div class="button-row">
      <button class="button is-primary" data-amend @click=${() => amend(desk)}>
        ${icon('check')}${misfit ? t('companion-amend-some', { many: kept.length }) : t('companion-amend')}</button
      >${
        misfit && without.length
          ? html`<button class="button" data-skip @click=${() => amend(desk, [...kept, ...without])}>
              ${t('companion-amend-skip', { many: without.length })}
            </button>`
          : nothing
      }
    </div>`;
}

/** One entry, put right. @param {CompanionModel} desk */
export function correction(desk) {
  const fix = desk.fix.value;
  if (!fix) return nothing;
  const asked = fix.text || fix.tried;
  return html`${head(desk, t('companion-fix'))}
    <p class="fix-line">
      <s>${entryWords(desk, fix.entry, fix.view)}</s>${
        asked
          ? html`${icon('right')}<b
                >${
                  fix.text
                    ? entryWords(desk, { actor: fix.entry.actor, action: fix.text }, fix.view)
                    : t('companion-not-happened')
                }</b
              ><button
                class="chip"
                data-other
                @click=${() => {
                  desk.fix.value = { ...fix, text: '', tried: null };
                }}
              >
                ${t('companion-other')}
              </button>`
          : nothing
      }
    </p>
    ${
      asked
        ? outcome(desk, fix)
        : html`${choices(desk, fix)}
            <div class="button-row">
              <button class="button" data-never @click=${() => tryInstead(desk, '')}>
                ${icon('x')}${t('companion-not-happened')}
              </button>
            </div>`
    }`;
}

/** Entries that a correction left over: they wait for what happened in between. @param {CompanionModel} desk */
export function leftOver(desk) {
  const left = desk.left.value;
  if (!left.length || !desk.enters()) return nothing;
  const first = desk.table.eventLog.entries.get(left[0]);
  return html`<section class="note left-over">
    ${icon('warn')}
    <div>
      <b>${t('companion-left', { many: left.length })}</b
      ><small>${first ? t('companion-left-first', { what: entryWords(desk, first) }) : nothing}</small>
      <div class="button-row">
        <button class="button" data-resume @click=${() => resume(desk, left)}>${t('companion-resume')}</button>${
          left.length > 1
            ? html`<button class="button" data-resume-next @click=${() => resume(desk, left.slice(1))}>
                ${t('companion-resume-next')}
              </button>`
            : nothing
        }<button class="button" data-drop @click=${() => desk.drop()}>${t('companion-drop')}</button>
      </div>
    </div>
  </section>`;
}
