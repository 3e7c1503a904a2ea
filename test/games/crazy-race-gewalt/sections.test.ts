import { expect } from 'chai';
import type { GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import { freeSpots, squaresAt } from '../../../games/crazy-race-gewalt/rules/index.ts';
import { newTable, type Position, play, rolled, sectionWith } from './positions.ts';

const hand = { '0': [sectionWith(7), sectionWith(0), sectionWith(2), sectionWith(8)] };

describe('Crazy Race (Gewalt): section cards', () => {
  it('CG-3 a section has as many squares as its card shows, or four without a card', () => {
    const table = newTable(3, {}, { sections: hand });
    expect(squaresAt(table.G, { lane: 1, section: 5 })).to.equal(4);
    play(table, '0', 'playSection', sectionWith(7), 1, 5);
    expect(squaresAt(table.G, { lane: 1, section: 5 })).to.equal(7);
    expect(table.G.sectionCards[1]?.[5]?.cardID).to.equal(sectionWith(7));
  });

  it('CG-3 everybody sees who laid a card', () => {
    const table = newTable(3, {}, { sections: { ...hand, '1': [sectionWith(1)] } });
    play(table, '0', 'playSection', sectionWith(7), 1, 5);
    play(table, '0', 'roll');
    play(table, '1', 'playSection', sectionWith(1), 4, 14);
    const { sectionCards } = table.viewOf(null) as GewaltState;
    expect(sectionCards[1]?.[5]).to.deep.equal({
      cardID: sectionWith(7),
      placedBy: '0',
      movedBy: null,
    });
    expect(sectionCards[4]?.[14]).to.deep.equal({
      cardID: sectionWith(1),
      placedBy: '1',
      movedBy: null,
    });
  });

  it('CG-3 a section card can be laid on any lane, even an unused one or a finished player’s', () => {
    for (const lane of [0, 1, 2, 3, 4]) {
      const table = newTable(3, {}, { sections: hand, pawns: { '2': null } });
      expect(table.move('0', 'playSection', sectionWith(2), lane, 9)).to.equal(null);
    }
  });

  it('CG-3 a section card cannot be laid on a section with a pawn or a card', () => {
    const position: Position = {
      sections: hand,
      pawns: { '1': { section: 6, square: 3 } },
      laid: [[4, 2, sectionWith(5)]],
    };
    const table = newTable(3, {}, position);
    expect(table.refused('0', 'playSection', sectionWith(2), 0, 0)).to.equal('pawnThere');
    expect(table.refused('0', 'playSection', sectionWith(2), 1, 6)).to.equal('pawnThere');
    expect(table.refused('0', 'playSection', sectionWith(2), 4, 2)).to.equal('cardThere');
    expect(table.move('0', 'playSection', sectionWith(2), 1, 0)).to.equal(null);
  });

  it('CG-3 a section card can be laid only on one of the 75 sections', () => {
    const table = newTable(3, {}, { sections: hand });
    expect(freeSpots(table.G)).to.have.length(75 - 3);
    for (const [lane, section] of [
      [-1, 0],
      [5, 0],
      [0, 15],
      [0, -1],
      [0.5, 1],
      [1, 1.5],
      ['1', 1],
      [1, '1'],
      [null, 1],
      [1, undefined],
      [[1], {}],
    ]) {
      expect(table.refused('0', 'playSection', sectionWith(2), lane, section)).to.equal(
        'notASection',
      );
    }
  });

  it('CG-3 a pawn skips a section with 0 squares', () => {
    const laid = [[0, 1, sectionWith(0)] as const, [0, 2, sectionWith(0, 1)] as const];
    const table = newTable(3, {}, { laid });
    expect(rolled(table, [2, 3]).G.pawns['0']).to.deep.equal({ section: 3, square: 2 });
  });

  it('CG-3 a pawn counts every square of shrunk and stretched sections, as its logged path shows', () => {
    const laid = [[0, 1, sectionWith(1)] as const, [0, 2, sectionWith(6)] as const];
    const { G, told } = rolled(newTable(3, {}, { laid }), [4, 5]);
    expect(G.pawns['0']).to.deep.equal({ section: 2, square: 5 });
    const moved = told.find(({ type }) => type === 'moved');
    expect(moved).to.deep.equal({
      type: 'moved',
      playerID: '0',
      from: { section: 0, square: 1 },
      to: { section: 2, square: 5 },
      steps: 9,
      path: [
        ...[2, 3, 4].map((square) => ({ section: 0, square })),
        { section: 1, square: 1 },
        ...[1, 2, 3, 4, 5].map((square) => ({ section: 2, square })),
      ],
    });
  });

  it('CG-3 a card laid behind a pawn does not move it', () => {
    const pawn = { section: 3, square: 2 };
    const table = newTable(3, {}, { sections: hand, pawns: { '0': pawn } });
    play(table, '0', 'playSection', sectionWith(8), 0, 2);
    expect(table.G.pawns['0']).to.deep.equal(pawn);
  });

  it('CG-3 a pawn may stand on a section with a card, beyond its fourth square', () => {
    const laid = [[0, 1, sectionWith(8)] as const];
    const { G } = rolled(newTable(3, {}, { laid }), [5, 6]);
    expect(G.pawns['0']).to.deep.equal({ section: 1, square: 8 });
  });
});
