/** Who is at a stage with which cards, and who wins a side: CS-3, CS-4, CS-8 to CS-11. */
import type { PlayerID } from 'boardgame.io';
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

/** Whether the seat is one of this match. */
export function isPlaying(state: SeenSchachtState, playerID: PlayerID): boolean {
  return state.seats.includes(playerID);
}

/** The step, which must be the one of this phase; another one is an error of the program. */
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

/** Driver cards in the order of their values. */
export function inOrder(cards: readonly DriverCardID[]): DriverCardID[] {
  return [...cards].sort((a, b) => a - b);
}

/** A stage card at which nobody has placed a card. */
export const noCards: Placed = [[], [], [], []];

/** The cards at the stage with other ones at one side. */
export function withCardsAt(placed: Placed, side: Side, cards: readonly PlacedDriver[]): Placed {
  const changed: [...Placed] = [...placed];
  changed[side] = cards;
  return changed;
}

/** CS-4: with three players, the side that stays empty once the other three have cards; null: none yet. */
export function tabooSide({ placed, seats }: Pick<SchachtState, 'placed' | 'seats'>): Side | null {
  if (seats.length !== 3) return null;
  const [empty, another] = sides.filter((side) => placed[side].length === 0);
  return empty === undefined || another !== undefined ? null : empty;
}

/** CS-3, CS-4: where a driver card may be placed. */
export function legalSides(state: Pick<SchachtState, 'placed' | 'seats'>): readonly Side[] {
  const taboo = tabooSide(state);
  return taboo === null ? sides : sides.filter((side) => side !== taboo);
}

/** The cards whose faces are seen: all of an evaluated side, none of any other. */
export function revealed(cards: readonly PlacedDriver[]): RevealedDriver[] {
  return cards.flatMap(({ playerID, order, cardID }) =>
    cardID === null ? [] : [{ playerID, order, cardID }],
  );
}

/** What a player has laid at a side. */
interface Sum {
  readonly playerID: PlayerID;
  readonly sum: number;
}

/** CS-8: the sums that players have laid, in the order of everyone's first card there. */
export function sumsAt(cards: readonly RevealedDriver[]): readonly Sum[] {
  const sums: { playerID: PlayerID; sum: number }[] = [];
  for (const { playerID, cardID } of cards) {
    const before = sums.find((each) => each.playerID === playerID);
    if (before) before.sum += driverValue(cardID);
    else sums.push({ playerID, sum: driverValue(cardID) });
  }
  return sums;
}

/** CS-8: the highest sum wins, a tie whose first card came first; null: no card lies there. */
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

/** CS-9 to CS-11: what the winner of a side may move. */
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
