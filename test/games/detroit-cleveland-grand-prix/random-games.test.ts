import { circuits, placeNumber } from '../../../games/detroit-cleveland-grand-prix/circuit.ts';
import type {
  CarMove,
  GrandPrixMove,
  GrandPrixSetup,
  GrandPrixState,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { cars, entriesOf, rules } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  bidRange,
  carLimit,
  carsOwnedBy,
  exchangesOf,
  mostBidsListed,
  playableCards,
  seatsOf,
  tensAside,
  tensInHand,
  trackOfRace,
  waitsFor,
} from '../../../games/detroit-cleveland-grand-prix/rules.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { describeRandomGames } from '../../support/random-games.ts';
import { endsOfMoves, everyCombinationOf, inLines } from './every-way.ts';
import { ticketsOf } from './positions.ts';

const allOptions = {
  tensInDeck: true,
  noCarLimit: true,
  noCarNeeded: true,
  whiteOwnPartial: true,
  mayHold: true,
  tournamentSeating: true,
} as const satisfies GrandPrixSetup;

const shortRace = { races: 1, tracks: 'detroit' } as const;

/** Cards in hands, on the discards and set aside, and the cars: on bid cards or on the grid. */
function pieces(G: GrandPrixState): (string | number)[] {
  const { step, secret } = G;
  const inAuction = step.phase === 'auction' ? [step.sale.car, ...step.returned] : [];
  return [
    ...Object.values(G.players).flatMap(({ hand }) => hand),
    ...G.discards,
    ...tensAside(G),
    ...inAuction,
    ...(secret?.bidPile ?? []),
    ...G.grid.map(({ car }) => car),
  ];
}

/** GP-11: no two cars on one space, and every car on a space of this track. */
function faultsOfTrack(G: GrandPrixState): string[] {
  const circuit = circuits[trackOfRace(G)];
  const spaces = cars.flatMap((car) => (G.spaces[car] ? [G.spaces[car]] : []));
  const names = spaces.map((space) => space.join(' '));
  const started = G.grid.length;
  return [
    ...(new Set(names).size === names.length ? [] : ['GP-11 two cars on one space']),
    ...spaces
      .filter((space) => placeNumber(circuit, space) === undefined)
      .map((space) => `GP-C2 no space ${space}`),
    ...(names.length + G.home.length === started
      ? []
      : ['GP-16 a car is neither on the track nor home']),
    ...(new Set(G.home).size === G.home.length ? [] : ['GP-16 a car is home twice']),
  ];
}

/** GP-C3, GP-4, GP-16: what everybody started with, less what was paid, with what was won. */
function faultsOfMoney(G: GrandPrixState): string[] {
  const grids = [...G.pastRaces.map(({ grid }) => grid), ...(isCounted(G) ? [] : [G.grid])];
  const paid = grids.flat().reduce((sum, { price }) => sum + price, 0);
  const won = G.pastRaces
    .flatMap(({ prizes }) => prizes)
    .reduce((sum, { owner, amount }) => sum + (owner === null ? 0 : amount), 0);
  const money = Object.values(G.money);
  const total = money.reduce((sum, each) => sum + each, 0);
  return [
    ...(money.some((each) => each < 0 || each % 10_000 !== 0) ? ['GP-4 odd money'] : []),
    ...(total === money.length * 200_000 - paid + won ? [] : ['money appears or vanishes']),
  ];
}

/** Whether the race that is on is among the past ones already: only when the match is over. */
function isCounted(G: GrandPrixState): boolean {
  return G.pastRaces.length === G.race;
}

/** GP-5. */
function faultsOfOwners(G: GrandPrixState): string[] {
  const owned = seatsOf(G).map((seat) => carsOwnedBy(G, seat).length);
  const isShort = G.step.phase === 'race' && !G.options.noCarNeeded && owned.includes(0);
  return [
    ...(Math.max(...owned) > carLimit(G) ? ['GP-5 too many cars'] : []),
    ...(isShort ? ['GP-5 a player without a car'] : []),
  ];
}

function faultsOf(G: GrandPrixState): string[] {
  const miscounted = seatsOf(G).filter(
    (seat) => G.handSizes[seat] !== G.players[seat]?.hand.length,
  );
  const [asked] = waitsFor(G);
  const isRace = G.step.phase === 'race';
  const isStuck = isRace && asked !== undefined && playableCards(G, asked).length === 0;
  const overdue = exchangesOf(G).length > 3 ? ['GP-15 an exchange twice'] : [];
  const strayed = tensInHand(G).filter(
    ({ number, playerID }) => !G.players[playerID]?.hand.includes(number),
  );
  return [
    ...faultsOfTrack(G),
    ...faultsOfMoney(G),
    ...faultsOfOwners(G),
    ...miscounted.map((seat) => `hand of seat ${seat} is miscounted`),
    ...(isStuck ? ['GP-14 a player is asked who can play nothing'] : []),
    ...(G.step.phase !== 'matchOver' && waitsFor(G).length !== 1 ? ['nobody is asked'] : []),
    ...overdue,
    ...strayed.map(({ car }) => `GP-6 the ten of ${car} is not where everybody saw it`),
  ];
}

