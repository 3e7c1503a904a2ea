import { expect } from 'chai';
import type { Car } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { playersToMove } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  carStandingFor,
  playableCards,
  resultOf,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import {
  auctionTable,
  drive,
  isAuction,
  passAll,
  placed,
  playAny,
  raceOf,
  raceTable,
  saleOf,
  sellFor,
  sellTo,
  straight,
  type Table,
  toBid,
  told,
} from './positions.ts';

/** Cars far from each other. */
const spread = placed('yellow 1,1 blue 4,1 green 15,0 black 18,0 red 22,0 orange 41,0');

/** Only red is on the track: no. 29 (red 6, white 3) cannot be played, since red is on it and no other car is left. */
const redAlone = { at: { red: [15, 0] }, owners: { red: '0', blue: '1', green: '2' } } as const;

/** The moves of no. 9 in that position: red goes six, and the others are home. */
const redSix = [
  drive('red', ...straight(15, 0, 6)),
  drive('orange'),
  drive('yellow'),
  drive('blue'),
];

/** Returns the turns without a card so far, each with its seat and reason. */
function idle(table: Table): string[] {
  return told(table).flatMap((event) =>
    event.type === 'idle' ? [`${event.playerID} ${event.why}`] : [],
  );
}

describe('Detroit–Cleveland Grand Prix: turns', () => {
  it('GP-9 the owner of the car in position 1 plays first, and turns go clockwise', () => {
    const table = auctionTable(3);
    table.move('0', 'pass');
    while (isAuction(table)) sellFor(table, 10_000);
    expect(table.G.grid[0]?.owner).to.equal('1');
    for (const seat of ['1', '2', '0', '1']) {
      expect(playersToMove(table.G)).to.deep.equal([seat]);
      playAny(table);
    }
  });

  it('GP-9 the owner of the next owned position plays first if position 1 is unowned', () => {
    const table = auctionTable(2, { setupData: { noCarNeeded: true } });
    while (table.G.grid.length === 0) passAll(table);
    table.move(toBid(table), 'pass');
    sellFor(table, 10_000);
    while (isAuction(table)) passAll(table);
    expect(table.G.grid.map(({ owner }) => owner).slice(0, 3)).to.deep.equal([null, '1', null]);
    expect(playersToMove(table.G)).to.deep.equal(['1']);
  });

  it('GP-9 the dealer plays first if nobody owns a car', () => {
    const table = auctionTable(4, { setupData: { noCarNeeded: true } });
    while (isAuction(table)) passAll(table);
    expect(table.G.grid.every(({ owner }) => owner === null)).to.equal(true);
    expect(playersToMove(table.G)).to.deep.equal(['0']);
  });

  it('GP-9 a card out of turn and a move of the auction are refused', () => {
    const table = raceTable({ at: spread });
    expect(table.move('1', 'playCard', 36, [drive('red', ...straight(22, 0, 5))])).to.equal(
      'notYourTurn',
    );
    expect(table.move('0', 'bid', 10_000)).to.equal('wrongPhase');
    expect(table.move('0', 'pass')).to.equal('wrongPhase');
  });

  it('GP-9 players without cards are passed over', () => {
    const table = raceTable({ at: spread, hands: { '1': [] } });
    table.move('0', 'playCard', 35, [
      drive('yellow', ...straight(1, 1, 2), [4, 2], [5, 1], [6, 1]),
    ]);
    expect(playersToMove(table.G)).to.deep.equal(['2']);
    expect(idle(table)).to.deep.equal(['1 noCards']);
  });

  it('GP-9 a player whose cars are home still plays', () => {
    const table = raceTable({ at: { blue: [4, 1] }, owners: { yellow: '0', blue: '1' } });
    expect(playersToMove(table.G)).to.deep.equal(['0']);
    expect(table.move('0', 'hold')).to.equal('mayNotHold');
    expect(table.move('0', 'playCard', 35, [drive('yellow')])).to.equal(null);
  });

  it('GP-14 a player without a playable card is passed over and keeps the card', () => {
    const table = raceTable({ ...redAlone, hands: { '0': [9, 33], '1': [29], '2': [33] } });
    expect(table.move('0', 'playCard', 9, redSix)).to.equal(null);
    expect(idle(table)).to.deep.equal(['1 unable']);
    expect(table.G.players['1']?.hand).to.deep.equal([29]);
    expect(playersToMove(table.G)).to.deep.equal(['2']);
  });

  it('GP-14 only the playable cards of a hand may be played', () => {
    const table = raceTable({ ...redAlone, hands: { '0': [29, 33] } });
    expect(playableCards(table.G, '0')).to.deep.equal([33]);
    const moves = [drive('red', ...straight(15, 0, 6)), drive('red', ...straight(21, 0, 3))];
    expect(table.move('0', 'playCard', 29, moves)).to.equal('notPlayable');
    expect(table.move('0', 'playCard', 33, [drive('orange')])).to.equal(null);
  });

  it('GP-14 a card without white and an exchange card are playable even if nothing moves', () => {
    const table = raceTable({ ...redAlone, hands: { '0': [33, 47, 34] } });
    expect(playableCards(table.G, '0')).to.deep.equal([33, 47, 34]);
  });

  it('GP-9 the race ends after a full round without a card played or an exchange in force', () => {
    const table = raceTable({
      ...redAlone,
      hands: { '0': [9, 29], '1': [29], '2': [] },
    });
    table.move('0', 'playCard', 9, redSix);
    expect(idle(table)).to.deep.equal(['1 unable', '2 noCards', '0 unable']);
    expect(told(table)).to.deep.include({ type: 'raceEnded', race: 1, why: 'nobodyPlayed' });
    expect(table.G.step.phase).to.equal('matchOver');
  });

  it('GP-9 the race goes on when an exchange in force makes a card playable', () => {
    const table = raceTable({
      ...redAlone,
      hands: { '0': [9, 48, 29], '1': [29], '2': [] },
    });
    table.move('0', 'playCard', 48);
    // Red and blue are exchanged: on no. 29 blue goes six, and it is home; so white may move red.
    expect(playableCards(table.G, '1')).to.deep.equal([29]);
    expect(
      table.move('1', 'playCard', 29, [drive('blue'), drive('red', ...straight(15, 0, 3))]),
    ).to.equal(null);
    expect(idle(table)).to.deep.equal(['2 noCards']);
    expect(raceOf(table).idleTurns).to.equal(0);
    expect(playersToMove(table.G)).to.deep.equal(['0']);
  });

  it('GP-9 the race goes on when the end of an exchange makes a card playable', () => {
    const table = raceTable({
      ...redAlone,
      hands: { '0': [48], '1': [22], '2': [9, 29] },
      exchanges: [],
    });
    // No. 22 (blue, black, white 2): while blue stands for red, red is on the card, and no other car is left.
    table.move('0', 'playCard', 48);
    expect(idle(table)).to.deep.equal(['1 unable']);
    table.move('2', 'playCard', 9, [
      drive('blue'),
      drive('orange'),
      drive('yellow'),
      drive('red', [16, 0]),
    ]);
    // Seat 0 has no cards, so the exchange ends there, and no. 22 can be played.
    expect(idle(table)).to.deep.equal(['1 unable', '0 noCards']);
    expect(playersToMove(table.G)).to.deep.equal(['1']);
    expect(raceOf(table).exchanges).to.deep.equal([]);
  });
});

