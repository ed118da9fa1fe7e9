// @ts-check
/** Putting an entry right: open it, see what another answer would change, then make it so. */
import { batch } from '../lib/templates.js';

/** @import { LogEntrySent } from '../lib/protocol.d.ts' */
/** @import { CompanionModel } from './companion_model.js' */

/** Open an entry to put it right. @param {CompanionModel} desk @param {LogEntrySent} entry */
export async function openEntry(desk, entry) {
  const { code, eventLog } = desk.table,
    before = eventLog.before.get(entry.seq) ?? 0,
    found = await fetch(`/api/matches/${code}/at/${before}`).then((answer) => answer.json());
  batch(() => {
    desk.first.value = '';
    desk.fix.value = { entry, view: found.view, text: '', tried: null };
    desk.sheet.value = 'fix';
  });
}

/**
 * What would it be instead? Nothing changes yet.
 * @param {CompanionModel} desk
 * @param {string} text '' if it did not happen
 */
export function tryInstead(desk, text) {
  const fix = desk.fix.value;
  if (!fix) return;
  desk.fix.value = { ...fix, text, tried: null };
  desk.table.tell({ type: 'amend', seq: desk.table.live.value.seq, at: fix.entry.seq, text, dry: true });
}

/**
 * Put it right; with `keep`, only these of the later entries are played again.
 * @param {CompanionModel} desk @param {number[]} [keep]
 */
export function amend(desk, keep) {
  const fix = desk.fix.value,
    kept = keep ? { keep } : {};
  desk.placed.value = desk.base();
  if (fix)
    desk.table.tell({ type: 'amend', seq: desk.table.live.value.seq, at: fix.entry.seq, text: fix.text, ...kept });
}

/** Go on with entries that a correction left over. @param {CompanionModel} desk @param {number[]} keep */
export function resume(desk, keep) {
  desk.table.tell({ type: 'amend', seq: desk.table.live.value.seq, keep });
}
