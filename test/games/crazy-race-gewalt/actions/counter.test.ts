import { expect } from 'chai';
import { refusalOf } from '../../../../games/crazy-race-gewalt/index.ts';
import {
  action,
  expertTable,
  lastTold,
  lastTypes,
  ownCards,
  type Position,
  play,
  rollUntil,
  type Table,
  told,
} from '../positions.ts';

const card = action('counter');
const position: Position = {
  actions: {
    '0': [action('skipTurn'), action('noRoll'), action('noCards'), action('move4')],
    '1': [card, action('counter', 1), action('counter', 2), action('relocate')],
    '2': [action('counter', 3), action('plus4')],
  },
};

/** Returns a table at which seat 0 has laid a card before seat 1, who is asked. */
function asked(): Table {
  const table = expertTable(position);
  play(table, '0', 'playAction', action('skipTurn'), '1');
  return table;
}

describe('Crazy Race (Gewalt): counter', () => {
  it('CG-13 a counter discards both cards, and the laid card has no effect', () => {
    const table = asked();
    play(table, '1', 'counter', card);
    expect(table.G.pendingCards['1']).to.equal(null);
    expect(table.G.discards.action).to.deep.equal([action('skipTurn'), card]);
    expect(lastTold(table, 'countered')).to.deep.equal({
      type: 'countered',
      playerID: '1',
      from: '0',
      cardID: action('skipTurn'),
      counterID: card,
      times: 1,
    });
    play(table, '0', 'roll');
    expect(table.G.turn).to.deep.include({ playerID: '1', effect: null });
  });

  it('CG-13 a counter is replaced only at the end of its player’s next turn', () => {
    const table = asked();
    play(table, '1', 'counter', card);
    expect(ownCards(table.G, '1').hand.action).to.have.length(3);
    expect(table.G.owedDraws['1']).to.equal(1);
    play(table, '0', 'roll');
    expect(ownCards(table.G, '1').hand.action).to.have.length(3);
    play(table, '1', 'roll');
    expect(ownCards(table.G, '1').hand.action).to.have.length(4);
    expect(table.G.owedDraws['1']).to.equal(0);
    expect(lastTold(table, 'drew')).to.deep.include({ playerID: '1', isOwed: true });
  });

  it('CG-13 each counter played adds one owed replacement', () => {
    const table = asked();
    play(table, '1', 'counter', card);
    table.place({ turn: { ...table.G.turn, hasUsed: { section: false, action: false } } });
    play(table, '0', 'playAction', action('noRoll'), '1');
    play(table, '1', 'counter', action('counter', 1));
    expect(table.G.owedDraws['1']).to.equal(2);
    play(table, '0', 'roll');
    play(table, '1', 'roll');
    expect(ownCards(table.G, '1').hand.action).to.have.length(4);
  });

  it('CG-13 a countered card counts as the action card of the turn and is replaced after the answer', () => {
    const table = asked();
    expect(ownCards(table.G, '0').hand.action).to.have.length(3);
    play(table, '1', 'counter', card);
    expect(lastTypes(table)).to.deep.equal(['countered', 'drew']);
    expect(ownCards(table.G, '0').hand.action).to.have.length(4);
    expect(table.refused('0', 'playAction', action('noRoll'), '1')).to.equal('actionUsed');
  });

  it('CG-13 only the player asked can counter, and only with a counter from their own hand', () => {
    const table = asked();
    expect(table.refused('1', 'counter', action('relocate'))).to.equal('notACounter');
    for (const other of [action('counter', 3), 27, '2', null, undefined, [card]]) {
      expect(table.refused('1', 'counter', other)).to.equal('notInHand');
    }
    expect(table.refused('2', 'counter', action('counter', 3))).to.equal('notAsked');
    expect(table.refused('0', 'counter', card)).to.equal('notAsked');
    expect(table.refused('2', 'allow')).to.equal('notAsked');
  });

  it('CG-13 a counter cannot be countered', () => {
    const table = asked();
    play(table, '1', 'counter', card);
    expect(table.G.awaitingReply).to.equal(null);
    expect(table.refused('0', 'counter', card)).to.equal('notAsked');
  });

  it('CG-13 a counter cannot stop a section card', () => {
    const table = expertTable(position);
    play(table, '0', 'playSection', ownCards(table.G, '0').hand.section[0], 1, 4);
    expect(table.G.awaitingReply).to.equal(null);
    expect(table.refused('1', 'counter', card)).to.equal('notAsked');
  });

  it('CG-13 a counter may be discarded but not played in any other way', () => {
    const table = expertTable(position);
    play(table, '0', 'roll');
    expect(table.refused('1', 'playAction', card, '0')).to.equal('forOneself');
    expect(table.refused('1', 'relocate', card, 0, 5, 0, 6)).to.equal('notARelocation');
    expect(table.refused('1', 'counter', card)).to.equal('notAsked');
    play(table, '1', 'discardAction', card);
    expect(table.G.discards.action).to.deep.equal([card]);
    expect(table.G.owedDraws['1']).to.equal(0);
  });

  it('CG-13 a player who has countered an opponent twice is not asked about a third card', () => {
    const table = asked();
    play(table, '1', 'counter', card);
    rollUntil(table, '0');
    play(table, '0', 'playAction', action('noRoll'), '1');
    play(table, '1', 'counter', action('counter', 1));
    expect(told(table, 'countered').map(({ times }) => times)).to.deep.equal([1, 2]);
    rollUntil(table, '0');
    play(table, '0', 'playAction', action('noCards'), '1');
    expect(table.G.awaitingReply).to.equal(null);
    expect(table.state.ctx.activePlayers).to.equal(null);
    expect(table.refused('1', 'counter', action('counter', 2))).to.equal('counteredTwice');
    expect(refusalOf(table.G, '1', 'allow', [])).to.equal('notAsked');
    play(table, '0', 'roll');
    expect(table.G.turn).to.deep.include({ playerID: '1', effect: 'noCards' });
  });

  it('CG-13 two counters against one opponent leave counters against another opponent possible', () => {
    const table = expertTable(position);
    const counters = table.G.counters['1'] ?? {};
    table.place({ counters: { ...table.G.counters, '1': { ...counters, '0': 2 } } });
    rollUntil(table, '2');
    play(table, '2', 'playAction', action('plus4'), '1');
    expect(table.G.awaitingReply).to.equal('1');
    expect(table.move('1', 'counter', card)).to.equal(null);
  });
});
