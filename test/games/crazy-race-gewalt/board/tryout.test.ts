import { expect } from 'chai';
import {
  choiceOf,
  laidWith,
  spotUseOf,
  whyNotSend,
} from '../../../../games/crazy-race-gewalt/board/turn/tryout.ts';
import { actingOn, action, expertTable, newTable, play, sectionWith } from '../positions.ts';

const six = choiceOf('section', sectionWith(6));
const relocate = choiceOf('action', action('relocate'));

describe('Cards tried out on the lanes', () => {
  it('the first press on a free section tries a card out, and the second sends it', () => {
    const laid = [[3, 4, sectionWith(2)]] as const;
    const { G } = newTable(3, {}, { sections: { '0': [sectionWith(6)] }, laid });
    const use = (lane: number, section: number, choice = six) =>
      spotUseOf(G, '0', { choice, spot: { lane, section } });
    expect(use(1, 3)).to.equal('tryOut');
    expect(use(4, 14)).to.equal('tryOut');
    expect(use(1, 0), 'a pawn').to.equal(null);
    expect(use(3, 4), 'a card').to.equal(null);
    const at = { ...six, at: { lane: 1, section: 3 } };
    expect(use(1, 3, at)).to.equal('send');
    expect(use(1, 4, at)).to.equal('tryOut');
  });

  it('a tried-out card appears only in the section where it is tried out', () => {
    const { G } = newTable(3, {}, { sections: { '0': [sectionWith(6)] } });
    expect(laidWith(G, '0', six)).to.equal(G.sectionCards);
    const laid = laidWith(G, '0', { ...six, at: { lane: 1, section: 3 } });
    expect(laid[1]?.[3]).to.deep.equal({
      cardID: sectionWith(6),
      placedBy: '0',
      movedBy: null,
    });
    expect(laid.flat().filter((card) => card !== null)).to.have.length(1);
    expect(G.sectionCards.flat().every((card) => card === null)).to.equal(true);
  });

  it('a card to be moved is picked up before it is tried out', () => {
    const laid = [[2, 5, sectionWith(0)]] as const;
    const { G } = expertTable({ actions: { '0': [action('relocate')] }, laid });
    const use = (lane: number, section: number, choice = relocate) =>
      spotUseOf(G, '0', { choice, spot: { lane, section } });
    expect(use(2, 5)).to.equal('pickUp');
    expect(use(2, 6)).to.equal(null);
    const taken = { ...relocate, from: { lane: 2, section: 5 } };
    expect(use(2, 6, taken)).to.equal('tryOut');
    expect(use(2, 5, taken)).to.equal(null);
    const at = { ...taken, at: { lane: 0, section: 9 } };
    const seen = laidWith(G, '0', at);
    expect(seen[2]?.[5]).to.equal(null);
    expect(seen[0]?.[9]).to.deep.equal({
      cardID: sectionWith(0),
      placedBy: '2',
      movedBy: '0',
    });
    expect(whyNotSend(G, '0', at)).to.equal(null);
    expect(whyNotSend(G, '0', taken)).to.equal('notASection');
  });

  it('a card cannot be tried out on another player’s turn, after the turn’s card or under noCards', () => {
    const spot = { lane: 4, section: 9 };
    const sections = { '0': [sectionWith(6), sectionWith(5)], '1': [sectionWith(6, 1)] };
    const table = newTable(3, {}, { sections });
    const others = choiceOf('section', sectionWith(6, 1));
    expect(spotUseOf(table.G, '1', { choice: others, spot })).to.equal(null);
    play(table, '0', 'discardSection', sectionWith(5));
    expect(spotUseOf(table.G, '0', { choice: six, spot })).to.equal(null);
    const { G } = actingOn('noCards', { sections: { '1': [sectionWith(6)] } });
    expect(spotUseOf(G, '1', { choice: six, spot })).to.equal(null);
  });
});
