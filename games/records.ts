/** Exports of `paddock-games/records`. */
import type { RecordedGame } from './kit/record/check.ts';
import { type Reading, readRecord } from './kit/record/read.ts';
import { parseRecord } from './kit/record/shape.ts';
import { games, loadGame } from './paddock.ts';

export * from './kit/record/exported.ts';

/**
 * Reads a record from text or a JSON value, as `readRecord` does, with the game that it names. Only that game is loaded.
 * It rejects only if the game can't be loaded.
 */
export async function loadRecord(source: unknown): Promise<Reading> {
  const { record, fault } = parseRecord(source);
  if (fault) return { record, replay: null, fault };
  const info = games.find(({ name }) => name === record.game);
  const game: RecordedGame | undefined = info && (await loadGame(info.name));
  return readRecord(record, () => game);
}
