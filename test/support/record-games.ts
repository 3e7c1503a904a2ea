import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../../games/index.ts';
import { chooseMove, type HarnessGame } from './random-games.ts';
import type { RecordedGame } from './recorded-games.ts';
import { seededChoice, TestTable } from './table.ts';

/** A way in which a match can end, and the kind of match to look for it in. */
export interface Ending<G> {
  readonly file: string;
  readonly about: string;
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly isIt: (G: G, table: TestTable<G>) => boolean;
}

export interface Recording<G> {
  readonly module: GameModule;
  readonly endings: readonly Ending<G>[];
  /** As for the harness of random games. */
  readonly ticketsOf?: HarnessGame<G>['ticketsOf'];
  /** Where the records go, one file each. */
  readonly folder: string;
}

/** The match with this number, if it ends as wanted. */
function playAtRandom<G>(
  { module, ticketsOf }: Recording<G>,
  ending: Ending<G>,
  number: number,
): RecordedGame | undefined {
  const { about, file, numPlayers, setupData, isIt } = ending;
  const settings = { numPlayers, setupData, seed: `${file}-${number}` };
  const table = new TestTable<G>(module, settings);
  const choose = seededChoice(number);
  const moves: [string, string, ...unknown[]][] = [];
  while (table.state.ctx.gameover === undefined) {
    const { playerID, move, args } = chooseMove(table, choose, ticketsOf);
    table.move(playerID, move, ...args);
    moves.push([playerID, move, ...args]);
  }
  const result = table.state.ctx.gameover;
  return isIt(table.G, table) ? { about, settings, moves, result } : undefined;
}

function written({ about, settings, moves, result }: RecordedGame): string {
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  return `{\n  "about": ${JSON.stringify(about)},\n  "settings": ${JSON.stringify(settings)},\n  "moves": [\n${lines}\n  ],\n  "result": ${JSON.stringify(result)}\n}\n`;
}

/** Plays seeded random matches until one ends in each of the ways, and writes those down. */
export function recordGames<G>(recording: Recording<G>): void {
  mkdirSync(recording.folder, { recursive: true });
  for (const ending of recording.endings) {
    let record: RecordedGame | undefined;
    for (let number = 1; !record; number += 1) record = playAtRandom(recording, ending, number);
    writeFileSync(join(recording.folder, ending.file), written(record));
    console.info(`${ending.file}: ${record.moves.length} moves`);
  }
}
