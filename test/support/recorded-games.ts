import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { GameModule } from '../../games/index.ts';
import type { Result } from '../../games/kit/result.ts';
import { type TableSettings, TestTable } from './table.ts';

/** A whole match on file: what it was made with, every move, and how it ended. */
export interface RecordedGame {
  readonly about: string;
  readonly settings: TableSettings;
  /** [playerID, move, …arguments] */
  readonly moves: readonly (readonly [string, string, ...unknown[]])[];
  readonly result: Result;
}

/** Plays a record through the real Game object; every move of it must be legal. */
export function replay<G>(module: GameModule, record: RecordedGame): TestTable<G> {
  const table = new TestTable<G>(module, record.settings);
  for (const [playerID, move, ...args] of record.moves) {
    expect(table.move(playerID, move, ...args), JSON.stringify([playerID, move, args])).to.equal(
      null,
    );
  }
  return table;
}

/** Describes the recorded games in a folder: each must come to its exact result again. */
export function describeRecordedGames(name: string, module: GameModule, folder: string): void {
  describe(`${name}: recorded games`, () => {
    for (const file of readdirSync(folder)) {
      const record: RecordedGame = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      it(`${file}: ${record.about}`, () => {
        expect(replay(module, record).state.ctx.gameover).to.deep.equal(record.result);
      });
    }
  });
}
