/** Stores matches at their end, with their records. */
import type { PlayerID } from 'boardgame.io';
import { catalogGame } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { parseRecord } from '../../../games/kit/record/shape.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import { ask, fetchOwnTables, matchAddress } from '../../lib/api.ts';
import { isRecordKept } from '../../lib/daily-tries.ts';
import type { RememberedSeats } from '../../lib/seats.ts';
import type { LocalMatch } from '../local-match/match.ts';
import { list, load } from '../local-match/match-database.ts';
import { readMatch } from '../local-match/parse-stored-match.ts';
import { onlyPersonAt, recordOfHere } from '../past-match/local-record.ts';
import { storeFile } from '../past-match/record-files.ts';
import { isNoted, noteMatch } from './match-history.ts';

async function note(matchID: string, own: PlayerID | null, record: MatchRecord): Promise<void> {
  const { game, seats, result, startedAt, moves, newSeeds = [] } = record;
  const endedAt = startedAt === undefined ? Date.now() : startedAt + (moves.at(-1)?.at ?? 0);
  const fileID = await storeFile(textOfRecord(record), record);
  const isPlayedOn = newSeeds.length > 0;
  await noteMatch({
    matchID,
    game,
    seats,
    own,
    result,
    endedAt,
    fileID,
    isPlayedOn,
    isForgotten: false,
  });
}

/** Stores a finished match of a table at which this browser had a seat. */
export async function noteTable(game: string, matchID: string, own: PlayerID): Promise<void> {
  if (await isNoted(matchID)) return;
  if (isRecordKept(matchID)) return;
  const answer = await ask<unknown>(matchAddress(game, matchID, 'record'));
  const { record } = answer.ok ? parseRecord(answer.value) : {};
  // Tried again at the next visit.
  if (record) await note(matchID, own, record);
}

/** Stores a finished local match. */
export async function noteLocalMatch(match: LocalMatch): Promise<void> {
  const game = catalogGame(match.game);
  if (!game || (await isNoted(match.matchID))) return;
  const record = recordOfHere(match, await game.load());
  // Only the present rules know the result.
  if (record.result === null) return;
  await note(match.matchID, onlyPersonAt(record), record);
}

/** Stores the local matches whose page was left right at their end. */
async function noteMissedHere(): Promise<void> {
  for (const { matchID, table } of await list(Date.now())) {
    const match = table?.isOver ? readMatch((await load(matchID)).stored) : null;
    if (match) await noteLocalMatch(match);
  }
}

/** Stores the matches that ended while no page was open. */
export async function noteMissed(seats: RememberedSeats): Promise<void> {
  await noteMissedHere();
  const matchIDs = Object.keys(seats);
  if (matchIDs.length === 0) return;
  const tables = await fetchOwnTables(matchIDs);
  if (!tables.ok) return;
  for (const { matchID, game, status } of tables.value) {
    const own = seats[matchID]?.playerID;
    if (status === 'finished' && own !== undefined) await noteTable(game, matchID, own);
  }
}
