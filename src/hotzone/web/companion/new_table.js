// @ts-check
/**
 * Before a table: which box, which building, who sits around it. What can be chosen is what a match on the screen
 * offers too.
 */
import { html, nothing, signal } from '../lib/templates.js';
import { ask } from '../lib/api.js';
import { readAllWords } from '../lib/games.js';
import { myName, rememberMatch } from '../lib/preferences.js';
import { t } from '../lib/i18n.js';
import { frame } from '../home/layout.js';
import { SetupModel } from '../home/setup_model.js';
import { building, crewSize, hindrance } from '../home/setup_page.js';
import { beginBar, partsFor } from '../home/setup_parts.js';
import { readTableWords } from './words.js';

/** @import { FieldEvent, Refusal, Show, Travel } from '../lib/page.d.ts' */

/** The names around the table, in turn order. @param {SetupModel} wizard */
function people(wizard) {
  return html`<section class="card is-padded step">
    <h2><b>2</b>${t('companion-people')}</h2>
    ${crewSize(wizard)}
    <ol class="seat-list">
      ${wizard.seats.value.map(
        (_, i) =>
          html`<li>
            <svg aria-hidden="true"><use href="#helmet-${i + 1}"></use></svg
            ><label
              ><span class="only-heard">${t('seat-name', { seat: i + 1 })}</span
              ><input
                maxlength="20"
                placeholder=${t('companion-name', { seat: i + 1 })}
                .value=${wizard.names.value[i] ?? ''}
                @input=${(/** @type {FieldEvent} */ event) => {
                  wizard.names.value = Object.assign([...wizard.names.value], { [i]: event.target.value });
                }}
            /></label>
          </li>`,
      )}
    </ol>
    <p class="hint">${t('companion-people-how')}</p>
    ${wizard.plugin()?.setup?.seats?.(wizard, partsFor(wizard)) ?? nothing}
  </section>`;
}

/** @param {SetupModel} wizard @param {Travel} travel */
async function begin(wizard, travel) {
  const { game, settings } = wizard.order(),
    names = wizard.seats.value.map(
      (_, i) => (wizard.names.value[i] ?? '').trim() || t('companion-name', { seat: i + 1 }),
    );
  const made = await ask('/api/tables', { game, settings, names, name: myName.value, title: t('companion-title') });
  rememberMatch({ code: made.code, token: made.token, title: t('companion-title'), game });
  travel(`/table/${made.code}`);
}

/** @param {Travel} travel @param {Show} show */
export function openNewTable(travel, show) {
  const wizard = new SetupModel(),
    trouble = signal(/** @type {Refusal | null} */ (null));
  readAllWords();
  readTableWords();
  const stop = show(() => {
    const game = wizard.plugin();
    return frame(
      html`<svg class="sprites" aria-hidden="true">${game ? game.symbols(null) : nothing}</svg>
        <h1 class="is-small">${t('companion-new')}</h1>
        <p class="companion-lead">${t('companion-lead')}</p>
        <div class="wizard">
          <div>${building(wizard)}</div>
          <div>${people(wizard)}${game?.setup?.steps?.(wizard, partsFor(wizard)) ?? nothing}</div>
        </div>
        ${beginBar(wizard, hindrance(wizard, trouble.value), {
          ready: t('companion-line'),
          label: t('companion-begin'),
          begin: () =>
            void begin(wizard, travel).catch((/** @type {Refusal} */ error) => {
              trouble.value = error;
            }),
        })}`,
    );
  });
  return () => {
    stop();
    wizard.close();
  };
}
