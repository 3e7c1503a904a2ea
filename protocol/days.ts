/** Days by UTC, of the daily challenge: the same for server and lobby. */
import type { Day } from './daily.ts';

/** Milliseconds. */
export const dayLength = 86_400_000;

/** Returns the day of a time in milliseconds since 1970. */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Returns the end of a day, in milliseconds since 1970. */
export const endOf = (day: Day) => Date.parse(day) + dayLength;

export const nextDay = (day: Day): Day => dayOf(endOf(day));

export const dayBefore = (day: Day): Day => dayOf(Date.parse(day) - dayLength);

/** Returns the Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const start = Date.parse(day);
  const sinceMonday = (new Date(start).getUTCDay() + 6) % 7;
  return dayOf(start - sinceMonday * dayLength);
}

/** Returns whether a text is a day that the calendar has. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(Date.parse(text)) === text;
