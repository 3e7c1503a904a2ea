import type {
  CarMove,
  GrandPrixMove,
  GrandPrixSetup,
  GrandPrixState,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { rules } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { entriesOf } from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import {
  bidRange,
  maxBidsListed,
  playersToMove,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { describeRandomGames } from '../../support/games/random-games.ts';
import { endsOfMoves, everyCombinationOf, inLines } from './every-way.ts';
import { faultsOf, pieces } from './invariants.ts';
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

/** GP-4: the smallest bids must be listed, up to the maximum number. */
function faultsOfBids(G: GrandPrixState, seat: string, listed: readonly number[]): string[] {
  const range = bidRange(G, seat);
  const wanted: number[] = [];
  for (let bid = range?.min ?? 0; range && bid <= range.max; bid += 10_000) wanted.push(bid);
  const isRight = JSON.stringify(listed) === JSON.stringify(wanted.slice(0, maxBidsListed));
  return isRight ? [] : [`GP-4 bids ${listed} instead of ${wanted}`];
}

function listFaults(G: GrandPrixState, seat: string, listed: readonly AnyMove[]): string[] {
  // The rules of the game listed them.
  const moves = listed as readonly GrandPrixMove[];
  const plain = (['pass', 'hold'] as const).filter(
    (move) =>
      (rules.refusalOf(G, seat, move, []) === null) !==
      (moves.filter((each) => each.move === move).length === 1),
  );
  const isToPlay = G.step.phase === 'race' && playersToMove(G).includes(seat);
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
  maxMoves: 600,
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
  maxMoves: 2000,
  playerNumbers: [2, 3, 4, 5, 6],
  setups: [{}, { races: 2, prizes: [0, 0, 0, 0, 0, 10_000], tracks: ['detroit'], ...allOptions }],
  gamesEach: 2,
});
