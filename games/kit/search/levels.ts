/** Names of the bots' levels, from the weakest to the strongest. */
export const levels = ['easy', 'fair', 'strong'] as const;
/** One of the three levels: a beginner who knows the rules, a sensible player, and the strongest bot. */
export type Level = (typeof levels)[number];

/** Returns whether any value is the name of a level. */
export function isLevel(value: unknown): value is Level {
  return levels.some((level) => level === value);
}

/** Returns the level of a bot from its seat's `data`, as the server sends it; null for anything else. */
export function botIn(data: unknown): Level | null {
  if (typeof data !== 'object' || data === null || !('bot' in data)) return null;
  return isLevel(data.bot) ? data.bot : null;
}
