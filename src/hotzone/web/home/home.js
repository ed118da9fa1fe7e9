// @ts-check
/** Home: a match in one click, those one plays already, a code to join, and the set-up of a new one. */
import { html, nothing, signal } from '../kit.js';
import { icon } from '../icons.js';
import { ask } from '../net.js';
import { crewNames, lastSetup, matches, myName, rememberMatch, seatNames } from '../settings.js';
import { moment, refusal, t } from '../words.js';
import { usualBot } from './bots.js';
import { frame } from './frame.js';
import { Wizard } from './wizard.js';
import { wizardPage } from './wizardpage.js';

const trouble = signal(/** @type {any} */ (null));

/** Friends at this screen keep the names they were given. @param {string} code @param {string[]} seats */
function nameSeats(code, seats) {
  const names = Object.fromEntries(seats.map((kind, i) => [i + 1, kind === 'here' ? (crewNames.value[i] ?? '').trim() : '']).filter(([, name]) => name));
  if (Object.keys(names).length) seatNames.value = { ...seatNames.value, [code]: names };
}

/** Begin a match and go there. @param {any} order @param {(path: string) => void} travel */
export async function begin(order, travel) {
  trouble.value = null;
  try {
    const made = await ask('/api/matches', { ...order, seats: order.seats.map((/** @type {string} */ kind) => (kind === 'here' ? 'me' : kind)), name: myName.value });
    rememberMatch({ code: made.code, token: made.token, title: order.title, game: order.game });
    nameSeats(made.code, order.seats);
    travel(`/m/${made.code}`);
  } catch (error) { trouble.value = error; }
}

/** A game in one click: last time's choices, or the family game with one AI beside three of one's own. @param {any} wizard @param {(path: string) => void} travel */
function quick(wizard, travel) {
  const last = lastSetup.value;
  begin(last ?? { game: 'fire', settings: { crew: 3 }, seats: ['me', 'me', usualBot(wizard.bots.value)], title: t('quick-title') }, travel);
}

/** Open a record as a match. @param {any} event @param {(path: string) => void} travel */
async function bring(event, travel) {
  const file = event.target.files[0];
  if (!file) return;
  try {
    const made = await ask('/api/records', { record: await file.text(), seats: [], name: myName.value, title: file.name.replace(/\.[^.]*$/, '') });
    rememberMatch({ code: made.code, token: made.token, title: file.name, game: 'fire' });
    travel(`/m/${made.code}`);
  } catch (error) { trouble.value = error; }
}

/** @param {any} match */
const matchRow = (match) => html`<li><a href="/m/${match.code}"><b>${match.title && match.title !== 'Match' ? match.title : match.code}</b><small>${match.code} · ${moment(match.at)}${match.over ? html` · ${t('match-over')}` : nothing}</small></a>
  <button class="ib" aria-label=${t('forget-match', { code: match.code })} @click=${() => { matches.value = matches.value.filter((/** @type {any} */ one) => one.code !== match.code); }}>${icon('x')}</button></li>`;

/** @param {any} wizard @param {(path: string) => void} travel */
function home(wizard, travel) {
  const join = (/** @type {any} */ event) => { event.preventDefault(); const code = event.target.elements.code.value.trim().toLowerCase().replace(/\s+/g, '-'); if (code) travel(`/m/${encodeURIComponent(code)}`); };
  return frame(html`<section class="lead"><div><h1>${t('home-title')}</h1><p>${t('home-lead')}</p>
    <div class="bigbtns"><button class="btn p big" data-quick @click=${() => quick(wizard, travel)}>${icon('play')}${t('quick-game')}</button><a class="btn big" href="/new" data-new>${icon('gear')}${t('new-game')}</a><a class="btn big" href="/learn" data-learn>${icon('bulb')}${t('tutorial')}</a></div>
    ${trouble.value ? html`<p class="prev no" role="alert">${refusal(trouble.value)}</p>` : nothing}</div>${wizard.picture()}</section>
    <div class="cols"><section class="card pad"><h2>${t('my-matches')}</h2>${matches.value.length ? html`<ul class="matches">${matches.value.map(matchRow)}</ul>` : html`<p class="hint">${t('no-matches')}</p>`}</section>
    <section class="card pad"><h2>${t('join')}</h2><form class="row" @submit=${join}><label class="heard" for="code">${t('join-code')}</label><input id="code" name="code" autocomplete="off" autocapitalize="off" placeholder="kite-42"><button class="btn">${t('join-go')}</button></form>
      <h2>${t('your-name')}</h2><label class="row"><span class="heard">${t('your-name')}</span><input maxlength="30" autocomplete="nickname" .value=${myName.value} placeholder=${t('name-hint')} @input=${(/** @type {any} */ event) => { myName.value = event.target.value; }}></label>
      <h2>${t('open-record')}</h2><label class="row"><span class="heard">${t('open-record')}</span><input type="file" accept=".hotzone,.txt,text/plain" @change=${(/** @type {any} */ event) => bring(event, travel)}></label></section></div>`);
}

/** @param {boolean} fresh is it the set-up's address? @param {(path: string) => void} travel @param {(draw: () => any) => () => void} show */
export function openHome(fresh, travel, show) {
  const wizard = new Wizard();
  const stop = show(() => (fresh ? frame(wizardPage(wizard, (/** @type {any} */ order) => { lastSetup.value = order; begin(order, travel); }, trouble.value)) : home(wizard, travel)));
  return () => { stop(); wizard.close(); };
}
