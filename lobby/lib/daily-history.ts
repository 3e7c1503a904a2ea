/** What this browser's tries at the daily challenges add up to. */
import type { Day } from '../../protocol/daily.ts';
import { dayBefore, dayOf } from '../../protocol/days.ts';
import type { DailyTries } from './daily-tries.ts';

/** Returns the number of consecutive days with a finished try, up to today, or to yesterday before today's is finished. */
export function streakOf(tries: DailyTries, today: Day): number {
  const isPlayed = (day: Day) =>
    Object.values(tries[day] ?? {}).some(({ place }) => place !== null);
  let day = isPlayed(today) ? today : dayBefore(today);
  let days = 0;
  while (isPlayed(day)) {
    days += 1;
    day = dayBefore(day);
  }
  return days;
}

/** A finished try of a day that is not over, so that there is no record of it yet. */
export interface TryOfToday {
  readonly matchID: string;
  readonly day: Day;
  readonly game: string;
  readonly place: number;
}

/** Returns the finished tries of days that are not over, by the time in milliseconds since 1970. */
export function triesOfToday(tries: DailyTries, now: number): readonly TryOfToday[] {
  return Object.entries(tries)
    .filter(([day]) => day >= dayOf(now))
    .flatMap(([day, games]) =>
      Object.entries(games).flatMap(([game, { matchID, place }]) =>
        place === null ? [] : [{ matchID, day, game, place }],
      ),
    );
}
