import { expect } from 'chai';
import {
  type BotParts,
  decide,
  millisecondsOf,
  type Question,
  roundsOf,
} from '../../../../games/kit/search/bot.ts';
import { byTreeSearch } from '../../../../games/kit/search/tree-search.ts';
import { seededRng } from '../../../../games/kit/seeded-rng.ts';
import { type Nim, nim, nimKnowledge } from './nim.ts';

const settings = { explorationConstant: 0.7, widening: { first: 1, growth: 1 }, priorWeight: 0 };

const bot: BotParts<Nim> = {
  rules: nim,
  domain: byTreeSearch(nimKnowledge, settings),
  levels: {
    easy: { maxRounds: 1000, blunderRate: 1 },
    fair: { maxRounds: 20, blunderRate: 0 },
    strong: { maxRounds: Number.POSITIVE_INFINITY, blunderRate: 0 },
  },
};

const oneOff = { move: 'take' as const, args: [1] as [number] };

function heapOf(heap: number, seed = 'heap') {
  return nim.begin({ heap }, ['0', '1'], seededRng(seed));
}

/** Returns a question to the strong bot at seat 0, with these changes. */
function asked(heap: number, changes: Partial<Question<Nim>> = {}): Question<Nim> {
  return {
    seat: '0',
    seen: nim.view(heapOf(heap), '0'),
    events: [],
    level: 'strong',
    budget: roundsOf(2000),
    rng: seededRng('thinking'),
    ...changes,
  };
}

describe('Tree search', () => {
  for (const heap of [5, 6, 7, 9, 10, 11, 13]) {
    it(`the search takes ${heap % 4} of ${heap}, which wins`, () => {
      const decision = decide(bot, asked(heap));
      expect(decision?.move).to.deep.equal({ move: 'take', args: [heap % 4] });
    });
  }

  it('the search values the right move more than the others', () => {
    const [best, ...others] = decide(bot, asked(5))?.tried ?? [];
    expect(best?.value).to.be.greaterThan(0.8);
    for (const { value, visits } of others) {
      expect(value).to.be.lessThan(0.7);
      expect(visits).to.be.lessThan(best?.visits ?? 0);
    }
  });

  it('the search’s answer does not depend on what is hidden from the seat', () => {
    const [one, other] = [heapOf(11, 'one'), heapOf(11, 'other')];
    expect(one.secret).to.not.deep.equal(other.secret);
    const answers = [one, other].map((state) =>
      decide(bot, asked(11, { seen: nim.view(state, '0'), budget: roundsOf(60) })),
    );
    expect(answers[0]).to.deep.equal(answers[1]);
  });

  it('the search uses its budget of rounds, but at least one and at most its level’s limit', () => {
    expect(decide(bot, asked(9, { budget: roundsOf(37) }))?.rounds).to.equal(37);
    expect(decide(bot, asked(9, { budget: roundsOf(0) }))?.rounds).to.equal(1);
    expect(decide(bot, asked(9, { level: 'fair' }))?.rounds).to.equal(20);
  });

  it('the search stops when its time is up', () => {
    let now = 0;
    const budget = millisecondsOf(10, () => {
      now += 1;
      return now;
    });
    expect(decide(bot, asked(9, { budget }))?.rounds).to.equal(10);
  });

  it('the search spends no rounds where there is no choice', () => {
    expect(decide(bot, asked(1))).to.deep.equal({
      move: { move: 'take', args: [1] },
      rounds: 0,
      tried: [],
    });
    expect(decide(bot, asked(9, { seat: '1' }))).to.equal(undefined);
    expect(decide(bot, asked(0))).to.equal(undefined);
  });

  it('the search slips to legal moves as often as its level says', () => {
    const moves = Array.from({ length: 60 }, (_, number) =>
      decide(bot, asked(9, { level: 'easy', rng: seededRng(`slip ${number}`) })),
    );
    expect(new Set(moves.map((each) => each?.move.args[0]))).to.deep.equal(new Set([1, 2, 3]));
  });

  it('a level with a domain of its own searches with that domain', () => {
    const candidates = () => [{ move: oneOff, key: 'one' }];
    const domain = byTreeSearch({ ...nimKnowledge, candidates }, settings);
    const fair = { ...bot.levels.fair, domain };
    const knowing = { ...bot, levels: { ...bot.levels, fair } };
    expect(decide(knowing, asked(7, { level: 'fair' }))?.move).to.deep.equal(oneOff);
    expect(decide(knowing, asked(7))?.move.args).to.deep.equal([3]);
  });

  it('the widening settings limit how many moves the search considers', () => {
    const narrow = { ...settings, widening: { first: 1, growth: 0 } };
    const domain = byTreeSearch(nimKnowledge, narrow);
    const one = decide({ ...bot, domain }, asked(9, { budget: roundsOf(50) }));
    expect(one?.tried).to.have.length(1);
    expect(decide(bot, asked(9))?.tried).to.have.length(3);
  });

  it('the search prefers a promising move until its tries disprove it', () => {
    const faithful = { ...settings, priorWeight: 3 };
    const knowledge = {
      ...nimKnowledge,
      candidates: (...about: Parameters<typeof nimKnowledge.candidates>) =>
        nimKnowledge
          .candidates(...about)
          .map((each) => ({ ...each, prior: each.key === '2' ? 1 : 0 })),
    };
    const believing = { ...bot, domain: byTreeSearch(knowledge, faithful) };
    const few = decide(believing, asked(9, { budget: roundsOf(3) }));
    expect(few?.move.args).to.deep.equal([2]);
    expect(decide(believing, asked(9, { budget: roundsOf(5000) }))?.move.args).to.deep.equal([1]);
  });
});
