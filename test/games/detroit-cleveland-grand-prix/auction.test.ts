import { expect } from 'chai';
import {
  type Car,
  cars,
  type GrandPrixMove,
  rules,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { tenOf } from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import {
  bidRange,
  forcedSale,
  tensAside,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import {
  auctionOf,
  auctionTable,
  isAuction,
  passAll,
  passTo,
  saleOf,
  sellFor,
  sellTo,
  type Table,
  toBid,
  told,
  toldTypes,
} from './positions.ts';

/** Returns the cars sold so far, each with its owner and price. */
function sold(table: Table): string[] {
  return table.G.grid.map(({ car, owner, price }) => `${car} ${owner ?? 'nobody'} ${price}`);
}

describe('Detroit–Cleveland Grand Prix: the auction', () => {
  it('GP-3 the dealer opens the first sale, and bidding goes clockwise', () => {
    const table = auctionTable(3);
    expect(toBid(table)).to.equal('0');
    table.move('0', 'bid', 10_000);
    expect(toBid(table)).to.equal('1');
    table.move('1', 'pass');
    expect(toBid(table)).to.equal('2');
  });

  it('GP-3 the seat left of the last buyer opens the next sale, even after a sale without a buyer', () => {
    const table = auctionTable(3);
    table.move('0', 'pass');
    table.move('1', 'bid', 10_000);
    table.move('2', 'pass');
    expect(sold(table)).to.deep.equal(['yellow 1 10000']);
    expect(toBid(table)).to.equal('2');
    passAll(table);
    expect(saleOf(table).car).to.equal('green');
    expect(toBid(table)).to.equal('2');
  });

  it('GP-3 the dealer opens every sale until somebody has bought a car', () => {
    const table = auctionTable(3);
    passAll(table);
    expect(auctionOf(table).returned).to.deep.equal(['yellow']);
    expect([saleOf(table).car, toBid(table)]).to.deep.equal(['blue', '0']);
  });

  it('GP-4 a bid is a higher multiple of 10,000, up to all the money of its player', () => {
    const table = auctionTable(2);
    for (const amount of [5_000, 0, -10_000, 15_000, '10000', null, {}, [10_000]]) {
      expect(table.move('0', 'bid', amount), String(amount)).to.equal('notAMultiple');
    }
    expect(table.move('0', 'bid', 210_000)).to.equal('tooHigh');
    expect(table.move('0', 'bid', 50_000)).to.equal(null);
    expect(table.move('1', 'bid', 50_000)).to.equal('tooLow');
    expect(table.move('1', 'bid', 40_000)).to.equal('tooLow');
    expect(bidRange(table.G, '1')).to.deep.equal({ min: 60_000, max: 200_000 });
    expect(table.move('1', 'bid', 200_000)).to.equal(null);
    // Nobody can answer that, so the car is sold at once.
    expect(sold(table)).to.deep.equal(['yellow 1 200000']);
    expect(table.G.money).to.deep.equal({ '0': 200_000, '1': 0 });
    expect(told(table)).to.deep.include({
      type: 'passed',
      playerID: '0',
      car: 'yellow',
      isTooPoor: true,
    });
  });

  it('GP-4 a player who has passed is out for this car and may bid for the next', () => {
    const table = auctionTable(3);
    table.move('0', 'pass');
    table.move('1', 'bid', 10_000);
    expect(table.move('0', 'bid', 20_000)).to.equal('alreadyPassed');
    expect(table.move('0', 'pass')).to.equal('alreadyPassed');
    table.move('2', 'bid', 20_000);
    expect(toBid(table)).to.equal('1');
    table.move('1', 'pass');
    expect(sold(table)).to.deep.equal(['yellow 2 20000']);
    expect(table.move('0', 'bid', 10_000)).to.equal(null);
  });

  it('GP-4 a bid or a pass out of turn is refused', () => {
    const table = auctionTable(3);
    expect(table.move('1', 'bid', 10_000)).to.equal('notYourTurn');
    expect(table.move('2', 'pass')).to.equal('notYourTurn');
    expect(table.move('0', 'playCard', table.G.players['0']?.hand[0], [])).to.equal('wrongPhase');
    table.move('0', 'bid', 10_000);
    expect(table.move('0', 'bid', 20_000)).to.equal('notYourTurn');
  });

  it('GP-4 every player is asked once while there is no bid, the last player too', () => {
    const table = auctionTable(3);
    table.move('0', 'pass');
    table.move('1', 'pass');
    expect(saleOf(table).car).to.equal('yellow');
    expect(table.move('2', 'bid', 10_000)).to.equal(null);
    expect(sold(table)).to.deep.equal(['yellow 2 10000']);
  });

  it('GP-4 a player who cannot afford the next bid passes automatically', () => {
    const table = auctionTable(3, { money: { '1': 20_000 } });
    table.move('0', 'bid', 20_000);
    expect(toBid(table)).to.equal('2');
    expect(saleOf(table).passed).to.deep.equal(['1']);
  });

  for (const { numPlayers, limit } of [
    { numPlayers: 2, limit: 3 },
    { numPlayers: 3, limit: 2 },
  ]) {
    it(`GP-5 a player buys at most ${limit} cars in a match of ${numPlayers}`, () => {
      const table = auctionTable(numPlayers);
      for (let bought = 0; bought < limit; bought += 1) {
        while (toBid(table) !== '0') table.move(toBid(table), 'pass');
        sellFor(table, 10_000);
      }
      expect(table.move('0', 'bid', 10_000)).to.equal('atLimit');
      expect(table.move('0', 'pass')).to.equal('atLimit');
      expect(saleOf(table).bidders).to.not.include('0');
    });
  }

  it('GP-5 each of six players gets one car', () => {
    const table = auctionTable(6);
    while (isAuction(table)) sellFor(table, 10_000);
    expect(new Set(table.G.grid.map(({ owner }) => owner)).size).to.equal(6);
  });

  it('GP-5 owners are shut out once only as many cars are left as players without one', () => {
    const table = auctionTable(5);
    sellFor(table, 10_000); // seat 0; five cars are left for four without one
    sellFor(table, 10_000); // seat 1; four for three
    passTo(table, '0');
    expect(saleOf(table).bidders).to.include('1');
    sellFor(table, 10_000); // seat 0 again; three for three
    expect(saleOf(table).bidders).to.deep.equal(['2', '3', '4']);
    expect(table.move('0', 'bid', 10_000)).to.equal('atLimit');
    expect(table.move('1', 'bid', 10_000)).to.equal('shutOut');
    expect(table.move('1', 'pass')).to.equal('shutOut');
  });

  it('GP-5 noCarLimit: a player may buy any number of cars, but everybody still gets one', () => {
    const table = auctionTable(3, { setupData: { noCarLimit: true } });
    for (let bought = 0; bought < 4; bought += 1) {
      sellTo(table, '0');
    }
    expect(table.G.grid.map(({ owner }) => owner)).to.deep.equal(['0', '0', '0', '0']);
    expect(table.move('0', 'bid', 10_000)).to.equal('shutOut');
    expect(saleOf(table).bidders).to.deep.equal(['1', '2']);
  });

  it('GP-6 the car takes the next start position and its ten goes to the buyer', () => {
    const table = auctionTable(3, { pile: ['red', 'blue', 'green', 'black', 'yellow', 'orange'] });
    const before = table.G.handSizes['0'] ?? 0;
    sellFor(table, 30_000);
    expect(table.G.spaces.red).to.deep.equal([2, 1]);
    expect(table.G.players['0']?.hand).to.include(tenOf('red'));
    expect(table.G.handSizes['0']).to.equal(before + 1);
    expect(tensAside(table.G)).to.not.include(tenOf('red'));
    expect(table.G.money['0']).to.equal(170_000);
    expect(told(table)).to.deep.include({
      type: 'sold',
      car: 'red',
      playerID: '0',
      price: 30_000,
      why: 'bid',
      startPosition: 1,
      space: [2, 1],
      hasTen: true,
    });
    sellFor(table, 10_000);
    expect(table.G.spaces.blue).to.deep.equal([2, 2]);
  });

  it('GP-7 a car without a bid goes under the pile and is offered again at the end', () => {
    const table = auctionTable(3);
    passAll(table);
    expect(auctionOf(table).returned).to.deep.equal(['yellow']);
    for (const _car of cars.slice(1)) sellFor(table, 10_000);
    expect(saleOf(table)).to.include({ car: 'yellow', isSecondOffer: true });
    expect(told(table)).to.deep.include({ type: 'returned', car: 'yellow' });
  });

  it('GP-7 a car without a bid at its second offer starts unowned, and its ten stays out', () => {
    const table = auctionTable(3);
    for (const _car of cars.slice(0, 3)) sellFor(table, 10_000);
    passAll(table);
    sellFor(table, 10_000);
    sellFor(table, 10_000);
    expect(saleOf(table)).to.include({ car: 'black', isSecondOffer: true });
    passAll(table);
    expect(table.G.step.phase).to.equal('race');
    expect(table.G.grid[5]).to.deep.equal({ car: 'black', owner: null, price: 0 });
    expect(table.G.spaces.black).to.deep.equal([0, 2]);
    expect(tensAside(table.G)).to.deep.equal([tenOf('black'), tenOf('white')]);
  });

  it('GP-7 the last car of the pile is offered again at once if nobody bids', () => {
    const table = auctionTable(3);
    for (const _car of cars.slice(0, 5)) sellFor(table, 10_000);
    expect(saleOf(table)).to.include({ car: 'orange', isSecondOffer: false });
    passAll(table);
    expect(saleOf(table)).to.include({ car: 'orange', isSecondOffer: true });
  });

  it('GP-8 the only player without a car buys the last car for 10,000 without being asked', () => {
    const table = auctionTable(3, { setupData: { noCarLimit: true } });
    while (table.G.grid.length < 5) {
      if (toBid(table) === '2') table.move('2', 'pass');
      else sellFor(table, 20_000);
    }
    expect(table.G.step.phase).to.equal('race');
    expect(table.G.grid[5]).to.deep.equal({ car: 'orange', owner: '2', price: 10_000 });
    expect(told(table).findLast(({ type }) => type === 'sold')).to.include({ why: 'onlyOne' });
  });

  it('GP-8 none of six players has to buy a car at its first offer', () => {
    const table = auctionTable(6, { money: { '1': 0 } });
    for (const car of cars) {
      expect(saleOf(table)).to.include({ car, isSecondOffer: false });
      expect(forcedSale(table.G, saleOf(table))).to.equal(null);
      passAll(table);
    }
    expect(sold(table)).to.deep.equal([]);
    expect(told(table).filter(({ type }) => type === 'returned')).to.have.length(6);
    expect(saleOf(table)).to.include({ car: 'yellow', isSecondOffer: true });
  });

  it('GP-8 the first bidder without a car must buy a car that gets no bid at its second offer', () => {
    const table = auctionTable(6, { money: { '1': 0 } });
    for (const _car of cars) passAll(table);
    expect(forcedSale(table.G, saleOf(table))).to.deep.equal({ playerID: '0', price: 10_000 });
    passAll(table);
    expect(sold(table)).to.deep.equal(['yellow 0 10000']);
    passAll(table);
    // Seat 1 is first in bidding order now, and pays what there is.
    expect(sold(table)).to.deep.equal(['yellow 0 10000', 'blue 1 0']);
    expect(table.G.money['1']).to.equal(0);
    expect(told(table).findLast(({ type }) => type === 'sold')).to.include({ why: 'nobodyBid' });
    for (const _car of cars.slice(2, 5)) passAll(table);
    // The last car finds one player alone without a car.
    expect(told(table).findLast(({ type }) => type === 'sold')).to.include({ why: 'onlyOne' });
    expect(table.G.step.phase).to.equal('race');
  });

  it('GP-8 a bid at the second offer wins the car before anybody is forced to buy it', () => {
    const table = auctionTable(6);
    for (const _car of cars) passAll(table);
    table.move('0', 'pass');
    table.move('1', 'bid', 10_000);
    for (const seat of ['2', '3', '4', '5']) table.move(seat, 'pass');
    expect(sold(table)).to.deep.equal(['yellow 1 10000']);
    expect(toBid(table)).to.equal('2');
  });

  it('GP-8 a car that nobody needs to buy starts unowned after two offers', () => {
    const table = auctionTable(3);
    for (const _car of cars.slice(1)) passAll(table);
    expect(forcedSale(table.G, saleOf(table))).to.equal(null);
    passAll(table);
    for (const _car of cars.slice(3)) {
      expect(saleOf(table).isSecondOffer).to.equal(true);
      passAll(table);
    }
    // Three cars are left for three players without one.
    expect(table.G.grid.map(({ owner }) => owner)).to.deep.equal([null, null, null]);
    expect(forcedSale(table.G, saleOf(table))).to.deep.equal({ playerID: '0', price: 10_000 });
  });

  for (const numPlayers of [2, 3, 4, 5, 6]) {
    it(`GP-5, GP-8 in random auctions each of ${numPlayers} players gets a car, and no car is offered three times`, () => {
      for (let number = 0; number < 200; number += 1) {
        const rng = seededRng(`auction ${numPlayers} ${number}`);
        const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
        const setup = { races: 1, noCarLimit: number % 3 === 0, tensInDeck: number % 2 === 0 };
        const G = rules.begin(setup, seats, rng);
        // Some are poor, as after a bad race.
        G.money = Object.fromEntries(seats.map((seat) => [seat, rng.die(4) * 20_000 - 20_000]));
        const offers: Car[] = [];
        for (let count = 0; G.step.phase === 'auction'; count += 1) {
          expect(count).to.be.below(300);
          const [seat = ''] = rules.playersToMove(G);
          const pass: GrandPrixMove = { move: 'pass', args: [] };
          const move = rng.die(4) > 1 ? pass : (rules.randomMove(G, seat, rng) ?? pass);
          for (const event of rules.play(G, seat, move, rng)) {
            if (event.type === 'offered') offers.push(event.car);
          }
        }
        for (const car of cars) {
          expect(offers.filter((each) => each === car).length).to.be.within(1, 2);
        }
        const owners = new Set(G.grid.map(({ owner }) => owner));
        for (const seat of seats) expect(owners, `${number}`).to.include(seat);
      }
    });
  }

  it('GP-8 noCarNeeded: nobody is shut out or has to buy', () => {
    const table = auctionTable(3, { setupData: { noCarNeeded: true, noCarLimit: true } });
    while (table.G.grid.length < 5) {
      sellTo(table, '0');
    }
    passAll(table);
    passAll(table);
    expect(table.G.step.phase).to.equal('race');
    expect(table.G.grid.map(({ owner }) => owner)).to.deep.equal(['0', '0', '0', '0', '0', null]);
  });

  it('GP-8 the auction runs by itself when nobody can pay anything', () => {
    const table = auctionTable(3, { money: { '0': 10_000, '1': 0, '2': 0 } });
    table.move('0', 'bid', 10_000);
    expect(table.G.step.phase).to.equal('race');
    expect(sold(table)).to.deep.equal([
      'yellow 0 10000',
      'blue nobody 0',
      'green nobody 0',
      'black nobody 0',
      'red 1 0',
      'orange 2 0',
    ]);
    const offers = told(table).flatMap((each) => (each.type === 'offered' ? [each.car] : []));
    // The last one is not asked at its second offer either.
    expect(offers).to.deep.equal([...cars, ...cars.slice(1)]);
  });

  it('the first move also logs the beginning of the race', () => {
    const table = auctionTable(3);
    table.move('0', 'pass');
    table.move('1', 'pass');
    expect(toldTypes(table)).to.deep.equal(['raceBegan', 'offered', 'passed', 'passed']);
  });

  it('a bid from a seat that is not in the match is refused', () => {
    expect(auctionTable(2).move('7', 'bid', 10_000)).to.equal('notPlaying');
  });
});
