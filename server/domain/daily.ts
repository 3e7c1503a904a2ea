import { createHash, randomBytes } from 'node:crypto';
import type { infos } from '../../games/infos.ts';
import { fingerprintOf } from '../../games/kit/record/chance.ts';
import type { Result } from '../../games/kit/result.ts';
import type { Level } from '../../games/kit/search/levels.ts';
import type { DailyChallenge, DailyResult, DailyStandings, Day } from '../../protocol/daily.ts';
import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { seatOf } from './credentials.ts';
import { isPerson } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

const dayLength = 86_400_000;

/** Returns the day by UTC of a time in milliseconds since 1970. */
export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** Returns the end of a day, in milliseconds since 1970. */
export const endOf = (day: Day) => Date.parse(day) + dayLength;

export const nextDay = (day: Day): Day => dayOf(endOf(day));

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

/** Options that a day may bring: those with which a match is short enough for every day. */
const optionsOfDays: Readonly<Record<keyof typeof infos, readonly DailyChallenge['setupData'][]>> =
  {
    'bug-race': [{}, { expert: true }, { trackLength: 9 }, { optionalLegs: true }],
    'crazy-race-schacht': [{}, { penalty: true }, { steal: true }, { pointsOrder: 'shuffled' }],
    'crazy-race-gewalt': [{}, { expert: true }, { expert: true, counterWindow: 'ownTurn' }],
    'detroit-cleveland-grand-prix': [{ races: 1 }, { races: 1, tensInDeck: true }],
  };

const levelsOfDays: readonly Level[] = ['fair', 'strong'];

/** Settings of a day's match of a game, the same on all servers. */
export type DailyDeal = Pick<DailyChallenge, 'numPlayers' | 'setupData' | 'seat' | 'level'>;

/** Returns the settings of a day's match of a game. */
export function dealOf(day: Day, { game }: Pick<ServedGame, 'game'>): DailyDeal {
  const among = (what: string, count: number) =>
    createHash('sha256').update(`${day} ${game.name} ${what}`).digest().readUInt32BE() % count;
  const { minPlayers = 2, maxPlayers = minPlayers } = game;
  const numPlayers = minPlayers + among('players', maxPlayers - minPlayers + 1);
  const [, options = [{}]] =
    Object.entries(optionsOfDays).find(([name]) => name === game.name) ?? [];
  return {
    numPlayers,
    setupData: options[among('options', options.length)] ?? {},
    seat: String(among('seat', numPlayers)),
    level: levelsOfDays[among('level', levelsOfDays.length)] ?? 'fair',
  };
}

/** Returns the game that is shown first on a day: each in its turn. Empty if there is none. */
export function mainGameOf(day: Day, games: readonly ServedGame[]): string {
  const { game } = games[(Date.parse(day) / dayLength) % games.length] ?? {};
  return game?.name ?? '';
}

/** Returns a new server seed for a day's match of a game. */
export const newDailySecret = () => randomBytes(32).toString('hex');

/** Returns a table with the shuffle of a day's match: the server seed alone, so that all players have the same. */
export function withDailyShuffle(
  metadata: TableData,
  {
    secret,
    day,
    isCounted,
  }: { readonly secret: string; readonly day: Day; readonly isCounted: boolean },
): TableData {
  const chance = { secret, fingerprint: fingerprintOf(secret), numbers: {} };
  return { ...metadata, terms: { ...metadata.terms, chance, daily: { day, isCounted } } };
}

/** Throws a RequestError while the record of a daily match would tell the deal to others. */
export function checkDayOver({ terms: { daily } }: TableData, now: number): void {
  if (!daily || now >= endOf(daily.day)) return;
  throw new RequestError(409, 'The record of a daily match is available when its day is over.');
}

/** Returns a player's result of a finished daily match. A player who conceded comes last. */
export function dailyResultOf(
  { gameover, players }: Pick<TableData, 'gameover' | 'players'>,
  playerID: string,
): DailyResult {
  // Our games end with a Result and nothing else.
  const { ranking } = gameover as Result;
  const own = ranking.find((ranked) => ranked.playerID === playerID);
  const seat = seatOf({ players }, playerID);
  const hasConceded = !seat || !isPerson(seat);
  return {
    place: hasConceded ? ranking.length : (own?.place ?? ranking.length),
    score: own?.score ?? 0,
  };
}

/** A player's decision: the number of moves of the match before it, and the move with its arguments as JSON. */
export type Choice = readonly [position: number, move: string];

/** Returns the decisions of a player among the moves of a match. */
export function choicesOf(
  moves: readonly {
    readonly seat: string;
    readonly move: string;
    readonly args: readonly unknown[];
  }[],
  playerID: string,
): readonly Choice[] {
  return moves.flatMap(({ seat, move, args }, position) =>
    seat === playerID ? [[position, JSON.stringify([move, ...args])] as const] : [],
  );
}

/**
 * Compares a player's decisions with those of others who came to the same position. Equal decisions lead to equal
 * matches, so these are the players who decided alike before. It ends where nobody else came to.
 */
export function comparedChoices(
  own: readonly Choice[],
  others: readonly (readonly Choice[])[],
): DailyStandings['choices'] {
  const compared: DailyStandings['choices'][number][] = [];
  let alike = others;
  for (const [index, [position, move]] of own.entries()) {
    const here = alike.filter((each) => each.length > index);
    alike = here.filter((each) => each[index]?.[1] === move);
    if (here.length === 0) break;
    compared.push({ position, others: here.length, same: alike.length });
  }
  return compared;
}
