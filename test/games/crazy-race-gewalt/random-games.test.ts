import {
  actionCards,
  actionKind,
  decks,
  laneCount,
  mostCounters,
  sectionCards,
  sectionsALane,
  squaresOn,
  stages,
} from '../../../games/crazy-race-gewalt/components.ts';
import type { CrazyRaceOptions, CrazyRaceState } from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { laneOf, squaresAt } from '../../../games/crazy-race-gewalt/rules.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { describeRandomGames } from '../../support/random-games.ts';

const setups: readonly Partial<CrazyRaceOptions>[] = [
  {},
  { expert: true, counterWindow: 'atOnce' },
  { expert: true, counterWindow: 'ownTurn' },
];

/** Every card, wherever it is. */
function pieces(G: CrazyRaceState): string[] {
  const elsewhere = {
    section: G.laid.flat().flatMap((card) => (card === null ? [] : [card.cardID])),
    action: Object.values(G.before).flatMap((card) => (card ? [card.cardID] : [])),
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
  const before = Object.entries(G.before).flatMap(([seat, card]) =>
    card && (card.from === seat || G.pawns[seat] === null) ? [`CG-11 before ${seat}`] : [],
  );
  const counters = Object.values(G.counters).flatMap((each) => Object.values(each));
  return [
    ...before,
    ...(counters.every((times) => times <= mostCounters) ? [] : ['CG-13 a third counter']),
    ...(asked === null || G.before[asked] ? [] : ['CG-13 asked about no card']),
    ...(asked === null || G.players[asked]?.hand.action.length ? [] : ['CG-13 asked in vain']),
    ...(G.options.expert || Object.values(G.handSizes).every(({ action }) => action === 0)
      ? []
      : ['CG-9 an action card in the basic game']),
  ];
}

/** Who laid and moved a section card is a player, and the basic game moves none. */
function faultsOfLaid({ laid, pawns, options }: CrazyRaceState): string[] {
  return laid.flat().flatMap((card) => {
    if (card === null) return [];
    const isKnown = card.laidBy in pawns && (card.movedBy === null || card.movedBy in pawns);
    return [
      ...(isKnown ? [] : [`CG-3 card ${card.cardID} was laid by nobody`]),
      ...(options.expert || card.movedBy === null ? [] : [`CG-10 card ${card.cardID} was moved`]),
    ];
  });
}

function faultsOf(G: CrazyRaceState): string[] {
  if (G.result) return faultsOfEnd(G);
  const racing = Object.values(G.pawns).filter((pawn) => pawn !== null).length;
  const counted = decks.filter((deck) => G.pileSizes[deck] !== G.secret?.piles[deck].length);
  return [
    ...faultsOfPawns(G),
    ...faultsOfTrophies(G),
    ...faultsOfHands(G),
    ...faultsOfActions(G),
    ...faultsOfLaid(G),
    ...counted.map((deck) => `the ${deck} pile is miscounted`),
    ...(racing >= 2 ? [] : ['CG-5 the last player still races']),
    ...(G.pawns[G.turn.playerID] ? [] : ['CG-5 the turn of somebody who has finished']),
    ...(G.bets === null ? [] : ['CG-7 bets are seen too early']),
  ];
}

/** CG-5, CG-7: everybody is home, all trophies are taken, all hands empty, and the bets are seen. */
function faultsOfEnd(G: CrazyRaceState): string[] {
  const bets = Object.entries(G.players).every(([seat, { bet }]) => G.bets?.[seat] === bet);
  return [
    ...faultsOfPawns(G),
    ...faultsOfTrophies(G),
    ...faultsOfHands(G),
    ...faultsOfLaid(G),
    ...(Object.values(G.pawns).every((pawn) => pawn === null) ? [] : ['CG-5 somebody still races']),
    ...(Object.values(G.before).every((card) => card === null) ? [] : ['CG-5 a card lies there']),
    ...(bets ? [] : ['CG-7 bets are not shown as they are']),
  ];
}

const spots = Array.from({ length: laneCount * sectionsALane }, (_, index) => [
  Math.floor(index / sectionsALane),
  index % sectionsALane,
]);

function layings(card: number): AnyMove[] {
  return spots.map((spot) => ({ move: 'playSection', args: [card, ...spot] }));
}

/** From and to every section with a relocate card; with any other card to some. */
function relocations(card: number): AnyMove[] {
  const targets = actionKind(card) === 'relocate' ? spots : spots.slice(7, 9);
  return spots.flatMap((from) =>
    targets.map((to) => ({ move: 'relocate', args: [card, ...from, ...to] })),
  );
}

const everyLaying = [...sectionCards.keys()].map(layings);
const everyRelocation = [...actionCards.keys()].map(relocations);

/**
 * Every move with cards of the own hand and with one card of each deck that is not in it. Of several relocate cards
 * only the first one is tried everywhere.
 */
function everyMove({ players, pawns }: CrazyRaceState, seat: string): AnyMove[] {
  const { section = [], action = [] } = players[seat]?.hand ?? {};
  const sections = [...section, sectionCards.findLastIndex((_, card) => !section.includes(card))];
  const actions = [...action, actionCards.findLastIndex((_, card) => !action.includes(card))];
  const mover = actions.find((card) => actionKind(card) === 'relocate');
  const movers = actions.filter((card) => card === mover || actionKind(card) !== 'relocate');
  const one = (move: string) => (card: number) => ({ move, args: [card] });
  return [
    { move: 'roll', args: [] },
    { move: 'allow', args: [] },
    ...sections.map(one('discardSection')),
    ...actions.flatMap((card) => ['discardAction', 'counter'].map((move) => one(move)(card))),
    ...actions.flatMap((card) =>
      Object.keys(pawns).map((target) => ({ move: 'playAction', args: [card, target] })),
    ),
    ...sections.flatMap((card) => everyLaying[card] ?? []),
    ...movers.flatMap((card) => everyRelocation[card] ?? []),
  ];
}

/** Cards with the same face lead to the same. */
function effectOf(_G: CrazyRaceState, _seat: string, { move, args }: AnyMove): string {
  const [cardID, ...rest] = args;
  if (typeof cardID !== 'number') return move;
  const face = move.endsWith('Section') ? squaresOn(cardID) : actionKind(cardID);
  return [move, face, ...rest].join(' ');
}

/** A card may go to many places; a few draws reach every card in every use, and all places are tested apart. */
function usesMissing(
  G: CrazyRaceState,
  seat: string,
  listed: readonly string[],
  drawn: readonly AnyMove[],
): string[] {
  const useOf = (effect: string) => effect.split(' ').slice(0, 2).join(' ');
  const reached = drawn.map((move) => useOf(effectOf(G, seat, move)));
  return [...new Set(listed.map(useOf))].filter((use) => !reached.includes(use));
}

const oddArguments = [[-1], ['A'], [null], [{}], [1.5], [[1]], ['0', 0], [99], [undefined, 2, 5]];
const oddSpots = [
  [5, 3],
  [-1, 0],
  [2, 15],
  ['2', 5],
  [1, 1.5],
  [null, 2],
  [[1], {}],
];
const oddMoves: readonly AnyMove[] = [
  ...[
    'playSection',
    'playAction',
    'relocate',
    'discardSection',
    'discardAction',
    'counter',
  ].flatMap((move) => [[], ...oddArguments].map((args) => ({ move, args }))),
  ...oddSpots.flatMap((spot) => [
    { move: 'playSection', args: [20, ...spot] },
    { move: 'relocate', args: [0, 2, 7, ...spot] },
    { move: 'relocate', args: [0, ...spot, 2, 7] },
  ]),
  ...['5', '', 1, null, 'toString', ['1']].map((target) => ({
    move: 'playAction',
    args: [20, target],
  })),
  { move: 'roll', args: [null] },
  { move: 'allow', args: [0] },
  { move: 'fly', args: [] },
  { move: 'toString', args: [] },
];

describeRandomGames<CrazyRaceState>('Crazy Race (Gewalt)', {
  module: crazyRace,
  playerNumbers: [3, 4, 5],
  setups,
  gamesEach: 112,
  mostMoves: 500,
  pieces,
  faultsOf,
  everyMove,
  effectOf,
  someMoveReaches: usesMissing,
  oddMoves,
});
