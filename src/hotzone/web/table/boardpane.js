// @ts-check
/** The board: the game draws it, this pane takes pointers and keys, and offers what can be done at a place. */
import { guard, html, nothing, svg } from '../kit.js';
import { spoken, t } from '../words.js';
import { isStill, seatNames } from '../settings.js';
import { ghosts } from './ghost.js';
import { lensMarks } from './risklens.js';

/** What is marked on the board now. @param {any} ui */
export function marksOf(ui) {
  const { table, planner } = ui;
  const view = table.shown.value, legal = table.legal.value;
  const acting = view.stage === 'acting';
  const offered = new Set();
  const open = planner.group.value;
  for (const offer of legal) {
    const shown = acting ? open && table.game.value.groups(legal, view).find((/** @type {any} */ one) => one.id === open)?.offers.includes(offer) : true;
    if (shown) for (const place of offer.spaces ?? [offer.space]) if (place) offered.add(place);
  }
  const now = table.story.now.value;
  const moves = acting ? [...planner.reach().keys()] : [];
  const note = table.note.value;
  return {
    plan: planner.drawn(),
    reach: moves.filter((place) => place !== planner.place.value),
    offered: [...offered],
    told: now ? table.game.value.placeOf(now) : view.question?.space ?? '',
    kind: now?.kind ?? '',
    pointed: planner.place.value,
    pings: table.pings.value,
    nod: note?.place ?? '',
    active: view.turn || typeof view.actor === 'number' ? (typeof view.actor === 'number' && view.stage !== 'acting' ? view.question?.firefighter ?? view.actor : view.seat) : 0,
  };
}

/** The ring of actions around a space that offers several. @param {any} ui @param {any} map @param {number} floor */
function ring(ui, map, floor) {
  const { table, planner } = ui;
  const options = planner.options.value, place = planner.picked.value, edge = table.game.value.line && map.edges.get(place);
  const at = edge ? (({ mx, my }) => ({ cx: mx, cy: my }))(table.game.value.line(map, edge)) : map.boxes.get(place);
  if (!at || options.length < 2 || map.spaces.get(edge ? edge.spaces[0] : place).floor !== floor) return nothing;
  const { width, height } = table.game.value.size(map.board);
  const shown = options.slice(0, 6), many = shown.length;
  const cx = Math.min(Math.max(at.cx, 130), width - 130), cy = Math.min(Math.max(at.cy, 120), height - 120);
  return svg`<g class="ring"><circle cx=${cx} cy=${cy} r="64" class="ringband"></circle>
    ${shown.map((/** @type {any} */ option, /** @type {number} */ i) => {
    const turn = (i / many) * 2 * Math.PI - Math.PI / 2, x = cx + 82 * Math.cos(turn), y = cy + 82 * Math.sin(turn);
    const name = table.game.value.title(option.offer, (/** @type {number} */ seat) => table.nameOf(seat));
    return svg`<g class="ringitem" data-option=${i} transform="translate(${x},${y})"><title>${name}</title><circle r="33"></circle><use href="#i-${table.game.value.iconOf(option.verb, option.offer)}" x="-15" y="-17" width="30" height="30"></use>
      ${option.cost ? svg`<g class="ringcost" transform="translate(24,-22)"><circle r="14"></circle><text y="5">${option.cost}</text></g>` : nothing}<text class="ringkey" y="26">${i + 1}</text></g>`;
  })}</g>`;
}

/** Hit areas of walls and doors where something can be done. @param {any} ui @param {any} map @param {number} floor */
function edgeHits(ui, map, floor) {
  const { table } = ui;
  const edges = new Set(table.coach.asking.value ? [...map.edges.keys()].filter((name) => table.game.value.asks(table.shown.value, name).length) : table.legal.value.map((/** @type {any} */ offer) => offer.edge).filter(Boolean));
  return [...edges].map((name) => {
    const edge = map.edges.get(name);
    if (!edge || map.spaces.get(edge.spaces[0]).floor !== floor) return nothing;
    return svg`<rect class="edgehit" data-place=${name} transform=${table.game.value.line(map, edge).place} x="12" y="-14" width="76" height="28" rx="9"></rect>`;
  });
}

