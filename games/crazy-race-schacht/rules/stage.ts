/** The cards at a stage, and the winners of its sides: CS-3, CS-4, CS-8 to CS-11. */
import type { PlayerID } from '../../kit/player-id.ts';
import { type DriverCardID, driverValue, type Side, sides, stageSide } from './components.ts';
import type {
  Movement,
  Placed,
  PlacedDriver,
  RevealedDriver,
  SchachtState,
  SeenSchachtState,
  Step,
} from './state.ts';

/** Returns whether the seat is one of this match. */
export function isPlaying(state: SeenSchachtState, playerID: PlayerID): boolean {
  return state.seats.includes(playerID);
}

/** Returns the step, which must be of this phase; another one is a programming error. */
export function stepIn<Phase extends Step['phase']>(
  { step }: SeenSchachtState,
  phase: Phase,
): Extract<Step, { phase: Phase }> {
  if (!isOf(step, phase)) throw new Error(`This belongs to ${phase}, not to ${step.phase}.`);
  return step;
}

function isOf<Phase extends Step['phase']>(
  step: Step,
  phase: Phase,
): step is Extract<Step, { phase: Phase }> {
  return step.phase === phase;
}

/** Returns driver cards in the order of their values. */
export function inOrder(cards: readonly DriverCardID[]): DriverCardID[] {
  return [...cards].sort((a, b) => a - b);
}

/** A stage card without any placed cards. */
export const noCards: Placed = [[], [], [], []];

/** Returns the cards at the stage, with those of one side replaced. */
export function withCardsAt(placed: Placed, side: Side, cards: readonly PlacedDriver[]): Placed {
  const changed: [...Placed] = [...placed];
  changed[side] = cards;
  return changed;
}

/**
 * CS-4: with three players, returns the side that stays empty once the other three have cards, or null if there is none
 * yet.
 */
export function tabooSide({ placed, seats }: Pick<SchachtState, 'placed' | 'seats'>): Side | null {
  if (seats.length !== 3) return null;
  const [empty, another] = sides.filter((side) => placed[side].length === 0);
  return empty === undefined || another !== undefined ? null : empty;
}

/** CS-3, CS-4: returns the sides where a driver card may be placed. */
export function legalSides(state: Pick<SchachtState, 'placed' | 'seats'>): readonly Side[] {
  const taboo = tabooSide(state);
  return taboo === null ? sides : sides.filter((side) => side !== taboo);
}

/** Returns the cards whose faces are visible: all of an evaluated side, none of any other. */
export function revealed(cards: readonly PlacedDriver[]): RevealedDriver[] {
  return cards.flatMap(({ playerID, order, cardID }) =>
    cardID === null ? [] : [{ playerID, order, cardID }],
  );
}

/** The sum of a player's cards at a side. */
interface Sum {
  readonly playerID: PlayerID;
  readonly sum: number;
}

/** CS-8: returns the sums of the players' cards, in the order of each player's first card there. */
export function sumsAt(cards: readonly RevealedDriver[]): readonly Sum[] {
  const sums: { playerID: PlayerID; sum: number }[] = [];
  for (const { playerID, cardID } of cards) {
    const before = sums.find((each) => each.playerID === playerID);
    if (before) before.sum += driverValue(cardID);
    else sums.push({ playerID, sum: driverValue(cardID) });
  }
  return sums;
}

/**
 * CS-8: returns the winner: the highest sum, in a tie the one whose first card came first. Null if no card was placed
 * there.
 */
export function winnerAt(
  cards: readonly RevealedDriver[],
): (Sum & { readonly isTie: boolean }) | null {
  let winner: Sum | null = null;
  let isTie = false;
  for (const each of sumsAt(cards)) {
    if (winner && each.sum <= winner.sum) {
      isTie ||= each.sum === winner.sum;
      continue;
    }
    winner = each;
    isTie = false;
  }
  return winner && { ...winner, isTie };
}

/** CS-9 to CS-11: returns the movement that the winner of a side may make. */
export function movementFor(state: SeenSchachtState, side: Side, winner: PlayerID): Movement {
  const { model, distance } = stageSide(state.stageCard, side);
  const isSplittable = distance === '?';
  return {
    side,
    playerID: winner,
    model,
    isSplittable,
    left: isSplittable ? state.placed[side].length : distance,
  };
}
