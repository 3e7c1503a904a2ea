import { expect } from 'chai';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { TestTable } from '../../support/games/table.ts';
import {
  eventsOf,
  lastDice,
  lastTold,
  lastTypes,
  newTable,
  ownCards,
  play,
  refused,
  rollUntil,
  sectionWith,
  squaresFromStart,
  type Table,
} from './positions.ts';

function hand(table: Table, seat: string): readonly number[] {
  return ownCards(table.G, seat).hand.section;
}

describe('Crazy Race (Gewalt): setting up and turns', () => {
  it('CG-0 the first player is drawn by lot', () => {
    const first = Array.from({ length: 40 }, (_, index) => {
      const settings = { numPlayers: 4, seed: `lot-${index}` };
      return new TestTable<crazyRace.GewaltState>(crazyRace, settings).G.firstPlayer;
    });
    expect([...new Set(first)].sort()).to.deep.equal(['0', '1', '2', '3']);
  });

  it('CG-0 then clockwise, in the order of seats', () => {
    const table = newTable(5);
    const order = Array.from({ length: 7 }, () => {
      const { playerID } = table.G.turn;
      expect(table.state.ctx.currentPlayer).to.equal(playerID);
      expect(crazyRace.playersToMove(table.G)).to.deep.equal([playerID]);
      play(table, playerID, 'roll');
      return playerID;
    });
    expect(order.join('')).to.equal('0123401');
  });

  it('CG-1 pawns start on the first square of their lanes; a bet and four section cards each', () => {
    const { G } = newTable(5);
    expect(Object.values(G.pawns)).to.deep.equal(Array(5).fill({ section: 0, square: 1 }));
    for (const own of Object.values(G.players)) expect(own.hand.section).to.have.length(4);
    const bets = [...Object.values(G.players).map(({ bet }) => bet), ...(G.secret?.bets ?? [])];
    expect([...bets].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, i) => i));
    expect(G.secret?.bets).to.have.length(15);
    expect(G.pileSizes.section).to.equal(56 - 20);
  });

  it('CG-1 the first move’s log tells of the beginning', () => {
    const table = newTable(3);
    play(table, '0', 'roll');
    expect(eventsOf(table).slice(0, 2)).to.deep.equal([
      {
        type: 'raceBegan',
        seats: ['0', '1', '2'],
        firstPlayer: '0',
        isExpert: false,
        pileSizes: { section: 44, action: 0 },
      },
      { type: 'turnBegan', playerID: '0', isSecond: false },
    ]);
    play(table, '1', 'roll');
    expect(lastTypes(table)).to.not.include('raceBegan');
  });

  it('CG-2 a section card is played and replaced, then both dice are rolled and moved', () => {
    const table = newTable(3);
    const [card] = hand(table, '0');
    play(table, '0', 'playSection', card, 1, 3);
    expect(hand(table, '0')).to.have.length(4).and.not.include(card);
    expect(lastTypes(table)).to.include.members(['laidSection', 'drew']);
    expect(table.G.turn.playerID).to.equal('0');
    play(table, '0', 'roll');
    const { dice, steps } = lastTold(table, 'rolled');
    expect(steps).to.equal(dice[0] + dice[1]);
    expect(squaresFromStart(table.G.pawns['0'])).to.equal(steps);
    expect(table.G.turn).to.deep.include({ number: 2, playerID: '1' });
  });

  it('CG-2 a section card may be discarded instead, openly, and is replaced', () => {
    const table = newTable(3);
    const [card] = hand(table, '0');
    play(table, '0', 'discardSection', card);
    expect(table.G.discards.section).to.deep.equal([card]);
    expect(hand(table, '0')).to.have.length(4).and.not.include(card);
    expect(lastTold(table, 'discarded')).to.deep.include({ playerID: '0', deck: 'section' });
  });

  it('CG-2 only one section card a turn, played or discarded', () => {
    for (const first of ['playSection', 'discardSection']) {
      const table = newTable(3);
      const [card, other] = hand(table, '0');
      play(table, '0', first, ...(first === 'playSection' ? [card, 1, 3] : [card]));
      expect(refused(table, '0', 'playSection', other, 1, 4)).to.equal('sectionUsed');
      expect(refused(table, '0', 'discardSection', other)).to.equal('sectionUsed');
      rollUntil(table, '0');
      expect(table.G.turn.hasUsed).to.deep.equal({ section: false, action: false });
    }
  });

  it('CG-2 nobody has to play a card, and dice are 1 to 6', () => {
    const table = newTable(3);
    for (let turn = 0; turn < 12; turn += 1) {
      play(table, table.G.turn.playerID, 'roll');
      expect(lastDice(table)).to.be.within(2, 12);
    }
  });

  it('CG-2 nobody rolls twice, nor acts in another’s turn', () => {
    const table = newTable(3);
    expect(refused(table, '1', 'roll')).to.equal('notYourTurn');
    expect(refused(table, '1', 'playSection', hand(table, '1')[0], 1, 3)).to.equal('notYourTurn');
    expect(refused(table, '1', 'discardSection', hand(table, '1')[0])).to.equal('notYourTurn');
    play(table, '0', 'roll');
    expect(refused(table, '0', 'roll')).to.equal('notYourTurn');
    expect(refused(table, '0', 'playSection', hand(table, '0')[0], 1, 3)).to.equal('notYourTurn');
  });

  it('CG-2 only cards of the own hand', () => {
    const table = newTable(3);
    const [other] = hand(table, '1');
    for (const card of [other, 56, -1, '0', null, undefined, [0], {}]) {
      expect(refused(table, '0', 'playSection', card, 1, 3)).to.equal('notInHand');
      expect(refused(table, '0', 'discardSection', card)).to.equal('notInHand');
    }
  });

  it('CG-9 the basic game knows no action cards', () => {
    const table = newTable(3);
    expect(refused(table, '0', 'playAction', 0, '1')).to.equal('basicGame');
    expect(refused(table, '0', 'relocate', 0, 0, 1, 0, 2)).to.equal('basicGame');
    expect(refused(table, '0', 'discardAction', 0)).to.equal('basicGame');
    expect(crazyRace.refusalOf(table.G, '1', 'counter', [0])).to.equal('basicGame');
    expect(crazyRace.refusalOf(table.G, '1', 'allow', [])).to.equal('basicGame');
  });

  it('a seat that is not in the race, and a move that does not exist', () => {
    const table = newTable(3);
    for (const move of ['roll', 'playSection', 'allow', 'counter', 'relocate', 'playAction']) {
      expect(crazyRace.rules.refusalOf(table.G, '3', move, [])).to.equal('notPlaying');
    }
    expect(crazyRace.rules.refusalOf(table.G, '0', 'fly', [])).to.equal('noSuchMove');
    expect(crazyRace.rules.refusalOf(table.G, '0', 'toString', [])).to.equal('noSuchMove');
  });

  it('the whole race is one phase', () => {
    const table = newTable(3, {}, { sections: { '0': [sectionWith(0)] } });
    expect(table.state.ctx.phase).to.equal('race');
    rollUntil(table, '0');
    expect(table.state.ctx.phase).to.equal('race');
  });
});
