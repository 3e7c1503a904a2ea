import { timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';

type Seats = Pick<Server.MatchData, 'players'>;

/**
 * Whether these are the credentials of a seat that somebody has taken. boardgame.io's own check lets
 * everybody through as long as nobody sits at the table. Compared in constant time.
 */
export function areCredentialsRight(
  credentials: unknown,
  seat: Server.PlayerMetadata | undefined,
): boolean {
  if (typeof credentials !== 'string' || !seat?.credentials) return false;
  const [given, right] = [Buffer.from(credentials), Buffer.from(seat.credentials)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Who looks at a match or acts in it, as they say themselves. */
interface Viewer {
  /** null: a spectator. */
  readonly playerID: string | null;
  readonly credentials: string;
}

/** Whether somebody may be where they say they are: at their own seat, or among the spectators. */
export function isInPlace(metadata: Seats, { playerID, credentials }: Viewer): boolean {
  return playerID === null || areCredentialsRight(credentials, seatOf(metadata, playerID));
}

/** The seat with this id, if the match has it. */
export function seatOf(metadata: Seats, playerID: string): Server.PlayerMetadata | undefined {
  // Its keys are strings when it comes from JSON, whatever the framework's type says.
  const players: Readonly<Record<string, Server.PlayerMetadata>> = metadata.players;
  return Object.hasOwn(players, playerID) ? players[playerID] : undefined;
}
