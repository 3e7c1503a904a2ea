import { expect } from 'chai';
import type { Car, CarMove, WayStep } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  nextEntry,
  spacesAfter,
  waysOf,
  whyNotChosen,
  whyNotPlayable,
  withoutDecision,
} from '../../../games/detroit-cleveland-grand-prix/rules.ts';
import { drive, raceTable, straight, type Table, told } from './positions.ts';

/** Cars that are out of the way on Cleveland's home straight. */
const outOfTheWay = {
  yellow: [56, 0],
  blue: [56, 1],
  green: [56, 2],
  black: [56, 3],
  red: [58, 0],
  orange: [58, 1],
} as const;

/** Where the cars are, those not given far ahead. */
function cleveland(
  at: Readonly<Partial<Record<Car, readonly [number, number]>>>,
  hand: readonly number[],
): Table {
  return raceTable({ at: { ...outOfTheWay, ...at }, hands: { '0': [...hand, 33] } });
}

/** What the log tells of each car of the last card: where it ended, or why it stayed. */
function moved(table: Table): string[] {
  return told(table).flatMap((event) => {
    if (event.type === 'moved')
      return [`${event.car} ${event.path.length} to ${event.path.at(-1)}`];
    return event.type === 'stayed' ? [`${event.car} ${event.why}`] : [];
  });
}

/** The cars that white can move next. */
function whiteCars(table: Table, number: number, chosen: readonly CarMove[]): readonly Car[] {
  return nextEntry(table.G, { playerID: '0', number, chosen })?.whiteCars ?? [];
}

