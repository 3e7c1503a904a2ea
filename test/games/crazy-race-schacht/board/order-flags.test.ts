import { expect } from 'chai';
import { orderFlags } from '../../../../games/crazy-race-schacht/board/stage/order-flags.ts';
import type { PlacedDriver } from '../../../../games/crazy-race-schacht/index.ts';
import { driverWith } from '../positions.ts';

/** Cards as they came to a side: whose, and the value if they lie open. */
function cards(...laid: readonly (readonly [playerID: string, value: number | null])[]) {
  return laid.map(
    ([playerID, value], index): PlacedDriver => ({
      playerID,
      order: 10 + index,
      cardID: value === null ? null : driverWith(value),
    }),
  );
}

function flagsOf(placed: readonly PlacedDriver[]) {
  return Object.fromEntries(orderFlags(placed));
}

describe('the flags on the cards of a side (CS-8)', () => {
  it('tell of face-down cards who came first, second and third', () => {
    const placed = cards(['2', null], ['2', null], ['0', null], ['1', null], ['0', null]);
    expect(flagsOf(placed)).to.deep.equal({ 10: 1, 12: 2, 13: 3 });
  });

  it('are left out where nobody else is there', () => {
    expect(flagsOf(cards(['2', null], ['2', null]))).to.deep.equal({});
    expect(flagsOf([])).to.deep.equal({});
  });

  it('stay on open cards only where their order has decided', () => {
    expect(flagsOf(cards(['1', 4], ['0', 6]))).to.deep.equal({});
    const tie = cards(['2', 1], ['1', 2], ['0', 4], ['1', 2]);
    expect(flagsOf(tie)).to.deep.equal({ 11: 1, 12: 2 });
  });
});
