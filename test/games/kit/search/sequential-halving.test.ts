import { expect } from 'chai';
import { type BotParts, decide, roundsOf } from '../../../../games/kit/search/bot.ts';
import { bySequentialHalving } from '../../../../games/kit/search/sequential-halving.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { type Nim, nim, nimKnowledge } from './nim.ts';

/** A bot for Nim whose values of moves are drowned in luck that all moves of a round share. */
const bot: BotParts<Nim> = {
  rules: nim,
  domain: bySequentialHalving({
    determinize: nimKnowledge.determinize,
    candidates: nimKnowledge.candidates,
    evaluateMoves: ({ heap }, _seat, moves, { die }) => {
      const luck = die(100);
      return moves.map(({ move }) => ((heap - move.args[0]) % 4 === 0 ? luck + 1 : luck) / 101);
    },
  }),
  levels: {
    easy: { maxRounds: 1, blunderRate: 1, blunderChoices: 2 },
    fair: { maxRounds: 3, blunderRate: 0 },
    strong: { maxRounds: 200, blunderRate: 0 },
  },
};

function decided(heap: number, level: 'easy' | 'fair' | 'strong', seed = 'thinking') {
  const state = nim.begin({ heap }, ['0', '1'], seededRng('heap'));
  return decide(bot, {
    seat: '0',
    seen: nim.view(state, '0'),
    events: [],
    level,
    budget: roundsOf(100),
    rng: seededRng(seed),
  });
}

describe('Search by sequential halving', () => {
  for (const heap of [5, 6, 7, 9, 10, 11]) {
    it(`the search takes ${heap % 4} of ${heap} in spite of much luck`, () => {
      for (const level of ['fair', 'strong'] as const) {
        expect(decided(heap, level)?.move.args).to.deep.equal([heap % 4]);
      }
    });
  }

  it('the search weighs all moves at first and only the best ones in the end', () => {
    const { tried = [], rounds } = decided(9, 'strong') ?? {};
    expect(rounds).to.equal(100);
    expect(tried.map(({ visits }) => visits)).to.deep.equal([100, 100, 12]);
    expect(tried[0]?.value).to.be.greaterThan(tried[1]?.value ?? 1);
    expect(decided(9, 'fair')?.tried.map(({ visits }) => visits)).to.deep.equal([3, 3, 3]);
  });

  it('a slip leads to one of as many moves as the level allows', () => {
    const taken = Array.from({ length: 40 }, (_, number) => decided(9, 'easy', `slip ${number}`));
    expect(new Set(taken.map((each) => each?.move.args[0]))).to.deep.equal(new Set([1, 2]));
  });
});
