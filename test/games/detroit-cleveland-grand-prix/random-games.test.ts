import type { CarMove, GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { cars, type GrandPrixSetup } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  carLimit,
  carsOwnedBy,
  playableCards,
  seatsOf,
  waitedFor,
} from '../../../games/detroit-cleveland-grand-prix/rules.ts';
import { circuits, trackOfRace } from '../../../games/detroit-cleveland-grand-prix/track.ts';
import { describeRandomGames } from '../../support/random-games.ts';
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
  const inAuction = [...(G.sale ? [G.sale.car] : []), ...G.returned, ...(G.secret?.bidPile ?? [])];
  return [
    ...Object.values(G.players).flatMap(({ hand }) => hand),
    ...G.discards,
    ...G.tensAside,
    ...inAuction,
    ...G.grid.map(({ car }) => car),
  ];
}

/** GP-11: no two cars on one space, and every car on a space of this track. */
function faultsOfTrack(G: GrandPrixState): string[] {
  const { numbers } = circuits[trackOfRace(G)];
  const names = cars.flatMap((car) => G.spaces[car]?.join(' ') ?? []);
  const started = G.grid.length;
  return [
    ...(new Set(names).size === names.length ? [] : ['GP-11 two cars on one space']),
    ...names.filter((name) => !numbers.has(name)).map((name) => `GP-C2 no space ${name}`),
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
  const isShort = G.step === 'race' && !G.options.noCarNeeded && owned.includes(0);
  return [
    ...(Math.max(...owned) > carLimit(G) ? ['GP-5 too many cars'] : []),
    ...(isShort ? ['GP-5 a player without a car'] : []),
  ];
}

function faultsOf(G: GrandPrixState): string[] {
  const miscounted = seatsOf(G).filter(
    (seat) => G.handSizes[seat] !== G.players[seat]?.hand.length,
  );
  const [asked] = waitedFor(G);
  const isStuck = G.step === 'race' && asked !== undefined && playableCards(G, asked).length === 0;
  const overdue = G.exchanges.length > 3 ? ['GP-15 an exchange twice'] : [];
  return [
    ...faultsOfTrack(G),
    ...faultsOfMoney(G),
    ...faultsOfOwners(G),
    ...miscounted.map((seat) => `hand of seat ${seat} is miscounted`),
    ...(isStuck ? ['GP-14 a player is asked who can play nothing'] : []),
    ...(G.result === null && waitedFor(G).length !== 1 ? ['nobody is asked'] : []),
    ...overdue,
  ];
}

const oddArguments = [[], [-1], ['red'], [null], [{}], [1.5], [[1]], ['33', []], [33], [33, 'go']];
const oddBids = [0, -10_000, 5_000, 10_001, 2_000_000_000, '10000', null].map((bid) => [bid]);

/** Moves of a card that go too far, nowhere, or with another car. */
function badMovesOf(number: number): CarMove[][] {
  const { length } = grandPrix.entriesOf(number);
  const all = (move: CarMove) => Array.from({ length }, () => move);
  return [
    all({ car: 'red', path: ['finish', 'finish'] }),
    all({ car: null, path: [[1, 1]] }),
    all({ car: 'blue', path: [[0, 0]] }),
    [...all({ car: 'blue', path: [] }), { car: 'red', path: [] }],
  ];
}

function tries(G: GrandPrixState, playerID: string) {
  const hand = G.players[playerID]?.hand ?? [];
  const cards = [...hand, 1, 33, 34, 46, 50].flatMap((number) =>
    (number > 49 ? [[]] : badMovesOf(number)).map((moves) => ({
      move: 'playCard',
      args: [number, moves],
    })),
  );
  return [
    ...cards,
    ...[...oddBids, ...oddArguments].map((args) => ({ move: 'bid', args })),
    ...oddArguments.map((args) => ({ move: 'playCard', args })),
    ...Array.from({ length: 10 }, () => ['pass', 'hold', 'race'])
      .flat()
      .map((move) => ({ move, args: [] })),
  ];
}

const shared = {
  module: grandPrix,
  mostMoves: 600,
  pieces,
  faultsOf,
  ticketsOf,
  tries,
} as const;

describeRandomGames<GrandPrixState>('Detroit–Cleveland Grand Prix', {
  ...shared,
  playerNumbers: [2, 3, 4, 5, 6],
  setups: [
    { races: 1 },
    shortRace,
    ...Object.keys(allOptions).map((option) => ({ ...shortRace, [option]: true })),
    { races: 1, noCarNeeded: true, mayHold: true, tournamentSeating: true },
    { races: 1, ...allOptions },
  ],
  gamesEach: 2,
});

describeRandomGames<GrandPrixState>('Detroit–Cleveland Grand Prix, whole matches', {
  ...shared,
  mostMoves: 2000,
  playerNumbers: [2, 3, 4, 5, 6],
  setups: [{}, { races: 2, prizes: [0, 0, 0, 0, 0, 10_000], tracks: ['detroit'], ...allOptions }],
  gamesEach: 1,
});
