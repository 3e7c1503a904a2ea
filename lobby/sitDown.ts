import { type Problem, takeSeat } from './api.ts';
import { rememberSeat } from './seats.ts';

/** Takes a seat at a table, the first free one if none is named, and remembers it. null: it is ours. */
export async function sitDown(
  { game, matchID }: { readonly game: string; readonly matchID: string },
  { name, playerID: wished }: { readonly name: string; readonly playerID?: string | undefined },
): Promise<Problem | null> {
  const taken = await takeSeat(game, matchID, { playerName: name, playerID: wished });
  if (!taken.ok) return taken.problem;
  const { playerID, playerCredentials: credentials } = taken.value;
  rememberSeat(matchID, { game, playerID, credentials, name });
  return null;
}
