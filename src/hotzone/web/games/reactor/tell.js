// @ts-check
/** Events and cells of the reactor game in words, and events made true on a copy of the view. */
import { has, t } from '../../words.js';
import { TOKEN_ICONS } from './symbols.js';

const QUIET = ['held', 'lying', 'player'];
const CELLS = ['card', 'card-under', 'untouched', 'turned-up', 'cooled', 'removed', 'tile-back', 'shown', 'extinguisher-laid', 'extinguisher-gone'];
const WHO = ['turn', 'moved', 'crossed', 'radiation', 'died', 'placed', 'returned', 'mask-on', 'mask-off'];
/** @type {Record<string, string>} */
const ICONS = { card: 'i-card', 'card-under': 'i-card', 'deck-made': 'i-card', hearts: 'i-heart', 'tile-moved': 'i-crane', 'extinguisher-laid': 'i-foam', 'extinguisher-gone': 'i-foam', ended: 'i-flag' };

/** The words of an event as arguments. @param {any} event @param {(seat: number) => string} nameOf */
function args(event, nameOf) {
  const [kind, a = '', b = '', ...rest] = event.text.split(' ');
  const found = { who: '', place: '', what: '', number: 0 };
  if (kind === 'card') return { ...found, place: a, what: a.startsWith('S') ? 'control' : 'overheat' };
  if (CELLS.includes(kind)) return { ...found, place: a, what: [b, ...rest].join('-') };
  if (kind === 'tile-moved') return { ...found, place: b, what: a };
  if (['turn', 'radiation'].includes(kind)) return { ...found, who: nameOf(Number(a)), number: Number(b) };
  if (['dial', 'hearts'].includes(kind)) return { ...found, place: b, number: Number(a) };
  if (kind === 'deck-made') return { ...found, what: a, number: Number(b) };
  return kind === 'ended' ? { ...found, what: a } : { ...found, who: nameOf(Number(a)), place: b };
}

/** The cell of an event, to mark it. @param {any} event */
export function placeOf(event) {
  const [kind, a = '', b = ''] = event.text.split(' ');
  return CELLS.includes(kind) ? a : ['tile-moved', 'moved', 'crossed', 'placed', 'returned', 'died', 'hearts'].includes(kind) ? b : '';
}

/** An event as a line of the log, or null. @param {any} event @param {(seat: number) => string} nameOf */
export function tell(event, nameOf) {
  if (QUIET.includes(event.kind)) return null;
  const id = `r-event-${event.kind}`, words = event.text.split(' ');
  const icon = WHO.includes(event.kind) ? `helmet-${words[1]}` : /emergency/.test(event.text) ? 's-hot-tref' : ICONS[event.kind] ?? 's-tref';
  return { text: has(id) ? t(id, args(event, nameOf)) : event.text, icon, rule: event.rule, place: placeOf(event), turn: event.kind === 'turn' };
}

/** What somebody did that leaves no event to tell: tokens changing hands. @param {any} entry @param {(seat: number) => string} nameOf */
export function tellAction(entry, nameOf) {
  const [verb, token, target] = entry.action.split(' ');
  if (!['give', 'leave', 'take'].includes(verb) || !(token in TOKEN_ICONS)) return null;
  return { text: t(`r-said-${verb}`, { who: nameOf(entry.actor), token: t(`r-token-${token}`), to: verb === 'leave' ? target : nameOf(Number(target)) }), icon: `i-${TOKEN_ICONS[token]}`, rule: { give: 'REACTOR-PASS-01', leave: 'REACTOR-PASS-01', take: 'REACTOR-PASS-03' }[verb] };
}

/** A tile's name. @param {any} cell */
const tileName = (cell) => (cell.place === 'start' ? 'start' : !cell.tile ? 'pit' : `${cell.tile}-${cell.up ? cell.sign ?? 'black' : cell.sign ? `down-${cell.sign}` : 'down'}`);

/** The name of a cell for a screen reader. @param {any} map @param {any} view @param {string} place @param {(seat: number) => string} nameOf */
export function label(map, view, place, nameOf) {
  const cell = view.cells[place] ?? {};
  const parts = [t('r-cell', { place }), t(`r-tile-${tileName(cell)}`)];
  if (cell.extinguisher) parts.push(t('r-token-extinguisher'));
  for (const token of cell.lying ?? []) parts.push(t('r-lying', { token: t(`r-token-${token.token}`), many: token.count }));
  for (const one of view.characters) if (one.at === place) parts.push(one.number === view.seat && view.turn ? t('thing-active', { who: nameOf(one.number) }) : nameOf(one.number));
  return parts.join('. ');
}

