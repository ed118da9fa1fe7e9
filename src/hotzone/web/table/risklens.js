// @ts-check
/** The risk lens: what nature's next part may do, as numbers and shapes on the board and as a key with the sums in words. */
import { html, nothing, svg } from '../kit.js';
import { icon } from '../icons.js';
import { t } from '../words.js';
import { number, percent } from './steps.js';

const SLIGHT = 0.005; // less is not drawn; the board as text tells it
const bare = (/** @type {number} */ share) => percent(share).replace(/\s?%/, '');
const band = (/** @type {number} */ share) => (share < 0.1 ? 1 : share < 0.35 ? 2 : share < 0.7 ? 3 : 4);

/** The lens on a floor. @param {any} ui @param {any} map @param {number} floor */
export function lensMarks(ui, map, floor) {
  const { table } = ui;
  const risk = table.coach.seen(), game = table.game.value;
  if (!risk || !game.lens) return nothing;
  const found = game.lens(risk, table.shown.value), on = (/** @type {string} */ name) => map.spaces.get(name)?.floor === floor;
  const shape = (/** @type {any} */ b) => (game.hit ? game.hit(b) : svg`<rect x=${b.x + 3} y=${b.y + 3} width=${b.w - 6} height=${b.h - 6} rx="10"></rect>`);
  const likely = found.spaces.filter((/** @type {any} */ one) => on(one.at) && one.share > SLIGHT && !one.sure);
  return svg`<g class="lens">
    ${likely.map((/** @type {any} */ one) => svg`<g class="shade b${band(one.share)}">${shape(map.boxes.get(one.at))}</g>`)}
    ${found.walls.filter((/** @type {any} */ one) => map.edges.has(one.edge) && on(map.edges.get(one.edge).spaces[0]) && one.hit > SLIGHT).map((/** @type {any} */ one) => {
    const { mx, my } = game.line(map, map.edges.get(one.edge));
    return svg`<g class="lenswall ${one.gone > SLIGHT ? 'falls' : ''}" data-wall=${one.edge} data-hit=${one.hit} data-gone=${one.gone} transform="translate(${mx},${my})"><g class="big">${one.gone > SLIGHT ? svg`<rect x="-19" y="-19" width="38" height="38" transform="rotate(45)"></rect>` : svg`<rect x="-16" y="-16" width="32" height="32" rx="4"></rect>`}<text y="6">${bare(one.gone > SLIGHT ? one.gone : one.hit)}</text></g></g>`;
  })}
    ${likely.map((/** @type {any} */ one) => { const b = map.boxes.get(one.at); return svg`<g class="lenspill b${band(one.share)} ${one.sign ? 'worse' : ''}" data-space=${one.at} data-chance=${one.share} transform="translate(${b.x + b.w - 27},${b.y + (game.hit ? 32 : 20)})"><g class="big"><rect x="-24" y="-15" width="48" height="30" rx="15"></rect><text y="6.500">${one.sign ?? ''}${one.sign ? bare(one.share) : percent(one.share)}</text></g></g>`; })}
    ${found.people.filter((/** @type {any} */ one) => on(one.at) && one.share > SLIGHT).map((/** @type {any} */ one) => { const b = map.boxes.get(one.at); return svg`<g class="lensman" data-person=${one.at} data-chance=${one.share} transform="translate(${b.x + 30},${b.y + b.h - 18})"><g class="big"><path d="M-28,-15 H20 L31,0 L20,15 H-28Z"></path><use href="#i-person" x="-25" y="-10" width="20" height="20"></use><text x="8" y="6">${bare(one.share)}</text></g></g>`; })}</g>`;
}

const KEY = {
  spaces: svg`<rect x="3" y="4" width="38" height="24" rx="12" class="k-pill"></rect><text x="22" y="21">%</text>`,
  hit: svg`<rect x="10" y="4" width="24" height="24" rx="4" class="k-wall"></rect>`,
  gone: svg`<rect x="12" y="6" width="20" height="20" transform="rotate(45 22 16)" class="k-gone"></rect>`,
  hearts: svg`<rect x="3" y="4" width="38" height="24" rx="12" class="k-gone"></rect><text x="22" y="21" class="light">♥</text>`,
  people: svg`<path d="M3,4H32L41,16L32,28H3Z" class="k-man"></path>`,
};

/** The key, and the sums in words. @param {any} table */
export function lensCard(table) {
  const { coach } = table;
  const risk = coach.seen(), game = table.game.value;
  if (!coach.lens.value || !game.lens || table.shown.value.result !== 'undecided') return nothing;
  const words = risk ? game.lensWords(risk, table, percent, number) : [];
  const kinds = game.lensKinds ?? ['spaces', 'hit', 'gone', 'people'];
  return html`<section class="prev lenscard" aria-label=${t(`${game.prefix ?? ''}risk-lens`)}>${icon('eye')}<div><b>${t(`${game.prefix ?? ''}risk-lens`)}</b>
    <ul class="lenskey">${kinds.map((/** @type {keyof KEY} */ kind) => html`<li><svg viewBox="0 0 44 32" aria-hidden="true">${KEY[kind]}</svg>${t(`${game.prefix ?? ''}lens-${kind}`)}</li>`)}</ul>
    <p role="status">${risk ? words.join(' · ') : t('loading')}</p></div><button class="ib" aria-label=${t('close')} @click=${() => { coach.lens.value = false; }}>${icon('x')}</button></section>`;
}

/** The chances by place, for who cannot see the board. @param {any} table */
export function lensText(table) {
  const risk = table.coach.seen(), game = table.game.value;
  if (!risk || !game.lens) return [];
  const found = game.lens(risk, table.shown.value), id = game.prefix ?? '';
  return [
    ...found.spaces.filter((/** @type {any} */ one) => one.share > 0 && !one.sure).sort((/** @type {any} */ a, /** @type {any} */ b) => b.share - a.share).map((/** @type {any} */ one) => t(`${id}lens-at`, { place: game.short(one.at), chance: percent(one.share) })),
    ...found.walls.filter((/** @type {any} */ one) => one.hit > 0).map((/** @type {any} */ one) => t('lens-wall-at', { place: game.short(one.edge), hit: percent(one.hit), gone: percent(one.gone) })),
    ...found.people.filter((/** @type {any} */ one) => one.share > 0).map((/** @type {any} */ one) => t(`${id}lens-person-at`, { place: game.short(one.at), chance: percent(one.share) })),
  ];
}
