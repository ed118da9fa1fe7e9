// @ts-check
/** What lies and stands on the spaces: threat, hot spots, people, hazmats, vehicles, helmets. */
import { nothing, repeat, svg } from '../../kit.js';

const use = (/** @type {string} */ id, /** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ size, more = '') =>
  svg`<use href="#${id}" x=${cx - size / 2} y=${cy - size / 2} width=${size} height=${size} class=${more}></use>`;
const badge = (/** @type {number} */ cx, /** @type {number} */ cy, /** @type {string} */ text) =>
  svg`<g class="badge" transform="translate(${cx},${cy})"><circle r="12"></circle><text y="5">${text}</text></g>`;

/** Glow and haze under the walls. @param {any} map @param {any} view @param {number} floor */
export function glows(map, view, floor) {
  return Object.entries(view.spaces).map(([name, things]) => {
    const b = map.boxes.get(name), threat = /** @type {any} */ (things).threat;
    if (!b || !threat || map.spaces.get(name).floor !== floor) return nothing;
    return svg`<rect x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} fill="url(#g-${threat})"></rect>`;
  });
}

/** Threat, hot spots and hazmats. @param {any} map @param {any} view @param {number} floor */
export function things(map, view, floor) {
  const here = Object.entries(view.spaces).filter(([name]) => map.spaces.get(name)?.floor === floor);
  return repeat(here, (/** @type {any} */ one) => one[0], (/** @type {any} */ [name, found]) => {
    const b = map.boxes.get(name), space = /** @type {any} */ (found);
    const crowded = view.firefighters.some((/** @type {any} */ one) => one.at === name) || view.poi.some((/** @type {any} */ one) => one.at === name);
    return svg`
      ${space.hot_spot ? use('s-hot', b.x + 19, b.y + b.h - 19, 30, 'hot') : nothing}
      ${space.threat === 'smoke' ? use('s-smoke', b.cx, b.cy - 2, 80, 'smoke') : nothing}
      ${space.threat === 'fire' ? svg`<g transform="translate(${b.cx},${b.cy - 3})">${use('s-fire', 0, 0, 86, 'fire')}</g>` : nothing}
      ${space.hazmats ? svg`${use('s-hazmat', b.cx - (crowded || space.threat ? 24 : 0), b.cy + (crowded || space.threat ? 24 : 0), crowded || space.threat ? 48 : 62)}${space.hazmats > 1 ? badge(b.cx + 6, b.cy + 36, `${space.hazmats}`) : nothing}` : nothing}`;
  });
}

/** POI and victims; beside a helmet they move to the lower left. @param {any} map @param {any} view @param {number} floor */
export function people(map, view, floor) {
  const heaps = new Map();
  for (const poi of view.poi) if (map.spaces.get(poi.at)?.floor === floor) heaps.set(poi.at, [...(heaps.get(poi.at) ?? []), poi]);
  return [...heaps].map(([name, heap]) => {
    const b = map.boxes.get(name);
    const beside = view.firefighters.some((/** @type {any} */ one) => one.at === name) || heap.length > 1;
    return heap.map((/** @type {any} */ poi, /** @type {number} */ i) => {
      const cx = beside ? b.cx - 24 + i * 22 : b.cx, cy = beside ? b.cy + 22 : b.cy, size = beside ? 52 : 62;
      return svg`${use(poi.kind === 'poi' ? 's-poi' : 's-victim', cx, cy, size, 'poi')}
        ${poi.kind === 'treated-victim' ? svg`<g transform="translate(${cx + 16},${cy + 18})"><circle r="11" class="treated"></circle><path d="M-5.500,0 L-1.500,4.500 L6,-4.500" class="tick"></path></g>` : nothing}`;
    });
  });
}

/** Engine and ambulance on their bays. @param {any} map @param {any} view @param {number} floor */
export function vehicles(map, view, floor) {
  return Object.entries(view.vehicles).map(([name, spaces]) => {
    const [a, b] = /** @type {string[]} */ (spaces).map((space) => map.boxes.get(space));
    if (!a || map.spaces.get(/** @type {any} */ (spaces)[0]).floor !== floor) return nothing;
    const level = a.y === b.y, cx = (a.cx + b.cx) / 2, cy = (a.cy + b.cy) / 2;
    if (name === 'engine') return svg`<g transform="translate(${cx},${cy}) ${level ? 'rotate(90)' : ''}"><use href="#veh-eng" x="-33" y="-92" width="66" height="184"></use></g>`;
    return svg`<g transform="translate(${cx},${cy}) ${level ? '' : 'rotate(90)'}"><use href="#veh-amb" x="-92" y="-33" width="184" height="66"></use></g>`;
  });
}

