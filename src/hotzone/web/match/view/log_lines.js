// @ts-check
/** The lines of the log: events as sentences, an AI's reasons, steps of one way as one line. */
import { captions, seatNames, sound } from '../../lib/preferences.js';
import { spoken, t } from '../../lib/i18n.js';
import { answerWords } from '../panel/request_form.js';
import { begins, whyWords } from '../panel/bot_plans.js';

/** @import { Actor, GameEvent, LogLine } from '../../lib/game.d.ts' */
/** @import { LogEntrySent } from '../../lib/protocol.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */
/** @typedef {LogLine & {key: string, seq: number}} Told a line with its entry */

let told = new WeakMap(); // an event and its line, as long as language and names are the same
let toldFor = /** @type {unknown[]} */ ([]);

/** An event's line, told once. @param {Match} table @param {GameEvent} event @returns {LogLine | null} */
function line(table, event) {
  if (!told.has(event))
    told.set(event, table.game.value?.tell(event, (seat) => table.nameOf(seat), table.map()) ?? null);
  return told.get(event);
}

/**
 * What an AI means to do and why, once a plan; and what becomes of what it was asked for.
 * @param {Match} table
 * @param {LogEntrySent} entry
 */
function planLines(table, entry) {
  const who = table.nameOf(entry.actor),
    why = whyWords(table, entry),
    { seq } = entry;
  const said = (entry.because?.requests ?? []).map((one, /** @type {number} */ i) => ({
    key: `${seq}.q${i}`,
    seq,
    text: answerWords(table, { ...one, seat: Number(entry.actor) }),
    icon: 'i-chat',
    rule: '',
  }));
  const text = why ? t('log-why', { who, why }) : '';
  return [...(text ? [{ key: `${seq}.r`, seq, text, icon: 'i-bot', rule: '' }] : []), ...said];
}

const MOST = 120; // lines of a log
let all = /** @type {Told[]} */ ([]); // the lines of last time, and what they were told of
let allFor = /** @type {unknown[]} */ ([]);

/**
 * The lines of the log up to the moment that is shown; the same list while nothing is new.
 * @param {ScreenState} ui @param {number} [most]
 */
export function lines(ui, most = MOST) {
  const { table } = ui;
  const now = [table, spoken.value, table.room.value, seatNames.value, table.map()],
    heard = sound.value && captions.value,
    same = [...now, table.eventLog.version.value, table.at.value, heard];
  if (now.some((one, i) => one !== toldFor[i])) {
    told = new WeakMap();
    toldFor = now;
  }
  if (same.some((one, i) => one !== allFor[i])) {
    all = written(table, heard).slice(-MOST);
    allFor = same;
  }
  return most < all.length ? all.slice(-most) : all;
}

/** All lines, written anew. @param {Match} table @param {boolean} heard with the captions of sounds */
function written(table, heard) {
  const game = table.game.value,
    nameOf = (/** @type {Actor | undefined} */ seat) => table.nameOf(seat);
  const found = /** @type {Told[]} */ ([]);
  table.eventLog.line(table.at.value).forEach((entry, /** @type {number} */ i, all) => {
    if (begins(all, i)) found.push(...planLines(table, entry));
    entry.events.forEach((event, n) => {
      const one = line(table, event);
      if (one)
        found.push({
          ...one,
          sound: heard ? (game?.sound?.(event) ?? '') : '',
          key: `${entry.seq}.${n}`,
          seq: entry.seq,
        });
    });
    const did = game?.tellAction?.(entry, nameOf);
    if (did) found.push({ ...did, key: `${entry.seq}.a`, seq: entry.seq });
  });
  return merged(table, found);
}

/**
 * Steps of one way become one line, which opens into its parts.
 * @param {Match} table
 * @param {Told[]} all
 * @returns {Told[]}
 */
function merged(table, all) {
  const found = /** @type {Told[]} */ ([]);
  let group = /** @type {Told[]} */ ([]),
    who = 0;
  const close = () => {
    const last = group.filter((one) => one.walk?.who).at(-1);
    if (group.length > 1 && last?.walk && table.game.value.tellWalk) {
      const verb = group.find((one) => !one.walk?.who)?.walk?.verb ?? last.walk.verb,
        steps = group.filter((one) => one.walk?.who).length,
        text = table.game.value.tellWalk(table.nameOf(last.walk.who), verb, table.spot(last.place), steps);
      found.push({ ...last, text, sound: '', key: group[group.length - 1].key, parts: group });
    } else found.push(...group);
    group = [];
    who = 0;
  };
  for (const one of all) {
    if (!one.walk || (one.walk.who && who && one.walk.who !== who)) close();
    if (!one.walk) found.push(one);
    else {
      group.push(one);
      who ||= one.walk.who;
    }
  }
  close();
  return found;
}
