import type { LogEntry, Server, State } from 'boardgame.io';
import { unattendedDeadline } from '../domain/deadlines.ts';
import { checkedPlayers } from '../domain/names.ts';
import { statusOf } from '../domain/table.ts';
import { defaultSettings, type TableData, tableDataOf } from '../domain/table-settings.ts';
import type { MatchRow } from './schema.ts';
import { stateText } from './state-text.ts';

/** Columns of a match except its state: all that lists and seats need. */
export const tableColumns = [
  'game',
  'unlisted',
  'players',
  'setup_data',
  'gameover',
  'next_match_id',
  'created_at',
  'updated_at',
  'state_id',
  'begun_at',
  'ended_at',
  'awaited',
  'clocks',
  'terms',
] as const;

type TableRow = Pick<MatchRow, (typeof tableColumns)[number]>;

const jsonOrNull = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export function tableDataFrom(row: TableRow): TableData {
  return {
    gameName: row.game,
    unlisted: row.unlisted === 1,
    players: JSON.parse(row.players),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(row.setup_data !== null && { setupData: JSON.parse(row.setup_data) }),
    ...(row.gameover !== null && { gameover: JSON.parse(row.gameover) }),
    ...(row.next_match_id !== null && { nextMatchID: row.next_match_id }),
    stateID: row.state_id,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
    awaited: JSON.parse(row.awaited),
    clocks: row.clocks === null ? null : JSON.parse(row.clocks),
    settings: { ...defaultSettings, ...JSON.parse(row.terms) },
  };
}

/** Returns the columns of seats and settings, which no move changes. */
export function seatColumns(table: TableData) {
  return {
    unlisted: table.unlisted ? 1 : 0,
    players: JSON.stringify(checkedPlayers(table.players)),
    setup_data: jsonOrNull(table.setupData),
    next_match_id: table.nextMatchID ?? null,
    ended_at: table.endedAt,
    terms: JSON.stringify(table.settings),
  };
}

/** Returns the columns that depend on the newest state as well: moves change them, too. */
export function clockColumns(table: TableData) {
  return {
    clocks: table.clocks && JSON.stringify(table.clocks),
    due_at: unattendedDeadline(table),
  };
}

/** Returns the columns of an initial state. */
export function beginningColumns(initialState: State) {
  return {
    state_id: initialState._stateID,
    state: stateText(initialState),
    log_length: initialState.deltalog?.length ?? 0,
  };
}

/** Returns the row of a table without a match. */
export function newTableRow(matchID: string, table: TableData): MatchRow {
  return {
    id: matchID,
    game: table.gameName,
    status: statusOf(table),
    ...seatColumns(table),
    gameover: null,
    created_at: table.createdAt,
    updated_at: table.updatedAt,
    state_id: -1,
    state: '',
    seats_version: 0,
    log_length: 0,
    chat_length: 0,
    visited_at: null,
    begun_at: null,
    awaited: '[]',
    clocks: null,
    due_at: null,
  };
}

/** Returns the row of a match that boardgame.io creates, which is under way from the start. */
export function newMatchRow(
  matchID: string,
  { metadata, initialState }: { metadata: Server.MatchData; initialState: State },
): MatchRow {
  const begun = tableDataOf(metadata);
  return {
    ...newTableRow(matchID, begun),
    ...beginningColumns(initialState),
    gameover: jsonOrNull(metadata.gameover),
    begun_at: begun.begunAt,
  };
}

/** Returns log entries as rows, numbered from the match's first. */
export const logRows = (matchID: string, entries: readonly LogEntry[]) =>
  entries.map((entry, number) => ({ match_id: matchID, number, entry: JSON.stringify(entry) }));
