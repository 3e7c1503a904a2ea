import type { Plugin } from 'boardgame.io';

/** Where a new state comes from. */
interface Origin {
  isAllowed: boolean;
}

const name = 'moves-only';
const refusal = 'Clients can’t send events: only moves end a turn, a phase or the match.';

/**
 * A boardgame.io plugin that refuses every event that a client sends, such as `endGame`, `endTurn` or `setStage`. The
 * option `events` only takes them from boardgame.io's client: its server carries out each one that arrives. Events of
 * moves and hooks are as before.
 */
export function movesOnly<G>(): Plugin<Origin, string | undefined, G> {
  return {
    name,
    // While a match is dealt there is no turn yet.
    api: ({ ctx }) => ({ isAllowed: ctx.turn === 0 }),
    fnWrap: (moveOrHook, method) => {
      if (String(method) !== 'MOVE') return moveOrHook;
      return (context, ...args: unknown[]) => {
        // boardgame.io has put what `api` gives there.
        (context as unknown as Record<typeof name, Origin>)[name].isAllowed = true;
        return moveOrHook(context, ...args);
      };
    },
    // It is stored with the match until the next action, so that it says nothing unless something is wrong.
    flush: ({ api }) => (api.isAllowed ? undefined : refusal),
    isInvalid: ({ data }) => data ?? false,
  };
}
