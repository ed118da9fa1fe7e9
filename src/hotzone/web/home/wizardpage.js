// @ts-check
/** The set-up on one page in four short steps: game and building, who plays, level and rules, crew. */
import { html, nothing } from '../kit.js';
import { icon } from '../icons.js';
import { has, refusal, t } from '../words.js';

/** A name from our words, or the word itself. @param {string} id @param {string} word */
const called = (id, word) => (has(`${id}-${word}`) ? t(`${id}-${word}`) : word);

/** One of several. @param {string} head @param {string} id @param {string[]} words @param {string} now @param {(word: string) => void} pick */
const pickOne = (head, id, words, now, pick) => html`<fieldset class="pick"><legend>${head}</legend>${words.map((word) => html`<label class="opt ${word === now ? 'on' : ''}"><input type="radio" name=${id} value=${word} .checked=${word === now} @change=${() => pick(word)}><span><b>${called(id, word)}</b>${has(`${id}-${word}-how`) ? html`<small>${t(`${id}-${word}-how`)}</small>` : nothing}</span></label>`)}</fieldset>`;

/** Some of several. @param {string} head @param {string} id @param {string[]} words @param {string[]} now @param {(words: string[]) => void} pick @param {(word: string) => boolean} [may] */
const pickSome = (head, id, words, now, pick, may = () => true) => html`<fieldset class="pick"><legend>${head}</legend>${words.map((word) => html`<label class="opt ${now.includes(word) ? 'on' : ''} ${may(word) ? '' : 'off'}"><input type="checkbox" .checked=${now.includes(word)} ?disabled=${!may(word)} @change=${(/** @type {any} */ event) => pick(event.target.checked ? [...now, word] : now.filter((one) => one !== word))}><span><b>${called(id, word)}</b>${has(`${id}-${word}-how`) ? html`<small>${t(`${id}-${word}-how`)}</small>` : nothing}</span></label>`)}</fieldset>`;

/** @param {any} wizard */
function building(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  const boards = book?.boards ?? [];
  return html`<section class="card pad step"><h2><b>1</b>${t('step-building')}</h2>
    ${wizard.games.value.length > 1 ? pickOne(t('which-game'), 'game', wizard.games.value.map((/** @type {any} */ one) => one.game), wizard.game.value, (word) => { wizard.settings.value = {}; wizard.game.value = word; }) : nothing}
    <label class="setting"><span>${t('building')}</span><select @change=${(/** @type {any} */ event) => wizard.set('board', event.target.value)}><option value="">${t('board-usual')}</option>${boards.map((/** @type {any} */ one) => html`<option value=${one.name} ?selected=${one.name === settings.board}>${has(`board-${one.name}`) ? t(`board-${one.name}`) : one.title}</option>`)}</select></label>${wizard.picture()}</section>`;
}

/** @param {any} wizard */
function players(wizard) {
  const { seats } = wizard;
  const kinds = ['me', 'open', ...wizard.bots.value], book = wizard.catalogue(), crew = book?.crew ?? book?.players ?? { from: 1, to: 6 }, key = book?.crew ? 'crew' : 'players';
  const many = seats.value.length, named = typeof wizard.settings.value.crew === 'string' && Number.isNaN(Number(wizard.settings.value.crew));
  return html`<section class="card pad step"><h2><b>2</b>${t('step-players')}</h2>
    ${named ? nothing : html`<label class="setting"><span>${t(key === 'crew' ? 'crew-size' : 'players')}</span><input type="range" min=${crew.from ?? 1} max=${crew.to ?? 6} .value=${String(wizard.settings.value[key] ?? many)} aria-valuetext=${String(wizard.settings.value[key] ?? many)} @input=${(/** @type {any} */ event) => wizard.set(key, Number(event.target.value))}><output>${wizard.settings.value[key] ?? many}</output></label>`}
    <ol class="seatlist">${seats.value.map((/** @type {string} */ kind, /** @type {number} */ i) => html`<li><svg aria-hidden="true"><use href="#helmet-${i + 1}"></use></svg><label><span class="heard">${t('seat-number', { seat: i + 1 })}</span><select @change=${(/** @type {any} */ event) => { seats.value = seats.value.map((/** @type {string} */ old, /** @type {number} */ k) => (k === i ? event.target.value : old)); }}>${kinds.map((word) => html`<option value=${word} ?selected=${word === kind}>${word === 'me' || word === 'open' ? t(`seat-${word}`) : t('seat-ai', { bot: called('bot', word) })}</option>`)}</select></label></li>`)}</ol><p class="hint">${t('seats-how')}</p></section>`;
}

