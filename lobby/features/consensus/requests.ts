import type { ProposalRequest, SeatProof } from '../../../protocol/tables.ts';
import { ask, matchAddress, type Outcome } from '../../lib/api.ts';
import { addToChance, joinRequest } from '../../lib/join-table.ts';
import type { RememberedSeat } from '../../lib/seats.ts';

/** Who asks: somebody at a table. */
export interface SeatAuth {
  readonly matchID: string;
  readonly seat: RememberedSeat;
}

function askTable<Value>(
  { matchID, seat: { game, playerID, credentials } }: SeatAuth,
  action: string,
  wish: object = {},
): Promise<Outcome<Value>> {
  const proof: SeatProof = { playerID, credentials };
  return ask(matchAddress(game, matchID, action), { ...wish, ...proof });
}

/** Proposes something to the others at the table, agrees to what is proposed, or is against it. */
export function agree(seatAuth: SeatAuth, wish: Omit<ProposalRequest, keyof SeatProof>) {
  return askTable<object>(seatAuth, 'agree', wish);
}

/** Plays on in place of the bot that stood in. */
export function comeBack(seatAuth: SeatAuth) {
  return askTable<object>(seatAuth, 'back');
}

/** Leaves the seat to a bot for good. */
export function concede(seatAuth: SeatAuth) {
  return askTable<object>(seatAuth, 'concede');
}

/** Says not to play again. */
export function declineToPlayAgain(seatAuth: SeatAuth) {
  return askTable<object>(seatAuth, 'playAgain', { answer: 'no' });
}

/** Sits down under this name at the table where the same people play again; it is in no list. */
export async function playAgain(seatAuth: SeatAuth, name: string) {
  const taken = await askTable<{
    readonly nextMatchID: string;
    readonly playerID: string;
    readonly playerCredentials: string;
  }>(seatAuth, 'playAgain', { ...joinRequest(name), answer: 'yes', unlisted: true });
  if (taken.ok) {
    const { nextMatchID, playerID, playerCredentials: credentials } = taken.value;
    await addToChance(nextMatchID, { game: seatAuth.seat.game, playerID, credentials });
  }
  return taken;
}
