// @ts-check
/** A building before a match: its walls as built, its first fires. */
import { svg } from '/static/lib/templates.js';
import { storey } from '../board/board.js';
import { size } from '../board/geometry.js';

/** @import { FireBook, FireMap } from '../types.d.ts' */
/** @import { FireBoard, FireView } from '../view.d.ts' */

/** What a table has besides before a match begins. */
const NOTHING_YET = {
  board: '',
  actor: /** @type {const} */ ('nobody'),
  turn: 0,
  seat: 1,
  points: { ap: 0, saved: 0, move: 0, douse: 0, command: 0 },
  question: {},
  counts: {
    rescued: 0,
    lost: 0,
    damage: 0,
    threats_left: 0,
    poi_left: 0,
    victims_unseen: 0,
    alarms_unseen: 0,
    hot_spots_left: 0,
  },
  result: 'undecided',
  legal: [],
};

/**
 * A table before its match: its building as built, its first fires and calls.
 * @param {FireBoard} board
 * @param {string[]} fires
 * @param {string[]} calls
 * @returns {FireView}
 */
export const nothingYet = (board, fires, calls) => ({
  spaces: Object.fromEntries(fires.map((name) => [name, { threat: 'fire' }])),
  edges: Object.fromEntries(board.edges.map((edge) => [edge.name, edge.kind])),
  elevators: Object.fromEntries(board.spaces.filter((one) => one.elevator).map((one) => [one.name, 'lobby'])),
  firefighters: [],
  poi: calls.map((at) => ({ at, kind: 'poi' })),
  vehicles: {},
  stage: 'parking',
  ...NOTHING_YET,
});

/** Calls and crew of the picture on the home page; only its building has these spaces. */
const CALLS = ['2,4', '5,1', '5,8'];
const CREW = ['3,0', '7,3', '4,9'];
const IDLE = { ap: 4, move: 0, douse: 0, command: 0 };

/** The first minute of a fire, for the game's card. @param {FireMap} map @param {FireBook['boards'][number]} [shown] */
export const poster = (map, shown) =>
  preview(
    map,
    shown,
    [...CALLS, ...CREW].every((name) => map.spaces.has(name)) && map.floors.length === 1
      ? {
          poi: CALLS.map((at) => ({ at, kind: 'poi' })),
          firefighters: CREW.map((at, i) => ({ number: i + 1, at, saved: 0, card: 'firefighter', points: IDLE })),
        }
      : {},
  );

/**
 * All floors side by side.
 * @param {FireMap} map
 * @param {FireBook['boards'][number]} [shown]
 * @param {Partial<FireView>} [more] what else lies there
 */
export const preview = (map, shown, more = {}) =>
  map.floors.map(
    (/** @type {number} */ floor) => svg`
        <g transform="translate(${(floor - 1) * (size(map.board).width + 40)},0)">
          ${storey(map, { ...nothingYet(map.board, shown?.first_fires ?? [], []), ...more }, floor, {
            plan: null,
            reach: [],
            offered: [],
            pings: [],
            nod: '',
            active: 0,
          })}
        </g>
      `,
  );
