import type { LogEntry, Reducer, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import type { RefusalCode } from '../../protocol/tables.ts';
import type { ServedGame } from '../games.ts';
import type { PlayerAction } from './messages.ts';

/** What becomes of an action: the next state, or why there is none. */
export type MoveOutcome =
  | { readonly state: State; readonly log: readonly LogEntry[] }
  | { readonly refused: RefusalCode; readonly reason: string | null };

export interface Attempt {
  readonly action: PlayerAction;
  readonly playerID: string;
  /** The state that the player saw. */
  readonly stateID: number;
}

const refuse = (refused: RefusalCode, reason: string | null = null): MoveOutcome => ({
  refused,
  reason,
});

/** As boardgame.io's Master has it: only who is the only one that can move may take back. */
function mayUndo({ ctx }: State, playerID: string): boolean {
  if (ctx.activePlayers === null) return ctx.currentPlayer === playerID;
  return playerID in ctx.activePlayers && Object.keys(ctx.activePlayers).length === 1;
}

/**
 * boardgame.io keeps the states of a whole turn for taking back. Of a step before somebody else's nothing
 * can be taken back any more, and while several act nobody can take back anything: so that is not kept.
 */
function withoutLostSteps(state: State): State {
  const { activePlayers } = state.ctx;
  const severalAct = activePlayers !== null && Object.keys(activePlayers).length > 1;
  return severalAct ? { ...state, _undo: state._undo.slice(-1), _redo: [] } : state;
}

/**
 * A copy of what boardgame.io's reducer changes in place, in the very state that it is given: the counts of
 * moves while several act, and what a move tells the log. A move that is then not stored must leave no trace.
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

/** Decides on players' actions in a game's matches: the rules, run once and without any effect. */
export class MoveValidator {
  readonly #served: ServedGame;
  readonly #reducer: Reducer;

  constructor(served: ServedGame) {
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
    const isStale = stateID !== state._stateID;
    if (action.type !== 'MAKE_MOVE') {
      if (!mayUndo(state, playerID)) return refuse('notNow');
      return isStale ? refuse('stale') : undefined;
    }
    const move = flow.getMove(state.ctx, action.payload.type, playerID);
    if (move === null) return refuse('notNow', this.#reasonFor(state, attempt));
    const takesStale = typeof move === 'object' && move.ignoreStaleStateID === true;
    return isStale && !takesStale ? refuse('stale') : undefined;
  }

  #byTheRules(state: State, attempt: Attempt): MoveOutcome {
    const { action } = attempt;
    const { transients, deltalog, ...next } = this.#reduced(state, attempt);
    if (transients?.error || next._stateID <= state._stateID) {
      if (action.type !== 'MAKE_MOVE') return refuse('notNow');
      return refuse('illegal', this.#reasonFor(state, attempt));
    }
    return { state: withoutLostSteps(next), log: deltalog ?? [] };
  }

  /** boardgame.io writes refused arguments into a message, and some that a client may send can't be written. */
  #reduced(state: State, attempt: Attempt): ReturnType<Reducer> {
    try {
      return this.#reducer(withOwnParts(state), attempt.action);
    } catch (error) {
      if (this.#reasonFor(state, attempt) === null) throw error;
      return state;
    }
  }

  /** The rules' own reason against a move, if they have one. */
  #reasonFor({ G }: State, { action, playerID }: Attempt): string | null {
    if (action.type !== 'MAKE_MOVE') return null;
    const { type, args } = action.payload;
    return this.#served.refusalOf(G, playerID, type, args);
  }
}
