/**
 * Schacht's greedy player, fixed as a measure: of a side it counts what winning it would bring, times a logistic chance
 * to win it, less the card's price. It remembers nothing and looks no further than its turn.
 */

import type { GameBench } from '../kit/game-bench.ts';
import {
  driverCards,
  type Locomotives,
  type Model,
  models,
  pointsCards,
  type SchachtMove,
  type SchachtState,
  stageCards,
} from './index.ts';
import { wayOf } from './rules/track.ts';

/** Points for a locomotive: one for every second space, five at the turntable, five at home. */
function worthAt(progress: number): number {
  return progress / 2 + (progress >= 6 ? 5 : 0) + (progress >= 12 ? 5 : 0);
}

function gainOf(locomotives: Locomotives, model: Model | null, distance: number): number {
  const gains = models
    .filter((each) => model === null || each === model)
    .map((each) => worthAt(wayOf(locomotives, each, distance).to) - worthAt(locomotives[each]));
  return Math.max(...gains);
}

function promiseOf(G: SchachtState, seat: string, { move, args }: SchachtMove): number {
  const locomotives = G.locomotives[seat] ?? { A: 0, B: 0, C: 0 };
  switch (move) {
    case 'placeDriver': {
      const [cardID, side] = args;
      const shown = stageCards[G.stageCard]?.sides[side];
      const cards = G.placed[side];
      const distance = shown && shown.distance !== '?' ? shown.distance : cards.length + 1;
      const own = (G.players[seat]?.placed ?? []).filter((card) => card.side === side);
      const before = own.reduce((sum, card) => sum + (driverCards[card.cardID] ?? 0), 0);
      const theirs = G.seats.map(
        (each) => cards.filter(({ playerID }) => playerID === each && each !== seat).length,
      );
      const chance = (sum: number) =>
        sum > 0 ? 1 / (1 + Math.exp(2.75 * Math.max(...theirs) + 1 - sum)) : 0;
      const value = driverCards[cardID] ?? 0;
      const won = chance(before + value) - chance(before);
      return gainOf(locomotives, shown?.model ?? null, distance) * won - 0.3 * value;
    }
    case 'takeBack':
      return G.players[seat]?.hand.length === 0 ? 1 : -1;
    case 'advance':
      return 0.01 + gainOf(locomotives, args[0], args[1]);
    case 'steal':
      return 1;
    case 'reclaim':
      return args[0] === null ? 0 : (driverCards[args[0]] ?? 0);
    case 'discardPoints':
      return -(pointsCards[args[0]]?.value ?? 0);
    default:
      return 0;
  }
}

/** The most valued legal move by what the seat sees, the first of equal ones. */
const greedy: GameBench['greedy'] = ({ rules, G, seat }) => {
  const seen = rules.view(G, seat);
  // The arena hands each game's greedy player that game's rules.
  const moves = rules.legalMoves(seen, seat) as readonly SchachtMove[];
  const values = moves.map((move) => promiseOf(seen, seat, move));
  const best = moves[values.indexOf(Math.max(...values))];
  if (!best) throw new Error(`Seat ${seat} has nothing to decide.`);
  return best;
};

export const bench: GameBench = {
  playerCounts: [3, 4],
  variants: [{}],
  isLongMctsWorthwhile: true,
  greedy,
  midMatch: {
    moves: 60,
    cardMove: 'placeDriver',
    cards: '.crazy-race-schacht-hand button',
    back: null,
  },
  racer: [200, 200, 164],
};
