/** Who is at a stage with which cards, and who wins a side: CS-3, CS-4, CS-7, CS-8, CS-11, CS-12, CS-20. */
import type { PlayerID } from 'boardgame.io';
import { ofSeat } from '../kit/seats.ts';
import { type DriverCardID, driverValue, type Side, sides, stageSide } from './components.ts';
import type {
  CrazyRaceState,
  Movement,
  PlacedDriver,
  RevealedDriver,
  SeenCrazyRaceState,
} from './state.ts';

/** The seats of the match, in the order of play. */
export function seatsOf(state: SeenCrazyRaceState): PlayerID[] {
  return Object.keys(state.locomotives);
}

/** Whether the seat is one of this match. */
export function isPlaying(state: SeenCrazyRaceState, playerID: PlayerID): boolean {
  return seatsOf(state).includes(playerID);
}

/** Driver cards in the order of their values. */
export function inOrder(cards: readonly DriverCardID[]): DriverCardID[] {
  return [...cards].sort((a, b) => a - b);
}

/** CS-7: who has no card and cannot take any back is passed over. */
export function isPassedOver(state: SeenCrazyRaceState, playerID: PlayerID): boolean {
  const { hand, pile } = ofSeat(state.players, playerID);
  return hand.length === 0 && (state.hasTakenBack[playerID] === true || pile.length === 0);
}

/** CS-20: all have taken back and hold no card. */
export function areAllOutForGood(state: SeenCrazyRaceState): boolean {
  return seatsOf(state).every(
    (seat) => state.hasTakenBack[seat] && ofSeat(state.players, seat).hand.length === 0,
  );
}

/** The cards at a side, in the order in which they came. */
export function cardsAt(
  { placed }: Pick<CrazyRaceState, 'placed'>,
  side: Side,
): readonly PlacedDriver[] {
  return placed[side] ?? [];
}

/** CS-4: with three players, the side that stays empty once the other three have cards; null: none yet. */
export function tabooSide(state: Pick<CrazyRaceState, 'placed' | 'locomotives'>): Side | null {
  if (Object.keys(state.locomotives).length !== 3) return null;
  const empty = sides.filter((side) => cardsAt(state, side).length === 0);
  return empty.length === 1 ? (empty[0] ?? null) : null;
}

/** CS-3, CS-4: where a driver card may be placed. */
export function legalSides(state: Pick<CrazyRaceState, 'placed' | 'locomotives'>): readonly Side[] {
  const taboo = tabooSide(state);
  return sides.filter((side) => side !== taboo);
}

/** The cards whose faces are seen: all of an evaluated side, none of any other. */
export function revealed(cards: readonly PlacedDriver[]): RevealedDriver[] {
  return cards.flatMap(({ playerID, order, cardID }) =>
    cardID === null ? [] : [{ playerID, order, cardID }],
  );
}

/** CS-8: who has laid which sum, in the order of everyone's first card there. */
export function sumsAt(
  cards: readonly RevealedDriver[],
): readonly { readonly playerID: PlayerID; readonly sum: number }[] {
  const sums = new Map<PlayerID, number>();
  for (const { playerID, cardID } of [...cards].sort((a, b) => a.order - b.order)) {
    sums.set(playerID, (sums.get(playerID) ?? 0) + driverValue(cardID));
  }
  return [...sums].map(([playerID, sum]) => ({ playerID, sum }));
}

/** CS-8: the highest sum wins, a tie whose first card came first; null: no card lies there. */
export function winnerAt(
  cards: readonly RevealedDriver[],
): { readonly playerID: PlayerID; readonly sum: number; readonly isTie: boolean } | null {
  const sums = sumsAt(cards);
  const highest = Math.max(...sums.map(({ sum }) => sum));
  const best = sums.filter(({ sum }) => sum === highest);
  const [winner] = best;
  return winner ? { ...winner, isTie: best.length > 1 } : null;
}

/** CS-9 to CS-11: what the winner of a side may move. */
export function movementFor(state: SeenCrazyRaceState, side: Side, winner: PlayerID): Movement {
  const { model, distance } = stageSide(state.stageCard, side);
  const isSplittable = distance === '?';
  return {
    side,
    playerID: winner,
    model,
    isSplittable,
    left: isSplittable ? cardsAt(state, side).length : distance,
  };
}
