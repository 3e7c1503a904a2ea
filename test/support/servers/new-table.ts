import type { Server } from 'boardgame.io';
import { createMatch } from 'boardgame.io/internal';
import { game } from '../../../games/bug-race/index.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { defaultSettings, type TableData } from '../../../server/domain/table-settings.ts';

/** Returns a table of Bug Race for two, with Ada as its host, whose match has not begun. `changes` override this. */
export function newTable(changes: Partial<TableData> = {}): TableData {
  return {
    gameName: 'bug-race',
    players: { 0: { id: 0, name: 'Ada', key: seatKey('ada'), data: { host: true } }, 1: { id: 1 } },
    createdAt: 1,
    updatedAt: 1,
    settings: defaultSettings,
    begunAt: null,
    endedAt: null,
    awaited: [],
    clocks: null,
    stateID: -1,
    ...changes,
  };
}

/** Returns a new match of Bug Race for two, as boardgame.io creates it. `changes` override its metadata. */
export function newMatch(changes: Partial<Server.MatchData> = {}) {
  const match = createMatch({ game, numPlayers: 2, setupData: undefined, unlisted: false });
  if ('setupDataError' in match) throw new Error(match.setupDataError);
  return { initialState: match.initialState, metadata: { ...match.metadata, ...changes } };
}
