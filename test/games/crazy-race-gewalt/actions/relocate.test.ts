import { expect } from 'chai';
import {
  action,
  expertTable,
  lastTold,
  lastTypes,
  ownCards,
  type Position,
  play,
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

  for (const { about, cardID = card, args, says } of [
    { about: 'a section card under a pawn', args: [2, 4, 0, 1], says: 'cardUnderPawn' },
    { about: 'a section without a card', args: [3, 7, 0, 1], says: 'noCardToMove' },
    { about: 'a section card to a section with a pawn', args: [3, 8, 2, 4], says: 'pawnThere' },
    { about: 'a section card to a player’s start', args: [3, 8, 0, 0], says: 'pawnThere' },
    { about: 'a section card to one with a card', args: [3, 8, 1, 2], says: 'cardThere' },
    { about: 'a section card to its own section', args: [3, 8, 3, 8], says: 'cardThere' },
    { about: 'a section card from a sixth lane', args: [5, 8, 0, 1], says: 'notASection' },
    { about: 'a section card beyond the end', args: [3, 8, 0, 15], says: 'notASection' },
    { about: 'a section card from a lane as text', args: ['3', 8, 0, 1], says: 'notASection' },
    { about: 'a section card to nowhere', args: [3, 8], says: 'notASection' },
    { about: 'nothing', args: [], says: 'notASection' },
    {
      about: 'a card by an arrow card',
      cardID: action('plus4'),
      args: [3, 8, 0, 1],
      says: 'notARelocation',
    },
  ]) {
    it(`CG-10 a relocation of ${about} is refused`, () => {
      expect(expertTable(position).refused('0', 'relocate', cardID, ...args)).to.equal(says);
    });
  }
});
