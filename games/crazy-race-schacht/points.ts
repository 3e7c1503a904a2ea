/**
 * Points cards: CS-C6, CS-17, CS-18 and the variants CS-V1 to CS-V4, and how the race is ranked: CS-21.
 */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { type Result, rank } from '../kit/result.ts';
import { ofSeat } from '../kit/seats.ts';
import {
  homeProgress,
  models,
  type PointsCardID,
  type PointsPile,
  pointsCards,
  pointsValue,
} from './components.ts';
import type { CrazyRaceOptions } from './options.ts';
import type { CrazyRaceEvent, CrazyRaceState, SeenCrazyRaceState, VisiblePile } from './state.ts';
import { isHome, lastProgress } from './track.ts';

/** CS-C5, CS-C6, CS-V4: a pile as the race begins, the top card first. */
function orderedPile(
  pile: PointsPile,
  { fewerPoints, pointsOrder }: CrazyRaceOptions,
  shuffle: Shuffle,
): PointsCardID[] {
  const cards = pointsCards.filter((card) => card.pile === pile);
  const downwards = cards
    .sort((a, b) => b.value - a.value)
    .slice(0, cards.length - fewerPoints)
    .map(({ id }) => id);
  if (pointsOrder === 'shuffled') return shuffle(downwards);
  return pointsOrder === 'lowest-first' ? downwards.reverse() : downwards;
}

/** Both piles: what is seen of them, and what with `shuffled` is not. */
export function layPiles(
  options: CrazyRaceOptions,
  shuffle: Shuffle,
): {
  readonly piles: Record<PointsPile, VisiblePile>;
  readonly hidden: Record<PointsPile, PointsCardID[]>;
} {
  const lay = (pile: PointsPile) => {
    const cards = orderedPile(pile, options, shuffle);
    const seenCount = options.pointsOrder === 'shuffled' ? 1 : cards.length;
    return { seen: cards.slice(0, seenCount), hidden: cards.slice(seenCount), count: cards.length };
  };
  const [turntable, finish] = [lay('turntable'), lay('finish')];
  return {
    piles: {
      turntable: { count: turntable.count, seen: turntable.seen },
      finish: { count: finish.count, seen: finish.seen },
    },
    hidden: { turntable: turntable.hidden, finish: finish.hidden },
  };
}

/** CS-17, CS-18: the top card of a pile goes to the player; an empty pile gives nothing. */
export function takePoints(
  state: CrazyRaceState,
  playerID: PlayerID,
  pile: PointsPile,
): CrazyRaceEvent {
  const [top, ...below] = state.piles[pile].seen;
  if (top === undefined) return { type: 'tookPoints', playerID, pile, cardID: null };
  if (!state.secret) throw new Error('Only the server can take points cards.');
  const next = below.length === 0 ? state.secret.points[pile].shift() : undefined;
  state.piles[pile] = {
    count: state.piles[pile].count - 1,
    seen: next === undefined ? below : [next],
  };
  ofSeat(state.points, playerID).push(top);
  return { type: 'tookPoints', playerID, pile, cardID: top };
}

/** CS-V2: the other players who have a points card to be taken. */
export function seatsToStealFrom(state: SeenCrazyRaceState, playerID: PlayerID): PlayerID[] {
  return Object.keys(state.points).filter(
    (seat) => seat !== playerID && ofSeat(state.points, seat).length > 0,
  );
}

/** CS-V2: whether the homecoming that makes so many of a player's locomotives home leaves a choice. */
export function leavesPrizeToChoose(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  locomotivesHome: number,
): boolean {
  return (
    state.options.steal && locomotivesHome === 2 && seatsToStealFrom(state, playerID).length > 0
  );
}

/** CS-V2: chance picks one of the other player's points cards. */
export function stealPoints(
  state: CrazyRaceState,
  playerID: PlayerID,
  from: PlayerID,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const [cardID] = shuffle(ofSeat(state.points, from));
  if (cardID === undefined) return [];
  removePoints(state, from, cardID);
  ofSeat(state.points, playerID).push(cardID);
  return [{ type: 'stole', playerID, from, cardID }];
}

function removePoints(state: CrazyRaceState, playerID: PlayerID, cardID: PointsCardID): void {
  state.points[playerID] = ofSeat(state.points, playerID).filter((each) => each !== cardID);
}

// The penalty: CS-V1

