// @ts-check
/** The side panel: who acts, with which points, what is planned, and every action as a plain button. */
import { html, nothing } from '../kit.js';
import { icon } from '../icons.js';
import { refusal, t } from '../words.js';
import { hintCard, planCard } from './advice.js';
import { askingCard, mates, toggleAsking } from './asking.js';
import { pointCard } from './debrief.js';
import { lensCard } from './risklens.js';

const circle = (off = false) => html`<svg viewBox="0 0 22 22" class=${off ? 'u' : ''}><circle cx="11" cy="11" r=${off ? 8 : 8.5}></circle></svg>`;
const triangle = () => html`<svg viewBox="0 0 22 22"><path d="M11 2.500 19.500 18h-17z"></path></svg>`;

/** A price with the shape of the points it is paid from. @param {any} view @param {any} offer @param {string} [key] of the words */
export function price(view, offer, key = 'cost') {
  if (!offer.cost) return html`<span class="cost free">${t('free')}</span>`;
  const pooled = offer.pool && (view.points?.[offer.pool] ?? 0) > 0;
  return html`<span class="cost"><span class="heard">${t(key, { many: offer.cost })}</span><span aria-hidden="true">${offer.cost}</span><svg viewBox="0 0 16 16" class=${pooled ? 'm' : 'a'} aria-hidden="true"><path d=${pooled ? 'M8 2 14.500 13.500h-13z' : 'M8 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z'}></path></svg></span>`;
}

/** How much of something deadly somebody has had. @param {any} game @param {any} view @param {number} number */
function meter(game, view, number) {
  if (!game.meter) return nothing;
  const { value, of, text } = game.meter(view, number);
  return html`<svg class="dose" viewBox="0 0 320 20" preserveAspectRatio="none" role="img" aria-label=${text}><title>${text}</title><defs><linearGradient id="g-dose"><stop offset="0" class="gd1"></stop><stop offset=".55" class="gd2"></stop><stop offset="1" class="gd3"></stop></linearGradient></defs><rect y="4" width="320" height="12" rx="6" class="dosebar"></rect><rect x=${4 + (306 * Math.min(value, of)) / of} width="6" height="20" rx="3" class="dosemark"></rect></svg>`;
}

/** Who acts. @param {any} ui */
function hero(ui) {
  const { table } = ui;
  const view = table.shown.value, game = table.game.value;
  const number = typeof view.actor === 'number' && view.stage !== 'acting' ? view.question?.firefighter ?? view.actor : view.seat;
  const one = game.crew(view).find((/** @type {any} */ figure) => figure.number === number);
  if (!one) return nothing;
  const mine = table.mine.value && table.at.value === null;
  const seat = table.room.value?.seats[number - 1];
  const tag = mine ? t('your-turn') : view.result !== 'undecided' ? t('match-over') : view.actor === 'nature' || table.story.playing.value ? t(`${game.name}-moves`) : seat?.bot ? t('bot-thinks') : t('waiting-for', { who: table.nameOf(number) });
  return html`<section class="card hero" aria-label=${t('active-hero')}>
    <div class="t"><svg aria-hidden="true"><use href="#${one.symbol}"></use></svg><div><h2>${table.nameOf(number)}</h2><small><span>${one.role}</span>${one.at ? html`<span>${game.full(game.mapOf(table.board.value), one.at)}</span>` : nothing}</small></div><span class="tag ${mine ? '' : 'quiet'}">${tag}</span></div>
    ${view.turn ? html`<div class="ap">${game.points(view).filter((/** @type {any} */ pool) => pool.left > 0 || pool.id === 'ap' || pool.always).map((/** @type {any} */ pool) => html`<div class="g ${pool.shape === 'circle' ? 'a' : 'm'}"><span class="heard">${t(`pool-${pool.id}`, { many: pool.left })}</span><span class="shapes" aria-hidden="true">${Array.from({ length: Math.min(pool.left, 9) }, () => (pool.shape === 'circle' ? circle() : triangle()))}${pool.left === 0 ? circle(true) : nothing}</span><span aria-hidden="true">${t(`pool-${pool.id}-word`)}</span></div>`)}</div>` : nothing}${meter(game, view, number)}
  </section>`;
}

/** An action as a button. @param {any} ui @param {any} option @param {number} i */
function choice(ui, option, i) {
  const { table, planner } = ui;
  const name = table.game.value.title(option.offer, (/** @type {number} */ seat) => table.nameOf(seat));
  return html`<button class="act" data-act=${option.key} @click=${() => planner.play(option)} @pointerenter=${() => { planner.glance.value = option; }} @pointerleave=${() => { planner.glance.value = null; }} @focus=${() => { planner.glance.value = option; }} @blur=${() => { planner.glance.value = null; }}>
    <span class="ic">${icon(table.game.value.iconOf(option.verb, option.offer))}</span><span class="nm">${name}${option.steps.length > 1 ? html`<small>${steps(ui, option)}</small>` : table.game.value.about?.(option.offer) ? html`<small>${table.game.value.about(option.offer)}</small>` : nothing}</span>${price(table.live.value.view, option, table.game.value.costKey)}${i < 9 ? html`<kbd aria-hidden="true">${i + 1}</kbd>` : nothing}</button>`;
}

