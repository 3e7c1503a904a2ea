import type { PlayerID } from '../../kit/player-id.ts';
import {
  type BetCardID,
  betOn,
  type Stage,
  sectionsPerStage,
  stageOf,
  stages,
} from '../rules/components.ts';
import type { Going } from '../rules/effects.ts';
import { laneOf } from '../rules/lanes.ts';
import type { SectionRef } from '../rules/state.ts';

/** Ways to end a turn: with the dice, with a number of squares instead, or without a move. */
export interface EndingText {
  readonly dice: string;
  readonly squares: (count: number) => string;
  readonly nothing: string;
}

/** A section as it is named, counted from 1 within its stage. */
export interface ToldSection {
  readonly stage: Stage;
  /** 1 to 5. */
  readonly number: number;
}

/** Returns the name parts of a section counted from 0 at the start of its lane. */
export function toldSection(section: number): ToldSection {
  return { stage: stageOf(section), number: (section % sectionsPerStage) + 1 };
}

/** A section of a lane as it is named. */
export interface ToldSpot extends ToldSection {
  /** 1 to 5. */
  readonly lane: number;
  /** Whether it is the lane of the player whom the text is about. */
  readonly isOwn: boolean;
}

export function toldSpot({ lane, section }: SectionRef, playerID: PlayerID): ToldSpot {
  return { ...toldSection(section), lane: lane + 1, isOwn: lane === laneOf(playerID) };
}

/** Returns how a turn ends, in these words. */
export function endingOf(going: Going, { dice, squares, nothing }: EndingText): string {
  if (going.by === 'squares') return squares(going.squares);
  return going.by === 'dice' ? dice : nothing;
}

/** Returns the order of turns, from the first player on. */
export function turnsFrom(firstPlayer: PlayerID, seats: readonly PlayerID[]): readonly PlayerID[] {
  const first = Math.max(0, seats.indexOf(firstPlayer));
  return [...seats.slice(first), ...seats.slice(0, first)];
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
