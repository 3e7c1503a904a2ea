/** A match in this browser: the rules' object, chance of its own, and all that has happened. Plain data throughout. */
import type { LogEntry, PlayerID } from 'boardgame.io';
import type { State } from 'seedrandom';
import alea from 'seedrandom/lib/alea.js';
import type { GameModule } from '../../../games/index.ts';
import type { LogMetadata } from '../../../games/kit/game.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import type { MatchRecord, NewSeed } from '../../../games/kit/record/format.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import { reshuffled } from '../../../games/kit/record/reshuffle.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { whyUnsupported } from '../../../games/kit/unsupported-match.ts';
import { type SecretState, stripSecrets } from '../../../games/kit/view.ts';
import type { SeenMatch } from '../table/played-match.ts';

/** Who plays at a seat. */
export interface LocalSeat {
  /** Empty: a person who gave none. */
  readonly name: string;
  /** The level of the bot that plays here; null: a person does. */
  readonly bot: Level | null;
}

/** A move of a seat, as it is asked for. */
export interface WantedMove {
  readonly seat: PlayerID;
  readonly move: string;
  readonly args: readonly unknown[];
}

/** A move that was made. */
export interface MadeMove extends WantedMove {
  /** What the log tells of it. */
  readonly events: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** How a match begins. */
export interface Beginning {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly setupData: unknown;
  /** By their numbers. */
  readonly seats: readonly LocalSeat[];
  /** All chance of the match comes from it: the same seed and moves lead to the same match. */
  readonly seed: string;
  /** Where chance comes from another seed from then on; left out: nowhere. */
  readonly newSeeds?: readonly NewSeed[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A match in this browser, as it is kept. */
export interface LocalMatch extends Beginning {
  /** Of this form of data. */
  readonly format: 1;
  /** Where the generator of chance stands. */
  readonly chance: State.Alea;
  /** The whole state. */
  readonly G: unknown;
  /** Each change of a match is a move, so their number tells which of two is the newer. */
  readonly moves: readonly MadeMove[];
}

type Rules = GameModule['rules'];

/** The IDs of a match's seats. */
export function seatsOf({ seats }: Pick<LocalMatch, 'seats'>): readonly PlayerID[] {
  return seats.map((_, index) => String(index));
}

/** A match before its first move; options that can't be are an error. */
export function begin(rules: Rules, beginning: Beginning): LocalMatch {
  const random = alea(beginning.seed, { state: true });
  const G = rules.begin(beginning.setupData ?? {}, seatsOf(beginning), rngFrom(random));
  return { ...beginning, format: 1, chance: random.state(), G, moves: [] };
}

/** A match that is to go on from a position of another one. */
export interface Resumed extends Pick<Beginning, 'matchID' | 'seats' | 'createdAt'> {
  readonly record: MatchRecord;
  readonly replay: Replay;
  /** The position: the number of moves that were made. */
  readonly at: number;
  /** From here on all chance comes from it: who has seen the other match doesn't know what comes. */
  readonly newSeed: string;
}

/** The match as it stood at a position of another one; what lies face down is shuffled once more. */
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

/** The match after a move; or the rules' reason against it. */
export function afterMove(
  { rules, refusalOf }: Pick<GameModule, 'rules' | 'refusalOf'>,
  match: LocalMatch,
  { at, ...wanted }: WantedMove & { readonly at: number },
): LocalMatch | { readonly refused: string } {
  const { seat, move, args } = wanted;
  const refused = refusalOf(match.G, seat, move, args);
  if (refused !== null) return { refused };
  const random = alea('', { state: match.chance });
  const G = rules.copy(match.G);
  const events = rules.play(G, seat, { move, args }, rngFrom(random));
  return {
    ...match,
    G,
    chance: random.state(),
    moves: [...match.moves, { ...wanted, events, at }],
  };
}

/**
 * Where a match stands, as a seat or a spectator (null) may see it. Of one that can't be played here nothing is read
 * that is for a seat alone.
 */
export function seenBy(
  { rules }: Pick<GameModule, 'rules'>,
  match: LocalMatch,
  { seat, info }: { readonly seat: PlayerID | null; readonly info: GameInfo },
): SeenMatch {
  const { moves } = match;
  const stateID = moves.length;
  if (whyUnsupported(match.G, info)) {
    // Of whatever rules, it has the three parts of every state.
    const G = stripSecrets({ G: match.G as SecretState, playerID: null });
    return { G, stateID, result: null };
  }
  return { G: rules.view(match.G, seat), stateID, result: rules.result(match.G) };
}

/** The log of a match for everybody, in boardgame.io's form: what the moves' arguments were is not in it. */
export function logOf(moves: readonly MadeMove[]): LogEntry[] {
  return moves.map(({ seat, move, events }, index) => ({
    action: { type: 'MAKE_MOVE', payload: { type: move, args: null, playerID: seat } },
    _stateID: index,
    // What boardgame.io counts for itself; the games have turns and phases of their own in the state.
    turn: 0,
    phase: '',
    metadata: { events } satisfies LogMetadata<unknown>,
  }));
}

/** Whether a seat has anything before it that others may not see. */
export function hidesAnything(match: LocalMatch): boolean {
  const { players } = match.G as { readonly players: unknown };
  return !isEmpty(players);
}

function isEmpty(part: unknown): boolean {
  if (part === null || part === undefined) return true;
  return typeof part === 'object' && Object.values(part).every(isEmpty);
}