describe('Detroit–Cleveland Grand Prix: exchanges', () => {
  const hands = { '0': [47, 33, 35], '1': [48, 36, 37], '2': [38, 39, 1] } as const;

  it('GP-15 an exchange lasts until the end of its player’s next turn', () => {
    const table = raceTable({ at: spread, hands });
    table.move('0', 'playCard', 47);
    const active = () => raceOf(table).exchanges.map(({ number }) => number);
    expect(active()).to.deep.equal([47]);
    table.move('1', 'playCard', 37, [drive('blue', ...straight(4, 1, 4), [9, 1])]);
    table.move('2', 'playCard', 39, [drive('yellow', ...straight(1, 1, 5))]);
    expect(active()).to.deep.equal([47]);
    // Still in force in this turn.
    expect(table.move('0', 'playCard', 35, [drive('yellow', [7, 1])])).to.equal('wrongCar');
    expect(table.move('0', 'playCard', 35, [drive('black', ...straight(18, 1, 5))])).to.equal(null);
    expect(active()).to.deep.equal([]);
    expect(told(table)).to.deep.include({
      type: 'exchangeEnded',
      playerID: '0',
      number: 47,
      cars: ['black', 'yellow'],
    });
  });

  it('GP-15 several exchanges can be in force at once, and they move no car themselves', () => {
    const table = raceTable({ at: spread, hands });
    const before = table.G.spaces;
    table.move('0', 'playCard', 47);
    table.move('1', 'playCard', 48);
    expect(raceOf(table).exchanges.map(({ number }) => number)).to.deep.equal([47, 48]);
    expect(table.G.spaces).to.deep.equal(before);
    expect(table.legalMoves('2')).to.not.be.empty;
  });

  it('GP-15 exchanges apply one after the other, the oldest first', () => {
    const exchange = (one: Car, other: Car) =>
      ({ number: 47, playerID: '0', cars: [one, other] }) as const;
    const exchanges = [exchange('black', 'yellow'), exchange('yellow', 'red')];
    expect(carStandingFor(exchanges, 'black')).to.equal('red');
    expect(carStandingFor(exchanges, 'yellow')).to.equal('black');
    expect(carStandingFor(exchanges, 'red')).to.equal('yellow');
    expect(carStandingFor(exchanges, 'green')).to.equal('green');
  });

  it('GP-15 a second exchange of the same player outlives the first', () => {
    const table = raceTable({
      at: spread,
      numPlayers: 2,
      hands: { '0': [47, 48, 33], '1': [36, 37] },
    });
    table.move('0', 'playCard', 47);
    playAny(table);
    table.move('0', 'playCard', 48);
    expect(raceOf(table).exchanges.map(({ number }) => number)).to.deep.equal([48]);
  });

  it('GP-15 an exchange also ends with a turn that is passed over', () => {
    const table = raceTable({ at: spread, numPlayers: 2, hands: { '0': [47], '1': [36, 37] } });
    table.move('0', 'playCard', 47);
    playAny(table);
    expect(idle(table)).to.deep.equal(['0 noCards']);
    expect(raceOf(table).exchanges).to.deep.equal([]);
  });
});

