import { Link } from 'wouter';
import type { CatalogGame } from '../../games/index.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../lib/navigation.ts';

/** Shows the link to a game's tutorial. */
export function ToLesson({
  game,
  className,
}: {
  readonly game: CatalogGame;
  readonly className: string;
}) {
  const { text, language } = useText();
  const { name, description } = game.info;
  return (
    <Link
      href={addresses.lesson(name)}
      className={className}
      aria-label={text.ways.lessonOf(description[language].title)}
    >
      {text.ways.lesson}
    </Link>
  );
}
