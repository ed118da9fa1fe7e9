// @ts-check
/** The plan of a storey, layer by layer; each layer is drawn again only when what it shows has changed. */
import { guard, svg } from '/static/lib/templates.js';
import { spoken } from '/static/lib/i18n.js';
import { walls } from './edges.js';
import { elevators, ladders, stairs } from './floor_links.js';
import { arrows, boardMark, ground, lines, quarters, rulers } from './surroundings.js';
import { signs } from './event_marks.js';
import { dot, edgePlan, otherEnd, path, tints } from './overlays.js';
import { floors, roomNames } from './rooms.js';
import { helmets } from './helmets.js';
import { glows, people, things, vehicles } from './tokens.js';

/** @import { FireMap, OwnMarks } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */

/**
 * Everything of a storey.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {number} floor
 * @param {OwnMarks} marks what is planned, reachable, told and pinged
 */
export function storey(map, view, floor, marks) {
  const on = (/** @type {string} */ name) => map.spaces.get(name)?.floor === floor;
  const depots = view.ladders !== undefined && view.stage !== 'parking' && !view.vehicles?.engine;
  const { plan, fresh = [] } = marks,
    { spaces, poi, firefighters } = view;
  return svg`
    ${guard(
      [map, floor, depots],
      () => svg`
        ${ground(map, floor, depots)}${floors(map, floor)}${lines(map, floor)}
        ${arrows(map, floor)}${stairs(map, floor)}${boardMark(map, floor)}
      `,
    )}
    ${guard([map, floor, view.elevators], () => elevators(map, view, floor))}${guard([map, floor, spaces], () =>
      glows(map, view, floor),
    )}
    ${quarters(map, view, marks.pointed ?? '', floor)}
    ${marks.offered.filter(on).map((/** @type {string} */ name) => {
      const b = map.boxes.get(name);
      return svg`
        <rect x=${b.x + 6} y=${b.y + 6} width=${b.w - 12} height=${b.h - 12} rx="13" class="offered"></rect>
      `;
    })}
    ${tints(map, plan, floor)}${guard(
      [map, floor, view.edges],
      () => svg`
        ${walls(map, view, floor)}${rulers(map, floor)}
      `,
    )}
    ${guard(
      [map, floor, view.vehicles, view.ladders],
      () => svg`
        ${vehicles(map, view, floor)}${ladders(map, view, floor)}
      `,
    )}
    ${guard(
      [map, floor, spaces, poi, firefighters, fresh.join()],
      () => svg`
        ${things(map, view, floor, fresh)}${people(map, view, floor, fresh)}
      `,
    )}
    ${guard([map, floor, spoken.value, spaces, poi], () => roomNames(map, view, floor))}
    ${guard([map, floor, view, marks.reach.join()], () =>
      marks.reach.filter(on).map((/** @type {string} */ name) => dot(map, view, name)),
    )}
    ${edgePlan(map, plan, floor)}${guard([map, floor, poi, firefighters, view.elevators, marks.active], () =>
      helmets(map, view, floor, marks.active),
    )}${path(map, view, plan, floor)}
    ${otherEnd(map, view, marks.pointed ?? '', floor)}${signs(map, marks, floor)}
  `;
}
