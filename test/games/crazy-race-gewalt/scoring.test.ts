import { expect } from 'chai';
import { betCards, type StagePlaces } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { scoreOf } from '../../../games/crazy-race-gewalt/rules/index.ts';
import {
  example,
  lastTold,
  newTable,
  ownCards,
  places,
  play,
  type Table,
  told,
} from './positions.ts';

function pointsOf(playerID: string): number[] {
  return scoreOf(example, playerID).map(({ points }) => points);
}

function betCard({ lilac, blue, red }: StagePlaces): number {
  const card =
    betCards.find(({ rows }) => `${Object.values(rows[4])}` === `${[lilac, blue, red]}`) ??
    expect.fail('No such bet.');
  return card.id;
}

const seatOf = { A: '0', B: '1', C: '2', D: '3' } as const;
const players = ['A', 'B', 'C', 'D'] as const;

function bySeat<Value>(entryOf: (player: string) => Value | undefined): Record<string, Value> {
  return Object.fromEntries(
    players.flatMap((player) => {
      const value = entryOf(player);
      return value === undefined ? [] : [[seatOf[player], value]];
    }),
  );
}

/** The sheet's example before its last roll: A is about to take place 3 in the red stage, which leaves D place 4. */
function beforeTheEnd(): Table {
  const table = newTable(4, {}, { trophies: bySeat((player) => example.trophies[player]) });
  const { players: own, trophies, pawns } = table.G;
  return table.place({
    players: Object.fromEntries(
      Object.entries(own).map(([seat, each]) => {
        const player = players[Number(seat)] ?? 'A';
        const bet = example.bets[player];
        return [seat, { ...each, bet: bet ? betCard(bet) : each.bet }];
      }),
    ),
    trophies: {
      ...trophies,
      '0': { lilac: 3, blue: 2, red: null },
      '3': { lilac: 4, blue: 4, red: null },
    },
    pawns: { ...pawns, '0': { section: 14, square: 4 }, '1': null, '2': null },
  });
}

describe('Crazy Race (Gewalt): scoring', () => {
  it('CG-7 a trophy counts only if its place is its owner’s bet for that stage', () => {
    const [lilac, blue, red] = scoreOf(
      {
        bets: { X: places(1, 2, 3), Y: places(2, 1, 1) },
        trophies: { X: places(1, 1, 3), Y: places(2, 2, 1) },
      },
      'X',
    );
    expect([lilac?.points, blue?.points, red?.points]).to.deep.equal([1, 0, 1]);
  });

  it('CG-7 a correct bet scores one more point for every opponent with the same bet', () => {
    const bet = places(2, 2, 2);
    const rows = scoreOf(
      {
        bets: { X: bet, Y: places(2, 2, 1), Z: places(2, 1, 1) },
        trophies: { X: places(2, 2, 2), Y: places(1, 1, 1), Z: places(3, 3, 3) },
      },
      'X',
    );
    expect(rows).to.deep.equal([
      { stage: 'lilac', trophy: 2, bet: 2, sameBets: ['Y', 'Z'], points: 3 },
      { stage: 'blue', trophy: 2, bet: 2, sameBets: ['Y'], points: 2 },
      { stage: 'red', trophy: 2, bet: 2, sameBets: [], points: 1 },
    ]);
  });

  it('CG-8 the rule sheet’s example scores A 0, B 5, C 3 and D 4', () => {
    expect(pointsOf('A')).to.deep.equal([0, 0, 0]);
    expect(pointsOf('B')).to.deep.equal([2, 3, 0]);
    expect(pointsOf('C')).to.deep.equal([0, 1, 2]);
    expect(pointsOf('D')).to.deep.equal([2, 0, 2]);
  });

  it('CG-8 a race that ends like the example is won by B with 5 points', () => {
    const table = beforeTheEnd();
    play(table, '0', 'roll');
    expect(table.state.ctx.gameover).to.deep.equal({
      winners: ['1'],
      ranking: [
        { playerID: '1', place: 1, score: 5 },
        { playerID: '3', place: 2, score: 4 },
        { playerID: '2', place: 3, score: 3 },
        { playerID: '0', place: 4, score: 0 },
      ],
    });
    expect(told(table, 'scored').map(({ points }) => points)).to.deep.equal([0, 5, 3, 4]);
    expect(lastTold(table, 'scored')).to.deep.equal({
      type: 'scored',
      playerID: '3',
      rows: [
        { stage: 'lilac', trophy: 4, bet: 4, sameBets: ['0'], points: 2 },
        { stage: 'blue', trophy: 4, bet: 3, sameBets: ['0', '1'], points: 0 },
        { stage: 'red', trophy: 4, bet: 4, sameBets: ['1'], points: 2 },
      ],
      points: 4,
    });
  });

  it('CG-7 all bets are revealed only at the end of the race', () => {
    const table = beforeTheEnd();
    expect(table.G.bets).to.equal(null);
    play(table, '0', 'roll');
    const bets = bySeat((player) => ownCards(table.G, seatOf[player as 'A']).bet);
    expect(table.G.bets).to.deep.equal(bets);
    expect(lastTold(table, 'betsShown').bets).to.deep.equal(bets);
    expect(lastTold(table, 'raceEnded').winners).to.deep.equal(['1']);
  });

  it('CG-7 a tie for most points is a shared win', () => {
    const table = beforeTheEnd();
    const { players: own } = table.G;
    const bets = [places(3, 1, 2), places(2, 1, 3), places(1, 4, 4), places(1, 2, 4)].map(betCard);
    table.place({
      players: Object.fromEntries(
        Object.entries(own).map(([seat, each]) => [
          seat,
          { ...each, bet: bets[Number(seat)] ?? each.bet },
        ]),
      ),
    });
    play(table, '0', 'roll');
    expect(table.state.ctx.gameover).to.deep.equal({
      winners: ['2', '3'],
      ranking: [
        { playerID: '2', place: 1, score: 2 },
        { playerID: '3', place: 1, score: 2 },
        { playerID: '0', place: 3, score: 1 },
        { playerID: '1', place: 3, score: 1 },
      ],
    });
  });
});
