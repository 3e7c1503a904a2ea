/** The phase driverPlacement: placing, passing, and taking back the player's own pile (CS-2 to CS-7). */
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat } from '../../../kit/seats.ts';
import { type DriverCardID, isSide, type Side } from '../components.ts';
import type { SchachtEvent } from '../events.ts';
import { areAllOut } from '../race-end.ts';
import { inOrder, isPlaying, legalSides, stepIn, withCardsAt } from '../stage.ts';
import type { Refusal, SchachtState, SeenSchachtState } from '../state.ts';
import { turnAfter, turnFrom } from '../turn.ts';
import { beginEvaluation } from './stage-evaluation.ts';

/** CS-2: returns why a player may not place a card or pass, or null. It must be the player's turn. */
export function whyNotOnTurn(state: SeenSchachtState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.step.phase !== 'driverPlacement') return 'wrongPhase';
  return state.step.toPlace === playerID ? null : 'notYourTurn';
}

/**
 * CS-2 to CS-4: returns why a card can't be placed, or null. It must be in the player's own hand, in turn, and go to a
 * side that is not taboo. Card and side may be anything.
 */
export function whyNotPlaceDriver(
  state: SeenSchachtState,
  playerID: PlayerID,
  cardID: unknown,
  side: unknown,
): Refusal | null {
  const notNow = whyNotOnTurn(state, playerID);
  if (notNow) return notNow;
  if (!state.players[playerID]?.hand.some((each) => each === cardID)) return 'notInHand';
  if (!isSide(side)) return 'notASide';
  return legalSides(state).includes(side) ? null : 'tabooSide';
}

/** CS-2, CS-3: places a card face down at a side; only its owner knows its face. */
export function placeDriver(
  state: SchachtState,
  playerID: PlayerID,
  cardID: DriverCardID,
  side: Side,
): SchachtEvent[] {
  const own = ofSeat(state.players, playerID);
  const order = 1 + state.placed.reduce((count, cards) => count + cards.length, 0);
  state.players[playerID] = {
    ...own,
    hand: own.hand.filter((each) => each !== cardID),
    placed: [...own.placed, { order, side, cardID }],
  };
  const card = { playerID, order, cardID: null };
  state.placed = withCardsAt(state.placed, side, [...state.placed[side], card]);
  const placed: SchachtEvent = { type: 'placed', playerID, side, order };
  if (own.hand.length > 1) return [placed, ...goOnPlacing(state)];
  return [placed, ...runOut(state, playerID)];
}

/**
 * CS-6: announces that a player has no card in hand. CS-20: if no player will have one again, the stage is evaluated.
 */
function runOut(state: SchachtState, playerID: PlayerID): SchachtEvent[] {
  state.isOutOfCards[playerID] = true;
  const outOfCards: SchachtEvent = { type: 'outOfCards', playerID };
  if (!areAllOut(state)) return [outOfCards, ...goOnPlacing(state)];
  return [outOfCards, { type: 'cardsOut' }, ...beginEvaluation(state)];
}

/** CS-2: passes. A player who passes may place cards in later rounds. */
export function pass(state: SchachtState, playerID: PlayerID): SchachtEvent[] {
  return [{ type: 'passed', playerID }, ...goOnPlacing(state)];
}

/**
 * CS-5: returns why a player may not take back the pile, or null. It is possible once a race, at any time in this
 * phase, with cards in the pile.
 */
export function whyNotTakeBack(state: SeenSchachtState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.step.phase !== 'driverPlacement') return 'wrongPhase';
  if (state.hasTakenBack[playerID]) return 'alreadyTakenBack';
  const own = state.players[playerID];
  return own && own.pile.length > 0 ? null : 'emptyPile';
}

/** CS-5: takes the player's whole face-down pile into the hand; the turn does not change. */
export function takeBack(state: SchachtState, playerID: PlayerID): SchachtEvent[] {
  const own = ofSeat(state.players, playerID);
  state.players[playerID] = { ...own, hand: inOrder([...own.hand, ...own.pile]), pile: [] };
  state.hasTakenBack[playerID] = true;
  state.isOutOfCards[playerID] = false;
  return [{ type: 'tookBack', playerID }];
}

/** CS-2: passes the turn to the left; after three rounds the stage is evaluated. */
function goOnPlacing(state: SchachtState): SchachtEvent[] {
  const step = stepIn(state, 'driverPlacement');
  const { turn, passedOver } = turnFrom(state, turnAfter(state, step));
  if (!turn) return [...passedOver, ...beginEvaluation(state)];
  state.step = turn;
  return passedOver;
}