const SHOWN = 3; // helmets that fan out in a space; the others are a number

/** Those of a space that are drawn, the active one always, and how many are not. @param {any} view @param {string} at @param {number} active */
function crowd(view, at, active) {
  const here = view.firefighters.filter((/** @type {any} */ one) => one.at === at);
  if (here.length <= SHOWN) return { shown: here, more: 0 };
  const first = [...here].sort((a, b) => Number(b.number === active) - Number(a.number === active)).slice(0, SHOWN);
  return { shown: here.filter((/** @type {any} */ one) => first.includes(one)), more: here.length - SHOWN };
}

/** Where a helmet stands: several in a space fan out to the right. @param {any} map @param {any} view @param {any} one @param {any[]} here those drawn in its space */
function stand(map, view, one, here) {
  const b = map.boxes.get(one.at);
  const i = here.indexOf(one), many = here.length;
  const shared = view.poi.some((/** @type {any} */ poi) => poi.at === one.at);
  const size = (many > 2 ? 58 : many > 1 ? 66 : shared ? 74 : 84) * Math.min(1, Math.min(b.w, b.h) / 92);
  const step = many > 1 ? Math.min(30, 46 / (many - 1)) : 0;
  return { cx: b.cx + (i - (many - 1) / 2) * step + (shared ? 10 : 0), cy: b.cy - (shared ? 12 : 3), size };
}

/** A helmet with what its wearer has: a ladder in hand, the lobby around. @param {any} map @param {any} view @param {any} one @param {any[]} here */
function figure(map, view, one, here) {
  const { cx, cy, size } = stand(map, view, one, here);
  const x = cx + size * 0.36, y = cy + size * 0.3;
  return svg`<use href="#helmet-${one.number}" x=${cx - size / 2} y=${cy - size / 2} width=${size} height=${size} class="helmet ${one.lying ? 'down' : ''}" data-figure=${one.number}></use>
    ${one.ladder ? svg`<g class="held" transform="translate(${x},${y})"><circle r="14"></circle><use href="#i-ladder" x="-9" y="-9" width="18" height="18"></use></g>` : nothing}
    ${one.lying ? svg`<g class="held bad" transform="translate(${x},${y})"><circle r="14"></circle><use href="#i-cross" x="-8" y="-8" width="16" height="16"></use></g>` : nothing}
    ${view.elevators?.[one.at] === 'lobby' ? svg`<g class="held" transform="translate(${x},${y})"><circle r="14"></circle><path d="M-7,-5H7L0,4ZM-7,8H7"></path></g>` : nothing}`;
}

/** The helmets. @param {any} map @param {any} view @param {number} floor @param {number} active */
export function helmets(map, view, floor, active) {
  const here = view.firefighters.filter((/** @type {any} */ one) => one.at && map.spaces.get(one.at)?.floor === floor);
  const crowds = new Map(here.map((/** @type {any} */ one) => [one.at, crowd(view, one.at, active)]));
  const drawn = here.filter((/** @type {any} */ one) => crowds.get(one.at).shown.includes(one));
  const sorted = [...drawn].sort((a, b) => Number(a.number === active) - Number(b.number === active));
  const acting = drawn.find((/** @type {any} */ one) => one.number === active);
  const spot = acting ? stand(map, view, acting, crowds.get(acting.at).shown) : null;
  return svg`
    ${spot ? svg`<g class="active" transform="translate(${spot.cx},${spot.cy})"><circle r=${spot.size / 2 + 3} class="halo2"></circle><circle r=${spot.size / 2 + 3} class="halo"></circle></g>` : nothing}
    ${repeat(sorted, (/** @type {any} */ one) => one.number, (/** @type {any} */ one) => figure(map, view, one, crowds.get(one.at).shown))}
    ${[...crowds].filter(([, one]) => one.more).map(([name, one]) => { const b = map.boxes.get(name); return svg`<g class="more" transform="translate(${b.x + b.w - 17},${b.y + 17})"><rect x="-17" y="-13" width="34" height="26" rx="13"></rect><text y="6">+${one.more}</text></g>`; })}`;
}
