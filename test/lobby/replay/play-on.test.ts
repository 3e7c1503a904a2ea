import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { checkOf } from '../../../games/kit/record/check.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { replayOf } from '../../../games/kit/record/replay.ts';
import { begin, type LocalMatch, resume } from '../../../lobby/features/local-match/match.ts';
import { recordOfHere } from '../../../lobby/features/past-match/local-record.ts';
import { deepFrozen } from '../../support/games/bare-match.ts';
import { playedHere } from '../../support/games/played-here.ts';
import { seededChoice } from '../../support/games/table.ts';

const person = { name: 'Ada', bot: null };
const bot = { name: 'Bora', bot: 'easy' } as const;

for (const { info, load } of catalog) {
  describe(`A match of ${info.name} continued from a record`, () => {
    const seats = Array.from({ length: info.minPlayers }, () => person);

    async function played(match: LocalMatch, number: number, max: number): Promise<LocalMatch> {
      return playedHere(await load(), match, { choose: seededChoice(number), max });
    }

    async function recorded(): Promise<MatchRecord> {
      const module = await load();
      const beginning = { matchID: 'first', game: info.name, setupData: undefined, seats };
      const first = begin(module.rules, { ...beginning, seed: 'first', createdAt: 1000 });
      return recordOfHere(await played(first, 3, 60), module);
    }

    async function resumed(record: MatchRecord, at: number, newSeed: string): Promise<LocalMatch> {
      const { rules } = await load();
      const from = { record, replay: replayOf(rules, record), at, newSeed };
      const others = seats.map((seat, index) => (index === 0 ? seat : bot));
      return resume(rules, { ...from, matchID: 'second', seats: others, createdAt: 5000 });
    }

    it('the match has the state and log of its position, and the record stays unchanged', async () => {
      const record = deepFrozen(await recorded());
      const { rules } = await load();
      const replay = replayOf(rules, record);
      for (const at of [0, 20, record.moves.length]) {
        const match = await resumed(record, at, 'luck');
        for (const eyes of [null, '0', '1']) {
          expect(rules.view(match.G, eyes)).to.deep.equal(replay.viewAt(at, eyes));
        }
        const unordered = (part: unknown): string => [...JSON.stringify(part)].sort().join('');
        expect(unordered(match.G)).to.equal(unordered(replay.stateAt(at)));
        expect(match.moves.map(({ events }) => events)).to.deep.equal(
          record.moves.slice(0, at).map((_, index) => replay.eventsOf(index + 1)),
        );
      }
    });

    it('the match has new random numbers, and its own record replays to the same state', async () => {
      const record = await recorded();
      const module = await load();
      const ends = await Promise.all(
        ['luck', 'other luck'].map(async (seed) => played(await resumed(record, 20, seed), 5, 400)),
      );
      expect(JSON.stringify(ends[0]?.G)).to.not.equal(JSON.stringify(ends[1]?.G));
      for (const match of ends) {
        const again = recordOfHere(match, module);
        expect(again.newSeeds?.map(({ at }) => at)).to.deep.equal([20]);
        const { faults, replay } = checkOf(again, { info, rules: module.rules });
        expect(faults).to.deep.equal([]);
        expect(JSON.stringify(replay?.stateAt(replay.length))).to.equal(JSON.stringify(match.G));
      }
    });

    it('the new record can be continued again, before or after that position', async () => {
      const record = await recorded();
      const module = await load();
      const second = recordOfHere(await played(await resumed(record, 20, 'luck'), 5, 30), module);
      for (const [at, seeds] of [
        [10, [10]],
        [20, [20]],
        [35, [20, 35]],
      ] as const) {
        const third = recordOfHere(await played(await resumed(second, at, 'more'), 7, 30), module);
        expect(third.newSeeds?.map((each) => each.at)).to.deep.equal(seeds);
        expect(checkOf(third, { info, rules: module.rules }).faults).to.deep.equal([]);
      }
    });
  });
}
