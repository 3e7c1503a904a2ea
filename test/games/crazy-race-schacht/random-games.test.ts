import type { OwnCards, SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { driverValue, pointsValue } from '../../../games/crazy-race-schacht/rules/components.ts';
import { oneOf, type Rng } from '../../../games/kit/rng.ts';
import type { AnyMove, AnyRules } from '../../../games/kit/rules.ts';
import { describeRandomGames } from '../../support/games/random-games.ts';
import { faultsOf, pieces, setups } from './invariants.ts';
import { ticketsOf } from './positions.ts';

const cardIDs = crazyRace.driverCards.map((_value, cardID) => cardID);

/** Every move with every card, side, distance and seat that there is; the parts of a `?` one by one. */
const everyMove: readonly AnyMove[] = [
  ...cardIDs.flatMap((cardID) =>
    crazyRace.sides.map((side) => ({ move: 'placeDriver', args: [cardID, side] })),
  ),
  // At a `?` lie at most the cards of four players in three rounds.
  ...crazyRace.models.flatMap((model) =>
    Array.from({ length: 12 }, (_, index) => ({ move: 'advance', args: [model, index + 1] })),
  ),
  ...['0', '1', '2', '3'].map((seat) => ({ move: 'steal', args: [seat] })),
  ...[null, ...cardIDs].map((cardID) => ({ move: 'reclaim', args: [cardID] })),
  ...crazyRace.pointsCards.map(({ id }) => ({ move: 'discardPoints', args: [id] })),
  ...['pass', 'takeBack', 'decline', 'drawPoints'].map((move) => ({ move, args: [] })),
];

/** A random generator that changes nothing. */
const noChance: Rng = {
  shuffle: (cards) => [...cards],
  die: () => 1,
  choose: (items) => oneOf(items, 0),
};

/** Returns driver or points cards by their worth, so that equal cards make no difference. */
function byWorth(cards: readonly number[], worth: (cardID: number) => number): number[] {
  return cards.map(worth).sort((a, b) => a - b);
}

function ownByWorth({ hand, pile, placed, answer }: OwnCards) {
  const worth = answer?.phase === 'penalty' ? pointsValue : driverValue;
  return {
    hand: byWorth(hand, driverValue),
    pile: byWorth(pile, driverValue),
    placed: placed.map((card) => ({ ...card, cardID: driverValue(card.cardID) })),
    answer: answer && [answer.phase, answer.cardID === null ? null : worth(answer.cardID)],
  };
}

/** Returns the state that a move leads to, with cards by their worth. */
function effectOf(G: SchachtState, seat: string, move: AnyMove): string {
  const rules: AnyRules = crazyRace.rules;
  const after: SchachtState = rules.copy(G);
  rules.play(after, seat, move, noChance);
  const entries = Object.entries;
  return JSON.stringify({
    ...after,
    players: entries(after.players).map(([each, own]) => [each, ownByWorth(own)]),
    placed: after.placed.map((cards) =>
      cards.map((card) => ({
        ...card,
        cardID: card.cardID === null ? null : driverValue(card.cardID),
      })),
    ),
    points: entries(after.points).map(([each, cards]) => [each, byWorth(cards, pointsValue)]),
    discardedPoints: byWorth(after.discardedPoints, pointsValue),
  });
}

const moveNames = [...new Set(everyMove.map(({ move }) => move))];

const oddMoves: readonly AnyMove[] = [
  ...moveNames.flatMap((move) =>
    [[-1], [{}], [1.5], [[1]], ['0', 0], ['A', 0], ['A', 99], ['D', 1], [0, 4], ['9']].map(
      (args) => ({ move, args }),
    ),
  ),
  ...['placeDriver', 'advance', 'reclaim', 'discardPoints', 'steal'].map((move) => ({
    move,
    args: [],
  })),
  { move: 'placeDriver', args: [0, '0'] },
  { move: 'placeDriver', args: [0, 0, null] },
  { move: 'steal', args: ['toString'] },
  { move: 'advance', args: ['A', 1, [{ locomotive: 'A', distance: 99 }]] },
  { move: 'advance', args: ['A', 1, 'B'] },
  { move: 'advance', args: ['A', 1, [{ locomotive: 'B', distance: 1, whistle: true }]] },
  { move: 'toString', args: [] },
  { move: 'whistle', args: [] },
];

for (const [name, ticketed] of [
  ['equally likely', undefined],
  ['player-like', ticketsOf],
] as const) {
  describeRandomGames<SchachtState>(`Crazy Race (Schacht), ${name} moves`, {
    module: crazyRace,
    playerNumbers: [3, 4],
    setups,
    gamesEach: 11,
    maxMoves: 400,
    pieces,
    faultsOf,
    everyMove: () => everyMove,
    effectOf,
    oddMoves,
    ...(ticketed && { ticketsOf: ticketed }),
  });
}