/** @param {any} wizard */
function level(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  if (!book?.rules?.length || !book.levels) return nothing;
  const rules = settings.rules ?? 'family', experienced = rules === 'experienced';
  const modules = settings.modules ?? (experienced ? book.modules : []), list = Array.isArray(modules) ? modules : String(modules).split(',');
  return html`<section class="card pad step"><h2><b>3</b>${t('step-level')}</h2>
    ${pickOne(t('which-rules'), 'rules', book.rules, rules, (word) => wizard.set('rules', word))}
    ${experienced ? pickOne(t('level'), 'level', book.levels, settings.level ?? 'recruit', (word) => wizard.set('level', word)) : nothing}
    <details><summary>${t('more-rules')}</summary>
    ${experienced ? pickSome(t('modules'), 'module', book.modules, list, (words) => wizard.set('modules', words)) : nothing}
    ${experienced ? pickSome(t('variants'), 'variant', Object.keys(book.variants ?? {}), settings.variants ?? [], (words) => wizard.set('variants', words), (word) => list.includes(book.variants[word].needs) || !book.variants[word].needs) : nothing}
    ${pickOne(t('setup'), 'setup', book.setups ?? [], settings.setup ?? (experienced ? 'full' : 'printed'), (word) => wizard.set('setup', word))}
    ${pickOne(t('edition'), 'edition', Object.keys(book.editions ?? {}), settings.edition ?? 'en', (word) => wizard.set('edition', word))}</details></section>`;
}

/** The choices of a game that has no levels: each list of its catalogue. @param {any} wizard */
function choices(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  const lists = Object.entries({ hearts: book?.hearts, starts: book?.starts, memory: book?.memory }).filter(([, words]) => Array.isArray(words));
  if (!book || book.levels || !lists.length) return nothing;
  return html`<section class="card pad step"><h2><b>3</b>${t('step-level')}</h2>${lists.map(([key, words]) => pickOne(t(`r-set-${key}`), `r-${key}`, words.map(String), String(settings[key] ?? words[0]), (word) => wizard.set(key, word)))}</section>`;
}

/** @param {any} wizard */
function crew(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  if (!book?.specialists || settings.rules !== 'experienced') return nothing;
  const chosen = typeof settings.crew === 'string' && Number.isNaN(Number(settings.crew)) ? settings.crew.split(',') : [];
  return html`<section class="card pad step"><h2><b>4</b>${t('step-crew')}</h2><p class="hint">${t('crew-how')}</p>
    ${pickSome(t('specialists'), 'card', book.specialists.map((/** @type {any} */ one) => one.name), chosen, (words) => wizard.set('crew', words.length ? words.join(',') : wizard.seats.value.length))}</section>`;
}

/** @param {any} wizard @param {(order: any) => void} begin @param {any} trouble */
export function wizardPage(wizard, begin, trouble) {
  const verdict = wizard.verdict.value;
  return html`<h1 class="small">${t('new-game')}</h1><div class="wizard"><div>${building(wizard)}</div><div>${players(wizard)}${level(wizard)}${choices(wizard)}${crew(wizard)}</div></div>
    <div class="gobar"><p role="status">${verdict && !verdict.ok ? html`<span class="prev no">${icon('x')}<span>${verdict.text ?? refusal(verdict)}${verdict.rule ? html` <a href="/rules/${wizard.game.value}/${verdict.rule}" target="_blank" rel="noopener">${verdict.rule}</a>` : nothing}</span></span>` : trouble ? refusal(trouble) : verdict ? t('setup-ok', { many: verdict.seats }) : t('loading')}</p>
    <button class="btn p big" data-begin ?disabled=${!verdict?.ok} @click=${() => begin(wizard.order())}>${icon('play')}${t('begin')}</button></div>`;
}
