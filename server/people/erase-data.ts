import type { SeatOnTheWay } from '../../protocol/devices.ts';
import { areCredentialsRight, seatKey } from '../domain/credentials.ts';
import { depart } from '../domain/stand-ins.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { ownSeats } from './transfers.ts';

type Storage = Pick<SqlStorage, 'transfers' | 'chat' | 'daily' | 'changeSeats'>;

/** Leaves a seat for good, whatever its number is by now. Returns false if the credentials have no seat any more. */
async function leaveSeat(storage: Storage, { matchID, credentials }: SeatOnTheWay) {
  return storage.changeSeats<boolean>(matchID, (table) => {
    const own = Object.values(table.players).find((seat) => areCredentialsRight(credentials, seat));
    if (!own) return { answer: false };
    const claim = { playerID: String(own.id), credentials };
    return { ...depart(table, claim, Date.now()), answer: true };
  });
}

/**
 * Removes a player from their tables, with their name and all their chat lines. Results of daily challenges stay
 * without a name. Returns the number of seats. Seats that are not the client's own are ignored.
 */
export async function eraseSeats(
  storage: Storage,
  seats: readonly SeatOnTheWay[],
): Promise<number> {
  let forgotten = 0;
  for (const seat of await ownSeats(storage.transfers, seats)) {
    // The lines come first: once the seat is left, their author is unknown.
    const { matchID, credentials } = seat;
    await storage.chat.erase(matchID, seatKey(credentials));
    await storage.daily.removeNameAt(matchID);
    try {
      if (await leaveSeat(storage, seat)) forgotten += 1;
    } catch (error) {
      // The table has been deleted meanwhile, with everything in it.
      if (!(error instanceof RequestError && error.status === 404)) throw error;
    }
  }
  return forgotten;
}
