// @ts-check
/** The plan of a storey, layer by layer; each layer is drawn again only when what it shows has changed. */
import { guard, svg } from '../../kit.js';
import { walls } from './edges.js';
import { elevators, ladders, stairs } from './fixtures.js';
import { ground, lines, rulers } from './ground.js';
import { dot, edgePlan, otherEnd, path, signs, tints, told } from './marks.js';
import { floors } from './rooms.js';
import { glows, helmets, people, things, vehicles } from './tokens.js';

/** Everything of a storey. @param {any} map @param {any} view @param {number} floor @param {any} marks what is planned, reachable, told and pinged */
export function storey(map, view, floor, marks) {
  const on = (/** @type {string} */ name) => map.spaces.get(name)?.floor === floor;
  const parking = Object.keys(view.vehicles ?? {}).length > 0 || view.stage === 'parking';
  const { plan } = marks, { spaces, poi, firefighters } = view;
  return svg`
    ${guard([map, floor, parking], () => svg`${ground(map, floor, parking)}${floors(map, floor)}${lines(map, floor)}${stairs(map, floor)}`)}
    ${guard([map, floor, view.elevators], () => elevators(map, view, floor))}${guard([map, floor, spaces], () => glows(map, view, floor))}
    ${marks.offered.filter(on).map((/** @type {string} */ name) => { const b = map.boxes.get(name); return svg`<rect x=${b.x + 6} y=${b.y + 6} width=${b.w - 12} height=${b.h - 12} rx="13" class="offered"></rect>`; })}
    ${tints(map, plan, floor)}${guard([map, floor, view.edges], () => svg`${walls(map, view, floor)}${rulers(map, floor)}`)}
    ${guard([map, floor, view.vehicles, view.ladders], () => svg`${vehicles(map, view, floor)}${ladders(map, view, floor)}`)}
    ${guard([map, floor, spaces, poi, firefighters], () => svg`${things(map, view, floor)}${people(map, view, floor)}`)}
    ${guard([map, floor, view, marks.reach.join()], () => marks.reach.filter(on).map((/** @type {string} */ name) => dot(map, view, name)))}
    ${edgePlan(map, plan, floor)}${guard([map, floor, poi, firefighters, view.elevators, marks.active], () => helmets(map, view, floor, marks.active))}${path(map, view, plan, floor)}
    ${otherEnd(map, view, marks.pointed ?? '', floor)}${told(map, marks, floor)}${signs(map, marks, floor)}`;
}
