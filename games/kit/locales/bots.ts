import type { Language } from '../language.ts';
import type { BotNames } from '../text.ts';
import { bots as de } from './bots/de.ts';
import { bots as en } from './bots/en.ts';
import { bots as fr } from './bots/fr.ts';
import { bots as it } from './bots/it.ts';

/** Labels shown next to a bot's name, by language and level. */
export const botWords: Readonly<Record<Language, BotNames>> = { en, it, fr, de };
