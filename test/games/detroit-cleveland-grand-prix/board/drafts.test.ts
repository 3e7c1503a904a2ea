import { expect } from 'chai';
import {
  draftsOf,
  ownMomentOf,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/drafts.ts';
import { withNamesSetApart } from '../../../../games/detroit-cleveland-grand-prix/board/turn/sentence.ts';
import {
  lookAt,
  pressesOf,
  type Tryout,
  tryoutOf,
  withEnd,
  withStep,
  withWhite,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/tryout.ts';
import { withBrowserStorage } from '../../../support/games/browser-storage.ts';
import { raceTable } from '../positions.ts';

describe('a draft of a card in the Grand Prix', () => {
  withBrowserStorage();

  const hand = [34, 35];
  const at = { yellow: [20, 1], blue: [40, 2], red: [55, 1] } as const;
  const raceWith = (spaces: Parameters<typeof raceTable>[0]['at']) =>
    raceTable({ at: spaces, hands: { '0': hand } }).G;
  const racing = raceWith(at);
  const tester = { racing, playerID: '0' };
  const drafts = draftsOf(tester, hand);
  const store = (tryout: Tryout) => drafts.store('here', { tryout, isBack: false });

  /** White has blue, and blue has gone one space. */
  function begun() {
    const white = withWhite(tester, tryoutOf(tester, 34), 'blue');
    const [step = expect.fail('The way is open.')] = lookAt(tester, white).steps;
    return withStep(tester, white, step);
  }

  it('a draft survives a reload with its presses and animates no car again', () => {
    const tryout = begun();
    store(tryout);
    expect(drafts.find('here')).to.deep.equal({ tryout, isBack: true });
    expect(pressesOf(tryout).map(({ kind }) => kind)).to.deep.equal(['white', 'step']);
  });

  it('a draft survives a reload with an end chosen at once', () => {
    const start = tryoutOf(tester, 35);
    const [, end] = lookAt(tester, start).ends;
    if (!end) throw new Error('There are several.');
    const tryout = withEnd(tester, start, end);
    store(tryout);
    expect(drafts.find('here')?.tryout).to.deep.equal(tryout);
  });

  it('a draft belongs to one match, seat, step and hand', () => {
    const { '0': own } = racing.players;
    const moments = [
      ownMomentOf(racing, '0'),
      ownMomentOf(racing, '1'),
      ownMomentOf(racing, '0', 'another match'),
      ownMomentOf(raceWith({ ...at, yellow: [21, 1] }), '0'),
      ownMomentOf({ ...racing, race: racing.race + 1 }, '0'),
      ownMomentOf({ ...racing, players: { ...racing.players, '0': { ...own, hand: [35] } } }, '0'),
    ];
    expect(new Set(moments)).to.have.length(moments.length);
  });

  it('a draft is ignored if its card is not in the hand', () => {
    store(begun());
    expect(draftsOf(tester, [35]).find('here')).to.equal(null);
  });

  it('a draft leaves out presses that are not offered', () => {
    const tryout = begun();
    const presses = [{ kind: 'end', step: [1, 1] }, ...pressesOf(tryout)];
    const draft = { number: 34, presses };
    const key = 'paddock.detroit-cleveland-grand-prix.drafts';
    sessionStorage.setItem(key, JSON.stringify([{ moment: 'here', draft }]));
    expect(drafts.find('here')?.tryout).to.deep.equal(tryout);
  });

  it('a draft with presses of an unknown kind is ignored', () => {
    const draft = { number: 34, presses: [{ kind: 'jump' }] };
    const key = 'paddock.detroit-cleveland-grand-prix.drafts';
    sessionStorage.setItem(key, JSON.stringify([{ moment: 'here', draft }]));
    expect(drafts.find('here')).to.equal(null);
  });
});

describe('names on the board', () => {
  const seating = withNamesSetApart({
    nameOf: (seat) => (seat === '0' ? 'Ada' : 'שרה'),
    isFree: () => false,
  });

  it('a name written from right to left is isolated, so that sums beside it stay intact', () => {
    expect(seating.nameOf('0')).to.equal('Ada');
    expect(seating.nameOf('1')).to.equal('\u2068שרה\u2069');
  });
});
