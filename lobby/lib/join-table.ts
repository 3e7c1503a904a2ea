import type { JoinRequest } from '../../protocol/tables.ts';
import { chosenLanguage } from '../app/settings.ts';
import { addNumber, fetchTable, type Problem, quickMatch, takeSeat } from './api.ts';
import { type PlayerSeed, rememberPlayerSeed } from './player-seeds.ts';
import { ownBrowserID, type RememberedSeat, randomDigits, rememberSeat } from './seats.ts';

/** What a server is told of whoever sits down. */
export function joinRequest(playerName: string, playerID?: string): JoinRequest {
  const own = { browser: ownBrowserID(), follows: true, language: chosenLanguage.get() } as const;
  return { playerName, playerID, ...own };
}

/** What is to be added to the chance of a match, with the fingerprint as it is shown now; null: it has begun. */
async function newChance(matchID: string): Promise<PlayerSeed | null> {
  const table = await fetchTable(matchID);
  if (!table.ok || table.value.begunAt !== null) return null;
  return { number: randomDigits(), fingerprint: table.value.fingerprint };
}

/** Adds a number to the chance of a match at whose table we sit, once we have seen its fingerprint. */
export async function addToChance(
  matchID: string,
  { game, playerID, credentials }: Omit<RememberedSeat, 'name'>,
): Promise<void> {
  const added = await newChance(matchID);
  if (!added) return;
  const { number } = added;
  const { ok } = await addNumber(game, matchID, { playerID, credentials, number });
  if (ok) rememberPlayerSeed(matchID, added);
}

/** Takes a seat at a table, the first free one if none is named, and remembers it. null: it is ours. */
export async function joinTable(
  { game, matchID }: { readonly game: string; readonly matchID: string },
  { name, playerID: wished }: { readonly name: string; readonly playerID?: string | undefined },
): Promise<Problem | null> {
  // Before it has our number: what the server has fixed by then can't depend on that.
  const added = await newChance(matchID);
  const wish = { ...joinRequest(name, wished), ...(added && { number: added.number }) };
  const taken = await takeSeat(game, matchID, wish);
  if (!taken.ok) return taken.problem;
  const { playerID, playerCredentials: credentials } = taken.value;
  rememberSeat(matchID, { game, playerID, credentials, name });
  if (added) rememberPlayerSeed(matchID, added);
  return null;
}

/** Sits down at any open table of a game, or at a new one, and remembers the seat. The table's id, or why not. */
export async function joinQuickMatch(
  game: string,
  name: string,
): Promise<{ readonly matchID: string } | { readonly problem: Problem }> {
  const taken = await quickMatch(game, joinRequest(name));
  if (!taken.ok) return { problem: taken.problem };
  const { matchID, playerID, playerCredentials: credentials } = taken.value;
  rememberSeat(matchID, { game, playerID, credentials, name });
  await addToChance(matchID, { game, playerID, credentials });
  return { matchID };
}
