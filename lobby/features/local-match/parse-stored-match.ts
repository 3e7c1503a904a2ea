/** Entries and matches as stored in this browser, and how they are read back. */
import type { PlayerID } from 'boardgame.io';
import type { GameModule } from '../../../games/index.ts';
import { isLevel } from '../../../games/kit/search/levels.ts';
import type { LocalMatch, LocalSeat } from './match.ts';

/** Entry of a match in lists, which need not load the game. */
export interface LocalTable extends Pick<LocalMatch, 'matchID' | 'game' | 'seats' | 'setupData'> {
  /** Seats whose turn it is. */
  readonly playersToMove: readonly PlayerID[];
  readonly isOver: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Returns a match's entry in lists. */
export function tableOf({ rules, playersToMove }: GameModule, match: LocalMatch): LocalTable {
  const { matchID, game, seats, setupData, G, moves, createdAt } = match;
  return {
    matchID,
    game,
    seats,
    setupData,
    playersToMove: playersToMove(G),
    isOver: rules.result(G) !== null,
    updatedAt: moves.at(-1)?.at ?? createdAt,
  };
}

type Fields<Value> = Partial<Record<keyof Value, unknown>>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function areSeats(value: unknown): value is readonly LocalSeat[] {
  const isSeat = (seat: unknown) => {
    const { name, bot }: Fields<LocalSeat> = isObject(seat) ? seat : {};
    return typeof name === 'string' && (bot === null || isLevel(bot));
  };
  return Array.isArray(value) && value.length > 0 && value.every(isSeat);
}

/** Returns a stored entry, or null if it can't be read. */
export function readTable(stored: unknown): LocalTable | null {
  if (!isObject(stored)) return null;
  const table: Fields<LocalTable> = stored;
  const isRight =
    [table.matchID, table.game].every((each) => typeof each === 'string') &&
    areSeats(table.seats) &&
    Array.isArray(table.playersToMove) &&
    typeof table.isOver === 'boolean' &&
    typeof table.updatedAt === 'number';
  return isRight ? (stored as LocalTable) : null;
}

/** Returns a stored match, or null if it can't be read. The version of its rules is not checked. */
export function readMatch(stored: unknown): LocalMatch | null {
  if (!isObject(stored)) return null;
  const match: Fields<LocalMatch> = stored;
  const isMove = (move: unknown) =>
    isObject(move) && 'events' in move && Array.isArray(move.events);
  const isRight =
    match.format === 1 &&
    [match.matchID, match.game, match.seed].every((each) => typeof each === 'string') &&
    areSeats(match.seats) &&
    isObject(match.chance) &&
    isObject(match.G) &&
    Array.isArray(match.moves) &&
    match.moves.every(isMove);
  return isRight ? (stored as LocalMatch) : null;
}
