/** A match played again from its record: every state of it, what each seat saw, what was told. */
import type { PlayerID } from 'boardgame.io';
import alea from 'seedrandom/lib/alea.js';
import type { Result } from '../result.ts';
import { type Rng, rngFrom } from '../rng.ts';
import type { AnyRules } from '../rules.ts';
import type { SecretState } from '../view.ts';
import type { MatchRecord } from './format.ts';
import { reshuffled } from './reshuffle.ts';

/** A match played again. A position is the number of moves before it: 0 is the beginning, `length` the end. */
export interface Replay {
  /** How many moves there are. */
  readonly length: number;
  readonly seats: readonly PlayerID[];
  /** How the match ended by the rules; null: it was left before. */
  readonly result: Result | null;
  /**
   * The whole state, secrets included. Everybody is given this same object, and it shares parts with other positions
   * and with views: to play on, take the rules' `copy`; change nothing in it.
   * Where new luck begins, piles lie as they did before it.
   */
  readonly stateAt: (at: number) => SecretState;
  /** What a seat, or a spectator (null), could see; as `stateAt`, to be looked at only. */
  readonly viewAt: (at: number, seat: PlayerID | null) => object;
  /** What the log told of the move that led here; of the beginning nothing. */
  readonly eventsOf: (at: number) => readonly unknown[];
}

/** A match played as far as its moves are legal. */
export interface Played {
  readonly replay: Replay;
  /** The first move that the rules refuse, by the number of moves before it, and their reason; null: there is none. */
  readonly refused: { readonly at: number; readonly reason: string } | null;
}

/** What of a record its states come from. */
export type Replayable = Pick<MatchRecord, 'options' | 'seats' | 'seed' | 'newSeeds' | 'moves'>;

/** The IDs of a match's seats. */
export function seatsOf({ seats }: Pick<MatchRecord, 'seats'>): readonly PlayerID[] {
  return seats.map((_, index) => String(index));
}

function chanceOf(seed: string): Rng {
  return rngFrom(alea(seed));
}

/** Plays a match again as far as its moves are legal; options that can't be are an error. */
export function playThrough(rules: AnyRules, record: Replayable): Played {
  const { moves, newSeeds = [] } = record;
  let chance = chanceOf(record.seed);
  let state = rules.begin(record.options, seatsOf(record), chance);
  const states: SecretState[] = [state];
  const told: (readonly unknown[])[] = [[]];
  for (const [at, { seat, move, args }] of moves.entries()) {
    const reason = rules.refusalOf(state, seat, move, args);
    if (reason !== null)
      return { replay: replayFrom(rules, record, { states, told }), refused: { at, reason } };
    const newSeed = newSeeds.find((each) => each.at === at);
    state = rules.copy(state);
    if (newSeed) {
      chance = chanceOf(newSeed.seed);
      state = reshuffled(state, chance);
    }
    told.push(rules.play(state, seat, { move, args }, chance));
    states.push(state);
  }
  return { replay: replayFrom(rules, record, { states, told }), refused: null };
}

function replayFrom(
  rules: AnyRules,
  record: Replayable,
  {
    states,
    told,
  }: { readonly states: readonly SecretState[]; readonly told: readonly (readonly unknown[])[] },
): Replay {
  const stateAt = (at: number) => placed(states, at);
  const length = states.length - 1;
  return {
    length,
    seats: seatsOf(record),
    result: rules.result(stateAt(length)),
    stateAt,
    viewAt: (at, seat) => rules.view(stateAt(at), seat === null ? null : seatIn(record, seat)),
    eventsOf: (at) => placed(told, at),
  };
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

/** Plays a match again; a record that `readRecord` finds wrong may be an error. */
export function replayOf(rules: AnyRules, record: Replayable): Replay {
  const { replay, refused } = playThrough(rules, record);
  if (refused) throw new Error(`Move ${refused.at + 1} is refused: ${refused.reason}.`);
  return replay;
}
