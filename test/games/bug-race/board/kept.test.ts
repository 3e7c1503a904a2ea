import { expect } from 'chai';
import { keepTryOut, keptTryOut, momentOf } from '../../../../games/bug-race/board/turn/kept.ts';
import { lastCardOf } from '../../../../games/bug-race/board/turn/tryout.ts';
import { hasRaced, noteRaced } from '../../../../games/kit/board/first-match.ts';
import { cardWith, inLegMove } from '../positions.ts';

/** As much of a browser's store as is used. */
function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

function forbid(): never {
  throw new Error('Forbidden.');
}

/** As where cookies are blocked. */
const forbidden = () => ({ getItem: forbid, setItem: forbid, removeItem: forbid });

function putStores(make: () => unknown): void {
  for (const name of ['sessionStorage', 'localStorage']) {
    Object.defineProperty(globalThis, name, { value: make(), configurable: true });
  }
}

const card = cardWith('leftFront', 'rightFront');
const other = cardWith('leftRear', 'rightRear');

describe('what a browser keeps of Bug Race', () => {
  const before = ['sessionStorage', 'localStorage'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );

  beforeEach(() => putStores(store));

  after(() => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  });

  it('is the try-out of this moment, and of no other seat, hand or turn', () => {
    const { G } = inLegMove({ hands: [[card, other], [other]] });
    const tryOut = { cardID: card, steps: ['leftFront', 'body'] as const };
    keepTryOut(momentOf(G, '0'), tryOut);
    expect(keptTryOut(momentOf(G, '0'))).to.deep.equal(tryOut);
    expect(keptTryOut(momentOf(G, '1'))).to.equal(null);
    expect(keptTryOut(momentOf(G, '0', 'another match'))).to.equal(null);
    expect(keptTryOut(momentOf({ ...G, turn: 2 }, '0'))).to.equal(null);
    expect(keptTryOut(momentOf(inLegMove({ hands: [[card], []] }).G, '0'))).to.equal(null);
    keepTryOut(momentOf(G, '0'), null);
    expect(keptTryOut(momentOf(G, '0'))).to.equal(null);
  });

  it('is nothing where what is kept is no try-out', () => {
    for (const value of [
      'x',
      '{}',
      '["here"]',
      '["here",{"cardID":1}]',
      '["here",{"cardID":1,"steps":["arm"]}]',
    ]) {
      sessionStorage.setItem('paddock.bug-race.try-out', value);
      expect(keptTryOut('here'), value).to.equal(null);
    }
  });

  it('knows who has raced before', () => {
    expect(hasRaced('bug-race')).to.equal(false);
    noteRaced('bug-race');
    expect(hasRaced('bug-race')).to.equal(true);
  });

  it('is nothing where nothing may be kept', () => {
    putStores(forbidden);
    keepTryOut('here', { cardID: card, steps: [] });
    noteRaced('bug-race');
    expect(keptTryOut('here')).to.equal(null);
    expect(hasRaced('bug-race')).to.equal(false);
  });
});

describe('the last card of a hand', () => {
  it('is tried out by itself once there is no other, and only while its player is to move', () => {
    const { G } = inLegMove({ hands: [[card], [card, other]] });
    expect(lastCardOf(G, '0')).to.deep.equal({ cardID: card, steps: [] });
    expect(lastCardOf(G, '1')).to.equal(null);
    expect(lastCardOf({ ...G, isDone: { ...G.isDone, 0: true } }, '0')).to.equal(null);
    expect(lastCardOf({ ...G, step: 'legPass' }, '0')).to.equal(null);
  });
});
