/** Milliseconds for a decision when there is time. */
export const defaultThought = 600;
/** Milliseconds: enough for a sensible move. */
export const minThought = 10;
/**
 * Milliseconds that a decision may wait for a thread. From there on decisions are so short that nobody waits longer,
 * so that even then a move is there within what the pace allows it.
 */
export const maxQueueing = 500;

/**
 * For how many milliseconds the decision that is begun now may be thought over: all that come after it get a thread
 * in time if each takes as long. `waited`: how long each of these has waited already, first come first.
 */
export function thinkingTimeMs(waited: readonly number[], threads: number): number {
  const shares = waited.map((each, index) => {
    const turnsBefore = Math.ceil((index + 1) / threads);
    return (maxQueueing - each) / turnsBefore;
  });
  return Math.max(minThought, Math.min(defaultThought, ...shares));
}
