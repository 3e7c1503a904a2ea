import type { GewaltState } from '../../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import {
  actionCards,
  actionKind,
  laneCount,
  sectionCards,
  sectionsPerLane,
  squaresOn,
} from '../../../games/crazy-race-gewalt/rules/components.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';
import { describeRandomGames } from '../../support/games/random-games.ts';
import { faultsOf, pieces, setups } from './invariants.ts';

const spots = Array.from({ length: laneCount * sectionsPerLane }, (_, index) => [
  Math.floor(index / sectionsPerLane),
  index % sectionsPerLane,
]);

function layings(card: number): AnyMove[] {
  return spots.map((spot) => ({ move: 'playSection', args: [card, ...spot] }));
}

/** Lists moves from every section: to every section with a relocate card, to a few with any other card. */
function relocations(card: number): AnyMove[] {
  const targets = actionKind(card) === 'relocate' ? spots : spots.slice(7, 9);
  return spots.flatMap((from) =>
    targets.map((to) => ({ move: 'relocate', args: [card, ...from, ...to] })),
  );
}

const everyLaying = [...sectionCards.keys()].map(layings);
const everyRelocation = [...actionCards.keys()].map(relocations);

/**
 * Lists every move with cards of the seat's hand and with one card of each deck that is not in it. Only the first of
 * several relocate cards is tried everywhere.
 */
function everyMove({ players, pawns }: GewaltState, seat: string): AnyMove[] {
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

/** Describes a move by the face of its card, since cards with the same face have the same effect. */
function effectOf(_G: GewaltState, _seat: string, { move, args }: AnyMove): string {
  const [cardID, ...rest] = args;
  if (typeof cardID !== 'number') return move;
  const face = move.endsWith('Section') ? squaresOn(cardID) : actionKind(cardID);
  return [move, face, ...rest].join(' ');
}

/** Lists the uses of cards that no drawn move makes; the places of cards are tested apart. */
function usesMissing(
  G: GewaltState,
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

describeRandomGames<GewaltState>('Crazy Race (Gewalt)', {
  module: crazyRace,
  playerNumbers: [3, 4, 5],
  setups,
  gamesEach: 112,
  maxMoves: 500,
  pieces,
  faultsOf,
  everyMove,
  effectOf,
  someMoveReaches: usesMissing,
  oddMoves,
});
