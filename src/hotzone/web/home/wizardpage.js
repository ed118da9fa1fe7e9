// @ts-check
/** The set-up on one page in four short steps: game and building, who plays, level and rules, crew. */
import { html, nothing } from '../kit.js';
import { icon } from '../icons.js';
import { myName } from '../settings.js';
import { has, refusal, t } from '../words.js';
import { byStrength, usualBot } from './bots.js';
import { named, words } from './wizard.js';

/** A name from our words, or the word itself. @param {string} id @param {string} word */
const called = (id, word) => (has(`${id}-${word}`) ? t(`${id}-${word}`) : word);

/** What a choice is, and why it cannot be made now. @param {any} wizard @param {string} id @param {string} word @param {any} reason */
const about = (wizard, id, word, reason) => html`<span><b>${called(id, word)}</b>${has(`${id}-${word}-how`) ? html`<small>${t(`${id}-${word}-how`)}</small>` : nothing}${reason ? html`<small class="whynot">${icon('x')}${refusal(reason)}${reason.rule ? html` <a href="/rules/${wizard.game.value}/${reason.rule}" target="_blank" rel="noopener">${reason.rule}</a>` : nothing}</small>` : nothing}</span>`;

/** One of several. @param {any} wizard @param {string} head @param {string} id of the words @param {string} key of the setting @param {string[]} list @param {string} now @param {(word: string) => any} [drawn] */
const pickOne = (wizard, head, id, key, list, now, drawn) => html`<fieldset class="pick ${drawn ? 'drawn' : ''}"><legend>${head}</legend>${list.map((word) => {
  const reason = word === now ? null : wizard.reason(key, word);
  return html`<label class="opt ${word === now ? 'on' : ''} ${reason ? 'off' : ''}"><input type="radio" name=${`${id}-${key}`} value=${word} .checked=${word === now} ?disabled=${!!reason} @change=${() => (key === 'game' ? wizard.choose(word) : wizard.set(key, word))}>${drawn?.(word) ?? nothing}${about(wizard, id, word, reason)}</label>`;
})}</fieldset>`;

/** Some of several. @param {any} wizard @param {string} head @param {string} id @param {string} key @param {string[]} list @param {string[]} now @param {(list: string[]) => void} pick */
const pickSome = (wizard, head, id, key, list, now, pick) => html`<fieldset class="pick"><legend>${head}</legend>${list.map((word) => {
  const reason = wizard.reason(key, word), stuck = reason && !now.includes(word);
  return html`<label class="opt ${now.includes(word) ? 'on' : ''} ${stuck ? 'off' : ''}"><input type="checkbox" value=${word} .checked=${now.includes(word)} ?disabled=${!!stuck} @change=${(/** @type {any} */ event) => pick(event.target.checked ? [...now, word] : now.filter((one) => one !== word))}>${about(wizard, id, word, stuck ? reason : null)}</label>`;
})}</fieldset>`;

/** @param {any} wizard */
function building(wizard) {
  const book = wizard.catalogue(), boards = (book?.boards ?? []).map((/** @type {any} */ one) => one.name);
  return html`<section class="card pad step"><h2><b>1</b>${t('step-building')}</h2>
    ${wizard.games.value.length > 1 ? pickOne(wizard, t('which-game'), 'game', 'game', wizard.games.value.map((/** @type {any} */ one) => one.game), wizard.game.value) : nothing}
    ${wizard.picture()}${boards.length > 1 ? pickOne(wizard, t('building'), 'board', 'board', boards, wizard.boardName(), (name) => wizard.picture(name, '')) : nothing}</section>`;
}

