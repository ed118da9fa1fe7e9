// @ts-check
/** Setting up a fire, as it is drawn: the box, who starts, level and scenarios, house rules, cards. */
import { html, nothing } from '/static/lib/templates.js';
import { has, spoken, t } from '/static/lib/i18n.js';
import { ownBox } from '/static/lib/preferences.js';
import { words, sizeOf, picked, dealing, hasCards, modulesOf } from './settings.js';

/** @import { FireBook } from '../types.d.ts' */
/** @import { SetupModel } from '/static/home/setup_model.js' */
/** @import { SetupParts } from '/static/lib/game.d.ts' */
/** @import { FieldEvent } from '/static/lib/page.d.ts' */

/** The set-up that is played unless another is chosen. @param {SetupModel} wizard */
function usualSetup(wizard) {
  if (wizard.settings.value.rules === 'experienced') return 'full';
  const book = /** @type {FireBook} */ (wizard.catalogue());
  return book.boards.find((one) => one.name === wizard.boardName())?.first_fires?.length ? 'printed' : 'simple';
}

/** Rules, level and scenarios. @param {SetupModel} wizard @param {SetupParts} parts */
export function level(wizard, parts) {
  const book = /** @type {FireBook} */ (wizard.catalogue()),
    settings = wizard.settings.value;
  const rules = settings.rules ?? 'family',
    experienced = rules === 'experienced',
    scenarios = words(settings.scenarios);
  const heroic = scenarios.includes('true-heroes');
  const all = Object.keys(book.scenarios ?? {}),
    offered = experienced ? all : all.filter((word) => book.scenarios[word].needs === null);
  return parts.step(
    3,
    t('step-level'),
    html` ${parts.pickOne(t('which-rules'), 'rules', 'rules', book.rules, rules)}
      ${
        experienced
          ? parts.pickOne(t('level'), 'level', 'level', book.levels, settings.level ?? (heroic ? 'heroic' : 'recruit'))
          : nothing
      }
      ${parts.pickSome(t('scenarios'), 'scenario', 'scenarios', offered, scenarios, (/** @type {string[]} */ list) =>
        wizard.set('scenarios', list),
      )}
      ${experienced ? nothing : html`<p class="hint">${t('more-scenarios')}</p>`}
      ${
        scenarios.includes('friend-in-need')
          ? parts.pickOne(t('scenario-friend-in-need'), 'friend', 'friend', book.friend, settings.friend ?? 'easy')
          : nothing
      }
      <details class="more">
        <summary>${t('more-rules')}</summary>
        ${
          experienced
            ? parts.pickSome(
                t('modules'),
                'module',
                'modules',
                book.modules,
                modulesOf(settings, book),
                (/** @type {string[]} */ list) => wizard.set('modules', list),
              )
            : nothing
        }
        ${parts.pickOne(t('setup'), 'setup', 'setup', book.setups ?? [], settings.setup ?? usualSetup(wizard))}
      </details>
      ${switches(wizard, parts, book)}`,
  );
}

/**
 * Single house rules: each with its words, the edition's own marked as the usual.
 * @param {SetupModel} wizard
 * @param {SetupParts} parts
 * @param {FireBook} book
 */
function switches(wizard, parts, book) {
  const settings = wizard.settings.value,
    usual = book.editions?.[settings.edition ?? 'en'] ?? {};
  const rows = Object.entries(book.switches ?? {}).filter(([key]) => has(`switch-${key}`));
  const row = (/** @type {string} */ key, /** @type {string[]} */ list) => {
    const first = usual[key] ?? list[0];
    return html`<label class="setting"
      ><span>${t(`switch-${key}`)}</span
      ><select data-switch=${key} @change=${(/** @type {FieldEvent} */ event) => wizard.set(key, event.target.value)}>
        <option value="">${t('as-edition', { what: parts.called(`switch-${key}`, first) })}</option>
        ${list
          .filter((word) => word !== first)
          .map(
            (word) =>
              html`<option value=${word} ?selected=${settings[key] === word}>
                ${parts.called(`switch-${key}`, word)}
              </option>`,
          )}
      </select></label
    >`;
  };
  return rows.length
    ? html`<details class="more">
        <summary>${t('house-rules')}</summary>
        <div>${rows.map(([key, list]) => row(key, list))}</div>
      </details>`
    : nothing;
}

