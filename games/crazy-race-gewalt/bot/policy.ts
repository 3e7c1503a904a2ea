/** The moves worth considering: of moves with the same effect on the race only one. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import {
  type ActionKind,
  actionKind,
  arrowOf,
  printedSquares,
  squaresOn,
  stageNumber,
  stages,
} from '../rules/components.ts';
import { cardOn, laneOf } from '../rules/lanes.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { GewaltMove } from '../rules/moves.ts';
import type { GewaltState, SectionRef } from '../rules/state.ts';
import { pointsOf } from './evaluation.ts';
import { codeOf, type Race, raceOf, stageCount } from './race.ts';

/** The effect of a card on a lane: more or fewer squares in a stage ahead of a pawn. */
export interface Stretch {
  readonly lane: number;
  readonly stage: number;
  readonly by: number;
}

/** Returns the effect of placing or removing a card; none where no pawn will come. */
function stretchOf(state: GewaltState, spot: SectionRef, by: number): Stretch[] {
  const pawn = state.pawns[spot.lane];
  if (!pawn || pawn.section >= spot.section || by === 0) return [];
  return [{ lane: spot.lane, stage: stageNumber(spot.section), by }];
}

/** Returns the effects of a move on the lanes. */
export function stretchesOf(state: GewaltState, { move, args }: GewaltMove): Stretch[] {
  if (move === 'playSection') {
    const [cardID, lane, section] = args;
    return stretchOf(state, { lane, section }, squaresOn(cardID) - printedSquares);
  }
  if (move !== 'relocate') return [];
  const [, fromLane, fromSection, lane, section] = args;
  const from = { lane: fromLane, section: fromSection };
  const card = cardOn(state, from);
  const by = card ? squaresOn(card.cardID) - printedSquares : 0;
  return [...stretchOf(state, from, -by), ...stretchOf(state, { lane, section }, by)];
}

/** Returns the first stage in which a move changes the race, or the number of stages if it changes none. */
export function firstStageOf(state: GewaltState, move: GewaltMove): number {
  if (move.move === 'playAction' || move.move === 'counter') return 0;
  return Math.min(stageCount, ...stretchesOf(state, move).map(({ stage }) => stage));
}

/** Maximum of points: all bets come true, and all five players have the same ones. */
const maxPoints = 5 * stages.length;

/** Value of keeping a card, in points: higher for cards that can change a race more. */
const keepsakes: Readonly<Record<ActionKind, number>> = {
  counter: 0.02,
  relocate: 0.03,
  extraTurn: 0.02,
  skipTurn: 0.02,
  noRoll: 0.02,
  doubleRoll: 0.02,
  noCards: 0,
  move4: 0.01,
  move10: 0.01,
  minus4: 0.01,
  plus4: 0.01,
};

/**
 * A drawn card is worth a little, in points. A section card is better the further it differs from the printed squares.
 */
const perSquare = 0.004;
const plainSquares = 2.3;

/** Returns the change in the value of the hand made by a move, in points. */
export function keepsakeOf(move: GewaltMove): number {
  switch (move.move) {
    case 'playSection':
    case 'discardSection':
      return perSquare * (plainSquares - Math.abs(squaresOn(move.args[0]) - printedSquares));
    case 'discardAction':
    case 'playAction':
    case 'relocate':
      return 0.012 - keepsakes[actionKind(move.args[0])];
    case 'counter':
      return -keepsakes.counter;
    default:
      return 0;
  }
}

/** Returns a key for the effect of a move. */
function keyOf(move: GewaltMove, stretches: readonly Stretch[]): string {
  if (move.move === 'playAction') return `${actionKind(move.args[0])} ${move.args[1]}`;
  if (move.move === 'discardAction') return `discard ${actionKind(move.args[0])}`;
  const squares = move.move === 'discardSection' ? squaresOn(move.args[0]) : '';
  return [
    move.move,
    squares,
    ...stretches.map(({ lane, stage, by }) => `${lane} ${stage} ${by}`),
  ].join(' ');
}

/** Evaluates the race after a move, before dice and replies, then restores it. */
export function tryInHead<Found>(
  state: GewaltState,
  race: Race,
  { seat, move }: { readonly seat: PlayerID; readonly move: GewaltMove },
  find: () => Found,
): Found {
  const stretches = stretchesOf(state, move);
  const lane = laneOf(move.move === 'playAction' ? move.args[1] : seat);
  const card = race.before[lane] ?? 0;
  if (move.move === 'counter') race.before[lane] = 0;
  if (move.move === 'playAction') race.before[lane] = codeOf(arrowOf(move.args[0]));
  for (const { lane: each, stage, by } of stretches) race.stretch(each, stage, by);
  const found = find();
  for (const { lane: each, stage, by } of stretches) race.stretch(each, stage, -by);
  race.before[lane] = card;
  return found;
}

/**
 * Returns whether a move is considered now: first the section card, then the action card, then the dice. Replies are
 * considered at any time.
 */
function isInOrder(state: GewaltState, { move }: GewaltMove): boolean {
  const isAction = move === 'playAction' || move === 'relocate' || move === 'discardAction';
  return state.turn.hasUsed.section || !isAction;
}

/** Returns whether a move has no effect: a card placed where no pawn comes is as good as discarded. */
function isIdle({ move }: GewaltMove, stretches: readonly Stretch[]): boolean {
  return (move === 'playSection' || move === 'relocate') && stretches.length === 0;
}

/** Returns the moves of a seat that affect the race, one for each different effect, unsorted. */
export function unlikeMoves(state: GewaltState, seat: PlayerID): Candidate<GewaltMove>[] {
  const found = new Map<string, Candidate<GewaltMove>>();
  for (const move of legalMoves(state, seat)) {
    if (!isInOrder(state, move)) continue;
    const stretches = stretchesOf(state, move);
    const key = keyOf(move, stretches);
    if (!isIdle(move, stretches) && !found.has(key)) found.set(key, { move, key });
  }
  return [...found.values()];
}

/** Returns the moves of a seat worth considering, those with the most expected points first. */
export function candidates(state: GewaltState, seat: PlayerID): Candidate<GewaltMove>[] {
  const race = raceOf(state);
  return unlikeMoves(state, seat)
    .map(({ move, key }) => {
      const points = tryInHead(state, race, { seat, move }, () => pointsOf(race, laneOf(seat)));
      return { move, key, prior: (points + keepsakeOf(move)) / maxPoints };
    })
    .sort((a, b) => b.prior - a.prior);
}
