import type { Ctx, FnContext, Game, LongFormMove, PlayerID } from 'boardgame.io';
import type { GameInfo } from './game-info.ts';
import { isOfOtherRules, type OtherRules } from './rules-version.ts';
import type { SecretState, Seen } from './view.ts';

/** boardgame.io's sign that a move was refused; a string there too, so that games import nothing of it. */
export const INVALID_MOVE = 'INVALID_MOVE';

type MoveContext<G> = FnContext<G> & { playerID: PlayerID };

/**
 * A move with its legality apart, so that moves, boards, bots and the server's refusals ask the same function.
 * `Event` is the game's log event.
 */
export interface MoveRule<G, Event, Refusal extends string, Args extends readonly unknown[]> {
  /** The reason why the rules refuse it, null if they allow it. The arguments may be anything a client sent. */
  readonly whyNot: (G: G, playerID: PlayerID, ...args: unknown[]) => Refusal | null;
  /** Carries it out and returns what the log tells of it: public facts only. */
  readonly apply: (context: MoveContext<G>, ...args: Args) => Event[];
  /** true: the log keeps the arguments from everybody else. */
  readonly redact: boolean;
}

/** What our moves put into the log entry's metadata. */
export interface LogMetadata<Event> {
  readonly events: readonly Event[];
}

/** Makes boardgame.io moves of rules; a match that was made with other rules refuses them all. */
export function movesUnder(info: Pick<GameInfo, 'rulesVersion'>) {
  /**
   * The move of a rule for times in which several players may act:
   * a state that others have moved on meanwhile is no reason for refusal, only the rules are.
   */
  function simultaneousMove<G, Event, Refusal extends string, Args extends readonly unknown[]>(
    rule: MoveRule<G, Event, Refusal, Args>,
  ): LongFormMove<G> {
    const { whyNot, apply, redact } = rule;
    return {
      move: (context, ...args: unknown[]) => {
        const { G, playerID, log } = context;
        if (isOfOtherRules(G, info) || whyNot(G, playerID, ...args) !== null) return INVALID_MOVE;
        // whyNot has just checked what the arguments are.
        const events = apply(context, ...(args as unknown as Args));
        log.setMetadata({ events } satisfies LogMetadata<Event>);
        return undefined;
      },
      // Only the server carries it out: it may need what the page can't see, and boardgame.io's client that went
      // ahead of moves that are then refused may never find back.
      client: false,
      undoable: false,
      redact,
      ignoreStaleStateID: true,
    };
  }

  /**
   * The move of a rule for times in which one player alone acts:
   * a move that was made on an older state, such as a second press of a button, is refused.
   */
  function turnMove<G, Event, Refusal extends string, Args extends readonly unknown[]>(
    rule: MoveRule<G, Event, Refusal, Args>,
  ): LongFormMove<G> {
    return { ...simultaneousMove(rule), ignoreStaleStateID: false };
  }

  return { simultaneousMove, turnMove };
}

/** A move with its arguments, as `ai.enumerate` lists them. */
export interface ListedMove {
  readonly move: string;
  readonly args: unknown[];
}

/** A boardgame.io Game that lists the legal moves of a seat from what the seat sees. */
export interface ListingGame<G extends SecretState> extends Game<G> {
  readonly ai: {
    readonly enumerate: (G: Seen<G>, ctx: Ctx, playerID: PlayerID) => ListedMove[];
  };
}

/** What the rules of a game answer to servers and bots. */
interface Answers<G extends SecretState, Refusal extends string> {
  readonly moveRules: Readonly<
    Record<string, Pick<MoveRule<G, unknown, Refusal, never>, 'whyNot'>>
  >;
  /** The reason for refusing a move that the game does not have. */
  readonly unknownMove: Refusal;
  readonly waitedFor: (G: G) => readonly PlayerID[];
  /** Moves that the rules allow a seat now. */
  readonly enumerate: (G: Seen<G>, playerID: PlayerID) => ListedMove[];
}

/** The answers for any match of a game: one that was made with other rules refuses all moves and waits for nobody. */
export function answersUnder<G extends SecretState, Refusal extends string>(
  info: Pick<GameInfo, 'rulesVersion'>,
  { moveRules, unknownMove, waitedFor, enumerate }: Answers<G, Refusal>,
) {
  return {
    whyRefused: (
      G: unknown,
      playerID: PlayerID,
      move: string,
      args: readonly unknown[],
    ): Refusal | OtherRules | null => {
      if (isOfOtherRules(G, info)) return 'otherRules';
      const rule = Object.hasOwn(moveRules, move) ? moveRules[move] : undefined;
      // The caller has it from a match of this game.
      return rule ? rule.whyNot(G as G, playerID, ...args) : unknownMove;
    },
    // As for whyRefused.
    waitsFor: (G: unknown): readonly PlayerID[] =>
      isOfOtherRules(G, info) ? [] : waitedFor(G as G),
    enumerate: (G: Seen<G>, _ctx: unknown, playerID: PlayerID): ListedMove[] =>
      isOfOtherRules(G, info) ? [] : enumerate(G, playerID),
  };
}

/** boardgame.io's `events` setting of all our games: no client ends a game, a phase or a turn but by a move. */
export const noEventsFromClients = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
} as const;
