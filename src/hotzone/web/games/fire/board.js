// @ts-check
/** The plan of a storey, layer by layer, and what is planned on it. */
import { nothing, svg } from '../../kit.js';
import { walls } from './edges.js';
import { box, line, size } from './geometry.js';
import { floors } from './rooms.js';
import { glows, helmets, people, stand, things, vehicles } from './tokens.js';

const bush = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) =>
  svg`<g class="bush" transform="translate(${x},${y}) scale(${by})"><circle cx="-8" cy="3" r="15"></circle><circle cx="9" cy="6" r="13"></circle><circle cx="2" cy="-9" r="14"></circle></g>`;

/** Grass, paving, the ring's spaces and the bays. @param {any} map @param {number} floor @param {any} view */
export function ground(map, floor, view) {
  const { width, height } = size(map.board), outside = map.board.spaces.filter((/** @type {any} */ one) => !one.inside && one.floor === floor);
  const bays = Object.keys(view.vehicles ?? {}).length || view.stage === 'parking' ? ['engine', 'ambulance'].flatMap((name) => map.board.parking[name] ?? []) : [];
  return svg`
    <rect width=${width} height=${height} rx="26" class="ground"></rect><rect width=${width} height=${height} rx="26" fill="url(#pt-grass)"></rect>
    <rect x="54" y="54" width=${width - 108} height=${height - 108} rx="20" class="pave"></rect>
    ${outside.map((/** @type {any} */ one) => { const b = box(map.board, one); return svg`<rect x=${b.x + 3} y=${b.y + 3} width=${b.w - 6} height=${b.h - 6} rx=${b.w === b.h ? 20 : 12} class="ringcell"></rect>`; })}
    ${bays.map((/** @type {any} */ bay) => {
    const [a, b] = bay.spaces.map((/** @type {string} */ name) => map.boxes.get(name));
    return map.spaces.get(bay.spaces[0]).floor === floor ? svg`<rect x=${Math.min(a.x, b.x) + 7} y=${Math.min(a.y, b.y) + 7} width=${Math.max(a.x + a.w, b.x + b.w) - Math.min(a.x, b.x) - 14} height=${Math.max(a.y + a.h, b.y + b.h) - Math.min(a.y, b.y) - 14} rx="12" class="bay"></rect>` : nothing;
  })}
    ${bush(20, 20, 1)}${bush(width - 22, 22, 1.1)}${bush(22, height - 22, 1.05)}${bush(width - 20, height - 20, 0.9)}${bush(18, 196, 0.62)}${bush(width - 14, height - 128, 0.7)}
    <rect x="78" y="86" width=${width - 156} height=${height - 156} rx="8" class="fallen"></rect>`;
}

/** Row and column marks with the dice's own shapes. @param {any} map */
function rulers(map) {
  const { board } = map;
  return svg`${Array.from({ length: board.rows }, (_, i) => svg`<g class="cr" transform="translate(15,${134 + i * 100})"><rect x="-11" y="-11" width="22" height="22" rx="6"></rect><text y="5">${i + 1}</text></g>`)}
    ${Array.from({ length: board.cols }, (_, i) => svg`<g class="cc" transform="translate(${134 + i * 100},15)"><path d="M0,-13 L12,-5 V5 L0,13 L-12,5 V-5Z"></path><text y="5">${i + 1}</text></g>`)}`;
}

/** The grid lines inside the house. @param {any} map @param {number} floor */
const lines = (map, floor) => map.board.spaces.filter((/** @type {any} */ one) => one.inside && one.floor === floor)
  .map((/** @type {any} */ one) => { const b = box(map.board, one); return svg`<rect x=${b.x} y=${b.y} width=${b.w} height=${b.h} class="grid"></rect>`; });

const bubble = (/** @type {number} */ x, /** @type {number} */ y, /** @type {any} */ text, icon = '') => (icon
  ? svg`<g class="bub" transform="translate(${x},${y})"><rect x="-28" y="-17" width="56" height="34" rx="17"></rect><use href="#i-${icon}" x="-22" y="-10" width="20" height="20"></use><text x="12" y="7">${text}</text></g>`
  : svg`<g class="bub" transform="translate(${x},${y})"><circle r="17"></circle><text y="7">${text}</text></g>`);

/** The path that is planned, with the price so far at every step. @param {any} map @param {any} view @param {any} plan */
function path(map, view, plan) {
  if (!plan || plan.steps.every((/** @type {any} */ step) => step.edge)) return nothing;
  const who = plan.offer.firefighter ?? view.seat;
  const figure = view.firefighters[who - 1];
  const moves = plan.steps.filter((/** @type {any} */ step) => step.space && !step.spaces);
  if (!figure?.at || !moves.length || !/^(move|carry|haul|lead|drag|fall|ride)/.test(plan.verb)) return target(map, plan);
  let paid = 0;
  let last = map.boxes.get(figure.at);
  const points = [`M${last.cx},${last.cy}`], marks = [];
  for (const step of plan.steps) {
    paid += step.cost;
    if (step.edge) { const at = line(map, map.edges.get(step.edge)); marks.push(bubble(at.mx, at.my, paid, 'door')); continue; }
    last = map.boxes.get(step.space);
    if (!last) return nothing;
    points.push(`L${last.cx},${last.cy}`);
    marks.push(step === plan.steps[plan.steps.length - 1] ? bubble(last.x + last.w - 20, last.y + last.h - 22, paid) : bubble(last.cx, last.cy, paid));
  }
  return svg`<path d=${points.join(' ')} class="pathline0"></path><path d=${points.join(' ')} class="pathline"></path>
    <g class="ghost"><use href="#helmet-${who}" x=${last.cx - 40} y=${last.cy - 44} width="80" height="80"></use></g>${marks}`;
}

