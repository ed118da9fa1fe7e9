// @ts-check
/** The academy: the path of lessons, puzzles near one's rating, mistakes to train on. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { playable, readAllWords } from '../lib/games.js';
import { has, readWords, refusal, t } from '../lib/i18n.js';
import { wear } from '../lib/stylesheet.js';
import { frame } from '../home/layout.js';
import { readPictures, sprites } from '../home/front/pictures.js';
import { learn } from '../home/lessons.js';
import { cropped } from './cropped_picture.js';
import { allStars, carryOver, markOf, ratingOf } from './progress.js';
import { ACADEMY_WORDS, starRow } from './academy_parts.js';
import { fileNote, files, go, mistakes, puzzles, puzzlesOf, readTables, trouble } from './side_cards.js';
import { beginLesson } from './begin_lesson.js';

/** @import { LessonAbout, Show, Travel } from '../lib/page.d.ts' */
/** @import { View } from '../lib/game.d.ts' */

const GATE = 'stand-safe'; // after this lesson the experienced ones open

const lessonsOf = signal(/** @type {LessonAbout[]} */ ([]));
const views = signal(/** @type {Record<string, {view: View, points: string[]}>} */ ({}));

/** What the first part of a lesson points at. @param {{point: string[]}[]} steps */
const pointsOf = (steps) => steps.flatMap((step) => step.point);

/** Read all that the page shows; pictures come one after the other. */
async function readAcademy() {
  wear('/static/css/later/academy.css');
  await Promise.all([readWords(ACADEMY_WORDS), readAllWords(), readPictures()]);
  await Promise.all(playable().map((one) => readWords(one.page?.academy ?? {})));
  const found = await ask('/api/academy');
  puzzlesOf.value = found.puzzles;
  lessonsOf.value = found.lessons;
  carryOver(found.lessons);
  for (const { id } of found.lessons) {
    if (views.peek()[id]) continue;
    const lesson = await ask(`/api/academy/lessons/${id}`).catch(() => null);
    if (lesson) views.value = { ...views.peek(), [id]: { view: lesson.view, points: pointsOf(lesson.parts[0] ?? []) } };
  }
  await readTables();
}

/** Is a lesson open yet? @param {LessonAbout} lesson */
const isOpen = (lesson) => lesson.group !== 'experienced' || (markOf(GATE).stars ?? 0) > 0 || ratingOf() >= 1150;

/** Begin a lesson, or go on where it was left. @param {LessonAbout} lesson @param {Travel} travel */
function enter(lesson, travel) {
  const mark = markOf(lesson.id);
  if (mark.code && (mark.step ?? 0) > 0 && !mark.won) travel(`/m/${mark.code}`);
  else go(beginLesson(lesson.id, 0, travel));
}

/** @param {LessonAbout} lesson @param {number} i @param {string} next @param {Travel} travel */
function lessonTile(lesson, i, next, travel) {
  const mark = markOf(lesson.id),
    open = isOpen(lesson),
    begun = !mark.stars && (mark.step ?? 0) > 0;
  return html`<li>
    <button
      class="lesson ${lesson.id === next ? 'is-next' : ''} ${mark.stars ? 'is-done' : ''}"
      data-academy-lesson=${lesson.id}
      ?disabled=${!open}
      aria-current=${lesson.id === next ? 'step' : 'false'}
      @click=${() => enter(lesson, travel)}
    >
      <span class="lesson-picture"
        >${cropped(lesson.game, views.value[lesson.id]?.view, views.value[lesson.id]?.points)}</span
      >
      <span class="lesson-number" aria-hidden="true">${mark.stars ? icon('check') : i + 1}</span>
      <b>${t(`lesson-${lesson.id}`)}</b>
      <small
        >${
          mark.stars
            ? starRow(mark.stars)
            : begun
              ? t('academy-step', { step: (mark.step ?? 0) + 1, of: lesson.steps })
              : open
                ? html`${icon('clock')}${t('academy-minutes', { minutes: lesson.minutes })}`
                : t('academy-locked')
        }</small
      >
    </button>
  </li>`;
}

/** A part of the path. @param {string} group @param {Travel} travel */
function path(group, travel) {
  const all = lessonsOf.value.filter((one) => one.group === group);
  if (!all.length) return nothing;
  const done = all.filter((one) => markOf(one.id).stars).length,
    next = all.find((one) => isOpen(one) && !markOf(one.id).stars)?.id ?? '';
  return html`<section class="card academy-path" aria-labelledby="path-${group}">
    <header>
      <h2 id="path-${group}">${t(`academy-${group}`)}</h2>
      <span class="pill">${t('academy-done', { done, of: all.length })}</span>
    </header>
    <p class="hint">${t(`academy-${group}-how`)}</p>
    <ol class="lessons">
      ${all.map((one, i) => lessonTile(one, i, next, travel))}
    </ol>
  </section>`;
}

/** Lessons of games that bring one of the older kind. @param {Travel} travel */
const whole = (travel) =>
  html`<p class="hint academy-whole">
    ${playable()
      .filter((one) => one.page?.lesson && has(`lesson-${one.game}`))
      .map(
        (one) =>
          html`<button class="chip" data-lesson=${one.game} @click=${() => go(learn(one.game, travel))}>
            ${icon('play')}${t(`lesson-${one.game}`)}
          </button>`,
      )}
  </p>`;

/** @param {Travel} travel @param {Show} show */
export function openAcademy(travel, show) {
  trouble.value = null;
  fileNote.value = '';
  readAcademy().catch((error) => {
    trouble.value = error;
  });
  return show(() => {
    const all = lessonsOf.value,
      done = all.filter((one) => markOf(one.id).stars).length;
    document.title = `${t('nav-academy')} · Hotzone`;
    return frame(
      html`${sprites()}
        <div class="academy">
          <header class="academy-head">
            <div>
              <h1>${t('nav-academy')}</h1>
              <p class="hint">${has('academy-lead') ? t('academy-lead') : ''}</p>
            </div>
            ${
              all.length
                ? html`<dl class="academy-totals">
                    <div>
                      <dd>${done} / ${all.length}</dd>
                      <dt>${t('academy-lessons')}</dt>
                    </div>
                    <div>
                      <dd>${allStars()}</dd>
                      <dt>${t('academy-star-count')}</dt>
                    </div>
                    <div>
                      <dd>${ratingOf()}</dd>
                      <dt>${t('academy-rating-name')}</dt>
                    </div>
                  </dl>`
                : nothing
            }
          </header>
          ${trouble.value ? html`<p class="note is-refused" role="alert">${refusal(trouble.value)}</p>` : nothing}
          ${
            all.length
              ? html`<div class="academy-columns">
                  <div>
                    ${[...new Set(all.map((one) => one.group))].map((group) => path(group, travel))}${whole(travel)}
                  </div>
                  <div>${puzzles(travel)}${mistakes(travel)}${files()}</div>
                </div>`
              : html`<p class="hint">${t('loading')}</p>`
          }
        </div>`,
    );
  });
}
