import { expect } from 'chai';
import type { SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import {
  atSplit,
  declineAll,
  driverWith,
  eventsOf,
  inEvaluation,
  lay,
  locomotivesAt,
  movementIn,
  newTable,
  passToEvaluation,
  placingBy,
} from './positions.ts';

function revealedAt(table: TestTable<SchachtState>, side: number) {
  return eventsOf(table).find((event) => event.type === 'revealed' && event.side === side);
}

describe('Crazy Race (Schacht): the evaluation of a stage', () => {
  it('CS-8 the highest sum at a side wins it', () => {
    // Round by round: seats 0, 1, 2. Card 2 is -2 A4 B2 C2.
    const table = inEvaluation({ stageCard: 2 }, [4, 1], [6, 1], null, [3, 1], null, null);
    expect(revealedAt(table, 1)).to.include({ winner: '0', sum: 7, isTie: false });
    expect(movementIn(table.G)).to.deep.equal({
      side: 1,
      playerID: '0',
      model: 'A',
      isSplittable: false,
      left: 4,
    });
  });

  it('CS-8 a tie goes to the tied player whose first card lay there first: the sheet’s example', () => {
    // Orange (seat 1) lays 3 first, lilac (seat 2) 1 and then 2.
    const table = inEvaluation({ stageCard: 2 }, null, [3, 0], [1, 0], null, null, [2, 0]);
    expect(revealedAt(table, 0)).to.include({ winner: '1', sum: 3, isTie: true });
    expect(movementIn(table.G)).to.deep.include({ playerID: '1', model: null, left: 2 });
  });

  it('CS-8 the first card counts only among the tied players', () => {
    const table = inEvaluation({ stageCard: 2 }, [1, 0], [3, 0], [3, 0]);
    expect(revealedAt(table, 0)).to.include({ winner: '1', isTie: true });
  });

  it('CS-8 the cards of a side are turned up, and those of later sides stay face down', () => {
    const table = inEvaluation({ stageCard: 2, numPlayers: 4 }, [6, 0], [6, 1]);
    expect(table.G.placed[0]?.[0]?.cardID).to.equal(driverWith(6));
    expect(table.G.placed[1]?.[0]?.cardID).to.equal(null);
    table.move('0', 'decline');
    expect(table.G.placed[1]?.[0]?.cardID).to.equal(driverWith(6));
  });

  it('CS-8 nothing happens at an empty side', () => {
    const table = inEvaluation({ stageCard: 2, numPlayers: 4 }, [6, 3]);
    const empty = eventsOf(table).filter(({ type }) => type === 'sideEmpty');
    expect(empty).to.deep.equal(
      [0, 1, 2].map((side) => ({ type: 'sideEmpty', side, isTaboo: false })),
    );
    expect(movementIn(table.G)?.side).to.equal(3);
  });

  it('CS-9 a side with a locomotive moves that locomotive the full distance or not at all', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1]);
    expect(table.refused('0', 'advance', 'B', 4)).to.equal('otherLocomotive');
    expect(table.refused('0', 'advance', 'A', 3)).to.equal('wrongDistance');
    expect(table.refused('0', 'advance', 'A', 5)).to.equal('tooFar');
    for (const distance of [0, -1, 1.5, '4', null, undefined]) {
      expect(table.refused('0', 'advance', 'A', distance)).to.equal('notADistance');
    }
    expect(table.refused('0', 'advance', 'A', 4, [{ locomotive: 'A', distance: 1 }])).to.equal(
      'tooFar',
    );
    expect(table.move('0', 'advance', 'A', 4)).to.equal(null);
    expect(table.G.locomotives['0']).to.deep.equal(locomotivesAt(4, 0, 0));
  });

  it('CS-9 the movement is lost automatically if the locomotive of the side is home', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(12, 0, 0) }, [6, 1]);
    expect(eventsOf(table)).to.deep.include({
      type: 'movementLost',
      playerID: '0',
      side: 1,
      left: 4,
      model: 'A',
    });
    expect(table.G.locomotives['0']).to.deep.equal(locomotivesAt(12, 0, 0));
  });

  it('CS-10 the winner of a side without a locomotive chooses one that is not home', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(12, 0, 0) }, [6, 0]);
    expect(table.refused('0', 'advance', 'A', 2)).to.equal('alreadyHome');
    expect(table.refused('0', 'advance', 'C', 1)).to.equal('wrongDistance');
    expect(table.move('0', 'advance', 'C', 2)).to.equal(null);
    expect(table.G.locomotives['0']).to.deep.equal(locomotivesAt(12, 0, 2));
  });

  it('CS-10 the movement is lost automatically if all three locomotives are home', () => {
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(12, 12, 12) }, [6, 0]);
    const lost = eventsOf(table).find(({ type }) => type === 'movementLost');
    expect(lost).to.deep.include({ playerID: '0', side: 0, model: null });
    expect(movementIn(table.G)).to.equal(null);
  });

  it('CS-11 a ? gives one space for each driver card there, from all players', () => {
    const table = atSplit([6, 1, 1, 1]);
    expect(movementIn(table.G)).to.deep.include({ playerID: '0', isSplittable: true, left: 4 });
  });

  it('CS-11 a ? may be split among locomotives and return to a locomotive moved before', () => {
    const table = atSplit([6, 1, 1, 1]);
    expect(table.refused('0', 'advance', 'A', 5)).to.equal('tooFar');
    table.move('0', 'advance', 'A', 1);
    table.move('0', 'advance', 'B', 1);
    expect(table.G.locomotives['0'], 'B jumps A').to.deep.equal(locomotivesAt(1, 2, 0));
    expect(movementIn(table.G)?.left).to.equal(2);
    table.move('0', 'advance', 'A', 2);
    expect(table.G.locomotives['0'], 'A jumps B').to.deep.equal(locomotivesAt(4, 2, 0));
    expect(movementIn(table.G)).to.equal(null);
  });

  it('CS-11 the parts of a ? may be sent as one, with the same result', () => {
    const table = atSplit([6, 1, 1, 1]);
    const further = [
      { locomotive: 'B', distance: 1 },
      { locomotive: 'A', distance: 2 },
    ];
    expect(table.move('0', 'advance', 'A', 1, further)).to.equal(null);
    expect(table.G.locomotives['0']).to.deep.equal(locomotivesAt(4, 2, 0));
  });

  it('CS-11 all parts are refused if one of them is not possible', () => {
    const table = atSplit([6, 1]);
    const first = ['0', 'advance', 'A', 1] as const;
    expect(table.refused(...first, [{ locomotive: 'B', distance: 2 }])).to.equal('tooFar');
    expect(table.refused(...first, [{ locomotive: '1', distance: 1 }])).to.equal(
      'notYourLocomotive',
    );
    for (const further of ['B', 7, {}, [null], [['B', 1]], [{ locomotive: 'B' }]]) {
      expect(table.refused(...first, further)).to.equal('badFurtherMoves');
    }
  });

  it('CS-11 only the spaces that are used are spent; the rest stays with the winner', () => {
    const table = atSplit([6, 1, 1], { '0': locomotivesAt(11, 0, 0) });
    expect(table.move('0', 'advance', 'A', 3)).to.equal(null);
    expect(table.G.locomotives['0']?.A).to.equal(12);
    expect(movementIn(table.G)?.left).to.equal(2);
  });

  it('CS-11 the rest is lost automatically when the last locomotive is home', () => {
    const table = atSplit([6, 1, 1], { '0': locomotivesAt(11, 12, 12) });
    table.move('0', 'advance', 'A', 1);
    const lost = eventsOf(table).find(({ type }) => type === 'movementLost');
    expect(lost).to.deep.include({ playerID: '0', left: 2 });
  });

  it('CS-12 the winner can decline a movement at once or its rest later', () => {
    const table = inEvaluation({ stageCard: 6 }, [6, 0], [1, 0], [6, 1]);
    table.move('0', 'advance', 'A', 1);
    expect(table.move('0', 'decline')).to.equal(null);
    expect(eventsOf(table)).to.deep.include({ type: 'declined', playerID: '0', side: 0, left: 1 });
    expect(movementIn(table.G)?.playerID).to.equal('2');
    table.move('2', 'decline');
    expect(table.G.locomotives['2']).to.deep.equal(locomotivesAt(0, 0, 0));
  });

  it('CS-12 only the winner of a side moves, and only their own locomotives', () => {
    const table = atSplit([6, 1]);
    expect(table.refused('1', 'advance', 'A', 1)).to.equal('notYourTurn');
    expect(table.refused('1', 'decline')).to.equal('notYourTurn');
    expect(table.refused('7', 'advance', 'A', 1)).to.equal('notPlaying');
    for (const locomotive of ['1A', 'D', '1', 0, null, undefined, ['A']]) {
      expect(table.refused('0', 'advance', locomotive, 1)).to.equal('notYourLocomotive');
    }
    expect(table.refused('0', 'placeDriver', driverWith(1), 0)).to.equal('wrongPhase');
  });

  it('CS-12 the sides follow clockwise from the arrow', () => {
    const table = inEvaluation({ stageCard: 2, numPlayers: 4 }, [1, 3], [1, 1], [1, 0], [1, 2]);
    const seen: (number | null)[] = [];
    for (let movement = movementIn(table.G); movement; movement = movementIn(table.G)) {
      seen.push(movement.side);
      table.move(movement.playerID, 'decline');
    }
    expect(seen).to.deep.equal([0, 1, 2, 3]);
  });

  it('CS-12 the taboo side is stepped over', () => {
    const table = inEvaluation({ stageCard: 2 }, [1, 0], [1, 1], [1, 3]);
    declineAll(table);
    expect(eventsOf(table)).to.deep.include({ type: 'sideEmpty', side: 2, isTaboo: true });
  });

  it('CS-8 a stage without any card is over at once', () => {
    const table = newTable(3);
    passToEvaluation(table);
    expect(table.G).to.deep.include({ stage: 2, ...placingBy('1') });
    expect(lay(table, [6, 0])).to.deep.equal([]);
  });
});
