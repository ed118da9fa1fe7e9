// @ts-check
/** The plan that is drawn on: the game's own picture, places to tap, marks of the layer and of the check. */
import { html, nothing, svg } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { findingSign } from './check_list.js';
import { photoSheet } from './photo.js';

/** @import { BoardMap, Box } from '../../lib/game.d.ts' */
/** @import { EditorModel } from './editor_model.js' */
/** @import { Photo } from './photo.js' */

const QUIET = { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 };
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The middle of a place. @param {BoardMap} map @param {EditorModel} model @param {string} place */
export function middle(map, model, place) {
  if (!place.includes('|')) {
    const box = map.boxes.get(place);
    return box ? [box.cx, box.cy] : null;
  }
  const edge = map.edges.get(place);
  if (!edge) return null;
  const { mx, my } = model.game.line(map, edge);
  return [mx, my];
}

/**
 * The diamond around an edge that belongs to it alone.
 * @param {BoardMap} map @param {EditorModel} model @param {string} name
 */
function diamond(map, model, name) {
  const at = middle(map, model, name);
  if (!at) return '';
  const [x, y] = at;
  return `${x - 50},${y} ${x},${y - 50} ${x + 50},${y} ${x},${y + 50}`;
}

/**
 * The whole of a space, as the game shapes it.
 * @param {EditorModel} model @param {Box} box @param {number} [by] less on each side
 */
const shapeOf = (model, box, by = 0) =>
  model.game.hit?.(box) ??
  svg`
    <rect x=${box.x + by} y=${box.y + by} width=${box.w - 2 * by} height=${box.h - 2 * by} rx=${by ? 12 : 0}></rect>
  `;

/** @param {EditorModel} model @param {string} place */
const cellHit = (model, place) => svg`
  <g class="draw-hit ${model.fits(place) ? 'is-on' : ''}" data-place=${place}>
    ${shapeOf(model, model.map.value.boxes.get(place))}
  </g>
`;

/** Places that the tool at hand works on. @param {EditorModel} model */
function hits(model) {
  const map = model.map.value,
    floor = model.floor.value,
    on = model.toolNamed(model.tool.value)?.on;
  if (on === 'edge')
    return [...map.edges.values()]
      .filter((edge) => map.spaces.get(edge.spaces[0]).floor === floor)
      .map(
        (edge) => svg`
          <polygon class="draw-hit is-on" data-place=${edge.name} points=${diamond(map, model, edge.name)}></polygon>
        `,
      );
  return map.board.spaces.filter((one) => one.floor === floor).map((one) => cellHit(model, one.name));
}

/** What is selected, and its place in the mirror. @param {EditorModel} model */
function selection(model) {
  const map = model.map.value,
    place = model.selected.value,
    way = model.symmetry.value;
  /** @param {string} name @param {string} look */
  const ring = (name, look) => {
    const at = middle(map, model, name);
    if (!at || map.spaces.get(name.split('|')[0])?.floor !== model.floor.value) return nothing;
    if (!name.includes('|')) {
      return svg`<g class=${look}>${shapeOf(model, map.boxes.get(name), 4)}</g>`;
    }
    const level = model.game.line(map, map.edges.get(name)).place.includes('rotate') === false,
      [w, h] = level ? [96, 32] : [32, 96];
    return svg`<rect class=${look} x=${at[0] - w / 2} y=${at[1] - h / 2} width=${w} height=${h} rx="12"></rect>`;
  };
  if (!place) return nothing;
  const mirrored = way ? ring(model.kit.mirror(model.data.value, place, way), 'drawn-mirror') : nothing;
  return svg`${ring(place, 'drawn-focus')}${mirrored}`;
}

/** Numbers of the layer and of the check, where they belong. @param {EditorModel} model */
function marks(model) {
  const map = model.map.value,
    floor = model.floor.value,
    on = (/** @type {string} */ place) => map.spaces.get(place.split('|')[0])?.floor === floor;
  return svg`
    ${model.kit
      .marks(model.data.value, model.layer.value)
      .filter((one) => on(one.place))
      .map((one) => {
        const at = middle(map, model, one.place) ?? [0, 0];
        return svg`
          <g class="layer-mark" transform="translate(${at[0]},${at[1]})">
            <circle r="21"></circle><text y="9">${one.text}</text></g>
        `;
      })}
    ${(model.checked.value?.findings ?? []).map((one, i) => {
      const place = one.place || one.edge,
        at = place && on(place) ? middle(map, model, place) : null;
      return at
        ? svg`
            <g transform="translate(${at[0]},${at[1]})" class="finding-mark">${findingSign(one, i + 1)}</g>
          `
        : nothing;
    })}
  `;
}

/**
 * The edge on a side of a space, or the space there.
 * @param {EditorModel} model @param {string} key @param {boolean} shift
 */
