import { getFilterPlayerView } from 'boardgame.io/internal';
import { expect } from 'chai';
import type { GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  auctionOf,
  auctionTable,
  drive,
  passAll,
  raceTable,
  sellFor,
  straight,
  type Table,
  told,
} from './positions.ts';

/** Returns the state and the log as boardgame.io sends them to a seat or to a spectator (null). */
function sentTo(table: Table, viewer: string | null): string {
  const state = { ...table.state, deltalog: table.log };
  const filter = getFilterPlayerView(table.game);
  return JSON.stringify(filter(viewer, { type: 'update', args: ['match', state] }));
}

describe('Detroit–Cleveland Grand Prix: secrecy', () => {
  it('no view holds another hand or the bid pile', () => {
    const table = auctionTable(3);
    const seen = table.viewOf('0') as GrandPrixState;
    expect(Object.keys(seen.players)).to.deep.equal(['0']);
    expect(seen).to.not.have.property('secret');
    expect((table.viewOf(null) as GrandPrixState).players).to.deep.equal({});
    for (const viewer of ['0', '1', '2', null]) {
      expect(sentTo(table, viewer)).to.not.contain('bidPile');
    }
  });

  it('a spectator sees money, hand sizes and the cars under the pile and on the grid', () => {
    const table = auctionTable(3);
    passAll(table);
    sellFor(table, 30_000);
    const seen = table.viewOf(null) as GrandPrixState;
    expect(auctionOf({ G: seen }).returned).to.deep.equal(['yellow']);
    expect(seen.grid).to.deep.equal([{ car: 'blue', owner: '0', price: 30_000 }]);
    expect(seen.money['0']).to.equal(170_000);
    expect(seen.handSizes).to.deep.equal(table.G.handSizes);
  });

  it('the log names the card that was played and no card in hand', () => {
    const table = raceTable({ at: { orange: [15, 0], red: [1, 1] } });
    table.move('0', 'playCard', 33, [drive('orange', ...straight(15, 0, 5))]);
    expect(told(table)[0]).to.deep.equal({ type: 'played', playerID: '0', number: 33 });
    for (const viewer of ['1', '2', null]) {
      expect(sentTo(table, viewer)).to.contain('"discards":[33]');
      expect(sentTo(table, viewer)).to.not.contain('"hand":[35]');
    }
  });

  it('the log does not show the cards of a player who cannot play', () => {
    const table = raceTable({
      at: { red: [15, 0] },
      hands: { '0': [36, 33], '1': [29], '2': [33] },
    });
    table.move('0', 'playCard', 36, [drive('red', ...straight(15, 0, 5))]);
    expect(told(table)).to.deep.include({ type: 'idle', playerID: '1', why: 'unable' });
    expect(sentTo(table, '2')).to.not.contain('29]');
  });

  it('the log shows only the numbers of cards dealt for the next race', () => {
    const table = raceTable({
      at: { red: [62, 0] },
      hands: { '0': [36] },
      setupData: { races: 2 },
    });
    table.move('0', 'playCard', 36, [drive('red', 'finish')]);
    const began = told(table).find(({ type }) => type === 'raceBegan');
    expect(began).to.have.keys(['type', 'race', 'track', 'dealer', 'dealt']);
    expect(JSON.stringify(table.log)).to.not.contain('"hand"');
  });

  it('the state of the random generator stays on the server', () => {
    expect(sentTo(auctionTable(2), '0')).to.not.contain('prngstate');
  });
});
