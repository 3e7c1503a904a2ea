import { expect } from 'chai';
import {
  type CarMove,
  type GrandPrixState,
  movementCards,
  rules,
  tens,
  trackNames,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  bidRange,
  maxBidsListed,
  playableCards,
  playsOf,
  whyNotPlayable,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import { seededChoice } from '../../support/games/table.ts';
import { everyOutcome } from '../kit/every-outcome.ts';
import { endsOfMoves, everyCombinationOf, inLines } from './every-way.ts';
import { auctionTable, outOfTheWay, type RacePosition, raceTable, thrown } from './positions.ts';

function waysDrawn(G: GrandPrixState): (readonly CarMove[])[] {
  return everyOutcome((rng) => rules.randomMove(G, '0', rng)).map((move) =>
    move?.move === 'playCard' ? (move.args[1] ?? []) : expect.fail('A card is to be played.'),
  );
}

/** Returns the places where the cars end, as a string to compare. */
function keyOf(G: GrandPrixState, moves: readonly CarMove[]): string {
  return JSON.stringify(endsOfMoves(G, moves));
}

const allCards = [...movementCards, ...tens].map(({ number }) => number);

/** Crowded positions on both tracks, with one of these cards in hand, sometimes with an exchange in force. */
function positions(
  seed: number,
  count: number,
  numbers = allCards,
): { G: GrandPrixState; number: number }[] {
  const choose = seededChoice(seed);
  return Array.from({ length: count }, () => {
    const track = choose(trackNames);
    const number = choose(numbers);
    const exchange = { number: 48, playerID: '1', cars: ['red', 'blue'] } as const;
    const { G } = raceTable({
      track,
      at: thrown(track, choose),
      hands: { '0': [number, 33] },
      owners: { red: '0', yellow: '0', blue: '1' },
      setupData: { whiteOwnPartial: choose([true, false]) },
      exchanges: choose([[], [exchange]]),
    });
    return { G, number };
  });
}

describe('Detroit–Cleveland Grand Prix: legal moves', () => {
  it('GP-10 to GP-13 the ways listed for a card are legal, differ and show every end of every line', () => {
    for (const { G, number } of positions(3, 150)) {
      const ways = playsOf(G, { playerID: '0', number });
      const places = new Set(ways.map((moves) => keyOf(G, moves)));
      expect(places.size, 'nothing twice').to.equal(ways.length);
      const all = everyCombinationOf(G, '0', number);
      if (!all) continue;
      const about = `${number} ${JSON.stringify(G.spaces)}`;
      const listed = ways.map((moves) => endsOfMoves(G, moves));
      expect([...inLines(listed)].sort(), about).to.deep.equal([...inLines(all)].sort());
      for (const moves of ways) {
        expect(rules.refusalOf(G, '0', 'playCard', [number, moves]), about).to.equal(null);
      }
    }
  });

  it('GP-13 a card is playable if and only if there is a combination of ends', () => {
    const found = new Set<boolean>();
    for (const { G, number } of positions(4, 400, [8, 14, 22, 29])) {
      const all = everyCombinationOf(G, '0', number);
      const isPlayable = all === null || all.length > 0;
      found.add(isPlayable);
      const why = whyNotPlayable(G, { playerID: '0', number, chosen: [] });
      expect(why === null, `${number} ${JSON.stringify(G.spaces)}`).to.equal(isPlayable);
      expect(playsOf(G, { playerID: '0', number }).length > 0).to.equal(isPlayable);
    }
    expect([...found]).to.have.members([true, false]);
  });

  it('GP-10 to GP-13 randomMove can draw every combination of ends and nothing else', () => {
    let looked = 0;
    for (const { G, number } of positions(5, 100)) {
      const all = everyCombinationOf(G, '0', number);
      if (!all || all.length === 0) continue;
      looked += 1;
      const alone = { ...G, players: { ...G.players, '0': { hand: [number] } } };
      const drawn = new Set(waysDrawn(alone).map((moves) => keyOf(G, moves)));
      const wanted = new Set(all.map((ends) => JSON.stringify(ends)));
      const about = `${number} ${JSON.stringify(G.spaces)}`;
      expect([...drawn].sort(), about).to.deep.equal([...wanted].sort());
    }
    expect(looked).to.be.above(80);
  });

  it('GP-14 randomMove draws every playable card and no other', () => {
    const hand = [29, 33, 47, 35];
    const { G } = raceTable({ at: { red: [15, 0] }, hands: { '0': hand } });
    const drawn = everyOutcome((rng) => rules.randomMove(G, '0', rng)?.args[0]);
    expect(playableCards(G, '0')).to.deep.equal([33, 47, 35]);
    expect([...new Set(drawn)].sort()).to.deep.equal([33, 35, 47]);
  });

  it('GP-14 holding is listed and drawn only where it is allowed', () => {
    const position: RacePosition = { at: { blue: [4, 1] }, owners: { yellow: '0', blue: '1' } };
    const { G } = raceTable({ ...position, setupData: { mayHold: true } });
    expect(rules.legalMoves(G, '0')).to.deep.include({ move: 'hold', args: [] });
    const drawn = everyOutcome((rng) => rules.randomMove(G, '0', rng)?.move);
    expect(new Set(drawn)).to.deep.equal(new Set(['hold', 'playCard']));
    const without = raceTable(position).G;
    expect(rules.legalMoves(without, '0').map(({ move }) => move)).to.not.include('hold');
  });

  it('GP-15 an exchange card gives exactly one legal move', () => {
    const { G } = raceTable({ at: outOfTheWay, hands: { '0': [47] } });
    expect(rules.legalMoves(G, '0')).to.deep.equal([{ move: 'playCard', args: [47, []] }]);
  });

  it('GP-4 the smallest hundred bids are listed, and any bid can be drawn', () => {
    const { G } = auctionTable(3, { money: { '0': 2_005_000 } });
    const bids = rules.legalMoves(G, '0').filter(({ move }) => move === 'bid');
    expect(bids.map(({ args }) => args[0])).to.deep.equal(
      Array.from({ length: maxBidsListed }, (_, index) => (index + 1) * 10_000),
    );
    expect(bidRange(G, '0')).to.deep.equal({ min: 10_000, max: 2_000_000 });
    const fixed = rngFrom(() => 0);
    const drawn = (side: number) =>
      rules.randomMove(G, '0', {
        ...fixed,
        die: (sides) => {
          expect(sides).to.equal(201);
          return side;
        },
      });
    expect(drawn(1)).to.deep.equal({ move: 'bid', args: [10_000] });
    expect(drawn(200)).to.deep.equal({ move: 'bid', args: [2_000_000] });
    expect(drawn(201)).to.deep.equal({ move: 'pass', args: [] });
  });

  it('only the cards of a hand that is seen are playable', () => {
    const { G } = raceTable({ at: outOfTheWay, hands: { '0': [33, 34] } });
    for (const viewer of ['0', '1', null]) {
      const seen = rules.view(G, viewer);
      for (const seat of ['0', '1', '7', 'toString']) {
        expect(playableCards(seen, seat).length > 0).to.equal(seat === viewer);
      }
    }
    expect(rules.refusalOf(rules.view(G, '1'), '0', 'playCard', [33, []])).to.equal('notInHand');
  });

  it('a card with too many arguments or with extra properties in its moves is refused', () => {
    const { G } = raceTable({ at: { red: [15, 0] }, hands: { '0': [33, 47] } });
    const [orange] = playsOf(G, { playerID: '0', number: 33 })[0] ?? [];
    const says = (...args: unknown[]) => rules.refusalOf(G, '0', 'playCard', args);
    expect(says(33, [orange])).to.equal(null);
    expect(says(33, [{ ...orange, by: 'way' }])).to.equal('tooMuch');
    expect(says(33, [orange], 1)).to.equal('tooMuch');
    expect(says(47)).to.equal(null);
    expect(says(47, null)).to.equal(null);
  });
});
