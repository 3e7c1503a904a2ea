import type { JoinRequest } from '../../protocol/tables.ts';
import { addPlayerSeed, fetchTable, type Problem, quickMatch, takeSeat } from './api.ts';
import { type PlayerSeed, rememberPlayerSeed } from './player-seeds.ts';
import { ownBrowserID, type RememberedSeat, randomDigits, rememberSeat } from './seats.ts';
import { chosenLanguage } from './settings.ts';

/** Returns the body of a request to join. */
export function joinRequest(playerName: string, playerID?: string): JoinRequest {
  const own = { browser: ownBrowserID(), follows: true, language: chosenLanguage.get() } as const;
  return { playerName, playerID, ...own };
}

/** Draws a player seed for a match and notes the server's commitment; null if the match has begun. */
async function newPlayerSeed(matchID: string): Promise<PlayerSeed | null> {
  const table = await fetchTable(matchID);
  if (!table.ok || table.value.begunAt !== null) return null;
  return { playerSeed: randomDigits(), fingerprint: table.value.fingerprint };
}

/** Adds a player seed to a match at whose table this browser sits, after it has seen the commitment. */
export async function addPlayerSeedAt(
  matchID: string,
  { game, playerID, credentials }: Omit<RememberedSeat, 'name'>,
): Promise<void> {
  const added = await newPlayerSeed(matchID);
  if (!added) return;
  const { playerSeed } = added;
  const { ok } = await addPlayerSeed(game, matchID, { playerID, credentials, playerSeed });
  if (ok) rememberPlayerSeed(matchID, added);
}

/** Takes a seat at a table, the first free one if none is named, and stores it. Returns the problem, or null. */
export async function joinTable(
  { game, matchID }: { readonly game: string; readonly matchID: string },
  { name, playerID: wished }: { readonly name: string; readonly playerID?: string | undefined },
): Promise<Problem | null> {
  // Read before the server has the player seed, so that its commitment cannot depend on it.
  const added = await newPlayerSeed(matchID);
  const request = { ...joinRequest(name, wished), ...(added && { playerSeed: added.playerSeed }) };
  const taken = await takeSeat(game, matchID, request);
  if (!taken.ok) return taken.problem;
  const { playerID, playerCredentials: credentials } = taken.value;
  rememberSeat(matchID, { game, playerID, credentials, name });
  if (added) rememberPlayerSeed(matchID, added);
  return null;
}

/** Takes and stores a seat at any open table of a game, or at a new one. Returns the table's ID, or the problem. */
export async function joinQuickMatch(
  game: string,
  name: string,
): Promise<{ readonly matchID: string } | { readonly problem: Problem }> {
  const taken = await quickMatch(game, joinRequest(name));
  if (!taken.ok) return { problem: taken.problem };
  const { matchID, playerID, playerCredentials: credentials } = taken.value;
  rememberSeat(matchID, { game, playerID, credentials, name });
  await addPlayerSeedAt(matchID, { game, playerID, credentials });
  return { matchID };
}
