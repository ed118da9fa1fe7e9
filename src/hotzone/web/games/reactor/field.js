// @ts-check
/** The active zone: hexagons of steel, rods, heat and pits; who stands on them; what is planned. */
import { nothing, repeat, svg } from '../../kit.js';
import { TOKEN_ICONS, paints } from './symbols.js';

const R = 56, W = R * Math.sqrt(3) / 2, ROW = R * 1.5, SIDE = 92, TOP = 62;

/** Look-ups of a board, with the names that square boards have. @param {any} board */
export function chart(board) {
  const left = Math.min(...board.cells.map((/** @type {any} */ cell) => cell.col)), right = Math.max(...board.cells.map((/** @type {any} */ cell) => cell.col));
  const spaces = board.cells.map((/** @type {any} */ cell) => ({ ...cell, floor: 1, inside: true }));
  const boxes = new Map(spaces.map((/** @type {any} */ cell) => {
    const cx = SIDE + W + (cell.col - left) * W, cy = TOP + R + cell.row * ROW;
    return [cell.name, { cx, cy, x: cx - W, y: cy - R, w: 2 * W, h: 2 * R }];
  }));
  const shape = { width: 2 * SIDE + (right - left + 2) * W, height: 2 * TOP + (board.rows - 1) * ROW + 2 * R };
  const at = new Map(spaces.map((/** @type {any} */ cell) => [`${cell.row}:${cell.col}`, cell.name]));
  return { board: { ...board, spaces, edges: [], rooms: [], cols: right - left + 1 }, spaces: new Map(spaces.map((/** @type {any} */ cell) => [cell.name, cell])), edges: new Map(), boxes, at, room: new Map(), floors: [1], shape };
}

const SIX = [[0, -1], [0.866, -0.5], [0.866, 0.5], [0, 1], [-0.866, 0.5], [-0.866, -0.5]];

/** The corners of a hexagon. @param {any} b @param {number} [by] */
export const corners = (b, by = 1) => SIX.map(([x, y]) => `${(b.cx + x * R * by).toFixed(1)},${(b.cy + y * R * by).toFixed(1)}`).join(' ');

/** What a cell looks like. @param {any} cell */
export function kindOf(cell) {
  if (cell.place === 'start') return 'start';
  if (!cell.tile) return 'pit';
  if (cell.tile === 'control') return cell.up && cell.sign === 'red' ? 'rod out' : cell.sign === 'red' ? 'rod known out' : cell.up || cell.sign === 'black' ? 'rod known' : 'rod';
  return cell.up ? (cell.sign === 'red' ? 'hot' : 'cold') : 'steel';
}

/** One cell with its tile. @param {string} name @param {any} cell @param {any} b */
function tile(name, cell, b) {
  const kind = kindOf(cell), rod = cell.tile === 'control', low = rod || cell.up || cell.attention;
  const mark = (/** @type {string} */ id, /** @type {number} */ size, dy = 0) => svg`<use href="#${id}" x=${b.cx - size / 2} y=${b.cy - size / 2 + dy} width=${size} height=${size} class="sign"></use>`;
  return svg`<g class="hex ${kind} ${cell.up ? 'up' : 'down'}">${kind === 'hot' ? svg`<polygon points=${corners(b, 1.12)} class="h-glow"></polygon>` : nothing}<polygon points=${corners(b, 0.98)} class="h-rim"></polygon><polygon points=${corners(b, 0.9)} class="h-in"></polygon>
    ${kind === 'hot' || kind === 'start' ? svg`<polygon points=${corners(b, 0.74)} class="h-dash"></polygon>` : nothing}
    ${kind === 'pit' ? svg`<polygon points=${corners(b, 0.74)} class="h-well"></polygon>` : nothing}
    ${kind === 'steel' ? SIX.map(([x, y]) => svg`<circle cx=${b.cx + x * R * 0.74} cy=${b.cy + y * R * 0.74} r="2.600" class="rivet"></circle>`) : nothing}
    ${kind === 'start' ? mark('i-walk', 40) : nothing}
    ${rod ? svg`<circle cx=${b.cx} cy=${b.cy} r="29" class="disc"></circle>${cell.sign === 'red' ? mark('i-x', 46) : svg`<path class="bars" d="M${b.cx - 12},${b.cy - 15}v30M${b.cx},${b.cy - 15}v30M${b.cx + 12},${b.cy - 15}v30"></path>`}${cell.up ? svg`<circle cx=${b.cx} cy=${b.cy} r="34" class="upring"></circle>` : nothing}${cell.sign === 'black' ? svg`<g class="works"><circle cx=${b.cx - 28} cy=${b.cy + 27} r="11"></circle><use href="#i-check" x=${b.cx - 36} y=${b.cy + 19} width="16" height="16"></use></g>` : nothing}` : nothing}
    ${cell.tile === 'fuel' && cell.up ? mark('s-tref', 46, -6) : nothing}
    ${cell.attention ? svg`<path class="warnmark" d="M${b.cx},${b.cy - 34} l20,34 h-40z"></path><text x=${b.cx} y=${b.cy - 4} class="bang">!</text>` : nothing}
    ${cell.extinguisher ? svg`<g class="foamed"><circle cx=${b.cx + 27} cy=${b.cy - 24} r="15"></circle><use href="#i-foam" x=${b.cx + 17} y=${b.cy - 34} width="20" height="20"></use></g>` : nothing}
    ${cell.place === 'start' ? nothing : rod ? svg`<rect x=${b.cx + 12} y=${b.cy + 17} width="30" height="21" rx="10.500" class="nodot"></rect><text x=${b.cx + 27} y=${b.cy + 33} class="hexno dot2">${name}</text>` : svg`<text x=${b.cx} y=${low ? b.cy + 37 : b.cy + 9} class="hexno ${low ? 'low' : ''}">${name}</text>`}
    ${(cell.lying ?? []).map((/** @type {any} */ token, /** @type {number} */ i) => svg`<g class="lyingtoken" transform="translate(${b.cx - 30 + i * 22},${b.cy - 28})"><circle r="13"></circle><use href="#i-${TOKEN_ICONS[token.token] ?? 'star'}" x="-8" y="-8" width="16" height="16"></use>${token.count > 1 ? svg`<text x="11" y="-7">${token.count}</text>` : nothing}</g>`)}</g>`;
}

