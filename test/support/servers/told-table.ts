import type { Seat, Table } from '../../../protocol/tables.ts';

/** A seat as the server tells of it: a person or nobody, unless more is said. */
export function toldSeat(playerID: string, name: string | null, changes: Partial<Seat> = {}): Seat {
  const nothing = { bot: null, standIn: null, isOffered: false, awaySince: null };
  return { playerID, name, isConnected: true, ...nothing, ...changes };
}

/** A table as the server tells of it: with one person, and not begun, unless more is said. */
export function toldTable(changes: Partial<Table> = {}): Table {
  return {
    matchID: 'a',
    game: 'bug-race',
    status: 'open',
    seats: [toldSeat('0', 'Ada')],
    host: '0',
    setupData: undefined,
    unlisted: false,
    pace: { kind: 'together' },
    fingerprint: null,
    createdAt: 1,
    updatedAt: 1,
    begunAt: null,
    endedAt: null,
    awaited: [],
    clocks: null,
    proposal: null,
    declined: [],
    now: 1,
    ...changes,
  };
}
