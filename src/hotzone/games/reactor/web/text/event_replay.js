// @ts-check
/** Events made true on a copy of the view, and how long each is looked at. */

/** @import { Cell, Character, ReactorView } from '../view.d.ts' */
/** @import { GameEvent } from '/static/lib/game.d.ts' */

/** Facts of an event on a copy of the view. @param {ReactorView} view @param {GameEvent} event */
export function replayEvent(view, event) {
  const [kind, a, b, ...rest] = event.text.split(' ');
  const cell = (/** @type {string} */ name, /** @type {Partial<Cell>} */ change) => ({
    ...view,
    cells: { ...view.cells, [name]: { ...view.cells[name], ...change } },
  });
  const people = (/** @type {(one: Character) => Character} */ change) => ({
    ...view,
    characters: view.characters.map((one) => change(one)),
  });
  const one = (/** @type {Partial<Character>} */ change) =>
    people((who) => (String(who.number) === a ? { ...who, ...change } : who));
  const red = /emergency|broken/.test([b, ...rest].join(' '));
  switch (kind) {
    case 'turned-up':
    case 'shown':
      return cell(a, { up: true, sign: red ? 'red' : 'black', attention: false });
    case 'cooled':
      return cell(a, { up: false, attention: red && view.cells[a]?.tile === 'fuel' });
    case 'removed':
      return cell(a, {
        tile: undefined,
        up: false,
        sign: null,
        attention: false,
        extinguisher: false,
        lying: undefined,
      });
    case 'tile-moved': {
      const { place, ...moved } = view.cells[a];
      const next = { ...view.cells, [b]: { ...moved, place: view.cells[b].place }, [a]: { place } };
      return { ...people((who) => (who.at === a ? { ...who, at: b } : who)), cells: next };
    }
    case 'extinguisher-laid':
      return cell(a, { extinguisher: true });
    case 'extinguisher-gone':
      return cell(a, { extinguisher: false });
    case 'moved':
    case 'crossed':
    case 'placed':
    case 'returned':
      return one({ at: b, alive: true });
    case 'radiation':
      return one({ radiation: Number(b) });
    case 'mask-on':
      return one({ masked: true });
    case 'mask-off':
      return one({ masked: false });
    case 'died':
      return one({ at: null, alive: false, tokens: {} });
    case 'held':
      return people((who) => {
        if (String(who.number) !== a) return who;
        const { [b]: _, ...others } = who.tokens;
        return { ...who, tokens: Number(rest[0]) ? { ...who.tokens, [b]: Number(rest[0]) } : others };
      });
    case 'dial':
      return { ...view, dial: Number(a) };
    case 'hearts':
      return { ...view, hearts: Number(a) };
    case 'turn':
      return { ...view, seat: Number(a), turn: Number(b) };
    default:
      return view;
  }
}

/** How long an event is looked at, 1 is a whole step. @param {GameEvent} event @param {boolean} mine */
export function weight(event, mine) {
  /** @type {Record<string, number>} */
  const heavy = {
    card: 1,
    'turned-up': 1,
    removed: 1,
    untouched: 0.8,
    hearts: 1.4,
    died: 1.6,
    ended: 1,
    'acute-phase': 1.4,
    'acute-phase-passed': 1.2,
    'tile-moved': 0.8,
    'tile-back': 1,
  };
  /** @type {Record<string, number>} */
  const light = { moved: 0.35, crossed: 0.35, radiation: 0.4, cooled: 0.6, dial: 0.3, 'mask-on': 0.4 };
  return heavy[event.kind] ?? (mine ? 0 : (light[event.kind] ?? 0));
}
