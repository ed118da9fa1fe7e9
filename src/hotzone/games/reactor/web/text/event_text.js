// @ts-check
/** Events of the reactor game as lines of the log. */
import { has, t } from '/static/lib/i18n.js';
import { TOKEN_ICONS } from '../board/symbols.js';

/** @import { GameEvent, NameOf } from '/static/lib/game.d.ts' */
/** @import { LogEntrySent } from '/static/lib/protocol.d.ts' */

const QUIET = ['held', 'lying', 'player'];

const CELLS = [
  'card',
  'card-under',
  'untouched',
  'turned-up',
  'cooled',
  'removed',
  'tile-back',
  'shown',
  'extinguisher-laid',
  'extinguisher-gone',
];

const WHO = ['turn', 'moved', 'crossed', 'radiation', 'died', 'placed', 'returned', 'mask-on', 'mask-off'];

/** @type {Record<string, string>} */
const ICONS = {
  card: 'i-card',
  'card-under': 'i-card',
  'deck-made': 'i-card',
  hearts: 'i-heart',
  'tile-moved': 'i-crane',
  'extinguisher-laid': 'i-foam',
  'extinguisher-gone': 'i-foam',
  ended: 'i-flag',
};

/** The words of an event as arguments. @param {GameEvent} event @param {NameOf} nameOf */
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

/** The cell of an event, to mark it. @param {GameEvent} event */
export function placeOf(event) {
  const [kind, a = '', b = ''] = event.text.split(' ');
  return CELLS.includes(kind)
    ? a
    : ['tile-moved', 'moved', 'crossed', 'placed', 'returned', 'died', 'hearts'].includes(kind)
      ? b
      : '';
}

/** An event as a line of the log, or null. @param {GameEvent} event @param {NameOf} nameOf */
export function tell(event, nameOf) {
  if (QUIET.includes(event.kind)) return null;
  const id = `r-event-${event.kind}`,
    words = event.text.split(' ');
  const icon = WHO.includes(event.kind)
    ? `helmet-${words[1]}`
    : /emergency/.test(event.text)
      ? 's-hot-tref'
      : (ICONS[event.kind] ?? 's-tref');
  return {
    text: has(id) ? t(id, args(event, nameOf)) : event.text,
    icon,
    rule: event.rule,
    place: placeOf(event),
    turn: event.kind === 'turn',
  };
}

/**
 * What somebody did that leaves no event to tell: tokens changing hands.
 * @param {LogEntrySent} entry
 * @param {NameOf} nameOf
 */
export function tellAction(entry, nameOf) {
  const [verb, token, target] = entry.action.split(' ');
  if (!['give', 'leave', 'take'].includes(verb) || !(token in TOKEN_ICONS)) return null;
  return {
    text: t(`r-said-${verb}`, {
      who: nameOf(entry.actor),
      token: t(`r-token-${token}-object`),
      to: verb === 'leave' ? target : nameOf(Number(target)),
    }),
    icon: `i-${TOKEN_ICONS[token]}`,
    rule: { give: 'REACTOR-PASS-01', leave: 'REACTOR-PASS-01', take: 'REACTOR-PASS-03' }[verb],
  };
}
