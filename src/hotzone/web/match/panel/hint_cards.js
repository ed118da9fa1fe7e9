// @ts-check
/** Cards of the panel: the coach's line with its reason, what can be played of it, and what an AI means to do. */
import { html, nothing } from '../../lib/templates.js';
import { closeButton } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { planOf, whyWords } from './bot_plans.js';
import { becauseWords, number, percent, sentences, startsOf, stepRows, weighed } from '../model/action_text.js';
import { price } from './price.js';

/** @import { HintFound, Offer } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */

/** What another way has over the first, or that it is nearly as good. @param {Match} table @param {HintFound} hint */
const otherReason = (table, hint) =>
  weighed(table, hint.because?.units).find((one) => !one.gain)?.text ?? t('hint-nearly');

/** The reason in two sentences, and what was weighed against it. @param {Match} table @param {HintFound} hint */
function why(table, hint) {
  const { coach } = table,
    other = !!coach.other.value,
    first = becauseWords(table, hint.because),
    said = other ? otherReason(table, hint) : first,
    more = weighed(table, hint.because?.units).filter((one) => one.gain !== other && one.text !== said),
    [best, rival] = coach.all().map((steps) => wordsOf(table, steps)),
    against = other
      ? best && t('because-first', { line: best, reason: first })
      : rival && rival !== best && t('because-instead', { line: rival });
  return html`${more.slice(0, 2).map((one) => html`<p>${one.text}</p>`)}${against ? html`<p>${against}</p>` : nothing}${
    !more.length && !against ? html`<p>${t('hint-why-else')}</p>` : nothing
  }`;
}

/** The numbers, for those who ask. @param {Match} table @param {HintFound} hint */
function odds(table, hint) {
  const game = table.game.value,
    then = hint.odds && Object.keys(hint.odds).length ? game.riskWords(hint.odds, table, percent, number) : [];
  return html`${weighed(table, hint.because?.units, 'odds')
    .slice(0, 3)
    .map((one) => html`<p>${one.gain ? '+' : '−'} ${one.text}</p>`)}
  ${then.length ? html`<p>${t(`${game.prefix ?? ''}hint-odds`, { odds: then.join(' · ') })}</p>` : nothing}
  ${typeof hint.win === 'number' ? html`<p>${t('win-chance', { chance: percent(hint.win) })}</p>` : nothing}
  ${hint.rough ? html`<p>${t('win-rough')}</p>` : nothing}`;
}

/** A part that opens under the line. @param {Match} table @param {string} id @param {string} words */
function fold(table, id, words) {
  const { unfolded } = table.coach;
  return html`<button
    class="chip"
    data-fold=${id}
    aria-expanded=${unfolded.value === id}
    @click=${() => {
      unfolded.value = unfolded.value === id ? '' : id;
    }}
  >
    ${words}
  </button>`;
}

/** The steps with their prices, and the button that plays them. @param {Match} table @param {Offer[]} steps */
function line(table, steps) {
  const { view } = table.live.value,
    { costKey } = table.game.value,
    cost = steps.reduce((sum, step) => sum + step.cost, 0);
  return html`<ol class="line-steps">
      ${rowsOf(table, steps).map(
        (row) => html`<li><span>${row.text}</span>${row.cost ? price(view, row, costKey) : nothing}</li>`,
      )}
    </ol>
    <button class="button is-advice" data-play-line @click=${() => table.coach.play()}>
      ${icon('play')}<span>${t('play-line')}</span>${cost ? price(view, { cost }, costKey) : nothing}<kbd
        aria-hidden="true"
        >⏎</kbd
      >
    </button>`;
}

/** The place that a line leads to. @param {Match} table @param {Offer[]} steps */
const endOf = (table, steps) => steps.findLast((step) => step.space && table.game.value.walks.test(step.verb))?.space;

/**
 * The rows of a line; where two lines sound the same, on which side of the room they end.
 * @param {Match} table
 * @param {Offer[]} steps
 */
function rowsOf(table, steps) {
  const rows = stepRows(table, steps),
    rival = table.coach.all().find((one) => one !== steps),
    same =
      rival &&
      stepRows(table, rival)
        .map((row) => row.text)
        .join() === rows.map((row) => row.text).join(),
    side = same ? table.game.value.partOf?.(table.map(), endOf(table, steps)) : '';
  return side
    ? rows.map((row, i) => (i < rows.length - 1 ? row : { ...row, text: t('step-side', { step: row.text, side }) }))
    : rows;
}

