import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { GameModule } from '../../games/index.ts';
import { readLog } from '../../games/kit/log.ts';
import type { Result } from '../../games/kit/result.ts';
import { type TableSettings, TestTable } from './table.ts';

/** A way in which a match can end, and the kind of match to look for it in. */
export interface Ending<G> {
  readonly file: string;
  readonly about: string;
  readonly numPlayers: number;
  readonly setupData: unknown;
  /** Whether a match that is over has ended in this way; `events` is all that its log has told. */
  readonly isIt: (G: G, events: readonly unknown[]) => boolean;
}

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

interface RecordedGames<G> {
  readonly module: GameModule;
  /** Where the records are, one file for each ending. */
  readonly folder: string;
  readonly endings: readonly Ending<G>[];
}

/** Describes the recorded games of a game: each must come to its exact result again, and for its reason. */
export function describeRecordedGames<G>(
  name: string,
  { module, folder, endings }: RecordedGames<G>,
): void {
  describe(`${name}: recorded games`, () => {
    it('there is one for every ending', () => {
      expect(readdirSync(folder).sort()).to.deep.equal(endings.map(({ file }) => file).sort());
    });

    for (const { file, about, isIt } of endings) {
      it(`${file}: ${about}`, () => {
        const record: RecordedGame = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        const table = replay<G>(module, record);
        expect(table.state.ctx.gameover).to.deep.equal(record.result);
        const events = readLog(table.log).map(({ event }) => event);
        expect(isIt(table.G, events), 'it ended for this reason').to.equal(true);
      });
    }
  });
}
