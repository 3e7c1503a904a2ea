/** The phase stageEvaluation: CS-8 to CS-12, and the choice of a points card that CS-V2 brings. */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { ofSeat } from '../kit/seats.ts';
import { type Side, sides } from './components.ts';
import { leavesPrizeToChoose, seatsToStealFrom, stealPoints, takePoints } from './points.ts';
import { cardsAt, isPlaying, legalSides, movementFor, revealed, winnerAt } from './stage.ts';
import { endStage } from './stage-end.ts';
import type {
  Advance,
  CrazyRaceEvent,
  CrazyRaceState,
  Locomotives,
  Refusal,
  SeenCrazyRaceState,
} from './state.ts';
import { afterPart, homeCount, isLost, type Run, whyNotPart } from './track.ts';

/** CS-8: evaluates the sides up to the first that asks for a decision; without any, the stage ends. */
export function beginEvaluation(state: CrazyRaceState): CrazyRaceEvent[] {
  state.step = 'stageEvaluation';
  state.toPlace = null;
  state.couldMove = [];
  return evaluateFrom(state, 0);
}

/** CS-8, CS-12: side by side, clockwise from the arrow, until a winner has something to decide. */
function evaluateFrom(state: CrazyRaceState, first: number): CrazyRaceEvent[] {
  const told: CrazyRaceEvent[] = [];
  for (const side of sides.slice(first)) {
    state.side = side;
    told.push(...evaluate(state, side));
    if (state.movement) return told;
  }
  state.side = null;
  return [...told, ...endStage(state)];
}

/** CS-8: turns up a side's cards; the winner may move unless the movement is lost. */
function evaluate(state: CrazyRaceState, side: Side): CrazyRaceEvent[] {
  turnUp(state, side);
  const cards = revealed(cardsAt(state, side));
  const winner = winnerAt(cards);
  if (!winner) return [{ type: 'sideEmpty', side, isTaboo: !legalSides(state).includes(side) }];
  const { playerID, sum, isTie } = winner;
  const turned: CrazyRaceEvent = { type: 'revealed', side, cards, winner: playerID, sum, isTie };
  const movement = movementFor(state, side, playerID);
  if (isLost({ locomotives: ofSeat(state.locomotives, playerID), movement })) {
    const { left, model } = movement;
    return [turned, { type: 'movementLost', playerID, side, left, model }];
  }
  state.movement = movement;
  if (!state.couldMove.includes(playerID)) state.couldMove.push(playerID);
  return [turned];
}

function turnUp(state: CrazyRaceState, side: Side): void {
  state.placed[side] = cardsAt(state, side).map((card) => {
    const own = ofSeat(state.players, card.playerID).placed;
    return { ...card, cardID: own.find(({ order }) => order === card.order)?.cardID ?? null };
  });
}

/** The winner's movement, or why this player has none to decide now. */
function movementOf(state: SeenCrazyRaceState, playerID: PlayerID): Run | Refusal {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result || !state.movement) return 'wrongPhase';
  if (state.movement.playerID !== playerID) return 'notYourTurn';
  if (state.prizeFor !== null) return 'choosePrize';
  return { locomotives: ofSeat(state.locomotives, playerID), movement: state.movement };
}

function isAdvance(value: unknown): value is Advance {
  return (
    typeof value === 'object' && value !== null && 'locomotive' in value && 'distance' in value
  );
}

/**
 * CS-9 to CS-11: moves an own locomotive. `further` (may be left out) are more parts of a `?`, moved after it in
 * this order; if one of them is not possible the whole move is refused.
 */
export function whyNotAdvance(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  locomotive: unknown,
  distance: unknown,
  further?: unknown,
): Refusal | null {
  const current = movementOf(state, playerID);
  if (typeof current === 'string') return current;
  // JSON turns an argument that was left out into null.
  const more = further ?? [];
  if (!Array.isArray(more) || !more.every(isAdvance)) return 'badFurtherMoves';
  let run: Run = current;
  for (const part of [{ locomotive, distance }, ...more]) {
    if (run !== current && leavesPrizeAfter(state, playerID, run)) return 'choosePrize';
    const refusal = whyNotPart(run, part.locomotive, part.distance);
    if (refusal) return refusal;
    // whyNotPart has just found it to be an advance.
    run = afterPart(run, part as Advance).run;
  }
  return null;
}

