import { expect } from 'chai';
import { sentTo } from '../kit/sent-to.ts';
import { drive, raceTable, straight, told } from './positions.ts';

describe('Detroit–Cleveland Grand Prix: secrecy', () => {
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
});