/** Who sits on a seat. @param {any} wizard @param {string} kind @param {number} i */
function seatRow(wizard, kind, i) {
  const { seats, names } = wizard, put = (/** @type {any} */ list, /** @type {string} */ word) => { list.value = Object.assign([...list.value], { [i]: word }); };
  return html`<li><svg aria-hidden="true"><use href="#helmet-${i + 1}"></use></svg><label><span class="heard">${t('seat-number', { seat: i + 1 })}</span><select @change=${(/** @type {any} */ event) => put(seats, event.target.value)}>${['me', 'here', 'open', ...byStrength(wizard.bots.value)].map((word) => html`<option value=${word} ?selected=${word === kind}>${['me', 'here', 'open'].includes(word) ? t(`seat-${word}`) : t('seat-ai', { bot: called('bot', word) })}</option>`)}</select></label>
    ${kind === 'here' ? html`<label><span class="heard">${t('seat-name', { seat: i + 1 })}</span><input maxlength="20" placeholder=${t('friend-name')} .value=${names.value[i] ?? ''} @input=${(/** @type {any} */ event) => put(names, event.target.value)}></label>` : nothing}${has(`bot-${kind}-how`) ? html`<small>${t(`bot-${kind}-how`)}</small>` : nothing}</li>`;
}

/** @param {any} wizard */
function players(wizard) {
  const { seats } = wizard;
  const book = wizard.catalogue(), range = book?.crew ?? book?.players ?? { from: 1, to: 6 }, key = book?.crew ? 'crew' : 'players', many = seats.value.length, now = wizard.settings.value[key] ?? many;
  return html`<section class="card pad step"><h2><b>2</b>${t('step-players')}</h2>
    ${key === 'crew' && named(wizard.settings.value).length ? nothing : html`<label class="setting"><span>${t(key === 'crew' ? 'crew-size' : 'players')}</span><input type="range" min=${range.from ?? 1} max=${range.to ?? 6} .value=${String(now)} aria-valuetext=${String(now)} @input=${(/** @type {any} */ event) => wizard.set(key, Number(event.target.value))}><output>${now}</output></label>`}
    <label class="setting"><span>${t('your-name')}</span><input maxlength="30" autocomplete="nickname" .value=${myName.value} placeholder=${t('name-hint')} @input=${(/** @type {any} */ event) => { myName.value = event.target.value; }}></label>
    <div class="chips2">${['me', usualBot(wizard.bots.value), 'open'].map((/** @type {string} */ kind) => html`<button type="button" class="chip" @click=${() => { seats.value = seats.value.map((/** @type {string} */ old, /** @type {number} */ i) => (i === 0 ? 'me' : kind)); }}>${kind === 'me' ? t('all-me') : kind === 'open' ? t('all-open') : t('all-ai')}</button>`)}</div>
    <ol class="seatlist">${seats.value.map((/** @type {string} */ kind, /** @type {number} */ i) => seatRow(wizard, kind, i))}</ol><p class="hint">${t('seats-how')}</p></section>`;
}

/** @param {any} wizard */
function level(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  if (!book?.rules?.length || !book.levels) return nothing;
  const rules = settings.rules ?? 'family', experienced = rules === 'experienced', scenarios = words(settings.scenarios);
  const modules = words(settings.modules ?? (experienced ? book.modules : []));
  const heroic = scenarios.includes('true-heroes');
  return html`<section class="card pad step"><h2><b>3</b>${t('step-level')}</h2>
    ${pickOne(wizard, t('which-rules'), 'rules', 'rules', book.rules, rules)}
    ${experienced ? pickOne(wizard, t('level'), 'level', 'level', book.levels, settings.level ?? (heroic ? 'heroic' : 'recruit')) : nothing}
    ${pickSome(wizard, t('scenarios'), 'scenario', 'scenarios', Object.keys(book.scenarios ?? {}), scenarios, (list) => wizard.set('scenarios', list))}
    ${scenarios.includes('friend-in-need') ? pickOne(wizard, t('scenario-friend-in-need'), 'friend', 'friend', book.friend, settings.friend ?? 'easy') : nothing}
    <details class="more"><summary>${t('more-rules')}</summary>
    ${experienced ? pickSome(wizard, t('modules'), 'module', 'modules', book.modules, modules, (list) => wizard.set('modules', list)) : nothing}
    ${pickOne(wizard, t('setup'), 'setup', 'setup', book.setups ?? [], settings.setup ?? wizard.usualSetup())}
    ${pickOne(wizard, t('edition'), 'edition', 'edition', Object.keys(book.editions ?? {}), settings.edition ?? 'en')}
    </details>${switches(wizard, book)}</section>`;
}

