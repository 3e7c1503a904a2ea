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

export function statusOf(metadata: TableData): TableStatus {
  if (metadata.gameover !== undefined && metadata.gameover !== null) return 'finished';
  return seatStatusOf(metadata);
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
export function tableFrom(matchID: string, metadata: TableData): Table {
  const host = hostOf(metadata.players);
  const { begunAt, endedAt, awaited, clocks, terms } = metadata;
  return {
    matchID,
    game: metadata.gameName,
    status: statusOf(metadata),
    seats: seatsFrom(metadata),
    host: host ? String(host.id) : null,
    setupData: metadata.setupData ?? null,
    unlisted: metadata.unlisted === true,
    fingerprint: terms.chance?.fingerprint ?? null,
    pace: terms.pace,
    createdAt: metadata.createdAt,
    updatedAt: metadata.updatedAt,
    begunAt,
    endedAt,
    clocks,
    awaited: statusOf(metadata) === 'finished' ? [] : awaited,
    proposal: terms.proposal && { ...terms.proposal, missing: [] },
    declined: Object.keys(terms.answers).filter((seat) => terms.answers[seat] === 'no'),
    quickStart: terms.quickStart,
    daily: terms.daily,
    now: Date.now(),
  };
}

function nextOf({ nextMatchID, terms }: TableData): NextTable | null {
  return nextMatchID === undefined ? null : { matchID: nextMatchID, answers: terms.answers };
}

/** Returns a table as its pages get it. Spectators see the next table once its match has begun and no seat is free. */
export function tableAtHand(
  table: Table,
  metadata: TableData,
  { isSeated }: { readonly isSeated: boolean },
): TableAtHand {
  return {
    ...table,
    next: isSeated || metadata.terms.hasNextBegun ? nextOf(metadata) : null,
    events: metadata.terms.events,
  };
}

/** Maximum number of events of a match; the oldest are dropped. */
const maxEvents = 200;

/** Returns the match with another table event. */
export function withTableEvent(
  metadata: TableData,
  { kind, playerID, now }: Pick<TableEvent, 'kind' | 'playerID'> & { readonly now: number },
): TableData {
  const event: TableEvent = { kind, playerID, at: now, stateID: metadata.stateID };
  const events = [...metadata.terms.events, event].slice(-maxEvents);
  return { ...metadata, terms: { ...metadata.terms, events } };
}