describe('Detroit–Cleveland Grand Prix: the sheet’s examples', () => {
  it('GP-10 no. 39 moves black 5 spaces', () => {
    const table = cleveland({ black: [15, 0] }, [39]);
    expect(table.move('0', 'playCard', 39, [drive('black', ...straight(15, 0, 5))])).to.equal(null);
    expect(table.G.spaces.black).to.deep.equal([20, 0]);
    expect(table.G.discards).to.deep.equal([39]);
    expect(table.G.players['0']?.hand).to.deep.equal([33]);
  });

  it('GP-10 no. 17 moves black 6, green 4, orange 2 and yellow 1, in this order', () => {
    const at = { black: [15, 0], green: [15, 1], orange: [15, 2], yellow: [15, 3] } as const;
    const table = cleveland(at, [17]);
    const moves = [
      drive('black', ...straight(15, 0, 6)),
      drive('green', ...straight(15, 1, 4)),
      drive('orange', ...straight(15, 2, 2)),
      drive('yellow', ...straight(15, 3, 1)),
    ];
    expect(table.move('0', 'playCard', 17, [...moves].reverse())).to.equal('wrongCar');
    expect(table.move('0', 'playCard', 17, moves)).to.equal(null);
    expect(moved(table)).to.deep.equal([
      'black 6 to 21,0',
      'green 4 to 19,1',
      'orange 2 to 17,2',
      'yellow 1 to 16,3',
    ]);
  });

  it('GP-13 no. 34 moves any car that can go all five spaces', () => {
    // Black stands behind a wall of cars, yellow is home, the others are free.
    const table = raceTable({
      at: { black: [11, 1], red: [13, 1], green: [13, 2], blue: [20, 0], orange: [20, 1] },
      home: ['yellow'],
      hands: { '0': [34, 33] },
    });
    expect(whiteCars(table, 34, [])).to.deep.equal(['blue', 'green', 'red', 'orange']);
    expect(table.move('0', 'playCard', 34, [drive('black', [12, 1])])).to.equal('whiteTooFar');
    expect(table.move('0', 'playCard', 34, [drive('yellow', [12, 1])])).to.equal('whiteHome');
    expect(table.move('0', 'playCard', 34, [drive('blue', ...straight(20, 0, 5))])).to.equal(null);
  });

  it('GP-13 no. 14: orange 6, black 4, then red, blue or green 2, and yellow 1', () => {
    const at = {
      orange: [15, 0],
      black: [15, 1],
      red: [15, 2],
      blue: [15, 3],
      green: [4, 0],
      yellow: [4, 1],
    } as const;
    const table = cleveland(at, [14]);
    const before = [drive('orange', ...straight(15, 0, 6)), drive('black', ...straight(15, 1, 4))];
    const last = drive('yellow', [5, 1]);
    expect(whiteCars(table, 14, before)).to.deep.equal(['blue', 'green', 'red']);
    const white = (car: Car, ...path: WayStep[]) =>
      table.move('0', 'playCard', 14, [...before, drive(car, ...path), last]);
    expect(white('orange', [22, 0], [23, 0])).to.equal('whiteOnCard');
    expect(white('yellow', [5, 1], [6, 1])).to.equal('whiteOnCard');
    expect(white('green', [5, 0], [6, 0])).to.equal(null);
    expect(moved(table).slice(2)).to.deep.equal(['green 2 to 6,0', 'yellow 1 to 5,1']);
  });

  it('GP-15 with no. 47 in force, no. 7 moves green 6, black 4 and yellow 2', () => {
    const table = raceTable({
      at: { ...outOfTheWay, green: [15, 0], yellow: [15, 1], black: [15, 2] },
      hands: { '0': [47, 33], '1': [7, 33] },
    });
    expect(table.move('0', 'playCard', 47)).to.equal(null);
    const moves = [
      drive('green', ...straight(15, 0, 6)),
      drive('black', ...straight(15, 2, 4)),
      drive('yellow', ...straight(15, 1, 2)),
    ];
    const unexchanged = [
      drive('green', ...straight(15, 0, 6)),
      drive('yellow', ...straight(15, 1, 4)),
      drive('black', ...straight(15, 2, 2)),
    ];
    expect(table.move('1', 'playCard', 7, unexchanged)).to.equal('wrongCar');
    expect(table.move('1', 'playCard', 7, moves)).to.equal(null);
    expect(moved(table)).to.deep.equal(['green 6 to 21,0', 'black 4 to 19,2', 'yellow 2 to 17,1']);
  });

  it('GP-11 figure 1: no. 38 takes green 5 spaces through a curve and between the cars behind it', () => {
    const table = cleveland(
      { green: [8, 1], blue: [13, 2], red: [14, 1], black: [15, 0], orange: [15, 3] },
      [38],
    );
    const way = [drive('green', [9, 1], [11, 1], [12, 1], [13, 1], [14, 2])];
    expect(table.move('0', 'playCard', 38, way)).to.equal(null);
    expect(table.G.spaces.green).to.deep.equal([14, 2]);
  });

  describe('GP-12 figure 2: no. 24, cars that are blocked', () => {
    const at = {
      red: [35, 1],
      blue: [36, 2],
      orange: [36, 1],
      green: [38, 1],
      black: [40, 2],
      yellow: [35, 3],
    } as const;
    const blue = drive('blue', [37, 2], [38, 2], [39, 2], [40, 1]);

    it('red stays, blue goes round green on the longer way, green goes one space of two', () => {
      const table = cleveland(at, [24]);
      const moves = [drive('red'), blue, drive('green', [39, 1])];
      expect(table.move('0', 'playCard', 24, moves)).to.equal(null);
      expect(moved(table)).to.deep.equal(['red blocked', 'blue 4 to 40,1', 'green 1 to 39,1']);
    });

    it('green may also take its one space to the other side', () => {
      const moves = [drive('red'), blue, drive('green', [39, 2])];
      expect(cleveland(at, [24]).move('0', 'playCard', 24, moves)).to.equal(null);
    });

    for (const { about, moves, says } of [
      {
        about: 'red through blue',
        moves: [drive('red', [36, 2]), blue, drive('green', [39, 1])],
        says: 'pathBlocked',
      },
      {
        about: 'blue through green on the inside',
        moves: [drive('red'), drive('blue', [37, 2], [38, 1]), drive('green', [39, 1])],
        says: 'pathBlocked',
      },
      {
        about: 'green staying though it can go one',
        moves: [drive('red'), blue, drive('green')],
        says: 'tooShort',
      },
      {
        about: 'green onto black',
        moves: [drive('red'), blue, drive('green', [39, 1], [40, 2])],
        says: 'pathBlocked',
      },
    ]) {
      it(`not ${about}`, () => {
        const table = cleveland(at, [24]);
        const before = JSON.stringify(table.state);
        expect(table.move('0', 'playCard', 24, moves)).to.equal(says);
        expect(JSON.stringify(table.state)).to.equal(before);
      });
    }
  });

  it('GP-12 figure 3: with no. 5 blue blocks black, and yellow blocks orange', () => {
    const table = raceTable({
      at: {
        blue: [44, 1],
        black: [50, 2],
        yellow: [6, 1],
        orange: [10, 2],
        red: [20, 0],
        green: [20, 2],
      },
      hands: { '0': [5, 33] },
    });
    const moves = [
      drive('blue', [45, 1], [46, 1], [47, 1], [48, 1], [50, 1], [51, 2]),
      drive('black'),
      drive('yellow', [7, 1], [8, 1], [9, 1], [11, 1]),
      drive('orange'),
      drive('red', [21, 0], [22, 0]),
      drive('green', [21, 2]),
    ];
    expect(table.move('0', 'playCard', 5, moves)).to.equal(null);
    expect(moved(table)).to.deep.equal([
      'blue 6 to 51,2',
      'black blocked',
      'yellow 4 to 11,1',
      'orange blocked',
      'red 2 to 22,0',
      'green 1 to 21,2',
    ]);
  });

  describe('GP-13 figure 4: no. 8 with one car left for white', () => {
    const position = {
      at: {
        blue: [44, 1],
        black: [50, 2],
        orange: [9, 1],
        red: [12, 1],
        green: [20, 0],
        yellow: [20, 2],
      },
      hands: { '0': [8, 33] },
    } as const;
    const before = [
      drive('blue', [45, 1], [46, 1], [47, 1], [48, 1], [50, 1], [51, 2]),
      drive('green', ...straight(20, 0, 4)),
    ];

    it('black is blocked, orange can go one space only: yellow it must be', () => {
      const table = raceTable(position);
      expect(whiteCars(table, 8, before)).to.deep.equal(['yellow']);
      const white = (move: CarMove) =>
        table.move('0', 'playCard', 8, [...before, move, drive('red', [13, 1])]);
      expect(white(drive('black', [51, 2], [52, 2]))).to.equal('whiteTooFar');
      expect(white(drive('orange', [11, 1], [12, 1]))).to.equal('whiteTooFar');
      expect(white(drive('blue', [52, 2], [53, 2]))).to.equal('whiteOnCard');
      expect(white(drive(null))).to.equal('mustUseWhite');
      expect(white(drive('yellow'))).to.equal('mustUseWhite');
      expect(white(drive('yellow', [21, 2]))).to.equal('tooShort');
      expect(white(drive('yellow', ...straight(20, 2, 2)))).to.equal(null);
    });

    it('whether black is free depends on the way of blue before', () => {
      const table = raceTable(position);
      const other = drive('blue', [45, 1], [46, 1], [47, 1], [48, 2], [49, 2], [50, 1]);
      const green = drive('green', ...straight(20, 0, 4));
      expect(whiteCars(table, 8, [other, green])).to.deep.equal(['yellow', 'black']);
    });
  });

  it('GP-13 figure 5: no. 8 cannot be played if no car can go two for white', () => {
    const table = raceTable({
      track: 'detroit',
      at: {
        red: [18, 1],
        yellow: [16, 1],
        black: [15, 1],
        orange: [13, 2],
        blue: [22, 1],
        green: [21, 1],
      },
      hands: { '0': [8, 33] },
    });
    const moves = [
      drive('blue', [23, 1], [24, 1], [25, 1], [26, 1], [27, 1], [28, 1]),
      drive('green', [22, 1], [23, 1], [24, 1], [25, 1]),
      drive('yellow', [17, 1]),
      drive('red', [19, 1]),
    ];
    const card = { playerID: '0', number: 8, chosen: [] };
    expect(whyNotPlayable(table.G, card)).to.equal('notPlayable');
    expect(table.move('0', 'playCard', 8, moves)).to.equal('notPlayable');
    expect(table.legalMoves('0').every(({ args }) => args[0] === 33)).to.equal(true);
  });
});

