// @ts-check
/** What is planned, drawn over the plan: paths with prices, targets, the other end of a stair. */
import { nothing, svg } from '/static/lib/templates.js';
import { textSign } from '/static/match/board/board_signs.js';
import { line } from './geometry.js';

/** @import { FireMap, OwnOption } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */

const WALKS = /^(move|carry|haul|lead|drag|fall|ride)/;

/** @type {Record<string, string>} */
const EDGE_ICONS = { chop: 'axe', repair: 'wrench' };

const bubble = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string | number} */ text, icon = '') =>
  icon
    ? svg`
        <g class="board-sign price-bubble" transform="translate(${x},${y})">
          <rect x="-28" y="-17" width="56" height="34" rx="17"></rect>
          <use href="#i-${icon}" x="-22" y="-10" width="20" height="20"></use>
          <text x="12" y="7">${text}</text>
        </g>
      `
    : textSign('price-bubble', x, y, 17, text);

/**
 * The path that is planned, with the price so far at every step; what lies on another floor is drawn there.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {OwnOption | null} plan
 * @param {number} floor
 */
export function path(map, view, plan, floor) {
  if (!plan || plan.steps.every((step) => step.edge)) return nothing;
  const who = plan.offer.firefighter ?? view.question?.firefighter ?? view.seat,
    figure = view.firefighters[who - 1];
  if (!figure?.at || !plan.steps.some((step) => WALKS.test(step.verb))) return target(map, plan, floor);
  const level = (/** @type {string | undefined} */ name) => map.spaces.get(name)?.floor;
  let paid = 0,
    last = figure.at;
  const lines = [],
    marks = [];
  for (const step of plan.steps) {
    paid += step.cost;
    if (step.edge) {
      const edge = map.edges.get(step.edge),
        at = line(map, edge);
      if (level(edge.spaces[0]) === floor) marks.push(bubble(at.mx, at.my, paid, 'door'));
      continue;
    }
    const from = map.boxes.get(last),
      to = map.boxes.get(step.space);
    if (!to) return nothing;
    if (!WALKS.test(step.verb)) {
      // water, from where one stands then
      if (level(step.space) === floor && step === plan.steps[plan.steps.length - 1])
        marks.push(bubble(to.x + to.w - 32, to.y + to.h - 22, paid, 'drop'));
      continue;
    }
    if (level(last) === floor && level(step.space) === floor) lines.push(`M${from.cx},${from.cy}L${to.cx},${to.cy}`);
    else if (level(last) === floor) marks.push(bubble(from.cx, from.cy, paid, 'stairs'));
    if (level(step.space) === floor)
      marks.push(
        step === plan.steps[plan.steps.length - 1]
          ? bubble(to.x + to.w - 20, to.y + to.h - 22, paid)
          : bubble(to.cx, to.cy, paid),
      );
    last = step.space ?? '';
  }
  const end = map.boxes.get(last),
    way = lines.join(' ');
  return svg`
    ${
      way
        ? svg`
            <path d=${way} class="path-line-shadow"></path>
            <path d=${way} class="path-line"></path>
          `
        : nothing
    }
    ${
      level(last) === floor
        ? svg`
            <g class="see-through">
              <use href="#helmet-${who}" x=${end.cx - 40} y=${end.cy - 44} width="80" height="80"></use>
            </g>
          `
        : nothing
    }${marks}
  `;
}

/** A target that is no path: its price. @param {FireMap} map @param {OwnOption} plan @param {number} floor */
function target(map, plan, floor) {
  const b = map.boxes.get(plan.place);
  return b && plan.cost && map.spaces.get(plan.place).floor === floor
    ? bubble(b.x + b.w - 20, b.y + b.h - 22, plan.cost)
    : nothing;
}

/** Planned spaces. @param {FireMap} map @param {OwnOption | null} plan @param {number} floor */
export function tints(map, plan, floor) {
  if (!plan) return nothing;
  const spaces = plan.offer.spaces ?? plan.steps.map((step) => step.space ?? '').filter(Boolean);
  return spaces.map((name) => {
    const b = map.boxes.get(name);
    return b && map.spaces.get(name).floor === floor
      ? svg`
          <rect
            x=${b.x + 5}
            y=${b.y + 5}
            width=${b.w - 10}
            height=${b.h - 10}
            rx="14"
            class="path-cell ${name === plan.place || plan.offer.spaces ? 'is-target' : ''}"
          ></rect>
        `
      : nothing;
  });
}

/** A wall, door or window that is planned. @param {FireMap} map @param {OwnOption | null} plan @param {number} floor */
export function edgePlan(map, plan, floor) {
  if (!plan?.offer.edge || plan.steps.length > 1) return nothing;
  const edge = map.edges.get(plan.offer.edge);
  if (map.spaces.get(edge.spaces[0]).floor !== floor) return nothing;
  const at = line(map, edge),
    icon =
      EDGE_ICONS[plan.verb] ??
      (plan.offer.stands?.includes('window') ? 'window' : plan.offer.stands === 'elevator' ? 'lift' : 'door');
  return svg`
    <g class="chop"><path transform=${at.place} d="M8,0H92"></path></g>
    <g class="board-sign chop-tag" transform="translate(${at.mx},${at.my + (at.level ? 34 : 0)})">
      <rect x="-34" y="-18" width="68" height="36" rx="18"></rect>
      <use href="#i-${icon}" x="-28" y="-12" width="24" height="24"></use>
      <text x="14" y="7">${plan.cost}</text>
    </g>
  `;
}

/**
 * A reachable space: a dot in the middle, or in its corner when something lies there.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} name
 */
export function dot(map, view, name) {
  const b = map.boxes.get(name);
  const full =
    view.spaces[name]?.threat ||
    view.spaces[name]?.hazmats ||
    [...view.poi, ...view.firefighters].some((one) => one.at === name) ||
    map.spaces.get(name).stair ||
    view.elevators?.[name] ||
    Object.values(view.vehicles).some((spaces) => spaces.includes(name));
  return svg`
    <circle
      cx=${full ? b.x + b.w - 16 : b.cx}
      cy=${full ? b.y + b.h - 16 : b.cy}
      r=${full ? 8 : 10}
      class="reach-dot"
    ></circle>
  `;
}

/**
 * The other end of a stair or ladder that is pointed at lights up.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {string} place
 * @param {number} floor
 */
export function otherEnd(map, view, place, floor) {
  const space = map.spaces.get(place);
  if (!space || space.floor === floor) return nothing;
  const end =
    space.stair ??
    (view.ladders?.standing.includes(place.replace('@2', ''))
      ? space.floor === 1
        ? `${place}@2`
        : place.replace('@2', '')
      : '');
  const b = map.boxes.get(end);
  return b
    ? svg`
        <rect x=${b.x + 5} y=${b.y + 5} width=${b.w - 10} height=${b.h - 10} rx="14" class="other-end"></rect>
      `
    : nothing;
}
