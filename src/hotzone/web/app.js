// @ts-check
/** The page's beginning: its language, then the address. */
import { effect, html, nothing, render } from './lib/templates.js';
import { icons } from './lib/icons.js';
import { firstLanguage, speak, spoken, t } from './lib/i18n.js';

/** @import { Show } from './lib/page.d.ts' */

const app = /** @type {HTMLElement} */ (document.getElementById('app'));
let leave = () => {};

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

async function route() {
  leave();
  leave = () => {};
  render(nothing, app);
  window.scrollTo(0, 0);
  const [, first, second, third] = location.pathname.split('/').map(decodeURIComponent);
  document.title = 'Hotzone';
  if (first === 'm' && second) {
    const hash = location.hash.slice(1),
      at = /^at=(\d{1,6})$/.exec(hash); // a moment, or the secret of a return link
    if (hash) history.replaceState(null, '', location.pathname);
    const { openTable } = await import('./match/view/screen.js');
    leave = openTable(second, at ? '' : hash, travel, at ? Number(at[1]) : null);
  } else if (first === 'table') {
    const hash = location.hash.slice(1);
    if (hash) history.replaceState(null, '', location.pathname);
    if (second) {
      const { openCompanion } = await import('./companion/companion_page.js');
      leave = openCompanion(second, hash, travel);
    } else {
      const { openNewTable } = await import('./companion/new_table.js');
      leave = openNewTable(travel, show);
    }
  } else if (first === 'rules') {
    const { openRules } = await import('./home/rules.js');
    leave = openRules(second || '', third || '', show, travel);
  } else if (first === 'log') {
    const { openLog } = await import('./home/finished_matches.js');
    leave = openLog(show);
  } else if (first === 'academy' || first === 'learn') {
    const { openAcademy } = await import('./academy/academy_page.js');
    leave = openAcademy(travel, show);
  } else if (first === 'today') {
    const { openToday } = await import('./daily/today.js');
    leave = openToday(second || '', travel, show);
  } else if (first === 'c' && second) {
    const { openChallenge } = await import('./daily/challenge.js');
    leave = openChallenge(second, travel, show);
  } else if (first === 'first') {
    const { openFirst } = await import('./home/first_rescue.js');
    leave = openFirst(second || '', show);
  } else {
    const { openHome } = await import('./home/home.js');
    leave = openHome(first === 'new', travel, show, second ?? '');
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
addEventListener('error', (event) => {
  if (!app.firstElementChild) app.textContent = `${t('broken')} ${event.message}`;
});

await speak(firstLanguage());
route();
