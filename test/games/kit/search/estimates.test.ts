import { expect } from 'chai';
import {
  consideredBy,
  type EstimateParts,
  estimateOf,
} from '../../../../games/kit/search/estimates.ts';
import type { Observation } from '../../../../games/kit/search/search-domain.ts';
import { byTreeSearch } from '../../../../games/kit/search/tree-search.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { type Nim, nim, nimKnowledge } from './nim.ts';

/** Plays on at random, so that the player to take from a small heap has the better chances. */
const parts: EstimateParts<Nim> = {
  rules: nim,
  winModel: {
    determinize: nimKnowledge.determinize,
    playOut: (state, rng) => {
      for (
        let [seat] = nim.playersToMove(state);
        seat !== undefined;
        [seat] = nim.playersToMove(state)
      ) {
        nim.play(state, seat, nimKnowledge.rolloutMove(state, seat, rng), rng);
      }
      return nimKnowledge.evaluate(state);
    },
    sharpness: 1,
  },
};

const settings = { explorationConstant: 0.5, widening: { first: 9, growth: 1 }, priorWeight: 0 };
const manner = { maxRounds: 1000, blunderRate: 0 };
const bot = {
  rules: nim,
  domain: byTreeSearch(nimKnowledge, settings),
  levels: { easy: manner, fair: manner, strong: manner },
};

function sightOf(heap: number, seat: '0' | '1'): Observation<Nim> {
  const state = nim.begin({ heap }, ['0', '1'], seededRng('heap'));
  return { seat, seen: nim.view(state, seat), events: [] };
}

function estimated(heap: number, changes: Partial<EstimateParts<Nim>['winModel']> = {}) {
  const winModel = { ...parts.winModel, ...changes };
  return estimateOf({ ...parts, winModel }, sightOf(heap, '0'), {
    rounds: 200,
    rng: seededRng('estimate'),
  });
}

describe('Estimates of the winner', () => {
  it('the estimates are the mean results of imagined matches and add up to 1', () => {
    // From a heap of two, one of the two random moves wins and the other one loses.
    const { 0: first = 0, 1: second = 0 } = estimated(2);
    expect(first).to.be.within(0.4, 0.6);
    expect(first + second).to.be.closeTo(1, 1e-9);
  });

  it('the same seed gives the same estimates', () => {
    expect(estimated(5)).to.deep.equal(estimated(5));
  });

  it('the sharpness of a game makes its estimates surer or less sure', () => {
    const { 0: plain = 0 } = estimated(4);
    const { 0: surer = 0 } = estimated(4, { sharpness: 2 });
    const { 0: lessSure = 0 } = estimated(4, { sharpness: 0.5 });
    expect(Math.abs(plain - 0.5)).to.be.above(0.02);
    expect(Math.abs(surer - 0.5)).to.be.above(Math.abs(plain - 0.5));
    expect(Math.abs(lessSure - 0.5)).to.be.below(Math.abs(plain - 0.5));
  });

  it('the estimates of a finished match are its result', () => {
    expect(estimated(0)).to.deep.equal({ 0: 0, 1: 1 });
  });

  it('the moves considered are those that the bot would have tried, with its favourite first', () => {
    const considered = consideredBy({ ...parts, bot }, sightOf(3, '0'), {
      played: null,
      rounds: 300,
      rng: seededRng('considering'),
    });
    const [best, ...others] = considered;
    expect(best?.move).to.deep.equal({ move: 'take', args: [3] });
    expect(best?.estimate).to.equal(1);
    expect(others).to.have.length(2);
    for (const { estimate } of others) expect(estimate).to.be.below(1);
    expect(considered.reduce((sum, { thought }) => sum + thought, 0)).to.be.closeTo(1, 1e-9);
  });

  it('the moves considered include the move that was made', () => {
    const played = { move: 'take' as const, args: [1] as [number] };
    const knowledge = { ...nimKnowledge, candidates: firstBest };
    const considered = consideredBy(
      { ...parts, bot: { ...bot, domain: byTreeSearch(knowledge, settings) } },
      sightOf(7, '0'),
      { played, rounds: 60, rng: seededRng('considering') },
    );
    expect(considered.map(({ move }) => move.args[0])).to.have.members([3, 2, 1]);
    expect(considered.at(-1)?.move).to.deep.equal(played);
  });

  it('no moves are considered where there is no choice', () => {
    const asked = { played: null, rounds: 20, rng: seededRng('considering') };
    expect(consideredBy({ ...parts, bot }, sightOf(1, '0'), asked)).to.deep.equal([]);
    expect(consideredBy({ ...parts, bot }, sightOf(2, '0'), asked)).to.have.length(2);
  });
});

/** Never thinks of taking a single one. */
const firstBest: typeof nimKnowledge.candidates = (state, seat, rng) =>
  nimKnowledge
    .candidates(state, seat, rng)
    .filter(({ move }) => move.args[0] > 1 || state.heap === 1);
