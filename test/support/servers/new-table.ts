import { seatKey } from '../../../server/domain/credentials.ts';
import { defaultSettings, type TableData } from '../../../server/domain/table-settings.ts';

/** Returns a table of Bug Race for two, with Ada as its host, whose match has not begun. `changes` override this. */
export function newTable(changes: Partial<TableData> = {}): TableData {
  return {
    gameName: 'bug-race',
    players: { 0: { id: 0, name: 'Ada', key: seatKey('ada'), data: { host: true } }, 1: { id: 1 } },
    createdAt: 1,
    updatedAt: 1,
    terms: defaultSettings,
    begunAt: null,
    endedAt: null,
    awaited: [],
    clocks: null,
    stateID: -1,
    ...changes,
  };
}
