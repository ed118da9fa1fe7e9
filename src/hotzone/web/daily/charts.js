// @ts-check
/** Charts of a match: how many crews did how well, and the chance to win turn by turn. */
import { html, nothing, svg } from '../lib/templates.js';
import { t } from '../lib/i18n.js';

/** @import { Bar, Played, Standings } from './daily.d.ts' */

const SMALL = 700; // pixels

/** What a bar stands for. @param {Bar} bar */
function nameOf(bar) {
  if (bar.kind === 'lost') return t('daily-bar-lost');
  if (bar.kind === 'all') return t('daily-bar-all');
  if (bar.kind === 'saved') return t('daily-bar-saved', { from: bar.from ?? 0, to: bar.to ?? 0 });
  if (!bar.to) return t('daily-bar-slow', { from: bar.from ?? 0 });
  return bar.from === 1
    ? t('daily-bar-fast', { to: bar.to })
    : t('daily-bar-turns', { from: bar.from ?? 0, to: bar.to });
}

/** Who is in a bar besides. @param {Bar} bar */
const whoIn = (bar) => [bar.mine ? t('daily-you') : '', bar.ai ? t('daily-ai') : ''].filter(Boolean).join(', ');

/** @param {Bar[]} bars @param {number} top */
const lying = (bars, top) =>
  bars.map((bar, i) => {
    const wide = (bar.many / top) * 170,
      y = i * 30;
    return svg`<text x="96" y="${y + 19}" text-anchor="end"
        class=${bar.mine ? 'is-mine-label' : ''}>${nameOf(bar)}</text
      ><rect x="104" y="${y + 3}" width=${Math.max(2, wide)} height="22" rx="6"
        class=${bar.mine ? 'is-mine' : 'is-bar'}></rect
      ><text x="${112 + wide}" y="${y + 19}" class="is-mine-label">${bar.many}${
        whoIn(bar) ? ` · ${whoIn(bar)}` : ''
      }</text>`;
  });

/** @param {Bar[]} bars @param {number} top */
const standing = (bars, top) =>
  bars.map((bar, i) => {
    const high = (bar.many / top) * 132,
      apart = 720 / bars.length,
      x = i * apart + (apart - 66) / 2;
    return svg`<rect x=${x} y=${160 - high} width="66" height=${Math.max(2, high)} rx="8"
        class=${bar.mine ? 'is-mine' : 'is-bar'}></rect
      ><text x=${x + 33} y=${152 - high} text-anchor="middle" class="is-mine-label">${bar.many}</text
      ><text x=${x + 33} y="180" text-anchor="middle" class=${bar.mine ? 'is-mine-label' : ''}>${nameOf(bar)}</text
      ><text x=${x + 33} y="200" text-anchor="middle"
        class=${bar.mine ? 'is-mine-label' : 'is-ai-label'}>${whoIn(bar)}</text>`;
  });

/** How many crews did how well. @param {Standings} found */
export function distribution(found) {
  const top = Math.max(1, ...found.bars.map((bar) => bar.many)),
    small = innerWidth < SMALL,
    words = found.bars.map((bar) => `${nameOf(bar)}: ${bar.many}`).join('; ');
  return html`<svg
    class="chart"
    viewBox=${small ? `0 0 340 ${found.bars.length * 30}` : '0 0 720 210'}
    role="img"
    aria-label=${words}
  >
    ${small ? lying(found.bars, top) : standing(found.bars, top)}
  </svg>`;
}

/** A line through the chance before each turn, and after the last. @param {Played['curve']} curve */
const points = (curve) => [
  ...curve.map(([turn, before]) => [turn, before]),
  ...(curve.length ? [[curve[curve.length - 1][0] + 1, curve[curve.length - 1][2]]] : []),
];

/**
 * The chance to win, turn by turn: lines of crews, and between which chances the middle half stood.
 * @param {{name: string, look: string, curve: Played['curve']}[]} crews
 * @param {Standings['middle']} middle
 */
export function curves(crews, middle) {
  const W = innerWidth < SMALL ? 340 : 720,
    H = 216,
    last = Math.max(2, ...crews.flatMap(({ curve }) => points(curve).map(([turn]) => turn)));
  const x = (/** @type {number} */ turn) => 40 + ((turn - 1) / (last - 1)) * (W - 56),
    y = (/** @type {number} */ chance) => 12 + (1 - chance) * (H - 54),
    place = (/** @type {number[]} */ [turn, chance]) => `${x(turn).toFixed(1)},${y(chance).toFixed(1)}`;
  const steps = [1, ...[0.25, 0.5, 0.75, 1].map((part) => Math.round(last * part))].filter(
    (turn, i, all) => all.indexOf(turn) === i,
  );
  return html`<svg
      class="chart"
      viewBox="0 0 ${W} ${H}"
      role="img"
      aria-label="${t('daily-curve')}: ${crews.map((one) => one.name).join(', ')}"
    >
      ${[0, 0.5, 1].map(
        (chance) =>
          svg`<path d="M40,${y(chance)}H${W - 14}" class="is-grid"></path
            ><text x="34" y=${y(chance) + 4} text-anchor="end">${chance * 100}</text>`,
      )}
      ${
        middle.length
          ? svg`<polygon class="is-middle" points=${[
              ...middle.map(([turn, low]) => place([turn, low])),
              ...[...middle].reverse().map(([turn, , high]) => place([turn, high])),
            ].join(' ')}></polygon>`
          : nothing
      }
      ${crews.map(
        (one) => svg`<polyline class="line ${one.look}"
        points=${points(one.curve).map(place).join(' ')}></polyline>`,
      )}
      ${steps.map((turn) => svg`<text x=${x(turn)} y=${H - 22} text-anchor="middle">${turn}</text>`)}
      <text x=${W / 2} y=${H - 4} text-anchor="middle">${t('daily-turn-axis')}</text>
    </svg>
    <p class="key-line">
      ${crews.map((one) => html`<span><i class="line-key ${one.look}"></i>${one.name}</span>`)}${
        middle.length ? html`<span><i class="is-middle"></i>${t('daily-middle')}</span>` : nothing
      }
    </p>`;
}
