import { Link } from 'wouter';
import { type CatalogGame, catalog } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import { addresses } from '../../app/navigation.ts';
import { chosenLanguage } from '../../app/settings.ts';
import { useText } from '../../i18n/useText.tsx';
import { useStore } from '../../lib/persisted-store.ts';
import { useSeats } from '../../lib/seats.ts';
import { useMyTables, waitsForMe } from '../../lib/useMyTables.ts';
import { type LiveTables, useTables } from '../../lib/useTables.ts';
import { IsKept, WithoutServer } from '../../offline/WithoutServer.tsx';
import { Loading } from '../../ui/ErrorStates.tsx';
import { GameBox } from '../../ui/GameBox.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { WaysToPlay } from '../../ui/WaysToPlay.tsx';
import { hasNoDaily } from '../daily/no-daily.ts';
import { useLocalMatches } from '../local-match/useLocalMatches.ts';
import { useWaitingCount } from '../notifications/waiting.ts';
import { ToLesson } from '../tutorial/ToLesson.tsx';

/** The cards of tables, loaded once there are tables. */
const LazyTableList = lazyComponent(
  async () => (await import('../../ui/TableList.tsx')).TableList,
  null,
);

/** The daily challenge with its text. Its room is reserved, so that nothing moves. */
const LazyHomeDaily = lazyComponent(
  async () => {
    const { HomeDaily, prepareDailyText } = await import('../daily/HomeDaily.tsx');
    await prepareDailyText(chosenLanguage.get());
    return HomeDaily;
  },
  <div className="daily-room" />,
);

/** The home page: the games, and the open tables. */
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
      <div className="home-tables home-mine">
        <MyTables tables={mine} />
      </div>
      <div className="home-daily" data-none={useStore(hasNoDaily)}>
        <LazyHomeDaily />
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
      <div className="home-tables">
        <OpenTables tables={tables} filter={isOthers} />
        <RunningTables tables={tables} filter={isOthers} />
      </div>
      <IsKept />
    </div>
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
        <div className="buttons">
          <WaysToPlay game={game} className="button" />
          <ToLesson game={game} className="button" />
          <Link href={addresses.game(name)} className="button">
            {text.game.rules}
          </Link>
        </div>
        <p className="on-shelf-by">{text.shelf.by(formats.list(designers), String(year))}</p>
      </div>
    </article>
  );
}

/** Lists the open tables, kept up to date, or suggests what to do if there are none. */
export function OpenTables({
  tables,
  filter,
}: {
  readonly tables: LiveTables;
  readonly filter: (table: Table) => boolean;
}) {
  const { text } = useText();
  const open = tables.open.filter(filter);
  const first = catalog[0];
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{text.tables.open}</h2>
      {!tables.isLoaded && <Loading />}
      {tables.problem && (
        <p className="note note-bad" role="alert">
          {text.problems[tables.problem]}
        </p>
      )}
      {tables.problem === 'offline' && <WithoutServer />}
      {tables.isLoaded && !tables.problem && open.length === 0 && (
        <div className="empty">
          <EmptyTable />
          <p>{text.tables.noneOpen}</p>
          {catalog.length === 1 && first && (
            <Link href={addresses.newTable(first.info.name)} className="button">
              {text.shelf.newTable}
            </Link>
          )}
        </div>
      )}
      {open.length > 0 && <LazyTableList tables={open} />}
      {tables.showMore && (
        <button type="button" className="button" onClick={tables.showMore}>
          {text.tables.showMore}
        </button>
      )}
    </section>
  );
}

export function RunningTables({
  tables,
  filter,
}: {
  readonly tables: LiveTables;
  readonly filter: (table: Table) => boolean;
}) {
  const { text } = useText();
  const playing = tables.playing.filter(filter);
  if (playing.length === 0) return null;
  return (
    <section aria-labelledby="running-tables">
      <h2 id="running-tables">{text.tables.playing}</h2>
      <LazyTableList tables={playing} />
    </section>
  );
}

/** Lists this browser's tables and local matches, of one game or of all. */
export function MyTables({
  tables,
  game,
}: {
  readonly tables: readonly Table[];
  readonly game?: string;
}) {
  const { text, formats } = useText();
  const seats = useSeats();
  const here = useLocalMatches(game);
  const waiting = tables.filter((table) => waitsForMe(table, seats)).length;
  if (tables.length === 0 && !here) return null;
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables">
        {text.tables.yours}
        {waiting > 0 && (
          <span className="waiting-count">
            {' '}
            {text.tables.waiting(waiting, formats.number(waiting))}
          </span>
        )}
      </h2>
      {here && <here.MatchList matches={here.matches} />}
      {tables.length > 0 && <LazyTableList tables={tables} />}
    </section>
  );
}

/** Draws an empty round table with four chairs. */
function EmptyTable() {
  return (
    <svg viewBox="0 0 120 84" className="empty-picture" aria-hidden="true">
      <g className="empty-chairs">
        <rect x="46" y="4" width="28" height="12" rx="6" />
        <rect x="46" y="68" width="28" height="12" rx="6" />
        <rect x="10" y="28" width="12" height="28" rx="6" />
        <rect x="98" y="28" width="12" height="28" rx="6" />
      </g>
      <ellipse className="empty-top" cx="60" cy="42" rx="32" ry="22" />
      <path className="empty-track" d="M44 42a16 9 0 1 0 32 0a16 9 0 1 0-32 0" />
    </svg>
  );
}