/** A target that is no path: its rim and its price. @param {any} map @param {any} plan */
function target(map, plan) {
  const b = map.boxes.get(plan.place);
  return b && plan.cost ? bubble(b.x + b.w - 20, b.y + b.h - 22, plan.cost) : nothing;
}

/** Planned spaces and walls. @param {any} map @param {any} plan */
function tints(map, plan) {
  if (!plan) return nothing;
  const spaces = plan.offer.spaces ?? plan.steps.map((/** @type {any} */ step) => step.space).filter(Boolean);
  return spaces.map((/** @type {string} */ name) => { const b = map.boxes.get(name); return b ? svg`<rect x=${b.x + 5} y=${b.y + 5} width=${b.w - 10} height=${b.h - 10} rx="14" class="pathcell ${name === plan.place || plan.offer.spaces ? 'tgt' : ''}"></rect>` : nothing; });
}

/** A wall or door that is planned. @param {any} map @param {any} plan */
function edgePlan(map, plan) {
  if (!plan?.offer.edge || plan.steps.length > 1) return nothing;
  const at = line(map, map.edges.get(plan.offer.edge));
  const icon = plan.verb === 'chop' ? 'axe' : 'door';
  return svg`<g class="chop"><path transform=${at.place} d="M8,0H92"></path></g>
    <g class="choptag" transform="translate(${at.mx},${at.my + (at.level ? 34 : 0)})"><rect x="-34" y="-18" width="68" height="36" rx="18"></rect><use href="#i-${icon}" x="-28" y="-12" width="24" height="24"></use><text x="14" y="7">${plan.cost}</text></g>`;
}

/** A reachable space: a dot in the middle, or in its corner when something lies there. @param {any} map @param {any} view @param {string} name */
function dot(map, view, name) {
  const b = map.boxes.get(name);
  const full = view.spaces[name]?.threat || view.spaces[name]?.hazmats || [...view.poi, ...view.firefighters].some((/** @type {any} */ one) => one.at === name);
  return svg`<circle cx=${full ? b.x + b.w - 16 : b.cx} cy=${full ? b.y + 18 : b.cy} r=${full ? 8 : 10} class="dot"></circle>`;
}

/** Everything of a storey. @param {any} map @param {any} view @param {number} floor @param {any} marks what is planned, reachable, told and pinged */
export function storey(map, view, floor, marks) {
  const on = (/** @type {string} */ name) => map.spaces.get(name)?.floor === floor;
  const told = marks.told && map.boxes.get(marks.told), toldEdge = marks.told && map.edges.get(marks.told);
  const plan = marks.plan && (on(marks.plan.place) || map.edges.has(marks.plan.place)) ? marks.plan : null;
  return svg`
    ${ground(map, floor, view)}${floors(map, floor)}${lines(map, floor)}${glows(map, view, floor)}
    ${marks.offered.filter(on).map((/** @type {string} */ name) => { const b = map.boxes.get(name); return svg`<rect x=${b.x + 6} y=${b.y + 6} width=${b.w - 12} height=${b.h - 12} rx="13" class="offered"></rect>`; })}
    ${tints(map, plan)}${walls(map, view, floor)}${rulers(map)}
    ${vehicles(map, view, floor)}${things(map, view, floor)}${people(map, view, floor)}
    ${marks.reach.filter(on).map((/** @type {string} */ name) => dot(map, view, name))}
    ${edgePlan(map, plan)}${helmets(map, view, floor, marks.active)}${path(map, view, plan)}
    ${told && on(marks.told) ? svg`<rect x=${told.x + 3} y=${told.y + 3} width=${told.w - 6} height=${told.h - 6} rx="14" class="told"></rect>` : nothing}
    ${toldEdge ? svg`<path transform=${line(map, toldEdge).place} d="M6,0H94" class="told"></path>` : nothing}
    ${marks.pings.map((/** @type {any} */ ping) => { const b = map.boxes.get(ping.ping); return b && on(ping.ping) ? svg`<g class="pinged" transform="translate(${b.cx},${b.cy})"><circle r="40"></circle><text y=${b.h / 2 - 6}>${ping.name}</text></g>` : nothing; })}
    ${marks.nod && map.boxes.get(marks.nod) && on(marks.nod) ? (() => { const b = map.boxes.get(marks.nod); return svg`<rect x=${b.x + 5} y=${b.y + 5} width=${b.w - 10} height=${b.h - 10} rx="14" class="nod"></rect>`; })() : nothing}`;
}
export { stand };
