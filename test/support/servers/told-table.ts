import type { Seat, Table } from '../../../protocol/tables.ts';

/** Returns a seat as the server sends it: a person's or a free one by default. */
export function toldSeat(playerID: string, name: string | null, changes: Partial<Seat> = {}): Seat {
  const nothing = { bot: null, standIn: null, isOffered: false, awaySince: null };
  return { playerID, name, isConnected: true, ...nothing, ...changes };
}

/** Returns a table as the server sends it: with one person and not begun by default. */
export function toldTable(changes: Partial<Table> = {}): Table {
  return {
    matchID: 'a',
    game: 'bug-race',
    status: 'open',
    seats: [toldSeat('0', 'Ada')],
    host: '0',
    setupData: undefined,
    unlisted: false,
    timeControl: { kind: 'together' },
    fingerprint: null,
    createdAt: 1,
    updatedAt: 1,
    begunAt: null,
    endedAt: null,
    awaited: [],
    clocks: null,
    proposal: null,
    declined: [],
    quickStart: null,
    daily: null,
    now: 1,
    ...changes,
  };
}
