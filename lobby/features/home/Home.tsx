import { useId, useState } from 'react';
import { Link } from 'wouter';
import { type CatalogGame, catalog } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useStore } from '../../lib/persisted-store.ts';
import { useSeats } from '../../lib/seats.ts';
import { chosenLanguage } from '../../lib/settings.ts';
import { useMyTables, waitsForMe } from '../../lib/useMyTables.ts';
import { useTables } from '../../lib/useTables.ts';
import { IsKept } from '../../offline/WithoutServer.tsx';
import { GameBox } from '../../ui/GameBox.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { hasNoDaily } from '../daily/no-daily.ts';
import { hasBegunLocalMatch } from '../local-match/has-begun.ts';
import { useWaitingCount } from '../notifications/waiting-count.ts';
import { LazyTableList, MyTables, TablesProblem } from '../table-list/TableLists.tsx';
import { PlayNow } from '../ways-to-play/PlayNow.tsx';
import { WaysToPlay } from '../ways-to-play/WaysToPlay.tsx';

/** The daily challenge with its text. Its room is reserved, so that nothing moves. */
const LazyHomeDaily = lazyComponent(
  async () => {
    const { HomeDaily, prepareDailyText } = await import('../daily/HomeDaily.tsx');
    await prepareDailyText(chosenLanguage.get());
    return HomeDaily;
  },
  <div className="daily-room" />,
);

/** The home page: what waits for the reader, the games, and the daily challenge. */
export function Home() {
  const { text } = useText();
  const tables = useTables();
  const mine = useMyTables(tables);
  const myIDs = new Set(mine.map(({ matchID }) => matchID));
  const isOthers = ({ matchID }: Table) => !myIDs.has(matchID);
  const seats = useSeats();
  const waiting = mine.filter((table) => waitsForMe(table, seats)).length;
  useWaitingCount(waiting, 'Paddock');
  return (
    <div className="page home">
      <div className="hero">
        <PageHeading className="only-read">Paddock</PageHeading>
        <p className="lead">{text.tagline}</p>
      </div>
      <NewHere />
      <div className="home-tables home-mine">
        {tables.problem && (
          <section>
            <TablesProblem problem={tables.problem} />
          </section>
        )}
        <MyTables tables={mine} />
        <LiveTablesOf heading={text.tables.open} tables={tables.open.filter(isOthers)} />
        <LiveTablesOf
          heading={text.tables.playing}
          tables={tables.playing.filter((table) => isOthers(table) && isAnybodyThere(table))}
        />
      </div>
      <section aria-labelledby="shelf-heading">
        <h2 id="shelf-heading" className="only-read">
          {text.shelf.heading}
        </h2>
        <ul className="shelf" data-games={catalog.length}>
          {catalog.map((game) => (
            <li key={game.info.name}>
              <OnShelf game={game} />
            </li>
          ))}
        </ul>
      </section>
      <div className="home-daily" data-none={useStore(hasNoDaily)}>
        <LazyHomeDaily />
      </div>
      <IsKept />
    </div>
  );
}

/** Shows somebody who has never played here a game to start, and its tutorial. */
function NewHere() {
  const { text, language } = useText();
  const seats = useSeats();
  const hasPlayedHere = useStore(hasBegunLocalMatch);
  const [game] = catalog;
  if (!game || hasPlayedHere || Object.keys(seats).length > 0) return null;
  const { title } = game.info.description[language];
  return (
    <section aria-labelledby="new-here" className="new-here">
      <h2 id="new-here">{text.newHere.heading}</h2>
      <div className="buttons">
        <PlayNow game={game} className="button button-main" words={text.newHere.play(title)} />
        <Link href={addresses.lesson(game.info.name)} className="button">
          {text.newHere.learn(title)}
        </Link>
      </div>
    </section>
  );
}

function OnShelf({ game }: { readonly game: CatalogGame }) {
  const { text, language, formats } = useText();
  const { title, line } = game.info.description[language];
  const { name, designers, year } = game.info;
  return (
    <article className="on-shelf">
      <Link href={addresses.game(name)} className="box-link">
        <span className="only-read">{title} – </span>
        <GameBox game={game} />
      </Link>
      <div className="on-shelf-text">
        <h3>{title}</h3>
        <p className="on-shelf-line">{line}</p>
        <WaysToPlay game={game} />
        <p className="on-shelf-by">{text.shelf.by(formats.list(designers), String(year))}</p>
      </div>
    </article>
  );
}

const isAnybodyThere = ({ seats }: Table) =>
  seats.some(({ bot, isConnected }) => bot === null && isConnected);

/** Number of tables that are listed at first. */
const fewTables = 3;

/** Lists the first tables, and more on demand; nothing if there are none. */
function LiveTablesOf({
  heading,
  tables,
}: {
  readonly heading: string;
  readonly tables: readonly Table[];
}) {
  const { text } = useText();
  const id = useId();
  const [areAllShown, setAllShown] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <LazyTableList tables={areAllShown ? tables : tables.slice(0, fewTables)} />
      {!areAllShown && tables.length > fewTables && (
        <button type="button" className="button" onClick={() => setAllShown(true)}>
          {text.tables.showMore}
        </button>
      )}
    </section>
  );
}
