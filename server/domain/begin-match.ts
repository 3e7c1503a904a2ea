import { createMatch } from 'boardgame.io/internal';
import { seedOf } from '../../games/kit/record/chance.ts';
import { awaitedIn, type ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { clocksAfter } from './clocks.ts';
import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatRecord, seatDataOf } from './seat-data.ts';
import { shuffleSeedOf } from './shuffle-seed.ts';
import type { TableData } from './table-settings.ts';

type Seats = readonly SeatRecord[];

/** Renumbers the seats from 0 without gaps. Their players keep everything else. */
export function numbered(table: TableData, seats: Seats): TableData {
  const players = Object.fromEntries(seats.map((seat, id) => [id, { ...seat, id }]));
  return { ...table, players };
}

/** Throws a RequestError if a seat would be renumbered whose client can't follow. */
export function checkAllFollow(seats: Seats): void {
  const stays = seats.find(
    (seat, id) => seat.id !== id && isPerson(seat) && seatDataOf(seat).follows !== true,
  );
  if (!stays) return;
  throw new RequestError(
    409,
    `${stays.name} plays with a program that can't change its seat: wait until all seats are taken, or put bots on them.`,
  );
}

/** Returns the seats that people or bots have. */
export const playersAt = ({ players }: TableData): Seats =>
  Object.values(players).filter(({ name }) => Boolean(name));

/** Returns whether all seats are taken. */
export const isFull = (table: TableData) =>
  playersAt(table).length === Object.keys(table.players).length;

/** Returns whether a game can be played by this number of players. */
export function mayPlay({ game }: ServedGame, count: number): boolean {
  const { minPlayers = 1, maxPlayers = Number.POSITIVE_INFINITY } = game;
  return count >= minPlayers && count <= maxPlayers;
}

/**
 * Drops data that has had its use once the match begins. The host can't remove players any more, so addresses are not
 * needed. The shuffle seed is made, so player seeds are not either.
 */
function withoutUsed(table: TableData): TableData {
  const { guests, removed } = table.settings;
  const entries = Object.entries(guests).map(([key, { playerSeed: _, ...guest }]) => [
    key,
    { ...guest, address: null },
  ]);
  const settings = {
    ...table.settings,
    creator: null,
    guests: Object.fromEntries(entries),
    removed: removed.map((each) => ({ ...each, address: null })),
  };
  return { ...table, settings };
}

/**
 * Creates the match with the players at the table. Free seats are left out, and those behind them move up. Throws a
 * RequestError if the match can't begin.
 */
export function begin(
  served: ServedGame,
  table: TableData,
  now: number,
): Required<Pick<SeatChange<object>, 'table' | 'beginning' | 'answer'>> {
  if (table.begunAt !== null) throw new RequestError(409, 'This match has begun.');
  const seats = playersAt(table);
  const { minPlayers = 1 } = served.game;
  if (!mayPlay(served, seats.length)) {
    throw new RequestError(409, `At least ${minPlayers} have to sit there before it can begin.`);
  }
  checkAllFollow(seats);
  const seated = numbered(table, seats);
  const chance = shuffleSeedOf(seated);
  const match = createMatch({
    game: chance ? { ...served.game, seed: seedOf(chance) } : served.game,
    numPlayers: seats.length,
    setupData: table.setupData,
    unlisted: table.unlisted === true,
  });
  if ('setupDataError' in match) throw new RequestError(409, match.setupDataError);
  const { initialState } = match;
  const begun: TableData = {
    ...withoutUsed({ ...seated, settings: { ...seated.settings, chance } }),
    begunAt: now,
    stateID: initialState._stateID,
    awaited: awaitedIn(served, initialState),
  };
  const clocks = clocksAfter(begun, {
    awaited: begun.awaited,
    mover: null,
    isNewTurn: true,
    now,
  });
  return { table: { ...begun, clocks }, beginning: initialState, answer: {} };
}
