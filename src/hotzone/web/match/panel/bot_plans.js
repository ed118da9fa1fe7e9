// @ts-check
/** What an AI means to do and why, as the log and the board tell it. */
import { has, t } from '../../lib/i18n.js';
import { becauseWords } from '../model/action_text.js';

/** @import { Beat } from '../../lib/game.d.ts' */
/** @import { LogEntrySent } from '../../lib/protocol.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { MatchState } from '../model/match_state.js' */

const SEEN = 500; // milliseconds that a plan is drawn before it is played

/**
 * Does one plan go on with the other?
 * @param {LogEntrySent | undefined} before @param {Pick<LogEntrySent, 'actor' | 'plan'>} after
 */
const goesOn = (before, after) => {
  const [was, is] = [before?.plan, after?.plan];
  if (!before || !was || !is || before.actor !== after.actor || was.length !== is.length + 1) return false;
  return was.slice(1).every((text, i) => text === is[i]);
};

/**
 * The plan that an AI follows at the moment that is shown: all steps, how many are done, and why; null when it has
 * none.
 * @param {Match} table
 */
export function planOf(table) {
  const line = table.eventLog.line(table.at.value),
    last = line.at(-1);
  if (!last?.bot || !(last.plan && last.plan.length > 1) || table.shown.value?.result !== 'undecided') return null;
  let i = line.length - 1;
  while (i > 0 && goesOn(line[i - 1], line[i])) i -= 1;
  return {
    actor: last.actor,
    seat: Number(last.actor),
    steps: line[i].plan ?? [],
    done: line.length - i,
    because: line[i].because,
    reason: line[i].reason,
  };
}

/**
 * What an AI is about to do, drawn before it is played; nothing while it goes on with its plan.
 * @param {MatchState} table
 * @param {number} bot its seat, or 0
 * @param {Pick<LogEntrySent, 'actor' | 'plan'> & {again?: boolean}} message
 * @returns {Beat[]}
 */
export const planBeats = (table, bot, message) =>
  bot && !message.again && message.plan && message.plan.length > 1 && !goesOn(table.eventLog.line(null).at(-1), message)
    ? [{ kind: 'plan', ms: SEEN, events: [], at: '', plan: { seat: bot, line: message.plan } }]
    : [];

/**
 * Entries in which a plan begins: those that the one before did not announce.
 * @param {LogEntrySent[]} line
 * @param {number} i
 */
export const begins = (line, i) => !!line[i].bot && !!line[i].plan?.length && !goesOn(line[i - 1], line[i]);

/**
 * Why an AI does it: in the person's language if there is a sentence for it, else in the bot's own words.
 * @param {Match} table
 * @param {Pick<LogEntrySent, 'because' | 'reason'>} entry
 */
export const whyWords = (table, entry) =>
  becauseWords(table, entry.because) || (entry.because?.id ? '' : (entry.reason ?? ''));

/** The name of an AI. @param {string} name */
export const botName = (name) => (has(`bot-${name}`) ? t(`bot-${name}`) : name);
