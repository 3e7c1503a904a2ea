import type { PlayerID } from 'boardgame.io';
import type { ActionCardID, BetCardID, Deck, SectionCardID, Stage } from './components.ts';
import type { DiceKind } from './effects.ts';
import type { Hand, PawnPosition, SectionRef, Trophy } from './state.ts';

/** What one trophy is worth to its player (CG-7). */
export interface ScoredTrophy {
  readonly stage: Stage;
  /** The place of the trophy, and the place of the player's own bet. */
  readonly trophy: number;
  readonly bet: number;
  /** Opponents with the same bet for this stage, in the order of seats, whether or not the trophy counts. */
  readonly sameBets: readonly PlayerID[];
  readonly points: number;
}

/** What the log tells: public facts, typed; words are made where they are shown. */
export type GewaltEvent =
  | {
      readonly type: 'raceBegan';
      /** In the order of seats. */
      readonly seats: readonly PlayerID[];
      readonly firstPlayer: PlayerID;
      readonly isExpert: boolean;
      /** After the cards were dealt. */
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
  /** CG-13: the player is asked about the card that `from` laid, whether or not there is a counter in the hand. */
  | {
      readonly type: 'asked';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** Both cards are discarded, the laid one first; one replacement more is owed. */
  | {
      readonly type: 'countered';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
      readonly counterID: ActionCardID;
      /** How often the player has now countered this opponent. */
      readonly times: number;
    }
  | {
      readonly type: 'allowed';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** As the turn begins that the card before the player acts in. */
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
      /** What changes the dice total. */
      readonly effect: DiceKind | null;
      /** Squares to go, after the effect. */
      readonly steps: number;
    }
  /** CG-12 `noRoll`: the turn ends without a move. */
  | { readonly type: 'stayed'; readonly playerID: PlayerID }
  | {
      readonly type: 'moved';
      readonly playerID: PlayerID;
      readonly from: PawnPosition;
      /** null: over the finish line. */
      readonly to: PawnPosition | null;
      /** Squares to go; more than were gone if the finish line came before. */
      readonly steps: number;
      /** Each square stepped on, in order; ends with `to`, unless that is over the finish line. */
      readonly path: readonly PawnPosition[];
    }
  /** A stage's line was crossed in the move just told, and its next best trophy taken (CG-4). */
  | {
      readonly type: 'crossed';
      readonly playerID: PlayerID;
      readonly stage: Stage;
      readonly place: number;
      /** Which step of the move crossed it, from 1. */
      readonly step: number;
    }
  /** CG-5: over the last line; all own cards but the bet are discarded. */
  | {
      readonly type: 'finished';
      readonly playerID: PlayerID;
      readonly hand: Hand;
      /** The card that lay before the player, discarded last. */
      readonly laid: ActionCardID | null;
    }
  /** CG-5: the last player left takes the trophies that are left, and is done; `finished` follows. */
  | {
      readonly type: 'tookRest';
      readonly playerID: PlayerID;
      readonly trophies: readonly Trophy[];
    }
  /** A card went from the pile into the hand; which one is the player's secret. */
  | {
      readonly type: 'drew';
      readonly playerID: PlayerID;
      readonly deck: Deck;
      /** Whether it is a replacement that was owed for a counter (CG-13). */
      readonly isOwed: boolean;
    }
  /** CG-6: the discards were shuffled into a new pile of so many cards. */
  | { readonly type: 'reshuffled'; readonly deck: Deck; readonly count: number }
  /** CG-6: neither pile nor discards: no replacement. Only section cards can run out. */
  | { readonly type: 'nothingToDraw'; readonly playerID: PlayerID; readonly deck: 'section' }
  | { readonly type: 'betsShown'; readonly bets: Readonly<Record<PlayerID, BetCardID>> }
  /** One for each player in the order of seats, after `betsShown`. */
  | {
      readonly type: 'scored';
      readonly playerID: PlayerID;
      /** In the order of stages. */
      readonly rows: readonly ScoredTrophy[];
      /** Sum of the rows. */
      readonly points: number;
    }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

/** Whether the log tells of it only until something else happens: that a player is asked, or has drawn a card. */
export function isTransient(event: unknown): boolean {
  // The log of a match of this game holds its own events.
  const { type } = event as GewaltEvent;
  return type === 'asked' || type === 'drew';
}

/** Whether a turn begins with it. */
export function startsSection(event: unknown): boolean {
  // As for isTransient.
  return (event as GewaltEvent).type === 'turnBegan';
}