/** Cards: chosen at the table, dealt, or chosen here. @param {SetupModel} wizard @param {SetupParts} parts */
export function crew(wizard, parts) {
  const book = /** @type {FireBook} */ (wizard.catalogue()),
    settings = wizard.settings.value;
  if (!hasCards(settings, book)) return nothing;
  if (words(settings.scenarios).includes('volunteers'))
    return parts.step(4, t('step-crew'), html`<p class="hint">${t('scenario-volunteers-how')}</p>`);
  const modules = modulesOf(settings, book),
    names = book.specialists
      .filter((one) => !one.needs || one.needs === 'engineer' || modules.includes(one.needs))
      .map((one) => one.name);
  const now = picked(settings),
    full = now.length >= sizeOf(settings);
  return parts.step(
    4,
    t('step-crew'),
    html`${parts.pickOne(t('who-cards'), 'cards', 'cards', ['table', 'deal', 'here'], dealing(settings))}
    ${
      dealing(settings) === 'here'
        ? html`<p class="hint">${t('crew-how')}</p>
            ${parts.pickSome(
              t('specialists'),
              'card',
              'picked',
              names,
              now,
              (/** @type {string[]} */ list) => wizard.set('picked', list.join(',') || 'none'),
              () => (full ? t('cards-full') : ''),
            )}`
        : nothing
    }`,
  );
}

/** Is the question asked at length? What was answered just now stays as it is. @type {WeakMap<SetupModel, boolean>} */
const asked = new WeakMap();

/**
 * Whose rulebook is played: asked plainly until it was answered, then in one line.
 * @param {SetupModel} wizard
 */
export function box(wizard) {
  const book = /** @type {FireBook} */ (wizard.catalogue()),
    now = wizard.settings.value.edition ?? 'en';
  const pick = (/** @type {FieldEvent} */ event) => {
    ownBox.value = event.target.value;
    wizard.set('edition', event.target.value);
  };
  const order = [...new Set([spoken.value, 'ru', 'cs', 'it', 'en'])].filter((word) => word in book.editions);
  if (!asked.has(wizard)) asked.set(wizard, !ownBox.value);
  if (!asked.get(wizard))
    return html`<label class="setting is-box"
      ><span>${t('which-box')}</span
      ><select data-box @change=${pick}>
        ${order.map((word) => html`<option value=${word} ?selected=${word === now}>${t(`edition-${word}`)}</option>`)}
      </select></label
    >`;
  return html`<fieldset class="pick is-box">
    <legend>${t('which-box')}</legend>
    <p class="hint">${t('which-box-how')}</p>
    ${order.map(
      (word) =>
        html`<label class="choice ${word === now ? 'is-on' : ''}"
          ><input type="radio" name="box" value=${word} .checked=${word === now} @change=${pick} /><span
            ><b>${t(`edition-${word}`)}</b><small>${t(`edition-${word}-how`)}</small></span
          ></label
        >`,
    )}
  </fieldset>`;
}

/** Who begins. @param {SetupModel} wizard */
export const starter = (wizard) =>
  html`<label class="setting"
    ><span>${t('who-starts')}</span
    ><select
      data-starts
      @change=${(/** @type {FieldEvent} */ event) =>
        wizard.set('starts', event.target.value === '1' ? null : Number(event.target.value))}
    >
      ${wizard.seats.value.map(
        (_, i) =>
          html`<option value=${i + 1} ?selected=${i + 1 === Number(wizard.settings.value.starts ?? 1)}>
            ${t('starts-seat', { seat: i + 1 })}
          </option>`,
      )}
    </select></label
  >`;
