/** Computes what a hand of cards does to a bug. */
import type { PlayerID } from '../../kit/player-id.ts';
import { ofSeat } from '../../kit/seats.ts';
import type { CardID } from '../rules/components.ts';
import {
  applySteps,
  isFinished,
  placeCard,
  possibleSteps,
  withBodyForward,
} from '../rules/index.ts';
import type { Bug, BugRaceState, Step } from '../rules/state.ts';
import {
  type LegSet,
  legSetOf,
  legSetOfCard,
  legSets,
  type Shape,
  shapeOf,
} from './bug-encoding.ts';
import type { Pace } from './finish-times.ts';

const nothing = new Float64Array(0);

/** Returns the best bug to which a hand leads in its best order; `toGo` says how far each bug still has to go. */
export function bestEnd(
  { next }: Pace,
  toGo: Float64Array,
  shape: Shape,
  hand: readonly LegSet[],
): Shape {
  if (hand.length === 0) return shape;
  return bestOfRest(next, toGo, shape, hand, (1 << hand.length) - 1);
}

/** `left` has a bit for each card of the hand that is not played yet. */
function bestOfRest(
  next: Int16Array,
  toGo: Float64Array,
  shape: Shape,
  hand: readonly LegSet[],
  left: number,
): Shape {
  let best = shape;
  let bestToGo = Number.POSITIVE_INFINITY;
  for (let card = 0; card < hand.length; card += 1) {
    if ((left & (1 << card)) === 0) continue;
    const rest = left & ~(1 << card);
    const after = next[shape * legSets + (hand[card] ?? 0)] ?? shape;
    const end = rest === 0 ? after : bestOfRest(next, toGo, after, hand, rest);
    const turns = toGo[end] ?? 0;
    if (turns < bestToGo) [best, bestToGo] = [end, turns];
  }
  return best;
}

/** Returns how far a bug has to go if a card is kept with the given ones, while later cards are unknown. */
export function toGoWith(pace: Pace, shape: Shape, kept: readonly LegSet[], card: LegSet): number {
  const toCome = pace.toGo.length - kept.length - 1;
  const toGo = pace.toGo[toCome] ?? nothing;
  return toGo[bestEnd(pace, toGo, shape, [...kept, card])] ?? 0;
}

/** Returns the place of the offered card that a player keeps if they consider only their own bug. */
export function favouriteOf(
  pace: Pace,
  shape: Shape,
  offered: readonly LegSet[],
  kept: readonly LegSet[],
): number {
  let best = 0;
  let min = Number.POSITIVE_INFINITY;
  for (let place = 0; place < offered.length; place += 1) {
    const toGo = toGoWith(pace, shape, kept, offered[place] ?? 0);
    if (toGo < min) [best, min] = [place, toGo];
  }
  return best;
}

/** Returns a seat's bug once its card in play is carried out. */
export function shapeOfSeat(
  { bugs, cardsInPlay, options }: Pick<BugRaceState, 'bugs' | 'cardsInPlay' | 'options'>,
  seat: PlayerID,
  { next }: Pace,
): Shape {
  const shape = shapeOf(ofSeat(bugs, seat), options.trackLength);
  const card = cardsInPlay[seat];
  return card ? (next[shape * legSets + legSetOf(card.unmoved)] ?? shape) : shape;
}

/** Returns a seat's bug at the end of the turn, with its kept cards played in their best order. */
export function endOfTurn(state: BugRaceState, seat: PlayerID, pace: Pace): Shape {
  const [toGo = nothing] = pace.toGo;
  const hand = ofSeat(state.players, seat).kept.map(legSetOfCard);
  return bestEnd(pace, toGo, shapeOfSeat(state, seat, pace), hand);
}

/** Returns the steps of a card, with the body up in the end. */
export function stepsOf(bug: Bug, card: CardID, trackLength: number): readonly Step[] {
  const steps: Step[] = [];
  let play = placeCard(bug, card);
  while (!isFinished(play, trackLength)) {
    // Leg steps are listed first, so the body moves only when the legs wait for it.
    const [step] = possibleSteps(play, trackLength);
    if (step === undefined) break;
    steps.push(step);
    play = applySteps(play, [step]);
  }
  const bodySteps = withBodyForward(play.bug, trackLength).body - play.bug.body;
  return [...steps, ...Array.from({ length: bodySteps }, (): Step => 'body')];
}
