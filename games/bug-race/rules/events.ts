import type { PlayerID } from '../../kit/player-id.ts';
import type { CardID, Leg } from './components.ts';
import type { Direction, Step } from './state.ts';

/** Events of the log: public facts as data. They are put into words where they are shown. */
export type BugRaceEvent =
  | { readonly type: 'chose'; readonly playerID: PlayerID }
  | {
      readonly type: 'passed';
      readonly direction: Direction;
      readonly count: number;
      readonly swap: boolean;
    }
  | {
      readonly type: 'played';
      readonly playerID: PlayerID;
      readonly cardID: CardID;
      readonly steps: readonly Step[];
      /** Legs that did not move, once the card is finished; empty while it stays in play. */
      readonly unmoved: readonly Leg[];
    }
  | {
      readonly type: 'stepped';
      readonly playerID: PlayerID;
      readonly step: Step;
      readonly section: number;
    }
  | {
      readonly type: 'cardFinished';
      readonly playerID: PlayerID;
      readonly cardID: CardID;
      /** Legs of the card that did not move: at least one, else there is no event. */
      readonly unmoved: readonly Leg[];
    }
  | { readonly type: 'done'; readonly playerID: PlayerID; readonly bodySteps: number }
  | { readonly type: 'crossed'; readonly playerID: PlayerID; readonly place: number }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

/** Returns whether an event is transient: that a player has chosen a card, before the cards are passed. */
export function isTransient(event: unknown): boolean {
  // The log of a match of this game contains only its own events.
  return (event as BugRaceEvent).type === 'chose';
}

/** Returns whether a new turn begins with an event. */
export function startsSection(event: unknown): boolean {
  // As for isTransient.
  return (event as BugRaceEvent).type === 'turnBegan';
}
