/** What the cards of a hand do for their player, for sorting them and for bidding. */

import type { PlayerID } from 'boardgame.io';
import { recordOf } from '../../kit/record-of.ts';
import { type Car, type CardNumber, cars, entriesOf, handCard } from '../components.ts';
import { linesInPlay } from '../entries.ts';
import { carsOwnedBy, exchangesOf, whyNotPlayable } from '../rules.ts';
import type { GrandPrixState } from '../state.ts';

/** A card of the hand with what it is worth now. */
export interface HandCardView {
  readonly number: CardNumber;
  /** Spaces of the player's cars less those of others; null: an exchange card. */
  readonly gain: number | null;
  /** GP-13: whether no car is left for white. */
  readonly isUnplayable: boolean;
}

/** Spaces of the viewer's own cars on a card less those of others; cars that are home count nothing, white is the player's. */
function gainOf(G: GrandPrixState, playerID: PlayerID, number: CardNumber): number {
  const own = carsOwnedBy(G, playerID);
  const { entries, others } = linesInPlay(exchangesOf(G), number);
  const whiteIsOwn = own.some((car) => others.includes(car) && !G.home.includes(car));
  return entries.reduce((gain, { car, spaces }) => {
    if (car === null) return whiteIsOwn ? gain + spaces : gain;
    if (G.home.includes(car)) return gain;
    return own.includes(car) ? gain + spaces : gain - spaces;
  }, 0);
}

/** The hand in the race, what does most for its player first; exchange cards and unplayable ones last. */
export function sortedHand(
  G: GrandPrixState,
  playerID: PlayerID,
  hand: readonly CardNumber[],
): readonly HandCardView[] {
  const views = hand.map((number): HandCardView => {
    const isExchange = handCard(number).kind === 'exchange';
    const isUnplayable = whyNotPlayable(G, { playerID, number, chosen: [] }) !== null;
    return { number, gain: isExchange ? null : gainOf(G, playerID, number), isUnplayable };
  });
  const rank = ({ gain, isUnplayable }: HandCardView) => {
    if (isUnplayable) return -200;
    return gain ?? -100;
  };
  return views.sort((a, b) => rank(b) - rank(a) || a.number - b.number);
}

/** How far a hand moves each car in all, for bidding; without white. */
export function totalsOf(hand: readonly CardNumber[]): Readonly<Record<Car, number>> {
  const entries = hand.flatMap(entriesOf);
  const total = (car: Car) =>
    entries.reduce((sum, entry) => (entry.car === car ? sum + entry.spaces : sum), 0);
  return recordOf(cars, total);
}
