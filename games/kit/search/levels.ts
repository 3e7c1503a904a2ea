/** How strong a bot plays. */
export const levels = ['easy', 'fair', 'strong'] as const;
/** One of the three levels: a beginner who knows the rules, a sensible player, and the best there is here. */
export type Level = (typeof levels)[number];

/** Whether a value, which may be anything, is the name of a level. */
export function isLevel(value: unknown): value is Level {
  return levels.some((level) => level === value);
}
