import { expect } from 'chai';
import {
  keepTryout,
  keptTryout,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/kept-tryout.ts';
import { withNamesSetApart } from '../../../../games/detroit-cleveland-grand-prix/board/turn/names.ts';
import {
  lookAt,
  pressesOf,
  tryoutOf,
  withEnd,
  withStep,
  withWhite,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/tryout.ts';
import { raceTable } from '../positions.ts';

const place = 'paddock.grand-prix.tryouts';

/** What a browser keeps while a tab is open, as far as it is used. */
class Store {
  readonly #kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

describe('a card tried out on the board, after the page is loaded again', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');

  beforeEach(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      value: new Store(),
      configurable: true,
    });
  });

  after(() => {
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
    else Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  const hand = [34, 35];
  const at = { yellow: [20, 1], blue: [40, 2], red: [55, 1] } as const;
  const testerWith = (spaces: Parameters<typeof raceTable>[0]['at']) => ({
    racing: raceTable({ at: spaces, hands: { '0': hand } }).G,
    playerID: '0',
  });

  /** White has blue, and blue has gone one space. */
  function begun(tester: ReturnType<typeof testerWith>) {
    const white = withWhite(tester, tryoutOf(tester, 34), 'blue');
    const [step] = lookAt(tester, white).steps;
    if (!step) throw new Error('The way is open.');
    return withStep(tester, white, step);
  }

  it('is as far as it was, with its way back', () => {
    const tester = testerWith(at);
    const tryout = begun(tester);
    keepTryout(tester, hand, tryout);
    expect(keptTryout(tester, hand)).to.deep.equal(tryout);
    expect(keptTryout(tester, hand, 'another match')).to.equal(null);
    expect(pressesOf(tryout).map(({ kind }) => kind)).to.deep.equal(['white', 'step']);
  });

  it('is kept with an end chosen at once', () => {
    const tester = testerWith(at);
    const start = tryoutOf(tester, 35);
    const [, end] = lookAt(tester, start).ends;
    if (!end) throw new Error('There are several.');
    const tryout = withEnd(tester, start, end);
    keepTryout(tester, hand, tryout);
    expect(keptTryout(tester, hand)).to.deep.equal(tryout);
  });

  it('belongs to its match, its moment and its player', () => {
    const tester = testerWith(at);
    const other = testerWith({ ...at, yellow: [21, 1] });
    keepTryout(tester, hand, begun(tester));
    expect(keptTryout(other, hand)).to.equal(null);
    expect(keptTryout({ ...tester, playerID: '1' }, hand)).to.equal(null);
    expect(keptTryout(tester, [35])).to.equal(null);
    keepTryout(other, hand, tryoutOf(other, 35));
    expect(keptTryout(tester, hand)?.number, 'beside another match').to.equal(34);
  });

  it('is gone once the card is back in the hand', () => {
    const tester = testerWith(at);
    keepTryout(tester, hand, begun(tester));
    keepTryout(tester, hand, null);
    expect(keptTryout(tester, hand)).to.equal(null);
  });

  it('begins anew where what is kept is nonsense, or nothing can be kept', () => {
    const tester = testerWith(at);
    keepTryout(tester, hand, begun(tester));
    for (const value of ['{', '7', 'null', '[null,{"situation":1}]']) {
      sessionStorage.setItem(place, value);
      expect(keptTryout(tester, hand), value).to.equal(null);
    }
    const refuse = () => {
      throw new Error('not allowed');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
    keepTryout(tester, hand, begun(tester));
    expect(keptTryout(tester, hand)).to.equal(null);
  });

  it('leaves out presses that are not offered', () => {
    const tester = testerWith(at);
    keepTryout(tester, hand, begun(tester));
    const [kept] = JSON.parse(sessionStorage.getItem(place) ?? '');
    const presses = [{ kind: 'end', step: [1, 1] }, ...kept.presses];
    sessionStorage.setItem(place, JSON.stringify([{ ...kept, presses }]));
    expect(keptTryout(tester, hand)).to.deep.equal(begun(tester));
  });
});

describe('names on the board', () => {
  const seating = withNamesSetApart({
    nameOf: (seat) => (seat === '0' ? 'Ada' : 'שרה'),
    isFree: () => false,
  });

  it('sets names apart that are written from right to left, so that sums beside them stay as they are', () => {
    expect(seating.nameOf('0')).to.equal('Ada');
    expect(seating.nameOf('1')).to.equal('\u2068שרה\u2069');
  });
});
