import { expect } from 'chai';
import { tensAside } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { auctionTable, newMatch, sellFor, told } from './positions.ts';

describe('Detroit–Cleveland Grand Prix: the preparation of a race', () => {
  it('GP-C3 every player starts with 200,000', () => {
    expect(auctionTable(4).G.money).to.deep.equal({
      '0': 200_000,
      '1': 200_000,
      '2': 200_000,
      '3': 200_000,
    });
  });

  for (const { numPlayers, sizes } of [
    { numPlayers: 2, sizes: [21, 21] },
    { numPlayers: 4, sizes: [11, 11, 10, 10] },
    { numPlayers: 5, sizes: [9, 9, 8, 8, 8] },
    { numPlayers: 6, sizes: [7, 7, 7, 7, 7, 7] },
  ]) {
    it(`GP-1 the 42 cards without the tens are dealt to ${numPlayers} players`, () => {
      const { G } = auctionTable(numPlayers);
      const { players, handSizes } = G;
      const hands = Object.values(players).map(({ hand }) => hand);
      const dealt = hands.flat().sort((a, b) => a - b);
      expect(hands.map(({ length }) => length).sort((a, b) => b - a)).to.deep.equal(sizes);
      expect(Object.values(handSizes)).to.deep.equal(hands.map(({ length }) => length));
      expect(dealt).to.deep.equal([...Array.from({ length: 39 }, (_, i) => i + 1), 47, 48, 49]);
      expect(tensAside(G)).to.deep.equal([40, 41, 42, 43, 44, 45, 46]);
    });
  }

  it('GP-1 the deal begins left of the dealer', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { dealer, handSizes } = newMatch(4, seed).G;
      const seats = [1, 2, 3, 4].map((left) => String((Number(dealer) + left) % 4));
      expect(seats.map((seat) => handSizes[seat])).to.deep.equal([11, 11, 10, 10]);
    }
  });

  it('GP-1 tensInDeck: all seven tens are dealt too, and none comes with a car', () => {
    const table = auctionTable(6, { setupData: { tensInDeck: true } });
    const dealt = Object.values(table.G.players).flatMap(({ hand }) => hand);
    expect(dealt).to.have.length(49);
    expect(dealt).to.include.members([40, 41, 42, 43, 44, 45, 46]);
    sellFor(table, 10_000);
    expect(Object.values(table.G.handSizes).reduce((sum, each) => sum + each, 0)).to.equal(49);
    expect(told(table).find(({ type }) => type === 'sold')).to.include({ hasTen: false });
  });

  it('GP-2 the first dealer is chosen by lot', () => {
    const dealers = new Set(
      Array.from({ length: 20 }, (_, seed) => newMatch(3, String(seed)).G.dealer),
    );
    expect([...dealers].sort()).to.deep.equal(['0', '1', '2']);
  });
});
