import { expect } from 'chai';
import type { Car, GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { waitsFor } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  carStandingFor,
  playableCards,
} from '../../../games/detroit-cleveland-grand-prix/rules.ts';
import {
  auctionTable,
  drive,
  passAll,
  playAny,
  raceTable,
  sellFor,
  straight,
  type Table,
  toBid,
  told,
} from './positions.ts';

/** Cars far from each other. */
const spread = {
  yellow: [1, 1],
  blue: [4, 1],
  green: [15, 0],
  black: [18, 0],
  red: [22, 0],
  orange: [41, 0],
} as const;

/** A jam on a single lane of Detroit, in which no car can go two spaces. */
const jam = {
  track: 'detroit',
  at: { yellow: [18, 1], green: [17, 1], black: [16, 1], red: [15, 1] },
  // Yellow could go on, but it is what these cards show elsewhere, as is blue or orange.
} as const;

/** Turns without a card so far: who, and why. */
function idle(table: Table): string[] {
  return told(table).flatMap((event) =>
    event.type === 'idle' ? [`${event.playerID} ${event.why}`] : [],
  );
}

describe('Detroit–Cleveland Grand Prix: turns', () => {
  it('GP-9 the owner of the car in position 1 plays first, then it goes clockwise', () => {
    const table = auctionTable(3);
    table.move('0', 'pass');
    while (table.G.step === 'auction') sellFor(table, 10_000);
    expect(table.G.grid[0]?.owner).to.equal('1');
    for (const seat of ['1', '2', '0', '1']) {
      expect(waitsFor(table.G)).to.deep.equal([seat]);
      playAny(table);
    }
  });

  it('GP-9 position 1 unowned: the next owned position plays first', () => {
    const table = auctionTable(2, { setupData: { noCarNeeded: true } });
    for (let round = 0; round < 6; round += 1) passAll(table);
    expect(table.G.returned).to.have.length(6);
    passAll(table);
    table.move(toBid(table), 'pass');
    sellFor(table, 10_000);
    while (table.G.step === 'auction') passAll(table);
    expect(table.G.grid.map(({ owner }) => owner).slice(0, 3)).to.deep.equal([null, '1', null]);
    expect(waitsFor(table.G)).to.deep.equal(['1']);
  });

  it('GP-9 nobody owns a car: the dealer plays first', () => {
    const table = auctionTable(4, { setupData: { noCarNeeded: true } });
    while (table.G.step === 'auction') passAll(table);
    expect(table.G.grid.every(({ owner }) => owner === null)).to.equal(true);
    expect(waitsFor(table.G)).to.deep.equal(['0']);
  });

  it('GP-9 out of turn nothing can be played', () => {
    const table = raceTable({ at: spread });
    expect(table.move('1', 'playCard', 36, [drive('red', ...straight(22, 0, 5))])).to.equal(
      'notYourTurn',
    );
    expect(table.move('0', 'bid', 10_000)).to.equal('wrongPhase');
    expect(table.move('0', 'pass')).to.equal('wrongPhase');
  });

  it('GP-9 players without cards are passed over', () => {
    const table = raceTable({ at: spread, hands: { '1': [] } });
    table.move('0', 'playCard', 35, [drive('yellow', ...straight(1, 1, 2), [4, 2], [5, 1], [6, 1])]);
    expect(waitsFor(table.G)).to.deep.equal(['2']);
    expect(idle(table)).to.deep.equal(['1 noCards']);
  });

  it('GP-9 whose cars are home still plays', () => {
    const table = raceTable({ at: { blue: [4, 1] }, owners: { yellow: '0', blue: '1' } });
    expect(waitsFor(table.G)).to.deep.equal(['0']);
    expect(table.move('0', 'hold')).to.equal('mayNotHold');
    expect(table.move('0', 'playCard', 35, [drive('yellow')])).to.equal(null);
  });

  it('GP-14 who has a playable card must play it; an unplayable one is refused', () => {
    const table = raceTable({ ...jam, hands: { '0': [29, 33] } });
    // No. 29: red 6, white 3; yellow alone could go three, and may.
    expect(playableCards(table.G, '0')).to.deep.equal([29, 33]);
    expect(table.move('0', 'pass')).to.equal('wrongPhase');
  });

  it('GP-14 who has no playable card is passed by', () => {
    const at = { green: [17, 1], black: [16, 1], red: [15, 1], yellow: [18, 1] } as const;
    // With black and yellow exchanged, no. 22 (blue, black, white 2) is about yellow; the others are jammed.
    const table = raceTable({
      track: 'detroit',
      at,
      hands: { '0': [33], '1': [22], '2': [33] },
      exchanges: [{ number: 47, playerID: '2', cars: ['black', 'yellow'] }],
      changes: { idleTurns: 0 },
    });
    expect(table.move('0', 'playCard', 33, [drive('orange')])).to.equal(null);
    expect(playableCards(table.G, '1')).to.deep.equal([22]);
    // Yellow goes four first, and makes room for green.
    const moves = [
      drive('blue'),
      drive('yellow', [19, 1], [20, 1], [21, 1], [22, 1]),
      drive('green', [18, 1], [19, 1]),
    ];
    expect(table.move('1', 'playCard', 22, moves)).to.equal(null);
  });

  it('GP-14 passed by: white has no car to move', () => {
    const table = raceTable({
      track: 'detroit',
      at: { black: [28, 1], red: [29, 1], green: [30, 1] },
      hands: { '0': [33, 35], '1': [31], '2': [33, 35] },
      owners: { black: '0', red: '1', green: '2' },
    });
    // Before no. 31's white 3, orange is home; green could go, so it is playable.
    expect(playableCards(table.G, '1')).to.deep.equal([31]);
    const blocked = raceTable({
      track: 'detroit',
      at: { orange: [15, 1], red: [16, 1], green: [17, 1], black: [18, 1] },
      hands: { '0': [35, 37], '1': [34], '2': [33, 35] },
    });
    expect(blocked.move('0', 'playCard', 35, [drive('yellow')])).to.equal(null);
    expect(waitsFor(blocked.G)).to.deep.equal(['1']);
  });
});