/** CS-V1: the two greatest distances from home that any locomotive has, the greatest first; home ones left out. */
function penalizedDistances(state: SeenCrazyRaceState): number[] {
  const distances = Object.values(state.locomotives)
    .flatMap((locomotives) => models.map((model) => locomotives[model]))
    .filter((progress) => !isHome(progress))
    .map((progress) => homeProgress - progress);
  return [...new Set(distances)].sort((a, b) => b - a).slice(0, 2);
}

/** Who has a locomotive so far from home. */
function ownersAt(state: SeenCrazyRaceState, distance: number): PlayerID[] {
  return Object.keys(state.locomotives).filter((seat) =>
    models.some((model) => homeProgress - ofSeat(state.locomotives, seat)[model] === distance),
  );
}

/** The highest card; of equal ones the first that was taken. */
function highestOf(cards: readonly PointsCardID[]): PointsCardID | undefined {
  return [...cards].sort((a, b) => pointsValue(b) - pointsValue(a))[0];
}

function losePoints(
  state: CrazyRaceState,
  loss: Extract<CrazyRaceEvent, { type: 'lostHighest' | 'lostChosen' }>,
): CrazyRaceEvent {
  removePoints(state, loss.playerID, loss.cardID);
  state.discardedPoints.push(loss.cardID);
  return loss;
}

/** CS-V1: each owner of a locomotive at the greatest distance loses the highest card. */
export function loseHighest(state: CrazyRaceState): CrazyRaceEvent[] {
  const [distance] = penalizedDistances(state);
  if (distance === undefined) return [];
  return ownersAt(state, distance).flatMap((playerID) => {
    const cardID = highestOf(ofSeat(state.points, playerID));
    if (cardID === undefined) return [];
    return [losePoints(state, { type: 'lostHighest', playerID, cardID, distance })];
  });
}

/** CS-V1: owners at the next greatest distance who have cards of more than one value to choose from. */
export function seatsToChooseDiscard(state: SeenCrazyRaceState): PlayerID[] {
  return ownersAtSecondDistance(state).filter(
    (seat) => new Set(ofSeat(state.points, seat).map(pointsValue)).size > 1,
  );
}

function ownersAtSecondDistance(state: SeenCrazyRaceState): PlayerID[] {
  const [, distance] = penalizedDistances(state);
  return distance === undefined ? [] : ownersAt(state, distance);
}

/** CS-V1: each owner at the next greatest distance loses the chosen card, or the only kind there is. */
export function loseChosen(state: CrazyRaceState): CrazyRaceEvent[] {
  const [, distance = 0] = penalizedDistances(state);
  return ownersAtSecondDistance(state).flatMap((playerID) => {
    const cards = ofSeat(state.points, playerID);
    const cardID = ofSeat(state.players, playerID).toDiscard ?? cards[0];
    if (cardID === undefined) return [];
    ofSeat(state.players, playerID).toDiscard = null;
    return [losePoints(state, { type: 'lostChosen', playerID, cardID, distance })];
  });
}

// The ranking: CS-21, CS-V3

interface Standing {
  readonly playerID: PlayerID;
  readonly score: number;
  /** Progress of the last locomotive. */
  readonly last: number;
}

/** CS-21: points, then the last locomotive; equal in both shares the place. */
export function standings(state: SeenCrazyRaceState): Result {
  const table = Object.keys(state.locomotives).map(
    (playerID): Standing => ({
      playerID,
      score: ofSeat(state.points, playerID).reduce((sum, cardID) => sum + pointsValue(cardID), 0),
      last: lastProgress(ofSeat(state.locomotives, playerID)),
    }),
  );
  const winners = state.options.secondWins ? winnersBelowTie(table) : [];
  return rank(
    table.map(({ playerID, score, last }) => ({
      playerID,
      score,
      counts: [winners.includes(playerID) ? 1 : 0, score, last],
    })),
  );
}

/** CS-V3: who wins because others tie for most points; nobody if there is no such tie, or all tie. */
function winnersBelowTie(table: readonly Standing[]): PlayerID[] {
  const scores = table.map(({ score }) => score);
  const most = Math.max(...scores);
  const lower = table.filter(({ score }) => score < most);
  if (lower.length === 0 || scores.filter((score) => score === most).length === 1) return [];
  const next = Math.max(...lower.map(({ score }) => score));
  const having = lower.filter(({ score }) => score === next);
  const furthest = Math.max(...having.map(({ last }) => last));
  return having.filter(({ last }) => last === furthest).map(({ playerID }) => playerID);
}
