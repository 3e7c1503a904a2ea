/** Turns of placing driver cards: CS-2, CS-7, CS-14. */
import type { PlayerID } from '../../kit/player-id.ts';
import { ofSeat, seatToTheLeft } from '../../kit/seats.ts';
import { roundsPerStage } from './components.ts';
import type { SchachtEvent } from './events.ts';
import type { DriverPlacement, SeenSchachtState } from './state.ts';

/** A turn of a stage. */
type Turn = Pick<DriverPlacement, 'round' | 'toPlace'>;

/** CS-7: returns whether a player is passed over: they have no card in hand, and have taken the pile back before. */
export function isOut(state: SeenSchachtState, playerID: PlayerID): boolean {
  return ofSeat(state.isOutOfCards, playerID) && ofSeat(state.hasTakenBack, playerID);
}

/** CS-2: returns the next turn: the next seat to the left. A round ends before the first player. */
export function turnAfter(state: SeenSchachtState, { round, toPlace }: Turn): Turn {
  const next = seatToTheLeft(state.seats, toPlace);
  return { toPlace: next, round: next === state.firstPlayer ? round + 1 : round };
}

/**
 * CS-2, CS-7: returns the first turn, from this one on, of a player who is not passed over; null if the rounds are
 * over.
 */
export function turnFrom(
  state: SeenSchachtState,
  first: Turn,
): { readonly turn: DriverPlacement | null; readonly passedOver: SchachtEvent[] } {
  const passedOver: SchachtEvent[] = [];
  let turn = first;
  while (turn.round <= roundsPerStage) {
    const { round, toPlace } = turn;
    if (!isOut(state, toPlace)) {
      return { turn: { phase: 'driverPlacement', round, toPlace }, passedOver };
    }
    passedOver.push({ type: 'passedOver', playerID: toPlace });
    turn = turnAfter(state, turn);
  }
  return { turn: null, passedOver };
}
