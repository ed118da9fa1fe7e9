// @ts-check
/** The page's beginning: its language, then the address. */
import { effect, html, nothing, render } from './lib/templates.js';
import { icons } from './lib/icons.js';
import { firstLanguage, speak, spoken, t } from './lib/i18n.js';

/** @import { Show } from './lib/page.d.ts' */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
let leave = () => {};
let asked = 0; // addresses, of which only the newest opens its page

/** Go to an address of the page. @param {string} path */
function travel(path) {
  history.pushState(null, '', path);
  route();
}

/** @type {Show} */
function show(draw) {
  const sprites = /** @type {HTMLElement} */ (document.getElementById('sprites'));
  return effect(() => {
    if (!spoken.value) return;
    render(html`<svg class="sprites" aria-hidden="true">${icons}</svg>`, sprites);
    render(draw(), app);
  });
}

/**
 * Pages by the first word of their address; each is fetched when somebody goes there.
 * @type {Record<string, (second: string, third: string) => Promise<() => () => void>>}
 */
const PAGES = {
  rules: (game, rule) => import('./home/rules.js').then((page) => () => page.openRules(game, rule, show, travel)),
  log: () => import('./home/finished_matches.js').then((page) => () => page.openLog(show)),
  academy: () => import('./academy/academy_page.js').then((page) => () => page.openAcademy(travel, show)),
  learn: () => PAGES.academy('', ''), // its old address
  today: (day) => import('./daily/today.js').then((page) => () => page.openToday(day, travel, show)),
  c: (code) => import('./daily/challenge.js').then((page) => () => page.openChallenge(code, travel, show)),
  workshop: (what) => import('./workshop/workshop_page.js').then((page) => () => page.openWorkshop(what, travel, show)),
  b: (code) => import('./workshop/shared_board.js').then((page) => () => page.openSharedBoard(code, travel, show)),
  first: (game) => import('./home/first_rescue.js').then((page) => () => page.openFirst(game, show)),
};
const NAMED = ['b', 'c']; // these need to know which

/**
 * The page of an address: its part of the program is fetched, what it gives opens it.
 * @param {string[]} parts of the path
 */
async function pageOf([first = '', second = '', third = '']) {
  if (first === 'm' && second) {
    const hash = location.hash.slice(1),
      at = /^at=(\d{1,6})$/.exec(hash); // a moment, or the secret of a return link
    if (hash) history.replaceState(null, '', location.pathname);
    const { openTable } = await import('./match/view/screen.js');
    return () => openTable(second, at ? '' : hash, travel, at ? Number(at[1]) : null);
  }
  if (first === 'table') {
    const hash = location.hash.slice(1);
    if (hash) history.replaceState(null, '', location.pathname);
    if (second) {
      const { openCompanion } = await import('./companion/companion_page.js');
      return () => openCompanion(second, hash, travel);
    }
    const { openNewTable } = await import('./companion/new_table.js');
    return () => openNewTable(travel, show);
  }
  if (Object.hasOwn(PAGES, first) && (second || !NAMED.includes(first))) return PAGES[first](second, third);
  const { openHome } = await import('./home/home.js');
  return () => openHome(first === 'new', travel, show, second);
}

/** Where nothing at all could be drawn: what is wrong, and one way out. @param {unknown} error */
function tellBroken(error) {
  if (app.querySelector(':scope > :not(noscript)')) return;
  const [what, again] = spoken.peek()
    ? [t('broken'), t('broken-again')]
    : ['The page could not start:', 'Load it again']; // its sentences are what could not be had
  const why = error instanceof Error ? error.message : String(error);
  render(
    html`<main class="loading">
      <p role="alert">${what} ${why}</p>
      <p><button class="button is-primary" data-reload @click=${() => location.reload()}>${again}</button></p>
    </main>`,
    app,
  );
}

async function route() {
  const mine = ++asked;
  leave();
  leave = () => {};
  render(nothing, app);
  window.scrollTo(0, 0);
  document.title = 'Hotzone';
  try {
    const open = await pageOf(location.pathname.split('/').slice(1).map(decodeURIComponent));
    if (mine === asked) leave = open(); // who went on meanwhile is not taken back
  } catch (error) {
    if (mine === asked) tellBroken(error);
    throw error;
  }
}

addEventListener('popstate', route);
document.addEventListener('click', (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest?.('a[href^="/"]');
  if (
    !link ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    link.hasAttribute('download') ||
    link.getAttribute('target') ||
    link.getAttribute('href')?.startsWith('/api')
  )
    return;
  event.preventDefault();
  travel(/** @type {string} */ (link.getAttribute('href')));
});
addEventListener('error', (event) => tellBroken(event.error ?? event.message));

speak(firstLanguage()).then(route, (error) => {
  tellBroken(error);
  throw error;
});