function step(model, key, shift) {
  const map = model.map.value,
    [down, right] = STEPS[key],
    first = map.board.spaces.find((one) => one.inside && one.floor === model.floor.value),
    here = (model.selected.value || first?.name || '').split('|'),
    from = here.length > 1 && (down > 0 || right > 0) ? here[1] : here[0];
  const there = model.game.beside(map, from, down, right, shift && !model.game.between);
  if (!there) return;
  const edge = shift && model.game.between ? model.game.between(map, from, there) : '';
  model.selected.value = edge || (shift && model.game.between ? model.selected.value : there);
  say(model);
}

/** Tell whoever cannot see it where the focus is. @param {EditorModel} model */
export function say(model) {
  const heard = document.getElementById('polite'),
    place = model.selected.value;
  if (heard && place)
    heard.textContent = `${model.short(place)}: ${model.kit.label(model.data.value, model.map.value, place)}`;
}

/** @param {EditorModel} model @param {KeyboardEvent} event */
function pressed(model, event) {
  const { key } = event,
    place = model.selected.value,
    control = event.ctrlKey || event.metaKey;
  if (control && key.toLowerCase() === 'z') event.shiftKey ? model.redo() : model.undo();
  else if (control && key.toLowerCase() === 'y') model.redo();
  else if (control || event.altKey) return;
  else if (key in STEPS) step(model, key, event.shiftKey);
  else if ((key === 'Enter' || key === ' ') && place) {
    model.use(place);
    say(model);
  } else {
    const tool = model.tools().find((one) => one.key === key.toLowerCase());
    if (!tool) return;
    model.take(tool.id);
    if (tool.typed) /** @type {HTMLElement | null} */ (document.querySelector('[data-typed]'))?.focus();
    else if (place && model.fits(place)) model.use(place);
    say(model);
  }
  event.preventDefault();
}

/** The place under the pointer. @param {PointerEvent} event */
const under = (event) =>
  /** @type {HTMLElement | null} */ (
    document.elementFromPoint(event.clientX, event.clientY)?.closest('.draw-hit.is-on') ?? null
  )?.dataset.place ?? '';

/** Lines by the pointer: along the grid, with a mouse or a pen; fingers tap. @param {EditorModel} model */
function strokes(model) {
  let first = '',
    drawn = false;
  const lies = (/** @type {string} */ place) => {
    const [a, b] = place.split('|');
    const [from, to] = [model.map.value.spaces.get(a), model.map.value.spaces.get(b ?? a)];
    return b && from && to ? (from.row === to.row ? `upright ${from.col}` : `level ${from.row}`) : '';
  };
  return {
    down: (/** @type {PointerEvent} */ event) => {
      first = event.pointerType === 'touch' ? '' : under(event);
      drawn = false;
    },
    move: (/** @type {PointerEvent} */ event) => {
      const place = first && event.buttons ? under(event) : '';
      if (!place || place === first || !lies(first) || lies(place) !== lies(first)) return;
      if (!drawn) model.draw(first, event.altKey);
      drawn = true;
      model.draw(place, event.altKey);
    },
    up: () => {
      if (drawn) model.lift();
      first = '';
    },
    click: (/** @type {PointerEvent} */ event) => {
      const hit = /** @type {HTMLElement} */ (event.target).closest('[data-place]'),
        place = /** @type {HTMLElement | null} */ (hit)?.dataset.place;
      if (drawn || !place) return;
      model.selected.value = place;
      if (event.altKey && place.includes('|')) {
        model.draw(place, true);
        model.lift();
      } else if (!model.toolNamed(model.tool.value)?.typed) model.use(place);
      else /** @type {HTMLElement | null} */ (document.querySelector('[data-typed]'))?.focus();
      say(model);
    },
  };
}

/** @type {WeakMap<EditorModel, ReturnType<typeof strokes>>} */
const hands = new WeakMap();

/**
 * @param {EditorModel} model @param {boolean} large @param {unknown} heat drawn over the plan
 * @param {Photo} photo that lies under it
 */
export function planPane(model, large, heat, photo) {
  if (!hands.has(model)) hands.set(model, strokes(model));
  const hand = /** @type {ReturnType<typeof strokes>} */ (hands.get(model)),
    board = model.shown.value,
    { width, height } = model.game.size(board),
    [x, y, w, h] = model.game.frame?.(board) ?? [0, 0, width, height];
  return html`<div class="drawing ${large ? 'is-large' : ''} ${photo.picture.value ? 'has-photo' : ''}">
    ${photoSheet(photo)}
    <svg
      class="plan-sheet"
      viewBox="${x} ${y} ${w} ${h}"
      role="application"
      tabindex="0"
      aria-label=${t('ws-plan')}
      aria-describedby="plan-keys"
      @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(model, event)}
      @pointerdown=${hand.down}
      @pointermove=${hand.move}
      @pointerup=${hand.up}
      @pointerleave=${hand.up}
      @click=${hand.click}
    >
      ${model.game.symbols(null)}
      ${model.game.storey(model.map.value, model.kit.viewOf(model.data.value, board), model.floor.value, QUIET)}
      ${heat}${selection(model)}${marks(model)}${hits(model)}
    </svg>
    <p id="plan-keys" class="only-heard">${t('ws-plan-keys')}</p>
  </div>`;
}
