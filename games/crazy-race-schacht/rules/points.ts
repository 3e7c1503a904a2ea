/** Points cards: their piles, and the ways to get them (CS-C6, CS-17, CS-18, CS-V2, CS-V4). */

import type { Shuffle } from '../../kit/cards.ts';
import { existing } from '../../kit/existing.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import { ofSeat } from '../../kit/seats.ts';
import { type PointsCardID, type PointsPile, pointsCards } from './components.ts';
import type { SchachtEvent } from './events.ts';
import type { SchachtOptions } from './options.ts';
import type { Hidden, SchachtState, SeenSchachtState, VisiblePile } from './state.ts';

/** CS-C5, CS-V4: returns the cards of a pile that are in this race, the highest first. */
export function cardsOfPile(
  pile: PointsPile,
  { fewerPoints }: Pick<SchachtOptions, 'fewerPoints'>,
): PointsCardID[] {
  const cards = pointsCards.filter((card) => card.pile === pile);
  return cards
    .sort((a, b) => b.value - a.value)
    .slice(0, cards.length - fewerPoints)
    .map(({ id }) => id);
}

/** CS-C6: returns a pile as the race begins, the top card first. */
function orderedPile(pile: PointsPile, options: SchachtOptions, shuffle: Shuffle): PointsCardID[] {
  const downwards = cardsOfPile(pile, options);
  if (options.pointsOrder === 'shuffled') return shuffle(downwards);
  return options.pointsOrder === 'lowest-first' ? downwards.reverse() : downwards;
}

/** Creates both piles: their visible parts, and the parts that are hidden with `shuffled`. */
export function layPiles(
  options: SchachtOptions,
  shuffle: Shuffle,
): {
  readonly piles: Record<PointsPile, VisiblePile>;
  readonly hidden: Hidden['points'];
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

/** CS-17, CS-18: gives the top card of a pile to the player; an empty pile gives nothing. */
export function takePoints(
  state: SchachtState,
  playerID: PlayerID,
  pile: PointsPile,
): SchachtEvent {
  const [top, ...below] = state.piles[pile].seen;
  if (top === undefined) return { type: 'tookPoints', playerID, pile, cardID: null };
  state.piles[pile] = {
    count: state.piles[pile].count - 1,
    seen: below.length === 0 ? turnUpPoints(state, pile) : below,
  };
  state.points[playerID] = [...ofSeat(state.points, playerID), top];
  return { type: 'tookPoints', playerID, pile, cardID: top };
}

/** CS-C6: with `shuffled`, turns up the card now on top of a pile. Returns no card otherwise, or if none is left. */
function turnUpPoints(state: SchachtState, pile: PointsPile): PointsCardID[] {
  const { secret } = state;
  if (!secret) throw new Error('What lies in the piles is hidden here.');
  const [next, ...below] = secret.points[pile];
  if (next === undefined) return [];
  state.secret = { ...secret, points: { ...secret.points, [pile]: below } };
  return [next];
}

/** CS-V2: returns the other players who have a points card to steal. */
export function seatsToStealFrom(state: SeenSchachtState, playerID: PlayerID): PlayerID[] {
  return state.seats.filter((seat) => seat !== playerID && ofSeat(state.points, seat).length > 0);
}

/** CS-V2: returns whether a player has a choice when this number of their locomotives is home. */
export function leavesPrizeToChoose(
  state: SeenSchachtState,
  playerID: PlayerID,
  locomotivesHome: number,
): boolean {
  return (
    state.options.steal && locomotivesHome === 2 && seatsToStealFrom(state, playerID).length > 0
  );
}

/** CS-V2: takes a random one of the other player's points cards, of which there must be some. */
export function stealPoints(
  state: SchachtState,
  playerID: PlayerID,
  from: PlayerID,
  shuffle: Shuffle,
): SchachtEvent {
  const cards = ofSeat(state.points, from);
  const cardID = existing(shuffle(cards)[0], 'points card of seat ', from);
  state.points[from] = withoutCard(cards, cardID);
  state.points[playerID] = [...ofSeat(state.points, playerID), cardID];
  return { type: 'stole', playerID, from, cardID };
}

/** Returns points cards without one of them. */
export function withoutCard(
  cards: readonly PointsCardID[],
  without: PointsCardID,
): readonly PointsCardID[] {
  return cards.filter((cardID) => cardID !== without);
}
