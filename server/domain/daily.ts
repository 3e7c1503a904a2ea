import { createHash } from 'node:crypto';
import type { Level } from '../../games/kit/search/levels.ts';
import type { DailyChallenge, DailyResult, DailyStandings, Day } from '../../protocol/daily.ts';
import { dayLength, endOf } from '../../protocol/days.ts';
import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { isBotsTurn } from './deadlines.ts';
import { newShuffleSeed } from './shuffle-seed.ts';
import type { TableData } from './table-settings.ts';

const levelsOfDays: readonly Level[] = ['fair', 'strong'];

/** Settings of a day's match of a game, the same on all servers. */
export type DailyDeal = Pick<DailyChallenge, 'numPlayers' | 'setupData' | 'seat' | 'level'>;

/** Returns the settings of a day's match of a game. */
export function dealOf(
  day: Day,
  { game, dailyOptions }: Pick<ServedGame, 'game' | 'dailyOptions'>,
): DailyDeal {
  const among = (what: string, count: number) =>
    createHash('sha256').update(`${day} ${game.name} ${what}`).digest().readUInt32BE() % count;
  const { minPlayers = 2, maxPlayers = minPlayers } = game;
  const numPlayers = minPlayers + among('players', maxPlayers - minPlayers + 1);
  return {
    numPlayers,
    setupData: dailyOptions[among('options', dailyOptions.length)] ?? {},
    seat: String(among('seat', numPlayers)),
    level: levelsOfDays[among('level', levelsOfDays.length)] ?? 'fair',
  };
}

/** Returns the game that is shown first on a day: each in its turn. Empty if there is none. */
export function mainGameOf(day: Day, games: readonly ServedGame[]): string {
  const { game } = games[(Date.parse(day) / dayLength) % games.length] ?? {};
  return game?.name ?? '';
}

/** Returns a table with the shuffle of a day's match: the server seed alone, so that all players have the same. */
export function withDailyShuffle(
  table: TableData,
  {
    secret,
    day,
    isCounted,
  }: { readonly secret: string; readonly day: Day; readonly isCounted: boolean },
): TableData {
  const chance = newShuffleSeed(secret);
  return { ...table, settings: { ...table.settings, chance, daily: { day, isCounted } } };
}

/** Returns whether people have to wait for bots. At daily matches bots move first, so that all matches are alike. */
export const areBotsFirst = (table: TableData): boolean =>
  table.settings.daily !== null && isBotsTurn(table);

/** Throws a RequestError while the record of a daily match would tell the deal to others. */
export async function checkDayOver(
  { settings: { daily } }: TableData,
  clock: { readonly hasPassed: (time: number) => Promise<boolean> },
): Promise<void> {
  if (!daily || (await clock.hasPassed(endOf(daily.day)))) return;
  throw new RequestError(409, 'The record of a daily match is available when its day is over.');
}

/** A player's result of a daily match, with the decisions that led to it. */
export interface FinishedTry extends DailyResult {
  readonly choices: readonly Choice[];
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

/** Number of tries that made the same decisions from the beginning on, and of those among them that decided once more. */
export interface DecisionCount {
  readonly tries: number;
  readonly wentOn: number;
}

/** Returns a hash of the decisions before each one, and one of them all. The first is empty. */
export function pathsOf(choices: readonly Choice[]): readonly string[] {
  const paths = [''];
  for (const choice of choices) {
    const hash = createHash('sha256').update(`${paths.at(-1)} ${JSON.stringify(choice)}`);
    paths.push(hash.digest('base64url'));
  }
  return paths;
}

/**
 * Compares a player's decisions with those of others who came to the same position. Equal decisions lead to equal
 * matches, so these are the players who decided alike before. It ends where nobody else came to. `counts` includes the
 * player.
 */
export function comparedChoices(
  own: readonly Choice[],
  counts: ReadonlyMap<string, DecisionCount>,
): DailyStandings['choices'] {
  const paths = pathsOf(own).map((path) => counts.get(path));
  const compared = own.map(([position], index) => ({
    position,
    others: (paths[index]?.wentOn ?? 1) - 1,
    same: (paths[index + 1]?.tries ?? 1) - 1,
  }));
  const end = compared.findIndex(({ others }) => others <= 0);
  return end < 0 ? compared : compared.slice(0, end);
}
