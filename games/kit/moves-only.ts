import type { Plugin } from 'boardgame.io';

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
