/**
 * Determinization: a whole state that is consistent with a seat's observation. Cards travel in packets: each seat
 * starts with one, takes a card of it and passes it on. A seat that has held a packet knows which cards later seats
 * choose from; only cards taken earlier are unknown. Cards that other players play show what they kept.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Observation } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { type CardID, legCards } from '../rules/components.ts';
import { type BugRace, cardsPerDeal, directionOf, receiverOf } from '../rules/index.ts';
import {
  type BugRaceState,
  cloneState,
  type Hand,
  type PassedOn,
  type SeenBugRaceState,
} from '../rules/state.ts';
import { favourite } from './policy.ts';

const nobody: Hand = { offered: [], kept: [], choice: null, passedOn: [] };

/** Maximum number of draws for a place whose taker would hardly have kept the card. */
const maxDraws = 4;

/** The route of the packets in a turn. */
class Round {
  readonly seen: SeenBugRaceState;
  readonly seats: readonly PlayerID[];
  /** Number of cards in a packet at first. */
  readonly size: number;
  /** Number of cards of each packet that have been taken; all in `legMove`. */
  readonly taken: number;
  /** The player of each card played in this turn. */
  readonly playedBy: ReadonlyMap<CardID, PlayerID>;
  readonly #step: number;

  constructor({ seen, seat, events }: Observation<BugRace>) {
    this.seen = seen;
    this.seats = seen.racing;
    this.size = cardsPerDeal(seen.options);
    const since = events.slice(events.findLastIndex(({ type }) => type === 'turnBegan') + 1);
    // A player whose bug is home sees no cards, but sees that they are passed.
    const passes =
      seen.players[seat] && seen.racing.includes(seat)
        ? seen.players[seat].passedOn.length
        : since.filter(({ type }) => type === 'passed').length;
    this.taken = seen.step === 'legMove' ? this.size : passes;
    const played = since.flatMap((event): [CardID, PlayerID][] =>
      event.type === 'played' ? [[event.cardID, event.playerID]] : [],
    );
    this.playedBy = new Map(played);
    this.#step = directionOf(seen.turn) === 'left' ? 1 : -1;
  }

