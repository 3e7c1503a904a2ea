import { expect } from 'chai';
import { bot } from '../../../../games/crazy-race-gewalt/bot/index.ts';
import type { GewaltMove, GewaltState } from '../../../../games/crazy-race-gewalt/index.ts';
import { rules } from '../../../../games/crazy-race-gewalt/rules/index.ts';
import { decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import type { Level } from '../../../../games/kit/search/levels.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { action, expertTable, newTable, type Position, sectionWith } from '../positions.ts';

const someSeeds = ['one', 'two', 'three'];

/** Returns the moves of seat 0 with this bet card, one for each seed. */
function moves(G: GewaltState, level: Level, bet: number, seeds = someSeeds): GewaltMove[] {
  const players = Object.fromEntries(
    Object.entries(G.players).map(([seat, own]) => [seat, seat === '0' ? { ...own, bet } : own]),
  );
  const seen = rules.view({ ...G, players }, '0');
  return seeds.flatMap((seed) => {
    const rng = seededRng(seed);
    const budget = roundsOf(level === 'strong' ? 60 : 9);
    return decide(bot, { seat: '0', seen, events: [], level, budget, rng })?.move ?? [];
  });
}

const firstInRed = 1; // 1 2 1
const lastInRed = 2; // 1 1 3

/** All are in the last stage; seat 1 leads, seat 2 is behind. */
const red: Position = {
  pawns: {
    '0': { section: 12, square: 1 },
    '1': { section: 12, square: 3 },
    '2': { section: 11, square: 1 },
  },
  trophies: {
    '0': { lilac: 2, blue: 2 },
    '1': { lilac: 1, blue: 1 },
    '2': { lilac: 3, blue: 3 },
  },
};

const sections = {
  '0': [sectionWith(0), sectionWith(8), sectionWith(4), sectionWith(4, 1)],
};

describe('The easy bot of Crazy Race (Gewalt)', () => {
  it('the easy bot shortens its own way regardless of its bet', () => {
    const { G } = newTable(3, {}, { ...red, sections });
    for (const bet of [firstInRed, lastInRed]) {
      for (const { move, args } of moves(G, 'easy', bet)) {
        expect([move, ...args].slice(0, 3)).to.deep.equal(['playSection', sectionWith(0), 0]);
      }
    }
  });

  it('the easy bot allows a card instead of countering it', () => {
    for (const { move } of moves(asked(), 'easy', firstInRed)) expect(move).to.equal('allow');
  });
});

for (const level of ['fair', 'strong'] as const) {
  describe(`The ${level} bot of Crazy Race (Gewalt)`, () => {
    it(`the ${level} bot shortens or lengthens its own way to suit its bet`, () => {
      const { G } = newTable(3, {}, { ...red, sections });
      for (const [bet, squares] of [
        [firstInRed, 0],
        [lastInRed, 8],
      ] as const) {
        for (const { move, args } of moves(G, level, bet)) {
          const made = [move, ...args].slice(0, 3);
          expect(made).to.deep.equal(['playSection', sectionWith(squares), 0]);
        }
      }
    });

    it(`the ${level} bot counters a card that keeps it from the place it wants`, () => {
      for (const { move } of moves(asked(), level, firstInRed)) expect(move).to.equal('counter');
    });
  });
}

describe('Action cards of the bots of Crazy Race (Gewalt)', () => {
  /** Returns a state in which seat 0 has used a section card and has these action cards in hand. */
  function laterInTurn(position: Position, hand: readonly number[]): GewaltState {
    const { G } = expertTable({ ...position, actions: { '0': hand } });
    return { ...G, turn: { ...G.turn, hasUsed: { section: true, action: false } } };
  }

  it('the fair bot delays the leader when it wants to be first and nobody when it wants to be last', () => {
    const G = laterInTurn(red, [action('skipTurn'), action('skipTurn', 1), action('noRoll')]);
    for (const { move, args } of moves(G, 'fair', firstInRed)) {
      expect([move, args[1]]).to.deep.equal(['playAction', '1']);
    }
    for (const { move } of moves(G, 'fair', lastInRed)) expect(move).to.not.equal('playAction');
  });

  it('the strong bot delays its rival when it wants to be first', () => {
    const ahead = { section: 12, square: 1 };
    const pawns = { '0': ahead, '1': ahead, '2': { section: 10, square: 1 } };
    const trophies = { ...red.trophies, '0': { lilac: 1, blue: 1 }, '1': { lilac: 2, blue: 2 } };
    const hand = [action('skipTurn'), action('noCards'), action('noCards', 1)];
    const G = laterInTurn({ pawns, trophies }, hand);
    expect(moves(G, 'strong', firstInRed, ['thinking'])).to.deep.equal([
      { move: 'playAction', args: [action('skipTurn'), '1'] },
    ]);
  });
});

/** Returns a state in which seat 1 has just laid a card before seat 0, which has a counter. */
function asked(): GewaltState {
  const table = expertTable({
    ...red,
    actions: { '0': [action('counter'), action('plus4')], '1': [action('noCards')] },
  });
  const { G } = table;
  return table.place({
    ...G,
    awaitingReply: '0',
    turn: { ...G.turn, playerID: '1' },
    pendingCards: { ...G.pendingCards, '0': { cardID: action('skipTurn', 1), from: '1' } },
  }).G;
}
