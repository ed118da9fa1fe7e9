// @ts-check
/** What dialogs show, fetched with the first of them: a rule, the legend, the board as text, the keys. */
import { html, nothing, signal } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { gameNamed } from '../../lib/games.js';
import { bookLinks } from '../../book/section/book_links.js';
import { spoken, t } from '../../lib/i18n.js';
import { settingsOf } from '../../lib/settings.js';
import { keyTable } from '../view/keyboard.js';
import { badgeBody, cardBody } from './card_dialog.js';
import { debriefBody } from './debrief.js';
import { riskText } from '../board/risk_overlay.js';
import { room } from './room_dialog.js';
import { settingsBody } from './settings_dialog.js';

/** @import { ScreenState } from '../model/screen_state.js' */

/** @type {Map<string, {text: string, language?: string}>} */
const rules = new Map();

/**
 * The text of a rule, in the person's language if it is written, else in English.
 * @param {string} game
 * @param {string} rule
 * @param {() => void} again
 */
function ruleText(game, rule, again) {
  const key = `${spoken.value} ${rule}`;
  if (!rules.has(key)) {
    rules.set(key, { text: t('loading') });
    ask(`/api/games/${game}/rules/${spoken.value}/${rule}`)
      .catch(() => ask(`/api/games/${game}/rules/en/${rule}`))
      .then(
        (found) => rules.set(key, found),
        () => rules.set(key, { text: t('rule-unknown') }),
      )
      .then(again);
  }
  return /** @type {{text: string, language?: string}} */ (rules.get(key));
}

/** Draws the section of the rulebook that states a rule, once its code is here. */
const sheet = signal(/** @type {typeof import('../../book/rule_sheet.js').ruleSheet | null} */ (null));

/** @param {string} game @param {string} name @param {string} setup of the match */
function bookSection(game, name, setup) {
  if (!gameNamed(game)?.book?.length) return nothing;
  if (sheet.value) return sheet.value(game, name, /\bedition=(\w+)/.exec(setup)?.[1] ?? '');
  import('../../book/rule_sheet.js').then(
    ({ ruleSheet }) => {
      sheet.value = ruleSheet;
    },
    () => {}, // the rule itself is told anyway
  );
  return nothing;
}

/** @param {ScreenState} ui */
function rule(ui) {
  const name = ui.dialog.value?.rule ?? '',
    { game, setup } = ui.table.room.value,
    found = ruleText(game, name, () => {
      ui.dialog.value = { kind: 'rule', rule: name };
    });
  return html`<p class="rule-text" lang=${found.language ?? spoken.value}>${found.text}</p>
    <p class="rule-id">${name}</p>
    ${bookSection(game, name, setup)}
    <p><a href="/rules/${game}/${name}" target="_blank" rel="noopener">${t('all-rules')}</a></p>`;
}

/** @param {ScreenState} ui */
function text(ui) {
  const { table } = ui;
  const game = table.game.value;
  const risky = riskText(table);
  return [
    ...(risky.length ? [{ head: t(`${game.prefix ?? ''}risk-map`), items: risky }] : []),
    ...game.asText(game.mapOf(table.board.value), table.shown.value, (seat) => table.nameOf(seat)),
  ].map(
    (part) =>
      html`<h3>${part.head}</h3>
        <ul>
          ${part.items.map((/** @type {string} */ item) => html`<li>${item}</li>`)}
        </ul>`,
  );
}

/** @param {ScreenState} ui */
const keysBody = (ui) =>
  html`<table class="keys">
    <tbody>
      ${keyTable(ui.table.game.value).map(
        ([key, what]) =>
          html`<tr>
            <th scope="row"><kbd>${key}</kbd></th>
            <td>${what}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** What the drawings mean. @param {ScreenState} ui */
function legend(ui) {
  const { table } = ui;
  return html`${table.game.value.legend(table.map(), table.shown.value, settingsOf(table.room.value.setup)).map(
    (part) =>
      html`<h3>${part.head}</h3>
        <ul class="drawings">
          ${part.items.map((one) => (one ? html`<li>${one[0]}<span>${one[1]}</span></li>` : nothing))}
        </ul>`,
  )}${bookLinks()?.drawnLinks(table.room.value.game) ?? nothing}`;
}

/** @type {Record<string, (ui: ScreenState) => unknown>} */
const BODIES = {
  legend,
  rule,
  settings: settingsBody,
  keys: keysBody,
  text,
  room,
  debrief: debriefBody,
  card: cardBody,
  badge: badgeBody,
};

/** What the open dialog shows. @param {ScreenState} ui */
export const body = (ui) => BODIES[ui.dialog.value?.kind ?? '']?.(ui) ?? nothing;
