/** Knowledge of hidden cards from the log. */
import type { PlayerID } from '../../kit/player-id.ts';
import { type Deck, decks, handSize } from '../rules/components.ts';
import type { GewaltEvent } from '../rules/events.ts';
import { seatsOf } from '../rules/hands.ts';
import type { SeenGewaltState } from '../rules/state.ts';

/** A replenished pile: all cards of the deck that were neither face up nor in hands then. */
interface Renewed {
  readonly cards: ReadonlySet<number>;
  /** Number of cards that each player has held since before it was replenished. */
  readonly oldCards: Readonly<Record<PlayerID, number>>;
}

/** The last replenishment of each deck's pile, or null if there was none. */
export type Memory = Readonly<Record<Deck, Renewed | null>>;

const nothing: Memory = { section: null, action: null };

/** Follows one deck through the log. */
class DeckFollowed {
  readonly #sizes: Record<PlayerID, number> = {};
  #discards: number[] = [];
  #cards: Set<number> | null = null;
  #old: Record<PlayerID, number> = {};

  constructor(seats: readonly PlayerID[]) {
    for (const seat of seats) this.#sizes[seat] = handSize;
  }

  /**
   * Returns the last replenishment. Null if a part of the log is missing, so that the hands' sizes don't match the
   * view.
   */
  renewed(sizeOf: (seat: PlayerID) => number | undefined): Renewed | null {
    const isWhole = Object.entries(this.#sizes).every(([seat, size]) => sizeOf(seat) === size);
    return isWhole && this.#cards ? { cards: this.#cards, oldCards: this.#old } : null;
  }

  draws(seat: PlayerID): void {
    this.#sizes[seat] = (this.#sizes[seat] ?? 0) + 1;
  }

  leaves(seat: PlayerID, cardID: number): void {
    this.#sizes[seat] = (this.#sizes[seat] ?? 0) - 1;
    if (this.#cards && !this.#cards.has(cardID)) this.#old[seat] = (this.#old[seat] ?? 0) - 1;
  }

  discards(cardID: number): void {
    this.#discards.push(cardID);
  }

  renews(): void {
    this.#cards = new Set(this.#discards);
    this.#old = { ...this.#sizes };
    this.#discards = [];
  }
}

type Followed = Readonly<Record<Deck, DeckFollowed>>;

/** Records that an action card went from a hand to the discards. */
function actionUsed({ action }: Followed, seat: PlayerID, cardID: number): void {
  action.leaves(seat, cardID);
  action.discards(cardID);
}

function follow(followed: Followed, event: GewaltEvent): void {
  switch (event.type) {
    case 'laidSection':
      followed.section.leaves(event.playerID, event.cardID);
      break;
    case 'discarded':
      followed[event.deck].leaves(event.playerID, event.cardID);
      followed[event.deck].discards(event.cardID);
      break;
    case 'relocated':
      actionUsed(followed, event.playerID, event.actionID);
      break;
    case 'actionLaid':
      followed.action.leaves(event.playerID, event.cardID);
      break;
    case 'countered':
      followed.action.discards(event.cardID);
      actionUsed(followed, event.playerID, event.counterID);
      break;
    case 'actionSpent':
      followed.action.discards(event.cardID);
      break;
    case 'drew':
      followed[event.deck].draws(event.playerID);
      break;
    case 'reshuffled':
      followed[event.deck].renews();
      break;
    case 'finished':
      for (const deck of decks) {
        for (const cardID of event.hand[deck]) {
          followed[deck].leaves(event.playerID, cardID);
          followed[deck].discards(cardID);
        }
      }
      if (event.laid !== null) followed.action.discards(event.laid);
      break;
    default:
  }
}

const remembered = new WeakMap<readonly GewaltEvent[], { count: number; memory: Memory }>();

/** Returns the knowledge from the log so far; none if the log does not begin with the race. */
export function memoryOf(seen: SeenGewaltState, events: readonly GewaltEvent[]): Memory {
  if (events[0]?.type !== 'raceBegan') return nothing;
  // Cached, because every round of a decision uses the same log.
  const before = remembered.get(events);
  if (before?.count === events.length) return before.memory;
  const seats = seatsOf(seen);
  const followed = { section: new DeckFollowed(seats), action: new DeckFollowed(seats) };
  for (const event of events) follow(followed, event);
  const known = (deck: Deck) => followed[deck].renewed((seat) => seen.handSizes[seat]?.[deck]);
  const memory = { section: known('section'), action: known('action') };
  remembered.set(events, { count: events.length, memory });
  return memory;
}
