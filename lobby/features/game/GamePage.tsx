import type { CatalogGame } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import { useSeats } from '../../lib/seats.ts';
import { useGameText } from '../../lib/useGameText.ts';
import { useMyTables } from '../../lib/useMyTables.ts';
import { useTables } from '../../lib/useTables.ts';
import { Loading, TryAgain } from '../../ui/ErrorStates.tsx';
import { Cover, GameFacts } from '../../ui/GameBox.tsx';
import { GameRules } from '../../ui/GameRules.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ToLesson } from '../../ui/ToLesson.tsx';
import { MyTables } from '../table-list/TableLists.tsx';
import { PeopleWays } from '../ways-to-play/PeopleWays.tsx';
import { PlayNow } from '../ways-to-play/PlayNow.tsx';
import { OpenTables, RunningTables } from './GameTables.tsx';

const LazyBoardPreview = lazyComponent(
  async () => (await import('../preview/BoardPreview.tsx')).BoardPreview,
  null,
);

/** The page of one game: its box, board, rules and tables. */
export function GamePage({ game }: { readonly game: CatalogGame }) {
  const { text, language, formats } = useText();
  const { title, line } = game.info.description[language];
  const { name, designers, year } = game.info;
  const gameText = useGameText(game);
  const tables = useTables(name);
  const seats = useSeats();
  const isOthers = ({ matchID }: Table) => seats[matchID] === undefined;
  const mine = useMyTables(tables).filter((table) => table.game === name);
  return (
    <div className="page game-page">
      <div className="game-top">
        <div className="box game-top-box">
          <Cover game={game} />
        </div>
        <div className="game-top-text">
          <PageHeading title={title}>{title}</PageHeading>
          <p className="lead">{line}</p>
          <GameFacts game={game} />
          <p className="on-shelf-by">{text.shelf.by(formats.list(designers), String(year))}</p>
          <ul className="ways">
            <li>
              <PlayNow game={game} className="button button-main button-large" />
              <p>{text.ways.playNowHelp}</p>
            </li>
            <PeopleWays game={game} />
          </ul>
          <ToLesson game={game} className="button button-large" />
        </div>
      </div>
      {gameText.value && <LazyBoardPreview game={game} gameText={gameText.value} />}
      <div className="game-columns">
        <div className="game-tables">
          <MyTables tables={mine} game={name} />
          <OpenTables tables={tables} filter={isOthers} />
          <RunningTables tables={tables} filter={isOthers} />
        </div>
        <article className="game-rules">
          <h2>{text.game.rules}</h2>
          {gameText.value && <GameRules game={game} gameText={gameText.value} headingLevel="h3" />}
          {!gameText.value && !gameText.hasFailed && <Loading />}
          {gameText.hasFailed && <TryAgain sentence={text.game.noRules} />}
        </article>
      </div>
    </div>
  );
}
