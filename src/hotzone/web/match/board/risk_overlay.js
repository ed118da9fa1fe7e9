// @ts-check
/**
 * The risk map: what nature's next part may do, as numbers and shapes on the board and as a key with the sums in
 * words.
 */
import { html, nothing, svg } from '../../lib/templates.js';
import { closeButton } from '../../lib/buttons.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';
import { number, percent } from '../model/action_text.js';

/** @import { BoardMap, Box } from '../../lib/game.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

const SLIGHT = 0.005; // less is not drawn; the board as text tells it
const band = (/** @type {number} */ share) => (share < 0.1 ? 1 : share < 0.35 ? 2 : share < 0.7 ? 3 : 4);

/** The map on a floor. @param {ScreenState} ui @param {BoardMap} map @param {number} floor */
export function riskOverlay(ui, map, floor) {
  const { table } = ui;
  const risk = table.coach.riskMap.seen(),
    game = table.game.value;
  if (!risk || !game.riskMarks) return nothing;
  const found = game.riskMarks(risk, table.shown.value),
    on = (/** @type {string} */ name) => map.spaces.get(name)?.floor === floor;
  const shape = (/** @type {Box} */ b) =>
    game.hit
      ? game.hit(b)
      : svg`
          <rect x=${b.x + 3} y=${b.y + 3} width=${b.w - 6} height=${b.h - 6} rx="10"></rect>
        `;
  const likely = found.spaces.filter((one) => on(one.at) && one.share > SLIGHT && !one.sure);
  return svg`
    <g class="risk-marks">
      ${likely.map(
        (one) => svg`
          <g class="risk-shade risk-band-${band(one.share)}">${shape(map.boxes.get(one.at))}</g>
        `,
      )}
      ${found.walls
        .filter((one) => map.edges.has(one.edge) && on(map.edges.get(one.edge).spaces[0]) && one.hit > SLIGHT)
        .map((one) => {
          const { mx, my } = game.line(map, map.edges.get(one.edge));
          return svg`
            <g
              class="risk-wall ${one.gone > SLIGHT ? 'is-falling' : ''}"
              data-wall=${one.edge}
              data-hit=${one.hit}
              data-gone=${one.gone}
              transform="translate(${mx},${my})"
            >
              <g class="is-big">
                ${
                  one.gone > SLIGHT
                    ? svg`
                        <rect x="-22" y="-22" width="44" height="44" transform="rotate(45)"></rect>
                      `
                    : svg`
                        <rect x="-24" y="-14" width="48" height="28" rx="4"></rect>
                      `
                }
                <text y="6">${percent(one.gone > SLIGHT ? one.gone : one.hit)}</text>
              </g>
            </g>
          `;
        })}
      ${likely.map((one) => {
        const b = map.boxes.get(one.at);
        const drawn = svg`
          <rect x="-24" y="-15" width="48" height="30" rx="15"></rect>
          <text y="6.500">${one.sign ?? ''}${percent(one.share)}</text>
        `;
        return svg`
          <g
            class="risk-pill risk-band-${band(one.share)} ${one.sign ? 'is-worse' : ''}"
            data-space=${one.at}
            data-chance=${one.share}
          >
            ${placed(b.x + b.w - 27, b.y + (game.hit ? 32 : 20), drawn)}
          </g>
        `;
      })}
      ${found.people
        .filter((one) => on(one.at) && one.share > SLIGHT)
        .map((one) => {
          const b = map.boxes.get(one.at);
          const drawn = svg`
            <path d="M-28,-15 H33 L44,0 L33,15 H-28Z"></path>
            <use href="#i-person" x="-25" y="-10" width="20" height="20"></use>
            <text x="15" y="6">${percent(one.share)}</text>
          `;
          return svg`
            <g class="risk-person" data-person=${one.at} data-chance=${one.share}>
              ${placed(b.x + 30, b.y + b.h - 18, drawn)}
            </g>
          `;
        })}
    </g>
  `;
}

/** What is drawn at a place, larger on phones. @param {number} x @param {number} y @param {unknown} drawn */
const placed = (x, y, drawn) => svg`
  <g transform="translate(${x},${y})"><g class="is-big">${drawn}</g></g>
`;

const KEY = {
  spaces: svg`
    <rect x="3" y="4" width="38" height="24" rx="12" class="risk-key-pill"></rect>
    <text x="22" y="21">%</text>
  `,
  hit: svg`
    <rect x="10" y="4" width="24" height="24" rx="4" class="risk-key-wall"></rect>
  `,
  gone: svg`
    <rect x="12" y="6" width="20" height="20" transform="rotate(45 22 16)" class="risk-key-gone"></rect>
  `,
  hearts: svg`
    <rect x="3" y="4" width="38" height="24" rx="12" class="risk-key-gone"></rect>
    <text x="22" y="21" class="light">♥</text>
  `,
  people: svg`
    <path d="M3,4H32L41,16L32,28H3Z" class="risk-key-person"></path>
  `,
};

/** The key, and the sums in words. @param {Match} table */
export function riskCard(table) {
  const { coach } = table;
  const risk = coach.riskMap.seen(),
    game = table.game.value;
  if (!coach.riskMap.on.value || !game.riskMarks || table.shown.value.result !== 'undecided') return nothing;
  const words = risk ? game.riskWords(risk, table, percent, number) : [];
  const kinds = /** @type {(keyof typeof KEY)[]} */ (game.riskKinds ?? ['spaces', 'hit', 'gone', 'people']);
  return html`<section class="note risk-card" aria-label=${t(`${game.prefix ?? ''}risk-map`)}>
    ${icon('eye')}
    <div>
      <b>${t(`${game.prefix ?? ''}risk-map`)}</b>
      <p role="status">${risk ? (game.riskTold?.(risk, table) ?? words).join(' ') : t('loading')}</p>
      <ul class="risk-key">
        ${kinds.map(
          (kind) =>
            html`<li>
              <svg viewBox="0 0 44 32" aria-hidden="true">${KEY[kind]}</svg>${t(`${game.prefix ?? ''}chance-${kind}`)}
            </li>`,
        )}
      </ul>
      ${
        risk && game.riskTold
          ? html`<details class="risk-numbers">
              <summary>${t('hint-odds-button')}</summary>
              ${words.map((one) => html`<p>${one}</p>`)}
            </details>`
          : nothing
      }
    </div>
    ${closeButton(() => {
      coach.riskMap.on.value = false;
    })}
  </section>`;
}

/** The chances by place, for who cannot see the board. @param {Match} table */
export function riskText(table) {
  const risk = table.coach.riskMap.seen(),
    game = table.game.value;
  if (!risk || !game.riskMarks) return [];
  const found = game.riskMarks(risk, table.shown.value),
    id = game.prefix ?? '';
  return [
    ...found.spaces
      .filter((one) => one.share > 0 && !one.sure)
      .sort((a, b) => b.share - a.share)
      .map((one) => t(`${id}chance-at`, { ...table.spot(one.at), chance: percent(one.share) })),
    ...found.walls
      .filter((one) => one.hit > 0)
      .map((one) =>
        t(`${id}chance-wall-at`, { ...table.spot(one.edge), hit: percent(one.hit), gone: percent(one.gone) }),
      ),
    ...found.people
      .filter((one) => one.share > 0)
      .map((one) => t(`${id}chance-person-at`, { ...table.spot(one.at), chance: percent(one.share) })),
  ];
}
