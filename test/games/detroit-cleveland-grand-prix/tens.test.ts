import { expect } from 'chai';
import { type GrandPrixState, rules } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { tenOf } from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { tensAside, tensInHand } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { auctionTable, drive, raceTable, sellFor, straight } from './positions.ts';

/** Returns the tens known to be in hand, each with its seat, as a spectator sees them. */
function known(G: GrandPrixState): string[] {
  return tensInHand(rules.view(G, null)).map(({ car, playerID }) => `${car} ${playerID}`);
}

describe('Detroit–Cleveland Grand Prix: the tens', () => {
  it('GP-6 everybody knows which player has bought which ten', () => {
    const table = auctionTable(3);
    expect(known(table.G)).to.deep.equal([]);
    sellFor(table, 10_000);
    sellFor(table, 10_000);
    expect(known(table.G)).to.deep.equal(['yellow 0', 'blue 1']);
    for (const { number, playerID } of tensInHand(table.G)) {
      expect(table.G.players[playerID]?.hand).to.include(number);
    }
    expect(tensAside(table.G)).to.not.include.members([tenOf('yellow'), tenOf('blue')]);
  });

  it('GP-6 a ten is no longer listed as in hand once it has been played', () => {
    const table = raceTable({
      at: { green: [15, 0], red: [1, 1] },
      owners: { green: '0', red: '1' },
      hands: { '0': [tenOf('green'), 33], '1': [tenOf('red')] },
    });
    expect(known(table.G)).to.deep.equal(['green 0', 'red 1']);
    const way = straight(15, 0, 10);
    expect(table.move('0', 'playCard', tenOf('green'), [drive('green', ...way)])).to.equal(null);
    expect(known(table.G)).to.deep.equal(['red 1']);
  });

  it('GP-6 tensInDeck: the tens are dealt face down, so nobody knows their holders', () => {
    const table = auctionTable(3, { setupData: { tensInDeck: true } });
    sellFor(table, 10_000);
    expect(known(table.G)).to.deep.equal([]);
    expect(tensAside(table.G)).to.deep.equal([]);
  });
});
