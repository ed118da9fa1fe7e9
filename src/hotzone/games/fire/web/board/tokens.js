// @ts-check
/** What lies and stands on the spaces: threat, hot spots, people, hazmats, vehicles, helmets. */
import { nothing, repeat, svg } from '/static/lib/templates.js';
import { textSign } from '/static/match/board/board_signs.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView, Poi } from '../view.d.ts' */

export const use = (
  /** @type {string} */ id,
  /** @type {number} */ cx,
  /** @type {number} */ cy,
  /** @type {number} */ size,
  more = '',
) => svg`
  <use href="#${id}" x=${cx - size / 2} y=${cy - size / 2} width=${size} height=${size} class=${more}></use>
`;

const badge = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {string} */ text) =>
  textSign('badge', cx, cy, 12, text);

/** Glow and haze under the walls. @param {FireMap} map @param {FireView} view @param {number} floor */
export function glows(map, view, floor) {
  return Object.entries(view.spaces).map(([name, things]) => {
    const b = map.boxes.get(name),
      threat = things.threat;
    if (!b || !threat || map.spaces.get(name).floor !== floor) return nothing;
    return svg`
      <rect x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} fill="url(#g-${threat})"></rect>
    `;
  });
}

/**
 * A token's class.
 * @param {string[]} fresh places whose token has just come @param {string} name @param {string} kind
 */
const looks = (fresh, name, kind) => (fresh.includes(name) ? `${kind} is-fresh` : kind);

/**
 * Threat, hot spots and hazmats.
 * @param {FireMap} map @param {FireView} view @param {number} floor @param {string[]} fresh
 */
export function things(map, view, floor, fresh) {
  const here = Object.entries(view.spaces).filter(([name]) => map.spaces.get(name)?.floor === floor);
  return repeat(
    here,
    (one) => one[0],
    ([name, found]) => {
      const b = map.boxes.get(name),
        space = found;
      const crowded = view.firefighters.some((one) => one.at === name) || view.poi.some((one) => one.at === name);
      return svg`
        ${space.hot_spot ? use('s-hot', b.x + 19, b.y + b.h - 19, 30, 'hot-spot-token') : nothing}
        ${space.threat === 'smoke' ? use('s-smoke', b.cx, b.cy - 2, 80, looks(fresh, name, 'smoke-token')) : nothing}
        ${
          space.threat === 'fire'
            ? svg`
                <g transform="translate(${b.cx},${b.cy - 3})">
                  ${use('s-fire', 0, 0, 86, looks(fresh, name, 'fire-token'))}
                </g>
              `
            : nothing
        }
        ${
          space.hazmats
            ? svg`
                ${use(
                  's-hazmat',
                  b.cx - (crowded || space.threat ? 24 : 0),
                  b.cy + (crowded || space.threat ? 24 : 0),
                  crowded || space.threat ? 48 : 62,
                )}${space.hazmats > 1 ? badge(b.cx + 6, b.cy + 36, `${space.hazmats}`) : nothing}
              `
            : nothing
        }
      `;
    },
  );
}

/**
 * POI and victims; beside a helmet they move to the lower left.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {number} floor
 * @param {string[]} fresh
 */
export function people(map, view, floor, fresh) {
  const heaps = /** @type {Map<string, Poi[]>} */ (new Map());
  for (const poi of view.poi)
    if (map.spaces.get(poi.at)?.floor === floor) heaps.set(poi.at, [...(heaps.get(poi.at) ?? []), poi]);
  return [...heaps].map(([name, heap]) => {
    const b = map.boxes.get(name);
    const under = view.spaces[name], // what lies below stays in sight
      beside =
        view.firefighters.some((one) => one.at === name) || heap.length > 1 || !!(under?.threat || under?.hazmats);
    return heap.map((poi, i) => {
      const cx = beside ? b.cx - 24 + i * 22 : b.cx,
        cy = beside ? b.cy + 22 : b.cy,
        size = beside ? 52 : 62;
      return svg`
        ${use(poi.kind === 'poi' ? 's-poi' : 's-victim', cx, cy, size, looks(fresh, name, 'poi-token'))}
        ${
          poi.kind === 'treated-victim'
            ? svg`
                <g transform="translate(${cx + 16},${cy + 18})">
                  <circle r="11" class="treated"></circle>
                  <path d="M-5.500,0 L-1.500,4.500 L6,-4.500" class="tick"></path>
                </g>
              `
            : nothing
        }
      `;
    });
  });
}

/** Engine and ambulance on their bays. @param {FireMap} map @param {FireView} view @param {number} floor */
export function vehicles(map, view, floor) {
  return Object.entries(view.vehicles).map(([name, spaces]) => {
    const [a, b] = /** @type {string[]} */ (spaces).map((space) => map.boxes.get(space));
    if (!a || map.spaces.get(spaces[0]).floor !== floor) return nothing;
    const level = a.y === b.y,
      cx = (a.cx + b.cx) / 2,
      cy = (a.cy + b.cy) / 2;
    if (name === 'engine')
      return svg`
        <g transform="translate(${cx},${cy}) ${level ? 'rotate(90)' : ''}">
          <use href="#veh-eng" x="-33" y="-92" width="66" height="184"></use>
        </g>
      `;
    return svg`
      <g transform="translate(${cx},${cy}) ${level ? '' : 'rotate(90)'}">
        <use href="#veh-amb" x="-92" y="-33" width="184" height="66"></use>
      </g>
    `;
  });
}
