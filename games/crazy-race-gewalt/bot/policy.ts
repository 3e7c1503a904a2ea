/** The moves worth considering: of those that come to the same in the race only one. */
import type { PlayerID } from 'boardgame.io';
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

/** What a card does to a lane: squares more, or fewer, in a stage before a pawn. */
export interface Stretch {
  readonly lane: number;
  readonly stage: number;
  readonly by: number;
}

/** What a card laid, or taken away, does; nothing where no pawn will come. */
function stretchOf(state: GewaltState, spot: SectionRef, by: number): Stretch[] {
  const pawn = state.pawns[spot.lane];
  if (!pawn || pawn.section >= spot.section || by === 0) return [];
  return [{ lane: spot.lane, stage: stageNumber(spot.section), by }];
}

/** What a move does to the lanes. */
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

/** The first stage in which a move changes the race; none: as many as there are. */
export function firstStageOf(state: GewaltState, move: GewaltMove): number {
  if (move.move === 'playAction' || move.move === 'counter') return 0;
  return Math.min(stageCount, ...stretchesOf(state, move).map(({ stage }) => stage));
}

/** All bets come true, and all five players have the same. */
const maxPoints = 5 * stages.length;

/** How much it is worth to keep a card, in points: those that can turn a race more. */
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

/** A fresh card is worth a little: points a section card is better the further it is from what is printed. */
const perSquare = 0.004;
const plainSquares = 2.3;

/** What the cards that are left in hand after a move are worth, against those before. */
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

/** A name for all that a move comes to. */
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

/** What is found in the race after a move, before dice and answers; the race is then as it was. */
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

/** First the section card is thought about, then the action card, then the dice; answers at any time. */
function isInOrder(state: GewaltState, { move }: GewaltMove): boolean {
  const isAction = move === 'playAction' || move === 'relocate' || move === 'discardAction';
  return state.turn.hasUsed.section || !isAction;
}

/** Laid where no pawn comes a card does what it does when it is discarded. */
function isIdle({ move }: GewaltMove, stretches: readonly Stretch[]): boolean {
  return (move === 'playSection' || move === 'relocate') && stretches.length === 0;
}

/** Moves of a seat that come to something in the race, each to something else, as they come. */
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

/** The moves of a seat worth considering, those first that promise its own bets most. */
export function candidates(state: GewaltState, seat: PlayerID): Candidate<GewaltMove>[] {
  const race = raceOf(state);
  return unlikeMoves(state, seat)
    .map(({ move, key }) => {
      const points = tryInHead(state, race, { seat, move }, () => pointsOf(race, laneOf(seat)));
      return { move, key, prior: (points + keepsakeOf(move)) / maxPoints };
    })
    .sort((a, b) => b.prior - a.prior);
}
