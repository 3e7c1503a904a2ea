/**
 * Knowledge of each player's driver cards from the log. Every card played is turned up before its stage ends. So the
 * only hidden information is which card a player reclaimed (CS-13), and the faces at the stage in progress.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import { ofSeat } from '../../kit/seats.ts';
import { type DriverCardID, driverCards } from '../rules/components.ts';
import type { SchachtEvent } from '../rules/events.ts';
import type { SeenSchachtState } from '../rules/state.ts';

/** Knowledge of a player's driver cards as the stage in progress began, except `takenBackAfter`. */
export interface Memory {
  /** Cards that were in the hand, wherever they are now. */
  hand: readonly DriverCardID[];
  /** Cards in the face-down pile. */
  pile: readonly DriverCardID[];
  /**
   * Groups of cards of which the player reclaimed one each. It is hidden which one is in the hand; the others are in
   * the pile.
   */
  reclaims: readonly (readonly DriverCardID[])[];
  /** Number of cards at the stage when the pile was taken back in it, or null if it was not. */
  takenBackAfter: number | null;
  /** Whether a card of this stage was reclaimed, or null if that is not answered or not asked. */
  tookCard: boolean | null;
}

/** Memories by seat, or null if the log is incomplete and the view is the only source. */
export type Memories = Readonly<Record<PlayerID, Memory>> | null;

/** All driver cards of a player. */
export const allDrivers: readonly DriverCardID[] = driverCards.map((_value, cardID) => cardID);

function without(cards: readonly DriverCardID[], gone: readonly DriverCardID[]): DriverCardID[] {
  return cards.filter((cardID) => !gone.includes(cardID));
}

/** CS-13: updates a memory after a stage to which the player had brought these cards. */
function discard(memory: Memory, played: readonly DriverCardID[]): void {
  if (memory.takenBackAfter !== null) {
    Object.assign(memory, { hand: allDrivers, pile: [], reclaims: [] });
  }
  // A player had each played card in hand, so of those that might have been reclaimed it was this one.
  for (const known of memory.reclaims.filter((cards) => cards.some((id) => played.includes(id)))) {
    memory.reclaims = memory.reclaims.filter((cards) => cards !== known);
    memory.pile = [...memory.pile, ...without(known, played)];
  }
  memory.hand = without(memory.hand, played);
  if (memory.tookCard !== true) memory.pile = [...memory.pile, ...played];
  else if (played.length === 1) memory.hand = [...memory.hand, ...played];
  else memory.reclaims = [...memory.reclaims, played];
  memory.takenBackAfter = null;
  memory.tookCard = null;
}

/** Follows the log from the beginning of the race. */
class Reader {
  readonly memories: Record<PlayerID, Memory> = {};
  readonly #played = new Map<PlayerID, DriverCardID[]>();
  #placed = 0;
  stage = 0;

  constructor(seats: readonly PlayerID[]) {
    for (const seat of seats) {
      const nothing = { pile: [], reclaims: [], takenBackAfter: null, tookCard: null };
      this.memories[seat] = { hand: allDrivers, ...nothing };
    }
  }

  read(event: SchachtEvent): void {
    switch (event.type) {
      case 'stageBegan':
        this.#beginStage(event.stage);
        break;
      case 'placed':
        this.#placed += 1;
        break;
      case 'tookBack':
        ofSeat(this.memories, event.playerID).takenBackAfter = this.#placed;
        break;
      case 'revealed':
        for (const { playerID, cardID } of event.cards) {
          this.#played.set(playerID, [...(this.#played.get(playerID) ?? []), cardID]);
        }
        break;
      case 'reclaimed':
        ofSeat(this.memories, event.playerID).tookCard = event.tookCard;
        break;
    }
  }

  #beginStage(stage: number): void {
    if (stage > 1) {
      for (const [seat, memory] of Object.entries(this.memories)) {
        discard(memory, this.#played.get(seat) ?? []);
      }
    }
    // A log from which a stage is missing doesn't count.
    this.stage = stage === this.stage + 1 ? stage : Number.NaN;
    this.#placed = 0;
    this.#played.clear();
  }
}

/** Returns whether a seat's memory is consistent with the view. */
function fits(memory: Memory, seen: SeenSchachtState, seat: PlayerID): boolean {
  const atStage = seen.placed.flat().filter(({ playerID }) => playerID === seat).length;
  const had =
    memory.takenBackAfter === null
      ? memory.hand.length + memory.reclaims.length
      : allDrivers.length;
  return had >= atStage && (had === atStage) === ofSeat(seen.isOutOfCards, seat);
}

/** Returns the memories of all players' driver cards from the log, or null if it is incomplete. */
export function remember(seen: SeenSchachtState, events: readonly SchachtEvent[]): Memories {
  const reader = new Reader(seen.seats);
  for (const event of events) reader.read(event);
  // Nothing is logged before the match's first move.
  const isWhole = events.length === 0 ? seen.stage === 1 : reader.stage === seen.stage;
  const doFit = seen.seats.every((seat) => fits(ofSeat(reader.memories, seat), seen, seat));
  return isWhole && doFit ? reader.memories : null;
}
