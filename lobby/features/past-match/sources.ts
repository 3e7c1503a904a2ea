/** Sources of matches to replay: the server, this browser, a file. */
import { catalogGame } from '../../../games/index.ts';
import { ask, fetchTable, matchAddress } from '../../lib/api.ts';
import { load } from '../local-match/match-database.ts';
import { readMatch } from '../local-match/parse-stored-match.ts';
import { recordOfHere } from './local-record.ts';
import { type Opened, openAnything, openRecord } from './open-record.ts';
import { textOfFile } from './record-files.ts';

/** Result of looking for a match. `running` means that it is not over, so its hidden parts stay hidden. */
export type Found = Opened | { readonly kind: 'none' | 'running' | 'broken' };

/** Loads a match from the server. */
export async function findAtTable(matchID: string): Promise<Found> {
  const table = await fetchTable(matchID);
  if (!table.ok) {
    if (table.problem === 'notFound') return { kind: 'none' };
    throw new Error(table.problem);
  }
  const { game, status } = table.value;
  if (status !== 'finished') return { kind: 'running' };
  const record = await ask<unknown>(matchAddress(game, matchID, 'record'));
  if (record.ok) return openAnything(record.value);
  // This status has other meanings for other requests about a match.
  if (record.problem === 'seatTaken') return { kind: 'running' };
  if (record.problem === 'notFound') return { kind: 'none' };
  throw new Error(record.problem);
}

/** Loads a match stored in this browser. */
export async function findLocal(matchID: string): Promise<Found> {
  const { stored } = await load(matchID).catch(() => ({ stored: undefined }));
  if (stored === undefined) return { kind: 'none' };
  const match = readMatch(stored);
  const game = match && catalogGame(match.game);
  if (!match || !game) return { kind: 'broken' };
  const record = recordOfHere(match, await game.load());
  const opened = await openRecord(record);
  if (opened.kind === 'fault') return { kind: 'broken' };
  return opened.kind === 'match' && record.result === null ? { kind: 'running' } : opened;
}

/** Loads a file that was opened here before. */
export async function findFile(id: string): Promise<Found> {
  const text = await textOfFile(id);
  return text === undefined ? { kind: 'none' } : openAnything(text);
}