describe('Detroit–Cleveland Grand Prix: ways', () => {
  const at = { black: [15, 1], red: [16, 1], green: [17, 0] } as const;
  const play = (...path: WayStep[]) =>
    cleveland(at, [39]).move('0', 'playCard', 39, [drive('black', ...path)]);
  const onwards = straight(17, 1, 3);

  for (const { about, path, says } of [
    { about: 'through a car', path: [[16, 1], [17, 1], ...onwards], says: 'pathBlocked' },
    {
      about: 'sideways',
      path: [
        [15, 2],
        [16, 2],
        [17, 1],
        [18, 1],
        [19, 1],
      ],
      says: 'sideways',
    },
    {
      about: 'backwards',
      path: [
        [14, 1],
        [15, 1],
      ],
      says: 'notForward',
    },
    {
      about: 'two lanes aside',
      path: [
        [16, 3],
        [17, 2],
      ],
      says: 'notForward',
    },
    { about: 'two rows ahead', path: [[17, 1], ...onwards], says: 'notForward' },
    { about: 'onto itself', path: [[15, 1]], says: 'notForward' },
    {
      about: 'off the track',
      path: [
        [16, 0],
        [17, -1],
      ],
      says: 'notForward',
    },
    { about: 'over a line that is far away', path: ['finish'], says: 'notForward' },
    {
      about: 'too short',
      path: [
        [16, 0],
        [17, 1],
        [18, 1],
      ],
      says: 'tooShort',
    },
    { about: 'nowhere', path: [], says: 'tooShort' },
    { about: 'too long', path: [[16, 0], [17, 1], ...straight(17, 1, 4)], says: 'tooLong' },
  ] as { about: string; path: WayStep[]; says: string }[]) {
    it(`GP-11 not ${about}`, () => {
      expect(play(...path)).to.equal(says);
    });
  }

  it('GP-11 two cars may cross diagonally: between two cars side by side', () => {
    const table = cleveland({ black: [15, 1], red: [15, 2], green: [16, 1] }, [39]);
    const way = [[16, 2], [17, 1], ...straight(17, 1, 3)] as WayStep[];
    expect(table.move('0', 'playCard', 39, [drive('black', ...way)])).to.equal(null);
  });

  it('GP-11 the inside space of a curve is one step for two rows', () => {
    const table = cleveland({ black: [8, 1] }, [39]);
    const way = [drive('black', [9, 1], [11, 1], [12, 1], [13, 1], [14, 1])];
    expect(table.move('0', 'playCard', 39, way)).to.equal(null);
  });

  it('GP-11 from the outside one cannot step into the middle of an inside space, nor beside it', () => {
    const table = cleveland({ black: [9, 2] }, [39]);
    const outer = [
      [10, 2],
      [11, 1],
      [12, 1],
      [13, 1],
      [14, 1],
    ] as const;
    const says = (...path: WayStep[]) => table.move('0', 'playCard', 39, [drive('black', ...path)]);
    expect(says([10, 1], ...outer.slice(1))).to.equal('notForward');
    expect(says([9, 1], ...outer.slice(1))).to.equal('sideways');
    expect(says(...outer)).to.equal(null);
  });

  it('GP-12 the full number where one way allows it, though others do not', () => {
    const wall = { red: [18, 0], green: [18, 1], orange: [18, 2] } as const;
    const table = cleveland({ black: [15, 0], ...wall }, [39]);
    const play = (...path: WayStep[]) => table.move('0', 'playCard', 39, [drive('black', ...path)]);
    expect(play([16, 0], [17, 0])).to.equal('tooShort');
    expect(play([16, 1], [17, 2], [18, 3], [19, 3], [20, 2])).to.equal(null);
  });

  it('GP-12 else as far as any way allows, on any of the ways of that length', () => {
    const wall = { red: [18, 0], green: [18, 1], orange: [18, 2], yellow: [18, 3] } as const;
    const table = cleveland({ black: [15, 0], ...wall }, [39]);
    const ways = waysOf(
      table.G,
      { playerID: '0', number: 39, chosen: [] },
      { car: 'black', begun: [] },
    );
    expect(ways).to.include({ isFull: false, distance: 2 });
    expect(ways?.ends.map(({ end }) => end)).to.deep.equal([
      [17, 0],
      [17, 1],
      [17, 2],
    ]);
    expect(table.move('0', 'playCard', 39, [drive('black', [16, 0])])).to.equal('tooShort');
    expect(table.move('0', 'playCard', 39, [drive('black', [16, 1], [17, 2])])).to.equal(null);
  });

  it('GP-12 over the line counts as the full number, and nothing goes further', () => {
    const table = cleveland({ black: [61, 0] }, [39]);
    const says = (...path: WayStep[]) => table.move('0', 'playCard', 39, [drive('black', ...path)]);
    expect(says([62, 0])).to.equal('tooShort');
    expect(says([62, 0], 'finish', 'finish')).to.equal('tooLong');
    expect(says([62, 0], 'finish')).to.equal(null);
    expect(table.G.home).to.deep.equal(['black']);
    expect(table.G.spaces.black).to.equal(null);
  });

  it('GP-12 a car whose only way to the full number is over the line must cross it', () => {
    const table = raceTable({
      at: { black: [60, 0], red: [61, 1], green: [62, 0], yellow: [1, 1] },
      hands: { '0': [39, 33] },
    });
    const ways = waysOf(
      table.G,
      { playerID: '0', number: 39, chosen: [] },
      { car: 'black', begun: [] },
    );
    expect(ways?.isFull).to.equal(true);
    expect(ways?.ends).to.deep.equal([
      { end: 'finish', path: [[61, 0], [62, 1], 'finish'], isDeadEnd: false },
    ]);
  });
});

