// @ts-check
/** An explosion as it is drawn: a swelling glow, a star, fronts that run and what they meet. */
import { nothing, svg } from '/static/lib/templates.js';
import { line } from '../board/geometry.js';
import { moving } from './moving.js';

/** @import { FireMap, StageBeat } from '../types.d.ts' */

const STAR =
  'M0,-58 L12,-24 L41,-41 L24,-12 L58,0 L24,12 L41,41 L12,24 ' +
  'L0,58 L-12,24 L-41,41 L-24,12 L-58,0 L-24,-12 L-41,-41 L-12,-24Z';

/** How far a front that runs upwards is turned. @type {Record<string, number>} */
const TURNS = { north: 0, east: 90, south: 180, west: 270 };

/** Where bits have flown to: x, y and how far they are turned. */
const FLOWN = [
  '-34,-22)rotate(160',
  '30,-26)rotate(-140',
  '-14,30)rotate(90',
  '38,20)rotate(210',
  '-40,12)rotate(-80',
  '8,-38)rotate(60',
];

/** Bits that fly from where a front stops. @param {string} kind */
const bits = (kind) => svg`
  <g class="fragments is-${kind}">
    ${FLOWN.map((to) => svg`<rect transform="translate(${to})" x="-6" y="-2.500" width="12" height="5" rx="2"></rect>`)}
  </g>
`;

/** What a front meets. @param {FireMap} map @param {StageBeat} beat */
function met(map, beat) {
  const edge = map.edges.get(beat.at);
  if (edge) {
    const { mx, my, level } = line(map, edge);
    const wall = beat.result === 'crack' || beat.result === 'breach';
    return svg`
      <g transform="translate(${mx},${my}) ${level ? '' : 'rotate(90)'}">
        ${bits(wall ? 'dust' : 'wood')}
        ${wall ? svg`<rect class="falling-cube" x="9" y="-11" width="22" height="22" rx="5"></rect>` : nothing}
      </g>
    `;
  }
  const b = map.boxes.get(beat.at);
  return b
    ? svg`
        ${moving('s-fire', b.cx, b.cy - 3, 86, 'story-open')}
        <rect class="aim-space" x=${b.x + 4} y=${b.y + 4} width=${b.w - 8} height=${b.h - 8} rx="13"></rect>
      `
    : nothing;
}

/** @param {FireMap} map @param {StageBeat} beat @param {number} floor */
export function blast(map, beat, floor) {
  const centre = map.boxes.get(beat.centre),
    same = map.spaces.get(beat.centre)?.floor === floor;
  const there = map.spaces.get((beat.at ?? '').split('|')[0])?.floor === floor;
  const star = (/** @type {string} */ more) => svg`<path class="star ${more}" d=${STAR}></path>`;
  const far = 46 + (beat.run ?? 0) * 100;
  return svg`
    ${
      centre && same
        ? svg`
            <g transform="translate(${centre.cx},${centre.cy})">
              ${beat.kind === 'breath' ? svg`<circle class="breath" r="60"></circle>` : nothing}
              ${beat.kind === 'burst' ? star('is-born') : nothing}
              ${beat.kind === 'way' ? star('') : nothing}
              ${beat.kind === 'settle' ? star('is-gone') : nothing}
              ${
                beat.kind === 'way' && beat.side && beat.side in TURNS
                  ? svg`
                      <g transform="rotate(${TURNS[beat.side]})" .style=${`--far:${-far}px`}>
                        <g class="fronts">
                          <path class="front" d="M-34,0 Q0,-26 34,0"></path>
                          <path class="front is-second" d="M-24,14 Q0,-6 24,14"></path>
                        </g>
                      </g>
                    `
                  : nothing
              }
            </g>
          `
        : nothing
    }
    ${beat.kind === 'way' && there ? met(map, beat) : nothing}
  `;
}
