import { BotMark as Mark } from '../../games/kit/board/BotMark.tsx';
import { isLanguage } from '../../games/kit/language.ts';
import { botWords } from '../../games/kit/locales/bots.ts';
import type { Level } from '../../games/kit/search/levels.ts';

/** The mark of a bot, in the page's language. */
export function BotMark({
  level,
  language,
}: {
  readonly level: Level | null;
  readonly language: string;
}) {
  return <Mark level={level} names={botWords[isLanguage(language) ? language : 'en']} />;
}
