import type { PlayerID } from '../../kit/player-id.ts';
import type { Car, CardNumber, Space, TrackName } from './components.ts';
import type { PrizeWon, RouteStep } from './state.ts';

/** Reasons why a player in turn has played no card. */
export type IdleReason =
  /** GP-9: the player has no card left. */
  | 'noCards'
  /** GP-14: the player has no card that can be played. */
  | 'unable'
  /** Option `mayHold`: the player chose to play none. */
  | 'held';

/** Reasons why a race ended (GP-9). */
export type RaceEndReason = 'allHome' | 'cardsOut' | 'nobodyPlayed';

/** Reasons for the sale of a car. */
export type SaleReason =
  | 'bid'
  /** GP-8: no player bid, and the first of those who need a car had to buy. */
  | 'nobodyBid'
  /** GP-8: one player alone could bid, and needed a car. */
  | 'onlyOne';

/** Events of the log: public facts as data. They are put into words where they are shown. All money is in dollars. */
export type GrandPrixEvent =
  | {
      readonly type: 'raceBegan';
      readonly race: number;
      readonly track: TrackName;
      readonly dealer: PlayerID;
      /** Number of cards dealt to each seat. */
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
      /** Whether the player passed automatically, since the next bid is more than they have. */
      readonly isTooPoor: boolean;
    }
  | {
      readonly type: 'sold';
      readonly car: Car;
      readonly playerID: PlayerID;
      readonly price: number;
      readonly why: SaleReason;
      /** Start position, 1 to 6. */
      readonly startPosition: number;
      readonly space: Space;
      /** Whether the car's ten comes with it. */
      readonly hasTen: boolean;
    }
  /** GP-7: no player bid, and the car will be offered again. */
  | { readonly type: 'returned'; readonly car: Car }
  /** GP-7: no player bid for the car the second time either. */
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
      /** The colour on the card: white, the car itself, or the one it stands for by exchange. */
      readonly shown: Car | 'white';
      /** The number on the card. It exceeds the length of the route if the car was blocked or crossed the line. */
      readonly spaces: number;
      readonly from: Space;
      readonly path: readonly RouteStep[];
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
      /** Place in the race; 1 is the first. */
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
  /** The players' money after a race. */
  | {
      readonly type: 'settled';
      readonly race: number;
      readonly money: Readonly<Record<PlayerID, number>>;
    }
  | { readonly type: 'matchEnded'; readonly winners: readonly PlayerID[] };

/** Returns false: no event of this game is transient. */
export function isTransient(_event: unknown): boolean {
  return false;
}

/** Returns whether an auction or a race begins with an event. */
export function startsSection(event: unknown): boolean {
  // The log of a match of this game contains only its own events.
  const { type } = event as GrandPrixEvent;
  return type === 'raceBegan' || type === 'raceStarted';
}

/** Returns whether an event is a detail of the card played before it: the movement of one of its cars. */
export function isDetail(event: unknown): boolean {
  // As above.
  const { type } = event as GrandPrixEvent;
  return type === 'moved' || type === 'stayed';
}

/** Returns whether cards are dealt with an event, after a move that doesn't decide which. */
export function isTurnUp(event: unknown): boolean {
  // As above.
  return (event as GrandPrixEvent).type === 'raceBegan';
}
