import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../../games/index.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import { playRecorded } from '../records/recorded-match.ts';
import { BareMatch } from './bare-match.ts';
import type { HarnessGame } from './random-games.ts';
import type { Ending } from './recorded-games.ts';

export interface Recording<G> {
  readonly module: GameModule & { readonly info: GameInfo };
  readonly endings: readonly Ending<G>[];
  /** As for the harness of random games. */
  readonly ticketsOf?: HarnessGame<G>['ticketsOf'];
  /** Folder of the records, which has one file for each. */
  readonly folder: string;
}

/** Maximum number of matches to play in search of an ending. */
const maxTries = 100_000;

/** Returns the match with this number if it ends as wanted. */
function playAtRandom<G>(
  { module, ticketsOf }: Recording<G>,
  ending: Ending<G>,
  number: number,
): MatchRecord | undefined {
  const { about, file, numPlayers, setupData, isIt } = ending;
  const match = new BareMatch<G>(module, { numPlayers, setupData, seed: `${file}-${number}` });
  const record = playRecorded(match, { info: module.info, about, number, ticketsOf });
  // The match holds events of this game.
  return isIt(match.G, match.events as never[]) ? record : undefined;
}

/**
 * Plays seeded random matches until one ends in each of the ways, and writes those down. With `only`, it writes only
 * the files with these names.
 */
export function recordGames<G>(recording: Recording<G>, only: readonly string[] = []): void {
  mkdirSync(recording.folder, { recursive: true });
  const wanted = recording.endings.filter(({ file }) => only.length === 0 || only.includes(file));
  for (const ending of wanted) {
    let record: MatchRecord | undefined;
    for (let number = 1; !record; number += 1) {
      if (number > maxTries) throw new Error(`No match of ${maxTries} ended so: ${ending.about}.`);
      record = playAtRandom(recording, ending, number);
    }
    writeFileSync(join(recording.folder, ending.file), textOfRecord(record));
    console.info(`${ending.file}: ${record.moves.length} moves`);
  }
}
