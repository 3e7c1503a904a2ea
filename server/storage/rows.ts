import type { LogEntry, Server, State } from 'boardgame.io';
import { statusOf } from '../tables/table.ts';
import { checkedPlayers } from './names.ts';
import type { MatchRow } from './schema.ts';
import { stateText } from './state-text.ts';

/** The columns of a match but its state: all that lists and seats need. */
export const metadataColumns = [
  'game',
  'unlisted',
  'players',
  'setup_data',
  'gameover',
  'next_match_id',
  'created_at',
  'updated_at',
] as const;

type MetadataRow = Pick<MatchRow, (typeof metadataColumns)[number]>;

const jsonOrNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export function metadataFrom(row: MetadataRow): Server.MatchData {
  return {
    gameName: row.game,
    unlisted: row.unlisted === 1,
    players: JSON.parse(row.players),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.setup_data !== null && { setupData: JSON.parse(row.setup_data) }),
    ...(row.gameover !== null && { gameover: JSON.parse(row.gameover) }),
    ...(row.next_match_id !== null && { nextMatchID: row.next_match_id }),
  };
}

/** The columns that say who sits where and what comes next: those that no move changes. */
export function seatColumns(metadata: Server.MatchData) {
  return {
    unlisted: metadata.unlisted ? 1 : 0,
    players: JSON.stringify(checkedPlayers(metadata.players)),
    setup_data: jsonOrNull(metadata.setupData),
    next_match_id: metadata.nextMatchID ?? null,
  };
}

export function newMatchRow(
  matchID: string,
  { metadata, initialState }: { metadata: Server.MatchData; initialState: State },
): MatchRow {
  return {
    id: matchID,
    game: metadata.gameName,
    status: statusOf(metadata),
    ...seatColumns(metadata),
    gameover: jsonOrNull(metadata.gameover),
    created_at: metadata.createdAt,
    updated_at: metadata.updatedAt,
    state_id: initialState._stateID,
    state: stateText(initialState),
    seats_version: 0,
    log_length: initialState.deltalog?.length ?? 0,
    chat_length: 0,
    visited_at: null,
  };
}

/** Entries as rows of a match's log, counted from its first. */
export const logRows = (matchID: string, entries: readonly LogEntry[]) =>
  entries.map((entry, number) => ({ match_id: matchID, number, entry: JSON.stringify(entry) }));
