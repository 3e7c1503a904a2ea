import { expect } from 'chai';
import { type CatalogGame, catalog, type GameModule } from '../../../games/index.ts';
import { checkOf } from '../../../games/kit/record/check.ts';
import { parseRecord } from '../../../games/kit/record/shape.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import { randomFrom } from '../../../games/kit/search/seeded.ts';
import {
  afterMove,
  begin,
  type LocalMatch,
  logOf,
} from '../../../lobby/features/local-match/match.ts';
import {
  changeAt,
  type Line,
  linesOf,
  linesUpTo,
  partAt,
  partsOf,
  sentenceAt,
} from '../../../lobby/features/past-match/lines.ts';
import { recordOfHere } from '../../../lobby/features/past-match/local-record.ts';
import { pastMatchOf } from '../../../lobby/features/past-match/recorded-match.ts';
import { spotIn } from '../../../lobby/features/replay/address.ts';

const names = ['Ada', 'Ben', 'Chiara', 'Dörte'];
const nameOf = (seat: string) => names[Number(seat)] ?? '';

/** Returns every state of a random match in this browser, from its beginning to its end. */
function played({ rules, ...module }: GameModule, { info }: CatalogGame): readonly LocalMatch[] {
  const random = randomFrom(info.name);
  const chance = rngFrom(random);
  const seats = names.slice(0, info.minPlayers).map((name) => ({ name, bot: null }));
  const beginning = { matchID: 'here', game: info.name, setupData: undefined, seats };
  const matches = [begin(rules, { ...beginning, seed: 'replayed', createdAt: 1_000 })];
  for (let at = 0; ; at += 1) {
    const now = matches[at];
    if (!now || rules.result(now.G)) return matches;
    const seat = chance.choose(rules.playersToMove(now.G));
    const wanted = rules.randomMove(now.G, seat, chance);
    if (!wanted) throw new Error('Whoever is waited for can do something.');
    const after = afterMove({ rules, ...module }, now, { ...wanted, seat, at: 1_000 + 10 * at });
    if ('refused' in after) throw new Error(after.refused);
    matches.push(after);
  }
}

for (const game of catalog) {
  const { info } = game;

  describe(`The replay of a match of ${info.name}`, () => {
    let module: GameModule;
    let matches: readonly LocalMatch[];

    before(async () => {
      module = await game.load();
      matches = played(module, game);
    });

    /** Returns the match as its saved record would replay it. */
    function replayed() {
      const last = matches.at(-1);
      if (!last) throw new Error('There is a beginning.');
      const text = textOfRecord(recordOfHere(last, module));
      const { record } = parseRecord(text);
      if (!record) throw new Error('It is a record.');
      const { faults, replay } = checkOf(record, { info, rules: module.rules });
      expect(faults).to.deep.equal([]);
      if (!replay) throw new Error('It can be played again.');
      return { record, match: pastMatchOf(record, replay), last };
    }

    it('the replay has every view of every seat and the log of the match', () => {
      const { match, last, record } = replayed();
      expect(match.length).to.equal(last.moves.length);
      expect(match.result)
        .to.deep.equal(module.rules.result(last.G))
        .and.to.deep.equal(record.result);
      for (const [at, { G }] of matches.entries()) {
        for (const seat of [null, ...last.seats.map((_, index) => String(index))]) {
          expect(JSON.stringify(match.seenAt(at, seat))).to.equal(
            JSON.stringify(module.rules.view(G, seat)),
          );
          expect(match.seenAt(at, seat)).to.equal(match.seenAt(at, seat));
        }
      }
      expect(match.logUpTo(match.length)).to.deep.equal(logOf(last.moves));
      expect(match.logUpTo(7)).to.deep.equal(logOf(last.moves.slice(0, 7)));
      expect(record.moves.map(({ at }) => at)).to.deep.equal(last.moves.map((_, at) => 10 * at));
    });

    it('parts of the replay begin where the log says, and each line has its move', async () => {
      const { match } = replayed();
      const { text: gameText } = await game.loadText('en');
      const lines = linesOf(match, { gameText, nameOf, module });
      const parts = partsOf(match, module);
      expect(parts[0]).to.equal(0);
      expect(parts.length).to.be.above(2);
      const told = new Set(lines.filter(({ startsSection }) => startsSection).map(({ at }) => at));
      // The first part is told with the first move, since setting up is not told.
      expect(parts.slice(1)).to.deep.equal([...told].filter((at) => parts.includes(at)));
      for (const at of told) expect(at === 1 || parts.includes(at), String(at)).to.equal(true);
      for (const at of parts.slice(1)) {
        expect(sentenceAt(lines, at)).to.contain(partAt(lines, at)).and.not.equal('');
      }
      for (const at of [0, 1, Math.floor(match.length / 2), match.length]) {
        const upTo = linesUpTo(lines, at);
        expect(upTo.every((line) => line.at <= at)).to.equal(true);
        const lasting = (all: typeof lines) => all.filter(({ isTransient }) => !isTransient);
        expect(lasting(upTo)).to.deep.equal(lasting(lines).filter((line) => line.at <= at));
      }
      // Cards are turned up or dealt after moves of every game but Bug Race.
      expect(lines.some(({ isTurnUp }) => isTurnUp)).to.equal(info.name !== 'bug-race');
      // A transient line is there at its move, and later no more.
      const fleeting = lines.find(({ isTransient }) => isTransient);
      if (fleeting) {
        expect(linesUpTo(lines, fleeting.at)).to.include(fleeting);
        expect(linesUpTo(lines, match.length)).to.not.include(fleeting);
      }
    });
  });
}

describe('The cause of a change in the chances', () => {
  const line = (at: number, sentence: string, isTurnUp = false): Line => ({
    at,
    sentence,
    isTurnUp,
    isTransient: false,
    key: sentence,
    stateID: at - 1,
    playerID: null,
    startsSection: false,
    isOfTable: false,
    isDetail: false,
    isByBot: false,
  });

  it('the cause is what was turned up after a move, or otherwise the move itself', () => {
    const lines = [
      line(1, 'Ada plays a card.'),
      line(2, 'Ben plays a card.'),
      line(2, 'The bets are turned up.', true),
      line(2, 'Ada scores.'),
    ];
    expect(changeAt(lines, 1)).to.equal('Ada plays a card.');
    expect(changeAt(lines, 2)).to.equal('The bets are turned up. Ada scores.');
  });
});

describe('The address of a position', () => {
  const match = { length: 120, seats: ['0', '1'], own: '0' };
  for (const [search, at, as] of [
    ['', 0, '0'],
    ['?at=37&as=1', 37, '1'],
    ['?at=37&as=all', 37, 'all'],
    ['?at=1000', 120, '0'],
    ['?at=-3&as=2', 0, '0'],
    ['?at=1.5&as=', 0, null],
    ['?at=zero', 0, '0'],
  ] as const) {
    it(`${search || 'an empty query'} is position ${at}, seen by ${as}`, () => {
      expect(spotIn(search, match)).to.deep.equal({ at, as });
    });
  }
});
