import type { GameBench } from '../kit/game-bench.ts';
import type { GewaltMove, GewaltState } from './index.ts';
import { arrowOf, betOn, sectionsPerLane, stageNumber, stages } from './rules/components.ts';
import { type ArrowKind, turnModifiersOf } from './rules/effects.ts';
import { squaresAt, withCardMoved, withCardOn } from './rules/lanes.ts';

/** Squares of an ordinary turn. */
const pace = 7;

/** Turns that a card costs whom it lies before. */
function turnsLost(arrow: ArrowKind): number {
  const { turns, going } = turnModifiersOf(arrow);
  if (turns !== 1) return 1 - turns;
  if (going.by === 'nothing') return 1;
  return 1 - (going.by === 'squares' ? going.squares : pace * going.times + going.plus) / pace;
}

type Position = Pick<GewaltState, 'sectionCards' | 'pawns' | 'pendingCards' | 'trophies'>;

/** Turns that a seat needs to each line that it has not crossed. */
function turnsOf({ sectionCards, pawns, pendingCards }: Position, seat: string): number[] {
  const pawn = pawns[seat];
  if (!pawn) return [];
  const card = pendingCards[seat];
  const lost = card ? turnsLost(arrowOf(card.cardID)) : 0;
  const turns = [0, 0, 0];
  let squares = 1 - pawn.square;
  for (let section = pawn.section; section < sectionsPerLane; section += 1) {
    squares += squaresAt({ sectionCards }, { lane: Number(seat), section });
    turns[stageNumber(section)] = squares / pace + lost;
  }
  return turns;
}

/** The sum over the stages of the chance to take the place that was bet. */
function worthOf(position: Position, seat: string, bets: readonly number[]): number {
  const seats = Object.keys(position.pawns);
  const turns = new Map(seats.map((each) => [each, turnsOf(position, each)]));
  return stages.reduce((sum, stage, index) => {
    const taken = position.trophies[seat]?.[stage];
    if (taken) return sum + (taken === bets[index] ? 1 : 0);
    // The chance of so many pawns before the seat's.
    let before = [1];
    for (const other of seats.filter((each) => each !== seat)) {
      const lead = (turns.get(seat)?.[index] ?? 0) - (turns.get(other)?.[index] ?? 0);
      const first = position.trophies[other]?.[stage] ? 1 : 1 / (1 + Math.exp(-lead));
      before = [...before, 0].map(
        (chance, count) => chance * (1 - first) + (before[count - 1] ?? 0) * first,
      );
    }
    return sum + (before[(bets[index] ?? 0) - 1] ?? 0);
  }, 0);
}

/** The position after a move, before the dice. */
function after(G: GewaltState, seat: string, { move, args }: GewaltMove): Position {
  if (move === 'playSection') {
    const [cardID, lane, section] = args;
    const card = { cardID, placedBy: seat, movedBy: null };
    return { ...G, sectionCards: withCardOn(G.sectionCards, { lane, section }, card) };
  }
  if (move === 'relocate') {
    const [, fromLane, fromSection, lane, section] = args;
    const from = { lane: fromLane, section: fromSection };
    return {
      ...G,
      sectionCards: withCardMoved(G.sectionCards, { from, to: { lane, section }, movedBy: seat }),
    };
  }
  if (move === 'playAction') {
    const [cardID, target] = args;
    return { ...G, pendingCards: { ...G.pendingCards, [target]: { cardID, from: seat } } };
  }
  return move === 'counter' ? { ...G, pendingCards: { ...G.pendingCards, [seat]: null } } : G;
}

/** Makes the move after which the seat's bets are likeliest to come true; of equals any, but rolls last. */
const greedy: GameBench['greedy'] = ({ rules, G: state, seat, rng }) => {
  // The arena plays this game with it.
  const G = state as GewaltState;
  const bet = betOn(G.players[seat]?.bet ?? -1, Object.keys(G.pawns).length);
  const bets = stages.map((stage) => bet[stage]);
  const moves = rules.legalMoves(G, seat) as readonly GewaltMove[];
  let [best, found] = [Number.NEGATIVE_INFINITY, moves.slice(0, 0)];
  for (const move of moves) {
    const value = worthOf(after(G, seat, move), seat, bets) - (move.move === 'roll' ? 1e-6 : 0);
    if (value > best + 1e-9) [best, found] = [value, []];
    if (value > best - 1e-9) found = [...found, move];
  }
  return rng.choose(found);
};

export const bench: GameBench = {
  playerCounts: [3, 5],
  variants: [{}, { expert: true }],
  isLongMctsWorthwhile: true,
  greedy,
  midMatch: {
    moves: 70,
    cardMove: 'playSection',
    cards: '.crazy-race-gewalt-hand button',
    back: null,
  },
  racer: [226, 231, 128],
};
