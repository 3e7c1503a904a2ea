import { expect } from 'chai';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { stageCards } from '../../../games/crazy-race-schacht/rules/components.ts';
import { legalSides } from '../../../games/crazy-race-schacht/rules/index.ts';
import { TestTable } from '../../support/games/table.ts';
import {
  driverWith,
  eventsOf,
  giveCards,
  lay,
  movementIn,
  newTable,
  passToEvaluation,
  placingBy,
  toPlaceIn,
} from './positions.ts';

const allCards = [0, 1, 2, 3, 4, 5, 6, 7];

function told(table: TestTable<crazyRace.SchachtState>): string[] {
  return eventsOf(table).map(({ type }) => type);
}

describe('Crazy Race (Schacht): placing driver cards', () => {
  it('CS-0 the first player is drawn by lot, from the seed of the match', () => {
    const firsts = Array.from({ length: 30 }, (_, number) => {
      const settings = { numPlayers: 4, seed: `lot-${number}` };
      return new TestTable<crazyRace.SchachtState>(crazyRace, settings).G.firstPlayer;
    });
    expect([...new Set(firsts)].sort()).to.deep.equal(['0', '1', '2', '3']);
  });

  it('CS-1 a stage card lies open when placing begins, and the others are hidden', () => {
    const { G } = newTable(3);
    expect(stageCards.map(({ id }) => id)).to.include(G.stageCard);
    expect(G.secret?.stageCards).to.have.length(7).and.not.include(G.stageCard);
  });

  it('CS-1 the first move also logs the first stage, and later moves do not', () => {
    const table = newTable(3);
    lay(table, [1, 0], null);
    expect(told(table)).to.deep.equal(['stageBegan', 'placed', 'passed']);
  });

  it('CS-2 placing has three clockwise rounds from the first player, and a pass excludes nobody', () => {
    const table = newTable(3);
    const turns: (string | null)[] = [];
    for (const laid of [null, [1, 0], [1, 1], [2, 0], null, [1, 0], null, [6, 1]] as const) {
      turns.push(toPlaceIn(table.G));
      expect(lay(table, laid)).to.deep.equal([]);
    }
    expect(turns).to.deep.equal(['0', '1', '2', '0', '1', '2', '0', '1']);
    expect(table.G.step).to.include({ phase: 'driverPlacement', round: 3 });
    lay(table, null);
    expect(table.G.step.phase).to.equal('stageEvaluation');
  });

  it('CS-2 boardgame.io’s turn and phase follow the rules', () => {
    const table = newTable(3);
    lay(table, [6, 0]);
    expect(table.state.ctx).to.include({ currentPlayer: '1', phase: 'driverPlacement' });
    passToEvaluation(table);
    const winner = movementIn(table.G)?.playerID;
    expect(table.state.ctx).to.include({ currentPlayer: winner, phase: 'stageEvaluation' });
  });

  it('CS-2 a player out of turn, a card not in hand and an unknown side are refused', () => {
    const table = newTable(3);
    expect(table.refused('1', 'placeDriver', driverWith(1), 0)).to.equal('notYourTurn');
    expect(table.refused('1', 'pass')).to.equal('notYourTurn');
    for (const card of [8, -1, '0', null, undefined, [0]]) {
      expect(table.refused('0', 'placeDriver', card, 0)).to.equal('notInHand');
    }
    for (const side of [4, -1, '1', null, undefined, 1.5]) {
      expect(table.refused('0', 'placeDriver', 0, side)).to.equal('notASide');
    }
    expect(table.refused('0', 'advance', 'A', 1)).to.equal('wrongPhase');
    expect(table.refused('9', 'pass')).to.equal('notPlaying');
  });

  it('CS-2 a card can be placed only once', () => {
    const table = newTable(3);
    lay(table, [6, 0], null, null);
    expect(table.refused('0', 'placeDriver', driverWith(6), 1)).to.equal('notInHand');
  });

  it('CS-3 a side takes any number of cards, each with its order of arrival', () => {
    const table = newTable(3);
    lay(table, [1, 2], [6, 2], [2, 0], [3, 2]);
    expect(table.G.placed[2]).to.deep.equal([
      { playerID: '0', order: 1, cardID: null },
      { playerID: '1', order: 2, cardID: null },
      { playerID: '0', order: 4, cardID: null },
    ]);
    expect(table.G.placed[0]).to.deep.equal([{ playerID: '2', order: 3, cardID: null }]);
  });

  it('CS-4 with three players the fourth side is taboo once three have cards', () => {
    const table = newTable(3);
    lay(table, [1, 0], [1, 1]);
    expect(legalSides(table.G)).to.deep.equal([0, 1, 2, 3]);
    lay(table, [1, 3]);
    expect(legalSides(table.G)).to.deep.equal([0, 1, 3]);
    expect(table.refused('0', 'placeDriver', driverWith(2), 2)).to.equal('tabooSide');
    expect(lay(table, [2, 3])).to.deep.equal([]);
  });

  it('CS-4 with four players no side is taboo', () => {
    const table = newTable(4);
    expect(lay(table, [1, 0], [1, 1], [1, 3], [1, 2])).to.deep.equal([]);
    expect(legalSides(table.G)).to.deep.equal([0, 1, 2, 3]);
  });

  it('CS-5 a player may take the whole pile back in and out of turn and keeps the turn', () => {
    const table = newTable(3);
    giveCards(table, { '0': { hand: [0, 7], pile: [1, 2, 3, 4, 5, 6] }, '2': { pile: allCards } });
    expect(table.move('0', 'takeBack')).to.equal(null);
    expect(table.G.players['0']).to.deep.include({ hand: allCards, pile: [] });
    expect(toPlaceIn(table.G)).to.equal('0');
    lay(table, null);
    expect(table.move('2', 'takeBack')).to.equal(null);
    expect(table.G.players['2']?.hand).to.have.length(8);
    expect(table.G.isOutOfCards['2']).to.equal(false);
    expect(toPlaceIn(table.G)).to.equal('1');
    expect(lay(table, [6, 0])).to.deep.equal([]);
  });

  it('CS-5 a player may take back once a match, and not with an empty pile', () => {
    const table = newTable(3);
    expect(table.refused('0', 'takeBack')).to.equal('emptyPile');
    const cards = { '0': { hand: [0], pile: [1] } };
    giveCards(table, cards);
    table.move('0', 'takeBack');
    giveCards(table, cards);
    expect(table.refused('0', 'takeBack')).to.equal('alreadyTakenBack');
  });

  it('CS-5 cards at the stage stay there when their owner takes the pile back', () => {
    const table = newTable(3);
    lay(table, [6, 0], null, null);
    const { placed = [], hand = [] } = table.G.players['0'] ?? {};
    giveCards(table, { '0': { hand: hand.filter((card) => card > 1), pile: [0, 1], placed } });
    table.move('0', 'takeBack');
    expect(table.G.players['0']?.hand).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(table.G.placed[0]).to.have.length(1);
  });

  it('CS-5 a player cannot take back while a stage is evaluated', () => {
    const table = newTable(3);
    lay(table, [6, 0]);
    passToEvaluation(table);
    giveCards(table, { '1': { hand: [0], pile: [1] } });
    expect(table.refused('1', 'takeBack')).to.equal('wrongPhase');
  });

  it('CS-6 a player who lays the last card is out of cards until the pile is back', () => {
    const table = newTable(3);
    giveCards(table, { '0': { hand: [7], pile: [0, 1, 2, 3, 4, 5, 6] } });
    lay(table, [6, 1]);
    expect(table.G.isOutOfCards).to.deep.equal({ '0': true, '1': false, '2': false });
    expect(told(table)).to.include('outOfCards');
    lay(table, null, null);
    table.move('0', 'takeBack');
    expect(table.G.isOutOfCards['0']).to.equal(false);
  });

  it('CS-7 a player without cards is passed over, unless the pile can still be taken back', () => {
    const table = newTable(3);
    giveCards(table, { '1': { pile: allCards }, '2': { pile: allCards } });
    table.place({ hasTakenBack: { '0': false, '1': true, '2': false } });
    lay(table, null);
    expect(toPlaceIn(table.G)).to.equal('2');
    expect(told(table)).to.deep.equal(['stageBegan', 'passed', 'passedOver']);
    expect(lay(table, null)).to.deep.equal([]);
    expect(table.G.step).to.include({ toPlace: '0', round: 2 });
  });

  it('CS-7 a player without cards is also passed over at the beginning of a stage', () => {
    const table = newTable(3);
    giveCards(table, { '1': { pile: allCards } });
    table.place({ hasTakenBack: { '0': false, '1': true, '2': false } });
    passToEvaluation(table);
    expect(table.G).to.deep.include({ stage: 2, firstPlayer: '1', ...placingBy('2') });
  });
});
