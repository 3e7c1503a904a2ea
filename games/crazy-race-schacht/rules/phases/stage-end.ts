/** The end of a stage: reclaiming and discarding (CS-13), and the next stage (CS-1, CS-14). */
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat, seatToTheLeft } from '../../../kit/seats.ts';
import type { DriverCardID } from '../components.ts';
import type { SchachtEvent } from '../events.ts';
import { endRace, isLastStage } from '../race-end.ts';
import { inOrder, isPlaying, noCards, stepIn } from '../stage.ts';
import type { Refusal, SchachtState, SeenSchachtState } from '../state.ts';
import { turnFrom } from '../turn.ts';

/** Ends a stage after its evaluation: the race ends, or cards are reclaimed and discarded. */
export function endStage(state: SchachtState, couldMove: readonly PlayerID[]): SchachtEvent[] {
  if (isLastStage(state)) return endRace(state);
  const entitled = state.seats.filter(
    (seat) => !couldMove.includes(seat) && ofSeat(state.players, seat).placed.length > 0,
  );
  if (entitled.length === 0) return discard(state);
  state.step = { phase: 'reclaim', entitled, toAnswer: entitled };
  return [];
}

/**
 * CS-13: returns why a card can't be reclaimed, or null. It must be a card of the player's own at the stage, or null
 * for none. It is possible once, and only for a player who could move no locomotive.
 */
export function whyNotReclaim(
  state: SeenSchachtState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  const { step } = state;
  if (step.phase !== 'reclaim') return 'wrongPhase';
  if (!step.entitled.includes(playerID)) return 'nothingToReclaim';
  if (!step.toAnswer.includes(playerID)) return 'alreadyAnswered';
  if (cardID === null) return null;
  const played = state.players[playerID]?.placed.some((each) => each.cardID === cardID);
  return played ? null : 'notPlayedHere';
}

/**
 * CS-13: stores whether a player takes a card back. All answer at the same time; when all have answered, the rest is
 * discarded.
 */
export function reclaim(
  state: SchachtState,
  playerID: PlayerID,
  cardID: DriverCardID | null,
): SchachtEvent[] {
  const step = stepIn(state, 'reclaim');
  const toAnswer = step.toAnswer.filter((seat) => seat !== playerID);
  state.step = { ...step, toAnswer };
  const answer = { phase: 'reclaim', cardID } as const;
  state.players[playerID] = { ...ofSeat(state.players, playerID), answer };
  const told: SchachtEvent = { type: 'reclaimed', playerID, tookCard: cardID !== null };
  return toAnswer.length > 0 ? [told] : [told, ...discard(state)];
}

/** CS-13: each player's cards of this stage go to their own pile, except a reclaimed one; then CS-14. */
function discard(state: SchachtState): SchachtEvent[] {
  const hadCards = state.placed.some((cards) => cards.length > 0);
  for (const seat of state.seats) {
    const { hand, pile, placed, answer } = ofSeat(state.players, seat);
    const reclaimed = answer?.phase === 'reclaim' ? answer.cardID : null;
    const played = placed.map(({ cardID }) => cardID);
    state.players[seat] = {
      hand: reclaimed === null ? hand : inOrder([...hand, reclaimed]),
      pile: [...pile, ...played.filter((cardID) => cardID !== reclaimed)],
      placed: [],
      answer: null,
    };
    if (reclaimed !== null) state.isOutOfCards[seat] = false;
  }
  return [...(hadCards ? [{ type: 'discarded' } as const] : []), ...beginNextStage(state)];
}

/**
 * CS-14, CS-1, CS-7: begins the next stage: the start player's marker moves to the left, and the next stage card is
 * turned up.
 */
function beginNextStage(state: SchachtState): SchachtEvent[] {
  const { secret } = state;
  const next = secret?.stageCards.at(-1);
  if (!secret || next === undefined) throw new Error('There is no stage card to turn up.');
  state.secret = { ...secret, stageCards: secret.stageCards.slice(0, -1) };
  state.pastStageCards = [...state.pastStageCards, state.stageCard];
  state.stageCard = next;
  state.stage += 1;
  state.firstPlayer = seatToTheLeft(state.seats, state.firstPlayer);
  state.placed = noCards;
  const { turn, passedOver } = turnFrom(state, { round: 1, toPlace: state.firstPlayer });
  // A player has cards or can take them back, else the race would be over (CS-20).
  if (!turn) throw new Error('A stage has begun that nobody can place cards in.');
  state.step = turn;
  return [stageBegan(state), ...passedOver];
}

/** Returns the event of a stage's beginning. */
export function stageBegan({ stage, stageCard, firstPlayer }: SeenSchachtState): SchachtEvent {
  return { type: 'stageBegan', stage, stageCard, firstPlayer };
}
