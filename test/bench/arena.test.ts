import { expect } from 'chai';
import { arenaGame } from '../../bench/arena/games.ts';
import { type Pairing, playMatch } from '../../bench/arena/match.ts';
import { Followed } from '../../bench/arena/mcts.ts';
import { playPairing } from '../../bench/arena/play.ts';
import type { MatchSoFar } from '../../bench/arena/player.ts';
import { playerNamed } from '../../bench/arena/players.ts';
import { shareOfDeals } from '../../bench/arena/share.ts';
import { catalog } from '../../games/index.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';

const smallMatch: Pairing = {
  game: 'bug-race',
  numPlayers: 2,
  setupData: { trackLength: 9 },
  one: 'strong@3rounds',
  others: 'random',
  milliseconds: 1,
};

async function outcomeOf({ game, one, others, ...setup }: Pairing, deal: number, seat: number) {
  const parts = await arenaGame(game);
  return playMatch(parts.rules, setup, {
    deal,
    seat,
    one: playerNamed(one, parts, 1),
    others: playerNamed(others, parts, 1),
  });
}

describe('Arena: shares of wins', () => {
  it('a share has the margin that Student’s distribution gives for ten deals', () => {
    const share = shareOfDeals([0, 1, 0, 1, 0, 1, 0, 1, 0, 1].map((each) => [each]));
    expect(share.percent).to.equal(50);
    expect(share.margin).to.be.closeTo(100 * 2.262 * Math.sqrt(0.25 / 9), 0.1);
  });

  it('matches on the same cards count as one sample', () => {
    const once = shareOfDeals([[1], [0], [1], [1]]);
    const thrice = shareOfDeals([
      [1, 1, 1],
      [0, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(thrice).to.deep.equal(once);
  });

  it('a share has a margin even if all deals ended alike', () => {
    const { percent, margin } = shareOfDeals(Array.from({ length: 59 }, () => [1, 1]));
    expect(percent).to.equal(100);
    // With one loss in twenty, 59 deals without any happen one time in twenty.
    expect(margin).to.be.closeTo(4.95, 0.01);
  });
});

describe('Arena: matches', () => {
  it('a match with a budget in rounds can be repeated, and its decisions are counted', async () => {
    const { times, byOne, byOthers, ...outcome } = await outcomeOf(smallMatch, 1, 1);
    const again = await outcomeOf(smallMatch, 1, 1);
    expect({ shares: again.shares, rounds: again.byOne.rounds }).to.deep.equal({
      shares: outcome.shares,
      rounds: byOne.rounds,
    });
    expect(outcome.shares.reduce((sum, share) => sum + share, 0)).to.equal(1);
    expect(new Set(byOne.rounds)).to.deep.equal(new Set([3]));
    expect(times.length).to.be.greaterThan(byOne.rounds.length);
    expect(byOthers.rounds).to.deep.equal([]);
  });

  it('every deal is played with the tested player in each seat, in separate processes', async () => {
    const byDeal = await playPairing(smallMatch, { deals: 2, seats: [0, 1], minutes: 1 });
    expect(byDeal.map((outcomes) => outcomes.map(({ seat }) => seat))).to.deep.equal([
      [0, 1],
      [0, 1],
    ]);
    const here = await outcomeOf(smallMatch, 0, 0);
    expect(byDeal.map(([first]) => first?.byOne.rounds)).to.deep.include(here.byOne.rounds);
  });

  it('no further deal begins when the time is over', async () => {
    const byDeal = await playPairing(smallMatch, { deals: 50, seats: [0], minutes: 0 });
    expect(byDeal).to.have.length(1);
  });
});

describe('Arena: boardgame.io’s MCTSBot', () => {
  for (const { info } of catalog) {
    it(`the bot gets the same match under boardgame.io: ${info.name}`, async () => {
      const { rules, game } = await arenaGame(info.name);
      const numPlayers = info.maxPlayers;
      const setupData = info.options.some(({ name }) => name === 'expert') ? { expert: true } : {};
      const rng = seededRng('followed');
      const choosing = seededRng('choosing');
      const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
      const G = rules.begin(setupData, seats, rng);
      const moves: MatchSoFar['moves'][number][] = [];
      const followed = new Followed(game, { seed: 'followed', numPlayers, setupData, moves });
      while (rules.result(G) === null) {
        const seat = rules.playersToMove(G)[0] ?? '';
        const move = rules.randomMove(G, seat, choosing);
        if (!move) throw new Error('A player whose turn it is must have a move.');
        rules.play(G, seat, move, rng);
        moves.push({ ...move, seat });
        if (moves.length % 20 === 0) expect(followed.state().G).to.deep.equal(G);
      }
      expect(followed.state().ctx.gameover).to.deep.equal(rules.result(G));
    });
  }

  it('the bot plays whole matches with several active players or with answers during a turn', async () => {
    const pairings = [
      smallMatch,
      { ...smallMatch, game: 'crazy-race-schacht', numPlayers: 3, setupData: {} },
      { ...smallMatch, game: 'crazy-race-gewalt', numPlayers: 3, setupData: { expert: true } },
    ];
    for (const pairing of pairings) {
      const outcome = await outcomeOf({ ...pairing, one: 'mcts@1rounds' }, 2, 0);
      expect(new Set(outcome.byOne.rounds), pairing.game).to.deep.equal(new Set([1]));
    }
  });
});
