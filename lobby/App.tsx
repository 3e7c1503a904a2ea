import type { ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { type ShelfGame, shelfGame } from '../games/index.ts';
import { useText } from './i18n/useText.tsx';
import { addresses } from './navigation.ts';
import { Home } from './pages/Home.tsx';
import { Header } from './parts/Header.tsx';
import { Loading, LoadingFailed, TroublePage } from './parts/Trouble.tsx';
import { useLoaded } from './useLoaded.ts';

const loadGamePage = async () => (await import('./pages/GamePage.tsx')).GamePage;
const loadNewTable = async () => (await import('./pages/NewTable.tsx')).NewTable;
const loadNewMatchHere = async () => (await import('./pages/NewMatchHere.tsx')).NewMatchHere;
const loadHerePage = async () => (await import('./here/HerePage.tsx')).HerePage;
const loadTablePage = async () => (await import('./table/TablePage.tsx')).TablePage;

/** The lobby: a header, and the page that the address asks for. */
export function App() {
  const { text } = useText();
  return (
    <>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Switch>
          <Route path={addresses.home} component={Home} />
          <Route path="/game/:name">
            {({ name }) => <OfGame key={name} name={name} load={loadGamePage} />}
          </Route>
          <Route path="/game/:name/new">
            {({ name }) => <OfGame key={name} name={name} load={loadNewTable} />}
          </Route>
          <Route path="/game/:name/here">
            {({ name }) => <OfGame key={name} name={name} load={loadNewMatchHere} />}
          </Route>
          <Route path="/table/:matchID">
            {({ matchID }) => <OfMatch key="table" matchID={matchID} load={loadTablePage} />}
          </Route>
          <Route path="/here/:matchID">
            {({ matchID }) => <OfMatch key="here" matchID={matchID} load={loadHerePage} />}
          </Route>
          <Route>
            <TroublePage heading={text.notFound.heading} help={text.notFound.help} />
          </Route>
        </Switch>
      </main>
    </>
  );
}

/** A page about one game, loaded when it is asked for. */
function OfGame({
  name,
  load,
}: {
  readonly name: string;
  readonly load: () => Promise<ComponentType<{ readonly game: ShelfGame }>>;
}) {
  const { text } = useText();
  const game = shelfGame(name);
  const page = useLoaded(load);
  if (!game) {
    return <TroublePage heading={text.unknownGame.heading} help={text.unknownGame.help} />;
  }
  if (page.hasFailed) return <LoadingFailed />;
  return page.value ? <page.value game={game} /> : <Loading />;
}

/** The page of one match, loaded when it is asked for. */
function OfMatch({
  matchID,
  load,
}: {
  readonly matchID: string;
  readonly load: () => Promise<ComponentType<{ readonly matchID: string }>>;
}) {
  const page = useLoaded(load);
  if (page.hasFailed) return <LoadingFailed />;
  return page.value ? <page.value matchID={matchID} /> : <Loading />;
}
