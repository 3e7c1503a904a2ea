import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { GameModule } from '../../../games/index.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import { readLog } from '../../../games/kit/log.ts';
import type { RecordedGame } from '../../../games/kit/record/check.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { type Reading, readRecord } from '../../../games/kit/record/read.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import { TestTable } from './table.ts';

/** A way in which a match can end, and the kind of match in which to look for it. */
export interface Ending<G, Event = never, Setup = unknown> {
  readonly file: string;
  readonly about: string;
  readonly numPlayers: number;
  readonly setupData: Setup;
  /** Returns whether a match that is over has ended in this way; `events` are all events of its log. */
  readonly isIt: (G: G, events: readonly Event[]) => boolean;
}

/** Reads a record as one of this game. */
export function readAs({ info, rules }: RecordedGame, source: unknown): Reading {
  return readRecord(source, (name) => (name === info.name ? { info, rules } : undefined));
}

/** Plays a record through the real Game object, move by move beside its replay on the rules alone. */
function replay<G>(module: GameModule, record: MatchRecord, replayed: Replay): TestTable<G> {
  const { options: setupData, seats, seed, moves } = record;
  const table = new TestTable<G>(module, { numPlayers: seats.length, setupData, seed });
  for (const [index, { seat, move, args }] of moves.entries()) {
    const refused = table.move(seat, move, ...args);
    expect(refused, JSON.stringify(moves[index])).to.equal(null);
    expect(JSON.stringify(table.lastTold)).to.equal(JSON.stringify(replayed.eventsOf(index + 1)));
  }
  expect(table.G).to.deep.equal(replayed.stateAt(replayed.length));
  return table;
}

interface RecordedGames<G> {
  readonly module: GameModule & { readonly info: GameInfo };
  readonly endings: readonly Ending<G>[];
}

/**
 * Describes the recorded matches of a game, one file for each ending. Each must reach its exact result again, and for
 * its reason.
 */
export function describeRecordedGames<G>({ module, endings }: RecordedGames<G>): void {
  const { name, description } = module.info;
  const folder = join(import.meta.dirname, `../../games/${name}/recorded`);
  describe(`${description.en.title}: recorded games`, () => {
    it('every ending has a recorded game', () => {
      expect(readdirSync(folder).sort()).to.deep.equal(endings.map(({ file }) => file).sort());
    });

    for (const { file, about, isIt } of endings) {
      it(`${file}: ${about}`, () => {
        const read = readAs(module, readFileSync(join(folder, file), 'utf8'));
        if (read.fault) expect.fail(JSON.stringify(read.fault));
        const { record } = read;
        expect(record.about).to.equal(about);
        const table = replay<G>(module, record, read.replay);
        expect(table.state.ctx.gameover).to.deep.equal(record.result);
        // The log holds events of this game.
        const events = readLog<never>(table.log).map(({ event }) => event);
        expect(isIt(table.G, events), 'it ended for this reason').to.equal(true);
      });
    }
  });
}
