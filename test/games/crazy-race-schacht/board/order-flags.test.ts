import { expect } from 'chai';
import { orderFlags } from '../../../../games/crazy-race-schacht/board/stage/order-flags.ts';
import type { PlacedDriver } from '../../../../games/crazy-race-schacht/index.ts';
import { driverWith } from '../positions.ts';

/** Returns cards as they came to a side, each with its player and its value if it lies open. */
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
  it('flags on face-down cards show which players came first, second and third', () => {
    const placed = cards(['2', null], ['2', null], ['0', null], ['1', null], ['0', null]);
    expect(flagsOf(placed)).to.deep.equal({ 10: 1, 12: 2, 13: 3 });
  });

  it('flags are left out at a side without cards of several players', () => {
    expect(flagsOf(cards(['2', null], ['2', null]))).to.deep.equal({});
    expect(flagsOf([])).to.deep.equal({});
  });

  it('flags stay on open cards only where their order has decided', () => {
    expect(flagsOf(cards(['1', 4], ['0', 6]))).to.deep.equal({});
    const tie = cards(['2', 1], ['1', 2], ['0', 4], ['1', 2]);
    expect(flagsOf(tie)).to.deep.equal({ 11: 1, 12: 2 });
  });
});
