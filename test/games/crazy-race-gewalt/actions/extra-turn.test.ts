import { expect } from 'chai';
import { actingOn, action, ownCards, play, squaresFromStart, told } from '../positions.ts';

const card = action('extraTurn');

describe('Crazy Race (Gewalt): extraTurn', () => {
  it('CG-11 the target takes two turns in a row', () => {
    const table = actingOn('extraTurn');
    play(table, '1', 'roll');
    expect(table.G.turn).to.deep.include({ playerID: '1', isSecond: true, effect: null });
    expect(table.state.ctx.currentPlayer).to.equal('1');
    play(table, '1', 'roll');
    expect(table.G.turn).to.deep.include({ playerID: '2', isSecond: false });
    const sum = told(table, 'rolled')
      .filter(({ playerID }) => playerID === '1')
      .reduce((total, { steps }) => total + steps, 0);
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(sum);
  });

  it('CG-12 the card lies before the target until the second turn ends', () => {
    const table = actingOn('extraTurn');
    expect(table.G.pendingCards['1']?.cardID).to.equal(card);
    play(table, '1', 'roll');
    expect(table.G.pendingCards['1']?.cardID).to.equal(card);
    expect(table.G.discards.action).to.deep.equal([]);
    play(table, '1', 'roll');
    expect(table.G.pendingCards['1']).to.equal(null);
    expect(table.G.discards.action).to.deep.equal([card]);
  });

  it('CG-12 the target may play cards again in the second turn', () => {
    const table = actingOn('extraTurn', { actions: { '1': [action('plus4'), action('minus4')] } });
    for (const kind of ['plus4', 'minus4'] as const) {
      const target = kind === 'plus4' ? '0' : '2';
      play(
        table,
        '1',
        'playSection',
        ownCards(table.G, '1').hand.section[0],
        4,
        table.G.turn.number,
      );
      play(table, '1', 'playAction', action(kind), target);
      play(table, target, 'allow');
      play(table, '1', 'roll');
    }
    expect(table.G.turn.playerID).to.equal('2');
  });

  it('CG-13 owed replacements are drawn after the first of the two turns', () => {
    const table = actingOn('extraTurn');
    table.place({ owedDraws: { ...table.G.owedDraws, '1': 1 } });
    play(table, '1', 'roll');
    expect(table.G.turn.isSecond).to.equal(true);
    expect(table.G.owedDraws['1']).to.equal(0);
    expect(ownCards(table.G, '1').hand.action).to.have.length(2);
  });

  it('CG-13 with ownTurn the target is asked only once, before the first of the two turns', () => {
    const table = actingOn('extraTurn', {}, { counterWindow: 'ownTurn' });
    play(table, '1', 'roll');
    expect(table.G.turn.isSecond).to.equal(true);
    expect(table.G.awaitingReply).to.equal(null);
    expect(told(table, 'asked')).to.have.length(1);
  });
});
