import type { BotNames } from '../../text.ts';

/** Labels shown next to a bot's name, by level. */
export const bots: BotNames = { easy: 'Bot, leicht', fair: 'Bot, mittel', strong: 'Bot, stark' };
