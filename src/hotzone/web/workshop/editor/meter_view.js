// @ts-check
/** How hard a board is: a bar with its interval for each row, and where it burns, who is lost, what breaks. */
import { html, nothing, svg } from '../../lib/templates.js';
import { refusal, spoken, t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';
import { middle } from './plan_pane.js';

/** @import { EditorModel } from './editor_model.js' */
/** @import { Meter } from './meter.js' */
/** @import { MeasuredCell } from '../workshop.d.ts' */

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(spoken.value, { style: 'percent' }).format(share);

/**
 * A share with its interval: the sure part full, the rest hatched.
 * @param {MeasuredCell | undefined} cell @param {string} label
 */
function bar(cell, label) {
  if (!cell?.games)
    return html`<li class="meter-row"><span>${label}</span><span class="meter-bar"></span><b>–</b></li>`;
  const share = cell.won / cell.games;
  return html`<li class="meter-row">
    <span>${label}</span>
    <svg
      class="meter-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label=${t('ws-measured', {
        share: percent(share),
        low: percent(cell.low),
        high: percent(cell.high),
        games: cell.games,
      })}
    >
      <rect class="meter-sure" width=${100 * cell.low} height="10"></rect>
      <rect
        class="meter-unsure"
        x=${100 * cell.low}
        width=${100 * Math.max(cell.high - cell.low, 0)}
        height="10"
      ></rect>
      <rect class="meter-mark" x=${100 * share - 0.6} width="1.200" height="10"></rect>
    </svg>
    <b>${percent(share)}</b>
    <small>${t('ws-measured-more', { games: cell.games, turns: Math.round(cell.turns) })}</small>
  </li>`;
}

/** @param {EditorModel} model @param {Meter} meter */
export function meterPanel(model, meter) {
  const found = meter.found.value,
    cells = model.kit.measured(model.data.value),
    stale = meter.about.value !== '' && meter.about.value !== (model.checked.value?.text ?? ''),
    why = model.hindered();
  const cellOf = (/** @type {{level: string, crew: number}} */ one) =>
    found?.cells.find((cell) => cell.level === one.level && cell.crew === one.crew);
  return html`<section class="card is-padded hardness ${stale ? 'is-stale' : ''}" aria-label=${t('ws-how-hard')}>
    <header class="checks-head">
      <h2>${t('ws-how-hard')}</h2>
      <span class="chip" role="status">${found ? t(`ws-state-${found.state}`) : t('ws-not-measured')}</span>
    </header>
    ${stale ? html`<p class="hint">${t('ws-before-change')}</p>` : nothing}
    ${
      meter.trouble.value
        ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(meter.trouble.value)}</p>`
        : nothing
    }
    <ul>
      ${cells.map((one) => bar(cellOf(one), one.label))}
    </ul>
    <div class="button-row">
      ${
        meter.runs()
          ? html`<button class="button is-small" data-cancel @click=${() => meter.cancel()}>
              ${icon('pause')}${t('ws-cancel')}
            </button>`
          : html`<button
              class="button is-small is-primary"
              data-measure
              ?disabled=${why !== ''}
              @click=${() => meter.start(found?.state === 'done' && !stale)}
            >
              ${icon('gauge')}${t(
                found?.state === 'cancelled' && !stale
                  ? 'ws-go-on'
                  : found?.state === 'done' && !stale
                    ? 'ws-more'
                    : 'ws-measure',
              )}
            </button>`
      }
    </div>
    ${why && !meter.runs() ? html`<p class="hint">${t(`ws-not-yet-${why}`)}</p>` : nothing}
    ${found?.heat ? heatChoice(meter) : nothing}
  </section>`;
}

/** @param {Meter} meter */
const heatChoice = (meter) =>
  html`<div class="segments" role="group" aria-label=${t('ws-heat')}>
    ${['', ...Object.keys(meter.found.value?.heat ?? {})].map(
      (kind) =>
        html`<button
          class=${kind === meter.heat.value ? 'is-on' : ''}
          aria-pressed=${kind === meter.heat.value}
          data-heat=${kind || 'none'}
          @click=${() => {
            meter.heat.value = kind;
          }}
        >
          ${t(`ws-heat-${kind || 'none'}`)}
        </button>`,
    )}
  </div>`;

/**
 * The heat over the plan: the more of it, the denser; with the share in numbers.
 * @param {EditorModel} model @param {Meter} meter
 */
export function heatMap(model, meter) {
  const kind = meter.heat.value,
    shares = kind ? Object.entries(meter.found.value?.heat?.[kind] ?? {}) : [],
    map = model.map.value,
    most = Math.max(...shares.map(([, share]) => share), 0.01);
  return svg`
    ${shares.map(([place, share]) => {
      const at = middle(map, model, place);
      if (!at || map.spaces.get(place.split('|')[0])?.floor !== model.floor.value || share <= 0) return nothing;
      const size = place.includes('|') ? 15 : 44;
      return svg`
        <g class="heat is-${kind}" transform="translate(${at[0]},${at[1]})">
          <circle r=${size} opacity=${(0.15 + 0.7 * (share / most)).toFixed(2)}></circle>
          ${place.includes('|') ? nothing : svg`<text y="9">${percent(share)}</text>`}
        </g>
      `;
    })}
  `;
}