/** The spaces as a grid for pointers, keyboard and screen readers. @param {any} ui @param {any} map @param {number} floor */
function cells(ui, map, floor) {
  const { table } = ui;
  const game = table.game.value, view = table.shown.value, focus = ui.focus.value || game.home(view);
  return guard([map, floor, view, focus, spoken.value, table.room.value, seatNames.value], () => {
    const rows = new Map();
    for (const space of map.board.spaces) if (space.floor === floor) rows.set(space.row, [...(rows.get(space.row) ?? []), space]);
    const nameOf = (/** @type {number} */ seat) => table.nameOf(seat);
    return [...rows.values()].map((row) => svg`<g role="row">${row.map((/** @type {any} */ space) => {
      const b = map.boxes.get(space.name);
      return svg`<g role="gridcell" class="cell" tabindex=${space.name === focus ? '0' : '-1'} data-place=${space.name} aria-label=${game.label(map, view, space.name, nameOf)}><title></title>${game.hit ? game.hit(b) : svg`<rect x=${b.x + 1} y=${b.y + 1} width=${b.w - 2} height=${b.h - 2} rx="10"></rect>`}</g>`;
    })}</g>`);
  });
}

/** One storey with its hit areas. @param {any} ui @param {number} floor @param {any} marks @param {string} [side] where the drawing leans when there is room left */
function plan(ui, floor, marks, side = 'xMidYMid') {
  const { table, lens } = ui;
  const game = table.game.value, board = table.board.value, map = game.mapOf(board);
  const { width, height } = game.size(board), [x, y, w, h] = game.frame?.(board) ?? [0, 0, width, height];
  const label = map.floors.length > 1 ? t('board-floor', { floor, rows: board.rows, cols: board.cols }) : t(`${game.prefix ?? ''}board-label`, { rows: board.rows, cols: board.cols ?? 0 });
  return html`<svg class="b ${isStill() ? 'still' : ''} ${table.at.value === null ? '' : 'past'}" viewBox="${x} ${y} ${w} ${h}" preserveAspectRatio=${side} data-floor=${floor} role="grid" aria-label=${label} aria-readonly="true"
      @pointerdown=${(/** @type {any} */ event) => lens.down(event)} @pointermove=${(/** @type {any} */ event) => { lens.move(event); ui.point(event); }} @pointerup=${(/** @type {any} */ event) => lens.up(event)} @pointercancel=${(/** @type {any} */ event) => lens.up(event)}
      @wheel=${lens.wheel} @pointerleave=${(/** @type {any} */ event) => { lens.up(event); ui.planner.hover.value = ''; }} @click=${(/** @type {any} */ event) => { if (!lens.wasDrag()) ui.click(event); }}
      @focusin=${(/** @type {any} */ event) => ui.focused(event)} @contextmenu=${(/** @type {any} */ event) => ui.ping(event)}>
      <g aria-hidden="true">${game.storey(map, table.shown.value, floor, marks)}</g>${cells(ui, map, floor)}<g aria-hidden="true">${lensMarks(ui, map, floor)}${ghosts(ui, map, floor)}${edgeHits(ui, map, floor)}${ring(ui, map, floor)}</g></svg>`;
}

/** The board pane; two storeys side by side where there is room, else one, with the other small beside it as the switch. @param {any} ui */
export function boardPane(ui) {
  const { floors } = ui.table.map(), marks = marksOf(ui);
  if (floors.length === 1) return html`<div class="board">${plan(ui, floors[0], marks)}</div>`;
  const shown = ui.floor.value;
  return html`<div class="board two"><div class="storeys">
    <div class="floors" role="group" aria-label=${t('floors')}>${[...floors].reverse().map((/** @type {number} */ one) => html`<button class="floorkey ${one === shown ? 'on' : ''}" data-floorkey=${one} aria-pressed=${one === shown} @click=${() => { ui.floor.value = one; }}><b aria-hidden="true">${one}</b><span>${t('floor-name', { floor: one })}</span></button>`)}</div>
    ${floors.map((/** @type {number} */ one, /** @type {number} */ i) => html`<div class="storey f${one} ${one === shown ? 'on' : ''}"><p class="floorname">${t('floor-name', { floor: one })}</p>${plan(ui, one, marks, i ? 'xMinYMid' : 'xMaxYMid')}<button class="toother" aria-label=${t('floor-show', { floor: one })} @click=${() => { ui.floor.value = one; }}></button></div>`)}</div></div>`;
}
