import type { Server } from 'boardgame.io';
import type { Seat, Table, TableStatus } from '../protocol.ts';
import { hostOf, seatDataOf } from './seat-data.ts';

type MatchData = Server.MatchData;

/** The status of a table whose match isn't over. */
export function seatStatusOf({ players }: MatchData): TableStatus {
  return Object.values(players).some(({ name }) => !name) ? 'open' : 'playing';
}

export function statusOf(metadata: MatchData): TableStatus {
  if (metadata.gameover !== undefined && metadata.gameover !== null) return 'finished';
  return seatStatusOf(metadata);
}

/**
 * What everybody may know of a match, its next table left out. Nobody is marked as connected: see
 * Presence.
 */
export function tableFrom(matchID: string, metadata: MatchData): Table {
  const seats: readonly Seat[] = Object.values(metadata.players).map((seat) => ({
    playerID: String(seat.id),
    name: seat.name ?? null,
    isConnected: false,
    bot: seatDataOf(seat).bot ?? null,
  }));
  const host = hostOf(metadata.players);
  return {
    matchID,
    game: metadata.gameName,
    status: statusOf(metadata),
    seats,
    host: host ? String(host.id) : null,
    setupData: metadata.setupData ?? null,
    unlisted: metadata.unlisted === true,
    createdAt: metadata.createdAt,
    updatedAt: metadata.updatedAt,
    nextMatchID: null,
  };
}

/** What those who are at the table may know of it. */
export function tableWithNext(matchID: string, metadata: MatchData): Table {
  return { ...tableFrom(matchID, metadata), nextMatchID: metadata.nextMatchID ?? null };
}
