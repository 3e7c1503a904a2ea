import { expect } from 'chai';
import type { Car, CarMove } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  cleveland,
  drive,
  moved,
  outOfTheWay,
  raceTable,
  straight,
  whiteCars,
} from './positions.ts';

describe('Detroit–Cleveland Grand Prix: the effects of a card', () => {
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

  it('GP-9 the rest of a card lapses when all cars are home, white too', () => {
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

  it('GP-13 a move over the line counts as the full number for white', () => {
    const table = cleveland({ black: [61, 0] }, [34]);
    expect(table.move('0', 'playCard', 34, [drive('black', [62, 0], 'finish')])).to.equal(null);
  });

  it('GP-13 white cannot move a car that another entry stands for after exchanges, even at home', () => {
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

  it('GP-15 exchanges do not change which cars may be chosen for white', () => {
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

    it('white may also move a player’s own car as far as it can go, at least one space', () => {
      const table = raceTable(position);
      expect(whiteCars(table, 34, [])).to.deep.equal(['green', 'black', 'red']);
      expect(table.move('0', 'playCard', 34, [drive('blue')])).to.equal('whiteTooFar');
      expect(table.move('0', 'playCard', 34, [drive('black', [12, 1])])).to.equal(null);
    });

    it('white may not go a shorter way without the option or with another player’s car', () => {
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
    { about: 'no list of moves', args: [33], says: 'badMoves' },
    { about: 'too few moves', args: [33, []], says: 'badMoves' },
    { about: 'too many moves', args: [33, [drive('orange'), drive('red')]], says: 'badMoves' },
    {
      about: 'an object in place of the list of moves',
      args: [33, { car: 'orange', path: [] }],
      says: 'badMoves',
    },
    { about: 'a move without a car', args: [33, [{ path: [] }]], says: 'badMoves' },
    { about: 'an unknown car', args: [33, [{ car: 'pink', path: [] }]], says: 'badMoves' },
    { about: 'white as the car', args: [33, [{ car: 'white', path: [] }]], says: 'badMoves' },
    { about: 'a move without a way', args: [33, [{ car: 'orange' }]], says: 'badMoves' },
    { about: 'half a space', args: [33, [{ car: 'orange', path: [[1.5, 0]] }]], says: 'badMoves' },
    {
      about: 'words as a space',
      args: [33, [{ car: 'orange', path: ['16 0'] }]],
      says: 'badMoves',
    },
    {
      about: 'three numbers as a space',
      args: [33, [{ car: 'orange', path: [[1, 2, 3]] }]],
      says: 'badMoves',
    },
    { about: 'null as a move', args: [33, [null]], says: 'badMoves' },
    { about: 'moves for an exchange card', args: [47, [drive('red')]], says: 'badMoves' },
  ]) {
    it(`GP-10 a playCard move with ${about} is refused`, () => {
      const table = raceTable({ at: outOfTheWay, hands: { '0': [33, 47] } });
      expect(table.refused('0', 'playCard', ...args)).to.equal(says);
    });
  }
});
