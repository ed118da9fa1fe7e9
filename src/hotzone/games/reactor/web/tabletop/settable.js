// @ts-check
/** What may lie on a cell otherwise than the program thinks, each as the events that make it true. */
import { t } from '/static/lib/i18n.js';

/** @import { ReactorMap } from '../types.d.ts' */
/** @import { Cell, ReactorView } from '../view.d.ts' */
/** @import { NameOf, TableSetting } from '/static/lib/game.d.ts' */

/** A tile as events call it. @param {Cell} cell @param {'black' | 'red'} sign */
const called = (cell, sign) =>
  cell.tile === 'control'
    ? `${sign === 'red' ? 'broken' : 'working'} control assembly`
    : `${sign === 'red' ? 'emergency' : 'normal'} assembly`;

/** @param {string} what @param {string} symbol @param {string[]} pieces @returns {TableSetting} */
const lies = (what, symbol, pieces) => ({ symbol, text: t('r-tabletop-lies', { what }), pieces });

/**
 * A tile turned up, turned down or gone; the dial goes along.
 * @param {ReactorView} view @param {string} place @param {Cell} cell @returns {TableSetting[]}
 */
function tiles(view, place, cell) {
  const dial = (/** @type {number} */ by) => (cell.tile === 'fuel' && by ? [`dial ${view.dial + by}`] : []),
    signs = /** @type {('black' | 'red')[]} */ (cell.sign ? [cell.sign] : ['black', 'red']);
  if (!cell.tile) return [];
  if (!cell.up)
    return signs.map((sign) =>
      lies(`${cell.tile}-${sign}`, sign === 'red' ? 's-hot-tref' : 's-tref', [
        `turned-up ${place} ${called(cell, sign)}`,
        ...dial(1),
      ]),
    );
  const sign = cell.sign ?? 'black';
  return [
    lies('down', 's-tref', [`cooled ${place} ${called(cell, sign)}`, ...dial(-1)]),
    ...(sign === 'black' || cell.tile === 'control'
      ? [lies('gone', 'i-x', [`removed ${place} ${called(cell, sign)}`])]
      : []),
  ];
}

/**
 * @param {ReactorMap} _map @param {ReactorView} view @param {string} place @param {NameOf} nameOf
 * @returns {TableSetting[]}
 */
export function settable(_map, view, place, nameOf) {
  const cell = view.cells[place] ?? { place: 'start' };
  return [
    ...tiles(view, place, cell),
    ...view.characters
      .filter((one) => one.at && one.at !== place)
      .map(({ number }) => ({
        symbol: `helmet-${number}`,
        text: t('r-tabletop-stands', { who: nameOf(number) }),
        pieces: [`moved ${number} ${place}`],
      })),
    ...view.characters
      .filter((one) => one.at === place)
      .flatMap((one) =>
        [one.radiation - 1, one.radiation + 1]
          .filter((dose) => dose >= 0)
          .map((dose) => ({
            symbol: `helmet-${one.number}`,
            text: t('r-tabletop-has-dose', { who: nameOf(one.number), dose }),
            pieces: [`radiation ${one.number} ${dose}`],
          })),
      ),
  ];
}
