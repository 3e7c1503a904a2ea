import { expect } from 'chai';
import { arrowKinds } from '../../../games/crazy-race-gewalt/rules/effects.ts';
import { targetsOf } from '../../../games/crazy-race-gewalt/rules/index.ts';
import {
  actingOn,
  action,
  expertTable,
  lastTypes,
  ownCards,
  play,
  rollUntil,
  sectionWith,
  told,
} from './positions.ts';

const hand = { '0': [action('noRoll'), action('plus4'), action('relocate'), action('counter')] };

describe('Crazy Race (Gewalt): action cards', () => {
  it('CG-9 a player may play one action card and one section card a turn in either order and replaces both', () => {
    for (const isActionFirst of [true, false]) {
      const table = expertTable({ actions: { ...hand, '1': [] } });
      const [section] = ownCards(table.G, '0').hand.section;
      const moves: (readonly [string, ...unknown[]])[] = [
        ['playAction', action('noRoll'), '1'],
        ['playSection', section, 2, 7],
      ];
      for (const [move, ...args] of isActionFirst ? moves : moves.reverse()) {
        play(table, '0', move, ...args);
        expect(lastTypes(table)).to.include('drew');
      }
      const own = ownCards(table.G, '0').hand;
      expect([own.action.length, own.section.length]).to.deep.equal([4, 4]);
      play(table, '0', 'roll');
    }
  });

  it('CG-9 a player may discard an action card openly instead and draws a replacement', () => {
    const table = expertTable({ actions: hand });
    play(table, '0', 'discardAction', action('plus4'));
    expect(table.G.discards.action).to.deep.equal([action('plus4')]);
    expect(ownCards(table.G, '0').hand.action).to.have.length(4).and.not.include(action('plus4'));
  });

  it('CG-9 a player plays or discards at most one action card a turn', () => {
    const table = expertTable({ actions: hand, laid: [[2, 2, sectionWith(3)]] });
    play(table, '0', 'discardAction', action('counter'));
    expect(table.refused('0', 'discardAction', action('plus4'))).to.equal('actionUsed');
    expect(table.refused('0', 'playAction', action('plus4'), '1')).to.equal('actionUsed');
    expect(table.refused('0', 'relocate', action('relocate'), 2, 2, 3, 3)).to.equal('actionUsed');
    play(table, '0', 'roll');
    rollUntil(table, '0');
    expect(table.move('0', 'discardAction', action('plus4'))).to.equal(null);
  });

  it('CG-9 a player can use only action cards from their own hand', () => {
    const table = expertTable({ actions: { ...hand, '1': [action('move4')] } });
    for (const card of [action('move4'), 27, -1, 0.5, '3', null, undefined, [3], { id: 3 }, true]) {
      expect(table.refused('0', 'playAction', card, '1')).to.equal('notInHand');
      expect(table.refused('0', 'discardAction', card)).to.equal('notInHand');
      expect(table.refused('0', 'relocate', card, 0, 1, 0, 2)).to.equal('notInHand');
    }
  });

  it('CG-10 a circle card cannot be laid before a player', () => {
    const table = expertTable({ actions: hand });
    for (const kind of ['relocate', 'counter'] as const) {
      expect(table.refused('0', 'playAction', action(kind), '1')).to.equal('forOneself');
    }
  });

  it('CG-11 an arrow card is laid face up before an opponent, and acts only in their next turn', () => {
    const table = expertTable({ actions: { ...hand, '2': [] } });
    play(table, '0', 'playAction', action('plus4'), '2');
    expect(table.G.pendingCards['2']).to.deep.equal({ cardID: action('plus4'), from: '0' });
    play(table, '0', 'roll');
    play(table, '1', 'roll');
    expect(told(table, 'actionTookEffect')).to.deep.equal([
      { type: 'actionTookEffect', playerID: '2', from: '0', cardID: action('plus4') },
    ]);
    expect(told(table, 'rolled').every(({ effect }) => effect === null)).to.equal(true);
    expect(table.G.turn.effect).to.equal('plus4');
  });

  it('CG-11 an arrow card cannot be laid before a player who already has one', () => {
    const table = expertTable({
      actions: { ...hand, '1': [action('move4')] },
      before: { '2': [action('minus4'), '1'] },
    });
    expect(table.refused('0', 'playAction', action('plus4'), '2')).to.equal('targetHasCard');
    expect(targetsOf(table.G, '0')).to.deep.equal(['1']);
    play(table, '0', 'playAction', action('plus4'), '1');
    expect(targetsOf(table.G, '0')).to.deep.equal([]);
  });

  it('CG-11 an arrow card cannot be laid before oneself, a finished player or an unknown seat', () => {
    const table = expertTable({ actions: hand, pawns: { '2': null } });
    expect(table.refused('0', 'playAction', action('plus4'), '0')).to.equal('ownSeat');
    expect(table.refused('0', 'playAction', action('plus4'), '2')).to.equal('targetFinished');
    for (const target of ['3', '', 1, null, undefined, ['1'], {}, 'toString']) {
      expect(table.refused('0', 'playAction', action('plus4'), target)).to.equal('notASeat');
    }
  });

  for (const kind of arrowKinds) {
    it(`CG-11 ${kind} is discarded after it has acted`, () => {
      const table = actingOn(kind);
      while (table.G.turn.playerID === '1') play(table, '1', 'roll');
      expect(table.G.pendingCards['1']).to.equal(null);
      expect(table.G.discards.action).to.deep.equal([action(kind)]);
      expect(told(table, 'actionSpent')).to.deep.equal([
        { type: 'actionSpent', playerID: '1', cardID: action(kind) },
      ]);
      const { effect } = table.G.turn;
      expect(effect).to.equal(null);
    });
  }

  it('CG-12 a skipped turn still discards its card and draws the owed replacements', () => {
    const table = expertTable({
      actions: { '0': [action('skipTurn')], '1': [action('relocate')] },
    });
    play(table, '0', 'playAction', action('skipTurn'), '1');
    play(table, '1', 'allow');
    table.place({ owedDraws: { ...table.G.owedDraws, '1': 2 } });
    play(table, '0', 'roll');
    expect(lastTypes(table).slice(-6)).to.deep.equal([
      'turnBegan',
      'actionTookEffect',
      'actionSpent',
      'drew',
      'drew',
      'turnBegan',
    ]);
    expect(table.G.owedDraws['1']).to.equal(0);
    expect(ownCards(table.G, '1').hand.action).to.have.length(3);
    expect(table.G.turn.playerID).to.equal('2');
  });
});
