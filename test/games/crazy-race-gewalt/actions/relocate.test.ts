import { expect } from 'chai';
import {
  action,
  expertTable,
  lastTold,
  lastTypes,
  ownCards,
  type Position,
  play,
  refused,
  sectionWith,
} from '../positions.ts';

const card = action('relocate');
const position: Position = {
  actions: { '0': [card, action('plus4')] },
  laid: [
    [3, 8, sectionWith(7)],
    [1, 2, sectionWith(0)],
    [2, 4, sectionWith(5)],
  ],
  pawns: { '2': { section: 4, square: 5 } },
};

describe('Crazy Race (Gewalt): relocate', () => {
  it('CG-10 a relocate card moves a laid section card to another section, even on another lane', () => {
    const table = expertTable(position);
    play(table, '0', 'relocate', card, 3, 8, 0, 1);
    expect(table.G.sectionCards[3]?.[8]).to.equal(null);
    expect(table.G.sectionCards[0]?.[1]?.cardID).to.equal(sectionWith(7));
    expect(lastTold(table, 'relocated')).to.deep.equal({
      type: 'relocated',
      playerID: '0',
      actionID: card,
      cardID: sectionWith(7),
      from: { lane: 3, section: 8 },
      to: { lane: 0, section: 1 },
    });
  });

  it('CG-10 a relocated card shows both who laid it and who moved it last', () => {
    const table = expertTable({
      ...position,
      actions: { '0': [card], '1': [action('relocate', 1)] },
    });
    play(table, '0', 'relocate', card, 3, 8, 0, 1);
    const moved = { cardID: sectionWith(7), placedBy: '2', movedBy: '0' };
    expect(table.G.sectionCards[0]?.[1]).to.deep.equal(moved);
    play(table, '0', 'roll');
    play(table, '1', 'relocate', action('relocate', 1), 0, 1, 3, 8);
    expect(table.G.sectionCards[3]?.[8]).to.deep.equal({ ...moved, movedBy: '1' });
  });

  it('CG-10 a relocate card is discarded and replaced at once without a question to anybody', () => {
    const table = expertTable(position);
    play(table, '0', 'relocate', card, 3, 8, 3, 9);
    expect(lastTypes(table).slice(-2)).to.deep.equal(['relocated', 'drew']);
    expect(table.G.discards.action).to.deep.equal([card]);
    expect(ownCards(table.G, '0').hand.action).to.have.length(2);
    expect(table.G.awaitingReply).to.equal(null);
    expect(table.G.turn).to.deep.include({ playerID: '0' });
  });

  it('CG-10 a section card under a pawn cannot be moved', () => {
    const table = expertTable(position);
    expect(refused(table, '0', 'relocate', card, 2, 4, 0, 1)).to.equal('cardUnderPawn');
  });

  it('CG-10 a section without a card has nothing to move', () => {
    const table = expertTable(position);
    expect(refused(table, '0', 'relocate', card, 3, 7, 0, 1)).to.equal('noCardToMove');
  });

  it('CG-10 a section card cannot be moved to a section with a pawn or a card, including its own', () => {
    const table = expertTable(position);
    expect(refused(table, '0', 'relocate', card, 3, 8, 2, 4)).to.equal('pawnThere');
    expect(refused(table, '0', 'relocate', card, 3, 8, 0, 0)).to.equal('pawnThere');
    expect(refused(table, '0', 'relocate', card, 3, 8, 1, 2)).to.equal('cardThere');
    expect(refused(table, '0', 'relocate', card, 3, 8, 3, 8)).to.equal('cardThere');
  });

  it('CG-10 a section card can be moved only between sections that exist', () => {
    const table = expertTable(position);
    expect(refused(table, '0', 'relocate', card, 5, 8, 0, 1)).to.equal('notASection');
    expect(refused(table, '0', 'relocate', card, 3, 8, 0, 15)).to.equal('notASection');
    expect(refused(table, '0', 'relocate', card, '3', 8, 0, 1)).to.equal('notASection');
    expect(refused(table, '0', 'relocate', card, 3, 8)).to.equal('notASection');
    expect(refused(table, '0', 'relocate', card)).to.equal('notASection');
  });

  it('CG-10 only a relocate card can move a section card', () => {
    const table = expertTable(position);
    expect(refused(table, '0', 'relocate', action('plus4'), 3, 8, 0, 1)).to.equal('notARelocation');
  });
});
