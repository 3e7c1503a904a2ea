/** Time for a decision without a queue. In milliseconds. */
export const defaultThought = 600;
/** Minimum time for a decision: enough for a sensible move. In milliseconds. */
export const minThought = 10;
/**
 * Maximum time that a decision waits for a thread. From there on decisions are so short that none waits longer, so that
 * even then a move comes within the time that the pace allows. In milliseconds.
 */
export const maxQueueing = 500;

/**
 * Returns the thinking time in milliseconds of the decision that starts now. With it, all later decisions get a thread
 * in time if each takes as long. `waited` lists how long each of these has waited already, the oldest first.
 */
export function thinkingTimeMs(waited: readonly number[], threads: number): number {
  const shares = waited.map((each, index) => {
    const turnsBefore = Math.ceil((index + 1) / threads);
    return (maxQueueing - each) / turnsBefore;
  });
  return Math.max(minThought, Math.min(defaultThought, ...shares));
}
