// @ts-check
/** Days of the calendar: how many in a row, which were made up, how a date is written. */
import { spoken } from '../lib/i18n.js';

/** @import { KeptDay } from './daily.d.ts' */

const MADE_UP = 2; // missed days a month
const WITHIN = 7; // … and so many days later
const DAY = 86_400_000;

/** @param {string} day */
const at = (day) => Date.parse(`${day}T00:00:00Z`);

/** @param {string} day @param {number} many */
export const shifted = (day, many) => new Date(at(day) + many * DAY).toISOString().slice(0, 10);

/**
 * The days that count: played on time, or made up soon enough and not too often.
 * @param {Record<string, KeptDay>} days
 */
function counted(days) {
  /** @type {Record<string, number>} */
  const made = {};
  return new Set(
    Object.keys(days)
      .sort()
      .filter((day) => {
        const { late } = days[day],
          month = day.slice(0, 7);
        if (!late) return true;
        if (late > WITHIN || (made[month] ?? 0) >= MADE_UP) return false;
        made[month] = (made[month] ?? 0) + 1;
        return true;
      }),
  );
}

/**
 * Days in a row up to today, or to yesterday while today is open; and the most there ever were.
 * @param {Record<string, KeptDay>} days
 * @param {string} today
 */
export function streak(days, today) {
  const good = counted(days);
  let now = 0;
  for (let day = good.has(today) ? today : shifted(today, -1); good.has(day); day = shifted(day, -1)) now += 1;
  let best = now;
  for (const first of good) {
    if (good.has(shifted(first, -1))) continue;
    let many = 0;
    for (let day = first; good.has(day); day = shifted(day, 1)) many += 1;
    best = Math.max(best, many);
  }
  return { now, best };
}

/** The days of a month in rows of weeks, from Monday on; empty places are ''. @param {string} day */
export function monthOf(day) {
  const first = `${day.slice(0, 7)}-01`,
    empty = (new Date(at(first)).getUTCDay() + 6) % 7,
    found = Array.from({ length: empty }, () => '');
  for (let one = first; one.slice(0, 7) === day.slice(0, 7); one = shifted(one, 1)) found.push(one);
  return found;
}

/** @param {string} day @param {Intl.DateTimeFormatOptions} how */
export const written = (day, how) => new Intl.DateTimeFormat(spoken.value, { ...how, timeZone: 'UTC' }).format(at(day));

/** The letters of the weekdays, from Monday on. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, i) => written(shifted('2024-01-01', i), { weekday: 'narrow' }));
