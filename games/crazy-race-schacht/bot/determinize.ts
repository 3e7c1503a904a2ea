/**
 * Determinization: a whole state that is consistent with a seat's view and the log, with the other players' hidden
 * cards sampled.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Observation } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import {
  type DriverCardID,
  driverValue,
  type PointsCardID,
  type PointsPile,
  pointsValue,
  type Side,
  sides,
  stageCards,
} from '../rules/components.ts';
import type { SchachtRace } from '../rules/index.ts';
import { seatsToChooseDiscard } from '../rules/phases/penalty.ts';
import { cardsOfPile } from '../rules/points.ts';
import { inOrder } from '../rules/stage.ts';
import {
  type Answer,
  cloneState,
  type Hidden,
  type OwnCards,
  type OwnPlacedDriver,
  type SchachtState,
  type SeenSchachtState,
} from '../rules/state.ts';
import { allDrivers, type Memories, type Memory, remember } from './memory.ts';

/** A card at the stage, as all players see it. */
interface AtStage {
  readonly order: number;
  readonly side: Side;
  readonly cardID: DriverCardID | null;
}

function cardsAtStage({ placed }: SeenSchachtState, seat: PlayerID): AtStage[] {
  const own: AtStage[] = [];
  for (const side of sides) {
    for (const { playerID, order, cardID } of placed[side]) {
      if (playerID === seat) own.push({ order, side, cardID });
    }
  }
  return own.sort((a, b) => a.order - b.order);
}

/** Returns a random one of these driver cards; high ones are more likely, because players reclaim good cards. */
function likelyReclaimed(cards: readonly DriverCardID[], { die }: Rng): DriverCardID {
  let total = 0;
  for (const cardID of cards) total += driverValue(cardID) ** 3;
  let drawn = die(total);
  for (const cardID of cards) {
    drawn -= driverValue(cardID) ** 3;
    if (drawn <= 0) return cardID;
  }
  throw new Error('There is no card that could have been reclaimed.');
}

/** Guesses where a player's cards were as the stage began, from nothing but the view (CS-6). */
function guessed(seen: SeenSchachtState, seat: PlayerID, at: readonly AtStage[], rng: Rng) {
  const shown = at.flatMap(({ cardID }) => (cardID === null ? [] : [cardID]));
  const others = rng.shuffle(allDrivers.filter((cardID) => !shown.includes(cardID)));
  const had = allDrivers.length * (ofSeat(seen.hasTakenBack, seat) ? 2 : 1);
  const left = Math.min(had - 2 * (seen.stage - 1), allDrivers.length) - at.length;
  const inHand = ofSeat(seen.isOutOfCards, seat) ? 0 : Math.max(1, left);
  const kept = inHand + at.length - shown.length;
  return { hand: [...shown, ...others.slice(0, kept)], pile: others.slice(kept) };
}

/** Samples the player's hand and pile before the pile was taken back in this stage, if it was. */
function dealt({ hand, pile, reclaims, takenBackAfter }: Memory, at: readonly AtStage[], rng: Rng) {
  if (reclaims.length === 0) return { hand, pile };
  const shown = at.flatMap(({ cardID }) => (cardID === null ? [] : [cardID]));
  const early = at.filter(({ order }) => takenBackAfter === null || order <= takenBackAfter);
  const hidden = early.filter(({ cardID }) => cardID === null).length;
  const shownEarly = early.flatMap(({ cardID }) => (cardID === null ? [] : [cardID]));
  const reclaimed = reclaims.map(
    (cards) => cards.find((id) => shownEarly.includes(id)) ?? likelyReclaimed(cards, rng),
  );
  const enough = () =>
    [...hand, ...reclaimed].filter((cardID) => !shown.includes(cardID)).length >= hidden;
  // A card that was played only after the pile had been taken back can't be hidden at the stage before.
  for (const [index, cards] of reclaims.entries()) {
    if (enough()) break;
    if (cards.some((id) => shownEarly.includes(id))) continue;
    const left = cards.filter((cardID) => !shown.includes(cardID));
    if (left.length > 0) reclaimed[index] = likelyReclaimed(left, rng);
  }
  const back = reclaims.flat().filter((cardID) => !reclaimed.includes(cardID));
  return { hand: [...hand, ...reclaimed], pile: [...pile, ...back] };
}

