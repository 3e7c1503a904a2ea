import { expect } from 'chai';
import type { Car, CarMove, RouteStep } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { whyNotPlayable } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import {
  cleveland,
  drive,
  figureFour,
  moved,
  outOfTheWay,
  placed,
  raceTable,
  straight,
  whiteCars,
} from './positions.ts';

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

  it('GP-13 no. 14 moves orange 6, black 4, then red, blue or green 2 and yellow 1', () => {
    const at = placed('orange 15,0 black 15,1 red 15,2 blue 15,3 green 4,0 yellow 4,1');
    const table = cleveland(at, [14]);
    const before = [drive('orange', ...straight(15, 0, 6)), drive('black', ...straight(15, 1, 4))];
    const last = drive('yellow', [5, 1]);
    expect(whiteCars(table, 14, before)).to.deep.equal(['blue', 'green', 'red']);
    const white = (car: Car, ...path: RouteStep[]) =>
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

  describe('GP-12 figure 2: no. 24 with blocked cars', () => {
    const at = placed('red 35,1 blue 36,2 orange 36,1 green 38,1 black 40,2 yellow 35,3');
    const blue = drive('blue', [37, 2], [38, 2], [39, 2], [40, 1]);

    it('red stays, blue goes round green on the longer way, and green goes one space of two', () => {
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
        about: 'green by no space, though it can go one,',
        moves: [drive('red'), blue, drive('green')],
        says: 'tooShort',
      },
      {
        about: 'green onto black',
        moves: [drive('red'), blue, drive('green', [39, 1], [40, 2])],
        says: 'pathBlocked',
      },
    ]) {
      it(`a move of ${about} is refused`, () => {
        expect(cleveland(at, [24]).refused('0', 'playCard', 24, moves)).to.equal(says);
      });
    }
  });

  it('GP-12 figure 3: with no. 5 blue blocks black, and yellow blocks orange', () => {
    const table = raceTable({
      at: placed('blue 44,1 black 50,2 yellow 6,1 orange 10,2 red 20,0 green 20,2'),
      hands: { '0': [5, 33] },
    });
    const moves = [
      figureFour.blocking,
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
    const { blocking, leaving, green, ...position } = figureFour;
    const before = [blocking, green];

    it('yellow must be white, since black is blocked and orange can go only one space', () => {
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

    it('black is free for white after another way of blue', () => {
      const table = raceTable(position);
      expect(whiteCars(table, 8, [leaving, green])).to.deep.equal(['yellow', 'black']);
    });
  });

  it('GP-13 figure 5: no. 8 cannot be played if no car can go two spaces for white', () => {
    const table = raceTable({
      track: 'detroit',
      at: placed('red 18,1 yellow 16,1 black 15,1 orange 13,2 blue 22,1 green 21,1'),
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
