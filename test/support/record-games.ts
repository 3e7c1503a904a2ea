import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../games/index.ts';
import { BareMatch } from './bare-match.ts';
import { type HarnessGame, randomMove } from './random-games.ts';
import type { Ending, RecordedGame } from './recorded-games.ts';
import { seededChoice } from './table.ts';

export interface Recording<G> {
  readonly module: GameModule;
  readonly endings: readonly Ending<G>[];
  /** As for the harness of random games. */
  readonly ticketsOf?: HarnessGame<G>['ticketsOf'];
  /** Where the records go, one file each. */
  readonly folder: string;
}

/** So many matches are played in search of an ending. */
const mostTries = 100_000;

/** The match with this number, if it ends as wanted. */
function playAtRandom<G>(
  { module, ticketsOf }: Recording<G>,
  ending: Ending<G>,
  number: number,
): RecordedGame | undefined {
  const { about, file, numPlayers, setupData, isIt } = ending;
  const settings = { numPlayers, setupData, seed: `${file}-${number}` };
  const match = new BareMatch<G>(module, settings);
  const choose = seededChoice(number);
  const moves: [string, string, ...unknown[]][] = [];
  while (match.result === null) {
    const next = randomMove(match, { choose, number: 2 * number, ticketsOf });
    match.play(next);
    moves.push([next.playerID, next.move, ...next.args]);
  }
  return isIt(match.G, match.events) ? { about, settings, moves, result: match.result } : undefined;
}

function written({ about, settings, moves, result }: RecordedGame): string {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  return `{\n  "about": ${JSON.stringify(about)},\n  "settings": ${JSON.stringify(settings)},\n  "moves": [\n${lines}\n  ],\n  "result": ${JSON.stringify(result)}\n}\n`;
}

/**
 * Plays seeded random matches until one ends in each of the ways, and writes those down. With the names of files only
 * those.
 */
export function recordGames<G>(recording: Recording<G>, only: readonly string[] = []): void {
  mkdirSync(recording.folder, { recursive: true });
  const wanted = recording.endings.filter(({ file }) => only.length === 0 || only.includes(file));
  for (const ending of wanted) {
    let record: RecordedGame | undefined;
    for (let number = 1; !record; number += 1) {
      if (number > mostTries)
        throw new Error(`No match of ${mostTries} ended so: ${ending.about}.`);
      record = playAtRandom(recording, ending, number);
    }
    writeFileSync(join(recording.folder, ending.file), written(record));
    console.info(`${ending.file}: ${record.moves.length} moves`);
  }
}
