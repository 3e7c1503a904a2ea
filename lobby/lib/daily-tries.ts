/** This browser's own tries at the daily challenges. */
import type { Day } from '../../protocol/daily.ts';
import { dayOf, isDay } from '../../protocol/days.ts';
import { createStore, useStore } from './persisted-store.ts';
import { useSeats } from './seats.ts';

/** The counted try at a game's challenge of a day, and the practice after it. */
export interface DailyTry {
  readonly matchID: string;
  /** Null until the match is over. */
  readonly place: number | null;
  /** Match IDs of the practice. */
  readonly practice: readonly string[];
}

/** Tries by day, then by boardgame.io's name of the game. */
export type DailyTries = Readonly<Record<Day, Readonly<Record<string, DailyTry>>>>;

/** A match of a daily challenge. */
export interface DailyMatch {
  readonly day: Day;
  readonly game: string;
  readonly isCounted: boolean;
}

const maxDays = 60;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

function tryFrom(value: unknown): readonly DailyTry[] {
  if (!isObject(value)) return [];
  const { matchID, place, practice }: Partial<Record<keyof DailyTry, unknown>> = value;
  if (!isText(matchID) || matchID === '') return [];
  const isPlace = typeof place === 'number' && Number.isInteger(place) && place >= 1;
  return [
    {
      matchID,
      place: isPlace ? place : null,
      practice: Array.isArray(practice) ? practice.filter(isText) : [],
    },
  ];
}

/** Keeps the latest days. */
function latestOf(tries: DailyTries): DailyTries {
  const days = Object.keys(tries).sort().slice(-maxDays);
  return Object.fromEntries(days.map((day) => [day, tries[day] ?? {}]));
}

/** Parses a stored text into tries; drops anything else. */
export function parseTries(text: string | null): DailyTries {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (!isObject(stored)) return {};
    const days = Object.entries(stored)
      .filter(([day, games]) => isDay(day) && isObject(games))
      .map(([day, games]: [string, object]) => {
        const tries = Object.entries(games).flatMap(([game, value]) =>
          tryFrom(value).map((each) => [game, each] as const),
        );
        return [day, Object.fromEntries(tries)] as const;
      })
      .filter(([, games]) => Object.keys(games).length > 0);
    return latestOf(Object.fromEntries(days));
  } catch {
    return {};
  }
}

/** Returns the tries with a new match: a counted try, or practice after it. */
export function withMatch(
  tries: DailyTries,
  { day, game, matchID, isCounted }: DailyMatch & { readonly matchID: string },
): DailyTries {
  const own = tryAt(tries, day, game);
  if (!isCounted && !own) return tries;
  const changed: DailyTry =
    own && (!isCounted || own.matchID === matchID)
      ? { ...own, practice: isCounted ? own.practice : [...own.practice, matchID] }
      : { matchID, place: null, practice: [] };
  return latestOf({ ...tries, [day]: { ...tries[day], [game]: changed } });
}

/** Returns the tries with the place that a counted try ended at. */
export function withPlace(tries: DailyTries, matchID: string, place: number): DailyTries {
  const match = matchIn(tries, matchID);
  const own = match?.isCounted && tryAt(tries, match.day, match.game);
  if (!own) return tries;
  return { ...tries, [match.day]: { ...tries[match.day], [match.game]: { ...own, place } } };
}

/** Returns this browser's counted try at a challenge. */
export function tryAt(tries: DailyTries, day: Day, game: string): DailyTry | undefined {
  const games = Object.hasOwn(tries, day) ? tries[day] : undefined;
  return games && Object.hasOwn(games, game) ? games[game] : undefined;
}

/** Returns the challenge that a match belongs to, if it was played in this browser. */
export function matchIn(tries: DailyTries, matchID: string): DailyMatch | undefined {
  for (const [day, games] of Object.entries(tries)) {
    for (const [game, own] of Object.entries(games)) {
      if (own.matchID === matchID) return { day, game, isCounted: true };
      if (own.practice.includes(matchID)) return { day, game, isCounted: false };
    }
  }
  return undefined;
}

const stored = createStore<DailyTries>('paddock.daily', parseTries, JSON.stringify);

export function useDailyTries(): DailyTries {
  return useStore(stored);
}

/** State of a challenge in this browser. A try ends with its match, or when the player leaves the table. */
export type TryState = 'new' | 'running' | 'ended';

/** Hook for this browser's counted try at a challenge. */
export function useOwnTry(
  day: Day,
  game: string,
): { readonly own: DailyTry | undefined; readonly state: TryState } {
  const own = tryAt(useDailyTries(), day, game);
  const seats = useSeats();
  if (!own) return { own, state: 'new' };
  const isRunning = own.place === null && seats[own.matchID] !== undefined;
  return { own, state: isRunning ? 'running' : 'ended' };
}

/** Returns this browser's counted try at a challenge from the store. */
export function ownTry(day: Day, game: string): DailyTry | undefined {
  return tryAt(stored.get(), day, game);
}

/** Returns the challenge that a match of this browser belongs to. */
export function dailyMatch(matchID: string): DailyMatch | undefined {
  return matchIn(stored.get(), matchID);
}

/** Returns whether a match belongs to a challenge whose day is not over, so that the server gives no record of it. */
export function isRecordKept(matchID: string): boolean {
  const match = dailyMatch(matchID);
  return match !== undefined && match.day >= dayOf(Date.now());
}

/** Stores a match of a challenge that this browser has started. */
export function addDailyMatch(match: DailyMatch & { readonly matchID: string }): void {
  stored.set(withMatch(stored.get(), match));
}

/** Stores the place that a counted try ended at. */
export function notePlace(matchID: string, place: number): void {
  stored.set(withPlace(stored.get(), matchID, place));
}
