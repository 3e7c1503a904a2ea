import { expect } from 'chai';
import type { SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import { resultOf } from '../../../games/crazy-race-schacht/rules/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import {
  declineAll,
  driverWith,
  eventsOf,
  giveCards,
  inEvaluation,
  lay,
  locomotivesAt,
  movementIn,
  newTable,
  passToEvaluation,
  placingBy,
  stepIn,
  toPlaceIn,
} from './positions.ts';

/** Gives seat 0 the last card of the race; no player will have another card again. */
function withLastCard(table: TestTable<SchachtState>): TestTable<SchachtState> {
  const none = { pile: [0, 1, 2, 3, 4, 5, 6, 7] };
  giveCards(table, {
    '0': { hand: [driverWith(6)], pile: none.pile.slice(0, -1) },
    '1': none,
    '2': none,
  });
  return table.place({ hasTakenBack: { '0': true, '1': true, '2': true } });
}

describe('Crazy Race (Schacht): the end of a stage', () => {
  it('CS-13 all cards of the stage go to their owners’ piles', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1], [4, 2], [3, 3], [2, 1]);
    declineAll(table);
    expect(table.G.players['0']?.pile).to.have.members([driverWith(6), driverWith(2)]);
    expect(table.G.players['1']?.pile).to.deep.equal([driverWith(4)]);
    expect(table.G.players['0']?.placed).to.deep.equal([]);
    expect(table.G.placed).to.deep.equal([[], [], [], []]);
  });

  it('CS-13 a player who could move no locomotive may take one card back first, or none', () => {
    const table = inEvaluation(
      { stageCard: 2, numPlayers: 4 },
      [6, 1],
      [4, 1],
      [3, 1],
      [1, 2],
      null,
      [2, 1],
    );
    declineAll(table);
    expect(table.G.step.phase).to.equal('reclaim');
    expect(stepIn(table.G, 'reclaim').toAnswer).to.deep.equal(['1', '2']);
    expect(table.active).to.deep.equal(['1', '2']);
    expect(table.refused('0', 'reclaim', driverWith(6))).to.equal('nothingToReclaim');
    expect(table.refused('1', 'reclaim', driverWith(6))).to.equal('notPlayedHere');
    expect(table.refused('1', 'reclaim', undefined)).to.equal('notPlayedHere');
    expect(table.move('1', 'reclaim', driverWith(2))).to.equal(null);
    expect(table.refused('1', 'reclaim', null)).to.equal('alreadyAnswered');
    expect(table.G.players['1']?.pile, 'only when all have answered').to.deep.equal([]);
    expect(table.move('2', 'reclaim', null)).to.equal(null);
    expect(table.G.players['1']).to.deep.include({ pile: [driverWith(4)], answer: null });
    expect(table.G.players['1']?.hand).to.include(driverWith(2));
    expect(table.G.players['2']?.pile).to.deep.equal([driverWith(3)]);
    expect(table.G.stage).to.equal(2);
    expect(table.G.step.phase).to.equal('driverPlacement');
  });

  it('CS-13 a winner who declined could have moved and takes nothing back', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1], [1, 1]);
    declineAll(table);
    expect(stepIn(table.G, 'reclaim').toAnswer).to.deep.equal(['1']);
  });

  it('CS-13 a winner whose locomotive is home may take a card back', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(12, 0, 0) }, [6, 1], null, null);
    expect(stepIn(table.G, 'reclaim').toAnswer).to.deep.equal(['0']);
    table.move('0', 'reclaim', driverWith(6));
    expect(table.G.players['0']?.hand).to.have.length(8);
  });

  it('CS-13 a player who played no card is not asked', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1]);
    declineAll(table);
    expect(table.G.stage).to.equal(2);
    expect(table.G.step.phase).to.equal('driverPlacement');
  });

  it('CS-13, CS-6 a reclaimed card ends being out of cards', () => {
    const table = newTable(3, {}, { stageCard: 2 });
    giveCards(table, { '1': { hand: [0], pile: [1, 2, 3, 4, 5, 6, 7] } });
    lay(table, [6, 1], [1, 1]);
    expect(table.G.isOutOfCards['1']).to.equal(true);
    passToEvaluation(table);
    table.move('0', 'decline');
    table.move('1', 'reclaim', 0);
    expect(table.G.isOutOfCards['1']).to.equal(false);
  });

  it('CS-14 the first player mark goes to the left, and the next card is turned up', () => {
    const table = newTable(4);
    const hidden = [...(table.G.secret?.stageCards ?? [])];
    const [first] = [table.G.stageCard];
    passToEvaluation(table);
    expect(table.G).to.deep.include({ firstPlayer: '1', stage: 2, ...placingBy('1') });
    expect(table.G.stageCard).to.equal(hidden.at(-1));
    expect(table.G.pastStageCards).to.deep.equal([first]);
    for (let stage = 2; stage <= 4; stage += 1) passToEvaluation(table);
    expect(table.G.firstPlayer).to.equal('0');
  });

  it('CS-20 the race ends when the eighth stage has been evaluated, without discarding', () => {
    const table = newTable(3);
    for (let stage = 1; stage <= 7; stage += 1) passToEvaluation(table);
    expect(table.G.stage).to.equal(8);
    lay(table, [6, 0], [1, 0]);
    passToEvaluation(table);
    expect(table.state.ctx.gameover).to.equal(undefined);
    declineAll(table);
    expect(table.state.ctx.gameover).to.deep.equal(resultOf(table.G));
    expect(table.G.players['1']?.pile).to.deep.equal([]);
    expect(table.refused('0', 'pass')).to.equal('wrongPhase');
  });

  it('CS-20 the race ends with the stage in which all run out of cards, without further placements', () => {
    const table = withLastCard(newTable(3, {}, { stageCard: 2 }));
    lay(table, [6, 1]);
    expect(eventsOf(table).map(({ type }) => type)).to.include.members(['outOfCards', 'cardsOut']);
    expect(movementIn(table.G)?.playerID).to.equal('0');
    table.move('0', 'advance', 'A', 4);
    expect(table.state.ctx.gameover).to.deep.equal(resultOf(table.G)).and.not.equal(null);
    expect(table.G.stage).to.equal(1);
  });

  it('CS-20 nothing is reclaimed after the last evaluation', () => {
    const table = withLastCard(newTable(3, {}, { stageCard: 2 }));
    table.place({ locomotives: { ...table.G.locomotives, '0': locomotivesAt(12, 0, 0) } });
    lay(table, [6, 1]);
    expect(
      eventsOf(table)
        .slice(-2)
        .map(({ type }) => type),
    ).to.deep.equal(['sideEmpty', 'raceEnded']);
  });

  it('CS-20 a pile that could still be taken back keeps the race going', () => {
    const table = withLastCard(newTable(3, {}, { stageCard: 2 }));
    table.place({ hasTakenBack: { '0': true, '1': true, '2': false } });
    lay(table, [6, 1]);
    expect(toPlaceIn(table.G)).to.equal('2');
  });
});
