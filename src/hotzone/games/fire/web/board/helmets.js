// @ts-check
/** The firefighters as helmets: several in a space fan out, with what they carry. */
import { nothing, repeat, svg } from '/static/lib/templates.js';
import { iconSign } from '/static/match/board/board_signs.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView, Firefighter } from '../view.d.ts' */
/** @import { Lookup } from '/static/lib/game.d.ts' */

const SHOWN = 3; // helmets that fan out in a space; the others are a number

/**
 * Those of a space that are drawn, the active one always, and how many are not.
 * @param {FireView} view
 * @param {string} at
 * @param {number} active
 */
function crowd(view, at, active) {
  const here = view.firefighters.filter((one) => one.at === at);
  if (here.length <= SHOWN) return { shown: here, more: 0 };
  const first = [...here].sort((a, b) => Number(b.number === active) - Number(a.number === active)).slice(0, SHOWN);
  return { shown: here.filter((one) => first.includes(one)), more: here.length - SHOWN };
}

/**
 * Where a helmet stands: several in a space fan out to the right.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {Firefighter} one
 * @param {Firefighter[]} here those drawn in its space
 */
function stand(map, view, one, here) {
  const b = map.boxes.get(one.at);
  const i = here.indexOf(one),
    many = here.length;
  const shared = view.poi.some((poi) => poi.at === one.at),
    burns = view.spaces[one.at ?? '']?.threat === 'fire'; // the flame stays in sight, behind and above
  const size = (many > 2 ? 58 : burns ? 56 : many > 1 ? 66 : shared ? 74 : 84) * Math.min(1, Math.min(b.w, b.h) / 92);
  const step = many > 1 ? Math.min(30, 46 / (many - 1)) : 0;
  const cx = b.cx + (i - (many - 1) / 2) * step;
  return burns
    ? { cx: cx + 20, cy: b.cy + 20, size }
    : { cx: cx + (shared ? 10 : 0), cy: b.cy - (shared ? 12 : 3), size };
}

/**
 * A helmet with what its wearer has: a ladder in hand, the lobby around.
 * @param {FireMap} map
 * @param {FireView} view
 * @param {Firefighter} one
 * @param {Firefighter[]} here
 */
function figure(map, view, one, here) {
  const { cx, cy, size } = stand(map, view, one, here);
  const x = cx + size * 0.36,
    y = cy + size * 0.3;
  return svg`
    <g class="helmet-walk" .style=${`transform:translate(${cx}px,${cy}px)${one.lying ? ' rotate(90deg)' : ''}`}>
      <use
        href="#helmet-${one.number}"
        x=${-size / 2}
        y=${-size / 2}
        width=${size}
        height=${size}
        class="helmet ${one.lying ? 'is-down' : ''}"
        data-figure=${one.number}
      ></use>
    </g>
    ${one.ladder ? iconSign('held', x, y, 14, 'ladder', 18) : nothing}
    ${one.lying ? iconSign('held is-bad', x, y, 14, 'cross', 16) : nothing}
    ${
      view.elevators?.[one.at ?? ''] === 'lobby'
        ? svg`
            <g class="board-sign held" transform="translate(${x},${y})">
              <circle r="14"></circle>
              <path d="M-7,-5H7L0,4ZM-7,8H7"></path>
            </g>
          `
        : nothing
    }
  `;
}

/** The helmets. @param {FireMap} map @param {FireView} view @param {number} floor @param {number} active */
export function helmets(map, view, floor, active) {
  const here = view.firefighters.filter((one) => one.at && map.spaces.get(one.at)?.floor === floor);
  const crowds = /** @type {Lookup<ReturnType<typeof crowd>>} */ (
    new Map(here.map((one) => [one.at ?? '', crowd(view, one.at ?? '', active)]))
  );
  const drawn = here.filter((one) => crowds.get(one.at).shown.includes(one));
  const sorted = [...drawn].sort((a, b) => Number(a.number === active) - Number(b.number === active));
  const acting = drawn.find((one) => one.number === active);
  const spot = acting ? stand(map, view, acting, crowds.get(acting.at).shown) : null;
  return svg`
    ${
      spot
        ? svg`
            <g class="active" transform="translate(${spot.cx},${spot.cy})">
              <circle r=${spot.size / 2 + 3} class="halo-fill"></circle>
              <circle r=${spot.size / 2 + 3} class="halo"></circle>
            </g>
          `
        : nothing
    }
    ${repeat(
      sorted,
      (one) => one.number,
      (one) => figure(map, view, one, crowds.get(one.at).shown),
    )}
    ${[...crowds]
      .filter(([, one]) => one.more)
      .map(([name, one]) => {
        const b = map.boxes.get(name);
        return svg`
          <g class="board-sign more" transform="translate(${b.x + b.w - 17},${b.y + 17})">
            <rect x="-17" y="-13" width="34" height="26" rx="13"></rect>
            <text y="6">+${one.more}</text>
          </g>
        `;
      })}
  `;
}