describe('Detroit–Cleveland Grand Prix: options of the race', () => {
  const position = {
    at: { blue: [4, 1], red: [20, 0] },
    owners: { yellow: '0', blue: '1', green: '0' },
    setupData: { mayHold: true },
  } as const;

  it('GP-14 mayHold: a player whose cars are all home may hold for one turn', () => {
    const table = raceTable(position);
    expect(table.move('0', 'hold')).to.equal(null);
    expect(idle(table)).to.deep.equal(['0 held']);
    expect(table.G.handSizes['0']).to.equal(2);
    expect(table.move('1', 'hold')).to.equal('carsRacing');
    playAny(table);
    expect(table.move('2', 'hold')).to.equal('noCar');
    playAny(table);
    expect(playersToMove(table.G)).to.deep.equal(['0']);
  });

  it('GP-14 mayHold: an exchange ends with a held turn', () => {
    const table = raceTable({
      ...position,
      exchanges: [{ number: 47, playerID: '0', cars: ['black', 'yellow'] }],
    });
    table.move('0', 'hold');
    expect(raceOf(table).exchanges).to.deep.equal([]);
    expect(raceOf(table).idleTurns).to.equal(0);
  });

  it('GP-9 mayHold: the race ends when all players hold', () => {
    const table = raceTable({
      at: { red: [20, 0] },
      numPlayers: 2,
      owners: { yellow: '0', blue: '1' },
      setupData: { mayHold: true },
    });
    table.move('0', 'hold');
    expect(resultOf(table.G)).to.equal(null);
    table.move('1', 'hold');
    expect(told(table)).to.deep.include({ type: 'raceEnded', race: 1, why: 'nobodyPlayed' });
  });

  it('GP-9 tournamentSeating: turns follow the best start positions, then the seats without a car', () => {
    const table = auctionTable(4, {
      setupData: { tournamentSeating: true, noCarNeeded: true },
    });
    for (const buyer of ['2', '0', '2', '3', '3', '0']) sellTo(table, buyer);
    const started = told(table).find(({ type }) => type === 'raceStarted');
    expect(started).to.deep.include({ firstPlayer: '2', turnOrder: ['2', '0', '3', '1'] });
    for (const seat of ['2', '0', '3', '1', '2']) {
      expect(playersToMove(table.G)).to.deep.equal([seat]);
      playAny(table);
    }
  });

  it('GP-9 tournamentSeating: the auction still follows the order of seats', () => {
    const table = auctionTable(4, { setupData: { tournamentSeating: true } });
    expect(saleOf(table).bidders).to.deep.equal(['0', '1', '2', '3']);
  });
});
