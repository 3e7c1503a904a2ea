import type { PlayerID } from '../../kit/player-id.ts';
import type { ActionCardID, BetCardID, Deck, SectionCardID, Stage } from './components.ts';
import type { DiceKind } from './effects.ts';
import type { Hand, PawnPosition, SectionRef, Trophy } from './state.ts';

/** The points of one trophy for its player (CG-7). */
export interface ScoredTrophy {
  readonly stage: Stage;
  /** The place of the trophy, and the place of the player's own bet. */
  readonly trophy: number;
  readonly bet: number;
  /** Opponents with the same bet for this stage, in the order of seats, whether or not the trophy counts. */
  readonly sameBets: readonly PlayerID[];
  readonly points: number;
}

/** Events of the log: public facts as data. They are put into words where they are shown. */
export type GewaltEvent =
  | {
      readonly type: 'raceBegan';
      /** The seats in their order. */
      readonly seats: readonly PlayerID[];
      readonly firstPlayer: PlayerID;
      readonly isExpert: boolean;
      /** Sizes of the piles after the cards were dealt. */
      readonly pileSizes: Readonly<Record<Deck, number>>;
    }
  | { readonly type: 'turnBegan'; readonly playerID: PlayerID; readonly isSecond: boolean }
  | {
      readonly type: 'laidSection';
      readonly playerID: PlayerID;
      readonly cardID: SectionCardID;
      readonly lane: number;
      readonly section: number;
    }
  | {
      readonly type: 'discarded';
      readonly playerID: PlayerID;
      readonly deck: Deck;
      readonly cardID: number;
    }
  | {
      readonly type: 'relocated';
      readonly playerID: PlayerID;
      /** The relocate card, which is discarded. */
      readonly actionID: ActionCardID;
      /** The section card that was moved. */
      readonly cardID: SectionCardID;
      readonly from: SectionRef;
      readonly to: SectionRef;
    }
  | {
      readonly type: 'actionLaid';
      readonly playerID: PlayerID;
      readonly target: PlayerID;
      readonly cardID: ActionCardID;
    }
  /**
   * CG-13: the player may reply to the card that `from` played. It doesn't depend on whether there is a counter in the
   * hand.
   */
  | {
      readonly type: 'asked';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** The player countered. Both cards are discarded, the countered one first, and one more replacement is due. */
  | {
      readonly type: 'countered';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
      readonly counterID: ActionCardID;
      /** Number of times that the player has now countered this opponent. */
      readonly times: number;
    }
  | {
      readonly type: 'allowed';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** The card before the player takes effect, as the turn in which it acts begins. */
  | {
      readonly type: 'actionTookEffect';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** The card before the player has acted and is discarded. */
  | { readonly type: 'actionSpent'; readonly playerID: PlayerID; readonly cardID: ActionCardID }
  | {
      readonly type: 'rolled';
      readonly playerID: PlayerID;
      readonly dice: readonly [number, number];
      /** The card that modifies the dice total, or null. */
      readonly effect: DiceKind | null;
      /** Number of squares to move, after the effect. */
      readonly steps: number;
    }
  /** CG-12 `noRoll`: the turn ends without a move. */
  | { readonly type: 'stayed'; readonly playerID: PlayerID }
  | {
      readonly type: 'moved';
      readonly playerID: PlayerID;
      readonly from: PawnPosition;
      /** The new position, or null if over the finish line. */
      readonly to: PawnPosition | null;
      /** Number of squares to move; more than were moved if the finish line came first. */
      readonly steps: number;
      /** Each square entered, in order. It ends with `to`, unless that is over the finish line. */
      readonly path: readonly PawnPosition[];
    }
  /** A stage's line was crossed in the previous move, and its best remaining trophy taken (CG-4). */
  | {
      readonly type: 'crossed';
      readonly playerID: PlayerID;
      readonly stage: Stage;
      readonly place: number;
      /** Number of the step that crossed it, from 1. */
      readonly step: number;
    }
  /** CG-5: the player is over the last line and discards all cards but the bet. */
  | {
      readonly type: 'finished';
      readonly playerID: PlayerID;
      readonly hand: Hand;
      /** The card before the player, discarded last, or null. */
      readonly laid: ActionCardID | null;
    }
  /** CG-5: the last remaining player takes the remaining trophies, and is done; `finished` follows. */
  | {
      readonly type: 'tookRest';
      readonly playerID: PlayerID;
      readonly trophies: readonly Trophy[];
    }
  /** The player drew a card from the pile; its face is secret. */
  | {
      readonly type: 'drew';
      readonly playerID: PlayerID;
      readonly deck: Deck;
      /** Whether it is a replacement that was due for a counter (CG-13). */
      readonly isOwed: boolean;
    }
  /** CG-6: the discards were shuffled into a new pile of this many cards. */
  | { readonly type: 'reshuffled'; readonly deck: Deck; readonly count: number }
  /** CG-6: there was no replacement, since pile and discards are empty. Only section cards can run out. */
  | { readonly type: 'nothingToDraw'; readonly playerID: PlayerID; readonly deck: 'section' }
  | { readonly type: 'betsShown'; readonly bets: Readonly<Record<PlayerID, BetCardID>> }
  /** One event for each player in the order of seats, after `betsShown`. */
  | {
      readonly type: 'scored';
      readonly playerID: PlayerID;
      /** The trophies in the order of stages. */
      readonly rows: readonly ScoredTrophy[];
      /** Sum of the rows. */
      readonly points: number;
    }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

/** Returns whether an event is transient: that a player may reply, or has drawn a card. */
export function isTransient(event: unknown): boolean {
  // The log of a match of this game contains only its own events.
  const { type } = event as GewaltEvent;
  return type === 'asked' || type === 'drew';
}

/** Returns whether a turn begins with an event. */
export function startsSection(event: unknown): boolean {
  // As for isTransient.
  return (event as GewaltEvent).type === 'turnBegan';
}

/** Returns whether the bets are turned up with an event, after a move that doesn't decide which. */
export function isTurnUp(event: unknown): boolean {
  // As for isTransient.
  return (event as GewaltEvent).type === 'betsShown';
}
