import { decks, mostCounters, stages } from '../../../games/crazy-race-gewalt/components.ts';
import type { CrazyRaceOptions, CrazyRaceState } from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { laneOf, squaresAt } from '../../../games/crazy-race-gewalt/rules.ts';
import { describeRandomGames } from '../../support/random-games.ts';
import { ticketsOf } from './positions.ts';

const setups: readonly Partial<CrazyRaceOptions>[] = [
  {},
  { expert: true, counterWindow: 'atOnce' },
  { expert: true, counterWindow: 'ownTurn' },
];

/** Every card, wherever it is. */
function pieces(G: CrazyRaceState): string[] {
  const elsewhere = {
    section: G.laid.flat().flatMap((card) => (card === null ? [] : [card])),
    action: Object.values(G.before).flatMap((laid) => (laid ? [laid.cardID] : [])),
  };
  const hands = Object.values(G.players);
  const cards = decks.flatMap((deck) =>
    [
      ...hands.flatMap(({ hand }) => hand[deck]),
      ...(G.secret?.piles[deck] ?? []),
      ...G.discards[deck],
      ...elsewhere[deck],
    ].map((card) => `${deck}-${card}`),
  );
  const bets = [...hands.map(({ bet }) => bet), ...(G.secret?.bets ?? [])];
  return [...cards, ...bets.map((bet) => `bet-${bet}`)];
}

function faultsOfPawns(G: CrazyRaceState): string[] {
  return Object.entries(G.pawns).flatMap(([seat, pawn]) => {
    const passed = pawn === null ? stages.length : Math.floor(pawn.section / 5);
    const taken = stages.map((stage) => G.trophies[seat]?.[stage] !== null);
    const isRight = taken.every((has, stage) => has === stage < passed);
    const isOnLane =
      pawn === null ||
      (pawn.square >= 1 &&
        pawn.square <= squaresAt(G, { lane: laneOf(seat), section: pawn.section }));
    return [
      ...(isRight ? [] : [`CG-4 seat ${seat} has the wrong trophies`]),
      ...(isOnLane ? [] : [`CG-3 seat ${seat} stands on no square`]),
    ];
  });
}

/** CG-4: the places taken of a stage are 1, 2, 3 … */
function faultsOfTrophies(G: CrazyRaceState): string[] {
  return stages.flatMap((stage) => {
    const places = Object.values(G.trophies)
      .flatMap((trophies) => trophies[stage] ?? [])
      .sort();
    return places.every((place, index) => place === index + 1) ? [] : [`CG-4 ${stage}: ${places}`];
  });
}

function faultsOfHands(G: CrazyRaceState): string[] {
  return Object.entries(G.players).flatMap(([seat, { hand }]) =>
    decks.flatMap((deck) => {
      const size = hand[deck].length;
      const owed = deck === 'action' ? (G.owed[seat] ?? 0) : 0;
      return [
        ...(G.handSizes[seat]?.[deck] === size ? [] : [`the hand of ${seat} is miscounted`]),
        ...(size + owed <= 4 ? [] : [`CG-1 seat ${seat} holds too many`]),
        ...(G.pawns[seat] === null && size > 0 ? [`CG-5 seat ${seat} has cards`] : []),
      ];
    }),
  );
}

function faultsOfActions(G: CrazyRaceState): string[] {
  const { asked } = G;
  const before = Object.entries(G.before).flatMap(([seat, laid]) =>
    laid && (laid.from === seat || G.pawns[seat] === null) ? [`CG-11 before ${seat}`] : [],
  );
  const counters = Object.values(G.counters).flatMap((each) => Object.values(each));
  const laid = asked && G.before[asked.playerID];
  return [
    ...before,
    ...(counters.every((times) => times <= mostCounters) ? [] : ['CG-13 a third counter']),
    ...(!asked || laid?.cardID === asked.cardID ? [] : ['CG-13 asked about no card']),
    ...(!asked || G.players[asked.playerID]?.hand.action.length ? [] : ['CG-13 asked in vain']),
    ...(G.options.expert || Object.values(G.handSizes).every(({ action }) => action === 0)
      ? []
      : ['CG-9 an action card in the basic game']),
  ];
}

function faultsOf(G: CrazyRaceState): string[] {
  const racing = Object.values(G.pawns).filter((pawn) => pawn !== null).length;
  const counted = decks.filter((deck) => G.pileSizes[deck] !== G.secret?.piles[deck].length);
  return [
    ...faultsOfPawns(G),
    ...faultsOfTrophies(G),
    ...faultsOfHands(G),
    ...faultsOfActions(G),
    ...counted.map((deck) => `the ${deck} pile is miscounted`),
    ...(racing >= 2 ? [] : ['CG-5 the last player still races']),
    ...(G.pawns[G.turn.playerID] ? [] : ['CG-5 the turn of somebody who has finished']),
    ...(G.bets === null ? [] : ['CG-7 bets are seen too early']),
  ];
}

const sections = [-1, 0, 3, 8, 14, 15, '1', null];
const placings = [0, 4, 5, 1.5, '0'].flatMap((lane) => sections.map((section) => [lane, section]));
const oddArguments = [[], [-1], ['A'], [null], [{}], [1.5], [[1]], ['0', 0], [99]];
const cards = [0, 4, 9, 20, 26, 40];

describeRandomGames<CrazyRaceState>('Crazy Race (Gewalt)', {
  module: crazyRace,
  playerNumbers: [3, 4, 5],
  setups,
  gamesEach: 23,
  mostMoves: 500,
  pieces,
  faultsOf,
  ticketsOf,
  tries: ({ players }, playerID) => {
    const { section = [], action = [] } = players[playerID]?.hand ?? {};
    return [
      ...[...section, ...cards].flatMap((card) =>
        placings.map((spot) => ({ move: 'playSection', args: [card, ...spot] })),
      ),
      ...[...action, ...cards].flatMap((card) => [
        ...['0', '1', '2', '3', '4', '5', 1].map((target) => ({
          move: 'playAction',
          args: [card, target],
        })),
        ...placings.map((spot) => ({ move: 'relocate', args: [card, ...spot, 2, 5] })),
        ...['discardAction', 'counter'].map((move) => ({ move, args: [card] })),
      ]),
      ...[...section, ...cards].map((card) => ({ move: 'discardSection', args: [card] })),
      ...oddArguments.flatMap((args) =>
        ['playSection', 'playAction', 'relocate', 'discardSection', 'discardAction', 'counter'].map(
          (move) => ({ move, args }),
        ),
      ),
      ...Array.from({ length: 20 }, () => ['roll', 'allow'])
        .flat()
        .map((move) => ({ move, args: [] })),
    ];
  },
});
