import type { PlayerID } from '../../kit/player-id.ts';
import { type BetCardID, betOn, stages } from '../rules/components.ts';
import type { Going } from '../rules/effects.ts';

/** Ways to end a turn: with the dice, with a number of squares instead, or without a move. */
export interface EndingText {
  readonly dice: string;
  readonly squares: (count: number) => string;
  readonly nothing: string;
}

/** Returns how a turn ends, in these words. */
export function endingOf(going: Going, { dice, squares, nothing }: EndingText): string {
  if (going.by === 'squares') return squares(going.squares);
  return going.by === 'dice' ? dice : nothing;
}

/** Returns the places that each player has bet on, in the order of stages. */
export function betsOf(
  bets: Readonly<Record<PlayerID, BetCardID>>,
): readonly (readonly [playerID: PlayerID, places: readonly number[]])[] {
  const all = Object.entries(bets);
  return all.map(([playerID, cardID]) => {
    const places = betOn(cardID, all.length);
    return [playerID, stages.map((stage) => places[stage])];
  });
}

/** Returns the places of a bet on one line. They stay in their order even after a name in a right-to-left script. */
export function betInWords(places: readonly number[]): string {
  return `\u2066${places.join('\u2060–\u2060')}\u2069`;
}
