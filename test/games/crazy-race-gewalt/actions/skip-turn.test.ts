import { expect } from 'chai';
import { actingOn, action, expertTable, play, told } from '../positions.ts';

describe('Crazy Race (Gewalt): skipTurn', () => {
  it('CG-11 the target’s next turn is skipped automatically', () => {
    const table = actingOn('skipTurn');
    expect(table.G.turn.playerID).to.equal('2');
    expect(table.state.ctx.currentPlayer).to.equal('2');
    expect(told(table, 'rolled').map(({ playerID }) => playerID)).to.deep.equal(['0']);
    expect(table.G.pawns['1']).to.deep.equal({ section: 0, square: 1 });
  });

  it('CG-12 the card skips only one turn', () => {
    const table = actingOn('skipTurn');
    for (const seat of ['2', '0', '1']) play(table, seat, 'roll');
    expect(told(table, 'rolled').map(({ playerID }) => playerID)).to.deep.equal([
      '0',
      '2',
      '0',
      '1',
    ]);
  });

  it('CG-12 a player plays again when both following players are skipped', () => {
    const table = expertTable({
      actions: { '0': [], '1': [], '2': [] },
      before: { '1': [action('skipTurn'), '0'], '2': [action('skipTurn', 1), '0'] },
    });
    play(table, '0', 'roll');
    expect(table.G.turn).to.deep.include({ number: 4, playerID: '0' });
    expect(table.G.discards.action).to.deep.equal([action('skipTurn'), action('skipTurn', 1)]);
    expect(table.move('0', 'roll')).to.equal(null);
  });

  it('CG-13 with ownTurn the skipped player is asked first', () => {
    const table = expertTable(
      { before: { '1': [action('skipTurn'), '0'] } },
      { counterWindow: 'ownTurn' },
    );
    play(table, '0', 'roll');
    expect(table.G.awaitingReply).to.equal('1');
    play(table, '1', 'allow');
    expect(table.G.turn.playerID).to.equal('2');
  });
});
