import { expect } from 'chai';
import {
  type ArrowKind,
  arrowCards,
  arrowKinds,
  isDiceKind,
  type TurnModifiers,
  turnModifiersOf,
} from '../../../games/crazy-race-gewalt/rules/effects.ts';

const ordinary: TurnModifiers = {
  turns: 1,
  mayPlay: true,
  going: { by: 'dice', times: 1, plus: 0 },
};

/** The changes that CG-11 and CG-12 demand of each card. */
const differences: Readonly<Record<ArrowKind, Partial<TurnModifiers>>> = {
  extraTurn: { turns: 2 },
  skipTurn: { turns: 0 },
  noRoll: { going: { by: 'nothing' } },
  doubleRoll: { going: { by: 'dice', times: 2, plus: 0 } },
  noCards: { mayPlay: false },
  move4: { going: { by: 'squares', squares: 4 } },
  move10: { going: { by: 'squares', squares: 10 } },
  minus4: { going: { by: 'dice', times: 1, plus: -4 } },
  plus4: { going: { by: 'dice', times: 1, plus: 4 } },
};

describe('Crazy Race (Gewalt): the table of arrow cards', () => {
  it('CG-11 a turn without an arrow card is an ordinary turn', () => {
    expect(turnModifiersOf(null)).to.deep.equal(ordinary);
  });

  for (const kind of arrowKinds) {
    it(`CG-11 ${kind} changes a turn as its rule says and is in the box twice`, () => {
      expect(turnModifiersOf(kind)).to.deep.equal({ ...ordinary, ...differences[kind], copies: 2 });
    });
  }

  it('CG-11 three kinds of arrow card change what the dice count for', () => {
    expect(arrowKinds.filter(isDiceKind)).to.deep.equal(['doubleRoll', 'minus4', 'plus4']);
  });

  it('the table of arrow cards is deeply frozen', () => {
    const rows = Object.values(arrowCards);
    const parts = [arrowCards, arrowKinds, ...rows, ...rows.map(({ going }) => going)];
    expect(
      [...parts, turnModifiersOf(null), turnModifiersOf(null).going].every(Object.isFrozen),
    ).to.equal(true);
  });
});
