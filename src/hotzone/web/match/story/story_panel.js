// @ts-check
/** Beside the board while nature acts: what has happened step by step, and what is still to come. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { captions } from '../../lib/preferences.js';
import { has, t } from '../../lib/i18n.js';

/** @import { ToldBeat } from '../model/event_player.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/** Is nature's part of a turn being told? @param {ScreenState} ui */
export const isTold = (ui) =>
  ui.table.at.value === null && ui.table.story.playing.value && ui.table.story.steps.value.length > 0;

/** @param {string} name @param {unknown} words @param {string} [more] */
const step = (name, words, more = '') =>
  html`<li class=${more}>
    <svg aria-hidden="true"><use href="#${name}"></use></svg><span>${words}</span>
  </li>`;

/** @param {ScreenState} ui */
export function storyPanel(ui) {
  const { table } = ui,
    { story } = table;
  const told = story.steps.value,
    game = table.game.value,
    prefix = game.prefix ?? '',
    { seat, stage } = table.beside.value,
    // whose turn it belongs to, though its last step hands over to the next
    who = table.nameOf((story.phase.value ?? story.last.value)?.view.seat ?? seat),
    head = t([`${prefix}story-head-${stage}`, `${prefix}story-head`].find(has) ?? 'story-nature', { who }),
    ahead = game.ahead?.(told.map((beat) => beat.kind)) ?? [];
  return html`<section class="card story-card" aria-label=${head}>
    <header>
      <h2>${head}</h2>
      <span class="story-count">${t('story-count', { step: told.length, of: told.length + ahead.length })}</span>
    </header>
    <ol class="story-steps" data-steps=${told.length}>
      ${told.map((beat, i) => step(beat.icon || 'i-list', beat.listed, i === told.length - 1 ? 'is-on' : ''))}
      ${ahead.map((one) => step(one.icon, one.text, 'is-later'))}
    </ol>
  </section>`;
}

/** What is heard, in words; steps need none. @param {string} sound */
export const heardWords = (sound) => (sound && captions.value && has(`sound-${sound}`) ? t(`sound-${sound}`) : '');

/**
 * Does a beat happen in the upper half of the board? Its words stand below then, and hide nothing.
 * @param {ScreenState} ui @param {ToldBeat} beat
 */
function isUpper({ table }, beat) {
  const box = table.map().boxes.get((beat.centre ?? beat.at).split('|')[0]);
  return !!box && box.cy < table.game.value.size(table.board.value).height / 2;
}

/**
 * To which side its words go, if helmets stand in the middle of the edge where they belong.
 * @param {ScreenState} ui
 * @param {boolean} low
 */
function sideOf({ table }, low) {
  const game = table.game.value,
    { width, height } = game.size(table.board.value),
    near = game
      .crew(table.shown.value)
      .map((one) => table.map().boxes.get(one.at ?? ''))
      .filter((box) => box && (low ? box.cy > height * 0.82 : box.cy < height * 0.18));
  const free = (/** @type {number} */ from, /** @type {number} */ to) =>
    !near.some((box) => box && box.cx + 40 > from * width && box.cx - 40 < to * width);
  return free(0.33, 0.67) ? '' : free(0, 0.36) ? 'is-left' : free(0.64, 1) ? 'is-right' : '';
}

/** Words over the board: what happens now, and what is heard. @param {ScreenState} ui */
export function storyCaption(ui) {
  const { story } = ui.table,
    beat = story.words.caption.value;
  if (story.words.missed.value)
    return html`<div class="story-caption" role="status">
      <div>
        <b>${t('story-missed', { many: story.words.missed.value })}</b>
        <button
          class="chip"
          @click=${() => {
            story.words.missed.value = 0;
            ui.tab.value = 'log';
            ui.sheet.value = 'log';
          }}
        >
          ${t('log')}
        </button>
      </div>
    </div>`;
  if (!beat || ui.table.at.value !== null) return nothing;
  const sound = heardWords(beat.sound ?? ''),
    low = isUpper(ui, beat);
  return html`<div
    class="story-caption ${beat.keep ? 'is-grave' : ''} ${low ? 'is-low' : ''} ${sideOf(ui, low)}"
    aria-hidden="true"
  >
    <svg><use href="#${beat.icon || 'i-list'}"></use></svg>
    <div>
      <b>${beat.words}</b>${beat.more ? html`<small>${beat.more}</small>` : nothing}${
        sound ? html`<em>${icon('sound')}${sound}</em>` : nothing
      }
    </div>
  </div>`;
}
