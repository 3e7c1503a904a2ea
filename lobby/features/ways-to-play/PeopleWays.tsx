import { Link } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { QuickMatch } from './QuickMatch.tsx';

/** Shows the ways to play a game with people as items of a list, each with an explanation. */
export function PeopleWays({ game }: { readonly game: CatalogGame }) {
  const { text, language } = useText();
  const { name, description } = game.info;
  const { title } = description[language];
  return (
    <>
      <li>
        <QuickMatch game={game} className="button" />
        <p>{text.ways.anybodyHelp}</p>
      </li>
      <li>
        <Link
          href={addresses.newTable(name)}
          className="button"
          aria-label={text.shelf.newTableOf(title)}
        >
          {text.shelf.newTable}
        </Link>
        <p>{text.ways.onlineHelp}</p>
      </li>
      <li>
        <Link
          href={addresses.newHere(name)}
          className="button"
          aria-label={text.ways.oneScreenOf(title)}
        >
          {text.ways.oneScreen}
        </Link>
        <p>{text.ways.oneScreenHelp}</p>
      </li>
    </>
  );
}