describe('Detroit–Cleveland Grand Prix: what a board asks', () => {
  const at = { black: [15, 0], green: [15, 1], orange: [15, 2], yellow: [15, 3] } as const;

  it('GP-11 which steps may follow, and where each way can end', () => {
    const table = cleveland(at, [17]);
    const card = { playerID: '0', number: 17, chosen: [drive('black', ...straight(15, 0, 6))] };
    expect(nextEntry(table.G, card)).to.deep.include({ index: 1, kind: 'drive', car: 'green' });
    const begun: WayStep[] = [[16, 0]];
    const ways = waysOf(table.G, card, { car: 'green', begun });
    expect(ways?.nextSteps).to.deep.equal([
      [17, 0],
      [17, 1],
    ]);
    expect(ways?.ends.map(({ end }) => end)).to.have.deep.members([
      [19, 0],
      [19, 1],
      [19, 2],
      [19, 3],
    ]);
    for (const { path } of ways?.ends ?? []) {
      expect(path[0]).to.deep.equal([16, 0]);
      expect(
        whyNotChosen(table.G, { ...card, chosen: [...card.chosen, drive('green', ...path)] }),
      ).to.equal(null);
    }
  });

  it('GP-11 a step that leads into a dead end is not among the next steps', () => {
    const wall = { red: [18, 0], green: [18, 1], orange: [18, 2] } as const;
    const table = cleveland({ black: [15, 1], ...wall }, [39]);
    const card = { playerID: '0', number: 39, chosen: [] };
    const ways = (...begun: WayStep[]) => waysOf(table.G, card, { car: 'black', begun });
    expect(ways()?.nextSteps).to.deep.equal([
      [16, 1],
      [16, 2],
    ]);
    expect(ways([16, 1])?.nextSteps).to.deep.equal([[17, 2]]);
    expect(ways([16, 0])).to.deep.include({ nextSteps: [], ends: [] });
    expect(ways([16, 0], [15, 0])).to.equal(null);
  });

  it('GP-12 entries without a decision are filled in, and the cars shown where they will be', () => {
    const table = raceTable({
      at: { black: [11, 1], red: [13, 1], green: [13, 2], orange: [20, 0] },
      hands: { '0': [17, 33] },
    });
    const start = { playerID: '0', number: 17, chosen: [] };
    expect(nextEntry(table.G, start)).to.include({ kind: 'drive', car: 'black' });
    const chosen = [drive('black', [12, 1]), drive('green', ...straight(13, 2, 4))];
    expect(spacesAfter(table.G, { ...start, chosen })).to.deep.include({
      black: [12, 1],
      green: [17, 2],
      yellow: null,
    });
    const last = [...chosen, drive('orange', [21, 0], [22, 0])];
    // Yellow is home.
    expect(withoutDecision(table.G, { ...start, chosen: last })).to.deep.equal([
      ...last,
      drive('yellow'),
    ]);
    expect(nextEntry(table.G, { ...start, chosen: [...last, drive('yellow')] })).to.equal(null);
  });

  describe('GP-13 ways that leave no car for white', () => {
    const position = {
      at: {
        blue: [44, 1],
        black: [50, 2],
        orange: [9, 1],
        red: [12, 1],
        green: [20, 0],
        yellow: [8, 0],
      },
      hands: { '0': [8, 33] },
    } as const;
    const blocking = drive('blue', [45, 1], [46, 1], [47, 1], [48, 1], [50, 1], [51, 2]);
    const leaving = drive('blue', [45, 1], [46, 1], [47, 1], [48, 2], [49, 2], [50, 1]);
    const green = drive('green', ...straight(20, 0, 4));
    const card = { playerID: '0', number: 8 };

    it('are marked as dead ends', () => {
      const { G } = raceTable(position);
      const ends = waysOf(G, { ...card, chosen: [] }, { car: 'blue', begun: [] })?.ends;
      const dead = ends?.filter(({ isDeadEnd }) => isDeadEnd).map(({ end }) => end);
      expect(dead).to.deep.equal([[51, 2]]);
      expect(ends?.length).to.be.above(1);
      expect(whyNotPlayable(G, { ...card, chosen: [] })).to.equal(null);
      expect(whyNotPlayable(G, { ...card, chosen: [blocking] })).to.equal('noWhiteCar');
      expect(whyNotPlayable(G, { ...card, chosen: [leaving] })).to.equal(null);
    });

    it('are refused, and the card is played another way', () => {
      const table = raceTable(position);
      const red = drive('red', [13, 1]);
      expect(table.move('0', 'playCard', 8, [blocking, green, drive(null), red])).to.equal(
        'noWhiteCar',
      );
      expect(
        table.move('0', 'playCard', 8, [
          leaving,
          green,
          drive('black', [51, 2], [52, 2]),
          drive('red', [13, 1]),
        ]),
      ).to.equal(null);
    });
  });

  it('faulty choices are an error of the program', () => {
    const table = cleveland(at, [17]);
    const card = { playerID: '0', number: 17, chosen: [drive('yellow', [16, 3])] };
    expect(whyNotChosen(table.G, card)).to.equal('wrongCar');
    expect(() => nextEntry(table.G, card)).to.throw('wrongCar');
  });
});

