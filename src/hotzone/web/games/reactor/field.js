// @ts-check
/** The active zone: hexagons of steel, rods, heat and pits; who stands on them; what is planned. */
import { nothing, repeat, svg } from '../../kit.js';

const R = 56, W = R * Math.sqrt(3) / 2, ROW = R * 1.5;

/** Look-ups of a board, with the names that square boards have. @param {any} board */
export function chart(board) {
  const left = Math.min(...board.cells.map((/** @type {any} */ cell) => cell.col)), right = Math.max(...board.cells.map((/** @type {any} */ cell) => cell.col));
  const spaces = board.cells.map((/** @type {any} */ cell) => ({ ...cell, floor: 1, inside: true }));
  const boxes = new Map(spaces.map((/** @type {any} */ cell) => {
    const cx = 90 + W + (cell.col - left) * W, cy = 90 + R + cell.row * ROW;
    return [cell.name, { cx, cy, x: cx - W, y: cy - R, w: 2 * W, h: 2 * R }];
  }));
  const shape = { width: 180 + (right - left + 2) * W, height: 180 + (board.rows - 1) * ROW + 2 * R };
  const at = new Map(spaces.map((/** @type {any} */ cell) => [`${cell.row}:${cell.col}`, cell.name]));
  return { board: { ...board, spaces, edges: [], rooms: [], cols: right - left + 1 }, spaces: new Map(spaces.map((/** @type {any} */ cell) => [cell.name, cell])), edges: new Map(), boxes, at, room: new Map(), floors: [1], shape };
}

/** The corners of a hexagon. @param {any} b @param {number} [by] */
export const corners = (b, by = 1) => [[0, -1], [0.866, -0.5], [0.866, 0.5], [0, 1], [-0.866, 0.5], [-0.866, -0.5]].map(([x, y]) => `${(b.cx + x * R * by).toFixed(1)},${(b.cy + y * R * by).toFixed(1)}`).join(' ');

/** One cell with its tile. @param {string} name @param {any} cell @param {any} b */
function tile(name, cell, b) {
  const kind = cell.place === 'start' ? 'start' : !cell.tile ? 'pit' : cell.tile === 'control' ? (cell.up && cell.sign === 'red' ? 'rod out' : 'rod') : cell.up ? (cell.sign === 'red' ? 'hot' : 'cold') : 'steel';
  const mark = (/** @type {string} */ id, /** @type {number} */ size, dy = 0) => svg`<use href="#${id}" x=${b.cx - size / 2} y=${b.cy - size / 2 + dy} width=${size} height=${size} class="sign"></use>`;
  return svg`<g class="hex ${kind}"><polygon points=${corners(b, 0.97)} class="h-rim"></polygon><polygon points=${corners(b, 0.86)} class="h-in"></polygon>
    ${kind === 'start' ? mark('i-walk', 40) : nothing}
    ${cell.tile === 'control' ? svg`<circle cx=${b.cx} cy=${b.cy} r="27" class="disc"></circle>${kind === 'rod out' ? mark('i-x', 44) : svg`<path class="bars" d="M${b.cx - 12},${b.cy - 15}v30M${b.cx},${b.cy - 15}v30M${b.cx + 12},${b.cy - 15}v30"></path>`}` : nothing}
    ${cell.tile === 'fuel' && cell.up ? mark('s-tref', 46, -6) : nothing}
    ${cell.attention ? svg`<path class="warnmark" d="M${b.cx},${b.cy - 42} l14,24 h-28z"></path>` : nothing}
    ${cell.extinguisher ? mark('i-drop', 28, 14) : nothing}
    ${cell.place === 'start' ? nothing : svg`<text x=${b.cx} y=${cell.tile === 'control' || cell.up ? b.cy + 37 : b.cy + 9} class="hexno ${cell.tile === 'control' || cell.up ? 'low' : ''}">${name}</text>`}
    ${(cell.lying ?? []).map((/** @type {any} */ token, /** @type {number} */ i) => svg`<g class="lyingtoken" transform="translate(${b.cx - 24 + i * 22},${b.cy + 26})"><circle r="12"></circle><text y="5">${token.count}</text></g>`)}</g>`;
}

/** Where a character stands. @param {any} map @param {any} view @param {any} one */
function stand(map, view, one) {
  const b = map.boxes.get(one.at), here = view.characters.filter((/** @type {any} */ other) => other.at === one.at), i = here.indexOf(one), many = here.length;
  return { cx: b.cx + (i - (many - 1) / 2) * 28, cy: b.cy - 6, size: many > 1 ? 58 : 76 };
}

