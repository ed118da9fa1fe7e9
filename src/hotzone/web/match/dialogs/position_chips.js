// @ts-check
/** The table that is shown as a position: to keep it in a file, or to play it in a match of its own. */
import { html, nothing } from '../../lib/templates.js';
import { ask } from '../../lib/api.js';
import { rememberMatch } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';

/** @import { Refusal } from '../../lib/page.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** The address of the position that is shown. @param {ScreenState} ui */
const address = (ui) => `/api/matches/${ui.table.code}/position?at=${ui.table.at.value ?? ui.table.live.value.seq}`;

/** Begin a match with the position that is shown; the dice fall anew. @param {ScreenState} ui */
async function play(ui) {
  const { table } = ui,
    room = table.room.value;
  try {
    const found = await fetch(address(ui));
    if (!found.ok) throw await found.json();
    const made = await ask('/api/positions', {
      position: await found.text(),
      origin: 'what-if',
      seats: room.seats.map((seat) => seat.bot ?? 'me'),
      name: table.you.value?.name ?? '',
      title: room.title,
    });
    rememberMatch({ code: made.code, token: made.token, title: room.title, game: room.game });
    ui.travel(`/m/${made.code}`);
  } catch (error) {
    table.note.value = { error: /** @type {Refusal} */ (error) };
  }
}

/** Keep the position, or play it; a match that is over has none to play. @param {ScreenState} ui */
export function positionChips(ui) {
  const { table } = ui;
  return html`<a class="chip" data-position="save" href=${address(ui)} download>${t('position-save')}</a>${
      table.shown.value?.result === 'undecided'
        ? html`<button class="chip" data-position="play" @click=${() => play(ui)}>${t('position-play')}</button>`
        : nothing
    }`;
}
