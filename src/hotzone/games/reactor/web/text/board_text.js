// @ts-check
/** Cells of the reactor in words, and the whole field as lists, for who cannot see it. */
import { t } from '/static/lib/i18n.js';

/** @import { ReactorMap } from '../types.d.ts' */
/** @import { Cell, Character, ReactorView } from '../view.d.ts' */
/** @import { NameOf } from '/static/lib/game.d.ts' */

/** A tile's name. @param {Cell} cell */
const tileName = (cell) =>
  cell.place === 'start'
    ? 'start'
    : !cell.tile
      ? 'pit'
      : `${cell.tile}-${cell.up ? (cell.sign ?? 'black') : cell.sign ? `down-${cell.sign}` : 'down'}`;

/**
 * The name of a cell for a screen reader.
 * @param {ReactorMap} map
 * @param {ReactorView} view
 * @param {string} place
 * @param {NameOf} nameOf
 */
export function label(map, view, place, nameOf) {
  const cell = view.cells[place] ?? {};
  const parts = [t('r-cell', { place }), t(`r-tile-${tileName(cell)}`)];
  if (cell.extinguisher) parts.push(t('r-token-extinguisher'));
  for (const token of cell.lying ?? [])
    parts.push(t('r-lying', { token: t(`r-token-${token.token}`), many: token.count }));
  for (const one of view.characters)
    if (one.at === place)
      parts.push(
        one.number === view.seat && view.turn ? t('thing-active', { who: nameOf(one.number) }) : nameOf(one.number),
      );
  return parts.join('. ');
}

/** The field as headed lists. @param {ReactorMap} map @param {ReactorView} view @param {NameOf} nameOf */
export function asText(map, view, nameOf) {
  const of = (/** @type {(cell: Cell) => boolean} */ like) =>
    Object.keys(view.cells)
      .filter((name) => like(view.cells[name]))
      .join(', ') || t('none');
  const tokens = (/** @type {Character} */ one) =>
    Object.entries(one.tokens)
      .map(([kind, many]) => t('r-lying', { token: t(`r-token-${kind}`), many }))
      .join(', ') || t('none');
  return [
    {
      head: t('text-people'),
      items: view.characters.map((one) =>
        one.alive
          ? t('r-text-person', {
              who: nameOf(one.number),
              place: one.at ?? t('not-placed'),
              dose: one.radiation,
              tokens: tokens(one),
            })
          : t('r-text-dead', { who: nameOf(one.number) }),
      ),
    },
    {
      head: t('r-text-state'),
      items: [
        `${t('status-r-dial')}: ${view.dial} (${t(`r-sector-${view.sector}`)})`,
        `${t('status-r-hearts')}: ${view.hearts}`,
        ...Object.entries(view.gathered ?? {}).map(([name, many]) => t('r-text-around', { place: name, many })),
      ],
    },
    {
      head: t('r-text-fuel'),
      items: [
        `${t('r-tile-fuel-red')}: ${of((cell) => cell.tile === 'fuel' && !!cell.up && cell.sign === 'red')}`,
        `${t('r-tile-fuel-down-red')}: ${of((cell) => !!cell.attention)}`,
        `${t('r-tile-fuel-black')}: ${of((cell) => cell.tile === 'fuel' && !!cell.up && cell.sign !== 'red')}`,
        `${t('r-tile-pit')}: ${of((cell) => cell.place !== 'start' && !cell.tile)}`,
      ],
    },
    {
      head: t('r-text-control'),
      items: Object.keys(view.cells)
        .filter((name) => view.cells[name].tile === 'control')
        .map((name) => label(map, view, name, nameOf)),
    },
    { head: t('r-text-cells'), items: Object.keys(view.cells).map((name) => label(map, view, name, nameOf)) },
  ];
}

/**
 * A cell in words: its name, in it, to it.
 * @param {ReactorMap} map
 * @param {string | undefined} place
 */
export const placeWords = (map, place) => ({
  place: place ?? '',
  in: place ? t('r-cell', { place }) : '',
  to: place ? t('r-to', { place }) : '',
});
