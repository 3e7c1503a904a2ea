import type { FnContext, LongFormMove, PlayerID } from 'boardgame.io';

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
  /** false: reads what the player's own page cannot see, so only the server carries it out. */
  readonly client: boolean;
  readonly undoable: boolean;
  /** true: the log keeps the arguments from everybody else. */
  readonly redact: boolean;
}

/** What our moves put into the log entry's metadata. */
export interface LogMetadata<Event> {
  readonly events: readonly Event[];
}

/**
 * The boardgame.io move of a rule, for times in which one player alone acts:
 * a move that was made on an older state, such as a second press of a button, is refused.
 */
export function turnMove<G, Event, Refusal extends string, Args extends readonly unknown[]>(
  rule: MoveRule<G, Event, Refusal, Args>,
): LongFormMove<G> {
  return { ...simultaneousMove(rule), ignoreStaleStateID: false };
}

/**
 * The boardgame.io move of a rule, for times in which several players may act:
 * a state that others have moved on meanwhile is no reason for refusal, only the rules are.
 */
export function simultaneousMove<G, Event, Refusal extends string, Args extends readonly unknown[]>(
  rule: MoveRule<G, Event, Refusal, Args>,
): LongFormMove<G> {
  const { whyNot, apply, client, undoable, redact } = rule;
  return {
    move: (context, ...args: unknown[]) => {
      if (whyNot(context.G, context.playerID, ...args) !== null) return INVALID_MOVE;
      // whyNot has just checked what the arguments are.
      const events = apply(context, ...(args as unknown as Args));
      context.log.setMetadata({ events } satisfies LogMetadata<Event>);
      return undefined;
    },
    client,
    undoable,
    redact,
    ignoreStaleStateID: true,
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
