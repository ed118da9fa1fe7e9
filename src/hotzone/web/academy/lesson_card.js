// @ts-check
/** A lesson at a real table: one sentence a step; the rules judge what was done; what went wrong is taken back. */
import { effect, html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { gameNamed, gamesRead } from '../lib/games.js';
import { readWords, t } from '../lib/i18n.js';
import { markLesson, markOf } from './progress.js';
import { ACADEMY_WORDS, starRow } from './academy_parts.js';
import { beginLesson } from './begin_lesson.js';

/** @import { LessonStep, Refusal } from '../lib/page.d.ts' */
/** @import { ScreenState } from '../match/model/screen_state.js' */

export class LessonCard {
  /** @param {ScreenState} ui @param {string} id @param {number} part */
  constructor(ui, id, part) {
    this.ui = ui;
    this.table = ui.table;
    this.id = id;
    this.part = part;
    this.steps = signal(/** @type {LessonStep[]} */ ([]));
    this.parts = 1;
    const mark = markOf(id),
      here = mark.code === this.table.code;
    this.step = signal(here ? (mark.step ?? 0) : 0);
    this.since = here ? (mark.since ?? 0) : 0;
    this.tries = here ? (mark.tries ?? 0) : 0;
    this.clues = here ? (mark.clues ?? 0) : 0;
    this.state = signal('open');
    this.clueGiven = signal(false);
    this.right = signal(/** @type {string[]} */ ([]));
    this.wrong = signal('');
    this.asked = '';
    this.stops = [effect(() => this.watch()), effect(() => this.point())];
    this.read();
  }

  async read() {
    await gamesRead;
    await readWords(ACADEMY_WORDS);
    const found = await ask(`/api/academy/lessons/${this.id}`);
    await readWords(gameNamed(found.game)?.page?.academy ?? {});
    this.parts = found.parts.length;
    this.steps.value = found.parts[this.part];
  }

  now() {
    return this.steps.value[this.step.value];
  }

  /** Ask what the rules say of what was done, whenever somebody must decide again. */
  watch() {
    const step = this.now(),
      { seq, view } = this.table.live.value,
      key = `${this.step.value} ${this.since} ${seq}`;
    if (!step || !view || view.actor === 'nature' || this.asked === key) return;
    if (step.kind !== 'do' && step.kind !== 'ask') return;
    this.asked = key;
    ask(`/api/matches/${this.table.code}/lesson?step=${this.step.value}&since=${this.since}&seq=${seq}`).then(
      (found) => {
        if (this.asked !== key) return;
        this.right.value = found.right ?? [];
        if (found.state === 'held') this.next();
        else if (found.state === 'missed' && this.state.peek() !== 'missed') {
          this.tries += 1;
          this.keep();
          this.state.value = 'missed';
        } else if (found.state === 'open') this.state.value = 'open';
      },
      () => {
        this.asked = ''; // the line is lost: asked again with the next change
      },
    );
  }

  /** Point at the places of the step. */
  point() {
    const step = this.now(),
      { pings } = this.table,
      others = pings.peek().filter((one) => one.key !== 'tutor');
    const wanted = (step?.ask?.among?.length ? step.ask.among : (step?.point ?? [])).filter(
      (one) => !one.includes('|'),
    );
    pings.value = [...others, ...wanted.map((ping) => ({ ping, name: '', key: 'tutor' }))];
  }

  keep() {
    const { tries, clues, since, part } = this;
    markLesson(this.id, { step: this.step.peek(), since, tries, clues, part, code: this.table.code });
  }

  /** On to the next step; the last one is the end of the part. */
  next() {
    this.since = this.table.live.peek().seq;
    this.state.value = 'open';
    this.clueGiven.value = false;
    this.wrong.value = '';
    this.right.value = [];
    this.step.value += 1;
    this.keep();
    if (this.step.value >= this.steps.value.length - 1 && this.part === this.parts - 1 && this.isLast()) this.finish();
    else if (this.step.value >= this.steps.value.length) this.onwards();
  }

  /** Is the step that is shown the last word of the lesson? */
  isLast() {
    const step = this.now();
    return !step || step.kind === 'say' || step.kind === 'play';
  }

  finish() {
    const lost = this.tries + this.clues,
      stars = lost === 0 ? 3 : lost <= 2 ? 2 : 1;
    markLesson(this.id, { stars: Math.max(stars, markOf(this.id).stars ?? 0), won: stars });
  }

  onwards() {
    if (this.part < this.parts - 1)
      beginLesson(this.id, this.part + 1, this.ui.travel).catch((error) => {
        this.table.note.value = { error: /** @type {Refusal} */ (error) };
      });
    else {
      this.finish();
      this.ui.travel('/academy');
    }
  }

  /** Take back all that was done since the step began; a match that is over begins anew. */
  back() {
    if (this.table.room.value?.over)
      beginLesson(this.id, this.part, this.ui.travel).catch((error) => {
        this.table.note.value = { error: /** @type {Refusal} */ (error) };
      });
    else {
      this.table.tell({ type: 'undo', seq: this.table.live.value.seq, to: this.since });
      this.state.value = 'open';
    }
  }

  /** A place is tapped while a question is open. @param {string} place @returns {boolean} was it meant for us? */
  tap(place) {
    const step = this.now();
    if (step?.kind !== 'ask' || !this.right.value.length) return false;
    if (this.right.value.includes(place)) this.next();
    else {
      if (!this.wrong.value) this.tries += 1;
      this.wrong.value = place;
      this.keep();
    }
    return true;
  }

  /** What a choice is called. @param {string} choice */
  named(choice) {
    if (/^\d/.test(choice) || choice.includes('|') || this.table.map()?.spaces.get(choice))
      return choice.replaceAll(',', '·').replace('|', ' | ');
    return t(`error-${choice}`);
  }

  /** @param {LessonStep} step */
  question(step) {
    const choices = step.ask?.among?.length ? step.ask.among : (step.ask?.choices ?? []);
    return html`<div class="tutor-choices" role="group" aria-label=${t('academy-tap')}>
        ${choices.map(
          (one) =>
            html`<button
              class="chip ${this.wrong.value === one ? 'is-wrong' : ''}"
              data-answer=${one}
              ?disabled=${!this.right.value.length}
              @click=${() => this.tap(one)}
            >
              ${this.named(one)}
            </button>`,
        )}
      </div>
      ${
        this.wrong.value
          ? html`<p class="tutor-note" role="status">${t('academy-not-that')}</p>
              <button class="chip" data-show @click=${() => this.tap(this.right.value[0])}>
                ${t('academy-show')}
              </button>`
          : nothing
      }`;
  }

  /** @param {LessonStep} step */
  deed(step) {
    if (this.state.value === 'missed')
      return html`<p class="tutor-note" role="status">
          ${step.missed ? t(`lesson-${this.id}-${step.missed}`) : t('academy-missed')}
        </p>
        <button class="button is-primary" data-back @click=${() => this.back()}>
          ${icon('undo')}${t('academy-back')}
        </button>`;
    const clue = this.clueGiven.value ? t(`lesson-${this.id}-${step.clue}`) : '';
    return html`${clue ? html`<p class="tutor-note" role="status">${clue}</p>` : nothing}
      <div class="tutor-choices">
        ${
          step.clue && !this.clueGiven.value
            ? html`<button
                class="chip"
                data-clue
                @click=${() => {
                  this.clueGiven.value = true;
                  this.clues += 1;
                  this.keep();
                }}
              >
                ${icon('bulb')}${t('academy-clue')}
              </button>`
            : nothing
        }
        <button class="chip" data-again @click=${() => this.back()}>${icon('undo')}${t('academy-again')}</button>
      </div>`;
  }

  /** The card over the panel. */
  card() {
    const step = this.now(),
      all = this.steps.value.length;
    if (!step) return nothing;
    const last = this.step.value === all - 1 && this.part === this.parts - 1 && this.isLast(),
      won = markOf(this.id).won ?? 0;
    return html`<section class="card tutor" role="region" aria-label=${t('academy-lesson')}>
      <header>
        <b>${t(`lesson-${this.id}`)}</b><span>${this.step.value + 1} / ${all}</span
        ><a class="chip" href="/academy" data-leave>${t(last ? 'academy-home' : 'academy-leave')}</a>
      </header>
      <progress max=${all} value=${this.step.value + 1} aria-hidden="true"></progress>
      <p aria-live="polite">${t(`lesson-${this.id}-${step.say}`)}</p>
      ${last && won ? starRow(won) : nothing}
      ${
        step.kind === 'ask'
          ? this.question(step)
          : step.kind === 'do'
            ? this.deed(step)
            : html`<button class="button is-primary" data-next @click=${() => this.next()}>
                ${last ? t('academy-home') : t('go-on')}
              </button>`
      }
    </section>`;
  }

  close() {
    for (const stop of this.stops) stop();
  }
}
