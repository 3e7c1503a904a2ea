import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { newMatch } from '../servers/new-table.ts';

/** Milliseconds. */
const day = 86_400_000;

/** A match of Bug Race that was created long ago. */
export interface OldMatch {
  readonly matchID: string;
  /** Days since its creation. */
  readonly age: number;
  /** Days since its last change. Defaults to its age. */
  readonly unchanged?: number;
  readonly isOver?: boolean;
  readonly unlisted?: boolean;
}

/** Stores a match with a log and a line of chat. */
export async function storeOldMatch(storage: SqlStorage, old: OldMatch): Promise<void> {
  const { matchID, age, unchanged = age, isOver = false, unlisted = false } = old;
  const updatedAt = Date.now() - unchanged * day;
  const { metadata, initialState } = newMatch({
    unlisted,
    createdAt: Date.now() - age * day,
    updatedAt,
    ...(isOver && { gameover: { ranking: [] } }),
  });
  const payload = { type: 'keepCard', args: [], playerID: '0' };
  const entry = {
    action: { type: 'MAKE_MOVE' as const, payload },
    _stateID: 0,
    turn: 1,
    phase: '',
  };
  await storage.createMatch(matchID, {
    metadata,
    initialState: { ...initialState, deltalog: [entry] },
  });
  const line = { id: 'line', text: 'Hello', phrase: null, sentAt: updatedAt, seatKey: 'nobody' };
  await storage.chat.append(matchID, line);
}
