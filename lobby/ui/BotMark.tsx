import { BotMark as Mark } from '../../games/kit/board/BotMark.tsx';
import { isLanguage } from '../../games/kit/language.ts';
import { botWords } from '../../games/kit/locales/bots.ts';
import type { Level } from '../../games/kit/search/levels.ts';

/** Shows that a seat has a bot, and its level. */
export function BotMark({
  level,
  language,
}: {
  readonly level: Level | null;
  readonly language: string;
}) {
  return <Mark level={level} names={botWords[isLanguage(language) ? language : 'en']} />;
}
