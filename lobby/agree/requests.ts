import type { AgreeWish, SeatProof } from '../../server/protocol.ts';
import { ask, matchAddress, type Outcome } from '../api.ts';
import type { RememberedSeat } from '../seats.ts';
import { addToChance, joinWish } from '../sitDown.ts';

/** Who asks: somebody at a table. */
export interface Asker {
  readonly matchID: string;
  readonly seat: RememberedSeat;
}

function askTable<Value>(
  { matchID, seat: { game, playerID, credentials } }: Asker,
  action: string,
  wish: object = {},
): Promise<Outcome<Value>> {
  const proof: SeatProof = { playerID, credentials };
  return ask(matchAddress(game, matchID, action), { ...wish, ...proof });
}

/** Proposes something to the others at the table, agrees to what is proposed, or is against it. */
export function agree(asker: Asker, wish: Omit<AgreeWish, keyof SeatProof>) {
  return askTable<object>(asker, 'agree', wish);
}

/** Plays on in place of the bot that stood in. */
export function comeBack(asker: Asker) {
  return askTable<object>(asker, 'back');
}

/** Leaves the seat to a bot for good. */
export function concede(asker: Asker) {
  return askTable<object>(asker, 'concede');
}

/** Says not to play again. */
export function declineToPlayAgain(asker: Asker) {
  return askTable<object>(asker, 'playAgain', { answer: 'no' });
}

/** Sits down under this name at the table where the same people play again; it is in no list. */
export async function playAgain(asker: Asker, name: string) {
  const taken = await askTable<{
    readonly nextMatchID: string;
    readonly playerID: string;
    readonly playerCredentials: string;
  }>(asker, 'playAgain', { ...joinWish(name), answer: 'yes', unlisted: true });
  if (taken.ok) {
    const { nextMatchID, playerID, playerCredentials: credentials } = taken.value;
    await addToChance(nextMatchID, { game: asker.seat.game, playerID, credentials });
  }
  return taken;
}