/** CS-V2: whether a points card is to be chosen once the locomotives stand like this. */
function leavesPrizeAfter(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  { locomotives }: { readonly locomotives: Locomotives },
): boolean {
  const cameHome = homeCount(locomotives) > homeCount(ofSeat(state.locomotives, playerID));
  return cameHome && leavesPrizeToChoose(state, playerID, homeCount(locomotives));
}

/** CS-9 to CS-12: moves as asked, one part after the other; they are allowed. Then the evaluation goes on. */
export function advance(
  state: CrazyRaceState,
  playerID: PlayerID,
  first: Advance,
  further: readonly Advance[],
): CrazyRaceEvent[] {
  const told = [first, ...further].flatMap((part) => carryOut(state, playerID, part));
  return [...told, ...goOnEvaluating(state)];
}

/** CS-16 to CS-18: moves a locomotive; points cards at the turntable first, then at the finish. */
function carryOut(state: CrazyRaceState, playerID: PlayerID, part: Advance): CrazyRaceEvent[] {
  const { movement } = state;
  if (!movement) return [];
  const { way, run } = afterPart(
    { locomotives: ofSeat(state.locomotives, playerID), movement },
    part,
  );
  state.locomotives[playerID] = run.locomotives;
  state.movement = { ...movement, ...run.movement };
  const { from, to, jumped } = way;
  const told: CrazyRaceEvent[] = [
    { type: 'advanced', playerID, model: part.locomotive, from, to, jumps: jumped.length },
  ];
  if (way.reachesTurntable) told.push(takePoints(state, playerID, 'turntable'));
  if (!way.reachesFinish) return told;
  if (leavesPrizeToChoose(state, playerID, homeCount(run.locomotives))) {
    state.prizeFor = playerID;
    return told;
  }
  return [...told, takePoints(state, playerID, 'finish')];
}

/** After a move of the winner: the rest of a `?` waits for them, else the next side is evaluated. */
function goOnEvaluating(state: CrazyRaceState): CrazyRaceEvent[] {
  const { movement } = state;
  if (!movement || state.prizeFor !== null) return [];
  const { playerID, side, left, model } = movement;
  const told: CrazyRaceEvent[] = [];
  if (left > 0) {
    if (!isLost({ locomotives: ofSeat(state.locomotives, playerID), movement })) return [];
    told.push({ type: 'movementLost', playerID, side, left, model });
  }
  state.movement = null;
  return [...told, ...evaluateFrom(state, side + 1)];
}

/** CS-12: only the winner of the side under evaluation, and not before a choice that `steal` asks for. */
export function whyNotDecline(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  const current = movementOf(state, playerID);
  return typeof current === 'string' ? current : null;
}

/** CS-12: the winner "may" move; declining gives up what is left. */
export function decline(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  const { movement } = state;
  if (!movement) return [];
  const { side, left } = movement;
  state.movement = null;
  return [{ type: 'declined', playerID, side, left }, ...evaluateFrom(state, side + 1)];
}

// The choice of a points card: CS-V2

function whyNotChoosePrize(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  if (!isPlaying(state, playerID)) return 'notPlaying';
  if (state.result || state.step !== 'stageEvaluation') return 'wrongPhase';
  return state.prizeFor === playerID ? null : 'noPrize';
}

/** CS-V2: only who has that choice. */
export function whyNotDrawPoints(state: SeenCrazyRaceState, playerID: PlayerID): Refusal | null {
  return whyNotChoosePrize(state, playerID);
}

/** CS-V2: the top card of the finish pile, as CS-18 has it. */
export function drawPoints(state: CrazyRaceState, playerID: PlayerID): CrazyRaceEvent[] {
  state.prizeFor = null;
  return [takePoints(state, playerID, 'finish'), ...goOnEvaluating(state)];
}

/** CS-V2: `from` is the seat whose points cards chance picks one of. */
export function whyNotSteal(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  from: unknown,
): Refusal | null {
  const notNow = whyNotChoosePrize(state, playerID);
  if (notNow) return notNow;
  if (from === playerID) return 'ownPoints';
  if (typeof from !== 'string' || !isPlaying(state, from)) return 'notASeat';
  return seatsToStealFrom(state, playerID).includes(from) ? null : 'nothingToSteal';
}

/** CS-V2: a points card of another player, picked by chance, instead of that of the pile. */
export function steal(
  state: CrazyRaceState,
  playerID: PlayerID,
  from: PlayerID,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  state.prizeFor = null;
  return [...stealPoints(state, playerID, from, shuffle), ...goOnEvaluating(state)];
}
