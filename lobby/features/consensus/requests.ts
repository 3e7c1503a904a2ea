import type { ProposalRequest, SeatCredentials } from '../../../protocol/tables.ts';
import { ask, matchAddress, type Outcome } from '../../lib/api.ts';
import { addPlayerSeedAt, joinRequest } from '../../lib/join-table.ts';
import type { RememberedSeat } from '../../lib/seats.ts';

/** A seat at a table, with its credentials. */
export interface SeatAuth {
  readonly matchID: string;
  readonly seat: RememberedSeat;
}

function askTable<Value>(
  { matchID, seat: { game, playerID, credentials } }: SeatAuth,
  action: string,
  request: object = {},
): Promise<Outcome<Value>> {
  const proof: SeatCredentials = { playerID, credentials };
  return ask(matchAddress(game, matchID, action), { ...request, ...proof });
}

/** Proposes a vote, agrees to it, or declines it. */
export function agree(seatAuth: SeatAuth, request: Omit<ProposalRequest, keyof SeatCredentials>) {
  return askTable<object>(seatAuth, 'agree', request);
}

/** Ends the bot's replacement of this player. */
export function comeBack(seatAuth: SeatAuth) {
  return askTable<object>(seatAuth, 'back');
}

/** Resigns: a bot keeps the seat for good. */
export function concede(seatAuth: SeatAuth) {
  return askTable<object>(seatAuth, 'concede');
}

/** Declines a rematch. */
export function declineToPlayAgain(seatAuth: SeatAuth) {
  return askTable<object>(seatAuth, 'playAgain', { answer: 'no' });
}

/** Joins the rematch under this name; its table is link only. */
export async function playAgain(seatAuth: SeatAuth, name: string) {
  const taken = await askTable<{
    readonly nextMatchID: string;
    readonly playerID: string;
    readonly playerCredentials: string;
  }>(seatAuth, 'playAgain', { ...joinRequest(name), answer: 'yes', unlisted: true });
  if (taken.ok) {
    const { nextMatchID, playerID, playerCredentials: credentials } = taken.value;
    await addPlayerSeedAt(nextMatchID, { game: seatAuth.seat.game, playerID, credentials });
  }
  return taken;
}
