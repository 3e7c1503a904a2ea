import { expect } from 'chai';
import { bot } from '../../../../games/crazy-race-gewalt/bot/index.ts';
import type { GewaltMove, GewaltState } from '../../../../games/crazy-race-gewalt/index.ts';
import { rules } from '../../../../games/crazy-race-gewalt/rules/index.ts';
import { decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import type { Level } from '../../../../games/kit/search/levels.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { action, expertTable, newTable, type Position, sectionWith } from '../positions.ts';

/** Returns the moves of seat 0 with this bet card, for several seeds. */
function moves(G: GewaltState, level: Level, bet: number): GewaltMove[] {
  const players = Object.fromEntries(
    Object.entries(G.players).map(([seat, own]) => [seat, seat === '0' ? { ...own, bet } : own]),
  );
  const seen = rules.view({ ...G, players }, '0');
  return ['one', 'two', 'three'].flatMap((seed) => {
    const rng = seededRng(seed);
    const budget = roundsOf(9);
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

describe('The fair bot of Crazy Race (Gewalt)', () => {
  it('the fair bot shortens or lengthens its own way to suit its bet', () => {
    const { G } = newTable(3, {}, { ...red, sections });
    for (const [bet, squares] of [
      [firstInRed, 0],
      [lastInRed, 8],
    ] as const) {
      for (const { move, args } of moves(G, 'fair', bet)) {
        expect([move, ...args].slice(0, 3)).to.deep.equal(['playSection', sectionWith(squares), 0]);
      }
    }
  });

  it('the fair bot counters a card that keeps it from the place it wants', () => {
    for (const { move } of moves(asked(), 'fair', firstInRed)) expect(move).to.equal('counter');
  });

  it('the fair bot delays the leader when it wants to be first and nobody when it wants to be last', () => {
    const actions = { '0': [action('skipTurn'), action('skipTurn', 1), action('noRoll')] };
    const { G } = expertTable({ ...red, actions });
    const turn = { ...G.turn, hasUsed: { section: true, action: false } };
    for (const { move, args } of moves({ ...G, turn }, 'fair', firstInRed)) {
      expect([move, args[1]]).to.deep.equal(['playAction', '1']);
    }
    for (const { move } of moves({ ...G, turn }, 'fair', lastInRed)) {
      expect(move).to.not.equal('playAction');
    }
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
