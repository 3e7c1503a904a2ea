/** Replays a match from its record: every state, what each seat saw, and the logged events. */
import type { PlayerID } from '../player-id.ts';
import type { Result } from '../result.ts';
import type { AnyRules } from '../rules.ts';
import { seededRng } from '../seeded-rng.ts';
import type { SecretState } from '../view.ts';
import type { MatchRecord } from './format.ts';
import { reshuffled } from './reshuffle.ts';

/** A replayed match. A position is the number of moves before it: 0 is the beginning, `length` the end. */
export interface Replay<
  State extends SecretState = SecretState,
  SeenState extends object = object,
  Event = unknown,
> {
  /** Number of moves. */
  readonly length: number;
  readonly seats: readonly PlayerID[];
  /** Result by the rules, or null if the match was abandoned before its end. */
  readonly result: Result | null;
  /**
   * Returns the whole state at a position, secrets included. The object is shared with other callers, positions and
   * views, so don't modify it: to play on, use the rules' `copy`. Where new luck begins, the piles have the same order
   * as before.
   */
  readonly stateAt: (at: number) => State;
  /** Returns what a seat, or a spectator (null), could see at a position. As with `stateAt`, don't modify it. */
  readonly viewAt: (at: number, seat: PlayerID | null) => SeenState;
  /** Returns the logged events of the move that led to a position; none for the beginning. */
  readonly eventsOf: (at: number) => readonly Event[];
}

/** A type, or another one in its place if it is `any`, as in the rules of any game. */
type Known<Type, Otherwise> = 0 extends 1 & Type ? Otherwise : Type;

/** A match replayed by these rules, with the types of their game. */
export type ReplayBy<Own extends AnyRules> = Replay<
  Known<ReturnType<Own['begin']>, SecretState>,
  Known<ReturnType<Own['view']>, object>,
  Known<ReturnType<Own['play']>[number], unknown>
>;

/** A match played as far as its moves are legal. */
export interface Played<Own extends AnyRules = AnyRules> {
  readonly replay: ReplayBy<Own>;
  /** The first refused move, as the number of moves before it, and the reason; null if all moves are legal. */
  readonly refused: { readonly at: number; readonly reason: string } | null;
}

/** Fields of a record that determine its states. */
export type Replayable = Pick<MatchRecord, 'options' | 'seats' | 'seed' | 'newSeeds' | 'moves'>;

/** Returns the IDs of a match's seats. */
export function seatsOf({ seats }: Pick<MatchRecord, 'seats'>): readonly PlayerID[] {
  return seats.map((_, index) => String(index));
}

/** Replays a match as far as its moves are legal. Throws if its options are invalid. */
export function playThrough<Own extends AnyRules>(rules: Own, record: Replayable): Played<Own> {
  const { moves, newSeeds = [] } = record;
  let chance = seededRng(record.seed);
  let state = rules.begin(record.options, seatsOf(record), chance);
  const states: SecretState[] = [state];
  const events: (readonly unknown[])[] = [[]];
  for (const [at, { seat, move, args }] of moves.entries()) {
    const reason = rules.refusalOf(state, seat, move, args);
    if (reason !== null)
      return { replay: replayFrom(rules, record, { states, events }), refused: { at, reason } };
    const newSeed = newSeeds.find((each) => each.at === at);
    state = rules.copy(state);
    if (newSeed) {
      chance = seededRng(newSeed.seed);
      state = reshuffled(state, chance);
    }
    events.push(rules.playUnchecked(state, seat, { move, args }, chance));
    states.push(state);
  }
  return { replay: replayFrom(rules, record, { states, events }), refused: null };
}

function replayFrom<Own extends AnyRules>(
  rules: Own,
  record: Replayable,
  {
    states,
    events,
  }: { readonly states: readonly SecretState[]; readonly events: readonly (readonly unknown[])[] },
): ReplayBy<Own> {
  const stateAt = (at: number) => placed(states, at);
  const length = states.length - 1;
  const replay: Replay = {
    length,
    seats: seatsOf(record),
    result: rules.result(stateAt(length)),
    stateAt,
    viewAt: (at, seat) => rules.view(stateAt(at), seat === null ? null : seatIn(record, seat)),
    eventsOf: (at) => placed(events, at),
  };
  // All of it comes from these rules.
  return replay as ReplayBy<Own>;
}

function seatIn(record: Replayable, seat: PlayerID): PlayerID {
  if (!seatsOf(record).includes(seat))
    throw new RangeError(`There is no seat ${seat} in this match.`);
  return seat;
}

function placed<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError(`There is no position ${at} in this match.`);
  return item;
}

/** Replays a match. It may throw for a record that `readRecord` finds wrong. */
export function replayOf<Own extends AnyRules>(rules: Own, record: Replayable): ReplayBy<Own> {
  const { replay, refused } = playThrough(rules, record);
  if (refused) throw new Error(`Move ${refused.at + 1} is refused: ${refused.reason}.`);
  return replay;
}
