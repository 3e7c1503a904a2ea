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
import { playerName, tidyName } from '../../app/settings.ts';
import type { Problem } from '../../lib/api.ts';
import { type RememberedSeats, rememberSeat, seatAt } from '../../lib/seats.ts';
import { noteVersion } from '../../offline/version.ts';

/** What came of asking the server: what was asked for, why there is none, or that it couldn't be asked. */
export type TransferOutcome<Value> =
  | { readonly value: Value }
  | { readonly fault: TransferFault }
  | { readonly problem: Problem };

function problemOf(status: number): Problem {
  if (status === 429) return 'tooMany';
  if (status === 400 || status === 413) return 'badRequest';
  // A proxy's, that has no server behind it.
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
    // Our own server answers by protocol/devices.ts.
    if (answer.ok) return { value: (await answer.json()) as Value };
    const { error } = (await answer.json()) as ApiError;
    const fault = transferFaults.find((each) => each === error.code);
    return fault ? { fault } : { problem: problemOf(answer.status) };
  } catch {
    return { problem: 'offline' };
  }
}

/** Has the server make a code for these seats, the latest if they are very many. */
export function makeCode(seats: RememberedSeats): Promise<TransferOutcome<TransferCode>> {
  const all = Object.entries(seats).map(([matchID, { credentials }]) => ({ matchID, credentials }));
  return ask('/api/devices', { seats: all.slice(-maxSeatsOnTheWay) } satisfies TransferRequest);
}

/** Has the server open a code, which it does once. */
export function openCode(code: string): Promise<TransferOutcome<TransferAnswer>> {
  return ask('/api/devices/open', { code } satisfies TransferCode);
}

/** What became of seats that came to this device. */
export interface TakenOver {
  readonly taken: readonly TransferredSeat[];
  /** At these tables the device had a seat already: no link, whoever it is from, puts another in its place. */
  readonly kept: readonly TransferredSeat[];
}

/** Remembers seats that came from another device of the same person, and their name if there is none yet. */
export function takeOver(seats: readonly TransferredSeat[]): TakenOver {
  const kept = seats.filter(({ matchID, credentials }) => {
    const own = seatAt(matchID);
    return own !== undefined && own.credentials !== credentials;
  });
  const taken = seats.filter((seat) => !kept.includes(seat));
  for (const { matchID, game, playerID, credentials, name } of taken) {
    rememberSeat(matchID, { game, playerID, credentials, name });
  }
  const [first] = taken;
  if (first && playerName.get() === '') playerName.set(tidyName(first.name));
  return { taken, kept };
}
