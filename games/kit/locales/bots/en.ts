import type { BotNames } from '../../text.ts';

/** What a bot is called beside its name, by its level. */
export const bots: BotNames = { easy: 'bot, easy', fair: 'bot, medium', strong: 'bot, strong' };
