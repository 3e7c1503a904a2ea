import { expect } from 'chai';
import { rules, type SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import {
  atSplit,
  inEvaluation,
  locomotivesAt,
  locomotivesOf,
  newTable,
  withPenalty,
} from './positions.ts';

/** Returns the legal moves of a seat, each as its name and arguments in one line. */
function listed({ G }: TestTable<SchachtState>, seat: string): string[] {
  return rules.legalMoves(G, seat).map(({ move, args }) => [move, ...args].join(' '));
}

describe('Crazy Race (Schacht): the legal moves', () => {
  it('CS-V1 equal points cards are listed once', () => {
    const locomotives = locomotivesOf([0, 12, 12], [1, 12, 12], [12, 12, 12]);
    // 0 and 9 are worth 5, 4 and 11 4.
    const points = { '0': [], '1': [0, 4, 9, 11], '2': [] };
    const table = withPenalty({ locomotives, points });
    expect(listed(table, '1')).to.deep.equal(['discardPoints 0', 'discardPoints 4']);
  });

  it('CS-V2 the prize lists the card of the pile and each other player with a card', () => {
    const own = locomotivesAt(9, 12, 0);
    const table = inEvaluation(
      { stageCard: 2, numPlayers: 4, own, setupData: { steal: true } },
      [3, 1],
    );
    table.place({ points: { '0': [], '1': [0, 1], '2': [], '3': [4] } });
    table.move('0', 'advance', 'A', 4);
    expect(listed(table, '0')).to.deep.equal(['drawPoints', 'steal 1', 'steal 3']);
  });
});

describe('Crazy Race (Schacht): refusals on partial views', () => {
  it('a card that is not seen is refused as not in hand', () => {
    const { G } = newTable(3);
    const seen = rules.view(G, '1');
    expect(rules.refusalOf(seen, '0', 'placeDriver', [0, 0])).to.equal('notInHand');
    expect(rules.refusalOf(seen, '0', 'pass', [])).to.equal(null);
    expect(rules.refusalOf(seen, '0', 'takeBack', [])).to.equal('emptyPile');
  });

  it('a move with arguments or properties that it does not take is refused', () => {
    const table = atSplit([6, 1]);
    const further = [{ locomotive: 'B', distance: 1, whistle: true }];
    expect(table.move('0', 'decline', 'now')).to.equal('tooMuch');
    expect(table.move('0', 'advance', 'A', 1, further)).to.equal('tooMuch');
    expect(table.move('0', 'advance', 'A', 1, null)).to.equal(null);
  });
});
