/**
 * Bids what a car is worth by the hand's spaces for it and the prizes; plays the card that brings the player's cars
 * forward most against the others. Fixed as a measure: never tuned.
 */

import type { GameBench } from '../kit/game-bench.ts';
import { type Car, type GrandPrixMove, handCard, type SeenGrandPrixState } from './index.ts';
import { ownerOf } from './rules/index.ts';

/** The spaces of a colour on all cards, with its ten. */
const spacesInAll = 84;

function spacesFor(hand: readonly number[], wanted: Car): number {
  return hand
    .map(handCard)
    .flatMap((card) => (card.kind === 'movement' ? card.entries : []))
    .reduce((sum, { car, spaces }) => sum + (car === wanted ? spaces : 0), 0);
}

/** The mean prize, times what the hand and the ten hold for the car against an even share of all its spaces. */
function worthOf({ options, money, players }: SeenGrandPrixState, seat: string, car: Car): number {
  const mean = options.prizes.reduce((sum, prize) => sum + prize, 0) / options.prizes.length;
  const even = spacesInAll / Object.keys(money).length;
  return (mean * (spacesFor(players[seat]?.hand ?? [], car) + 10)) / (even + 10);
}

function gainOf(state: SeenGrandPrixState, seat: string, move: GrandPrixMove): number {
  if (move.move !== 'playCard') return 0;
  return (move.args[1] ?? []).reduce((sum, { car, path }) => {
    if (car === null) return sum;
    return sum + (ownerOf(state, car) === seat ? path.length : -path.length);
  }, 0);
}

const greedy: GameBench['greedy'] = ({ rules, G, seat }) => {
  const state = rules.view(G, seat) as SeenGrandPrixState;
  const [first, ...others] = rules.legalMoves(state, seat) as GrandPrixMove[];
  if (!first) throw new Error(`Seat ${seat} has nothing to decide.`);
  if (state.step.phase === 'auction') {
    const { car } = state.step.sale;
    const isWorthIt = first.move === 'bid' && first.args[0] <= worthOf(state, seat, car);
    return isWorthIt ? first : { move: 'pass', args: [] };
  }
  return others.reduce(
    (best, move) => (gainOf(state, seat, move) > gainOf(state, seat, best) ? move : best),
    first,
  );
};

export const bench: GameBench = {
  playerCounts: [2, 4],
  variants: [{}],
  isLongMctsWorthwhile: true,
  greedy,
  midMatch: {
    moves: 84,
    cardMove: 'playCard',
    cards: '.grand-prix-hand button',
    back: '.grand-prix-actions button:last-child',
  },
  racer: [124, 202, 196],
};
