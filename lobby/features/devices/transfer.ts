import {
  maxSeatsOnTheWay,
  type TransferAnswer,
  type TransferCode,
  type TransferFault,
  type TransferRequest,
  type TransferredSeat,
  transferFaults,
} from '../../../protocol/devices.ts';
import type { ApiError } from '../../../protocol/tables.ts';
import type { Problem } from '../../lib/api.ts';
import { type RememberedSeats, rememberSeat, seatAt } from '../../lib/seats.ts';
import { playerName, tidyName } from '../../lib/settings.ts';
import { noteVersion } from '../../offline/version.ts';

/** Outcome of a request: its value, the server's reason, or that the server could not be reached. */
export type TransferOutcome<Value> =
  | { readonly value: Value }
  | { readonly fault: TransferFault }
  | { readonly problem: Problem };

function problemOf(status: number): Problem {
  if (status === 429) return 'tooMany';
  if (status === 400 || status === 413) return 'badRequest';
  // From a proxy that cannot reach the server.
  return status >= 502 && status <= 504 ? 'offline' : 'serverTrouble';
}

async function ask<Value>(address: string, body: object): Promise<TransferOutcome<Value>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    noteVersion(answer.headers);
    // Our server answers as in protocol/devices.ts.
    if (answer.ok) return { value: (await answer.json()) as Value };
    const { error } = (await answer.json()) as ApiError;
    const fault = transferFaults.find((each) => each === error.code);
    return fault ? { fault } : { problem: problemOf(answer.status) };
  } catch {
    return { problem: 'offline' };
  }
}

/** Requests a code for these seats, or for the latest ones if they are too many. */
export function makeCode(seats: RememberedSeats): Promise<TransferOutcome<TransferCode>> {
  const all = Object.entries(seats).map(([matchID, { credentials }]) => ({ matchID, credentials }));
  return ask('/api/devices', { seats: all.slice(-maxSeatsOnTheWay) } satisfies TransferRequest);
}

/** Exchanges a code, which works once, for its seats. */
export function openCode(code: string): Promise<TransferOutcome<TransferAnswer>> {
  return ask('/api/devices/open', { code } satisfies TransferCode);
}

/** Seats after a transfer to this device. */
export interface TakenOver {
  readonly taken: readonly TransferredSeat[];
  /** Seats that were not taken over because the device had one at the same table; a link never replaces it. */
  readonly kept: readonly TransferredSeat[];
}

/** Stores seats from another device of the same player, and the name if there is none yet. */
export function takeOver(seats: readonly TransferredSeat[]): TakenOver {
  const [taken, kept]: [TransferredSeat[], TransferredSeat[]] = [[], []];
  for (const seat of seats) {
    const { matchID, game, playerID, credentials, name } = seat;
    const own = seatAt(matchID);
    if (own && own.credentials !== credentials) {
      kept.push(seat);
      continue;
    }
    rememberSeat(matchID, { game, playerID, credentials, name });
    taken.push(seat);
  }
  const [first] = taken;
  if (first && playerName.get() === '') playerName.set(tidyName(first.name));
  return { taken, kept };
}
