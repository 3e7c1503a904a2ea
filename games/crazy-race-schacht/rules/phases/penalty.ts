/** The variant penalty, with its phase: locomotives far from home cost points cards (CS-V1). */
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat } from '../../../kit/seats.ts';
import { homeProgress, models, type PointsCardID, pointsValue } from '../components.ts';
import type { SchachtEvent } from '../events.ts';
import { withoutCard } from '../points.ts';
import { rankAll } from '../scoring.ts';
import { isPlaying, stepIn } from '../stage.ts';
import type { Refusal, SchachtState, SeenSchachtState } from '../state.ts';
import { isHome } from '../track.ts';

/** CS-V1: begins the penalty. The highest cards are lost first; then players with a choice have to make it. */
export function beginPenalty(state: SchachtState): SchachtEvent[] {
  const events = loseHighest(state);
  const toAnswer = seatsToChooseDiscard(state);
  if (toAnswer.length === 0) return [...events, ...loseChosen(state), ...rankAll(state)];
  state.step = { phase: 'penalty', toAnswer };
  return events;
}

/** CS-V1: returns why a points card can't be discarded, or null. It must be one of the player's own, once. */
export function whyNotDiscardPoints(
  state: SeenSchachtState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.step.phase !== 'penalty') return 'wrongPhase';
  if (!state.step.toAnswer.includes(playerID)) return 'alreadyAnswered';
  return ofSeat(state.points, playerID).some((each) => each === cardID) ? null : 'notYourPoints';
}

/**
 * CS-V1: stores the player's choice. All choose at the same time, hidden; when all have chosen, the cards are
 * discarded.
 */
export function discardPoints(
  state: SchachtState,
  playerID: PlayerID,
  cardID: PointsCardID,
): SchachtEvent[] {
  const step = stepIn(state, 'penalty');
  const toAnswer = step.toAnswer.filter((seat) => seat !== playerID);
  state.step = { ...step, toAnswer };
  const answer = { phase: 'penalty', cardID } as const;
  state.players[playerID] = { ...ofSeat(state.players, playerID), answer };
  const told: SchachtEvent = { type: 'choseDiscard', playerID };
  return toAnswer.length > 0 ? [told] : [told, ...loseChosen(state), ...rankAll(state)];
}

/**
 * CS-V1: returns the two greatest distances from home of any locomotive, the greatest first; locomotives at home are
 * left out.
 */
function penalizedDistances(state: SeenSchachtState): number[] {
  const distances = Object.values(state.locomotives)
    .flatMap((locomotives) => models.map((model) => locomotives[model]))
    .filter((progress) => !isHome(progress))
    .map((progress) => homeProgress - progress);
  return [...new Set(distances)].sort((a, b) => b - a).slice(0, 2);
}

/** Returns the players who have a locomotive at this distance from home. */
function ownersAt(state: SeenSchachtState, distance: number): PlayerID[] {
  return state.seats.filter((seat) =>
    models.some((model) => homeProgress - ofSeat(state.locomotives, seat)[model] === distance),
  );
}

/** Returns the highest card; of equal ones the first that was taken. */
function highestOf(cards: readonly PointsCardID[]): PointsCardID | undefined {
  return [...cards].sort((a, b) => pointsValue(b) - pointsValue(a))[0];
}

function losePoints(
  state: SchachtState,
  loss: Extract<SchachtEvent, { type: 'lostHighest' | 'lostChosen' }>,
): SchachtEvent {
  state.points[loss.playerID] = withoutCard(ofSeat(state.points, loss.playerID), loss.cardID);
  state.discardedPoints = [...state.discardedPoints, loss.cardID];
  return loss;
}

/** CS-V1: each owner of a locomotive at the greatest distance loses the highest card. */
function loseHighest(state: SchachtState): SchachtEvent[] {
  const [distance] = penalizedDistances(state);
  if (distance === undefined) return [];
  return ownersAt(state, distance).flatMap((playerID) => {
    const cardID = highestOf(ofSeat(state.points, playerID));
    if (cardID === undefined) return [];
    return [losePoints(state, { type: 'lostHighest', playerID, cardID, distance })];
  });
}

/** CS-V1: returns the owners at the next greatest distance who have cards of more than one value to choose from. */
export function seatsToChooseDiscard(state: SeenSchachtState): PlayerID[] {
  const [, distance] = penalizedDistances(state);
  if (distance === undefined) return [];
  return ownersAt(state, distance).filter(
    (seat) => new Set(ofSeat(state.points, seat).map(pointsValue)).size > 1,
  );
}

/** CS-V1: each owner at the next greatest distance loses the chosen card, or the only kind there is. */
function loseChosen(state: SchachtState): SchachtEvent[] {
  const [, distance] = penalizedDistances(state);
  if (distance === undefined) return [];
  return ownersAt(state, distance).flatMap((playerID) => {
    const own = ofSeat(state.players, playerID);
    const [only] = ofSeat(state.points, playerID);
    const cardID = own.answer?.phase === 'penalty' ? own.answer.cardID : only;
    if (cardID === undefined) return [];
    state.players[playerID] = { ...own, answer: null };
    return [losePoints(state, { type: 'lostChosen', playerID, cardID, distance })];
  });
}
