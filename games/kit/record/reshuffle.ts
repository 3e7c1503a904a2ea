/** Gives a known match new luck by reshuffling all hidden cards. */
import type { Rng } from '../rng.ts';
import type { SecretState } from '../view.ts';

function shuffledLists(part: unknown, chance: Rng): unknown {
  if (Array.isArray(part)) return chance.shuffle(part);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, each]) => [key, shuffledLists(each, chance)]),
  );
}

/**
 * Returns the state with every face-down pile shuffled. All lists in `secret` are such piles, whose order no player
 * knows. A player who knows the original match thus can't know what comes.
 */
export function reshuffled<State extends SecretState>(state: State, chance: Rng): State {
  if (state.secret === undefined) return state;
  return { ...state, secret: shuffledLists(state.secret, chance) };
}
