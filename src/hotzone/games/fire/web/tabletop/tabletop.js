// @ts-check
/**
 * The cardboard of the fire game: which keys answer nature's question, which pieces are laid out first, what signs
 * mean.
 */
import { has, t } from '/static/lib/i18n.js';
import { dice } from '../dice.js';
import { short } from '../text/event_text.js';
import { changes } from './changes.js';
import { settable } from './settable.js';

/** @import { FireMap } from '../types.d.ts' */
/** @import { FireView } from '../view.d.ts' */
/** @import { NameOf, TableKey, TablePiece, TableQuestion, Tabletop } from '/static/lib/game.d.ts' */

/** @type {Record<string, string>} */
const SIGNS = {
  smoke: 's-smoke',
  fire: 's-fire',
  explosion: 'i-burst',
  collapse: 'i-warn',
  again: 'i-reset',
  hazmat: 's-hazmat',
  poi: 's-poi',
  'hot-spot': 's-hot',
  water: 'i-drop',
  nothing: 'i-minus',
};

/** What is rolled for. @param {string} stage */
const asked = (stage) => (has(`tabletop-ask-${stage}`) ? t(`tabletop-ask-${stage}`) : t('tabletop-ask-roll'));

/**
 * The dice: both by two taps, one alone by one.
 * @param {FireMap} map @param {FireView & {outcome_words?: Record<string, string>}} view @returns {TableQuestion}
 */
function rolling(map, view) {
  const rolls = view.legal.map((one) => one.text.split(' ')[1].split(',')),
    reds = [...new Set(rolls.map(([red]) => red))],
    both = reds.length > 1 && rolls.some(([, black]) => black !== '-');
  const red = (/** @type {string} */ value) => ({
    key: `red-${value}`,
    label: t('die-red', { value }),
    picture: dice([value, '-']),
  });
  const black = (/** @type {string} */ first, /** @type {string} */ value) => {
    const text = `roll ${first},${value}`;
    return {
      key: `black-${value}`,
      label: t('die-black', { value }),
      picture: dice(['-', value]),
      text,
      sign: view.outcome_words?.[text],
    };
  };
  const columns = [...new Set(rolls.map(([, value]) => value))].filter((value) => value !== '-');
  /** @returns {TableKey[]} */
  const keys = (/** @type {string} */ first) => {
    if (!both && !columns.length)
      return reds.map((value) => ({
        ...red(value),
        text: `roll ${value},-`,
        sign: view.outcome_words?.[`roll ${value},-`],
      }));
    if (!both) return columns.map((value) => black(reds[0], value));
    const row = first.replace('red-', '');
    return columns.map((value) =>
      row ? black(row, value) : { ...black('', value), text: undefined, sign: undefined, why: t('tabletop-red-first') },
    );
  };
  return {
    title: asked(view.stage),
    hint: both ? t('tabletop-roll-how') : t('tabletop-roll-one'),
    look: 'dice',
    first: both ? reds.map(red) : undefined,
    then: (first) => t('tabletop-then', { red: first.replace('red-', '') }),
    second: t('tabletop-black'),
    keys,
    places: (first) => map.board.spaces.filter((one) => `red-${one.dice?.[0]}` === first).map((one) => one.name),
  };
}

/** A call is answered: somebody, or nobody. @param {FireView} view @returns {TableQuestion} */
const facing = (view) => ({
  title: t('tabletop-ask-face'),
  hint: t('tabletop-face-how'),
  look: 'faces',
  keys: () =>
    view.legal.map((one) => {
      const face = one.text.split(' ')[1];
      return {
        key: face,
        label: t(`tabletop-face-${face}`),
        text: one.text,
        note: t('tabletop-left', { many: face === 'victim' ? view.counts.victims_unseen : view.counts.alarms_unseen }),
      };
    }),
});

/** Cards that are dealt, or who gets one. @param {FireView} view @param {NameOf} nameOf @returns {TableQuestion} */
const dealing = (view, nameOf) => ({
  title: t('tabletop-ask-card', { who: nameOf(view.question.firefighter ?? view.seat) }),
  hint: t('tabletop-card-how'),
  look: 'list',
  keys: () =>
    view.legal.map((one) => ({
      key: one.text.replace(' ', '-'),
      label: one.card ? t(`card-${one.card}`) : nameOf(one.friend),
      text: one.text,
    })),
});

/** @param {FireMap} map @param {FireView} view @param {NameOf} nameOf */
function question(map, view, nameOf) {
  const verb = view.legal[0]?.verb;
  return verb === 'roll' ? rolling(map, view) : verb === 'face' ? facing(view) : dealing(view, nameOf);
}

/**
 * The pieces of the set-up, in the order of hands.
 * @param {FireMap} map @param {FireView} view @returns {TablePiece[]}
 */
function pieces(map, view) {
  const spaces = Object.entries(view.spaces),
    at = (/** @type {(one: FireView['spaces'][string]) => unknown} */ test) =>
      spaces.filter(([, one]) => test(one)).map(([name]) => name),
    edges = (/** @type {RegExp} */ kind) =>
      Object.entries(view.edges)
        .filter(([, one]) => kind.test(one))
        .map(([name]) => name);
  const list = (/** @type {string[]} */ places) => places.map(short).join(', ');
  const found = [
    { key: 'doors', symbol: 'i-door', places: edges(/^closed-door$/) },
    { key: 'windows', symbol: 'i-window', places: edges(/^window$/) },
    { key: 'fire', symbol: 's-fire', places: at((one) => one.threat === 'fire') },
    { key: 'smoke', symbol: 's-smoke', places: at((one) => one.threat === 'smoke') },
    { key: 'hot-spots', symbol: 's-hot', places: at((one) => one.hot_spot) },
    { key: 'hazmats', symbol: 's-hazmat', places: at((one) => one.hazmats) },
    { key: 'calls', symbol: 's-poi', places: view.poi.map((one) => one.at) },
  ]
    .filter((one) => one.places.length)
    .map((one) => ({
      ...one,
      count: one.places.length,
      text: t('tabletop-piece', { what: one.key }),
      more: one.key === 'doors' ? t('tabletop-piece-doors') : list(one.places),
    }));
  const beside = (/** @type {string} */ key, /** @type {string} */ symbol, /** @type {number} */ count) => ({
    key,
    symbol,
    count,
    places: /** @type {string[]} */ ([]),
    text: t('tabletop-piece', { what: key }),
    more: t('tabletop-piece-how', { what: key, many: count }),
  });
  return [
    ...found,
    beside('pile', 's-poi', view.counts.poi_left),
    beside('cubes', 'i-brick', map.board.limits.damage),
    beside('figures', 'helmet-1', view.firefighters.length),
  ];
}

/** An answer in words. @param {string} text */
function answer(text) {
  const [verb, what = ''] = text.split(' ');
  if (verb === 'face') return t('tabletop-said-face', { face: what });
  if (verb === 'deal') return t('tabletop-said-card', { card: t(`card-${what}`) });
  if (verb === 'enlist') return t('tabletop-said-enlist', { number: what });
  const [red, black] = what.split(',');
  return t('tabletop-said-roll', { red, black });
}

/** The sign of a word that foretells. @param {string} word */
const sign = (word) => ({ symbol: SIGNS[word] ?? 'i-minus', text: t('tabletop-sign', { word }) });

/** @type {Tabletop<FireView, FireMap>} */
export const tabletop = { changes, question, pieces, answer, settable, sign };
