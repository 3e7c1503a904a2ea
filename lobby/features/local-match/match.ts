/** A match in this browser: the rules' state, its random generator and its moves. All of it is plain data. */
import type { LogEntry, PlayerID } from 'boardgame.io';
import type { State } from 'seedrandom';
import alea from 'seedrandom/lib/alea.js';
import type { GameModule } from '../../../games/index.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import type { SeatMove } from '../../../games/kit/lesson.ts';
import type { LogMetadata } from '../../../games/kit/log.ts';
import type { MatchRecord, NewSeed } from '../../../games/kit/record/format.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import { reshuffled } from '../../../games/kit/record/reshuffle.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import { type SecretState, stripSecrets } from '../../../games/kit/view.ts';
import type { SeenMatch } from '../../lib/played-match.ts';

/** Player of a seat. */
export interface LocalSeat {
  /** Empty for a person without a name. */
  readonly name: string;
  /** Level of the bot that plays here, or null for a person. */
  readonly bot: Level | null;
}

/** A move that was made. */
export interface MadeMove extends SeatMove {
  /** Events for the log. */
  readonly events: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Setup of a match. */
export interface Beginning {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly setupData: unknown;
  /** Seats by their numbers. */
  readonly seats: readonly LocalSeat[];
  /** Seed of all randomness: the same seed and moves lead to the same match. */
  readonly seed: string;
  /** Positions from which randomness comes from another seed. Left out where there are none. */
  readonly newSeeds?: readonly NewSeed[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A match as stored in this browser. */
export interface LocalMatch extends Beginning {
  /** Version of this data format. */
  readonly format: 1;
  /** State of the random generator. */
  readonly chance: State.Alea;
  /** The complete game state. */
  readonly G: unknown;
  /** Moves of the match. Every change is a move, so the longer of two versions is the newer. */
  readonly moves: readonly MadeMove[];
}

type Rules = GameModule['rules'];

/** Returns the IDs of a match's seats. */
export function seatsOf({ seats }: Pick<LocalMatch, 'seats'>): readonly PlayerID[] {
  return seats.map((_, index) => String(index));
}

/** Returns a match before its first move. Throws if the options are invalid. */
export function begin(rules: Rules, beginning: Beginning): LocalMatch {
  const random = alea(beginning.seed, { state: true });
  const G = rules.begin(beginning.setupData ?? {}, seatsOf(beginning), rngFrom(random));
  return { ...beginning, format: 1, chance: random.state(), G, moves: [] };
}

/** Setup of a match that continues from a position of another one. */
export interface Resumed extends Pick<Beginning, 'matchID' | 'seats' | 'createdAt'> {
  readonly record: MatchRecord;
  readonly replay: Replay;
  /** Position in the other match: the number of moves made before it. */
  readonly at: number;
  /** Seed of all randomness from here on. A player who has seen the other match can't know what follows. */
  readonly newSeed: string;
}

/** Returns a match that starts at a position of another one, with face-down cards reshuffled. */
export function resume(
  rules: Rules,
  { record, replay, at, newSeed, ...beginning }: Resumed,
): LocalMatch {
  const { game, options, seed, newSeeds = [], startedAt } = record;
  const moves = record.moves.slice(0, at).map((made, index) => ({
    seat: made.seat,
    move: made.move,
    args: made.args,
    events: replay.eventsOf(index + 1),
    at: startedAt === undefined ? beginning.createdAt : startedAt + (made.at ?? 0),
  }));
  const random = alea(newSeed, { state: true });
  const G = reshuffled(rules.copy(replay.stateAt(at)), rngFrom(random));
  return {
    ...beginning,
    game,
    setupData: options,
    seed,
    moves,
    G,
    format: 1,
    newSeeds: [...newSeeds.filter((each) => each.at < at), { at, seed: newSeed }],
    chance: random.state(),
  };
}

/** Returns the match after a move, or the rules' reason against it. */
export function afterMove(
  { rules, refusalOf }: Pick<GameModule, 'rules' | 'refusalOf'>,
  match: LocalMatch,
  { at, ...wanted }: SeatMove & { readonly at: number },
): LocalMatch | { readonly refused: string } {
  const { seat, move, args } = wanted;
  const refused = refusalOf(match.G, seat, move, args);
  if (refused !== null) return { refused };
  const random = alea('', { state: match.chance });
  const G = rules.copy(match.G);
  const events = rules.playUnchecked(G, seat, { move, args }, rngFrom(random));
  return {
    ...match,
    G,
    chance: random.state(),
    moves: [...match.moves, { ...wanted, events, at }],
  };
}

/**
 * Returns what a seat or a spectator (null) may see of a match. If this version can't play the match, nothing secret is
 * read from it.
 */
export function seenBy(
  { rules }: Pick<GameModule, 'rules'>,
  match: LocalMatch,
  { seat, info }: { readonly seat: PlayerID | null; readonly info: GameInfo },
): SeenMatch {
  const { moves } = match;
  const stateID = moves.length;
  if (whyUnsupported(match.G, info)) {
    // Under any version of the rules, a state has the same three parts.
    const G = stripSecrets({ G: match.G as SecretState, playerID: null });
    return { G, stateID, result: null };
  }
  return { G: rules.view(match.G, seat), stateID, result: rules.result(match.G) };
}

/** Returns the public log of a match in boardgame.io's form, without the moves' arguments. */
export function logOf(moves: readonly MadeMove[]): LogEntry[] {
  return moves.map(({ seat, move, events }, index) => ({
    action: { type: 'MAKE_MOVE', payload: { type: move, args: null, playerID: seat } },
    _stateID: index,
    // boardgame.io's own counters; the games store turns and phases of their own in the state.
    turn: 0,
    phase: '',
    metadata: { events } satisfies LogMetadata<unknown>,
  }));
}

/** Returns whether any seat has something that others may not see. */
export function hidesAnything(match: LocalMatch): boolean {
  const { players } = match.G as { readonly players: unknown };
  return !isEmpty(players);
}

function isEmpty(part: unknown): boolean {
  if (part === null || part === undefined) return true;
  return typeof part === 'object' && Object.values(part).every(isEmpty);
}
