// @ts-check
/**
 * The cardboard of Reactor: what hands do with tiles and tokens, which cards there are to enter, what is laid out
 * first.
 */
import { t } from '/static/lib/i18n.js';
import { settable } from './settable.js';

/** @import { ReactorMap } from '../types.d.ts' */
/** @import { Cell, ReactorView } from '../view.d.ts' */
/** @import { NameOf, TableChange, TablePiece, TableQuestion, Tabletop } from '/static/lib/game.d.ts' */

/** @type {Record<string, string>} */
const SIGNS = {
  up: 's-tref',
  gone: 'i-x',
  heart: 'i-warn',
  death: 'i-person',
  face: 'i-eye',
  end: 'i-warn',
  nothing: 'i-minus',
};

/** @param {string} name @param {Cell | undefined} was @param {Cell} now @returns {TableChange[]} */
function tile(name, was, now) {
  const more = t('r-tabletop-cell', { cell: name }),
    found = /** @type {TableChange[]} */ ([]);
  const add = (
    /** @type {string} */ key,
    /** @type {TableChange['kind']} */ kind,
    /** @type {string} */ symbol,
    /** @type {string} */ text,
  ) => found.push({ key: `${key} ${name}`, kind, symbol, text, more, place: name });
  const sign = (
    /** @type {'tile' | 'attention' | 'foam'} */ key,
    /** @type {string} */ symbol,
    /** @type {boolean} */ before,
    /** @type {boolean} */ after,
  ) => {
    if (before !== after)
      add(key, after ? 'put' : 'take', symbol, t(`r-tabletop-${key}`, { now: after ? 'yes' : 'no' }));
  };
  sign('tile', now.tile ? 's-tref' : 'i-x', !!was?.tile, !!now.tile);
  if (was?.tile && now.tile && !!was.up !== !!now.up)
    add(
      'turn',
      'turn',
      now.sign === 'red' ? 's-hot-tref' : 's-tref',
      t('r-tabletop-turn', { now: now.up ? 'up' : 'down' }),
    );
  sign('attention', 'i-warn', !!was?.attention, !!now.attention);
  sign('foam', 'i-foam', !!was?.extinguisher, !!now.extinguisher);
  const heap = (/** @type {Cell | undefined} */ cell) => (cell?.lying ?? []).reduce((sum, one) => sum + one.count, 0),
    many = heap(now) - heap(was);
  if (many)
    add(
      'heap',
      many > 0 ? 'put' : 'take',
      'i-plus',
      t('r-tabletop-heap', { put: many > 0 ? 'yes' : 'no', many: Math.abs(many) }),
    );
  return found;
}

/**
 * Heroes: where they stand, their dose, what they hold.
 * @param {ReactorView} before @param {ReactorView} after @param {NameOf} nameOf
 */
function heroes(before, after, nameOf) {
  const found = /** @type {TableChange[]} */ ([]);
  after.characters.forEach((one, i) => {
    const old = before.characters[i],
      who = nameOf(one.number),
      symbol = `helmet-${one.number}`,
      held = (/** @type {Record<string, number> | undefined} */ tokens) =>
        Object.values(tokens ?? {}).reduce((sum, many) => sum + many, 0);
    if (old?.at !== one.at)
      found.push({
        key: `hero ${i}`,
        kind: !old?.at ? 'put' : one.at ? 'move' : 'take',
        symbol,
        text: t('r-tabletop-hero', { who }),
        more: one.at ? t('r-tabletop-cell', { cell: one.at }) : t('r-tabletop-off'),
        place: one.at ?? '',
      });
    if (old && old.radiation !== one.radiation)
      found.push({
        key: `dose ${i}`,
        kind: 'move',
        symbol,
        text: t('r-tabletop-dose', { who }),
        more: t('r-tabletop-to', { now: one.radiation }),
        place: '',
      });
    if (old && held(old.tokens) !== held(one.tokens))
      found.push({
        key: `hand ${i}`,
        kind: held(one.tokens) > held(old.tokens) ? 'put' : 'take',
        symbol,
        text: t('r-tabletop-hand', { who }),
        more: t('r-tabletop-to', { now: held(one.tokens) }),
        place: '',
      });
  });
  return found;
}

/**
 * @param {ReactorMap} map @param {ReactorView} before @param {ReactorView} after @param {NameOf} nameOf
 * @returns {TableChange[]}
 */
