import { expect } from 'chai';
import {
  rules,
  type SchachtMove,
  type SchachtState,
} from '../../../games/crazy-race-schacht/index.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { deepFrozen } from '../../support/games/bare-match.ts';
import type { TestTable } from '../../support/games/table.ts';
import {
  atTheEnd,
  cardsOf,
  declineAll,
  driverWith,
  inEvaluation,
  lay,
  locomotivesAt,
  newTable,
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
    const laid = [
      [6, 0],
      [1, 0],
      [1, 0],
    ] as const;
    const table = inEvaluation(3, 6, laid, { '0': locomotivesAt(11, 12, 0) });
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
    const locomotives = {
      '0': locomotivesAt(0, 12, 12),
      '1': locomotivesAt(1, 12, 12),
      '2': locomotivesAt(12, 12, 12),
    };
    // 0 and 9 are worth 5, 4 and 11 4.
    const points = { '0': [], '1': [0, 4, 9, 11], '2': [] };
    const table = atTheEnd(3, { penalty: true }, { locomotives, points });
    expect(listed(table, '1')).to.deep.equal(['discardPoints 0', 'discardPoints 4']);
  });

  it('CS-V2 the prize lists the card of the pile and each other player with a card', () => {
    const own = { '0': locomotivesAt(9, 12, 0) };
    const table = inEvaluation(4, 2, [[3, 1]], own, { steal: true });
    table.place({ points: { '0': [], '1': [0, 1], '2': [], '3': [4] } });
    table.move('0', 'advance', 'A', 4);
    expect(listed(table, '0')).to.deep.equal(['drawPoints', 'steal 1', 'steal 3']);
  });

  it('no legal moves are listed for a seat that is not seen or after the race', () => {
    const table = newTable(3);
    const seen = rules.view(table.G, '1');
    for (const seat of ['0', '2', '3', 'toString']) {
      expect(rules.legalMoves(seen, seat)).to.deep.equal([]);
      expect(rules.randomMove(seen, seat, seededRng('none'))).to.equal(undefined);
    }
    const over = atTheEnd(3, {}, {});
    expect(['0', '1', '2'].flatMap((seat) => listed(over, seat))).to.deep.equal([]);
  });
});

describe('Crazy Race (Schacht): refusals on partial views', () => {
  const tries: readonly SchachtMove[] = [
    { move: 'placeDriver', args: [0, 0] },
    { move: 'pass', args: [] },
    { move: 'takeBack', args: [] },
    { move: 'advance', args: ['A', 1] },
    { move: 'decline', args: [] },
    { move: 'drawPoints', args: [] },
    { move: 'steal', args: ['1'] },
    { move: 'reclaim', args: [0] },
    { move: 'discardPoints', args: [0] },
  ];

  /** Returns the answers to all tries of all seats, from every point of view. */
  function answers(G: SchachtState): (string | null)[] {
    const seats = ['0', '1', '2', '3', 'toString', ''];
    return [...seats, null].flatMap((viewer) => {
      const seen = rules.view(G, viewer);
      return seats.flatMap((seat) =>
        tries.map(({ move, args }) => rules.refusalOf(seen, seat, move, args)),
      );
    });
  }

  it('every refusal is a reason or null, even for a seat whose cards are not seen', () => {
    const tables = [
      newTable(3),
      inEvaluation(3, 6, [
        [6, 0],
        [1, 0],
        [1, 1],
      ]),
    ];
    const reclaiming = inEvaluation(3, 2, [
      [6, 1],
      [1, 1],
    ]);
    declineAll(reclaiming);
    const penalty = atTheEnd(
      3,
      { penalty: true },
      {
        locomotives: {
          '0': locomotivesAt(0, 1, 12),
          '1': locomotivesAt(9, 9, 9),
          '2': locomotivesAt(9, 9, 9),
        },
        points: { '0': [0, 4, 8], '1': [], '2': [] },
      },
    );
    for (const { G } of [...tables, reclaiming, penalty, atTheEnd(3, {}, {})]) {
      for (const answer of answers(G))
        expect(answer).to.satisfy(
          (reason: unknown) => reason === null || typeof reason === 'string',
        );
    }
  });

  it('a card that is not seen is refused as not in hand', () => {
    const { G } = newTable(3);
    const seen = rules.view(G, '1');
    expect(rules.refusalOf(seen, '0', 'placeDriver', [0, 0])).to.equal('notInHand');
    expect(rules.refusalOf(seen, '0', 'pass', [])).to.equal(null);
    expect(rules.refusalOf(seen, '0', 'takeBack', [])).to.equal('emptyPile');
  });

  it('a move with arguments or properties that it does not take is refused', () => {
    const table = inEvaluation(3, 6, [
      [6, 0],
      [1, 0],
    ]);
    const further = [{ locomotive: 'B', distance: 1, whistle: true }];
    expect(table.move('0', 'decline', 'now')).to.equal('tooMuch');
    expect(table.move('0', 'advance', 'A', 1, further)).to.equal('tooMuch');
    expect(table.move('0', 'advance', 'A', 1, null)).to.equal(null);
  });
});

describe('Crazy Race (Schacht): copies', () => {
  it('play on a copy does not change the original state', () => {
    const rng = seededRng('copies');
    let G = deepFrozen(rules.begin({ steal: true, penalty: true }, ['0', '1', '2', '3'], rng));
    while (rules.result(G) === null) {
      const [seat = ''] = rules.playersToMove(G);
      const move = rules.randomMove(G, seat, rng);
      if (!move) throw new Error(`Seat ${seat} is awaited and has no move.`);
      const after = rules.copy(G);
      const told = rules.play(after, seat, move, rng);
      G = deepFrozen(after);
      deepFrozen(told);
    }
    expect(rules.playersToMove(G)).to.deep.equal([]);
  });
});
