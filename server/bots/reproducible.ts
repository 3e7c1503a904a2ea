import { createHash } from 'node:crypto';
import type { BotQuestion } from '../../games/bots.ts';

/** Rounds of a bot's decision in a daily match. With them, a try takes at most five seconds of a processor. */
export const dailyRounds = 100;

/**
 * Returns the random seed of a bot's decision in a daily match, made of the server seed and all that the bot sees. So
 * its decision is the same in all matches that came to the same state.
 */
export function dailySeed(
  secret: string,
  { playerID, G, events }: Pick<BotQuestion, 'playerID' | 'G' | 'events'>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([secret, playerID, G, events]))
    .digest('hex');
}
