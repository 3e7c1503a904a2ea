/** The phase stageEvaluation: CS-8 to CS-12, and the choice of a points card that CS-V2 brings. */

import type { Shuffle } from '../../../kit/cards.ts';
import { existing } from '../../../kit/existing.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat } from '../../../kit/seats.ts';
import { type Side, sides } from '../components.ts';
import type { SchachtEvent } from '../events.ts';
import { leavesPrizeToChoose, seatsToStealFrom, stealPoints, takePoints } from '../points.ts';
import { isPlaying, movementFor, stepIn, tabooSide, winnerAt, withCardsAt } from '../stage.ts';
import type {
  Advance,
  Locomotives,
  Movement,
  PlacedDriver,
  Refusal,
  RevealedDriver,
  SchachtState,
  SeenSchachtState,
} from '../state.ts';
import { afterPart, homeCount, isLost, type Run, whyNotPart } from '../track.ts';
import { endStage } from './stage-end.ts';

/** CS-8: evaluates the sides up to the first that needs a decision; without any, the stage ends. */
export function beginEvaluation(state: SchachtState): SchachtEvent[] {
  return evaluateFrom(state, 0, []);
}

/** CS-8, CS-12: evaluates one side after another, clockwise from the arrow, until a winner has a decision to make. */
function evaluateFrom(
  state: SchachtState,
  first: number,
  couldMove: readonly PlayerID[],
): SchachtEvent[] {
  const told: SchachtEvent[] = [];
  for (const side of sides.slice(first)) {
    const { events, movement } = evaluate(state, side);
    told.push(...events);
    if (!movement) continue;
    const { playerID } = movement;
    state.step = {
      phase: 'stageEvaluation',
      asks: 'movement',
      movement,
      couldMove: couldMove.includes(playerID) ? couldMove : [...couldMove, playerID],
    };
    return told;
  }
  return [...told, ...endStage(state, couldMove)];
}

/** CS-8: turns up a side's cards; the winner may move unless the movement is lost. */
function evaluate(
  state: SchachtState,
  side: Side,
): { readonly events: readonly SchachtEvent[]; readonly movement: Movement | null } {
  const cards = state.placed[side].map((card) => turnedUp(state, card));
  const winner = winnerAt(cards);
  if (!winner) {
    const isTaboo = tabooSide(state) === side;
    return { events: [{ type: 'sideEmpty', side, isTaboo }], movement: null };
  }
  state.placed = withCardsAt(state.placed, side, cards);
  const { playerID, sum, isTie } = winner;
  const turned: SchachtEvent = { type: 'revealed', side, cards, winner: playerID, sum, isTie };
  const movement = movementFor(state, side, playerID);
  if (!isLost({ locomotives: ofSeat(state.locomotives, playerID), movement })) {
    return { events: [turned], movement };
  }
  return { events: [turned, movementLost(movement)], movement: null };
}

/** Returns a card at the stage with its face, from its owner's own part. */
function turnedUp(state: SchachtState, { playerID, order }: PlacedDriver): RevealedDriver {
  const own = ofSeat(state.players, playerID).placed.find((card) => card.order === order);
  const { cardID } = existing(own, 'card placed by seat ', playerID);
  return { playerID, order, cardID };
}

function movementLost({ playerID, side, left, model }: Movement): SchachtEvent {
  return { type: 'movementLost', playerID, side, left, model };
}

/** Returns the winner's movement, or why this player has none to decide now. */
export function runOf(state: SeenSchachtState, playerID: PlayerID): Run | Refusal {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  const { step } = state;
  if (step.phase !== 'stageEvaluation') return 'wrongPhase';
  if (step.movement.playerID !== playerID) return 'notYourTurn';
  if (step.asks === 'prize') return 'choosePrize';
  return { locomotives: ofSeat(state.locomotives, playerID), movement: step.movement };
}

function isAdvance(value: unknown): value is Advance {
  return (
    typeof value === 'object' && value !== null && 'locomotive' in value && 'distance' in value
  );
}

/**
 * CS-9 to CS-11: returns why a player can't move a locomotive, or null. `further` (may be left out) are more parts of a
 * `?`, moved after it in this order. If one of them is not possible, the whole move is refused.
 */
export function whyNotAdvance(
  state: SeenSchachtState,
  playerID: PlayerID,
  locomotive: unknown,
  distance: unknown,
  further?: unknown,
): Refusal | null {
  const current = runOf(state, playerID);
  if (typeof current === 'string') return current;
  // JSON turns an argument that was left out into null.
  const more = further ?? [];
  if (!Array.isArray(more) || !more.every(isAdvance)) return 'badFurtherMoves';
  let run: Run = current;
  for (const part of [{ locomotive, distance }, ...more]) {
    if (run !== current && leavesPrizeAfter(state, playerID, run)) return 'choosePrize';
    const refusal = whyNotPart(run, part.locomotive, part.distance);
    if (refusal) return refusal;
    // whyNotPart has just confirmed that it is an advance.
    run = afterPart(run, part as Advance).run;
  }
  return null;
}