  /**
   * Returns the player who takes the card at this place of a packet. A packet's number is the place at the table of the
   * seat where it began.
   */
  takerOf(packet: number, place: number): PlayerID {
    const count = this.seats.length;
    return this.seats[(((packet + place * this.#step) % count) + count) % count] ?? '';
  }

  /** Returns the packet from which a seat takes the card at this place. */
  packetOf(seat: PlayerID, place: number): number {
    const count = this.seats.length;
    return (((this.seats.indexOf(seat) - place * this.#step) % count) + count) % count;
  }
}

/** Cards that are in these places of a packet, in unknown order. */
interface Group {
  readonly packet: number;
  readonly places: readonly number[];
  readonly cards: readonly CardID[];
}

/** A seat's knowledge of the packets. */
interface Known {
  readonly round: Round;
  /** Known cards by packet and place; undefined if unknown. */
  readonly fixed: readonly (CardID | undefined)[][];
  readonly groups: readonly Group[];
  /** Cards that can be anywhere else, and the open places for them, the later ones of a packet first. */
  readonly unseen: readonly CardID[];
  readonly open: readonly (readonly [packet: number, place: number])[];
  /** Cards on the table. */
  readonly onTable: ReadonlySet<CardID>;
}

function placesOf({ size }: Round, from: number, to = size): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(to, size) - from) }, (_, index) => from + index);
}

/** Puts the seat's own cards in their places: those it has taken, and the packet in its hand. */
function putOwn(round: Round, fixed: (CardID | undefined)[][], seat: PlayerID, hand: Hand): void {
  const played = [...round.playedBy].filter(([, by]) => by === seat).map(([card]) => card);
  for (const [place, card] of [...hand.kept, ...played].entries()) {
    const packet = fixed[round.packetOf(seat, place)];
    if (packet) packet[place] = card;
  }
  const packet = fixed[round.packetOf(seat, round.taken)];
  for (const [index, card] of hand.offered.entries()) {
    if (packet) packet[round.taken + index] = card;
  }
}

/**
 * Returns the cards of packets that a seat passed on. Until it sees a packet again, the other players take from these
 * cards.
 */
function groupsOf(
  round: Round,
  seat: PlayerID,
  hand: Hand,
  onTable: ReadonlySet<CardID>,
): readonly Group[] {
  const own = new Set([...hand.kept, ...hand.offered]);
  const around = round.seats.length;
  return hand.passedOn.map(({ cards }, place) => {
    const end = place + around <= round.taken ? place + around : round.size;
    const places = placesOf(round, place + 1, end);
    const again = new Set(hand.passedOn[place + around]?.cards);
    const others = cards.filter(
      (card) => !own.has(card) && !again.has(card) && round.playedBy.get(card) !== seat,
    );
    // Without a log it is unknown who played which card: the seat's own cards are among those on the table.
    const spare = others.length - places.length;
    const dropped = others.filter((card) => onTable.has(card)).slice(0, Math.max(0, spare));
    return {
      packet: round.packetOf(seat, place),
      places,
      cards: others.filter((card) => !dropped.includes(card)),
    };
  });
}

/** Puts those cards of a group that were played in their takers' places. Returns the rest of the group. */
function withPlayed(round: Round, fixed: (CardID | undefined)[][], group: Group): Group {
  const { packet, cards, places } = group;
  const row = fixed[packet] ?? [];
  for (const card of cards) {
    const place = places.find((each) => round.takerOf(packet, each) === round.playedBy.get(card));
    if (place !== undefined && row[place] === undefined) row[place] = card;
  }
  return {
    packet,
    places: places.filter((place) => row[place] === undefined),
    cards: cards.filter((card) => !row.includes(card)),
  };
}

function knownTo(observation: Observation<BugRace>): Known {
  const { seen, seat } = observation;
  const round = new Round(observation);
  const hand = seen.racing.includes(seat) ? (seen.players[seat] ?? nobody) : nobody;
  const inPlay = Object.values(seen.cardsInPlay).flatMap((card) => (card ? [card.cardID] : []));
  const onTable = new Set([...seen.discards, ...inPlay]);
  const fixed: (CardID | undefined)[][] = round.seats.map(() =>
    Array.from({ length: round.size }, () => undefined),
  );
  if (hand !== nobody) putOwn(round, fixed, seat, hand);
  const groups = groupsOf(round, seat, hand, onTable).map((each) => withPlayed(round, fixed, each));
  const grouped = new Set(groups.flatMap(({ cards }) => cards));
  const isOpen = (packet: number, place: number) =>
    fixed[packet]?.[place] === undefined &&
    // Without a log, the former places of the seat's own played cards are unknown.
    !(place < round.taken && round.takerOf(packet, place) === seat) &&
    !groups.some((group) => group.packet === packet && group.places.includes(place));
  const open = round.seats
    .flatMap((_, packet) => placesOf(round, 0).map((place) => [packet, place] as const))
    .filter(([packet, place]) => isOpen(packet, place))
    .reverse();
  const placed = new Set(fixed.flat());
  for (const [card, by] of round.playedBy) {
    if (placed.has(card) || grouped.has(card)) continue;
    const at = open.findIndex(([packet, place]) => round.takerOf(packet, place) === by);
    const [slot] = at >= 0 ? open.splice(at, 1) : [];
    const row = slot && fixed[slot[0]];
    if (row && slot) row[slot[1]] = card;
  }
  const seenCards = new Set([...onTable, ...hand.kept, ...hand.offered, ...grouped, ...placed]);
  const unseen = legCards.map(({ id }) => id).filter((card) => !seenCards.has(card));
  return { round, fixed, groups, unseen, open, onTable };
}

/** Cache of knowledge: the same observation is determinized again and again. */
const knownBefore = new WeakMap<Observation<BugRace>, Known>();

/** Returns the card that a seat is likely to take from a packet, regardless of what it kept before. */
function favouriteFor({ seen }: Round, seat: PlayerID, offered: readonly CardID[]): CardID {
  return favourite(ofSeat(seen.bugs, seat), { offered, kept: [] }, seen.options);
}

/** Deals the cards of a group to its places: each seat in turn takes the one that is best for it. */
function dealGroup(round: Round, row: (CardID | undefined)[], group: Group, rng: Rng): void {
  let left = rng.shuffle(group.cards);
  for (const place of group.places) {
    const isChoice = left.length > 1 && place < round.taken;
    const seat = round.takerOf(group.packet, place);
    const card = isChoice ? favouriteFor(round, seat, left) : left[0];
    row[place] = card;
    left = left.filter((each) => each !== card);
  }
}

/**
 * Deals unseen cards to the open places. A card that was taken is likely to have been the best of its packet for its
 * taker.
 */
function dealOpen(
  { round, open, unseen }: Known,
  rows: readonly (CardID | undefined)[][],
  rng: Rng,
): readonly CardID[] {
  const pile = rng.shuffle(unseen);
  for (const [packet, place] of open) {
    const row = rows[packet] ?? [];
    const others = row.slice(place + 1).filter((card) => card !== undefined);
    let card = pile.pop();
    for (let draw = 1; draw < maxDraws && place < round.taken && card !== undefined; draw += 1) {
      if (favouriteFor(round, round.takerOf(packet, place), [card, ...others]) === card) break;
      pile.unshift(card);
      card = pile.pop();
    }
    row[place] = card;
  }
  return pile;
}

function present(cards: readonly (CardID | undefined)[]): readonly CardID[] {
  return cards.filter((card) => card !== undefined);
}

/** Returns the hand of a seat, from the packets that it has taken from and has now. */
function handOf(
  { round, onTable }: Known,
  rows: readonly (CardID | undefined)[][],
  seat: PlayerID,
): Hand {
  const { seen, taken, size } = round;
  const rowAt = (place: number) => rows[round.packetOf(seat, place)] ?? [];
  const kept = present(placesOf(round, 0, taken).map((place) => rowAt(place)[place])).filter(
    (card) => !onTable.has(card),
  );
  const offered = taken < size ? present(rowAt(taken).slice(taken)) : [];
  const passedOn = placesOf(round, 0, Math.min(taken, size - 1)).map((place): PassedOn => {
    const cards = present(rowAt(place).slice(place + 1));
    return { to: receiverOf(seen, seat), cards };
  });
  const choice = seen.hasChosen[seat]
    ? favourite(ofSeat(seen.bugs, seat), { offered, kept }, seen.options)
    : null;
  return { offered, kept, choice, passedOn };
}

/** Adjusts the hands to their public sizes: without a log it is unknown who has played which card. */
function evenedOut(
  { seen }: Round,
  players: Record<PlayerID, Hand>,
  others: readonly PlayerID[],
  pile: CardID[],
): void {
  const spare = (seat: PlayerID) => {
    const { offered, kept } = ofSeat(players, seat);
    return offered.length + kept.length - ofSeat(seen.handSizes, seat);
  };
  const keep = (seat: PlayerID, kept: readonly CardID[]) => {
    players[seat] = { ...ofSeat(players, seat), kept };
  };
  for (const seat of others.filter((each) => spare(each) > 0)) {
    const { kept } = ofSeat(players, seat);
    pile.push(...kept.slice(kept.length - spare(seat)));
    keep(seat, kept.slice(0, kept.length - spare(seat)));
  }
  for (const seat of others.filter((each) => spare(each) < 0)) {
    const drawn = pile.splice(pile.length + spare(seat));
    keep(seat, [...ofSeat(players, seat).kept, ...drawn]);
  }
}

/** Returns a whole state that is consistent with a seat's observation. */
export function determinize(observation: Observation<BugRace>, rng: Rng): BugRaceState {
  const { seen, seat } = observation;
  const own = knownBefore.get(observation) ?? knownTo(observation);
  knownBefore.set(observation, own);
  const { round, fixed, groups } = own;
  const rows = fixed.map((row) => [...row]);
  for (const group of groups) dealGroup(round, rows[group.packet] ?? [], group, rng);
  const pile = [...dealOpen(own, rows, rng)];
  const others = round.seats.filter((each) => each !== seat);
  const players: Record<PlayerID, Hand> = {};
  for (const each of Object.keys(seen.bugs)) players[each] = seen.players[each] ?? nobody;
  for (const each of others) players[each] = handOf(own, rows, each);
  evenedOut(round, players, others, pile);
  return cloneState({ ...seen, players, secret: { pile } });
}
