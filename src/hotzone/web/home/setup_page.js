// @ts-check
/** The set-up on one page in four short steps: game and building, who plays, level and rules, crew. */
import { html, nothing } from '../lib/templates.js';
import { nameField } from '../lib/buttons.js';
import { has, t } from '../lib/i18n.js';
import { byStrength } from './bot_choice.js';
import { usualBot } from '../lib/games.js';
import { beginBar, called, partsFor, pickOne } from './setup_parts.js';
import { ownChoice, ownPicture, planPicture } from './own_board_choice.js';

/** @import { FieldEvent, Order, Refusal, Verdict } from '../lib/page.d.ts' */
/** @import { Signal } from '../lib/templates.js' */
/** @import { SetupModel } from './setup_model.js' */

/** @param {SetupModel} wizard */
export function building(wizard) {
  const book = wizard.catalogue(),
    boards = (book?.boards ?? []).map((one) => one.name);
  return html`<section class="card is-padded step">
    <h2><b>1</b>${t(boards.length > 1 ? 'step-building' : 'step-board')}</h2>
    ${
      wizard.games.value.length > 1
        ? pickOne(
            wizard,
            t('which-game'),
            'game',
            'game',
            wizard.games.value.map((one) => one.game),
            wizard.game.value,
          )
        : nothing
    }
    ${
      has(`game-${wizard.game.value}-credit`)
        ? html`<p class="hint">${t(`game-${wizard.game.value}-credit`)}</p>`
        : nothing
    }
    ${
      wizard.plugin()?.setup?.box?.(wizard, partsFor(wizard)) ?? nothing
    }${ownPicture(wizard) ?? planPicture(wizard)}${ownChoice(wizard)}${
      boards.length > 1
        ? pickOne(wizard, t('building'), 'board', 'board', boards, wizard.own.value ? '' : wizard.boardName(), (name) =>
            planPicture(wizard, name, ''),
          )
        : nothing
    }${
      has(`game-${wizard.game.value}-boards`)
        ? html`<p class="hint">${t(`game-${wizard.game.value}-boards`)}</p>`
        : nothing
    }
  </section>`;
}

/** Who sits on a seat. @param {SetupModel} wizard @param {string} kind @param {number} i */
function seatRow(wizard, kind, i) {
  const { seats, names } = wizard,
    put = (/** @type {Signal<string[]>} */ list, /** @type {string} */ word) => {
      list.value = Object.assign([...list.value], { [i]: word });
    };
  return html`<li>
    <svg aria-hidden="true"><use href="#helmet-${i + 1}"></use></svg
    ><label
      ><span class="only-heard">${t('seat-number', { seat: i + 1 })}</span
      ><select @change=${(/** @type {FieldEvent} */ event) => put(seats, event.target.value)}>
        ${['me', 'here', 'open', ...byStrength(wizard.bots.value)].map(
          (word) =>
            html`<option value=${word} ?selected=${word === kind}>
              ${['me', 'here', 'open'].includes(word) ? t(`seat-${word}`) : t('seat-ai', { bot: called('bot', word) })}
            </option>`,
        )}
      </select></label
    >
    ${
      kind === 'here'
        ? html`<label
            ><span class="only-heard">${t('seat-name', { seat: i + 1 })}</span
            ><input
              maxlength="20"
              placeholder=${t('friend-name')}
              .value=${names.value[i] ?? ''}
              @input=${(/** @type {FieldEvent} */ event) => put(names, event.target.value)}
          /></label>`
        : nothing
    }${has(`bot-${kind}-how`) ? html`<small>${t(`bot-${kind}-how`)}</small>` : nothing}
  </li>`;
}

/** How many play, where the game asks for it. @param {SetupModel} wizard */
export function crewSize(wizard) {
  const size = wizard.plugin()?.setup?.size?.(wizard.settings.value),
    range = /** @type {{from: number, to: number}} */ (wizard.catalogue()?.[size?.key ?? ''] ?? { from: 1, to: 6 }),
    now = wizard.settings.value[size?.key ?? ''] ?? wizard.seats.value.length;
  return size
    ? html`<label class="setting"
        ><span>${size.label}</span
        ><input
          type="range"
          min=${range.from}
          max=${range.to}
          .value=${String(now)}
          aria-valuetext=${String(now)}
          @input=${(/** @type {FieldEvent} */ event) => wizard.set(size.key, Number(event.target.value))}
        /><output>${now}</output></label
      >`
    : nothing;
}

/** @param {SetupModel} wizard */
function players(wizard) {
  const { seats } = wizard;
  return html`<section class="card is-padded step">
    <h2><b>2</b>${t('step-players')}</h2>
    ${crewSize(wizard)} ${nameField('setting')}
    <div class="seat-chips">
      ${['me', usualBot.value, 'open'].map(
        (/** @type {string} */ kind) =>
          html`<button
            type="button"
            class="chip"
            @click=${() => {
              seats.value = seats.value.map((/** @type {string} */ old, /** @type {number} */ i) =>
                i === 0 ? 'me' : kind,
              );
            }}
          >
            ${kind === 'me' ? t('all-me') : kind === 'open' ? t('all-open') : t('all-ai')}
          </button>`,
      )}
    </div>
    <ol class="seat-list">
      ${seats.value.map((/** @type {string} */ kind, /** @type {number} */ i) => seatRow(wizard, kind, i))}
    </ol>
    <p class="hint">${t('seats-how')}</p>
    ${wizard.plugin()?.setup?.seats?.(wizard, partsFor(wizard)) ?? nothing}
  </section>`;
}

/**
 * What was chosen when a match could not begin: with other choices that trouble is over.
 * @type {WeakMap<Refusal, unknown>}
 */
const troubled = new WeakMap();

/**
 * Why the match cannot begin, in one sentence.
 * @param {SetupModel} wizard
 * @param {Refusal | null} trouble
 * @returns {Refusal | null}
 */
export function hindrance(wizard, trouble) {
  const verdict = wizard.verdict.value,
    lacking = wizard.lacking();
  if (trouble && !troubled.has(trouble)) troubled.set(trouble, wizard.settings.value);
  if (trouble && troubled.get(trouble) === wizard.settings.value) return trouble;
  if (verdict && !verdict.ok) return /** @type {Verdict & Refusal} */ (verdict);
  return lacking ? { code: '', text: lacking } : null;
}

/** @param {SetupModel} wizard @param {(order: Order) => void} begin @param {Refusal | null} trouble */
export function wizardPage(wizard, begin, trouble) {
  return html`<h1 class="is-small">${t('new-game')}</h1>
    <div class="wizard">
      <div>${building(wizard)}</div>
      <div>${players(wizard)}${wizard.plugin()?.setup?.steps?.(wizard, partsFor(wizard)) ?? nothing}</div>
    </div>
    ${beginBar(wizard, hindrance(wizard, trouble), {
      ready: t('setup-ok', { many: wizard.verdict.value?.seats ?? 0 }),
      label: t('begin'),
      begin: () => begin(wizard.order()),
    })}`;
}
