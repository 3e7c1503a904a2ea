import { expect } from 'chai';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import { endTurns, keepFirst, newTable } from './positions.ts';

function offered(table: TestTable<BugRaceState>, seat: string): readonly number[] {
  return table.G.players[seat]?.offered ?? [];
}

function kept(table: TestTable<BugRaceState>, seat: string): readonly number[] {
  return table.G.players[seat]?.kept ?? [];
}

describe('Bug Race: legPass', () => {
  it('BR-10 each player is offered two cards, keeps one and passes the other to the left', () => {
    const table = newTable(3);
    const firsts = ['0', '1', '2'].map((seat) => offered(table, seat)[0]);
    const passed = keepFirst(table);
    expect(table.state.ctx.phase).to.equal('legMove');
    expect(kept(table, '1')).to.deep.equal([firsts[1], ...(passed['0'] ?? [])]);
    expect(kept(table, '0')).to.deep.equal([firsts[0], ...(passed['2'] ?? [])]);
  });

  it('BR-10 in turn 2 the cards go to the right', () => {
    const table = newTable(3);
    keepFirst(table);
    endTurns(table, '0', '1', '2');
    expect(table.G.turn).to.equal(2);
    const passed = keepFirst(table);
    expect(kept(table, '0').slice(1)).to.deep.equal(passed['1']);
    expect(kept(table, '2').slice(1)).to.deep.equal(passed['0']);
  });

  it('BR-10 two players swap the cards that they pass', () => {
    const table = newTable(2);
    const passed = keepFirst(table);
    expect(kept(table, '0').slice(1)).to.deep.equal(passed['1']);
    expect(kept(table, '1').slice(1)).to.deep.equal(passed['0']);
  });

  it('BR-10 no card is passed before the last player has chosen, and choices may change until then', () => {
    const table = newTable(2);
    const [first, second] = offered(table, '0');
    table.move('0', 'keepCard', first);
    expect(table.G.hasChosen).to.deep.equal({ '0': true, '1': false });
    expect(offered(table, '0')).to.deep.equal([first, second]);
    expect(table.move('0', 'keepCard', second)).to.equal(null);
    table.move('1', 'keepCard', offered(table, '1')[0]);
    expect(kept(table, '0')[0]).to.equal(second);
  });

  it('BR-10 a card that was not offered, a repeated choice and an invalid argument are refused', () => {
    const table = newTable(2);
    const [mine] = offered(table, '0');
    const [theirs] = offered(table, '1');
    expect(table.move('0', 'keepCard', theirs)).to.equal('notOffered');
    expect(table.move('0', 'keepCard')).to.equal('notOffered');
    expect(table.move('0', 'keepCard', { id: mine })).to.equal('notOffered');
    table.move('0', 'keepCard', mine);
    expect(table.move('0', 'keepCard', mine)).to.equal('sameChoice');
  });

  it('BR-11 expert players get four cards and pass three times, including the last card', () => {
    const table = newTable(3, { expert: true });
    const dealt = ['0', '1', '2'].map((seat) => offered(table, seat));
    expect(dealt.map((cards) => cards.length)).to.deep.equal([4, 4, 4]);
    const afterFirst = keepFirst(table);
    expect(offered(table, '1')).to.deep.equal(afterFirst['0']);
    keepFirst(table);
    const afterThird = keepFirst(table);
    expect(table.state.ctx.phase).to.equal('legMove');
    expect(kept(table, '1')).to.have.length(4);
    expect(kept(table, '1')[3]).to.equal(afterThird['0']?.[0]);
  });

  it('BR-11 an expert player cannot choose a card that they have already kept', () => {
    const table = newTable(2, { expert: true });
    keepFirst(table);
    expect(table.move('0', 'keepCard', kept(table, '0')[0])).to.equal('notOffered');
  });

  it('BR-10 a hand records the cards passed on and their receiver until the next deal', () => {
    const table = newTable(3);
    expect(table.G.players['1']?.passedOn).to.deep.equal([]);
    const passed = keepFirst(table);
    expect(table.G.players['1']?.passedOn).to.deep.equal([{ to: '2', cards: passed['1'] }]);
    endTurns(table, '0', '1', '2');
    expect(table.G.turn).to.equal(2);
    expect(table.G.players['1']?.passedOn).to.deep.equal([]);
    const then = keepFirst(table);
    expect(table.G.players['1']?.passedOn).to.deep.equal([{ to: '0', cards: then['1'] }]);
  });

  it('BR-11 an expert player’s hand records the cards passed on pass by pass', () => {
    const table = newTable(2, { expert: true });
    const passes = [keepFirst(table), keepFirst(table), keepFirst(table)];
    expect(table.G.players['0']?.passedOn).to.deep.equal(
      passes.map((passed) => ({ to: '1', cards: passed['0'] })),
    );
    expect(table.G.players['0']?.passedOn.map(({ cards }) => cards.length)).to.deep.equal([
      3, 2, 1,
    ]);
  });

  it('BR-11 each pass between two expert players is a swap', () => {
    const table = newTable(2, { expert: true });
    const passed = keepFirst(table);
    expect(offered(table, '0')).to.deep.equal(passed['1']);
    expect(offered(table, '1')).to.deep.equal(passed['0']);
  });
});
