import { expect } from 'chai';
import { playersToMove } from '../../../games/crazy-race-gewalt/index.ts';
import {
  action,
  expertTable,
  lastTypes,
  ownCards,
  type Position,
  play,
  type Table,
  told,
} from './positions.ts';

const position: Position = {
  actions: {
    '0': [action('plus4'), action('noRoll')],
    '1': [action('counter'), action('minus4')],
    '2': [action('relocate')],
  },
};

function laid(options: { counterWindow?: 'ownTurn' } = {}, changes: Position = {}): Table {
  const table = expertTable({ ...position, ...changes }, options);
  play(table, '0', 'playAction', action('plus4'), '1');
  return table;
}

describe('Crazy Race (Gewalt): the answer to an action card, at once', () => {
  it('CG-13 only the target is asked at once and enters the counter stage', () => {
    const table = laid();
    expect(table.G.awaitingReply).to.equal('1');
    expect(table.G.pendingCards['1']).to.deep.equal({ cardID: action('plus4'), from: '0' });
    expect(table.state.ctx.activePlayers).to.deep.equal({ '1': 'counter' });
    expect(table.state.ctx.currentPlayer).to.equal('0');
    expect(playersToMove(table.G)).to.deep.equal(['1']);
    expect(lastTypes(table).slice(-2)).to.deep.equal(['actionLaid', 'asked']);
  });

  it('CG-13 no player can do anything else before the target answers', () => {
    const table = laid();
    const [section] = ownCards(table.G, '0').hand.section;
    expect(table.refused('0', 'roll')).to.equal('waitForAnswer');
    expect(table.refused('0', 'playSection', section, 1, 4)).to.equal('waitForAnswer');
    expect(table.refused('0', 'discardAction', action('noRoll'))).to.equal('waitForAnswer');
    expect(table.refused('1', 'roll')).to.equal('answerFirst');
    expect(table.refused('1', 'discardAction', action('counter'))).to.equal('answerFirst');
    expect(table.refused('2', 'roll')).to.equal('notYourTurn');
  });

  it('CG-13 an allowed card stays, and its player draws a replacement and continues the turn', () => {
    const table = laid();
    play(table, '1', 'allow');
    expect(lastTypes(table)).to.deep.equal(['allowed', 'drew']);
    expect(table.G.pendingCards['1']?.cardID).to.equal(action('plus4'));
    expect(table.state.ctx.activePlayers).to.equal(null);
    expect(ownCards(table.G, '0').hand.action).to.have.length(2);
    expect(table.refused('1', 'allow')).to.equal('notAsked');
    play(table, '0', 'playSection', ownCards(table.G, '0').hand.section[0], 4, 4);
    play(table, '0', 'roll');
    expect(table.G.turn).to.deep.include({ playerID: '1', effect: 'plus4' });
    expect(told(table, 'asked')).to.have.length(1);
  });

  it('CG-13 a target without action cards is not asked', () => {
    const table = laid({}, { actions: { ...position.actions, '1': [] } });
    expect(table.G.awaitingReply).to.equal(null);
    expect(lastTypes(table).slice(-2)).to.deep.equal(['actionLaid', 'drew']);
    expect(table.move('0', 'roll')).to.equal(null);
  });
});

describe('Crazy Race (Gewalt): the answer to an action card, on the target’s own turn', () => {
  const ownTurn = { counterWindow: 'ownTurn' } as const;

  it('CG-13 nobody is asked when the card is laid, and its player draws at once', () => {
    const table = laid(ownTurn);
    expect(table.G.awaitingReply).to.equal(null);
    expect(lastTypes(table).slice(-2)).to.deep.equal(['actionLaid', 'drew']);
    expect(table.refused('1', 'counter', action('counter'))).to.equal('notAsked');
  });

  it('CG-13 the target is asked as their own turn begins, before the effect', () => {
    const table = laid(ownTurn);
    play(table, '0', 'roll');
    expect(lastTypes(table).slice(-2)).to.deep.equal(['turnBegan', 'asked']);
    expect(table.G.awaitingReply).to.equal('1');
    expect(table.G.turn).to.deep.include({ playerID: '1', effect: null });
    expect(table.state.ctx).to.deep.include({
      currentPlayer: '1',
      activePlayers: { '1': 'counter' },
    });
    expect(table.refused('1', 'roll')).to.equal('answerFirst');
    expect(table.refused('1', 'discardAction', action('minus4'))).to.equal('answerFirst');
  });

  it('CG-13 an allowed card takes effect, and the target’s turn continues', () => {
    const table = laid(ownTurn);
    play(table, '0', 'roll');
    play(table, '1', 'allow');
    expect(lastTypes(table)).to.deep.equal(['allowed', 'actionTookEffect']);
    expect(table.state.ctx.activePlayers).to.equal(null);
    play(table, '1', 'roll');
    expect(told(table, 'rolled').at(-1)?.effect).to.equal('plus4');
  });

  it('CG-13 a countered card leaves an ordinary turn that ends with the owed replacement', () => {
    const table = laid(ownTurn);
    play(table, '0', 'roll');
    play(table, '1', 'counter', action('counter'));
    expect(lastTypes(table)).to.deep.equal(['countered']);
    expect(table.G.turn).to.deep.include({ playerID: '1', effect: null });
    expect(table.G.owedDraws['1']).to.equal(1);
    play(table, '1', 'playAction', action('minus4'), '2');
    play(table, '1', 'roll');
    expect(told(table, 'rolled').at(-1)?.effect).to.equal(null);
    expect(table.G.owedDraws['1']).to.equal(0);
    expect(ownCards(table.G, '1').hand.action).to.have.length(2);
  });

  it('CG-13 a card can still be countered after its player has finished', () => {
    const table = laid(ownTurn, { pawns: { '0': { section: 14, square: 4 } } });
    play(table, '0', 'roll');
    expect(table.G.pawns['0']).to.equal(null);
    expect(table.move('1', 'counter', action('counter'))).to.equal(null);
  });

  it('CG-13 a target without action cards or with two counters against that opponent is not asked', () => {
    const none = laid(ownTurn, { actions: { ...position.actions, '1': [] } });
    play(none, '0', 'roll');
    expect(none.G.turn).to.deep.include({ playerID: '1', effect: 'plus4' });
    const twice = laid(ownTurn);
    const counters = twice.G.counters['1'] ?? {};
    twice.place({ counters: { ...twice.G.counters, '1': { ...counters, '0': 2 } } });
    play(twice, '0', 'roll');
    expect(twice.G.turn).to.deep.include({ playerID: '1', effect: 'plus4' });
    expect(twice.refused('1', 'counter', action('counter'))).to.equal('counteredTwice');
  });
});