describe('Detroit–Cleveland Grand Prix: what a card does', () => {
  it('GP-14 a car that is home is skipped, and cannot be moved', () => {
    const table = raceTable({
      at: { green: [15, 0], black: [15, 2], red: [1, 1] },
      hands: { '0': [7, 33] },
    });
    const green = drive('green', ...straight(15, 0, 6));
    const black = drive('black', [16, 2], [17, 2]);
    const says = (yellow: CarMove) => table.move('0', 'playCard', 7, [green, yellow, black]);
    expect(says(drive('yellow', [16, 1]))).to.equal('carHome');
    expect(says(drive('yellow'))).to.equal(null);
    expect(moved(table)).to.deep.equal(['green 6 to 21,0', 'yellow home', 'black 2 to 17,2']);
  });

  it('GP-9 when all cars are home the rest of the card lapses, white too', () => {
    const position = {
      at: { orange: [62, 0], black: [62, 1] },
      hands: { '0': [14, 33] },
    } as const;
    const before = [drive('orange', 'finish'), drive('black', 'finish')];
    const says = (...rest: CarMove[]) =>
      raceTable(position).move('0', 'playCard', 14, [...before, ...rest]);
    expect(says(drive('red', [1, 1]), drive('yellow'))).to.equal('lapsed');
    expect(says(drive(null), drive('yellow', [1, 1]))).to.equal('lapsed');
    expect(says(drive(null), drive('red'))).to.equal('lapsed');
    expect(says(drive(null), drive('yellow'))).to.equal(null);
  });

  it('GP-13 over the line is the full number for white', () => {
    const table = cleveland({ black: [61, 0] }, [34]);
    expect(table.move('0', 'playCard', 34, [drive('black', [62, 0], 'finish')])).to.equal(null);
  });

  it('GP-13 a car that another entry stands for after exchanges cannot be white, even if it is home', () => {
    const table = raceTable({
      at: { orange: [15, 0], red: [15, 2], yellow: [15, 3], blue: [4, 1], black: [4, 2] },
      home: ['green'],
      hands: { '0': [14, 33] },
      exchanges: [{ number: 49, playerID: '1', cars: ['green', 'orange'] }],
    });
    // Orange on the card is green, which is home; so orange itself is free.
    const before = [drive('green'), drive('black', ...straight(4, 2, 4))];
    expect(whiteCars(table, 14, before)).to.deep.equal(['blue', 'red', 'orange']);
    const white = (car: Car) =>
      table.move('0', 'playCard', 14, [
        ...before,
        drive(car, [16, 0], [17, 0]),
        drive('yellow', [16, 3]),
      ]);
    expect(white('green')).to.equal('whiteOnCard');
    expect(white('orange')).to.equal(null);
  });

  it('GP-15 exchanges do not change what may be chosen for white', () => {
    const table = raceTable({
      at: { black: [15, 0], yellow: [1, 1], green: [1, 2] },
      hands: { '0': [34, 33] },
      exchanges: [{ number: 47, playerID: '1', cars: ['black', 'yellow'] }],
    });
    expect(table.move('0', 'playCard', 34, [drive('black', ...straight(15, 0, 5))])).to.equal(null);
    expect(table.G.spaces.black).to.deep.equal([20, 0]);
  });

  it('GP-15 tens are exchanged too', () => {
    const table = raceTable({
      at: { black: [15, 0], yellow: [1, 1] },
      hands: { '0': [40, 33] },
      exchanges: [{ number: 47, playerID: '1', cars: ['black', 'yellow'] }],
    });
    expect(table.move('0', 'playCard', 40, [drive('black', ...straight(15, 0, 10))])).to.equal(
      null,
    );
  });

  describe('GP-13 whiteOwnPartial', () => {
    const position = {
      at: { black: [11, 1], red: [13, 1], green: [13, 2], blue: [10, 2], yellow: [9, 1] },
      hands: { '0': [34, 33] },
      owners: { black: '0', blue: '0', red: '1', green: '2' },
      setupData: { whiteOwnPartial: true },
    } as const;

    it('white may also move one’s own car as far as it can, at least one space', () => {
      const table = raceTable(position);
      expect(whiteCars(table, 34, [])).to.deep.equal(['green', 'black', 'red']);
      expect(table.move('0', 'playCard', 34, [drive('blue')])).to.equal('whiteTooFar');
      expect(table.move('0', 'playCard', 34, [drive('black', [12, 1])])).to.equal(null);
    });

    it('not without the option, and not with another’s car', () => {
      const without = raceTable({ ...position, setupData: {} });
      expect(whiteCars(without, 34, [])).to.deep.equal(['green', 'red']);
      const others = raceTable({ ...position, owners: { black: '1', red: '0', green: '2' } });
      expect(others.move('0', 'playCard', 34, [drive('black', [12, 1])])).to.equal('whiteTooFar');
    });
  });

  for (const { about, args, says } of [
    { about: 'a card that is not in hand', args: [39, []], says: 'notInHand' },
    { about: 'a bid card', args: [50, []], says: 'notInHand' },
    { about: 'no number', args: [], says: 'notInHand' },
    { about: 'a number in words', args: ['33', []], says: 'notInHand' },
    { about: 'no moves', args: [33], says: 'badMoves' },
    { about: 'too few moves', args: [33, []], says: 'badMoves' },
    { about: 'too many moves', args: [33, [drive('orange'), drive('red')]], says: 'badMoves' },
    { about: 'no list', args: [33, { car: 'orange', path: [] }], says: 'badMoves' },
    { about: 'no car', args: [33, [{ path: [] }]], says: 'badMoves' },
    { about: 'an unknown car', args: [33, [{ car: 'pink', path: [] }]], says: 'badMoves' },
    { about: 'white as the car', args: [33, [{ car: 'white', path: [] }]], says: 'badMoves' },
    { about: 'no way', args: [33, [{ car: 'orange' }]], says: 'badMoves' },
    { about: 'half a space', args: [33, [{ car: 'orange', path: [[1.5, 0]] }]], says: 'badMoves' },
    {
      about: 'words as a space',
      args: [33, [{ car: 'orange', path: ['16 0'] }]],
      says: 'badMoves',
    },
    {
      about: 'three numbers',
      args: [33, [{ car: 'orange', path: [[1, 2, 3]] }]],
      says: 'badMoves',
    },
    { about: 'null', args: [33, [null]], says: 'badMoves' },
    { about: 'moves of an exchange card', args: [47, [drive('red')]], says: 'badMoves' },
  ]) {
    it(`GP-10 not with ${about}`, () => {
      const table = raceTable({ at: outOfTheWay, hands: { '0': [33, 47] } });
      const before = JSON.stringify(table.state);
      expect(table.move('0', 'playCard', ...args)).to.equal(says);
      expect(JSON.stringify(table.state)).to.equal(before);
    });
  }
});