/** CS-V2: returns whether the player has to choose a points card once the locomotives are in these positions. */
function leavesPrizeAfter(
  state: SeenSchachtState,
  playerID: PlayerID,
  { locomotives }: { readonly locomotives: Locomotives },
): boolean {
  const cameHome = homeCount(locomotives) > homeCount(ofSeat(state.locomotives, playerID));
  return cameHome && leavesPrizeToChoose(state, playerID, homeCount(locomotives));
}

/**
 * CS-9 to CS-12: makes the given parts of a movement, which are allowed, in their order. Then the evaluation continues.
 */
export function advance(state: SchachtState, parts: readonly Advance[]): SchachtEvent[] {
  const events: SchachtEvent[] = [];
  for (const part of parts) events.push(...carryOut(state, part));
  const { asks } = stepIn(state, 'stageEvaluation');
  return asks === 'prize' ? events : [...events, ...goOnEvaluating(state)];
}

/** CS-16 to CS-18: moves a locomotive; points cards at the turntable first, then at the finish. */
function carryOut(state: SchachtState, part: Advance): SchachtEvent[] {
  const step = stepIn(state, 'stageEvaluation');
  const { movement } = step;
  const { playerID } = movement;
  const before: Run = { locomotives: ofSeat(state.locomotives, playerID), movement };
  const { way, run } = afterPart(before, part);
  state.locomotives[playerID] = run.locomotives;
  const isPrizeLeft =
    way.reachesFinish && leavesPrizeToChoose(state, playerID, homeCount(run.locomotives));
  state.step = {
    ...step,
    asks: isPrizeLeft ? 'prize' : 'movement',
    movement: { ...movement, left: run.movement.left },
  };
  const { from, to, jumped } = way;
  const events: SchachtEvent[] = [
    { type: 'advanced', playerID, model: part.locomotive, from, to, jumps: jumped.length },
  ];
  if (way.reachesTurntable) events.push(takePoints(state, playerID, 'turntable'));
  if (way.reachesFinish && !isPrizeLeft) events.push(takePoints(state, playerID, 'finish'));
  return events;
}

/**
 * Continues the evaluation. The rest of a `?` stays with its winner if a locomotive can use it; else the next side is
 * evaluated.
 */
function goOnEvaluating(state: SchachtState): SchachtEvent[] {
  const step = stepIn(state, 'stageEvaluation');
  const { movement, couldMove } = step;
  const { playerID, side, left } = movement;
  if (left === 0) return evaluateFrom(state, side + 1, couldMove);
  if (isLost({ locomotives: ofSeat(state.locomotives, playerID), movement })) {
    return [movementLost(movement), ...evaluateFrom(state, side + 1, couldMove)];
  }
  state.step = { ...step, asks: 'movement' };
  return [];
}

/**
 * CS-12: returns why a player can't decline, or null. It must be the winner of the side under evaluation, without a
 * choice that `steal` requires first.
 */
export function whyNotDecline(state: SeenSchachtState, playerID: PlayerID): Refusal | null {
  const current = runOf(state, playerID);
  return typeof current === 'string' ? current : null;
}

/** CS-12: gives up the remaining spaces, since the winner "may" move. */
export function decline(state: SchachtState): SchachtEvent[] {
  const { movement, couldMove } = stepIn(state, 'stageEvaluation');
  const { playerID, side, left } = movement;
  return [{ type: 'declined', playerID, side, left }, ...evaluateFrom(state, side + 1, couldMove)];
}

/** CS-V2: returns why a player can't choose a points card, or null. The player must have that choice to make now. */
export function whyNotChoosePrize(state: SeenSchachtState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  const { step } = state;
  if (step.phase !== 'stageEvaluation') return 'wrongPhase';
  return step.asks === 'prize' && step.movement.playerID === playerID ? null : 'noPrize';
}

/** CS-V2: takes the top card of the finish pile, as in CS-18. */
export function drawPoints(state: SchachtState, playerID: PlayerID): SchachtEvent[] {
  return [takePoints(state, playerID, 'finish'), ...goOnEvaluating(state)];
}

/** CS-V2: returns why a player can't steal, or null. `from` is the seat from which a random points card is taken. */
export function whyNotSteal(
  state: SeenSchachtState,
  playerID: PlayerID,
  from: unknown,
): Refusal | null {
  const notNow = whyNotChoosePrize(state, playerID);
  if (notNow) return notNow;
  if (from === playerID) return 'ownPoints';
  if (typeof from !== 'string' || !isPlaying(state, from)) return 'notASeat';
  return seatsToStealFrom(state, playerID).includes(from) ? null : 'nothingToSteal';
}

/** CS-V2: takes a random points card of another player, instead of that of the pile. */
export function steal(
  state: SchachtState,
  playerID: PlayerID,
  from: PlayerID,
  shuffle: Shuffle,
): SchachtEvent[] {
  return [stealPoints(state, playerID, from, shuffle), ...goOnEvaluating(state)];
}