/** The field as headed lists. @param {any} map @param {any} view @param {(seat: number) => string} nameOf */
export function asText(map, view, nameOf) {
  const of = (/** @type {(cell: any) => boolean} */ like) => Object.keys(view.cells).filter((name) => like(view.cells[name])).join(', ') || t('none');
  const tokens = (/** @type {any} */ one) => Object.entries(one.tokens).map(([kind, many]) => t('r-lying', { token: t(`r-token-${kind}`), many })).join(', ') || t('none');
  return [
    { head: t('text-people'), items: view.characters.map((/** @type {any} */ one) => (one.alive ? t('r-text-person', { who: nameOf(one.number), place: one.at ?? t('not-placed'), dose: one.radiation, tokens: tokens(one) }) : t('r-text-dead', { who: nameOf(one.number) }))) },
    { head: t('r-text-state'), items: [`${t('status-r-dial')}: ${view.dial} (${t(`r-sector-${view.sector}`)})`, `${t('status-r-hearts')}: ${view.hearts}`, ...Object.entries(view.gathered ?? {}).map(([name, many]) => t('r-text-around', { place: name, many }))] },
    { head: t('r-text-fuel'), items: [`${t('r-tile-fuel-red')}: ${of((cell) => cell.tile === 'fuel' && cell.up && cell.sign === 'red')}`, `${t('r-tile-fuel-down-red')}: ${of((cell) => cell.attention)}`, `${t('r-tile-fuel-black')}: ${of((cell) => cell.tile === 'fuel' && cell.up && cell.sign !== 'red')}`, `${t('r-tile-pit')}: ${of((cell) => cell.place !== 'start' && !cell.tile)}`] },
    { head: t('r-text-control'), items: Object.keys(view.cells).filter((name) => view.cells[name].tile === 'control').map((name) => label(map, view, name, nameOf)) },
    { head: t('r-text-cells'), items: Object.keys(view.cells).map((name) => label(map, view, name, nameOf)) },
  ];
}

/** Facts of an event on a copy of the view. @param {any} view @param {any} event */
export function retell(view, event) {
  const [kind, a, b, ...rest] = event.text.split(' ');
  const cell = (/** @type {string} */ name, /** @type {any} */ change) => ({ ...view, cells: { ...view.cells, [name]: { ...view.cells[name], ...change } } });
  const people = (/** @type {(one: any) => any} */ change) => ({ ...view, characters: view.characters.map((/** @type {any} */ one) => change(one)) });
  const one = (/** @type {any} */ change) => people((who) => (String(who.number) === a ? { ...who, ...change } : who));
  const red = /emergency|broken/.test([b, ...rest].join(' '));
  switch (kind) {
    case 'turned-up': case 'shown': return cell(a, { up: true, sign: red ? 'red' : 'black', attention: false });
    case 'cooled': return cell(a, { up: false, attention: red && view.cells[a]?.tile === 'fuel' });
    case 'removed': return cell(a, { tile: undefined, up: false, sign: null, attention: false, extinguisher: false, lying: undefined });
    case 'tile-moved': {
      const { place, ...moved } = view.cells[a];
      const next = { ...view.cells, [b]: { ...moved, place: view.cells[b].place }, [a]: { place } };
      return { ...people((who) => (who.at === a ? { ...who, at: b } : who)), cells: next };
    }
    case 'extinguisher-laid': return cell(a, { extinguisher: true });
    case 'extinguisher-gone': return cell(a, { extinguisher: false });
    case 'moved': case 'crossed': case 'placed': case 'returned': return one({ at: b, alive: true });
    case 'radiation': return one({ radiation: Number(b) });
    case 'mask-on': return one({ masked: true });
    case 'mask-off': return one({ masked: false });
    case 'died': return one({ at: null, alive: false, tokens: {} });
    case 'held': return people((who) => (String(who.number) === a ? { ...who, tokens: { ...who.tokens, [b]: Number(rest[0]) || undefined } } : who));
    case 'dial': return { ...view, dial: Number(a) };
    case 'hearts': return { ...view, hearts: Number(a) };
    case 'turn': return { ...view, seat: Number(a), turn: Number(b) };
    default: return view;
  }
}

/** How long an event is looked at, 1 is a whole step. @param {any} event @param {boolean} mine */
export function weight(event, mine) {
  const heavy = { card: 1, 'turned-up': 1, removed: 1, untouched: 0.8, hearts: 1.4, died: 1.6, ended: 1, 'acute-phase': 1.4, 'acute-phase-passed': 1.2, 'tile-moved': 0.8, 'tile-back': 1 };
  const light = { moved: 0.35, crossed: 0.35, radiation: 0.4, cooled: 0.6, dial: 0.3, 'mask-on': 0.4 };
  return /** @type {any} */ (heavy)[event.kind] ?? (mine ? 0 : /** @type {any} */ (light)[event.kind] ?? 0);
}
