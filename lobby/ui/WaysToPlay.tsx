import { Fragment } from 'react';
import { Link } from 'wouter';
import type { CatalogGame } from '../../games/index.ts';
import { addresses } from '../app/navigation.ts';
import { useText } from '../i18n/useText.tsx';
import { PlayNow } from './PlayNow.tsx';
import { QuickMatch } from './QuickMatch.tsx';

/** Buttons for the four ways to play a game, as a list with an explanation below each if `isExplained`. */
export function WaysToPlay({
  game,
  className,
  isExplained = false,
}: {
  readonly game: CatalogGame;
  /** CSS class of each button. */
  readonly className: string;
  readonly isExplained?: boolean;
}) {
  const { text, language } = useText();
  const { name, description } = game.info;
  const { title } = description[language];
  const ways = [
    {
      help: text.ways.playNowHelp,
      button: <PlayNow game={game} className={`${className} button-main`} />,
    },
    { help: text.ways.anybodyHelp, button: <QuickMatch game={game} className={className} /> },
    {
      help: text.ways.oneScreenHelp,
      button: (
        <Link
          href={addresses.newHere(name)}
          className={className}
          aria-label={text.ways.oneScreenOf(title)}
        >
          {text.ways.oneScreen}
        </Link>
      ),
    },
    {
      help: text.ways.onlineHelp,
      button: (
        <Link
          href={addresses.newTable(name)}
          className={className}
          aria-label={text.shelf.newTableOf(title)}
        >
          {text.shelf.newTable}
        </Link>
      ),
    },
  ];
  if (!isExplained) {
    return ways.map(({ help, button }) => <Fragment key={help}>{button}</Fragment>);
  }
  return (
    <ul className="ways" aria-label={text.ways.heading}>
      {ways.map(({ help, button }) => (
        <li key={help}>
          {button}
          <p>{help}</p>
        </li>
      ))}
    </ul>
  );
}
