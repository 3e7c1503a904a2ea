import { expect } from 'chai';
import { drafts, momentOf } from '../../../../games/bug-race/board/turn/drafts.ts';
import { lastCardOf } from '../../../../games/bug-race/board/turn/tryout.ts';
import { withBrowserStorage } from '../../../support/games/browser-storage.ts';
import { cardWith, inLegMove } from '../positions.ts';

const card = cardWith('leftFront', 'rightFront');
const other = cardWith('leftRear', 'rightRear');

describe('Drafts of cards in Bug Race', () => {
  withBrowserStorage();

  it('a draft belongs to one seat, hand, turn and match', () => {
    const { G } = inLegMove({ hands: [[card, other], [other]] });
    const moments = [
      momentOf(G, '0'),
      momentOf(G, '1'),
      momentOf(G, '0', 'another match'),
      momentOf({ ...G, turn: 2 }, '0'),
      momentOf(inLegMove({ hands: [[card], []] }).G, '0'),
    ];
    expect(new Set(moments)).to.have.length(moments.length);
  });

  it('a stored draft is found again only if its steps are valid', () => {
    const tryOut = { cardID: card, steps: ['leftFront', 'body'] as const };
    drafts.store('here', tryOut);
    expect(drafts.find('here')).to.deep.equal(tryOut);
    for (const draft of ['{"cardID":1}', '{"cardID":1,"steps":["arm"]}']) {
      const stored = `[{"moment":"here","draft":${draft}}]`;
      sessionStorage.setItem('paddock.bug-race.drafts', stored);
      expect(drafts.find('here'), draft).to.equal(null);
    }
  });
});

describe('The last card of a hand', () => {
  it('the last card is tried out automatically, and only while its player is to move', () => {
    const { G } = inLegMove({ hands: [[card], [card, other]] });
    expect(lastCardOf(G, '0')).to.deep.equal({ cardID: card, steps: [] });
    expect(lastCardOf(G, '1')).to.equal(null);
    expect(lastCardOf({ ...G, isDone: { ...G.isDone, 0: true } }, '0')).to.equal(null);
    expect(lastCardOf({ ...G, step: 'legPass' }, '0')).to.equal(null);
  });
});
