// @ts-check
/** Under the board: the steps of a turn, the dice, the story of what happens with its pace, and the replay track. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { tools } from '../board/zoom.js';
import { isCrowded } from '../panel/action_panel.js';
import { againButton, storyBar } from '../story/story_bar.js';
import { part } from './later_parts.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

/**
 * The field that goes to any moment of a match.
 * @param {number} live its last moment
 * @param {number | null} at the one that is shown, or null for the last
 * @param {(seq: number) => void} go
 */
export const trackField = (live, at, go) =>
  html`<input
    type="range"
    class="track"
    min="0"
    max=${live}
    .value=${String(at ?? live)}
    aria-label=${t('replay')}
    aria-valuetext=${at === null ? t('live') : t('moment', { at, of: live })}
    @input=${(/** @type {FieldEvent} */ event) => go(Number(event.target.value))}
  />`;

/** The track of a match that goes on: back to an earlier moment. @param {ScreenState} ui */
function track(ui) {
  const { table } = ui,
    live = table.live.value.seq;
  return html`<div class="scrub">
    <button class="replay-button" title=${t('replay')} ?disabled=${!live} @click=${() => table.go(live - 1)}>
      ${icon('first')}<span class="tool-word">${t('replay')}</span><span class="only-heard">${t('replay')}</span>
    </button>
    ${trackField(live, null, (seq) => table.go(seq))}
    <span class="live">${t('live')}</span>
  </div>`;
}

/** What was drawn last, where a game draws cards. @param {ScreenState} ui */
function trace(ui) {
  const { table } = ui;
  const words = table.game.value.trace?.(table.eventLog.line(table.at.value));
  return words ? html`<span class="trace">${words}</span>` : nothing;
}

/** @param {ScreenState} ui */
export function phase(ui) {
  const { table } = ui;
  if (!table.story.playing.value && (table.at.value !== null || table.room.value.over)) return part('replay', ui);
  const view = table.beside.value,
    { ids, now } = table.game.value.phases(view),
    rolled = table.story.dice.value;
  const playing = table.story.playing.value;
  return html`<div class="phase ${!playing && isCrowded(ui) ? 'is-crowded' : ''}">
    <ol class="steps" aria-label=${t('phases')}>
      ${ids.map(
        (/** @type {string} */ id, /** @type {number} */ i) =>
          html`<li class=${i + 1 === now ? 'is-on' : ''} aria-current=${i + 1 === now ? 'step' : 'false'}>
            <b aria-hidden="true">${i + 1}</b>${t(id)}
          </li>`,
      )}
    </ol>
    ${
      rolled && table.game.value.dice
        ? html`<div class="dice ${playing ? 'is-fresh' : ''}">${table.game.value.dice(rolled)}</div>`
        : nothing
    }
    ${trace(ui)}${
      playing ? html`<span class="spacer"></span>${storyBar(ui)}` : html`${againButton(ui)}${track(ui)}`
    }${tools(ui)}
  </div>`;
}