/** Single house rules: each with its words, the edition's own marked as the usual. @param {any} wizard @param {any} book */
function switches(wizard, book) {
  const settings = wizard.settings.value, usual = book.editions?.[settings.edition ?? 'en'] ?? {};
  const rows = Object.entries(book.switches ?? {}).filter(([key]) => has(`switch-${key}`));
  return rows.length ? html`<details class="more house"><summary>${t('house-rules')}</summary><div class="settings">${rows.map(([key, list]) => html`<label class="setting"><span>${t(`switch-${key}`)}</span><select data-switch=${key} @change=${(/** @type {any} */ event) => wizard.set(key, event.target.value)}><option value="">${t('as-edition', { what: called(`switch-${key}`, usual[key] ?? list[0]) })}</option>${list.filter((/** @type {string} */ word) => word !== (usual[key] ?? list[0])).map((/** @type {string} */ word) => html`<option value=${word} ?selected=${settings[key] === word}>${called(`switch-${key}`, word)}</option>`)}</select></label>`)}</div></details>` : nothing;
}

/** The choices of a game that has no levels: each list of its catalogue. @param {any} wizard */
function choices(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  if (!book || book.levels) return nothing;
  const main = /** @type {[string, any[]][]} */ ([['hearts', book.hearts], ...(Number(settings.players) === 3 ? [['third', book.third]] : [])]);
  const more = /** @type {[string, any[]][]} */ ([['cast', ['order', 'dealt']], ['starts', book.starts], ['memory', book.memory], ...Object.entries(book.switches ?? {})]);
  const one = (/** @type {[string, any[]]} */ [key, list]) => (Array.isArray(list) ? pickOne(wizard, t(`r-set-${key}`), `r-${key}`, key, list.map(String), key === 'cast' ? settings.cast ?? 'order' : String(settings[key] ?? list[0])) : nothing);
  return html`<section class="card pad step"><h2><b>3</b>${t('step-level')}</h2>${main.map(one)}<details class="more"><summary>${t('more-rules')}</summary>${more.map(one)}</details></section>`;
}

/** @param {any} wizard */
function crew(wizard) {
  const book = wizard.catalogue(), settings = wizard.settings.value;
  if (!book?.specialists || settings.rules !== 'experienced') return nothing;
  return html`<section class="card pad step"><h2><b>4</b>${t('step-crew')}</h2><p class="hint">${t('crew-how')}</p>
    ${pickSome(wizard, t('specialists'), 'card', 'crew', book.specialists.map((/** @type {any} */ one) => one.name), named(settings), (list) => wizard.set('crew', list.length ? list.join(',') : wizard.seats.value.length))}</section>`;
}

/** @param {any} wizard @param {(order: any) => void} begin @param {any} trouble */
export function wizardPage(wizard, begin, trouble) {
  const verdict = wizard.verdict.value, bad = trouble ?? (verdict && !verdict.ok ? verdict : null);
  return html`<h1 class="small">${t('new-game')}</h1><div class="wizard"><div>${building(wizard)}</div><div>${players(wizard)}${level(wizard)}${choices(wizard)}${crew(wizard)}</div></div>
    <div class="gobar"><p role="status">${bad ? html`<span class="prev no">${icon('x')}<span>${refusal(bad)}${bad.rule ? html` <a href="/rules/${wizard.game.value}/${bad.rule}" target="_blank" rel="noopener">${bad.rule}</a>` : nothing}</span></span>` : verdict ? t('setup-ok', { many: verdict.seats }) : t('loading')}</p>
    <button class="btn p big" data-begin ?disabled=${!verdict?.ok} @click=${() => begin(wizard.order())}>${icon('play')}${t('begin')}</button></div>`;
}
