/** Usefulness of a hand's cards for their player, for sorting and bidding. */

import type { PlayerID } from '../../../kit/player-id.ts';
import { recordOf } from '../../../kit/record-of.ts';
import { linesInPlay } from '../../rules/card-effects.ts';
import { type Car, type CardNumber, cars, entriesOf, handCard } from '../../rules/components.ts';
import { carsOwnedBy, exchangesOf, whyNotPlayable } from '../../rules/index.ts';
import type { ActiveExchange, GrandPrixState } from '../../rules/state.ts';

/** A card of the hand with its present worth. */
export interface HandCardView {
  readonly number: CardNumber;
  /** Spaces of the player's own cars less those of others. Null for an exchange card. */
  readonly gain: number | null;
  /** GP-13: whether no car is left for white. */
  readonly isUnplayable: boolean;
}

/** The parts of a race's state that change the worth of a card. */
interface Worth {
  readonly exchanges: readonly ActiveExchange[];
  readonly home: readonly Car[];
}

/**
 * Returns the spaces of the player's own cars on a card less those of others. Cars that are home count nothing. White
 * counts as the player's.
 */
function gainOf(own: readonly Car[], number: CardNumber, { exchanges, home }: Worth): number {
  const { entries, others } = linesInPlay(exchanges, number);
  const whiteIsOwn = own.some((car) => others.includes(car) && !home.includes(car));
  return entries.reduce((gain, { car, spaces }) => {
    if (car === null) return whiteIsOwn ? gain + spaces : gain;
    if (home.includes(car)) return gain;
    return own.includes(car) ? gain + spaces : gain - spaces;
  }, 0);
}

const atStart: Worth = { exchanges: [], home: [] };

/**
 * Returns the hand in the race. The card that was most useful to its player at the start comes first, and exchange
 * cards come last. So the cards keep their order for the whole race.
 */
export function sortedHand(
  G: GrandPrixState,
  playerID: PlayerID,
  hand: readonly CardNumber[],
): readonly HandCardView[] {
  const own = carsOwnedBy(G, playerID);
  const now: Worth = { exchanges: exchangesOf(G), home: G.home };
  return hand
    .map((number) => {
      const isExchange = handCard(number).kind === 'exchange';
      const isUnplayable = whyNotPlayable(G, { playerID, number, chosen: [] }) !== null;
      const gain = isExchange ? null : gainOf(own, number, now);
      // No card has a gain this low.
      return { number, gain, isUnplayable, rank: isExchange ? -100 : gainOf(own, number, atStart) };
    })
    .sort((a, b) => b.rank - a.rank || a.number - b.number);
}

/** Returns how far a hand moves each car in total, for bidding. White is not included. */
export function totalsOf(hand: readonly CardNumber[]): Readonly<Record<Car, number>> {
  const entries = hand.flatMap(entriesOf);
  const total = (car: Car) =>
    entries.reduce((sum, entry) => (entry.car === car ? sum + entry.spaces : sum), 0);
  return recordOf(cars, total);
}
