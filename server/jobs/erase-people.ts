import type { SeatOnTheWay } from '../../protocol/devices.ts';
import { areCredentialsRight, seatKey } from '../domain/credentials.ts';
import { depart } from '../domain/stand-ins.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { ownSeats } from './transfers.ts';

type Storage = Pick<SqlStorage, 'transfers' | 'eraseLines' | 'changeSeats'>;

/** Leaves a seat for good, wherever it is by now; false: it isn't theirs any more. */
async function leaveSeat(storage: Storage, { matchID, credentials }: SeatOnTheWay) {
  return storage.changeSeats<boolean>(matchID, (metadata) => {
    const own = Object.values(metadata.players).find((seat) =>
      areCredentialsRight(credentials, seat),
    );
    if (!own) return { answer: false };
    const seatAuth = { playerID: String(own.id), credentials };
    return { ...depart(metadata, seatAuth, Date.now()), answer: true };
  });
}

/**
 * Takes people away from their tables, with their name and all that they have said there; how many seats that were.
 * Those that aren't the asker's own are left out.
 */
export async function forgetSeats(
  storage: Storage,
  seats: readonly SeatOnTheWay[],
): Promise<number> {
  let forgotten = 0;
  for (const seat of await ownSeats(storage.transfers, seats)) {
    // First the lines: once the seat is left nobody can tell whose they were.
    const { matchID, credentials } = seat;
    await storage.eraseLines(matchID, seatKey(credentials));
    try {
      if (await leaveSeat(storage, seat)) forgotten += 1;
    } catch (error) {
      // The table has gone meanwhile, and all with it.
      if (!(error instanceof RequestError && error.status === 404)) throw error;
    }
  }
  return forgotten;
}
