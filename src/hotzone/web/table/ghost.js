// @ts-check
/** Plans that are not one's own, drawn over the board: the hint's place and line, an AI's next steps, a better line of the debrief. */
import { nothing, svg } from '../kit.js';
import { planOf } from './coach.js';
import { pointAt } from './debrief.js';
import { WALKS, read } from './steps.js';

/** Whose line is drawn now: the hint's, a turning point's, an AI's. @param {any} table @returns {{seat: number, line: string[], kind: string} | null} */
export function drawnLine(table) {
  const { coach } = table;
  const hint = table.at.value === null ? coach.hint.value?.hint : null, point = pointAt(table);
  if (hint?.line?.length) return { seat: hint.seat, line: hint.line, kind: 'hint' };
  if (point?.better?.line) return { seat: point.seat, line: point.better.line, kind: 'better' };
  const plan = planOf(table);
  return plan && { seat: plan.seat, line: plan.steps.slice(plan.done), kind: 'bot' };
}

/** @param {any} table @param {any} map @param {number} floor */
function steps(table, map, floor) {
  const drawn = drawnLine(table);
  if (!drawn?.line.length) return nothing;
  const game = table.game.value, on = (/** @type {string} */ name) => map.spaces.get(name)?.floor === floor;
  const figures = new Map(game.crew(table.shown.value).map((/** @type {any} */ one) => [one.number, one.at]));
  const ways = /** @type {string[]} */ ([]), marks = /** @type {any[]} */ ([]), ends = new Map();
  drawn.line.forEach((text, i) => {
    const step = read(map, text), who = step.firefighter ?? drawn.seat;
    if (step.space && WALKS.test(step.verb)) {
      const from = figures.get(who), a = map.boxes.get(from), b = map.boxes.get(step.space);
      if (a && on(from) && on(step.space)) ways.push(`M${a.cx},${a.cy}L${b.cx},${b.cy}`);
      figures.set(who, step.space);
      ends.set(who, step.space);
      return;
    }
    const edge = step.edge && map.edges.get(step.edge), at = edge ? game.line(map, edge) : map.boxes.get(step.space ?? '');
    if (!at || !on(edge ? edge.spaces[0] : step.space ?? '')) return;
    const x = edge ? at.mx : at.x + 24, y = edge ? at.my : at.y + at.h - 24;
    marks.push(svg`<g class="ghoststep" transform="translate(${x},${y})" data-step=${i}><circle r="19"></circle><use href="#i-${game.iconOf(step.verb, step)}" x="-12" y="-12" width="24" height="24"></use></g>`);
  });
  const way = ways.join(' ');
  return svg`<g class="ghostline ${drawn.kind}" data-ghost=${drawn.kind}>${way ? svg`<path d=${way} class="ghostway0"></path><path d=${way} class="ghostway"></path>` : nothing}
    ${[...ends].map(([who, at]) => { const b = map.boxes.get(at); return on(at) ? svg`<use href="#helmet-${who}" class="ghosthat" x=${b.cx - 34} y=${b.cy - 38} width="68" height="68"></use>` : nothing; })}${marks}</g>`;
}

/** The place of a hint, or of a request that is being made. @param {any} table @param {any} map @param {number} floor @param {string} place @param {string} sign */
function spot(table, map, floor, place, sign) {
  const edge = place && map.edges.get(place), b = edge ? null : map.boxes.get(place);
  if (edge && map.spaces.get(edge.spaces[0]).floor === floor) {
    const at = table.game.value.line(map, edge);
    return svg`<g class="coachspot"><path transform=${at.place} d="M4,0H96"></path><g transform="translate(${at.mx},${at.my})"><circle r="20"></circle><use href="#i-${sign}" x="-13" y="-13" width="26" height="26"></use></g></g>`;
  }
  if (!b || map.spaces.get(place).floor !== floor) return nothing;
  return svg`<g class="coachspot">${table.game.value.hit ? table.game.value.hit(b) : svg`<rect x=${b.x + 4} y=${b.y + 4} width=${b.w - 8} height=${b.h - 8} rx="16"></rect>`}<g transform="translate(${b.x + 22},${b.y + 22})"><circle r="20"></circle><use href="#i-${sign}" x="-13" y="-13" width="26" height="26"></use></g></g>`;
}

/** All of it on a floor. @param {any} ui @param {any} map @param {number} floor */
export function ghosts(ui, map, floor) {
  const { table } = ui;
  const { coach } = table;
  return svg`${steps(table, map, floor)}${table.at.value === null && coach.hint.value ? spot(table, map, floor, coach.place(), 'bulb') : nothing}${coach.asking.value?.place ? spot(table, map, floor, coach.asking.value.place, 'chat') : nothing}`;
}
