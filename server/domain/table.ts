import type {
  NextTable,
  Seat,
  Table,
  TableAtHand,
  TableEvent,
  TableStatus,
} from '../../protocol/tables.ts';
import { hostOf, seatDataOf } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

/** Returns whether a newcomer could take the seat. */
const isToBeHad = (seat: TableData['players'][number]) =>
  !seat.name || seatDataOf(seat).offered === true;

/** Returns the status of a table whose match has no result. */
export function seatStatusOf({ players, begunAt, endedAt }: TableData): TableStatus {
  if (endedAt !== null) return 'finished';
  return begunAt === null || Object.values(players).some(isToBeHad) ? 'open' : 'playing';
}

export function statusOf(table: TableData): TableStatus {
  if (table.gameover !== undefined && table.gameover !== null) return 'finished';
  return seatStatusOf(table);
}

function seatsFrom({ players }: TableData): readonly Seat[] {
  return Object.values(players).map((seat) => {
    const { bot = null, standIn = null, offered = false } = seatDataOf(seat);
    const name = seat.name ?? null;
    const playerID = String(seat.id);
    return {
      playerID,
      name,
      bot,
      standIn,
      isOffered: offered,
      isConnected: false,
      awaySince: null,
    };
  });
}

/** Returns the public data of a match, with no seat marked as connected: see Presence. */
export function tableFrom(matchID: string, table: TableData): Table {
  const host = hostOf(table.players);
  const { begunAt, endedAt, awaited, clocks, settings } = table;
  return {
    matchID,
    game: table.gameName,
    status: statusOf(table),
    seats: seatsFrom(table),
    host: host ? String(host.id) : null,
    setupData: table.setupData ?? null,
    unlisted: table.unlisted === true,
    fingerprint: settings.chance?.fingerprint ?? null,
    timeControl: settings.timeControl,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
    begunAt,
    endedAt,
    clocks,
    awaited: statusOf(table) === 'finished' ? [] : awaited,
    proposal: settings.proposal && { ...settings.proposal, missing: [] },
    declined: Object.keys(settings.answers).filter((seat) => settings.answers[seat] === 'no'),
    quickStart: settings.quickStart,
    daily: settings.daily,
    now: Date.now(),
  };
}

function nextOf({ nextMatchID, settings }: TableData): NextTable | null {
  return nextMatchID === undefined ? null : { matchID: nextMatchID, answers: settings.answers };
}

/** Returns a table as its pages get it. Spectators see the next table once its match has begun and no seat is free. */
export function tableAtHand(
  shown: Table,
  table: TableData,
  { isSeated }: { readonly isSeated: boolean },
): TableAtHand {
  return {
    ...shown,
    next: isSeated || table.settings.hasNextBegun ? nextOf(table) : null,
    events: table.settings.events,
  };
}

/** Maximum number of events of a match; the oldest are dropped. */
const maxEvents = 200;

/** Returns the match with another table event. */
export function withTableEvent(
  table: TableData,
  { kind, playerID, now }: Pick<TableEvent, 'kind' | 'playerID'> & { readonly now: number },
): TableData {
  const event: TableEvent = { kind, playerID, at: now, stateID: table.stateID };
  const events = [...table.settings.events, event].slice(-maxEvents);
  return { ...table, settings: { ...table.settings, events } };
}
