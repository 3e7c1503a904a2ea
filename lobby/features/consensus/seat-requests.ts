import type { ProposalRequest, SeatCredentials } from '../../../protocol/tables.ts';
import { ask, matchAddress, type Outcome } from '../../lib/api.ts';
import { addPlayerSeedAt, joinRequest } from '../../lib/join-table.ts';
import type { RememberedSeat } from '../../lib/seats.ts';

/** A seat at a table, with its credentials. */
export interface OwnSeat {
  readonly matchID: string;
  readonly seat: RememberedSeat;
}

function askTable<Value>(
  { matchID, seat: { game, playerID, credentials } }: OwnSeat,
  action: string,
  request: object = {},
): Promise<Outcome<Value>> {
  const proof: SeatCredentials = { playerID, credentials };
  return ask(matchAddress(game, matchID, action), { ...request, ...proof });
}

/** Proposes a vote, agrees to it, or declines it. */
export function agree(ownSeat: OwnSeat, request: Omit<ProposalRequest, keyof SeatCredentials>) {
  return askTable<object>(ownSeat, 'agree', request);
}

/** Ends the bot's replacement of this player. */
export function comeBack(ownSeat: OwnSeat) {
  return askTable<object>(ownSeat, 'back');
}

/** Resigns: a bot keeps the seat for good. */
export function concede(ownSeat: OwnSeat) {
  return askTable<object>(ownSeat, 'concede');
}

/** Declines a rematch. */
export function declineToPlayAgain(ownSeat: OwnSeat) {
  return askTable<object>(ownSeat, 'playAgain', { answer: 'no' });
}

/** Joins the rematch under this name; its table is link only. */
export async function playAgain(ownSeat: OwnSeat, name: string) {
  const taken = await askTable<{
    readonly nextMatchID: string;
    readonly playerID: string;
    readonly playerCredentials: string;
  }>(ownSeat, 'playAgain', { ...joinRequest(name), answer: 'yes', unlisted: true });
  if (taken.ok) {
    const { nextMatchID, playerID, playerCredentials: credentials } = taken.value;
    await addPlayerSeedAt(nextMatchID, { game: ownSeat.seat.game, playerID, credentials });
  }
  return taken;
}
