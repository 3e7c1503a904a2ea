/** Replies to action cards: CG-13. The choice of the player who may reply is in turn.ts. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { ofSeat } from '../../kit/seats.ts';
import { kindOf, replaceAction } from './actions.ts';
import type { ActionCardID } from './components.ts';
import type { GewaltEvent } from './events.ts';
import { handOf, isPlaying, isRacing, takeFromHand } from './hands.ts';
import type { GewaltState, PendingCard, Refusal, SeenGewaltState } from './state.ts';
import { mayCounterAgain, takeEffect } from './turn.ts';

/** Returns the reason why the player may not reply, or null. */
export function whyNotAllow(state: SeenGewaltState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result) return 'raceOver';
  if (!state.options.expert) return 'basicGame';
  if (!isRacing(state, playerID)) return 'alreadyFinished';
  return state.awaitingReply === playerID ? null : 'notAsked';
}

/**
 * CG-13: returns why a card can't be used as a counter, or null. It must be a counter in hand, in reply to the pending
 * card.
 */
export function whyNotCounter(
  state: SeenGewaltState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  const notNow = whyNotAllow(state, playerID);
  if (notNow === 'notAsked' && isSafeFromCounters(state, playerID)) return 'counteredTwice';
  if (notNow) return notNow;
  if (!handOf(state, playerID).action.some((each) => each === cardID)) return 'notInHand';
  return kindOf(cardID) === 'counter' ? null : 'notACounter';
}

/** Returns whether the player may not reply because they have countered that opponent twice. */
function isSafeFromCounters(state: SeenGewaltState, playerID: PlayerID): boolean {
  const before = ofSeat(state.pendingCards, playerID);
  return before !== null && !mayCounterAgain(state, playerID, before.from);
}

/** Returns the card to which the player may reply. */
function cardAskedAbout(state: GewaltState, playerID: PlayerID): PendingCard {
  const before = ofSeat(state.pendingCards, playerID);
  if (state.awaitingReply !== playerID || !before)
    throw new Error('Nobody is asked for an answer.');
  return before;
}

/**
 * CG-13: replaces the opponent's action card after the reply; on the replying player's own turn it was replaced
 * earlier.
 */
function replaceAnswered(state: GewaltState, playerID: PlayerID, rng: Rng): GewaltEvent[] {
  return state.turn.playerID === playerID ? [] : replaceAction(state, rng);
}

/** CG-13: counters the card. Both cards are discarded; the counter is replaced at the end of the player's own turn. */
export function counter(
  state: GewaltState,
  playerID: PlayerID,
  counterID: ActionCardID,
  rng: Rng,
): GewaltEvent[] {
  const { from, cardID } = cardAskedAbout(state, playerID);
  const countered = ofSeat(state.counters, playerID);
  const times = ofSeat(countered, from) + 1;
  takeFromHand(state, playerID, { deck: 'action', cardID: counterID });
  state.discards.action.push(cardID, counterID);
  state.pendingCards = { ...state.pendingCards, [playerID]: null };
  state.awaitingReply = null;
  state.counters = { ...state.counters, [playerID]: { ...countered, [from]: times } };
  state.owedDraws = { ...state.owedDraws, [playerID]: ofSeat(state.owedDraws, playerID) + 1 };
  return [
    { type: 'countered', playerID, from, cardID, counterID, times },
    ...replaceAnswered(state, playerID, rng),
  ];
}

/** CG-13: allows the card, which stays; on the player's own turn it takes effect now. */
export function allow(state: GewaltState, playerID: PlayerID, rng: Rng): GewaltEvent[] {
  const { from, cardID } = cardAskedAbout(state, playerID);
  state.awaitingReply = null;
  const told: GewaltEvent = { type: 'allowed', playerID, from, cardID };
  const isOwnTurn = state.turn.playerID === playerID;
  return [told, ...(isOwnTurn ? takeEffect(state, rng) : replaceAction(state, rng))];
}
