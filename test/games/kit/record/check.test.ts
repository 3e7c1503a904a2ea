import { expect } from 'chai';
import { fingerprintOf, seedOf } from '../../../../games/kit/record/chance.ts';
import { checkOf } from '../../../../games/kit/record/check.ts';
import type { MatchRecord, MixedChance } from '../../../../games/kit/record/format.ts';
import { readAs } from '../../../support/games/recorded-games.ts';
import { loadedGames, type PlayedMatch, playMatch } from './matches.ts';

/** Returns the same digits with another first digit. */
function otherDigits(digits: string): string {
  return `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;
}

function chanceIn({ chance }: MatchRecord): MixedChance {
  return chance ?? expect.fail('The chance of this match was mixed.');
}

/** Returns the codes of all faults. */
function codesOf({ game, record }: PlayedMatch, changes: Partial<MatchRecord> = {}): string[] {
  return checkOf({ ...record, ...changes }, game).faults.map(({ code }) => code);
}

/** A change to one part of a record, and the faults that the check may report for it. */
interface Tampering {
  readonly what: string;
  readonly changes: (record: MatchRecord) => Partial<MatchRecord>;
  /** The check must report at least one of these. */
  readonly told: readonly string[];
}

const elsewhere = ['refusedMove', 'otherResult'];

const tamperings: readonly Tampering[] = [
  {
    what: 'the seed',
    changes: ({ seed }) => ({ seed: otherDigits(seed) }),
    told: ['otherSeed'],
  },
  {
    what: 'the secret',
    changes: (record) => {
      const chance = chanceIn(record);
      return { chance: { ...chance, secret: otherDigits(chance.secret) } };
    },
    told: ['otherFingerprint'],
  },
  {
    what: 'the secret with its fingerprint',
    changes: (record) => {
      const secret = otherDigits(chanceIn(record).secret);
      return { chance: { ...chanceIn(record), secret, fingerprint: fingerprintOf(secret) } };
    },
    told: ['otherSeed'],
  },
  {
    what: 'the secret with its fingerprint and the seed',
    changes: (record) => {
      const secret = otherDigits(chanceIn(record).secret);
      const chance = { ...chanceIn(record), secret, fingerprint: fingerprintOf(secret) };
      return { chance, seed: seedOf(chance) };
    },
    told: elsewhere,
  },
  {
    what: 'a number',
    changes: (record) => {
      const { numbers, ...chance } = chanceIn(record);
      return { chance: { ...chance, numbers: { ...numbers, '1': otherDigits(numbers[1] ?? '') } } };
    },
    told: ['otherSeed'],
  },
  {
    what: 'a number left out',
    changes: (record) => {
      const { numbers, ...chance } = chanceIn(record);
      return { chance: { ...chance, numbers: { '0': numbers[0] ?? '' } } };
    },
    told: ['otherSeed'],
  },
  {
    what: 'a number with the seed',
    changes: (record) => {
      const { numbers, ...rest } = chanceIn(record);
      const chance = { ...rest, numbers: { ...numbers, '1': otherDigits(numbers[1] ?? '') } };
      return { chance, seed: seedOf(chance) };
    },
    told: elsewhere,
  },
  {
    what: 'the result',
    changes: ({ result }) => ({
      result: result && {
        ...result,
        ranking: result.ranking.map((each) => ({ ...each, score: each.score + 1 })),
      },
    }),
    told: ['otherResult'],
  },
  { what: 'the result removed', changes: () => ({ result: null }), told: ['otherResult'] },
  {
    what: 'a move left out',
    changes: ({ moves }) => ({ moves: moves.slice(1) }),
    told: elsewhere,
  },
  {
    what: 'a move repeated',
    changes: ({ moves }) => ({ moves: [...moves, ...moves.slice(-1)] }),
    told: ['refusedMove'],
  },
  {
    what: 'the seat of a move',
    changes: ({ moves: [first, ...moves] }) => ({
      moves: first ? [{ ...first, seat: first.seat === '0' ? '1' : '0' }, ...moves] : [],
    }),
    told: elsewhere,
  },
  {
    what: 'the version of the rules',
    changes: ({ rulesVersion }) => ({ rulesVersion: rulesVersion + 1 }),
    told: ['otherRules'],
  },
  {
    what: 'an unknown option',
    changes: ({ options }) => ({ options: { ...options, wings: true } }),
    told: ['wrongOptions'],
  },
  {
    what: 'the number of seats',
    changes: ({ seats }) => ({ seats: seats.slice(1) }),
    told: ['wrongOptions', ...elsewhere],
  },
  {
    what: 'the game',
    changes: () => ({ game: 'chess' }),
    told: ['unknownGame'],
  },
];

describe('Records: checks', () => {
  const matches: PlayedMatch[] = [];

  before(async () => {
    for (const game of await loadedGames()) matches.push(playMatch(game, 1), playMatch(game, 2));
  });

  it('an untouched record passes the check', () => {
    for (const { game, record } of matches) {
      const { fingerprint, numbers } = chanceIn(record);
      const told = { fingerprint, playerSeed: numbers[1] ?? '', result: record.result };
      const { faults, mixedMoves, replay } = checkOf(record, game, told);
      expect(faults).to.deep.equal([]);
      expect(mixedMoves).to.equal(record.moves.length);
      expect(replay?.length).to.equal(record.moves.length);
    }
  });

  for (const { what, changes, told } of tamperings) {
    it(`the check detects a change to a record: ${what}`, () => {
      for (const match of matches) {
        const changed = changes(match.record);
        const codes = codesOf(match, changed);
        expect(codes, match.game.info.name).to.satisfy(() =>
          told.some((code) => codes.includes(code)),
        );
        const { fault } = readAs(match.game, { ...match.record, ...changed });
        expect(fault?.code, 'and it is not read').to.be.oneOf([
          ...told,
          'unknownGame',
          'noSuchSeat',
        ]);
      }
    });
  }

  it('the check detects changed options unless they lead to the same match', () => {
    let different = 0;
    for (const match of matches) {
      for (const { name, ...field } of match.game.info.options) {
        if (field.kind !== 'yesNo') continue;
        const options = { ...match.record.options, [name]: match.record.options[name] !== true };
        different += codesOf(match, { options }).length;
      }
    }
    expect(different).to.be.greaterThan(10);
  });

  it('the check locates invalid options and an invalid number of seats', () => {
    for (const { game, record } of matches) {
      const pathWith = (changes: Partial<MatchRecord>) =>
        checkOf({ ...record, ...changes }, game).faults.map(({ path }) => path);
      expect(pathWith({ options: { wings: true } })).to.deep.equal(['/options']);
      const [seat = expect.fail('There are seats.')] = record.seats;
      expect(pathWith({ seats: Array(9).fill(seat) })).to.deep.equal(['/seats']);
    }
  });

  it('the check reports the number of the first refused move and the reason', () => {
    for (const match of matches) {
      const { moves } = match.record;
      const at = Math.floor(moves.length / 2);
      const strange = moves.with(at, { seat: '0', move: 'fly', args: [1] });
      const { faults, replay } = checkOf({ ...match.record, moves: strange }, match.game);
      const sentence = 'The rules refuse it: noSuchMove.';
      const place = { path: `/moves/${at}`, move: at + 1, refusal: 'noSuchMove' };
      expect(faults).to.deep.equal([{ code: 'refusedMove', ...place, sentence }]);
      expect(replay?.length, 'what was legal is there').to.equal(at);
    }
  });

  it('the check detects a changed argument unless the match stays legal and ends in the same way', () => {
    let refused = 0;
    for (const { game, record } of matches) {
      const withArguments = record.moves.flatMap(({ args }, at) => (args.length > 0 ? [at] : []));
      for (const at of withArguments.filter((_, index) => index % 7 === 0)) {
        const { args, ...move } = record.moves[at] ?? expect.fail('It is there.');
        const others = record.moves.filter((each) => each.move === move.move && each.args !== args);
        const other = others.find((each) => JSON.stringify(each.args) !== JSON.stringify(args));
        if (!other) continue;
        const moves = record.moves.with(at, { ...move, args: other.args });
        const { faults, replay } = checkOf({ ...record, moves }, game);
        refused += faults.length;
        if (faults.length === 0) expect(replay?.result).to.deep.equal(record.result);
        else expect(faults[0]?.code).to.be.oneOf(elsewhere);
      }
    }
    expect(refused).to.be.greaterThan(50);
  });

  it('the check compares a record with a fingerprint, a number and a result known beforehand', () => {
    for (const { game, record } of matches) {
      const codesWith = (told: Parameters<typeof checkOf>[2], changes: Partial<MatchRecord> = {}) =>
        checkOf({ ...record, ...changes }, game, told).faults.map(({ code }) => code);
      const { fingerprint, numbers } = chanceIn(record);
      expect(codesWith({ fingerprint: otherDigits(fingerprint) })).to.deep.equal([
        'otherFingerprint',
      ]);
      expect(codesWith({ playerSeed: otherDigits(numbers[0] ?? '') })).to.deep.equal([
        'missingNumber',
      ]);
      expect(codesWith({ result: null })).to.deep.equal(['otherResult']);
      const { chance: _, ...bare } = record;
      const { faults, mixedMoves } = checkOf(bare, game, { fingerprint });
      expect(faults.map(({ code }) => code)).to.deep.equal(['otherFingerprint']);
      expect(mixedMoves).to.equal(0);
    }
  });

  it('the check counts the moves with mixed chance in a match played on from a position', () => {
    const [{ game, record } = expect.fail('There are matches.')] = matches;
    const newSeeds = [{ at: 3, seed: 'mine' }];
    expect(checkOf({ ...record, newSeeds }, game).mixedMoves).to.equal(3);
    const { chance: _, ...bare } = record;
    expect(checkOf(bare, game).mixedMoves).to.equal(0);
  });
});
