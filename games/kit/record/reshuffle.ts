/** New luck for a match whose course is known: what nobody has seen is shuffled once more. */
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
 * The state with every pile that lies face down shuffled: all lists in `secret` are such piles, and nobody knows their
 * order. Whoever has seen the match before doesn't know what comes.
 */
export function reshuffled<State extends SecretState>(state: State, chance: Rng): State {
  if (state.secret === undefined) return state;
  return { ...state, secret: shuffledLists(state.secret, chance) };
}
