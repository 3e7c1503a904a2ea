import { Link } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ToLesson } from '../../ui/ToLesson.tsx';
import { PeopleWays } from './PeopleWays.tsx';

/** Shows the ways to play a game with people, or to learn it, each with an explanation. */
export function WaysDialog({
  game,
  kind,
  onClose,
}: {
  readonly game: CatalogGame;
  readonly kind: 'people' | 'learn';
  readonly onClose: () => void;
}) {
  const { text, language } = useText();
  const { title } = game.info.description[language];
  const words = text.ways;
  return (
    <Dialog
      title={kind === 'people' ? words.withPeopleOf(title) : words.learnOf(title)}
      onClose={onClose}
    >
      <ul className="ways">
        {kind === 'people' ? <PeopleWays game={game} /> : <Learn game={game} />}
      </ul>
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}

function Learn({ game }: { readonly game: CatalogGame }) {
  const { text } = useText();
  return (
    <>
      <li>
        <ToLesson game={game} className="button button-main" />
        <p>{text.ways.lessonHelp}</p>
      </li>
      <li>
        <Link href={addresses.game(game.info.name)} className="button">
          {text.game.rules}
        </Link>
        <p>{text.ways.rulesHelp}</p>
      </li>
    </>
  );
}
