// @ts-check
/** Cards of the panel: the hint in its three steps, and what an AI means to do and why. */
import { html, nothing } from '../kit.js';
import { icon } from '../icons.js';
import { t } from '../words.js';
import { planOf, whyWords } from './coach.js';
import { becauseWords, lineWords, number, percent, sentences, weighed } from './steps.js';

/** The line with its reason, its price, its odds. @param {any} table @param {any} hint */
function line(table, hint) {
  const game = table.game.value, { because } = hint, first = becauseWords(because, game), more = weighed(because?.units, game).filter((one) => one.text !== first);
  const odds = hint.odds && Object.keys(hint.odds).length && game.lensWords ? game.lensWords(hint.odds, table, percent, number) : [];
  return html`<ol class="linesteps">${sentences(table, hint.line).map((text) => html`<li>${text}</li>`)}</ol>
    ${first ? html`<p>${first}</p>` : nothing}${more.slice(0, 3).map((one) => html`<small>${one.gain ? '+' : '−'} ${one.text}</small>`)}
    ${because?.instead?.length ? html`<small>${t('because-instead', { line: lineWords(table, because.instead) })}</small>` : nothing}
    ${odds.length ? html`<small>${t(`${game.prefix ?? ''}hint-odds`, { odds: odds.join(' · ') })}</small>` : nothing}
    ${typeof hint.win === 'number' ? html`<small>${t('win-chance', { chance: percent(hint.win) })}</small>` : nothing}`;
}

/** What the hint says, for the eye and the ear. @param {any} table */
export function hintCard(table) {
  const { coach } = table, found = coach.hint.value?.hint, game = table.game.value, place = coach.place();
  if (!found || table.at.value !== null) return nothing;
  return html`<section class="prev hintcard" data-step=${found.step} aria-label=${t('hint')}>${icon('bulb')}<div><div role="status"><b>${t(`nudge-${found.nudge}`)}</b>${found.now ? nothing : html`<small>${t('hint-not-now', { who: table.nameOf(found.seat) })}</small>`}
    ${place && found.step > 1 ? html`<p class="hintplace">${game.full(table.map(), place)}</p>` : nothing}${found.line?.length ? line(table, found) : nothing}</div>
    ${found.step < 3 ? html`<button class="why" data-more ?disabled=${!coach.able} @click=${() => coach.press()}>${t(found.step === 1 ? 'hint-where' : 'hint-line')}</button>` : nothing}</div><button class="ib" aria-label=${t('close')} @click=${() => coach.clear()}>${icon('x')}</button></section>`;
}

/** What an AI is about to do: its steps with those done ticked off, and its reason. @param {any} table */
export function planCard(table) {
  const plan = planOf(table);
  if (!plan) return nothing;
  const why = whyWords(plan, table.game.value), done = sentences(table, plan.steps.slice(0, plan.done)), rest = sentences(table, plan.steps.slice(plan.done));
  return html`<section class="prev plancard" aria-label=${t('plan-of', { who: table.nameOf(plan.seat) })}>${icon('bot')}<div><b>${t('plan-of', { who: table.nameOf(plan.seat) })}</b>
    <ol class="linesteps">${done.map((text) => html`<li class="done">${text}</li>`)}${rest.map((text) => html`<li>${text}</li>`)}</ol>${why ? html`<p>${why}</p>` : nothing}</div></section>`;
}
