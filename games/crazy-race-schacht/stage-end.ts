/** How a stage ends: reclaiming and discarding (CS-13), the next stage (CS-1, CS-14), the end (CS-20, CS-V1). */
import type { PlayerID } from 'boardgame.io';
import { ofSeat, seatsFrom, seatToTheLeft } from '../kit/seats.ts';
import { type DriverCardID, type PointsCardID, stageCards } from './components.ts';
import { loseChosen, loseHighest, seatsToChooseDiscard, standings } from './points.ts';
import { areAllOutForGood, inOrder, isPassedOver, isPlaying, seatsOf } from './stage.ts';
import type { CrazyRaceEvent, CrazyRaceState, Refusal, SeenCrazyRaceState } from './state.ts';

/** After the evaluation: the race ends, or cards are reclaimed and discarded. */
export function endStage(state: CrazyRaceState): CrazyRaceEvent[] {
  if (state.stage === stageCards.length || areAllOutForGood(state)) return endRace(state);
  state.toAnswer = seatsOf(state).filter((seat) => mayReclaim(state, seat));
  if (state.toAnswer.length === 0) return discard(state);
  state.step = 'reclaim';
  return [];
}

/** CS-13: has played cards in this stage, and could move no locomotive. */
function mayReclaim(state: SeenCrazyRaceState, playerID: PlayerID): boolean {
  return !state.couldMove.includes(playerID) && ofSeat(state.players, playerID).placed.length > 0;
}

function whyNotAnswer(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  step: 'reclaim' | 'penalty',
): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  return state.result || state.step !== step ? 'wrongPhase' : null;
}

// The phase reclaim: CS-13

/** CS-13: a card of the own ones at the stage, or null for none. */
export function whyNotReclaim(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  const notNow = whyNotAnswer(state, playerID, 'reclaim');
  if (notNow) return notNow;
  if (!mayReclaim(state, playerID)) return 'nothingToReclaim';
  if (!state.toAnswer.includes(playerID)) return 'alreadyAnswered';
  const { placed } = ofSeat(state.players, playerID);
  return cardID === null || placed.some((each) => each.cardID === cardID) ? null : 'notPlayedHere';
}

/** CS-13: who takes a card back, all at the same time; when all have answered the rest is discarded. */
export function reclaim(
  state: CrazyRaceState,
  playerID: PlayerID,
  cardID: DriverCardID | null,
): CrazyRaceEvent[] {
  ofSeat(state.players, playerID).reclaimed = cardID;
  state.toAnswer = state.toAnswer.filter((seat) => seat !== playerID);
  const told: CrazyRaceEvent = { type: 'reclaimed', playerID, tookCard: cardID !== null };
  return state.toAnswer.length > 0 ? [told] : [told, ...discard(state)];
}

/** CS-13: each player's cards of this stage go to the own pile, but for a reclaimed one; then CS-14. */
function discard(state: CrazyRaceState): CrazyRaceEvent[] {
  for (const [seat, own] of Object.entries(state.players)) {
    const { placed, reclaimed } = own;
    own.pile.push(...placed.map(({ cardID }) => cardID).filter((card) => card !== reclaimed));
    own.placed = [];
    own.reclaimed = null;
    if (reclaimed === null) continue;
    own.hand = inOrder([...own.hand, reclaimed]);
    state.isOutOfCards[seat] = false;
  }
  const hadCards = state.placed.some((cards) => cards.length > 0);
  return [...(hadCards ? [{ type: 'discarded' } as const] : []), ...beginNextStage(state)];
}

/** CS-14, CS-1, CS-7: the mark goes to the left, and the next stage card is turned up. */
function beginNextStage(state: CrazyRaceState): CrazyRaceEvent[] {
  const next = state.secret?.stageCards.pop();
  if (next === undefined) throw new Error('Only the server can turn up a stage card.');
  state.pastStageCards.push(state.stageCard);
  state.stageCard = next;
  state.stage += 1;
  state.firstPlayer = seatToTheLeft(seatsOf(state), state.firstPlayer);
  state.placed = [[], [], [], []];
  state.step = 'driverPlacement';
  state.round = 1;
  const inTurn = seatsFrom(seatsOf(state), state.firstPlayer);
  const first = inTurn.findIndex((seat) => !isPassedOver(state, seat));
  state.toPlace = inTurn[first] ?? null;
  // Somebody has cards or can take them back, else the race would be over (CS-20).
  if (state.toPlace === null) throw new Error('A stage has begun that nobody can place cards in.');
  const passedOver = inTurn.slice(0, first).map(
    (playerID): CrazyRaceEvent => ({
      type: 'passedOver',
      playerID,
    }),
  );
  return [stageBegan(state), ...passedOver];
}

/** What the log tells of a stage's beginning. */
export function stageBegan({ stage, stageCard, firstPlayer }: SeenCrazyRaceState): CrazyRaceEvent {
  return { type: 'stageBegan', stage, stageCard, firstPlayer };
}

// The end: CS-20, CS-21, CS-V1

/** CS-20: nothing is discarded or reclaimed any more; CS-V1 comes before the ranking. */
function endRace(state: CrazyRaceState): CrazyRaceEvent[] {
  if (!state.options.penalty) return rankAll(state);
  const told = loseHighest(state);
  state.toAnswer = seatsToChooseDiscard(state);
  if (state.toAnswer.length === 0) return [...told, ...loseChosen(state), ...rankAll(state)];
  state.step = 'penalty';
  return told;
}

/** CS-V1: one of the own points cards. */
export function whyNotDiscardPoints(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  const notNow = whyNotAnswer(state, playerID, 'penalty');
  if (notNow) return notNow;
  if (!state.toAnswer.includes(playerID)) return 'alreadyAnswered';
  return ofSeat(state.points, playerID).some((each) => each === cardID) ? null : 'notYourPoints';
}

/** CS-V1: all choose at the same time, hidden; when all have chosen the cards are discarded. */
export function discardPoints(
  state: CrazyRaceState,
  playerID: PlayerID,
  cardID: PointsCardID,
): CrazyRaceEvent[] {
  ofSeat(state.players, playerID).toDiscard = cardID;
  state.toAnswer = state.toAnswer.filter((seat) => seat !== playerID);
  const told: CrazyRaceEvent = { type: 'choseDiscard', playerID };
  return state.toAnswer.length > 0 ? [told] : [told, ...loseChosen(state), ...rankAll(state)];
}

function rankAll(state: CrazyRaceState): CrazyRaceEvent[] {
  state.result = standings(state);
  return [{ type: 'raceEnded', winners: state.result.winners }];
}
