import { createHash, timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether these are the credentials of a seat that somebody has taken. boardgame.io's own check lets
 * everybody through as long as nobody sits at the table. Compared in constant time.
 */
export function areCredentialsRight(
  credentials: unknown,
  seat: Server.PlayerMetadata | undefined,
): boolean {
  if (typeof credentials !== 'string' || !seat?.credentials) return false;
  return timingSafeEqual(digestOf(credentials), digestOf(seat.credentials));
}

/** The seat with this id, if the match has it. */
export function seatOf(
  metadata: Server.MatchData,
  playerID: string,
): Server.PlayerMetadata | undefined {
  // Its keys are strings when it comes from JSON, whatever the framework's type says.
  const players: Readonly<Record<string, Server.PlayerMetadata>> = metadata.players;
  return Object.hasOwn(players, playerID) ? players[playerID] : undefined;
}
