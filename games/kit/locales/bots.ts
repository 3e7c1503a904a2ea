import type { Language } from '../language.ts';
import type { Level } from '../search/levels.ts';

/** What a bot is called beside its name, by language and level. */
export const botWords: Readonly<Record<Language, Readonly<Record<Level, string>>>> = {
  en: { easy: 'bot, easy', fair: 'bot, fair', strong: 'bot, strong' },
  it: { easy: 'bot, facile', fair: 'bot, medio', strong: 'bot, forte' },
  fr: { easy: 'bot, facile', fair: 'bot, moyen', strong: 'bot, fort' },
  de: { easy: 'Bot, leicht', fair: 'Bot, mittel', strong: 'Bot, stark' },
};