/** A path in words: "3 moves, open a door". @param {any} ui @param {any} option */
function steps(ui, option) {
  const own = ui.table.game.value.wayWords?.(option, ui.table);
  if (own) return own;
  const doors = option.steps.filter((/** @type {any} */ step) => step.edge).length;
  return t('path-steps', { moves: option.steps.length - doors, doors, fires: option.fires });
}

const view = (/** @type {any} */ table) => table.live.value.view;

/** What is planned, or why something cannot be done. @param {any} ui */
function planned(ui) {
  const { table, planner } = ui;
  const note = table.note.value, plan = planner.plan.value, game = table.game.value;
  if (note) {
    return html`<div class="prev no" role="status">${icon('x')}<div><b>${refusal(note.error)}</b>${note.error.rule ? html`<button class="why" @click=${() => ui.openRule(note.error.rule)}>${icon('book')}${t('why-rule', { rule: note.error.rule })}</button>` : nothing}</div></div>`;
  }
  if (planner.picked.value && planner.options.value.length > 1) {
    return html`<div class="choices" role="group" aria-label=${t('choices-at', { place: game.short(planner.picked.value) })}><h3>${game.full(game.mapOf(table.board.value), planner.picked.value)}</h3>${planner.options.value.map((/** @type {any} */ option, /** @type {number} */ i) => choice(ui, option, i))}</div>`;
  }
  if (!table.legal.value.length) return nothing;
  if (!plan) return view(table).stage === 'acting' ? html`<p class="prev none">${t(`${game.prefix ?? ''}pick-hint`)}</p>` : nothing;
  const name = plan.steps.length > 1 ? t(`way-${plan.verb}`, { place: game.full(game.mapOf(table.board.value), plan.place) }) : game.title(plan.offer, (/** @type {number} */ seat) => table.nameOf(seat));
  return html`<div class="prev">${icon(game.iconOf(plan.verb, plan.offer))}<div><b>${name}</b><small>${plan.steps.length > 1 || game.wayWords?.(plan, table) ? steps(ui, plan) : plan.cost ? t('cost', { many: plan.cost }) : t('free')}</small></div><button class="go" data-confirm @click=${() => planner.confirm()}>${t('confirm')}</button></div>`;
}

/** Are all points gone? @param {any} view */
const spent = (view) => view.points && Object.values(view.points).every((left) => !left);

/** A group of actions: one button, or a list when it is opened. @param {any} ui @param {any} group */
function groupRow(ui, group) {
  const { table, planner } = ui;
  const open = planner.group.value === group.id, many = group.offers.length;
  const costs = group.offers.map((/** @type {any} */ offer) => offer.cost), cheap = group.offers.find((/** @type {any} */ offer) => offer.cost === Math.min(...costs));
  return html`<div class="actgroup"><button class="act ${many ? '' : 'off'}" aria-expanded=${open && many > 0} aria-disabled=${!many} data-group=${group.id} @click=${() => ui.openGroup(group)}>
    <span class="ic">${icon(group.icon)}</span><span class="nm">${group.title ?? t(`group-${group.kind ?? group.id}`)}<small>${many ? t(`group-${group.kind ?? group.id}-can`, { many }) : (spent(table.live.value.view) ? t('no-points') : t(`group-${group.kind ?? group.id}-not`))}</small></span>${cheap ? price(table.live.value.view, cheap, table.game.value.costKey) : nothing}${group.key ? html`<kbd aria-hidden="true">${group.key}</kbd>` : nothing}</button>
    ${open && many ? html`<div class="sub">${group.offers.map((/** @type {any} */ offer, /** @type {number} */ i) => choice(ui, planner.option(offer), i))}</div>` : nothing}</div>`;
}

/** Who is asked what, and by which rule. @param {any} ui */
function question(ui) {
  const { table } = ui;
  const view = table.shown.value, asked = view.question ?? {}, words = { who: table.nameOf(asked.firefighter ?? view.actor), chooser: table.nameOf(view.actor), place: asked.space ? table.game.value.short(asked.space) : '' };
  return html`<div class="ask" role="status"><h3>${t(`${table.game.value.prefix ?? ''}ask-${view.stage}`, words)}</h3><p>${t(`${table.game.value.prefix ?? ''}ask-${view.stage}-how`, words)} ${asked.rule ? html`<button class="why" aria-label=${t('why-rule', { rule: asked.rule })} @click=${() => ui.openRule(asked.rule)}>${icon('book')}${t('why')}</button>` : nothing}</p>${asked.dice ? html`<p class="lie">${ui.diceOf(asked.dice)}</p>` : nothing}</div>`;
}

