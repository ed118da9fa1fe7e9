// @ts-check
/** What is drawn over the field: the plan, and the ring where all six must lie. */
import { nothing, svg } from '/static/lib/templates.js';
import { textSign } from '/static/match/board/board_signs.js';
import { R, W, corners } from './geometry.js';

/** @import { OwnOffer, OwnOption, ReactorMap } from '../types.d.ts' */
/** @import { ReactorView } from '../view.d.ts' */

/** @param {ReactorMap} map @param {ReactorView} view @param {OwnOption | null} plan */
export function planned(map, view, plan) {
  if (!plan) return nothing;
  const figure = view.characters[view.seat - 1],
    places = plan.steps.map((/** @type {OwnOffer} */ step) => step.space ?? step.cell ?? '').filter(Boolean);
  const boxes = places.map((name) => map.boxes.get(name)).filter(Boolean),
    start = figure?.at && map.boxes.get(figure.at);
  const from = plan.offer?.from && map.boxes.get(plan.offer.from),
    carries = ['lift', 'crane'].includes(plan.verb);
  if (!boxes.length) return nothing;
  const walks = /^(move|cross)/.test(plan.verb) && start,
    begins = walks ? start : carries ? from || start : null;
  const line = begins ? [begins, ...boxes].map((b, i) => `${i ? 'L' : 'M'}${b.cx},${b.cy}`).join(' ') : '';
  let paid = 0;
  return svg`
    ${boxes.map(
      (b, /** @type {number} */ i) => svg`
        <polygon points=${corners(b, 0.86)} class="path-cell ${i === boxes.length - 1 ? 'is-target' : ''}"></polygon>
      `,
    )}${
      carries && begins
        ? svg`
            <polygon points=${corners(begins, 0.86)} class="path-cell is-target"></polygon>
          `
        : nothing
    }
    ${
      begins
        ? svg`
            <path d=${line} class="path-line-shadow"></path>
            <path d=${line} class="path-line"></path>
          `
        : nothing
    }
    ${
      walks
        ? plan.steps.map((step, /** @type {number} */ i) => {
            paid += step.cost;
            return textSign('price-bubble', boxes[i].cx, boxes[i].cy, 17, paid);
          })
        : nothing
    }
  `;
}

/**
 * The ring of cells around a control assembly that works: where all six must lie.
 * @param {ReactorMap} map
 * @param {ReactorView} view
 */
export const goals = (map, view) =>
  Object.keys(view.gathered ?? {}).map((name) => {
    const b = map.boxes.get(name);
    return b
      ? svg`
          <circle cx=${b.cx} cy=${b.cy} r=${2 * W + R * 0.75} class="goal"></circle>
        `
      : nothing;
  });
