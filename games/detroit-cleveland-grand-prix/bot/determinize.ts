/** Determinization: whole states that are consistent with a seat's view and the log. */
import type { PlayerID } from '../../kit/player-id.ts';
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

/** Knowledge of another seat's hand. */
interface HandSeen {
  readonly seat: PlayerID;
  /** Cards that are in it for certain. */
  readonly known: readonly CardNumber[];
  /** Number of other cards in the hand. */
  readonly others: number;
  /** GP-14: whether the seat was unable to play at some time, so that its other cards all show white. */
  readonly isWhite: boolean;
}

/** Knowledge that is computed once for a decision. */
interface Prepared {
  readonly hands: readonly HandSeen[];
  /** The cards that may be in other players' hands, except those that certainly are. */
  readonly unseen: readonly CardNumber[];
  /** The cars that may be on the face-down bid cards. */
  readonly pile: readonly Car[];
}

const deck: readonly CardNumber[] = [...movementCards, ...exchangeCards, ...tens].map(
  ({ number }) => number,
);

/** Returns the seats that were unable to play at some time in the present race. */
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
  // Hands with fewer possible cards are dealt first.
  return hands.sort((a, b) => Number(b.isWhite) - Number(a.isWhite));
}

/** Returns the cars that have not been seen in this auction. */
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

/** Takes cards for a hand from the remaining ones, the last ones first. */
function taken(left: CardNumber[], { others, isWhite }: HandSeen): CardNumber[] {
  if (!isWhite) return left.splice(left.length - others, others);
  const cards = left.filter(showsWhite).slice(0, others);
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return cards;
}

/** Returns a whole state that is consistent with the seat's view and the log. */
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
