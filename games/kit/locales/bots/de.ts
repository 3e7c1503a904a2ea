import type { BotNames } from '../../text.ts';

/** What a bot is called beside its name, by its level. */
export const bots: BotNames = { easy: 'Bot, leicht', fair: 'Bot, mittel', strong: 'Bot, stark' };
