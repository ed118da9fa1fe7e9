// @ts-check
/** Small pictures of a table: the part that matters, around whoever acts and what is pointed at. */
import { html, nothing, svg } from '../lib/templates.js';
import { boards, plugins, standing, wantBoard } from '../home/front/pictures.js';

/** @import { Box, BoardMap, View } from '../lib/game.d.ts' */

const MARKS = { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 };
const SHAPE = 1.75; // width by height
const AROUND = 0.7; // of a space is seen around what matters
const LEAST = 2.6; // spaces in height
const MOST = 0.72; // of the plan: what needs more is shown as a whole

/**
 * The part of a plan to show.
 * @param {Box[]} places
 * @param {{width: number, height: number}} plan
 * @returns {number[] | null} null where all of it matters
 */
export function partOf(places, plan) {
  if (!places.length) return null;
  const one = Math.min(...places.map((box) => box.h)),
    left = Math.min(...places.map((box) => box.x)) - AROUND * one,
    right = Math.max(...places.map((box) => box.x + box.w)) + AROUND * one,
    top = Math.min(...places.map((box) => box.y)) - AROUND * one,
    bottom = Math.max(...places.map((box) => box.y + box.h)) + AROUND * one;
  const h = Math.max(bottom - top, (right - left) / SHAPE, LEAST * one),
    w = h * SHAPE;
  if (h > plan.height * MOST || w > plan.width) return null;
  /** Within the plan. @param {number} middle @param {number} size @param {number} whole */
  const from = (middle, size, whole) => Math.max(0, Math.min(whole - size, middle - size / 2));
  return [from((left + right) / 2, w, plan.width), from((top + bottom) / 2, h, plan.height), w, h];
}

/** The places that matter, on the floor of the first of them. @param {BoardMap} map @param {(string | null)[]} named */
function onOneFloor(map, named) {
  const known = named.filter((place) => place !== null && map.boxes.has(place) && map.spaces.has(place)),
    floor = known.length ? map.spaces.get(known[0]).floor : (map.floors[0] ?? 1);
  return { floor, boxes: known.filter((one) => map.spaces.get(one).floor === floor).map((one) => map.boxes.get(one)) };
}

/**
 * A table, cut to what matters.
 * @param {string} name of the game
 * @param {View | undefined} view
 * @param {readonly string[]} [points] what is pointed at
 */
export function cropped(name, view, points = []) {
  if (!view) return nothing;
  const game = plugins.value[name],
    board = boards.value[`${name}/${view.board}`];
  if (game && !board) wantBoard(name, view.board);
  if (!game || !board) return nothing;
  const map = game.mapOf(board),
    acting = game.crew(view).find((one) => one.number === view.seat),
    { floor, boxes } = onOneFloor(map, [acting?.at ?? null, ...points]),
    part = partOf(boxes, game.size(board));
  if (!part) return standing(name, view);
  return html`<svg
    class="poster"
    viewBox=${part.join(' ')}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    data-cropped
  >
    ${svg`${game.storey(map, { ...view, legal: [] }, floor, MARKS)}`}
  </svg>`;
}
