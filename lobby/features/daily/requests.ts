import type {
  DailyAnswer,
  DailyRequest,
  DailySeat,
  DailyStandings,
  DailyWeek,
  Day,
} from '../../../protocol/daily.ts';
import { ask, type Outcome, type Problem } from '../../lib/api.ts';
import { addDailyMatch, ownTry } from '../../lib/daily-tries.ts';
import { ownBrowserID, rememberSeat } from '../../lib/seats.ts';
import { chosenLanguage, playerName } from '../../lib/settings.ts';
import { hasNoDaily } from './no-daily.ts';

let lastDaily: Outcome<DailyAnswer> | null = null;

/** Returns the challenges as they were fetched last, or null. */
export const knownDaily = () => lastDaily;

/** Fetches the challenges of today. */
export async function fetchDaily(): Promise<Outcome<DailyAnswer>> {
  lastDaily = await ask('/api/daily');
  if (lastDaily.ok) hasNoDaily.set(lastDaily.value.challenges.length === 0);
  return lastDaily;
}

/** Fetches the results of a challenge, and that of one's own match. */
export function fetchStandings(
  day: Day,
  game: string,
  matchID: string | undefined,
): Promise<Outcome<DailyStandings>> {
  const own = matchID === undefined ? '' : `?${new URLSearchParams({ match: matchID })}`;
  return ask(`/api/daily/${encodeURIComponent(day)}/${encodeURIComponent(game)}${own}`);
}

/** Fetches the best players of this week. */
export function fetchWeek(): Promise<Outcome<DailyWeek>> {
  return ask('/api/daily/week');
}

/**
 * Starts the challenge of a day and game, or practice once the counted try is over, and stores the seat. Returns the
 * match ID, or the problem.
 */
export async function startDaily(
  { day, game }: { readonly day: Day; readonly game: string },
  guest: string,
): Promise<{ readonly matchID: string } | { readonly problem: Problem }> {
  const ownName = playerName.get();
  const name = ownName === '' ? guest : ownName;
  const request: DailyRequest = {
    browser: ownBrowserID(),
    playerName: name,
    isNamed: ownName !== '',
    language: chosenLanguage.get(),
  };
  const outcome = await ask<DailySeat>(`/api/daily/${encodeURIComponent(game)}`, request);
  if (!outcome.ok) {
    // Another window has started it.
    const own = outcome.problem === 'seatTaken' ? ownTry(day, game) : undefined;
    return own?.place === null ? { matchID: own.matchID } : { problem: outcome.problem };
  }
  const { matchID, playerID, playerCredentials: credentials, ...seat } = outcome.value;
  rememberSeat(matchID, { game, playerID, credentials, name });
  addDailyMatch({ day: seat.day, game, matchID, isCounted: seat.isCounted });
  // The link to the results, which the end of the match shows.
  import('./DailyEnding.tsx').catch(() => {});
  return { matchID };
}
