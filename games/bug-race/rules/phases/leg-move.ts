/** The phase legMove: playing the hand card by card (BR-12, BR-13). The effect of a card on a bug is in bug.ts. */
import type { Shuffle } from '../../../kit/cards.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat } from '../../../kit/seats.ts';
import {
  afterStep,
  applySteps,
  isFinished,
  isListOfSteps,
  placeCard,
  whyNotFinish,
  whyNotStep,
  withBodyForward,
  withCard,
} from '../bug.ts';
import type { CardID } from '../components.ts';
import type { BugRaceEvent } from '../events.ts';
import { settleTurn } from '../scoring.ts';
import type {
  BugRaceState,
  BugWithCard,
  CardInPlay,
  Refusal,
  SeenBugRaceState,
  Step,
} from '../state.ts';

/** Returns a seat's bug and its card in play. */
export function legPlayOf(state: SeenBugRaceState, playerID: PlayerID): BugWithCard {
  return {
    bug: ofSeat(state.bugs, playerID),
    cardInPlay: state.cardsInPlay[playerID] ?? null,
  };
}

/** BR-12, BR-16: returns why a seat can't play now, or null. */
export function whyNotInLegMove(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  if (!state.racing.includes(playerID)) return 'notRacing';
  if (state.step !== 'legMove') return 'wrongPhase';
  return state.isDone[playerID] ? 'alreadyDone' : null;
}

/**
 * BR-7, BR-8, BR-12: returns why a card can't be played. It must be in the player's own hand, and none may be in play.
 * `steps` (may be left out) are taken at once in this order; if one of them is impossible, the whole move is refused.
 */
export function whyNotPlayCard(
  state: SeenBugRaceState,
  playerID: PlayerID,
  cardID: unknown,
  steps?: unknown,
): Refusal | null {
  const notNow = whyNotInLegMove(state, playerID);
  if (notNow) return notNow;
  if (state.cardsInPlay[playerID]) return 'cardInPlay';
  const card = state.players[playerID]?.kept.find((each) => each === cardID);
  if (card === undefined) return 'notInHand';
  const { trackLength } = state.options;
  // JSON turns an argument that was left out into null.
  const toTake = steps ?? [];
  if (!isListOfSteps(toTake, trackLength)) return 'badSteps';
  let play = withCard(ofSeat(state.bugs, playerID), card, trackLength);
  for (const step of toTake) {
    const refusal = whyNotStep(play, step, trackLength);
    if (refusal) return refusal;
    // whyNotStep has just confirmed that it is a step.
    play = afterStep(play, step as Step, trackLength);
  }
  return null;
}

/** BR-7 to BR-9, BR-13: plays a card of the hand and takes the steps, which are allowed, in their order. */
export function playCard(
  state: BugRaceState,
  playerID: PlayerID,
  cardID: CardID,
  wanted?: readonly Step[] | null,
): BugRaceEvent[] {
  const steps = wanted ?? [];
  const hand = ofSeat(state.players, playerID);
  const kept = hand.kept.filter((card) => card !== cardID);
  state.players[playerID] = { ...hand, kept };
  state.handSizes[playerID] = kept.length;
  const play = applySteps(placeCard(ofSeat(state.bugs, playerID), cardID), steps);
  const unmoved = leave(state, playerID, play)?.unmoved ?? [];
  return [{ type: 'played', playerID, cardID, steps: [...steps], unmoved }];
}

/** Stores bug and card; discards and returns a finished card (BR-9). */
function leave(
  state: BugRaceState,
  playerID: PlayerID,
  { bug, cardInPlay }: BugWithCard,
): CardInPlay | null {
  state.bugs[playerID] = bug;
  state.cardsInPlay[playerID] = cardInPlay;
  const isOver = cardInPlay && isFinished({ bug, cardInPlay }, state.options.trackLength);
  return isOver ? putAway(state, playerID, cardInPlay) : null;
}

/** BR-13: puts the card in play face up on the discards. */
function putAway(state: BugRaceState, playerID: PlayerID, card: CardInPlay): CardInPlay {
  state.discards = [...state.discards, card.cardID];
  state.cardsInPlay[playerID] = null;
  return card;
}

/** Returns the event of a finished card, which is logged only if legs on it did not move. */
function finishedEvents(playerID: PlayerID, card: CardInPlay | null): BugRaceEvent[] {
  if (card === null || card.unmoved.length === 0) return [];
  return [{ type: 'cardFinished', playerID, ...card }];
}

/** BR-5, BR-6, BR-7: returns why a leg of the card in play, or the body, can't go one section forward, or null. */
export function whyNotTakeStep(
  state: SeenBugRaceState,
  playerID: PlayerID,
  step: unknown,
): Refusal | null {
  return (
    whyNotInLegMove(state, playerID) ??
    whyNotStep(legPlayOf(state, playerID), step, state.options.trackLength)
  );
}

/** BR-5: returns why a leg can't move, as for any step; the body has a move of its own. */
export function whyNotMoveLeg(
  state: SeenBugRaceState,
  playerID: PlayerID,
  leg: unknown,
): Refusal | null {
  return leg === 'body' ? 'notALeg' : whyNotTakeStep(state, playerID, leg);
}

/** BR-5 to BR-9: takes an allowed step. The card is put away when nothing on it can move any more. */
export function takeStep(state: BugRaceState, playerID: PlayerID, step: Step): BugRaceEvent[] {
  const after = applySteps(legPlayOf(state, playerID), [step]);
  const section = step === 'body' ? after.bug.body : after.bug.legs[step];
  const finished = leave(state, playerID, after);
  return [{ type: 'stepped', playerID, step, section }, ...finishedEvents(playerID, finished)];
}

/** BR-9: returns why the card in play can't be put away now, or null. */
export function whyNotFinishCard(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  return (
    whyNotInLegMove(state, playerID) ?? whyNotFinish(legPlayOf(state, playerID), state.options)
  );
}

/** BR-9: puts the card in play away with the legs that did not move. */
export function finishCard(state: BugRaceState, playerID: PlayerID): BugRaceEvent[] {
  const { cardInPlay } = legPlayOf(state, playerID);
  return cardInPlay ? finishedEvents(playerID, putAway(state, playerID, cardInPlay)) : [];
}

/** BR-12: returns why a player can't end the turn, or null. The hand must be empty, and no card in play. */
export function whyNotEndTurn(state: SeenBugRaceState, playerID: PlayerID): Refusal | null {
  const notNow = whyNotInLegMove(state, playerID);
  if (notNow) return notNow;
  if (state.cardsInPlay[playerID]) return 'cardInPlay';
  return ofSeat(state.handSizes, playerID) > 0 ? 'cardsLeft' : null;
}

/**
 * BR-12: ends a player's turn: first the body goes as far as it can. When all players are done, the whole turn ends.
 */
export function endTurn(state: BugRaceState, playerID: PlayerID, shuffle: Shuffle): BugRaceEvent[] {
  const before = ofSeat(state.bugs, playerID);
  const after = withBodyForward(before, state.options.trackLength);
  state.bugs[playerID] = after;
  state.isDone[playerID] = true;
  const done: BugRaceEvent = { type: 'done', playerID, bodySteps: after.body - before.body };
  const allAreDone = state.racing.every((seat) => state.isDone[seat]);
  return allAreDone ? [done, ...settleTurn(state, shuffle)] : [done];
}