/** The actions of a turn, or the question that is asked. @param {any} ui */
function actions(ui) {
  const { table, planner } = ui;
  const view = table.shown.value, legal = table.legal.value, game = table.game.value;
  if (!legal.length) return html`${typeof view.actor === 'number' && view.question?.rule && !table.story.playing.value ? question(ui) : nothing}<p class="idle">${ui.idle()}</p>`;
  if (view.stage === 'acting') {
    const rest = legal.filter((/** @type {any} */ offer) => ['finish', 'play-on'].includes(offer.verb));
    return html`${game.groups(legal, view, (/** @type {number} */ seat) => table.nameOf(seat)).filter((/** @type {any} */ group) => !group.tray).map((/** @type {any} */ group) => groupRow(ui, group))}${rest.map((/** @type {any} */ offer, /** @type {number} */ i) => choice(ui, planner.option(offer), i))}`;
  }
  return html`${question(ui)}
    <div class="sub ${legal.length > 8 ? 'many' : ''}">${legal.map((/** @type {any} */ offer, /** @type {number} */ i) => choice(ui, planner.option(offer), i))}</div>`;
}

/** The tokens in hand, where a game has any: what can be used now opens, what cannot says why. @param {any} ui */
function tray(ui) {
  const { table, planner } = ui;
  const view = table.shown.value, game = table.game.value, held = view.stage === 'acting' ? game.groups(table.legal.value, view).filter((/** @type {any} */ group) => group.tray) : [];
  const open = held.find((/** @type {any} */ group) => group.id === planner.group.value);
  if (!held.length || !table.legal.value.length) return nothing;
  return html`<div class="tray" role="group" aria-label=${t('tokens-in-hand')}>${held.map((/** @type {any} */ group) => html`<button class="tok ${group.round ? 'round' : ''} ${group.offers.length ? '' : 'off'}" data-group=${group.id} aria-expanded=${open === group} title=${t(`${group.id}-how`)} @click=${() => ui.openGroup(group)}><u>${icon(group.icon)}<em>${group.count}</em></u><span>${t(group.id)}${group.offers.length ? nothing : html`<span class="heard">, ${t('not-now')}</span>`}</span><kbd aria-hidden="true">${group.key}</kbd></button>`)}</div>
    ${open ? html`<div class="sub traysub"><p class="hint">${t(`${open.id}-how`)}</p><div class=${open.offers.length > 6 ? 'sub many' : ''}>${open.offers.map((/** @type {any} */ offer, /** @type {number} */ i) => choice(ui, planner.option(offer), i))}</div></div>` : nothing}`;
}

/** What the match is about and how far it is, where a game says so. @param {any} ui */
function goal(ui) {
  const { table } = ui;
  const view = table.shown.value, found = view.turn && view.result === 'undecided' && table.game.value.goal?.(view);
  return found ? html`<button class="offb" @click=${() => table.why(found.probe, '')}>${found.text}</button>` : nothing;
}

/** Undo, hint and end of turn. @param {any} ui */
function buttons(ui) {
  const { table } = ui;
  const live = table.live.value, end = table.legal.value.find((/** @type {any} */ offer) => offer.verb === 'end');
  const alone = table.room.value?.alone && table.you.value?.seats.length;
  const can = (live.undo && table.you.value?.seats.length) || (alone && live.seq > 0);
  const over = table.room.value?.over;
  return html`<div class="btns">
    <button class="btn slim" data-undo ?disabled=${!can || over || table.at.value !== null} title=${live.undo ? t('undo') : t('undo-dice')} @click=${() => table.undo()}>${icon('undo')}<span class="heard">${t('undo')}</span></button>
    ${live.redo ? html`<button class="btn slim" aria-label=${t('redo')} title=${t('redo')} @click=${() => table.redo()}>${icon('redo')}</button>` : nothing}
    <button class="btn slim" aria-label=${t('reset-turn')} title=${t('reset-turn')} ?disabled=${!can || over || table.at.value !== null} @click=${() => table.reset()}>${icon('reset')}</button>
    <button class="btn slim" data-hint aria-label=${t('hint')} title=${t('hint')} ?disabled=${!table.coach.able} aria-expanded=${!!table.coach.hint.value} @click=${() => table.coach.press()}>${icon('bulb')}</button>
    ${mates(table).length ? html`<button class="btn slim" data-asking aria-label=${t('ask-crew')} title=${t('ask-crew')} aria-expanded=${!!table.coach.asking.value} @click=${() => toggleAsking(ui)}>${icon('chat')}</button>` : nothing}
    <button class="btn p" data-end ?disabled=${!end} @click=${() => ui.endTurn()}>${icon('flag')}<span>${t('end-turn')}</span></button></div>`;
}

/** @param {any} ui */
export function panel(ui) {
  const { table } = ui;
  if (!table.shown.value) return nothing;
  return html`${hero(ui)}<section class="card actcard" aria-label=${t('actions')}><div class="acts" tabindex=${table.legal.value.length ? nothing : '0'}>${tray(ui)}${pointCard(ui)}${askingCard(ui)}${hintCard(table)}${planCard(table)}${lensCard(table)}${table.coach.asking.value ? nothing : planned(ui)}${actions(ui)}</div>${table.you.value?.seats.length ? buttons(ui) : nothing}${goal(ui)}</section>`;
}
