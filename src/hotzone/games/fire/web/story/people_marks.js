// @ts-check
/** What happens to people, drawn: knocked down, lost, a false alarm, rescued; and the end of the house. */
import { nothing, svg } from '/static/lib/templates.js';
import { use } from '../board/tokens.js';
import { moving } from './moving.js';

/** @import { Box } from '/static/lib/game.d.ts' */
/** @import { StageBeat } from '../types.d.ts' */

/**
 * A helmet tips over, and a dotted arc shows where its wearer wakes.
 * @param {Box | null} from @param {Box | null} to @param {StageBeat} beat
 */
export function fallingDown(from, to, beat) {
  const arc =
    from && to
      ? `M${from.cx},${from.cy} Q${(from.cx + to.cx) / 2},${Math.min(from.cy, to.cy) - 90} ${to.cx},${to.cy}`
      : '';
  return svg`
    ${arc ? svg`<path class="fall-arc" d=${arc}></path>` : nothing}
    ${
      from
        ? svg`<g transform="translate(${from.cx},${from.cy})">
            <g class="tipping">${use(`helmet-${beat.who}`, 0, 0, 80)}</g>
          </g>`
        : nothing
    }
    ${to ? svg`<circle class="wake" cx=${to.cx} cy=${to.cy} r="40"></circle>` : nothing}
  `;
}

/** The pin loses its colour, then its place stays empty with a thin ring. @param {Box} b */
export const gone = (b) => svg`
  ${moving('s-victim', b.cx, b.cy, 62, 'lost-grey')}${moving('s-victim', b.cx, b.cy, 62, 'lost-colour')}
  <circle class="lost-ring" cx=${b.cx} cy=${b.cy} r="33"></circle>
`;

/** Nobody was there: the call turns and fades. @param {Box} b */
export const shrugging = (b) => moving('s-poi', b.cx, b.cy, 62, 'story-turn');

/**
 * The pin rises in an arc to the count of the rescued, the first of the strip; a ring opens twice.
 * @param {Box} b @param {number} width of the plan
 */
export const rising = (b, width) => svg`
  <g class="drifting" .style=${`--up:${-b.cy - 30}px;--aside:${Math.round(width * 0.13 - b.cx)}px`}>
    <g class="rising">${use('s-victim', b.cx, b.cy, 62)}</g>
  </g>
  <circle class="cheer" cx=${b.cx} cy=${b.cy} r="46"></circle>
  <circle class="cheer is-second" cx=${b.cx} cy=${b.cy} r="46"></circle>
`;

/**
 * What is left of the house: embers in the dark, and its outline.
 * @param {{width: number, height: number}} size of the plan
 */
export const ruin = ({ width, height }) => svg`
  <rect class="embers" width=${width} height=${height} rx="26"></rect>
  <rect class="last-crack" x="80" y="80" width=${width - 160} height=${height - 160} rx="8"></rect>
`;

/** The house comes down: a crack around it, dust, embers. @param {{width: number, height: number}} size of the plan */
export function fallen({ width, height }) {
  const dust = Array.from({ length: 12 }, (_, i) => ({
    x: 110 + ((i * 137) % (width - 220)),
    r: 26 + ((i * 29) % 34),
  }));
  return svg`
    <rect class="falling-roof" x="84" y="84" width=${width - 168} height=${height - 168} rx="8"></rect>
    <g class="dust-cloud">
      ${dust.map(({ x, r }) => svg`<circle class="dust" cx=${x} cy=${height - 120} r=${r}></circle>`)}
    </g>
    ${ruin({ width, height })}
  `;
}
