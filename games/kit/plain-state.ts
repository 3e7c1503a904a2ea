import type { FnContext, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from './invalid-move.ts';

/** A match's state as a move or a hook is given it, and as it leaves it. */
export interface Held<G> {
  G: G;
}

/** What the plugin adds to the context of moves and hooks. */
export type HeldContext<G> = FnContext<G> & { readonly held: Held<G> };

/**
 * A boardgame.io plugin that hands moves and hooks the plain state. boardgame.io wraps each of them in Immer, which
 * would let rules read and write through proxies: it costs most of a move's time. This plugin stands outside of that
 * wrapper, gives it a number in place of the state, so that there is nothing to wrap, and the state beside it. A move
 * puts a new one there and leaves the old one as it is.
 */
export function plainState<G>(): Plugin<unknown, unknown, G> {
  return {
    name: 'plain-state',
    fnWrap:
      (moveOrHook) =>
      (context, ...args: unknown[]) => {
        const held: Held<G> = { G: context.G };
        // Only the moves and hooks of `gameOf` are wrapped, and they look at `held` alone.
        const inside = { ...context, G: 0 as G, held };
        return moveOrHook(inside, ...args) === INVALID_MOVE ? INVALID_MOVE : held.G;
      },
  };
}
