// @ts-check
/** Events of High Water: made true on a copy of the view, told as lines of the log, and the die. */
import { html, svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';

/** @import { GameEvent, NameOf } from '/static/lib/game.d.ts' */
/** @import { Boat, HighWaterView, House } from './types.d.ts' */

/** Facts of an event on a copy of the view. @param {HighWaterView} view @param {GameEvent} event */
export function replayEvent(view, event) {
  const [kind, a, b] = event.text.split(' ');
  const houses = (/** @type {string} */ number, /** @type {(one: House) => Partial<House>} */ change) =>
    view.houses.map((one) => (String(one.number) === number ? { ...one, ...change(one) } : one));
  const boats = (/** @type {string} */ number, /** @type {(one: Boat) => Partial<Boat>} */ change, list = view.boats) =>
    list.map((one) => (String(one.number) === number ? { ...one, ...change(one) } : one));
  const more = (/** @type {number} */ by) => (/** @type {Boat} */ one) => ({ aboard: one.aboard + by });
  switch (kind) {
    case 'turn':
      return { ...view, seat: Number(a), turn: Number(b) };
    case 'rowed':
    case 'drifted':
      return { ...view, boats: boats(a, () => ({ at: b })) };
    case 'taken':
      return { ...view, boats: boats(a, more(1)), houses: houses(b, (one) => ({ people: one.people - 1 })) };
    case 'passed':
      return { ...view, boats: boats(b, more(1), boats(a, more(-1))) };
    case 'sandbagged':
    case 'rose':
      return { ...view, houses: houses(a, () => ({ water: Number(b) })) };
    case 'swept':
      return { ...view, lost: view.lost + Number(b), houses: houses(a, () => ({ people: 0 })) };
    case 'landed':
      return { ...view, saved: view.saved + Number(b), boats: boats(a, () => ({ aboard: 0 })) };
    default:
      return view;
  }
}

/** How long an event is looked at, 1 is a whole step. @param {GameEvent} event @param {boolean} mine */
export function weight(event, mine) {
  /** @type {Record<string, number>} */
  const heavy = { rolled: 0.6, rose: 1, swept: 1.6, drifted: 0.8, landed: 1, ended: 1 };
  /** @type {Record<string, number>} */
  const light = { rowed: 0.35, taken: 0.5, passed: 0.5, sandbagged: 0.5 };
  return heavy[event.kind] ?? (mine ? 0 : (light[event.kind] ?? 0));
}

/** The place of an event, to mark it. @param {GameEvent} event */
export const placeOf = (event) => {
  const [kind, , b = ''] = event.text.split(' ');
  return ['rowed', 'drifted'].includes(kind) ? b : '';
};

/** @type {Record<string, string>} */
const ICONS = { rolled: 'i-dice', rose: 'i-wave', swept: 'i-wave', sandbagged: 'i-bags', ended: 'i-flag' };

/** An event as a line of the log. @param {GameEvent} event @param {NameOf} nameOf */
export function tell(event, nameOf) {
  const [kind, a = '', b = ''] = event.text.split(' '),
    boat = !(kind in ICONS);
  return {
    text: t(`hw-event-${kind}`, {
      who: boat ? nameOf(Number(a)) : '',
      other: kind === 'passed' ? nameOf(Number(b)) : '',
      house: boat ? b : a,
      place: b,
      number: Number(b) || 0,
      what: a,
    }),
    icon: ICONS[kind] ?? `helmet-${a}`,
    rule: event.rule,
    place: placeOf(event),
    turn: kind === 'turn',
  };
}

/** What an event rolled, or null. @param {GameEvent} event */
export const rolled = (event) => (event.kind === 'rolled' ? [event.text.split(' ')[1]] : null);

/** Which of nine places of a face have a pip. @type {Record<number, number[]>} */
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** The die. @param {(string | number)[]} faces */
export const dice = ([face]) =>
  html`<svg viewBox="0 0 44 44" class="dice-face" role="img" aria-label=${t('hw-die', { value: face })}>
    ${svg`
      <rect x="3" y="3" width="38" height="38" rx="10" class="hw-die"></rect>
      ${PIPS[Number(face)].map(
        (i) => svg`
          <circle cx=${12 + (i % 3) * 10} cy=${12 + Math.floor(i / 3) * 10} r="3.800" class="hw-pip"></circle>
        `,
      )}
    `}
  </svg>`;