/** Samples the cards of another player. */
function cardsOf(
  seen: SeenSchachtState,
  seat: PlayerID,
  memory: Memory | undefined,
  rng: Rng,
): OwnCards {
  const at = cardsAtStage(seen, seat);
  const { hand, pile } = memory ? dealt(memory, at, rng) : guessed(seen, seat, at, rng);
  const takenBackAfter = memory?.takenBackAfter ?? null;
  const placed: OwnPlacedDriver[] = [];
  let left = hand.filter((cardID) => at.every((card) => card.cardID !== cardID));
  left = rng.shuffle(left);
  let isTakenBack = false;
  const takeBack = () => {
    const back = pile.filter((cardID) => at.every((card) => card.cardID !== cardID));
    left = rng.shuffle([...left, ...back]);
    isTakenBack = true;
  };
  for (const { order, side, cardID } of at) {
    if (!isTakenBack && takenBackAfter !== null && order > takenBackAfter) takeBack();
    const face = cardID ?? left.pop();
    if (face === undefined) throw new Error(`Seat ${seat} can't have placed so many cards.`);
    placed.push({ order, side, cardID: face });
  }
  if (!isTakenBack && takenBackAfter !== null) takeBack();
  const answer = answerOf(seen, seat, { placed, memory }, rng);
  return { hand: inOrder(left), pile: isTakenBack ? [] : pile, placed, answer };
}

/** Samples the answer that another player has given, in phases in which all answer at the same time. */
function answerOf(
  seen: SeenSchachtState,
  seat: PlayerID,
  {
    placed,
    memory,
  }: { readonly placed: readonly OwnPlacedDriver[]; readonly memory: Memory | undefined },
  rng: Rng,
): Answer | null {
  const { step } = seen;
  if (step.phase === 'reclaim') {
    if (!step.entitled.includes(seat) || step.toAnswer.includes(seat)) return null;
    if (memory?.tookCard === false) return { phase: 'reclaim', cardID: null };
    const cards = placed.map(({ cardID }) => cardID);
    return { phase: 'reclaim', cardID: likelyReclaimed(cards, rng) };
  }
  if (step.phase !== 'penalty' || step.toAnswer.includes(seat)) return null;
  if (!seatsToChooseDiscard(seen).includes(seat)) return null;
  const [lowest] = [...ofSeat(seen.points, seat)].sort((a, b) => pointsValue(a) - pointsValue(b));
  return lowest === undefined ? null : { phase: 'penalty', cardID: lowest };
}

/** CS-C6: with `shuffled`, returns the cards of a pile that no player has seen yet. */
function unseenPoints(seen: SeenSchachtState, pile: PointsPile): readonly PointsCardID[] {
  if (seen.piles[pile].count === seen.piles[pile].seen.length) return [];
  const shown = [
    ...seen.piles[pile].seen,
    ...Object.values(seen.points).flat(),
    ...seen.discardedPoints,
  ];
  return cardsOfPile(pile, seen.options).filter((cardID) => !shown.includes(cardID));
}

/** Knowledge that stays the same for one observation. */
interface Known {
  readonly memories: Memories;
  readonly stageCards: Hidden['stageCards'];
  readonly points: Hidden['points'];
}

function knownOf({ seen, events }: Observation<SchachtRace>): Known {
  const shown = [seen.stageCard, ...seen.pastStageCards];
  return {
    memories: remember(seen, events),
    stageCards: stageCards.map(({ id }) => id).filter((id) => !shown.includes(id)),
    points: {
      turntable: unseenPoints(seen, 'turntable'),
      finish: unseenPoints(seen, 'finish'),
    },
  };
}

/** Cache of knowledge by observation, so that the log is read once for each decision. */
const knownBySight = new WeakMap<Observation<SchachtRace>, Known>();

/** Returns a whole state that is consistent with the seat's view and with all events of the log. */
export function determinize(observation: Observation<SchachtRace>, rng: Rng): SchachtState {
  const { seen, seat } = observation;
  const known = knownBySight.get(observation) ?? knownOf(observation);
  knownBySight.set(observation, known);
  const players: Record<PlayerID, OwnCards> = {};
  for (const each of seen.seats) {
    const own = each === seat ? seen.players[each] : undefined;
    players[each] = own ?? cardsOf(seen, each, known.memories?.[each], rng);
  }
  const { turntable, finish } = known.points;
  return cloneState({
    ...seen,
    players,
    secret: {
      stageCards: rng.shuffle(known.stageCards),
      points: { turntable: rng.shuffle(turntable), finish: rng.shuffle(finish) },
    },
  });
}
