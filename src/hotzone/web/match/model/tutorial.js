// @ts-check
/** The tutorial: a real match with known dice, one sentence and one pointer a step; leave at any time, real undo. */
import { effect, html, nothing, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { gameNamed, gamesRead } from '../../lib/games.js';
import { lessons } from '../../lib/preferences.js';
import { wear } from '../../lib/stylesheet.js';
import { t } from '../../lib/i18n.js';

/** @import { Lesson } from '../../lib/page.d.ts' */
/** @import { LessonCard } from '../../academy/lesson_card.js' */
/** @import { PuzzleCard } from '../../academy/puzzle_card.js' */
/** @import { ScreenState } from './screen_state.js' */

export class Tutorial {
  /** @param {ScreenState} ui */
  constructor(ui) {
    this.ui = ui;
    this.table = ui.table;
    this.lesson = signal(/** @type {Lesson | null} */ (null));
    this.read = signal(0); // how many sentences without an action were read on
    this.left = signal(false);
    this.name = '';
    this.called = false;
    this.guest = signal(/** @type {LessonCard | PuzzleCard | null} */ (null));
    this.stops = [effect(() => this.find()), effect(() => this.point())];
  }

  /** Fetch the lesson that this match belongs to. */
  find() {
    const origin = this.table.room.value?.origin ?? '';
    this.callAcademy(origin);
    const name = /^lesson ([a-z]+)$/.exec(origin)?.[1];
    if (!name || name === this.name) return;
    this.name = name;
    gamesRead
      .then(() => fetch(gameNamed(name)?.page?.lesson ?? ''))
      .then((answer) => answer.json())
      .then(
        (found) => {
          this.lesson.value = found;
        },
        () => {},
      );
  }

  /** Lessons and puzzles of the academy have a card of their own, fetched when one is played. @param {string} origin */
  callAcademy(origin) {
    const [, id, part] = /^lesson (\S+) (\d+)$/.exec(origin) ?? [],
      [, puzzle] = /^puzzle (\S+)$/.exec(origin) ?? [];
    if (this.called || (!id && !puzzle)) return;
    this.called = true;
    wear('/static/css/later/academy.css');
    const found = id
      ? import('../../academy/lesson_card.js').then(({ LessonCard }) => new LessonCard(this.ui, id, Number(part)))
      : import('../../academy/puzzle_card.js').then(({ PuzzleCard }) => new PuzzleCard(this.ui, puzzle));
    found.then((card) => {
      this.guest.value = card;
    });
  }

  /** A place is tapped: is it an answer to a question of a lesson? @param {string} place */
  tap(place) {
    return this.guest.value?.tap(place) ?? false;
  }

  /** Where the lesson is: the step, whether it went another way, what was played of the step. */
  where() {
    const lesson = this.lesson.value;
    if (!lesson || this.left.value) return null;
    const played = this.table.eventLog
      .line(null)
      .filter((entry) => typeof entry.actor === 'number')
      .map((entry) => entry.action);
    let at = 0,
      words = 0;
    for (let i = 0; i < lesson.steps.length; i += 1) {
      const { actions = [] } = lesson.steps[i];
      if (!actions.length) {
        words += 1;
        if (words > this.read.value && at === played.length) return { i, step: lesson.steps[i], off: false };
        continue;
      }
      for (const action of actions) {
        if (at === played.length) return { i, step: lesson.steps[i], off: false };
        if (played[at] !== action) return { i, step: lesson.steps[i], off: true };
        at += 1;
      }
    }
    return { i: lesson.steps.length - 1, step: lesson.steps[lesson.steps.length - 1], off: false };
  }

  /** Point at the place of the step, or at nothing. */
  point() {
    const found = this.where(),
      place = found && !found.off && this.table.legal.value.length ? (found.step.place ?? '') : '';
    const { pings } = this.table,
      others = pings.peek().filter((one) => one.key !== 'tutor');
    if ((pings.peek().find((one) => one.key === 'tutor')?.ping ?? '') !== place)
      pings.value = place ? [...others, { ping: place, name: '', key: 'tutor' }] : others;
    if (found && found.i === (this.lesson.value?.steps.length ?? 0) - 1 && !lessons.peek().includes(this.name))
      lessons.value = [...lessons.peek(), this.name];
  }

  /** Read on from a sentence. @param {number} i */
  next(i) {
    this.read.value = (this.lesson.value?.steps ?? []).slice(0, i + 1).filter((step) => !step.actions?.length).length;
  }

  /** The card over the panel. */
  card() {
    if (this.guest.value) return this.guest.value.card();
    const found = this.where();
    if (!found) return nothing;
    const { steps } = /** @type {Lesson} */ (this.lesson.value),
      last = found.i === steps.length - 1,
      waits = found.step.actions?.length;
    return html`<section class="card tutor" role="region" aria-label=${t('tutorial')}>
      <header>
        <b>${t('tutorial')}</b><span>${found.i + 1} / ${steps.length}</span
        ><button
          class="chip"
          data-leave
          @click=${() => {
            this.left.value = true;
            this.point();
          }}
        >
          ${t(last ? 'tutorial-play-on' : 'tutorial-leave')}
        </button>
      </header>
      <progress max=${steps.length} value=${found.i + 1} aria-hidden="true"></progress>
      <p aria-live="polite">${found.off ? t('tutorial-off') : t(`lesson-${this.name}-${found.step.say}`)}</p>
      ${
        found.off
          ? html`<button class="button" data-back @click=${() => this.table.undo()}>
              ${icon('undo')}${t('undo')}
            </button>`
          : waits || last
            ? nothing
            : html`<button class="button is-primary" data-next @click=${() => this.next(found.i)}>
                ${t('go-on')}
              </button>`
      }
    </section>`;
  }

  close() {
    for (const stop of this.stops) stop();
    this.guest.peek()?.close();
  }
}