function changes(map, before, after, nameOf) {
  const tiles = Object.entries(after.cells).flatMap(([name, cell]) => tile(name, before.cells[name], cell)),
    found = [...tiles, ...heroes(before, after, nameOf)];
  if (before.dial !== after.dial)
    found.push({
      key: 'dial',
      kind: 'move',
      symbol: 'i-clock',
      text: t('r-tabletop-dial'),
      more: t('r-tabletop-dial-to', { now: after.dial, sector: after.sector }),
      place: '',
    });
  if (before.hearts !== after.hearts)
    found.push({
      key: 'hearts',
      kind: after.hearts > before.hearts ? 'put' : 'take',
      symbol: 'i-warn',
      text: t('r-tabletop-hearts'),
      more: t('r-tabletop-to', { now: after.hearts }),
      place: '',
    });
  return found;
}

/**
 * The pad: every card of the deck, those that lie open struck out.
 * @param {ReactorMap} map @param {ReactorView & {outcome_words?: Record<string, string>}} view @returns {TableQuestion}
 */
function drawing(map, view) {
  const left = new Map(view.legal.map((one) => [one.cell, one.text])),
    place = map.board.cells.find((one) => left.has(one.name))?.place,
    deck = place === 'control' ? view.decks.control : view.decks.overheat;
  return {
    title: t('r-tabletop-ask-card', { deck: place ?? 'fuel' }),
    hint: t('r-tabletop-card-how', { many: deck.left }),
    look: 'pad',
    keys: () =>
      map.board.cells
        .filter((one) => one.place === place)
        .map((one) => {
          const text = left.get(one.name);
          return {
            key: one.name,
            label: one.name,
            text,
            sign: text && view.outcome_words?.[text] !== 'face' ? view.outcome_words?.[text ?? ''] : undefined,
            why: text ? undefined : t('r-tabletop-drawn'),
          };
        }),
  };
}

/** @param {ReactorMap} map @param {ReactorView} view @param {NameOf} nameOf @returns {TableQuestion} */
function question(map, view, nameOf) {
  const verb = view.legal[0]?.verb;
  if (verb === 'card') return drawing(map, view);
  const face = verb === 'face',
    rod = face && view.cells[view.asked ?? '']?.tile === 'control';
  return {
    title: face
      ? t('r-tabletop-ask-face', { cell: view.asked ?? '' })
      : t('r-tabletop-ask-cast', { who: nameOf(view.seat) }),
    hint: face ? t('r-tabletop-face-how') : t('r-tabletop-cast-how'),
    look: face ? 'faces' : 'list',
    keys: () =>
      view.legal.map((one) => {
        const word = one.text.split(' ')[1];
        return {
          key: word,
          label: face
            ? t('r-tabletop-face', { face: word, tile: rod ? 'control' : 'fuel' })
            : t('r-tabletop-player', { number: word }),
          text: one.text,
        };
      }),
  };
}

/** @param {ReactorMap} map @param {ReactorView} view @returns {TablePiece[]} */
function pieces(map, view) {
  const cells = (/** @type {string} */ tileKind) =>
    Object.entries(view.cells)
      .filter(([, one]) => one.tile === tileKind)
      .map(([name]) => name);
  return [
    { key: 'fuel', symbol: 's-tref', places: cells('fuel'), count: cells('fuel').length },
    { key: 'control', symbol: 'i-power', places: cells('control'), count: cells('control').length },
    { key: 'dial', symbol: 'i-clock', places: [], count: 0 },
    { key: 'hearts', symbol: 'i-warn', places: [], count: view.hearts },
    { key: 'decks', symbol: 'i-list', places: [], count: view.decks.overheat.left + view.decks.control.left },
    { key: 'heroes', symbol: 'helmet-1', places: [], count: view.characters.length },
  ].map((one) => ({
    ...one,
    text: t('r-tabletop-piece', { what: one.key }),
    more: t('r-tabletop-piece-how', { what: one.key, many: one.count }),
  }));
}

/** An answer in words. @param {string} text */
function answer(text) {
  const [verb, what = ''] = text.split(' ');
  if (verb === 'card') return t('r-tabletop-said-card', { cell: what });
  return verb === 'face' ? t('r-tabletop-said-face', { face: what }) : t('r-tabletop-said-cast', { number: what });
}

/** The sign of a word that foretells. @param {string} word */
const sign = (word) => ({ symbol: SIGNS[word] ?? 'i-minus', text: t('r-tabletop-sign', { word }) });

/** @type {Tabletop<ReactorView, ReactorMap>} */
export const tabletop = { changes, question, pieces, answer, settable, sign };
