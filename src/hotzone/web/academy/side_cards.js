// @ts-check
/** Beside the path: puzzles near one's rating, mistakes to train on, progress in a file. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { t } from '../lib/i18n.js';
import { academy } from '../lib/preferences.js';
import { cropped } from './cropped_picture.js';
import { dueMistakes, nextPuzzle, ratingOf, readProgress, saveProgress } from './progress.js';
import { starRow } from './academy_parts.js';
import { beginMistake, beginPuzzle, questionOf } from './begin_lesson.js';

/** @import { View } from '../lib/game.d.ts' */
/** @import { FieldEvent, PuzzleAbout, Refusal, Travel } from '../lib/page.d.ts' */

const SHOWN = 4; // puzzles of the list

export const puzzlesOf = signal(/** @type {PuzzleAbout[]} */ ([]));
export const trouble = signal(/** @type {Refusal | null} */ (null));
export const fileNote = signal('');
const idea = signal('');
const tables = signal(/** @type {Record<string, View>} */ ({}));

/** Go, or say what went wrong. @param {Promise<void>} going */
export const go = (going) =>
  going.catch((error) => {
    trouble.value = error;
  });

/** The puzzles nearest to the rating, of each question the nearest first; the easiest on top. */
function nearest() {
  const rating = ratingOf(),
    near = puzzlesOf.value.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)),
    first = near.filter((one, i) => near.findIndex((other) => other.kind === one.kind) === i);
  return [...first, ...near.filter((one) => !first.includes(one))]
    .slice(0, SHOWN)
    .toSorted((a, b) => a.rating - b.rating);
}

/** Fetch the tables of the puzzles that are listed: it is only for their pictures. */
export async function readTables() {
  for (const { id } of nearest()) {
    if (tables.peek()[id]) continue;
    const found = await ask(`/api/academy/puzzles/${id}`).catch(() => null);
    if (found) tables.value = { ...tables.peek(), [id]: found.view };
  }
}

/** Puzzles near the rating, and practice by ideas. @param {Travel} travel */
export function puzzles(travel) {
  const all = puzzlesOf.value;
  if (!all.length) return nothing;
  const rating = ratingOf(),
    { puzzles: done } = academy.value,
    next = nextPuzzle(all, idea.value);
  const ideas = [...new Set(all.map((one) => one.idea))].toSorted();
  return html`<section class="card academy-side" aria-labelledby="puzzles">
    <h2 id="puzzles">${icon('star')}${t('academy-puzzles')}</h2>
    <p class="hint">${t('academy-puzzles-how', { many: all.length })}</p>
    <p class="academy-rating">${t('academy-rating', { rating: String(rating) })}</p>
    <label class="field"
      ><span>${t('academy-idea')}</span
      ><select
        data-idea
        @change=${(/** @type {FieldEvent} */ event) => {
          idea.value = event.target.value;
        }}
      >
        <option value="">${t('academy-any-idea')}</option>
        ${ideas.map((one) => html`<option value=${one} ?selected=${idea.value === one}>${t(`idea-${one}`)}</option>`)}
      </select></label
    >
    <button
      class="button is-primary"
      data-next-puzzle
      ?disabled=${!next}
      @click=${() => next && go(beginPuzzle(next, travel))}
    >
      ${icon('play')}${t('puzzle-next')}
    </button>
    <ul class="puzzle-list">
      ${nearest().map(
        (one) =>
          html`<li>
            <button class="puzzle-row" data-puzzle=${one.id} @click=${() => go(beginPuzzle(one, travel))}>
              <span class="puzzle-picture">${cropped(one.game, tables.value[one.id])}</span>
              <b>${questionOf(one)}</b><small>${starRow(done[one.id]?.stars ?? 0)} ${one.rating}</small>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {Travel} travel */
export function mistakes(travel) {
  const due = dueMistakes(),
    all = academy.value.mistakes.length;
  return html`<section class="card academy-side" aria-labelledby="mistakes">
    <h2 id="mistakes">${icon('undo')}${t('academy-mistakes')}</h2>
    <p class="hint">
      ${t(due.length ? 'academy-mistakes-due' : all ? 'academy-mistakes-later' : 'academy-mistakes-none')}
    </p>
    <ul class="puzzle-list">
      ${due.slice(0, 3).map(
        (own) =>
          html`<li>
            <button class="puzzle-row" data-mistake=${own.code} @click=${() => go(beginMistake(own, travel))}>
              <b>${questionOf(own.puzzle)}</b><small>${own.title}</small>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Keep the progress in a file, or take one in. */
export const files = () =>
  html`<section class="card academy-side">
    <p class="hint">${t('academy-file-how')}</p>
    <p class="chip-row">
      <button class="chip" data-save @click=${saveProgress}>${t('academy-save')}</button>
      <label class="chip"
        ><input
          type="file"
          class="only-heard"
          accept=".json,application/json"
          data-load
          @change=${async (/** @type {FieldEvent} */ event) => {
            const file = event.target.files?.[0];
            if (file) fileNote.value = readProgress(await file.text()) ? 'academy-loaded' : 'academy-not-ours';
            event.target.value = '';
          }}
        /><span>${t('academy-load')}</span></label
      >
    </p>
    <p role="status">${fileNote.value ? t(fileNote.value) : nothing}</p>
  </section>`;
