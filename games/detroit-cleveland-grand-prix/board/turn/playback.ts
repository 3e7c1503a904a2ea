/**
 * The state that the board displays, and how each event of the log changes it. Events of one moment can thus be shown
 * one after another. It contains no rules of its own: the events say what happened.
 */
import type { PlayerID } from '../../../kit/player-id.ts';
import { recordOf } from '../../../kit/record-of.ts';
import { timesOf } from '../../animation-timing.ts';
import { type Car, cars, type Space } from '../../rules/components.ts';
import type { GrandPrixEvent } from '../../rules/events.ts';
import { exchangesOf } from '../../rules/index.ts';
import type { ActiveExchange, GrandPrixState, Sale, StartingCar } from '../../rules/state.ts';

/** The displayed car for sale. It lacks the next bidder, whom the events don't contain. */
export type ShownSale = Readonly<Omit<Sale, 'toBid'>>;

/** The part of the state that is shown changing. */
export type Shown = Readonly<
  Pick<
    GrandPrixState,
    | 'race'
    | 'dealer'
    | 'money'
    | 'handSizes'
    | 'grid'
    | 'spaces'
    | 'home'
    | 'discards'
    | 'pastRaces'
  >
> & {
  /** The phase. After the last race it is still the race. */
  readonly phase: 'auction' | 'race';
  /** The sale. Null between two sales, or during a race. */
  readonly sale: ShownSale | null;
  readonly returned: readonly Car[];
  readonly exchanges: readonly ActiveExchange[];
};

function shownSale({ toBid: _next, ...sale }: Sale): ShownSale {
  return sale;
}

export function shownOf(G: GrandPrixState): Shown {
  const { step, race, dealer, money, handSizes, grid, spaces, home, discards, pastRaces } = G;
  const isAuction = step.phase === 'auction';
  return {
    race,
    dealer,
    money,
    handSizes,
    grid,
    spaces,
    home,
    discards,
    pastRaces,
    phase: isAuction ? 'auction' : 'race',
    sale: isAuction ? shownSale(step.sale) : null,
    returned: isAuction ? step.returned : [],
    exchanges: exchangesOf(G),
  };
}

type EventOf<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

/** Spaces of the cars while none is on the track. */
const emptyTrack: Readonly<Record<Car, Space | null>> = /* @__PURE__ */ recordOf(cars, () => null);

function withRaceBegun(shown: Shown, { race, dealer, dealt }: EventOf<'raceBegan'>): Shown {
  return {
    ...shown,
    phase: 'auction',
    race,
    dealer,
    handSizes: dealt,
    returned: [],
    grid: [],
    spaces: emptyTrack,
    home: [],
    exchanges: [],
    discards: [],
    sale: null,
  };
}

function withSale(shown: Shown, { car, isSecondOffer, bidders }: EventOf<'offered'>): Shown {
  const returned = shown.returned.filter((each) => each !== car);
  const sale = { car, isSecondOffer, bidders, passed: [], highestBid: null };
  return { ...shown, returned, sale };
}

function withBid({ sale, ...shown }: Shown, { playerID, amount }: EventOf<'bid'>): Shown {
  return { ...shown, sale: sale && { ...sale, highestBid: { playerID, amount } } };
}

function withPass({ sale, ...shown }: Shown, { playerID }: EventOf<'passed'>): Shown {
  return { ...shown, sale: sale && { ...sale, passed: [...sale.passed, playerID] } };
}

function added(
  record: Readonly<Record<PlayerID, number>>,
  playerID: PlayerID,
  amount: number,
): Readonly<Record<PlayerID, number>> {
  return { ...record, [playerID]: (record[playerID] ?? 0) + amount };
}

/** Returns the display with a car in its place on the grid. */
function withStarter(shown: Shown, starter: StartingCar, space: Space): Shown {
  const { [starter.car]: _before, ...others } = shown.spaces;
  return {
    ...shown,
    sale: null,
    returned: shown.returned.filter((car) => car !== starter.car),
    grid: [...shown.grid, starter],
    spaces: { ...emptyTrack, ...others, [starter.car]: space },
  };
}

function withSold(shown: Shown, { car, playerID, price, space, hasTen }: EventOf<'sold'>): Shown {
  return {
    ...withStarter(shown, { car, owner: playerID, price }, space),
    money: added(shown.money, playerID, -price),
    handSizes: hasTen ? added(shown.handSizes, playerID, 1) : shown.handSizes,
  };
}

function withPlayed(shown: Shown, { playerID, number }: EventOf<'played'>): Shown {
  return {
    ...shown,
    discards: [...shown.discards, number],
    handSizes: added(shown.handSizes, playerID, -1),
  };
}