/** GP-10 to GP-13: a card's list must show every end of every line, and no combination of ends twice. */
function faultsOfCard(G: GrandPrixState, seat: string, number: number, ways: CarMove[][]) {
  const all = everyCombinationOf(G, seat, number);
  if (!all) return [];
  const listed = ways.map((moves) => endsOfMoves(G, moves));
  const isTwice = new Set(listed.map((ends) => JSON.stringify(ends))).size < listed.length;
  const wanted = inLines(all);
  const shown = inLines(listed);
  return [
    ...(isTwice ? [`GP-10 no. ${number} is listed twice to the same places`] : []),
    ...[...wanted].filter((end) => !shown.has(end)).map((end) => `no. ${number} lacks ${end}`),
    ...[...shown].filter((end) => !wanted.has(end)).map((end) => `no. ${number} has ${end}`),
  ];
}

/** GP-4: the smallest bids, as many as are said to be listed. */
function faultsOfBids(G: GrandPrixState, seat: string, listed: readonly number[]): string[] {
  const range = bidRange(G, seat);
  const wanted: number[] = [];
  for (let bid = range?.least ?? 0; range && bid <= range.most; bid += 10_000) wanted.push(bid);
  const isRight = JSON.stringify(listed) === JSON.stringify(wanted.slice(0, mostBidsListed));
  return isRight ? [] : [`GP-4 bids ${listed} instead of ${wanted}`];
}

function listFaults(G: GrandPrixState, seat: string, listed: readonly AnyMove[]): string[] {
  // The rules of the game listed them.
  const moves = listed as readonly GrandPrixMove[];
  const plain = (['pass', 'hold'] as const).filter(
    (move) =>
      (rules.whyRefused(G, seat, move, []) === null) !==
      (moves.filter((each) => each.move === move).length === 1),
  );
  const isToPlay = G.step.phase === 'race' && waitsFor(G).includes(seat);
  const hand = isToPlay ? (G.players[seat]?.hand ?? []) : [];
  // Trying everything takes long: another part of the hand in every position.
  const looked = hand.filter((number) => (number + G.discards.length) % 3 === 0);
  const waysOf = (number: number) =>
    moves.flatMap((each) =>
      each.move === 'playCard' && each.args[0] === number ? [[...(each.args[1] ?? [])]] : [],
    );
  return [
    ...plain.map((move) => `${move} is listed wrongly`),
    ...faultsOfBids(
      G,
      seat,
      moves.flatMap((each) => (each.move === 'bid' ? each.args : [])),
    ),
    ...looked.flatMap((number) => faultsOfCard(G, seat, number, waysOf(number))),
  ];
}

const oddArguments = [[], [-1], ['red'], [null], [{}], [1.5], [[1]], ['33', []], [33], [33, 'go']];
const oddBids = [0, -10_000, 5_000, 10_001, 2_000_000_000, '10000', null, Number.NaN];

/** Moves of a card that go too far, nowhere, or with another car. */
function badMovesOf(number: number): unknown[][] {
  const { length } = entriesOf(number);
  const all = (move: unknown) => Array.from({ length }, () => move);
  return [
    all({ car: 'red', path: ['finish', 'finish'] }),
    all({ car: null, path: [[1, 1]] }),
    all({ car: 'blue', path: [[0, 0]] }),
    all({ car: 'toString', path: [] }),
    all({ path: [] }),
    [...all({ car: 'blue', path: [] }), { car: 'red', path: [] }],
  ];
}

const oddMoves: readonly AnyMove[] = [
  ...oddBids.map((bid) => ({ move: 'bid', args: [bid] })),
  ...[1, 33, 34, 46].flatMap((number) =>
    badMovesOf(number).map((moves) => ({ move: 'playCard', args: [number, moves] })),
  ),
  ...oddArguments.map((args) => ({ move: 'playCard', args })),
  ...[
    [50, []],
    [47, [null]],
    [47, [{ car: 'red', path: [] }]],
  ].map((args) => ({
    move: 'playCard',
    args,
  })),
  ...['race', 'auction', 'toString', 'constructor', ''].map((move) => ({ move, args: [] })),
  ...['pass', 'hold'].map((move) => ({ move, args: [1] })),
];

const shared = {
  module: grandPrix,
  mostMoves: 600,
  pieces,
  faultsOf,
  listFaults,
  oddMoves,
} as const;

const options = Object.keys(allOptions).map((option) => ({ ...shortRace, [option]: true }));

describeRandomGames<GrandPrixState>('Detroit–Cleveland Grand Prix', {
  ...shared,
  playerNumbers: [2, 3, 4, 5, 6],
  setups: [
    { races: 1 },
    shortRace,
    ...options,
    { races: 1, noCarNeeded: true, mayHold: true, tournamentSeating: true },
    { races: 1, ...allOptions },
  ],
  gamesEach: 20,
});

describeRandomGames<GrandPrixState>('Detroit–Cleveland Grand Prix, with small bids', {
  ...shared,
  ticketsOf,
  playerNumbers: [2, 3, 4, 5, 6],
  setups: [{ races: 1 }, { ...shortRace, noCarLimit: true }],
  gamesEach: 5,
});

describeRandomGames<GrandPrixState>('Detroit–Cleveland Grand Prix, whole matches', {
  ...shared,
  mostMoves: 2000,
  playerNumbers: [2, 3, 4, 5, 6],
  setups: [{}, { races: 2, prizes: [0, 0, 0, 0, 0, 10_000], tracks: ['detroit'], ...allOptions }],
  gamesEach: 2,
});
