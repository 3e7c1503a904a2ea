import type { PlayerID } from 'boardgame.io';
import type { Car, CardNumber, Space, TrackName } from './components.ts';
import type { PrizeWon, WayStep } from './state.ts';

/** Why a player in turn has played no card. */
export type IdleReason =
  /** GP-9: has none left. */
  | 'noCards'
  /** GP-14: has none that can be played. */
  | 'unable'
  /** Option `mayHold`. */
  | 'held';

/** Why a race ended (GP-9). */
export type RaceEndReason = 'allHome' | 'cardsOut' | 'nobodyPlayed';

/** How a car was sold. */
export type SaleReason =
  | 'bid'
  /** GP-8: nobody bid, and the first of those who need a car had to buy. */
  | 'nobodyBid'
  /** GP-8: one player alone could bid, and needed a car. */
  | 'onlyOne';

/** What the log tells: public facts, typed; words are made where they are shown. All money is in dollars. */
export type GrandPrixEvent =
  | {
      readonly type: 'raceBegan';
      readonly race: number;
      readonly track: TrackName;
      readonly dealer: PlayerID;
      /** Cards dealt to each seat. */
      readonly dealt: Readonly<Record<PlayerID, number>>;
    }
  | {
      readonly type: 'offered';
      readonly car: Car;
      readonly isSecondOffer: boolean;
      /** The players who may bid, in bidding order. */
      readonly bidders: readonly PlayerID[];
    }
  | {
      readonly type: 'bid';
      readonly playerID: PlayerID;
      readonly car: Car;
      readonly amount: number;
    }
  | {
      readonly type: 'passed';
      readonly playerID: PlayerID;
      readonly car: Car;
      /** Whether by itself, since the next bid is more than the player has. */
      readonly isTooPoor: boolean;
    }
  | {
      readonly type: 'sold';
      readonly car: Car;
      readonly playerID: PlayerID;
      readonly price: number;
      readonly why: SaleReason;
      /** 1 to 6. */
      readonly startPosition: number;
      readonly space: Space;
      /** Whether its ten comes with it. */
      readonly hasTen: boolean;
    }
  /** GP-7: nobody bid, and it will be offered again. */
  | { readonly type: 'returned'; readonly car: Car }
  /** GP-7: nobody bid again. */
  | {
      readonly type: 'unowned';
      readonly car: Car;
      readonly startPosition: number;
      readonly space: Space;
    }
  | {
      readonly type: 'raceStarted';
      readonly race: number;
      readonly track: TrackName;
      readonly firstPlayer: PlayerID;
      readonly turnOrder: readonly PlayerID[];
    }
  | { readonly type: 'played'; readonly playerID: PlayerID; readonly number: CardNumber }
  | {
      readonly type: 'moved';
      readonly playerID: PlayerID;
      readonly car: Car;
      /** What the card shows: white, or the car itself, or the one it stands for by exchange. */
      readonly shown: Car | 'white';
      /** The number on the card; more than the way has if something stood in it, or over the line. */
      readonly spaces: number;
      readonly from: Space;
      readonly path: readonly WayStep[];
    }
  /** A car of a card that does not move. */
  | {
      readonly type: 'stayed';
      readonly playerID: PlayerID;
      readonly car: Car;
      readonly shown: Car | 'white';
      readonly spaces: number;
      readonly why: 'blocked' | 'home';
    }
  | {
      readonly type: 'cameHome';
      readonly car: Car;
      /** 1 is the first. */
      readonly place: number;
      readonly owner: PlayerID | null;
    }
  | {
      readonly type: 'exchangeBegan';
      readonly playerID: PlayerID;
      readonly number: CardNumber;
      readonly cars: readonly [Car, Car];
    }
  | {
      readonly type: 'exchangeEnded';
      readonly playerID: PlayerID;
      readonly number: CardNumber;
      readonly cars: readonly [Car, Car];
    }
  /** A turn without a card. */
  | { readonly type: 'idle'; readonly playerID: PlayerID; readonly why: IdleReason }
  | { readonly type: 'raceEnded'; readonly race: number; readonly why: RaceEndReason }
  | ({ readonly type: 'prize' } & PrizeWon)
  /** Everybody's money after a race. */
  | {
      readonly type: 'settled';
      readonly race: number;
      readonly money: Readonly<Record<PlayerID, number>>;
    }
  | { readonly type: 'matchEnded'; readonly winners: readonly PlayerID[] };

/** Every event of this game is worth keeping in the log. */
export function isTransient(_event: unknown): boolean {
  return false;
}

/** Whether an auction or a race begins with it. */
export function startsSection(event: unknown): boolean {
  // The log of a match of this game holds its own events.
  const { type } = event as GrandPrixEvent;
  return type === 'raceBegan' || type === 'raceStarted';
}

/** Whether an event is a part of the card that was played before it: what one of its cars did. */
export function isDetail(event: unknown): boolean {
  // As above.
  const { type } = event as GrandPrixEvent;
  return type === 'moved' || type === 'stayed';
}
