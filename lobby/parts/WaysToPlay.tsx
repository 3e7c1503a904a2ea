import { Link } from 'wouter';
import type { ShelfGame } from '../../games/index.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { PlayNow } from './PlayNow.tsx';
import { WithAnybody } from './WithAnybody.tsx';

/** The ways to play a game: at once, with anybody, with friends at one screen, at a table. `className`: of all its buttons. */
export function WaysToPlay({
  game,
  className,
}: {
  readonly game: ShelfGame;
  readonly className: string;
}) {
  const { text, language } = useText();
  const { name, shelf } = game.info;
  const { title } = shelf[language];
  return (
    <>
      <PlayNow game={game} className={`${className} button-main`} />
      <WithAnybody game={game} className={className} />
      <Link
        href={addresses.newHere(name)}
        className={className}
        aria-label={text.ways.oneScreenOf(title)}
      >
        {text.ways.oneScreen}
      </Link>
      <Link
        href={addresses.newTable(name)}
        className={className}
        aria-label={text.shelf.newTableOf(title)}
      >
        {text.shelf.newTable}
      </Link>
    </>
  );
}
