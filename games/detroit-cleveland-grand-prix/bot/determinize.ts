/** Whole states that fit what a seat sees, and what the log told it. */
import type { PlayerID } from 'boardgame.io';
import type { Rng } from '../../kit/rng.ts';
import type { Observation } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import {
  type Car,
  type CardNumber,
  cars,
  exchangeCards,
  movementCards,
  showsWhite,
  tens,
} from '../rules/components.ts';
import type { GrandPrixEvent } from '../rules/events.ts';
import type { GrandPrix } from '../rules/index.ts';
import { byNumber, seatsOf } from '../rules/setup.ts';
import type { GrandPrixState, OwnCards, SeenGrandPrixState } from '../rules/state.ts';
import { tensAside, tensInHand } from '../rules/ten-cards.ts';

/** What is known of another seat's hand. */
interface HandSeen {
  readonly seat: PlayerID;
  /** Cards that are in it for certain. */
  readonly known: readonly CardNumber[];
  /** How many more there are. */
  readonly others: number;
  /** GP-14: it could play nothing at some time, so it has nothing but cards with white. */
  readonly isWhite: boolean;
}

/** All that is found out once for a decision. */
interface Prepared {
  readonly hands: readonly HandSeen[];
  /** The cards that may be in others' hands, but for those that are there for certain. */
  readonly unseen: readonly CardNumber[];
  /** The cars that may be on the bid cards that lie face down. */
  readonly pile: readonly Car[];
}

const deck: readonly CardNumber[] = [...movementCards, ...exchangeCards, ...tens].map(
  ({ number }) => number,
);

/** The seats that could play nothing at some time of the race that is on. */
function unableSeats(events: readonly GrandPrixEvent[]): ReadonlySet<PlayerID> {
  const unable = new Set<PlayerID>();
  for (const event of events) {
    if (event.type === 'raceBegan') unable.clear();
    else if (event.type === 'idle' && event.why === 'unable') unable.add(event.playerID);
  }
  return unable;
}

function handsSeen(
  seen: SeenGrandPrixState,
  seat: PlayerID,
  events: readonly GrandPrixEvent[],
): HandSeen[] {
  const bought = tensInHand(seen);
  const unable = unableSeats(events);
  const hands = seatsOf(seen)
    .filter((each) => each !== seat)
    .map((each) => {
      const known = bought.flatMap(({ playerID, number }) => (playerID === each ? [number] : []));
      const others = ofSeat(seen.handSizes, each) - known.length;
      return { seat: each, known, others, isWhite: unable.has(each) };
    });
  // Who may have few cards only takes from them first.
  return hands.sort((a, b) => Number(b.isWhite) - Number(a.isWhite));
}

/** The cars that have not been seen in this auction. */
function pileSeen({ step, grid }: SeenGrandPrixState): readonly Car[] {
  if (step.phase !== 'auction') return [];
  const shown = new Set([step.sale.car, ...step.returned, ...grid.map(({ car }) => car)]);
  return cars.filter((car) => !shown.has(car));
}

function prepare({ seen, seat, events }: Observation<GrandPrix>): Prepared {
  const hands = handsSeen(seen, seat, events);
  const gone = new Set([
    ...ofSeat(seen.players, seat).hand,
    ...seen.discards,
    ...tensAside(seen),
    ...hands.flatMap(({ known }) => known),
  ]);
  return { hands, unseen: deck.filter((card) => !gone.has(card)), pile: pileSeen(seen) };
}

const preparedFor = new WeakMap<Observation<GrandPrix>, Prepared>();

function preparedOf(observation: Observation<GrandPrix>): Prepared {
  const known = preparedFor.get(observation) ?? prepare(observation);
  preparedFor.set(observation, known);
  return known;
}

/** Takes cards for a hand from those that are left, the last ones first. */
function taken(left: CardNumber[], { others, isWhite }: HandSeen): CardNumber[] {
  if (!isWhite) return left.splice(left.length - others, others);
  const cards = left.filter(showsWhite).slice(0, others);
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return cards;
}

/** A whole state that fits all that the seat sees and the log told. */
export function determinize(observation: Observation<GrandPrix>, rng: Rng): GrandPrixState {
  const { seen, seat } = observation;
  const { hands, unseen, pile } = preparedOf(observation);
  const left = rng.shuffle(unseen);
  const dealt: Record<PlayerID, OwnCards> = {};
  for (const each of hands) {
    dealt[each.seat] = { hand: byNumber([...each.known, ...taken(left, each)]) };
  }
  const own = ofSeat(seen.players, seat);
  const players = Object.fromEntries(
    seatsOf(seen).map((each) => [each, each === seat ? own : ofSeat(dealt, each)]),
  );
  return { ...seen, players, secret: { bidPile: rng.shuffle(pile) } };
}
