/** Legal moves: for bots, and for programs that play without knowing the rules. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { applySteps, isFinished, placeCard, possibleSteps, whyNotFinish } from './bug.ts';
import { type CardID, isSameFace } from './components.ts';
import type { BugRaceMove } from './moves.ts';
import type { BugRaceOptions } from './options.ts';
import { legPlayOf, whyNotEndTurn, whyNotInLegMove } from './phases/leg-move.ts';
import { whyNotInLegPass } from './phases/leg-pass.ts';
import type { Bug, BugWithCard, Hand, SeenBugRaceState, Step } from './state.ts';

/**
 * Returns every legal move of a seat. Steps are listed one by one: they lead to everything that a card can do with its
 * steps at once. Of cards that show the same legs only one is listed.
 */
export function legalMoves(state: SeenBugRaceState, seat: PlayerID): BugRaceMove[] {
  const hand = state.players[seat];
  if (!hand) return [];
  if (whyNotInLegPass(state, seat) === null) {
    return unlike(otherCards(hand)).map((card) => ({ move: 'keepCard', args: [card] }));
  }
  return whyNotInLegMove(state, seat) === null ? movesInLegMove(state, seat, hand) : [];
}

/** BR-10: returns the cards that can be chosen now. */
function otherCards({ offered, choice }: Hand): readonly CardID[] {
  return offered.filter((card) => card !== choice);
}

function unlike(cards: readonly CardID[]): readonly CardID[] {
  return cards.filter(
    (card, index) => !cards.slice(0, index).some((earlier) => isSameFace(earlier, card)),
  );
}

/** Returns a seat's legal moves in `legMove` (BR-5 to BR-9, BR-12). */
function movesInLegMove(state: SeenBugRaceState, seat: PlayerID, { kept }: Hand): BugRaceMove[] {
  const play = legPlayOf(state, seat);
  const listed: BugRaceMove[] = possibleSteps(play, state.options.trackLength).map(asMove);
  if (play.cardInPlay !== null) {
    if (whyNotFinish(play, state.options) === null) listed.push({ move: 'finishCard', args: [] });
    return listed;
  }
  for (const card of unlike(kept)) listed.push({ move: 'playCard', args: [card] });
  if (whyNotEndTurn(state, seat) === null) listed.push({ move: 'endTurn', args: [] });
  return listed;
}

function asMove(step: Step): BugRaceMove {
  return step === 'body' ? { move: 'moveBody', args: [] } : { move: 'moveLeg', args: [step] };
}

/**
 * Returns a random legal move. A card comes with its steps, and the body moves only with a card or at the end of the
 * turn. These moves can still reach every position that body moves between cards would.
 */
export function randomMove(
  state: SeenBugRaceState,
  seat: PlayerID,
  rng: Rng,
): BugRaceMove | undefined {
  const hand = state.players[seat];
  if (!hand) return undefined;
  if (whyNotInLegPass(state, seat) === null) {
    return { move: 'keepCard', args: [rng.choose(otherCards(hand))] };
  }
  if (whyNotInLegMove(state, seat) !== null) return undefined;
  const play = legPlayOf(state, seat);
  if (play.cardInPlay !== null) return someStep(play, state.options, rng);
  if (whyNotEndTurn(state, seat) === null) return { move: 'endTurn', args: [] };
  const card = rng.choose(hand.kept);
  return { move: 'playCard', args: [card, someSteps(play.bug, card, state.options, rng)] };
}

/** Returns what can be done with the card in play: the possible steps, and whether to finish it. */
function nextSteps(play: BugWithCard, options: BugRaceOptions): (Step | 'finish')[] {
  const steps: (Step | 'finish')[] = possibleSteps(play, options.trackLength);
  if (whyNotFinish(play, options) === null) steps.push('finish');
  return steps;
}

function someStep(play: BugWithCard, options: BugRaceOptions, rng: Rng): BugRaceMove {
  const next = rng.choose(nextSteps(play, options));
  return next === 'finish' ? { move: 'finishCard', args: [] } : asMove(next);
}

/** Returns random steps of a card in order. They end when it is finished, or earlier where it may be put away. */
function someSteps(bug: Bug, card: CardID, options: BugRaceOptions, rng: Rng): readonly Step[] {
  const steps: Step[] = [];
  let play = placeCard(bug, card);
  while (!isFinished(play, options.trackLength)) {
    const next = rng.choose(nextSteps(play, options));
    if (next === 'finish') break;
    steps.push(next);
    play = applySteps(play, [next]);
  }
  return steps;
}
