import type { FnContext, Plugin } from 'boardgame.io';
import { INVALID_MOVE } from './invalid-move.ts';

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
