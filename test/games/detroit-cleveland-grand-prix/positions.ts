import type { PlayerID } from 'boardgame.io';
import { expect } from 'chai';
import type {
  ActiveExchange,
  AuctionStep,
  Car,
  CardNumber,
  CarMove,
  GrandPrixEvent,
  GrandPrixSetup,
  GrandPrixState,
  RaceStep,
  RouteStep,
  Sale,
  Space,
  StartingCar,
  Step,
  TrackName,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { cars } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { circuits } from '../../../games/detroit-cleveland-grand-prix/rules/circuit.ts';
import { isCar } from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { nextEntry } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { readLog } from '../../../games/kit/log.ts';
import { type Move, type seededChoice, TestTable } from '../../support/games/table.ts';

export type Table = TestTable<GrandPrixState>;

/** Returns the tickets of a move in random games; bids stay small so that money lasts, except one reckless bid. */
export function ticketsOf({ move, args }: Move): number {
  if (move === 'bid') return bidTickets(Number(args[0]));
  if (move === 'pass') return 8;
  return move === 'hold' ? 20 : 1;
}

function bidTickets(amount: number): number {
  if (amount === 200_000) return 1;
  if (amount > 100_000) return 0;
  return amount <= 40_000 ? 4 : 1;
}

/** Returns a match as it comes out of the box. */
export function newMatch(numPlayers: number, seed: string, setupData: GrandPrixSetup = {}): Table {
  return new TestTable<GrandPrixState>(grandPrix, { numPlayers, setupData, seed });
}

/** Gives boardgame.io's turn to a seat in a phase. */
function giveTurn(table: Table, phase: Step['phase'], seat: PlayerID): Table {
  const ctx = { ...table.state.ctx, phase, currentPlayer: seat, playOrderPos: Number(seat) };
  table.state = { ...table.state, ctx };
  return table;
}

/** An auction before the first bid, with seat 0 as dealer and the cars in this order in the pile. */
export function auctionTable(
  numPlayers: number,
  {
    setupData = {},
    pile = cars,
    money = {},
  }: {
    readonly setupData?: GrandPrixSetup;
    readonly pile?: readonly Car[];
    readonly money?: Readonly<Record<PlayerID, number>>;
  } = {},
): Table {
  const table = newMatch(numPlayers, 'auction', setupData);
  const seats = Object.keys(table.G.money);
  const [car = 'yellow', ...others] = pile;
  table.place({
    dealer: '0',
    money: { ...table.G.money, ...money },
    step: {
      phase: 'auction',
      sale: {
        car,
        isSecondOffer: false,
        bidders: seats,
        passed: [],
        highestBid: null,
        toBid: '0',
      },
      returned: [],
      lastBuyer: null,
    },
    secret: { bidPile: others.reverse() },
  });
  return giveTurn(table, 'auction', '0');
}

/** Returns the auction that is on. */
export function auctionOf({ G: { step } }: Pick<Table, 'G'>): AuctionStep {
  return step.phase === 'auction' ? step : expect.fail('No auction is on.');
}

/** Returns the race that is on. */
export function raceOf({ G: { step } }: Pick<Table, 'G'>): RaceStep {
  return step.phase === 'race' ? step : expect.fail('No race is on.');
}

export function saleOf(table: Pick<Table, 'G'>): Sale {
  return auctionOf(table).sale;
}

/** Returns the seat that is to bid or pass. */
export function toBid(table: Table): PlayerID {
  return saleOf(table).toBid;
}

/** Returns whether the cars are still being sold. */
export function isAuction({ G }: Pick<Table, 'G'>): boolean {
  return G.step.phase === 'auction';
}

/** Lets the seat that is to bid do so with this amount, and lets all others pass. */
export function sellFor(table: Table, amount: number): void {
  const sale = saleOf(table);
  table.move(toBid(table), 'bid', amount);
  passWhile(table, sale);
}

/** Lets others pass until a seat is to bid. */
export function passTo(table: Table, seat: PlayerID): void {
  while (toBid(table) !== seat) table.move(toBid(table), 'pass');
}

/** Sells the next car to a seat for the least bid. */
export function sellTo(table: Table, seat: PlayerID): void {
  passTo(table, seat);
  sellFor(table, 10_000);
}

/** Lets all bidders pass until this sale is over. */
export function passAll(table: Table): void {
  passWhile(table, saleOf(table));
}

function passWhile(table: Table, { car, isSecondOffer, bidders }: Sale): void {
  const isSame = () => {
    const { step } = table.G;
    if (step.phase !== 'auction') return false;
    return step.sale.car === car && step.sale.isSecondOffer === isSecondOffer;
  };
  for (let asked = bidders.length; asked > 0 && isSame(); asked -= 1) {
    table.move(toBid(table), 'pass');
  }
}

/** A position in a race. */
export interface RacePosition {
  readonly numPlayers?: number;
  readonly setupData?: GrandPrixSetup;
  readonly track?: TrackName;
  /** Where the cars are; a car that is not named is home, before those of `home`. */
  readonly at: Readonly<Partial<Record<Car, Space>>>;
  readonly home?: readonly Car[];
  /** Left out: each seat has cards that only move. */
  readonly hands?: Readonly<Record<PlayerID, readonly CardNumber[]>>;
  /** Start positions as the cars are listed. */
  readonly owners?: Readonly<Partial<Record<Car, PlayerID>>>;
  readonly toPlay?: PlayerID;
  readonly exchanges?: readonly ActiveExchange[];
  readonly changes?: Partial<GrandPrixState>;
}

const someHands: Readonly<Record<PlayerID, readonly CardNumber[]>> = {
  '0': [33, 35],
  '1': [36, 37],
  '2': [38, 39],
  '3': [1, 2],
  '4': [3, 4],
  '5': [5, 6],
};

function startingCars(owners: NonNullable<RacePosition['owners']>): StartingCar[] {
  const listed = Object.keys(owners).filter(isCar);
  const all = [...listed, ...cars.filter((car) => !listed.includes(car))];
  return all.map((car) => ({ car, owner: owners[car] ?? null, price: 0 }));
}

/** A one-race match in the middle of its race. */
export function raceTable({
  numPlayers = 3,
  setupData = {},
  track = 'cleveland',
  at,
  home = [],
  hands = {},
  owners = { yellow: '0', blue: '1', green: '2' },
  toPlay = '0',
  exchanges = [],
  changes = {},
}: RacePosition): Table {
  const table = newMatch(numPlayers, 'race', { races: 1, tracks: [track], ...setupData });
  const seats = Object.keys(table.G.money);
  const held = seats.map((seat): [PlayerID, CardNumber[]] => [
    seat,
    [...(hands[seat] ?? someHands[seat] ?? [])],
  ]);
  const away = cars.filter((car) => !at[car] && !home.includes(car));
  table.place({
    step: { phase: 'race', toPlay, turnOrder: seats, exchanges, idleTurns: 0 },
    grid: startingCars(owners),
    // Every car has its entry.
    spaces: Object.fromEntries(cars.map((car) => [car, at[car] ?? null])) as Record<
      Car,
      Space | null
    >,
    home: [...away, ...home],
    handSizes: Object.fromEntries(held.map(([seat, hand]) => [seat, hand.length])),
    players: Object.fromEntries(held.map(([seat, hand]) => [seat, { hand }])),
    secret: { bidPile: [] },
    ...changes,
  });
  return giveTurn(table, 'race', toPlay);
}

/** Returns the move of a car for an entry of a card. */
export function drive(car: Car | null, ...path: readonly RouteStep[]): CarMove {
  return { car, path };
}

/** A way straight on in a lane: this many spaces of one row each, behind a row. */
export function straight(row: number, lane: number, spaces: number): Space[] {
  return Array.from({ length: spaces }, (_, index) => [row + 1 + index, lane]);
}

/** Returns all events of the log. */
export function told(table: Table): GrandPrixEvent[] {
  return readLog<GrandPrixEvent>(table.log).map(({ event }) => event);
}

/** Returns the types of all events of the log, in order. */
export function toldTypes(table: Table): string[] {
  return told(table).map(({ type }) => type);
}

/** Plays any card that the seat on turn can play; the first one listed. */
export function playAny(table: Table): void {
  const [seat = ''] = grandPrix.playersToMove(table.G);
  const move = table.legalMoves(seat).find((each) => each.move === 'playCard');
  if (move) table.move(seat, move.move, ...move.args);
}

/** Reads the places of cars, by space and lane: `'blue 44,1 black 50,2'`. */
export function placed(cars: string): Readonly<Partial<Record<Car, readonly [number, number]>>> {
  const found = cars.matchAll(/(\w+) (\d+),(\d)/g);
  return Object.fromEntries(
    [...found].map(([, car = '', space, lane]) => [car, [Number(space), Number(lane)] as const]),
  );
}

/** Cars that are out of the way on Cleveland's home straight. */
export const outOfTheWay = placed(
  'yellow 56,0 blue 56,1 green 56,2 black 56,3 red 58,0 orange 58,1',
);

/** Figure 4 of the sheet: with no. 8, blue may go round black or block it. */
export const figureFour = {
  at: placed('blue 44,1 black 50,2 orange 9,1 red 12,1 green 20,0 yellow 20,2'),
  hands: { '0': [8, 33] },
  blocking: drive('blue', [45, 1], [46, 1], [47, 1], [48, 1], [50, 1], [51, 2]),
  leaving: drive('blue', [45, 1], [46, 1], [47, 1], [48, 2], [49, 2], [50, 1]),
  green: drive('green', ...straight(20, 0, 4)),
} as const;

/** Returns a race on Cleveland in which the cars that are not given are far ahead. */
export function cleveland(
  at: Readonly<Partial<Record<Car, readonly [number, number]>>>,
  hand: readonly number[],
): Table {
  return raceTable({ at: { ...outOfTheWay, ...at }, hands: { '0': [...hand, 33] } });
}

/** Returns for each car in the log where it ended or why it stayed. */
export function moved(table: Table): string[] {
  return told(table).flatMap((event) => {
    if (event.type === 'moved')
      return [`${event.car} ${event.path.length} to ${event.path.at(-1)}`];
    return event.type === 'stayed' ? [`${event.car} ${event.why}`] : [];
  });
}

/** Returns the cars that white can move next. */
export function whiteCars(
  table: Table,
  number: number,
  chosen: readonly CarMove[],
): readonly Car[] {
  return nextEntry(table.G, { playerID: '0', number, chosen })?.whiteCars ?? [];
}

/** Cars thrown close together at some place of a track; some of them are home. */
export function thrown(
  name: TrackName,
  choose: ReturnType<typeof seededChoice>,
): Readonly<Partial<Record<Car, Space>>> {
  const { spaces } = circuits[name];
  const first = choose([...spaces.keys()]);
  const near = spaces.slice(first, first + 14).map(({ space }) => space);
  const at: Partial<Record<Car, Space>> = {};
  for (const car of cars) {
    const free = near.filter((space) => !Object.values(at).includes(space));
    if (free.length > 0 && choose([true, true, true, false])) at[car] = choose(free);
  }
  return at;
}