/** Where a character stands. @param {any} map @param {any} view @param {any} one */
function stand(map, view, one) {
  const b = map.boxes.get(one.at), here = view.characters.filter((/** @type {any} */ other) => other.at === one.at), i = here.indexOf(one), many = here.length;
  return { cx: b.cx + (i - (many - 1) / 2) * (many > 2 ? 24 : 30), cy: b.cy - 6, size: many > 2 ? 48 : many > 1 ? 58 : 72 };
}

/** @param {any} map @param {any} view @param {any} plan */
function planned(map, view, plan) {
  if (!plan) return nothing;
  const figure = view.characters[view.seat - 1], places = plan.steps.map((/** @type {any} */ step) => step.space ?? step.cell).filter(Boolean);
  const boxes = places.map((/** @type {string} */ name) => map.boxes.get(name)).filter(Boolean), start = figure?.at && map.boxes.get(figure.at);
  const from = plan.offer?.from && map.boxes.get(plan.offer.from), carries = ['lift', 'crane'].includes(plan.verb);
  if (!boxes.length) return nothing;
  const walks = /^(move|cross)/.test(plan.verb) && start, begins = walks ? start : carries ? from || start : null;
  const line = begins ? [begins, ...boxes].map((b, i) => `${i ? 'L' : 'M'}${b.cx},${b.cy}`).join(' ') : '';
  let paid = 0;
  return svg`${boxes.map((/** @type {any} */ b, /** @type {number} */ i) => svg`<polygon points=${corners(b, 0.86)} class="pathcell ${i === boxes.length - 1 ? 'tgt' : ''}"></polygon>`)}${carries && begins ? svg`<polygon points=${corners(begins, 0.86)} class="pathcell tgt"></polygon>` : nothing}
    ${begins ? svg`<path d=${line} class="pathline0"></path><path d=${line} class="pathline"></path>` : nothing}
    ${walks ? plan.steps.map((/** @type {any} */ step, /** @type {number} */ i) => { paid += step.cost; return svg`<g class="bub" transform="translate(${boxes[i].cx},${boxes[i].cy})"><circle r="17"></circle><text y="7">${paid}</text></g>`; }) : nothing}`;
}

/** The ring of cells around a control assembly that works: where all six must lie. @param {any} map @param {any} view */
const goals = (map, view) => Object.keys(view.gathered ?? {}).map((name) => { const b = map.boxes.get(name); return b ? svg`<circle cx=${b.cx} cy=${b.cy} r=${2 * W + R * 0.75} class="goal"></circle>` : nothing; });

/** The whole field. @param {any} map @param {any} view @param {number} floor @param {any} marks */
export function storey(map, view, floor, marks) {
  const { width, height } = map.shape, cx = width / 2, cy = height / 2, r = Math.min(width, height) / 2 - 4;
  const rim = (/** @type {string} */ name, /** @type {string} */ kind) => { const b = map.boxes.get(name); return b ? svg`<polygon points=${corners(b, 0.88)} class=${kind}></polygon>` : nothing; };
  const standing = view.characters.filter((/** @type {any} */ one) => one.at && map.boxes.has(one.at)), acting = standing.find((/** @type {any} */ one) => one.number === marks.active), spot = acting && stand(map, view, acting);
  return svg`<defs>${paints}</defs><rect width=${width} height=${height} rx="26" class="vessel"></rect><rect width=${width} height=${height} rx="26" class="plates"></rect>
    <circle cx=${cx} cy=${cy} r=${r} class="vesselrim"></circle><circle cx=${cx} cy=${cy} r=${r - 26} class="water"></circle>
    ${Array.from({ length: 36 }, (_, i) => svg`<circle cx=${cx + (r - 13) * Math.cos(i * Math.PI / 18)} cy=${cy + (r - 13) * Math.sin(i * Math.PI / 18)} r="4" class="bolt"></circle>`)}
    ${repeat(Object.entries(view.cells), (/** @type {any} */ one) => one[0], (/** @type {any} */ [name, cell]) => { const b = map.boxes.get(name); return b ? tile(name, cell, b) : nothing; })}
    ${goals(map, view)}
    ${marks.reach.map((/** @type {string} */ name) => svg`${rim(name, 'reachable0')}${rim(name, 'reachable')}`)}
    ${marks.offered.map((/** @type {string} */ name) => rim(name, 'offered'))}
    ${spot ? svg`<g class="active" transform="translate(${spot.cx},${spot.cy})"><circle r="42" class="halo2"></circle><circle r="42" class="halo"></circle></g>` : nothing}
    ${planned(map, view, marks.plan)}
    ${repeat(standing, (/** @type {any} */ one) => one.number, (/** @type {any} */ one) => { const { cx: x, cy: y, size } = stand(map, view, one); return svg`<use href="#helmet-${one.number}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} class="helmet"></use>${one.masked ? svg`<g class="masked"><circle cx=${x + 22} cy=${y + 20} r="13"></circle><use href="#i-mask" x=${x + 13} y=${y + 11} width="18" height="18"></use></g>` : nothing}`; })}
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