/** @param {any} map @param {any} view @param {any} plan */
function planned(map, view, plan) {
  if (!plan) return nothing;
  const figure = view.characters[view.seat - 1], places = plan.steps.map((/** @type {any} */ step) => step.space ?? step.cell).filter(Boolean);
  const boxes = places.map((/** @type {string} */ name) => map.boxes.get(name)).filter(Boolean), start = figure?.at && map.boxes.get(figure.at);
  if (!boxes.length) return nothing;
  const walks = /^(move|cross)/.test(plan.verb) && start;
  const line = walks ? [start, ...boxes].map((b, i) => `${i ? 'L' : 'M'}${b.cx},${b.cy}`).join(' ') : '';
  let paid = 0;
  return svg`${boxes.map((/** @type {any} */ b) => svg`<polygon points=${corners(b, 0.84)} class="pathcell tgt"></polygon>`)}
    ${walks ? svg`<path d=${line} class="pathline0"></path><path d=${line} class="pathline"></path>${plan.steps.map((/** @type {any} */ step, /** @type {number} */ i) => { paid += step.cost; return svg`<g class="bub" transform="translate(${boxes[i].cx},${boxes[i].cy})"><circle r="17"></circle><text y="7">${paid}</text></g>`; })}` : nothing}`;
}

/** The whole field. @param {any} map @param {any} view @param {number} floor @param {any} marks */
export function storey(map, view, floor, marks) {
  const { width, height } = map.shape;
  const rim = (/** @type {string} */ name, /** @type {string} */ kind) => { const b = map.boxes.get(name); return b ? svg`<polygon points=${corners(b, 0.86)} class=${kind}></polygon>` : nothing; };
  const standing = view.characters.filter((/** @type {any} */ one) => one.at), acting = standing.find((/** @type {any} */ one) => one.number === marks.active), spot = acting && stand(map, view, acting);
  return svg`<rect width=${width} height=${height} rx="26" class="vessel"></rect><circle cx=${width / 2} cy=${height / 2} r=${Math.min(width, height) / 2 - 8} class="vesselrim"></circle><circle cx=${width / 2} cy=${height / 2} r=${Math.min(width, height) / 2 - 30} class="water"></circle>
    ${repeat(Object.entries(view.cells), (/** @type {any} */ one) => one[0], (/** @type {any} */ [name, cell]) => { const b = map.boxes.get(name); return b ? tile(name, cell, b) : nothing; })}
    ${marks.reach.map((/** @type {string} */ name) => { const b = map.boxes.get(name); return b ? svg`<circle cx=${b.cx + 26} cy=${b.cy - 26} r="8" class="dot"></circle>` : nothing; })}
    ${marks.offered.map((/** @type {string} */ name) => rim(name, 'offered'))}
    ${spot ? svg`<g class="active" transform="translate(${spot.cx},${spot.cy})"><circle r="42" class="halo2"></circle><circle r="42" class="halo"></circle></g>` : nothing}
    ${planned(map, view, marks.plan)}
    ${repeat(standing, (/** @type {any} */ one) => one.number, (/** @type {any} */ one) => { const { cx, cy, size } = stand(map, view, one); return svg`<use href="#helmet-${one.number}" x=${cx - size / 2} y=${cy - size / 2} width=${size} height=${size} class="helmet"></use>`; })}
    ${rim(marks.told, 'told')}${rim(marks.nod, 'nod')}
    ${marks.pings.map((/** @type {any} */ ping) => { const b = map.boxes.get(ping.ping); return b ? svg`<g class="pinged" transform="translate(${b.cx},${b.cy})"><circle r="40"></circle><text y="50">${ping.name}</text></g>` : nothing; })}`;
}

/** The cell beside another: left and right along the row; up goes upper right, down lower left, with Shift the other diagonal. @param {any} map @param {string} name @param {number} rows @param {number} cols @param {boolean} [shift] */
export function beside(map, name, rows, cols, shift = false) {
  const cell = map.spaces.get(name);
  if (!cell) return '';
  const side = rows ? (rows < 0 ? (shift ? -1 : 1) : (shift ? 1 : -1)) : cols * 2;
  return map.at.get(`${cell.row + rows}:${cell.col + side}`) ?? '';
}
