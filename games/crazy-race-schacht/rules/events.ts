import type { PlayerID } from '../../kit/player-id.ts';
import type { Model, PointsCardID, PointsPile, Side, StageCardID } from './components.ts';
import type { RevealedDriver } from './state.ts';

/** Events of the log: public facts as data. They are put into words where they are shown. */
export type SchachtEvent =
  | {
      readonly type: 'stageBegan';
      readonly stage: number;
      readonly stageCard: StageCardID;
      readonly firstPlayer: PlayerID;
    }
  | {
      readonly type: 'placed';
      readonly playerID: PlayerID;
      readonly side: Side;
      readonly order: number;
    }
  | { readonly type: 'passed'; readonly playerID: PlayerID }
  /** CS-7: the player has no card in hand, and has taken the pile back before. */
  | { readonly type: 'passedOver'; readonly playerID: PlayerID }
  | { readonly type: 'tookBack'; readonly playerID: PlayerID }
  | { readonly type: 'outOfCards'; readonly playerID: PlayerID }
  /** CS-20: no player will have a card again, so this stage is the last one. */
  | { readonly type: 'cardsOut' }
  | { readonly type: 'sideEmpty'; readonly side: Side; readonly isTaboo: boolean }
  | {
      readonly type: 'revealed';
      readonly side: Side;
      /** The cards in the order in which they were placed. */
      readonly cards: readonly RevealedDriver[];
      readonly winner: PlayerID;
      /** The winner's sum. */
      readonly sum: number;
      /** Whether others had the same sum, and the first card decided. */
      readonly isTie: boolean;
    }
  /** The rest of a movement that no locomotive can make: the one shown, or all, are home (CS-9 to CS-11). */
  | {
      readonly type: 'movementLost';
      readonly playerID: PlayerID;
      readonly side: Side;
      readonly left: number;
      /** The locomotive that the side shows, or null for any. */
      readonly model: Model | null;
    }
  | {
      readonly type: 'advanced';
      readonly playerID: PlayerID;
      readonly model: Model;
      /** Progress before and after. */
      readonly from: number;
      readonly to: number;
      /** Locomotives of its own player that it jumped over (CS-16). */
      readonly jumps: number;
    }
  | {
      readonly type: 'tookPoints';
      readonly playerID: PlayerID;
      readonly pile: PointsPile;
      /** The card taken, or null if the pile was empty. */
      readonly cardID: PointsCardID | null;
    }
  | {
      readonly type: 'stole';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: PointsCardID;
    }
  | {
      readonly type: 'declined';
      readonly playerID: PlayerID;
      readonly side: Side;
      /** Number of spaces given up. */
      readonly left: number;
    }
  | { readonly type: 'reclaimed'; readonly playerID: PlayerID; readonly tookCard: boolean }
  /** CS-13: all cards at the stage go face down to their owners' piles. */
  | { readonly type: 'discarded' }
  /** CS-V1: the player lost the highest card, for a locomotive at the greatest distance. */
  | {
      readonly type: 'lostHighest';
      readonly playerID: PlayerID;
      readonly cardID: PointsCardID;
      /** Distance of the locomotive from home, in spaces. */
      readonly distance: number;
    }
  /** CS-V1: the player has chosen a card to discard. The cards are revealed when all have chosen. */
  | { readonly type: 'choseDiscard'; readonly playerID: PlayerID }
  /** CS-V1: the player lost the chosen card, for a locomotive at the next greatest distance. */
  | {
      readonly type: 'lostChosen';
      readonly playerID: PlayerID;
      readonly cardID: PointsCardID;
      readonly distance: number;
    }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

/** Returns whether an event is transient: that a player has chosen a points card to discard. */
export function isTransient(event: unknown): boolean {
  // The log of a match of this game contains only its own events.
  return (event as SchachtEvent).type === 'choseDiscard';
}

/** Returns whether a new stage begins with an event. */
export function startsSection(event: unknown): boolean {
  // As for isTransient.
  return (event as SchachtEvent).type === 'stageBegan';
}

/** Returns whether cards are turned up or dealt with an event, after a move that doesn't decide which. */
export function isTurnUp(event: unknown): boolean {
  // As for isTransient.
  const { type } = event as SchachtEvent;
  return type === 'stageBegan' || type === 'revealed';
}
