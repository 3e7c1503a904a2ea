import { expect } from 'chai';
import { playersToMove } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  resultOf,
  tensAside,
  tensInHand,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import {
  auctionOf,
  auctionTable,
  drive,
  isAuction,
  passAll,
  playAny,
  type RacePosition,
  raceTable,
  sellFor,
  told,
  toldTypes,
} from './positions.ts';

/** Returns a race after red has crossed the line as the last car. */
function afterLast(changes: Partial<RacePosition> = {}) {
  const table = raceTable({
    at: { red: [62, 0] },
    home: ['orange', 'yellow', 'blue', 'green', 'black'],
    owners: { yellow: '0', blue: '1', green: '2', red: '1' },
    hands: { '0': [36, 33] },
    ...changes,
  });
  table.move('0', 'playCard', 36, [drive('red', 'finish')]);
  return table;
}

describe('Detroit–Cleveland Grand Prix: the end', () => {
  it('GP-16 cars are placed in order of crossing, and prizes are paid at the end of the race', () => {
    const table = afterLast();
    expect(table.G.home).to.deep.equal(['orange', 'yellow', 'blue', 'green', 'black', 'red']);
    expect(told(table)).to.deep.include({ type: 'cameHome', car: 'red', place: 6, owner: '1' });
    // Orange and black are nobody's: 200,000 and 30,000 stay in the bank.
    expect(table.G.money).to.deep.equal({ '0': 350_000, '1': 310_000, '2': 260_000 });
    expect(table.G.pastRaces[0]?.prizes[0]).to.deep.equal({
      car: 'orange',
      place: 1,
      owner: null,
      amount: 200_000,
    });
    expect(toldTypes(table)).to.deep.equal([
      'played',
      'moved',
      'cameHome',
      'raceEnded',
      ...Array(6).fill('prize'),
      'settled',
      'matchEnded',
    ]);
  });

  it('GP-16 a car that is not home wins nothing', () => {
    const table = raceTable({
      at: { red: [20, 0], black: [21, 0] },
      home: ['orange', 'yellow', 'blue', 'green'],
      owners: { red: '0', black: '1', green: '2' },
      hands: { '0': [33], '1': [], '2': [] },
    });
    table.move('0', 'playCard', 33, [drive('orange')]);
    expect(told(table)).to.deep.include({ type: 'raceEnded', race: 1, why: 'cardsOut' });
    expect(table.G.money).to.deep.equal({ '0': 200_000, '1': 200_000, '2': 260_000 });
  });

  it('GP-C3 other prizes can be set', () => {
    const prizes = [0, 0, 70_000, 0, 0, 1_000_000];
    const table = afterLast({ setupData: { prizes } });
    expect(table.G.money).to.deep.equal({ '0': 200_000, '1': 1_270_000, '2': 200_000 });
  });

  it('GP-17 the richest player wins', () => {
    const table = afterLast();
    expect(table.state.ctx.gameover).to.deep.equal({
      winners: ['0'],
      ranking: [
        { playerID: '0', place: 1, score: 350_000 },
        { playerID: '1', place: 2, score: 310_000 },
        { playerID: '2', place: 3, score: 260_000 },
      ],
    });
    expect(playersToMove(table.G)).to.deep.equal([]);
    expect(table.move('1', 'playCard', 36, [])).to.be.a('string');
  });

  it('GP-17 players with equal money share a place', () => {
    const table = afterLast({ changes: { money: { '0': 160_000, '1': 200_000, '2': 250_000 } } });
    expect(table.state.ctx.gameover?.winners).to.deep.equal(['0', '1', '2']);
  });
});

describe('Detroit–Cleveland Grand Prix: the next race', () => {
  const setupData = { races: 3, tracks: 'alternating' } as const;

  it('GP-C4 the next race runs on the next track, with all cards dealt again', () => {
    const table = afterLast({ setupData });
    const { race, grid, home, spaces, discards, players } = table.G;
    expect({ race, grid, home, discards }).to.deep.equal({
      race: 2,
      grid: [],
      home: [],
      discards: [],
    });
    expect(auctionOf(table)).to.include({ phase: 'auction', lastBuyer: null });
    expect(new Set(Object.values(spaces))).to.deep.equal(new Set([null]));
    expect(tensAside(table.G)).to.have.length(7);
    expect(tensInHand(table.G)).to.deep.equal([]);
    expect(Object.values(players).flatMap(({ hand }) => hand)).to.have.length(42);
    expect(told(table)).to.deep.include({
      type: 'raceBegan',
      race: 2,
      track: 'detroit',
      dealer: '0',
      dealt: { '0': 14, '1': 14, '2': 14 },
    });
    expect(table.state.ctx.phase).to.equal('auction');
    expect(resultOf(table.G)).to.equal(null);
  });

  it('GP-C4 the third race is back on the first track, and the match ends after it', () => {
    const table = afterLast({ setupData });
    for (let race = 2; race <= 3; race += 1) {
      while (isAuction(table)) sellFor(table, 10_000);
      while (!isAuction(table) && table.G.race === race && table.G.step.phase !== 'matchOver')
        playAny(table);
    }
    const tracks = table.G.pastRaces.map(({ track }) => track);
    expect(tracks).to.deep.equal(['cleveland', 'detroit', 'cleveland']);
    expect(resultOf(table.G)).to.not.equal(null);
    for (const { money } of table.G.pastRaces) expect(Object.keys(money)).to.have.length(3);
  });

  for (const { about, owners, home, dealer } of [
    {
      about: 'the owner of the winning car deals',
      owners: { orange: '2', yellow: '0', red: '1' },
      home: ['orange', 'yellow', 'blue', 'green', 'black'],
      dealer: '2',
    },
    {
      about: 'the owner of the best placed owned car deals when an unowned car has won',
      owners: { yellow: '1', red: '2' },
      home: ['orange', 'green', 'yellow', 'blue', 'black'],
      dealer: '1',
    },
    {
      about: 'the seat left of the last dealer deals when no owned car is placed',
      owners: {},
      home: ['orange', 'yellow', 'blue', 'green', 'black'],
      dealer: '0',
    },
  ] as const) {
    it(`GP-2 ${about}`, () => {
      const changes = { dealer: '2' };
      const table = afterLast({ setupData, owners, home, changes });
      expect(table.G.dealer).to.equal(dealer);
      expect(playersToMove(table.G)).to.deep.equal([dealer]);
    });
  }

  it('GP-3 the dealer opens the next auction, not the seat left of the last buyer', () => {
    const table = auctionTable(3, { setupData: { races: 2 } });
    table.move('0', 'pass');
    while (isAuction(table)) sellFor(table, 10_000);
    while (table.G.race === 1) playAny(table);
    expect(auctionOf(table).lastBuyer).to.equal(null);
    expect(playersToMove(table.G)).to.deep.equal([table.G.dealer]);
    passAll(table);
    expect(playersToMove(table.G)).to.deep.equal([table.G.dealer]);
  });
});
