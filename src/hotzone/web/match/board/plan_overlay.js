// @ts-check
/**
 * Plans that are not one's own, drawn over the board: the hint's place and line, an AI's next steps, a better line of
 * the debrief.
 */
import { nothing, svg } from '../../lib/templates.js';
import { iconSign } from './board_signs.js';
import { planOf } from '../panel/bot_plans.js';
import { pointAt } from './debrief_points.js';

/** @import { BoardMap } from '../../lib/game.d.ts' */
/** @import { TemplateResult } from '../../lib/templates.js' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

/**
 * Whose line is drawn now: the hint's, a turning point's, an AI's.
 * @param {Match} table
 * @returns {{seat: number, line: string[], kind: string} | null}
 */
export function drawnLine(table) {
  const { coach } = table;
  const hint = table.at.value === null ? coach.hint.value?.hint : null,
    point = pointAt(table);
  if (hint?.line?.length) {
    const other = coach.other.value ? coach.advice() : null;
    return { seat: hint.seat, line: other?.map((step) => step.text) ?? hint.line, kind: 'hint' };
  }
  if (point?.better?.line) return { seat: point.seat, line: point.better.line, kind: 'better' };
  const coming = table.story.now.value?.plan;
  if (coming) return { ...coming, kind: 'bot' };
  const plan = planOf(table);
  return plan && { seat: plan.seat, line: plan.steps.slice(plan.done), kind: 'bot' };
}

/**
 * A way from figure to figure: it begins and ends beside their helmets, whose numbers stay in sight.
 * @param {{cx: number, cy: number, w: number, h: number}[]} stops
 */
function wayOf(stops) {
  const points = stops.map(({ cx, cy }) => [cx, cy]);
  for (const [end, next] of [
    [0, 1],
    [points.length - 1, points.length - 2],
  ]) {
    const { cx, cy, w, h } = stops[end],
      dx = points[next][0] - cx,
      dy = points[next][1] - cy,
      far = Math.hypot(dx, dy),
      off = Math.min(far / 2, 0.44 * Math.min(w, h)) / (far || 1);
    points[end] = [cx + dx * off, cy + dy * off];
  }
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
}

/** @param {Match} table @param {BoardMap} map @param {number} floor */
function steps(table, map, floor) {
  const drawn = drawnLine(table);
  if (!drawn?.line.length) return nothing;
  const game = table.game.value,
    on = (/** @type {string | null | undefined} */ name) => map.spaces.get(name)?.floor === floor;
  const figures = new Map(game.crew(table.shown.value).map((one) => [one.number, one.at]));
  const ways = /** @type {Map<number, ReturnType<BoardMap['boxes']['get']>[]>} */ (new Map()),
    marks = /** @type {TemplateResult[]} */ ([]),
    ends = new Map();
  drawn.line.forEach((text, i) => {
    const step = game.read(map, text),
      who = step.other ?? drawn.seat;
    if (step.space && game.walks.test(step.verb)) {
      const from = figures.get(who),
        a = map.boxes.get(from),
        b = map.boxes.get(step.space);
      if (a && on(from) && on(step.space)) ways.set(who, [...(ways.get(who) ?? [a]), b]);
      figures.set(who, step.space);
      ends.set(who, step.space);
      return;
    }
    const edge = step.edge && map.edges.get(step.edge),
      box = map.boxes.get(step.space);
    if ((!edge && !box) || !on(edge ? edge.spaces[0] : step.space)) return;
    const line = edge ? game.line(map, edge) : { mx: box.x + 24, my: box.y + box.h - 24 },
      { mx: x, my: y } = line;
    marks.push(svg`
      <g class="plan-step" transform="translate(${x},${y})" data-step=${i}>
        <circle r="19"></circle>
        <use href="#i-${game.iconOf(step.verb, step)}" x="-12" y="-12" width="24" height="24"></use>
      </g>
    `);
  });
  const way = [...ways.values()].map(wayOf).join(' ');
  return svg`
    <g class="plan-line plan-${drawn.kind}" data-plan=${drawn.kind}>
      ${
        way
          ? svg`
              <path d=${way} class="plan-way-shadow"></path>
              <path d=${way} class="plan-way"></path>
            `
          : nothing
      }
      ${[...ends].map(([who, at]) => {
        const b = map.boxes.get(at);
        return on(at)
          ? svg`
              <use href="#helmet-${who}" class="plan-helmet" x=${b.cx - 34} y=${b.cy - 38} width="68" height="68"></use>
            `
          : nothing;
      })}${marks}
    </g>
  `;
}

/**
 * The place of a hint, or of a request that is being made.
 * @param {Match} table
 * @param {BoardMap} map
 * @param {number} floor
 * @param {string} place
 * @param {string} sign
 */
function spot(table, map, floor, place, sign) {
  const edge = place && map.edges.get(place),
    b = edge ? null : map.boxes.get(place);
  if (edge && map.spaces.get(edge.spaces[0]).floor === floor) {
    const at = table.game.value.line(map, edge);
    return svg`
      <g class="coach-spot">
        <path transform=${at.place} d="M4,0H96"></path>
        ${iconSign('price-bubble', at.mx, at.my, 20, sign, 26)}
      </g>
    `;
  }
  if (!b || map.spaces.get(place).floor !== floor) return nothing;
  return svg`
    <g class="coach-spot">
      ${
        table.game.value.hit
          ? table.game.value.hit(b)
          : svg`
              <rect x=${b.x + 4} y=${b.y + 4} width=${b.w - 8} height=${b.h - 8} rx="16"></rect>
            `
      }
      ${iconSign('price-bubble', b.x + 22, b.y + 22, 20, sign, 26)}
    </g>
  `;
}

/** The place that the shown line is about: the hint's own, or where another way ends. @param {Match} table */
function aimOf({ coach }) {
  const last = coach.other.value ? coach.advice()?.findLast((step) => step.space ?? step.edge) : null;
  return last ? (last.space ?? last.edge ?? '') : coach.place();
}

/** All of it on a floor. @param {ScreenState} ui @param {BoardMap} map @param {number} floor */
export function plans(ui, map, floor) {
  const { table } = ui;
  const { coach } = table,
    hint = table.at.value === null && coach.hint.value,
    own = hint && ui.planner.picked.value; // one plan at a time: what was tapped stands in the way of the hint
  return svg`
    ${own ? nothing : steps(table, map, floor)}${
      hint && !own ? spot(table, map, floor, aimOf(table), 'bulb') : nothing
    }${coach.asking.value?.place ? spot(table, map, floor, coach.asking.value.place, 'chat') : nothing}
  `;
}
