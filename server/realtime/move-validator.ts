import type { ActionShape, LogEntry, Reducer, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { RefusalCode } from '../../protocol/tables.ts';
import type { ServedGame } from '../games.ts';

/** The outcome of a move: the next state, or the reason for its refusal. */
export type MoveOutcome =
  | { readonly state: State; readonly log: readonly LogEntry[] }
  | { readonly refused: RefusalCode; readonly reason: string | null };

export interface Attempt {
  readonly action: ActionShape.MakeMove;
  readonly playerID: string;
  /** ID of the state that the player saw. */
  readonly stateID: number;
}

const refuse = (refused: RefusalCode, reason: string | null = null): MoveOutcome => ({
  refused,
  reason,
});

/**
 * Copies the parts of a state that boardgame.io's reducer changes in place: the move counts while several players act,
 * and a move's log data. A move that is then not stored must leave no trace.
 */
function withOwnParts(state: State): State {
  const { ctx, plugins } = state;
  const { _activePlayersNumMoves: counts } = ctx;
  const { log } = plugins;
  return {
    ...state,
    ctx: counts ? { ...ctx, _activePlayersNumMoves: { ...counts } } : ctx,
    plugins: log ? { ...plugins, log: { ...log, data: { ...log.data } } } : plugins,
  };
}

/** Validates players' moves in a game's matches: runs the rules once, without side effects. */
export class MoveValidator {
  readonly #served: Pick<ServedGame, 'game' | 'refusalOf'>;
  readonly #reducer: Reducer;

  constructor(served: Pick<ServedGame, 'game' | 'refusalOf'>) {
    this.#served = served;
    this.#reducer = CreateGameReducer({ game: served.game });
  }

  decide(state: State, attempt: Attempt): MoveOutcome {
    return this.#untimely(state, attempt) ?? this.#byTheRules(state, attempt);
  }

  #untimely(state: State, attempt: Attempt): MoveOutcome | undefined {
    const { action, playerID, stateID } = attempt;
    const { flow } = this.#served.game;
    if (state.ctx.gameover !== undefined) return refuse('finished');
    if (!flow.isPlayerActive(state.G, state.ctx, playerID)) {
      return refuse('notYourTurn', this.#reasonFor(state, attempt));
    }
    const move = flow.getMove(state.ctx, action.payload.type, playerID);
    if (move === null) return refuse('notNow', this.#reasonFor(state, attempt));
    const takesStale = typeof move === 'object' && move.ignoreStaleStateID === true;
    return stateID !== state._stateID && !takesStale ? refuse('stale') : undefined;
  }

  #byTheRules(state: State, attempt: Attempt): MoveOutcome {
    const { transients, deltalog, ...next } = this.#reduced(state, attempt);
    if (transients?.error || next._stateID <= state._stateID) {
      return refuse('illegal', this.#reasonFor(state, attempt));
    }
    return { state: next, log: deltalog ?? [] };
  }

  /**
   * Runs the reducer. boardgame.io writes refused arguments into a message, and some that a client may send can't be
   * written.
   */
  #reduced(state: State, attempt: Attempt): ReturnType<Reducer> {
    try {
      return this.#reducer(withOwnParts(state), attempt.action);
    } catch (error) {
      if (this.#reasonFor(state, attempt) === null) throw error;
      return state;
    }
  }

  /** Returns the rules' own reason against a move, or null. */
  #reasonFor({ G }: State, { action, playerID }: Attempt): string | null {
    const { type, args } = action.payload;
    return this.#served.refusalOf(G, playerID, type, args);
  }
}
