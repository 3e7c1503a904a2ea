import type {
  GrandPrixEvent,
  GrandPrixSetup,
  GrandPrixState,
  RaceEndReason,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { resultOf } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import type { Ending } from '../../support/games/recorded-games.ts';
import { ofType } from '../../support/games/table.ts';

type GrandPrixEnding = Ending<GrandPrixState, GrandPrixEvent, GrandPrixSetup>;

/** Returns whether a player below the limit of cars could not bid. */
function shutsOut(G: GrandPrixState, events: readonly GrandPrixEvent[]): boolean {
  const seats = Object.keys(G.money);
  return ofType(events, 'offered').some(({ bidders }) => bidders.length < seats.length);
}

/** Returns whether every race of the match ended for this reason. */
function endsBy(why: RaceEndReason): GrandPrixEnding['isIt'] {
  return (_G, events) => ofType(events, 'raceEnded').every((event) => event.why === why);
}

/** Returns how many turns in a row had no card before the race ended. */
function idleAtLast(events: readonly GrandPrixEvent[]): number {
  const ended = events.findIndex(({ type }) => type === 'raceEnded');
  const before = events.slice(0, ended).toReversed();
  return before.findIndex(({ type }) => type !== 'idle');
}

/** Returns whether a player had to buy a car that was offered for the second time. */
function mustBuySecondOffer(_G: GrandPrixState, events: readonly GrandPrixEvent[]): boolean {
  const forced = ofType(events, 'sold').filter(({ why }) => why === 'nobodyBid');
  const offers = ofType(events, 'offered').filter(({ isSecondOffer }) => isSecondOffer);
  return forced.length > 0 && forced.every(({ car }) => offers.some((offer) => offer.car === car));
}

/** GP-2: returns whether the owner of each race's first car home dealt for the next one. */
function ownersDealt(events: readonly GrandPrixEvent[]): boolean {
  const winners = ofType(events, 'prize').filter(({ place }) => place === 1);
  const dealers = ofType(events, 'raceBegan').map(({ dealer }) => dealer);
  return winners.slice(0, -1).every(({ owner }, race) => owner === dealers[race + 1]);
}

/** The recorded endings: one for each way in which a race can end and for each corner of the auction. */
export const endings: readonly GrandPrixEnding[] = [
  {
    file: 'all-home.json',
    about: 'GP-9 the race ends with all cars home',
    numPlayers: 3,
    setupData: { races: 1 },
    isIt: endsBy('allHome'),
  },
  {
    file: 'cards-out.json',
    about: 'GP-9, GP-16 the race ends with all cards played, and some cars win nothing',
    numPlayers: 4,
    setupData: { races: 1, tracks: 'cleveland' },
    isIt: (G, events) => endsBy('cardsOut')(G, events) && G.home.length < 6,
  },
  {
    file: 'nobody-played.json',
    about: 'GP-9 the race ends when nobody can play a card once round',
    numPlayers: 2,
    setupData: { races: 1 },
    isIt: (G, events) =>
      endsBy('nobodyPlayed')(G, events) && idleAtLast(events) === Object.keys(G.money).length,
  },
  {
    file: 'nobody-bids.json',
    about: 'GP-7 a car that nobody wants twice starts unowned, and its prize stays in the bank',
    numPlayers: 3,
    setupData: { races: 1, tracks: 'detroit' },
    isIt: (_G, events) => {
      const cars = ofType(events, 'unowned').map(({ car }) => car);
      return ofType(events, 'prize').some(({ car, place }) => place <= 3 && cars.includes(car));
    },
  },
  {
    file: 'forced-car.json',
    about: 'GP-8 nobody bids for the second time, and the first player without a car must buy',
    numPlayers: 5,
    setupData: { races: 1, tracks: 'detroit' },
    isIt: mustBuySecondOffer,
  },
  {
    file: 'last-car.json',
    about: 'GP-8 the last player without a car buys the last car without bidding',
    numPlayers: 4,
    setupData: { races: 1, tracks: 'detroit' },
    isIt: (_G, events) => ofType(events, 'sold').some(({ why }) => why === 'onlyOne'),
  },
  {
    file: 'owners-shut-out.json',
    about: 'GP-5 owners are shut out so that everyone gets a car, without a limit too',
    numPlayers: 3,
    setupData: { races: 1, tracks: 'detroit', noCarLimit: true },
    isIt: shutsOut,
  },
  {
    file: 'three-races.json',
    about: 'GP-2, GP-17 a match has three races on alternating tracks',
    numPlayers: 3,
    setupData: {},
    isIt: (G, events) =>
      ofType(events, 'raceBegan').length === 3 && G.pastRaces.length === 3 && ownersDealt(events),
  },
  {
    file: 'shared-win.json',
    about: 'GP-17 players with equal money share the place',
    numPlayers: 3,
    setupData: { races: 1, prizes: [20_000, 20_000, 20_000, 20_000, 20_000, 20_000] },
    isIt: (G) => resultOf(G)?.winners.length === 2,
  },
  {
    file: 'all-options.json',
    about: 'a match uses all options, and a player holds a turn',
    numPlayers: 4,
    setupData: {
      races: 2,
      tracks: ['detroit'],
      tensInDeck: true,
      noCarLimit: true,
      noCarNeeded: true,
      whiteOwnPartial: true,
      mayHold: true,
      tournamentSeating: true,
    },
    isIt: (_G, events) => ofType(events, 'idle').some(({ why }) => why === 'held'),
  },
];