function withMoved(shown: Shown, { car, path }: EventOf<'moved'>): Shown {
  const end = path.at(-1);
  if (end === undefined) return shown;
  return { ...shown, spaces: { ...shown.spaces, [car]: end === 'finish' ? null : end } };
}

function withPrize(shown: Shown, { owner, amount }: EventOf<'prize'>): Shown {
  return owner === null ? shown : { ...shown, money: added(shown.money, owner, amount) };
}

/** Returns the display after an event. `goal` is the display once all events have been shown. */
export function afterEvent(shown: Shown, event: GrandPrixEvent, goal: Shown): Shown {
  switch (event.type) {
    case 'raceBegan':
      return withRaceBegun(shown, event);
    case 'offered':
      return withSale(shown, event);
    case 'bid':
      return withBid(shown, event);
    case 'passed':
      return withPass(shown, event);
    case 'sold':
      return withSold(shown, event);
    case 'returned':
      return { ...shown, sale: null, returned: [...shown.returned, event.car] };
    case 'unowned':
      return withStarter(shown, { car: event.car, owner: null, price: 0 }, event.space);
    case 'raceStarted':
      return { ...shown, phase: 'race', sale: null };
    case 'played':
      return withPlayed(shown, event);
    case 'moved':
      return withMoved(shown, event);
    case 'cameHome':
      return { ...shown, home: [...shown.home, event.car] };
    case 'exchangeBegan': {
      const { number, playerID, cars: swapped } = event;
      return { ...shown, exchanges: [...shown.exchanges, { number, playerID, cars: swapped }] };
    }
    case 'exchangeEnded': {
      const exchanges = shown.exchanges.filter(({ number }) => number !== event.number);
      return { ...shown, exchanges };
    }
    case 'prize':
      return withPrize(shown, event);
    case 'matchEnded':
      return { ...shown, exchanges: [] };
    case 'settled':
      return { ...shown, pastRaces: goal.pastRaces.slice(0, event.race) };
    default:
      return shown;
  }
}

/** A frame of the playback: what is displayed, for how long, and for which event. */
export interface Frame {
  readonly shown: Shown;
  readonly event: GrandPrixEvent;
  readonly milliseconds: number;
}

/** Returns whether the result of an event is already on display. */
function isDisplayed(event: GrandPrixEvent, { phase, race, sale }: Shown): boolean {
  if (event.type === 'raceBegan') return phase === 'auction' && race === event.race;
  if (event.type !== 'offered') return false;
  return sale?.car === event.car && sale.isSecondOffer === event.isSecondOffer;
}

/**
 * Returns the number of events that are already on display. The log reports the beginning of a match only with its
 * first move.
 */
export function countDisplayed(events: readonly GrandPrixEvent[], shown: Shown): number {
  const first = events.findIndex((event) => !isDisplayed(event, shown));
  return first < 0 ? events.length : first;
}

/** Types of the events that a player has already seen in the draft of a card, before it was sent. */
const ofOwnCard: readonly GrandPrixEvent['type'][] = ['played', 'moved', 'stayed', 'cameHome'];

/** Returns the number of events that a viewer has already seen, in the draft of this card. */
export function countSeen(
  events: readonly GrandPrixEvent[],
  triedOut: { readonly playerID: PlayerID; readonly number: number } | null,
): number {
  const [first] = events;
  if (!triedOut || first?.type !== 'played') return 0;
  if (first.playerID !== triedOut.playerID || first.number !== triedOut.number) return 0;
  const next = events.findIndex(({ type }) => !ofOwnCard.includes(type));
  return next < 0 ? events.length : next;
}

/** Returns all frames of these events, starting from what was displayed before. `goal` must be their result. */
export function framesOf(
  before: Shown,
  events: readonly GrandPrixEvent[],
  goal: Shown,
): readonly Frame[] {
  const times = timesOf(events);
  let shown = before;
  return events.map((event, index) => {
    shown = afterEvent(shown, event, goal);
    return { shown, event, milliseconds: times[index] ?? 0 };
  });
}

/** Returns the cars in the order of the race: those at home first, then by rows. Cars not yet sold come last. */
export function inOrderOfRace({ home, spaces }: Pick<Shown, 'home' | 'spaces'>): readonly Car[] {
  const rank = (car: Car) => {
    const place = home.indexOf(car);
    return place >= 0 ? 1000 - place : (spaces[car]?.[0] ?? -1);
  };
  return [...cars].sort((one, other) => rank(other) - rank(one));
}
