// @ts-check
/** Cards to read at any time: what a figure can do, and what is played at this table. */
import { html, nothing, svg } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { gameNamed } from '../../lib/games.js';
import { spoken, t } from '../../lib/i18n.js';
import { ask } from '../../lib/api.js';
import { settingsOf } from '../../lib/settings.js';
import { badgesOf } from '../view/badges.js';

/** @import { Card } from '../../lib/game.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

const SHAPES = {
  circle: svg`<circle cx="9" cy="9" r="7"></circle>`,
  triangle: svg`<path d="M9 2 17 16H1z"></path>`,
};

/** @param {Card['points'][number]} row */
const points = (row) =>
  html`<div class="card-points is-${row.shape}">
    <span aria-hidden="true"
      >${Array.from(
        { length: row.many },
        () => html`<svg viewBox="0 0 18 18">${SHAPES[/** @type {'circle'} */ (row.shape)]}</svg>`,
      )}</span
    >${row.text}
  </div>`;

/** The card of a figure, or one that could be taken. @param {ScreenState} ui */
export function cardBody(ui) {
  const { table } = ui,
    { card: name = '', number = 0 } = ui.dialog.value ?? {};
  const book = gameNamed(table.room.value.game),
    found = book && table.game.value.card?.(name, book, settingsOf(table.room.value.setup), table.board.value);
  if (!found) return nothing;
  return html`<div class="reading-card">
    <header>
      ${
        number
          ? html`<svg class="card-hat" aria-hidden="true"><use href="#helmet-${number}"></use></svg>`
          : html`<span class="card-hat">${icon(found.sign)}</span>`
      }
      <div>
        <h3>${found.title}</h3>
        <p>${number ? t('card-of', { who: table.nameOf(number) }) : nothing} ${found.about}</p>
      </div>
    </header>
    ${found.points.map(points)}
    <ul>
      ${found.can.map((line) => html`<li>${icon('check')}<span>${line}</span></li>`)}
      ${found.cannot.map((line) => html`<li class="is-not">${icon('minus')}<span>${line}</span></li>`)}
    </ul>
  </div>`;
}

/** @type {Map<string, Record<string, string>>} all rules of a game in a language */
const read = new Map();

/**
 * Rules by how their ids begin, without ids and references.
 * @param {string} game @param {string[]} wanted @param {() => void} again
 */
function rulesOf(game, wanted, again) {
  const key = `${game} ${spoken.value}`;
  if (!read.has(key)) {
    read.set(key, {});
    ask(`/api/games/${game}/rules/${spoken.value}`)
      .then((found) => read.set(key, found.rules))
      .then(again, () => read.delete(key));
  }
  return Object.entries(read.get(key) ?? {})
    .filter(([id]) => wanted.some((one) => (one.endsWith('-') ? id.startsWith(one) : id === one)))
    .map(([, text]) => text.replace(/\s*\([^()]*\b(?:A|R|RR)-\d+[^()]*\)/g, ''));
}

/** What a badge changes. @param {ScreenState} ui */
export function badgeBody(ui) {
  const open = ui.dialog.value,
    found = badgesOf(ui.table).find((one) => one.id === open?.badge);
  if (!found) return nothing;
  const rules = found.rules.length
    ? rulesOf(ui.table.room.value.game, found.rules, () => {
        if (ui.dialog.value === open && open) ui.dialog.value = { ...open };
      })
    : [];
  return html`<h3>${found.text}</h3>
    ${found.lines.map((line) => html`<p>${line}</p>`)}
    <ul class="badge-rules">
      ${rules.map((line) => html`<li>${line}</li>`)}
    </ul>`;
}
