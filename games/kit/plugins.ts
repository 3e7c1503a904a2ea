/** The plugins of boardgame.io that all games use. */

import type { FnContext, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from './invalid-move.ts';

/** Whether a new state comes from an allowed source. */
interface Origin {
  isAllowed: boolean;
}

const name = 'moves-only';
const refusal = 'Clients can’t send events, only moves.';

/**
 * A boardgame.io plugin that refuses every event sent by a client, such as `endGame`, `endTurn` or `setStage`. The
 * option `events` only removes them from boardgame.io's client; its server still executes each one that arrives. Events
 * of moves and hooks are unaffected.
 */
export function movesOnly<G>(): Plugin<Origin, string | undefined, G> {
  return {
    name,
    // There is no turn yet while a match is set up.
    api: ({ ctx }) => ({ isAllowed: ctx.turn === 0 }),
    fnWrap: (moveOrHook, method) => {
      if (String(method) !== 'MOVE') return moveOrHook;
      return (context, ...args: unknown[]) => {
        // boardgame.io stores the result of `api` there.
        (context as unknown as Record<typeof name, Origin>)[name].isAllowed = true;
        return moveOrHook(context, ...args);
      };
    },
    // The result is stored with the match until the next action, so it is undefined unless something is wrong.
    flush: ({ api }) => (api.isAllowed ? undefined : refusal),
    isInvalid: ({ data }) => data ?? false,
  };
}

/** Holder of a match's state: a move or a hook reads it and may replace it. */
export interface Held<G> {
  G: G;
}

/** Context of moves and hooks, with what the plugin adds. */
export type HeldContext<G> = FnContext<G> & { readonly held: Held<G> };

/**
 * A boardgame.io plugin that gives moves and hooks the plain state. boardgame.io wraps each of them in Immer, whose
 * proxies for reading and writing would take most of a move's time. This plugin acts outside that wrapper: it passes a
 * number as the state, so that nothing is wrapped, and the real state in `held`. A move puts a new state there and
 * leaves the old one unchanged.
 */
export function plainState<G>(): Plugin<unknown, unknown, G> {
  return {
    name: 'plain-state',
    fnWrap:
      (moveOrHook) =>
      (context, ...args: unknown[]) => {
        const held: Held<G> = { G: context.G };
        // Only moves and hooks of `gameOf` are wrapped, and they use nothing but `held`.
        const inside = { ...context, G: 0 as G, held };
        return moveOrHook(inside, ...args) === INVALID_MOVE ? INVALID_MOVE : held.G;
      },
  };
}
