/**
 * Policy of a sensible player: prefers the card that leaves the shortest way to go, and plays the hand in its best
 * order.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import { oneOf } from '../../kit/rng.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import type { CardID } from '../rules/components.ts';
import { legPlayOf, possibleSteps } from '../rules/index.ts';
import type { BugRaceMove } from '../rules/moves.ts';
import type { BugRaceOptions } from '../rules/options.ts';
import type { Bug, BugRaceState, Hand } from '../rules/state.ts';
import { type LegSet, legSetOfCard, legSets, type Shape, shapeOf } from './bug-encoding.ts';
import { paceOf } from './finish-times.ts';
import { bestEnd, favouriteOf, shapeOfSeat, stepsOf, toGoWith } from './hands.ts';

/** An item with the distance that it leaves a bug to go, in turns. */
interface Rated<Item> {
  readonly item: Item;
  readonly toGo: number;
}

function byToGo<Item>(a: Rated<Item>, b: Rated<Item>): number {
  return a.toGo - b.toGo;
}

/** Returns the first of all cards that show the same legs. */
function unlike(cards: readonly CardID[]): readonly CardID[] {
  const seen = new Set<LegSet>();
  return cards.filter((card) => {
    const isNew = !seen.has(legSetOfCard(card));
    seen.add(legSetOfCard(card));
    return isNew;
  });
}

/**
 * Returns the card that a player keeps if they consider only their own bug, of those offered beside those kept before.
 */
export function favourite(
  bug: Bug,
  { offered, kept }: Pick<Hand, 'offered' | 'kept'>,
  options: BugRaceOptions,
): CardID {
  const pace = paceOf(options);
  const at = favouriteOf(
    pace,
    shapeOf(bug, options.trackLength),
    offered.map(legSetOfCard),
    kept.map(legSetOfCard),
  );
  return oneOf(offered, at);
}

/** Returns the cards that a seat can keep, each face once, the one with the shortest way to go first. */
function keptBest(state: BugRaceState, seat: PlayerID): readonly CardID[] {
  const pace = paceOf(state.options);
  const { offered, kept, choice } = ofSeat(state.players, seat);
  const shape = shapeOf(ofSeat(state.bugs, seat), state.options.trackLength);
  const sets = kept.map(legSetOfCard);
  return unlike(offered.filter((card) => card !== choice))
    .map((card) => ({ item: card, toGo: toGoWith(pace, shape, sets, legSetOfCard(card)) }))
    .sort(byToGo)
    .map(({ item }) => item);
}

/**
 * Returns the cards worth playing next, the best first. Of cards that lead to the same end with the rest of the hand,
 * only one is listed.
 */
function playedBest(state: BugRaceState, seat: PlayerID): readonly CardID[] {
  const pace = paceOf(state.options);
  const [toGo = new Float64Array(0)] = pace.toGo;
  const shape = shapeOfSeat(state, seat, pace);
  const { kept } = ofSeat(state.players, seat);
  const byEnd = new Map<Shape, Rated<CardID>>();
  for (const card of unlike(kept)) {
    const rest = kept.filter((other) => other !== card).map(legSetOfCard);
    const after = pace.next[shape * legSets + legSetOfCard(card)] ?? shape;
    const end = bestEnd(pace, toGo, after, rest);
    if (!byEnd.has(end)) byEnd.set(end, { item: card, toGo: toGo[end] ?? 0 });
  }
  return [...byEnd.values()].sort(byToGo).map(({ item }) => item);
}

/** Returns the next step of a card. There is nothing to decide (BR-9): a leg that can move, else the body. */
function nextStep(state: BugRaceState, seat: PlayerID): BugRaceMove {
  const [step] = possibleSteps(legPlayOf(state, seat), state.options.trackLength);
  if (step === undefined) return { move: 'finishCard', args: [] };
  return step === 'body' ? { move: 'moveBody', args: [] } : { move: 'moveLeg', args: [step] };
}

/** Returns the move that plays a card with all its steps. */
function asPlayed(state: BugRaceState, seat: PlayerID, card: CardID): BugRaceMove {
  const steps = stepsOf(ofSeat(state.bugs, seat), card, state.options.trackLength);
  return { move: 'playCard', args: [card, steps] };
}

/** Returns the only sensible move in `legMove`, or undefined if a card has to be chosen. */
function onlyMove(state: BugRaceState, seat: PlayerID): BugRaceMove | undefined {
  if (state.cardsInPlay[seat]) return nextStep(state, seat);
  if (ofSeat(state.players, seat).kept.length > 0) return undefined;
  return { move: 'endTurn', args: [] };
}

/** Returns the moves worth considering, the most promising first. */
export function candidates(state: BugRaceState, seat: PlayerID): readonly Candidate<BugRaceMove>[] {
  if (state.step === 'legPass') {
    return keptBest(state, seat).map((card) => ({
      move: { move: 'keepCard', args: [card] },
      key: `keep ${legSetOfCard(card)}`,
    }));
  }
  const only = onlyMove(state, seat);
  if (only) return [{ move: only, key: only.move }];
  return playedBest(state, seat).map((card) => ({
    move: asPlayed(state, seat, card),
    key: `play ${legSetOfCard(card)}`,
  }));
}
