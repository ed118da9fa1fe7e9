// @ts-check
/** A puzzle at a real table: one question, one turn, exact odds; then what it was worth and why. */
import { effect, html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { gameNamed, gamesRead } from '../lib/games.js';
import { academy } from '../lib/preferences.js';
import { readWords, t } from '../lib/i18n.js';
import { sentences } from '../match/model/action_text.js';
import { answered, nextPuzzle, trained } from './progress.js';
import { ACADEMY_WORDS, costWords, spreadBars, starRow } from './academy_parts.js';
import { beginPuzzle, questionOf } from './begin_lesson.js';

/** @import { PuzzleAbout, PuzzleVerdict, Refusal } from '../lib/page.d.ts' */
/** @import { ScreenState } from '../match/model/screen_state.js' */

export class PuzzleCard {
  /** @param {ScreenState} ui @param {string} id */
  constructor(ui, id) {
    this.ui = ui;
    this.table = ui.table;
    this.id = id;
    this.about = signal(/** @type {PuzzleVerdict | null} */ (null));
    this.others = /** @type {PuzzleAbout[]} */ ([]);
    this.tries = 0;
    this.clueGiven = signal(false);
    this.shown = signal(false);
    this.result = signal(/** @type {{stars: number, before: number, after: number} | null} */ (null));
    this.asked = '';
    this.ready = signal(false);
    ui.endHidden.value = ui.table.code; // a match that ends with the turn is only an answer here
    this.stops = [effect(() => this.watch())];
    this.read();
  }

  /** The mistake that is played here, if it is one. */
  own() {
    const from = academy.peek().playing?.[this.table.code];
    return from ? academy.peek().mistakes.find((one) => one.code === from.code && one.at === from.at) : undefined;
  }

  async read() {
    await gamesRead;
    await readWords(ACADEMY_WORDS);
    const found = await ask('/api/academy');
    this.others = found.puzzles;
    await readWords(gameNamed(this.id.split('-')[0])?.page?.academy ?? {});
    this.ready.value = true;
  }

  /** Ask what the turn is worth as soon as it is ended, or the solution is wanted. */
  watch() {
    const { seq } = this.table.live.value,
      key = `${seq} ${this.shown.value} ${this.ready.value}`;
    if (!this.ready.value || this.asked === key || seq < 0) return;
    this.asked = key;
    const own = this.own(),
      path = `/api/matches/${this.table.code}/puzzle`;
    const answer = own
      ? ask(path, { puzzle: own.puzzle, shown: this.shown.value })
      : ask(this.shown.value ? `${path}?show=1` : path);
    answer.then(
      (found) => {
        if (this.asked === key) this.take(found);
      },
      () => {
        this.asked = '';
      },
    );
  }

  /** @param {PuzzleVerdict} found */
  take(found) {
    const was = this.about.peek();
    this.about.value = found;
    if (!found.ended || was?.ended || this.result.peek()) return;
    this.tries += 1;
    const stars = this.shown.peek()
      ? 0
      : Math.max(0, found.stars - (this.clueGiven.peek() ? 1 : 0) - (this.tries > 1 && found.stars === 3 ? 1 : 0));
    if (found.stars < 3 && this.tries < 2 && !this.shown.peek() && !this.over()) return; // one more try
    this.settle(found, stars);
  }

  /** The answer counts. @param {PuzzleVerdict} found @param {number} stars */
  settle(found, stars) {
    const own = this.own();
    if (own) trained(own, found.stars === 3 && !this.shown.peek());
    const [before, after] = own ? [0, 0] : answered({ ...found, id: this.id }, stars);
    this.result.value = { stars, before, after };
  }

  /** Is the match itself over? Then nothing in it can be taken back. */
  over() {
    return this.table.live.value.view.result !== 'undecided';
  }

  again() {
    const about = this.about.peek();
    if (this.over() && about && !this.own())
      beginPuzzle({ ...about, id: this.id }, this.ui.travel).catch((error) => {
        this.table.note.value = { error: /** @type {Refusal} */ (error) };
      });
    else this.takeBack();
  }

  takeBack() {
    this.table.tell({ type: 'undo', seq: this.table.live.value.seq, to: 0 });
  }

  giveUp() {
    this.shown.value = true;
    const about = this.about.peek();
    if (about && !this.result.peek()) this.settle(about, 0);
  }

  next() {
    const found = nextPuzzle(this.others);
    if (!found) this.ui.travel('/academy');
    else
      beginPuzzle(found, this.ui.travel).catch((error) => {
        this.table.note.value = { error: /** @type {Refusal} */ (error) };
      });
  }

  /** @param {string} name @param {string} cost @param {readonly string[]} line @param {string} kind */
  row(name, cost, line, kind) {
    const words = line.length ? sentences(this.table, [...line]).join(' → ') : t('puzzle-nothing-line');
    return html`<li class="puzzle-line ${kind}"><b>${name}</b><span>${cost}</span><small>${words}</small></li>`;
  }

  /** What it was worth, and why. @param {PuzzleVerdict} about */
  solved(about) {
    const result = this.result.value,
      right = about.stars === 3 && about.ended,
      own = this.kindOf(about),
      rated = result?.after ? t('puzzle-rating', { before: String(result.before), after: String(result.after) }) : '',
      reason = about.kind === 'best' ? 'best' : (own?.reason ?? 'odds');
    return html`${result ? starRow(result.stars) : nothing}
      <p aria-live="polite"><b>${t(right ? 'puzzle-right' : this.shown.value ? 'puzzle-shown' : 'puzzle-wrong')}</b></p>
      <ul class="puzzle-lines">
        ${this.row(t('puzzle-best-line'), costWords(own, about.kind, about.best), about.line, 'is-best')}
        ${
          about.ended && about.cost !== null && !right
            ? this.row(t('puzzle-your-line'), costWords(own, about.kind, about.cost), this.played(), 'is-yours')
            : nothing
        }
        ${
          own?.single
            ? nothing
            : this.row(t('puzzle-second'), costWords(own, about.kind, about.second), about.second_line, '')
        }
        ${this.row(t('puzzle-nothing'), costWords(own, about.kind, about.nothing), [], 'is-bad')}
      </ul>
      ${spreadBars(own, about)}
      <h2>${t('puzzle-why')}</h2>
      <ol class="puzzle-why">
        <li>${t(`puzzle-idea-${about.idea}`)}</li>
        <li>
          ${t(`puzzle-why-${reason}`, {
            ends: about.ends,
            right: about.spread[0]?.[1] ?? 0,
            best: costWords(own, about.kind, about.best),
            second: costWords(own, about.kind, about.second),
            nothing: costWords(own, about.kind, about.nothing),
          })}
        </li>
      </ol>
      ${rated ? html`<p class="puzzle-rating">${rated}</p>` : nothing}
      <div class="tutor-choices">
        <button class="button is-primary" data-next-puzzle @click=${() => this.next()}>
          ${icon('play')}${t('puzzle-next')}
        </button>
        <button class="chip" data-again @click=${() => this.again()}>${icon('undo')}${t('academy-back')}</button>
      </div>`;
  }

  /** What was played, up to the end of the turn. */
  played() {
    const line = this.table.eventLog.line(null).filter((entry) => typeof entry.actor === 'number'),
      end = line.findIndex((entry) => entry.action === 'end');
    return line.slice(0, end < 0 ? line.length : end).map((entry) => entry.action);
  }

  /** What the game says of this kind of puzzle. @param {PuzzleVerdict} about */
  kindOf(about) {
    return this.table.game.value.puzzleKind?.(about.kind);
  }

  /** One more try after a turn that was not the best. @param {PuzzleVerdict} about */
  once(about) {
    const own = this.kindOf(about);
    return html`<p aria-live="polite">
        ${t('puzzle-not-best', { yours: about.cost === null ? '?' : costWords(own, about.kind, about.cost) })}
      </p>
      <div class="tutor-choices">
        <button class="button is-primary" data-back @click=${() => this.again()}>
          ${icon('undo')}${t('puzzle-again')}
        </button>
        <button class="chip" data-show @click=${() => this.giveUp()}>${t('academy-show')}</button>
      </div>`;
  }

  /** @param {PuzzleVerdict} about */
  open(about) {
    const clue = this.clueGiven.value ? t(`puzzle-clue-${about.idea}`) : '';
    return html`<p>${t('puzzle-ends', { ends: about.ends })}</p>
      ${clue ? html`<p class="tutor-note" role="status">${clue}</p>` : nothing}
      <p class="tutor-call">${icon('walk')}${t('puzzle-play')}</p>
      <div class="tutor-choices">
        ${
          this.clueGiven.value
            ? nothing
            : html`<button
                class="chip"
                data-clue
                @click=${() => {
                  this.clueGiven.value = true;
                }}
              >
                ${icon('bulb')}${t('puzzle-clue')}
              </button>`
        }
        <button class="chip" data-show @click=${() => this.giveUp()}>${t('academy-show')}</button>
      </div>`;
  }

  card() {
    const about = this.about.value;
    if (!about) return nothing;
    const done = this.result.value || this.shown.value;
    return html`<section class="card tutor puzzle" role="region" aria-label=${t('academy-puzzle')}>
      <header>
        <b>${questionOf(about)}</b><span>${about.rating}</span
        ><a class="chip" href="/academy" data-leave>${t('academy-leave')}</a>
      </header>
      ${done && about.line ? this.solved(about) : about.ended ? this.once(about) : this.open(about)}
    </section>`;
  }

  /** Taps belong to the game. */
  tap() {
    return false;
  }

  close() {
    for (const stop of this.stops) stop();
  }
}