/** A line in words. @param {Match} table @param {Offer[]} steps */
const wordsOf = (table, steps) =>
  rowsOf(table, steps)
    .map((row) => row.text)
    .join(' → ');

/** Does another line say something else than the first? @param {Match} table */
function differs(table) {
  const [first, other] = table.coach.all();
  return !!other && wordsOf(table, first) !== wordsOf(table, other);
}

/** The coach says that it is silent now. @param {Match} table */
const silence = (table) =>
  html`<section class="note hint-card is-silent" role="status">
    ${icon('bulb')}
    <div>
      <b>${t('coach-silent')}</b>
      <button class="chip" data-call-coach @click=${() => table.coach.call(true)}>${t('coach-call')}</button>
      <button class="chip" data-coach-off @click=${() => table.coach.call(false)}>${t('coach-fine')}</button>
    </div>
  </section>`;

/** What the hint says, for the eye and the ear. @param {Match} table */
export function hintCard(table) {
  const { coach } = table,
    found = coach.hint.value?.hint,
    steps = coach.advice();
  if (table.at.value !== null) return nothing;
  if (!found) return coach.silent && table.legal.value.length ? silence(table) : nothing;
  const reason = steps?.length || !found.now ? becauseWords(table, found.because) : '', // to end a turn needs none
    asked = table.live.value.view.stage !== 'acting',
    stands = found.now ? startsOf(table, steps ?? [])[0] : undefined;
  return html`<section class="note hint-card" aria-label=${t('hint')}>
    ${icon('bulb')}
    <div>
      <div role="status">
        <b>${coach.other.value ? t('hint-other') : t(`clue-${found.clue}`, { ...table.spot(coach.place(), stands) })}</b
        >${
          found.now ? nothing : html`<small>${t('hint-not-now', { who: table.nameOf(found.seat) })}</small>`
        }${coach.other.value ? html`<p>${otherReason(table, found)}</p>` : reason ? html`<p>${reason}</p>` : nothing}
      </div>
      ${
        steps?.length
          ? line(table, steps)
          : found.now || !found.line?.length
            ? nothing
            : html`<ol class="line-steps">
                ${sentences(table, found.line).map((text) => html`<li><span>${text}</span></li>`)}
              </ol>`
      }
      ${
        asked
          ? nothing
          : html`<div class="hint-more">
              ${fold(table, 'why', t('why'))}${fold(table, 'odds', t('hint-odds-button'))}${
                differs(table)
                  ? html`<button
                      class="chip"
                      data-other
                      @click=${() => {
                        coach.other.value = (coach.other.value + 1) % coach.all().length;
                      }}
                    >
                      ${t(coach.other.value ? 'hint-first-way' : 'hint-other-way')}
                    </button>`
                  : nothing
              }${
                coach.guides
                  ? html`<button class="chip" data-coach-off @click=${() => coach.call(false)}>
                      ${t('coach-leave')}
                    </button>`
                  : nothing
              }
            </div>`
      }
      ${
        coach.unfolded.value === 'why'
          ? why(table, found)
          : coach.unfolded.value === 'odds'
            ? odds(table, found)
            : nothing
      }
    </div>
    ${closeButton(() => coach.clear())}
  </section>`;
}

/** What an AI is about to do: its steps with those done ticked off, and its reason. @param {Match} table */
export function planCard(table) {
  const plan = planOf(table);
  if (!plan) return nothing;
  const reason = whyWords(table, plan),
    done = sentences(table, plan.steps.slice(0, plan.done)),
    rest = sentences(table, plan.steps.slice(plan.done));
  return html`<section class="note plan-card" aria-label=${t('plan-of', { who: table.nameOf(plan.seat) })}>
    ${icon('bot')}
    <div>
      <b>${t('plan-of', { who: table.nameOf(plan.seat) })}</b>
      <ol class="line-steps">
        ${done.map((text) => html`<li class="is-done">${text}</li>`)}${rest.map((text) => html`<li>${text}</li>`)}
      </ol>
      ${reason ? html`<p>${reason}</p>` : nothing}
    </div>
  </section>`;
}
