import { expect } from 'chai';
import { rules, type SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import {
  atSplit,
  cardsOf,
  declineAll,
  driverWith,
  inEvaluation,
  lay,
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
  it('CS-2 equal driver cards are listed once', () => {
    const table = newTable(3);
    const cards = [1, 2, 3, 4, 6].map((value) => driverWith(value));
    const placings = cards.flatMap((card) =>
      [0, 1, 2, 3].map((side) => `placeDriver ${card} ${side}`),
    );
    expect(listed(table, '0')).to.deep.equal([...placings, 'pass']);
    expect(listed(table, '1')).to.deep.equal([]);
  });

  it('CS-4 a taboo side is not listed; CS-5 taking back is listed in and out of turn', () => {
    const table = newTable(3);
    lay(table, [1, 0], [1, 1], [1, 3]);
    const players = {
      ...table.G.players,
      '0': cardsOf({ hand: [7], pile: [0] }),
      '1': cardsOf({ hand: [7], pile: [0] }),
    };
    table.place({ players });
    expect(listed(table, '0')).to.deep.equal([
      'placeDriver 7 0',
      'placeDriver 7 1',
      'placeDriver 7 3',
      'pass',
      'takeBack',
    ]);
    expect(listed(table, '1')).to.deep.equal(['takeBack']);
    expect(listed(table, '2')).to.deep.equal([]);
  });

  it('CS-9, CS-10 a numbered side lists only the full distance, even where less leads home', () => {
    expect(listed(inEvaluation(3, 2, [[6, 1]]), '0')).to.deep.equal(['advance A 4', 'decline']);
    const own = { '0': locomotivesAt(12, 11, 0) };
    expect(listed(inEvaluation(3, 2, [[6, 0]], own), '0')).to.deep.equal([
      'advance B 2',
      'advance C 2',
      'decline',
    ]);
  });

  it('CS-11 a ? lists single parts, none of them further than to the finish', () => {
    const table = atSplit([6, 1, 1], { '0': locomotivesAt(11, 12, 0) });
    expect(listed(table, '0')).to.deep.equal([
      'advance A 1',
      'advance C 1',
      'advance C 2',
      'advance C 3',
      'decline',
    ]);
    expect(listed(table, '1')).to.deep.equal([]);
  });

  it('CS-13 equal cards to reclaim are listed once', () => {
    const table = inEvaluation(3, 2, [[6, 1], [1, 1], null, [4, 2], [1, 2], null]);
    expect(listed(table, '1')).to.deep.equal([]);
    declineAll(table);
    expect(listed(table, '1')).to.deep.equal(['reclaim ', `reclaim ${driverWith(1)}`]);
    expect(listed(table, '0')).to.deep.equal([]);
  });

  it('CS-V1 equal points cards are listed once', () => {
    const locomotives = locomotivesOf([0, 12, 12], [1, 12, 12], [12, 12, 12]);
    // 0 and 9 are worth 5, 4 and 11 4.
    const points = { '0': [], '1': [0, 4, 9, 11], '2': [] };
    const table = withPenalty({ locomotives, points });
    expect(listed(table, '1')).to.deep.equal(['discardPoints 0', 'discardPoints 4']);
  });

  it('CS-V2 the prize lists the card of the pile and each other player with a card', () => {
    const own = { '0': locomotivesAt(9, 12, 0) };
    const table = inEvaluation(4, 2, [[3, 1]], own, { steal: true });
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
