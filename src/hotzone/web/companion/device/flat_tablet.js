// @ts-check
/**
 * A tablet flat on the table: everything turns by quarters, and each edge tells its side whose turn it is, the way up
 * that they sit.
 */
import { effect, html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { t } from '../../lib/i18n.js';

/** @import { CompanionModel } from '../companion_model.js' */

const SIDES = ['bottom', 'left', 'top', 'right'];

/** Flat, another quarter, … and upright again. @param {CompanionModel} desk */
export function turnFlat(desk) {
  desk.flat.value = desk.flat.value >= SIDES.length - 1 ? -1 : desk.flat.value + 1;
}

/** Turn the page as the tablet lies; returns how to stop. @param {CompanionModel} desk */
export function layFlat(desk) {
  const root = document.documentElement,
    stop = effect(() => {
      const quarters = desk.flat.value;
      if (quarters < 0) delete root.dataset.flat;
      else root.dataset.flat = String(quarters);
    });
  return () => {
    stop();
    delete root.dataset.flat;
  };
}

/** What everybody around the table wants to know, in a sentence. @param {CompanionModel} desk */
function sentence(desk) {
  const { table } = desk,
    { view } = table.live.value,
    changes = desk.pending.value.length;
  if (changes) return t('companion-changes', { many: changes });
  if (view.result !== 'undecided') return t('companion-over');
  return view.actor === 'nature' ? t('companion-dice-now') : t('companion-turn-of', { who: table.nameOf(view.actor) });
}

/** One strip for each edge. @param {CompanionModel} desk */
export function flatEdges(desk) {
  if (desk.flat.value < 0) return nothing;
  return SIDES.map(
    (side, i) =>
      html`<p class="flat-edge is-${side}" aria-hidden=${i ? 'true' : nothing}>
        ${icon('people')}<span>${sentence(desk)}</span>
      </p>`,
  );
}
