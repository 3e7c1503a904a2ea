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
  rollUntil,
  squaresFromStart,
  type Table,
} from './positions.ts';

function hand(table: Table, seat: string): readonly number[] {
  return ownCards(table.G, seat).hand.section;
}

describe('Crazy Race (Gewalt): set-up and turns', () => {
  it('CG-0 the first player is drawn by lot', () => {
    const first = Array.from({ length: 40 }, (_, index) => {
      const settings = { numPlayers: 4, seed: `lot-${index}` };
      return new TestTable<crazyRace.GewaltState>(crazyRace, settings).G.firstPlayer;
    });
    expect([...new Set(first)].sort()).to.deep.equal(['0', '1', '2', '3']);
  });

  it('CG-0 turns go clockwise in the order of seats, in one phase', () => {
    const table = newTable(5);
    const order = Array.from({ length: 7 }, () => {
      const { playerID } = table.G.turn;
      expect(table.state.ctx).to.include({ currentPlayer: playerID, phase: 'race' });
      expect(crazyRace.playersToMove(table.G)).to.deep.equal([playerID]);
      play(table, playerID, 'roll');
      return playerID;
    });
    expect(order.join('')).to.equal('0123401');
  });

  it('CG-1 each player starts with a pawn on the first square, a bet and four section cards', () => {
    const { G } = newTable(5);
    expect(Object.values(G.pawns)).to.deep.equal(Array(5).fill({ section: 0, square: 1 }));
    for (const own of Object.values(G.players)) expect(own.hand.section).to.have.length(4);
    const bets = [...Object.values(G.players).map(({ bet }) => bet), ...(G.secret?.bets ?? [])];
    expect([...bets].sort((a, b) => a - b)).to.deep.equal(Array.from({ length: 20 }, (_, i) => i));
    expect(G.secret?.bets).to.have.length(15);
    expect(G.pileSizes.section).to.equal(56 - 20);
  });

  it('CG-1 the log of the first move contains the start of the race', () => {
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

  it('CG-2 a player plays and replaces a section card and then moves by both dice', () => {
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

  it('CG-2 a player may discard a section card openly instead and draws a replacement', () => {
    const table = newTable(3);
    const [card] = hand(table, '0');
    play(table, '0', 'discardSection', card);
    expect(table.G.discards.section).to.deep.equal([card]);
    expect(hand(table, '0')).to.have.length(4).and.not.include(card);
    expect(lastTold(table, 'discarded')).to.deep.include({ playerID: '0', deck: 'section' });
  });

  it('CG-2 a player plays or discards at most one section card a turn', () => {
    for (const first of ['playSection', 'discardSection']) {
      const table = newTable(3);
      const [card, other] = hand(table, '0');
      play(table, '0', first, ...(first === 'playSection' ? [card, 1, 3] : [card]));
      expect(table.refused('0', 'playSection', other, 1, 4)).to.equal('sectionUsed');
      expect(table.refused('0', 'discardSection', other)).to.equal('sectionUsed');
      rollUntil(table, '0');
      expect(table.G.turn.hasUsed).to.deep.equal({ section: false, action: false });
    }
  });

  it('CG-2 a player may roll without playing a card, and two dice total 2 to 12', () => {
    const table = newTable(3);
    for (let turn = 0; turn < 12; turn += 1) {
      play(table, table.G.turn.playerID, 'roll');
      expect(lastDice(table)).to.be.within(2, 12);
    }
  });

  it('CG-2 no player can roll twice or act on another player’s turn', () => {
    const table = newTable(3);
    expect(table.refused('1', 'roll')).to.equal('notYourTurn');
    expect(table.refused('1', 'playSection', hand(table, '1')[0], 1, 3)).to.equal('notYourTurn');
    expect(table.refused('1', 'discardSection', hand(table, '1')[0])).to.equal('notYourTurn');
    play(table, '0', 'roll');
    expect(table.refused('0', 'roll')).to.equal('notYourTurn');
    expect(table.refused('0', 'playSection', hand(table, '0')[0], 1, 3)).to.equal('notYourTurn');
  });

  it('CG-2 a player can use only section cards from their own hand', () => {
    const table = newTable(3);
    const [other] = hand(table, '1');
    for (const card of [other, 56, -1, '0', null, undefined, [0], {}]) {
      expect(table.refused('0', 'playSection', card, 1, 3)).to.equal('notInHand');
      expect(table.refused('0', 'discardSection', card)).to.equal('notInHand');
    }
  });

  it('CG-9 the basic game refuses all moves with action cards', () => {
    const table = newTable(3);
    expect(table.refused('0', 'playAction', 0, '1')).to.equal('basicGame');
    expect(table.refused('0', 'relocate', 0, 0, 1, 0, 2)).to.equal('basicGame');
    expect(table.refused('0', 'discardAction', 0)).to.equal('basicGame');
    expect(crazyRace.refusalOf(table.G, '1', 'counter', [0])).to.equal('basicGame');
    expect(crazyRace.refusalOf(table.G, '1', 'allow', [])).to.equal('basicGame');
  });

  it('the rules refuse a seat outside the race', () => {
    const table = newTable(3);
    for (const move of ['roll', 'playSection', 'allow', 'counter', 'relocate', 'playAction']) {
      expect(crazyRace.rules.refusalOf(table.G, '3', move, [])).to.equal('notPlaying');
    }
  });
});
