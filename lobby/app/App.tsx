import { type ComponentType, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { type CatalogGame, catalogGame } from '../../games/index.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../lib/navigation.ts';
import { useLoadedPart } from '../lib/useLoaded.ts';
import { ErrorPage, Loading, LoadingFailed } from '../ui/ErrorStates.tsx';
import { loadHome, loadTablePage } from './first-page.ts';
import { Header } from './Header.tsx';

const loadGamePage = async () => (await import('../features/game/GamePage.tsx')).GamePage;
const loadNewTable = async () => (await import('../features/new-match/NewTable.tsx')).NewTable;
const loadNewMatchHere = async () =>
  (await import('../features/new-match/NewLocalMatch.tsx')).NewLocalMatch;
const loadLesson = async () => (await import('../features/tutorial/LessonPage.tsx')).LessonPage;
const loadHerePage = async () =>
  (await import('../features/local-match-page/LocalMatchPage.tsx')).LocalMatchPage;
const loadDevicePage = async () => (await import('../features/devices/DevicePage.tsx')).DevicePage;
const loadSiteNotices = async () => (await import('../features/site/SiteNotices.tsx')).SiteNotices;
const loadFoot = async () => (await import('../features/site/Footer.tsx')).Footer;
const loadPrivacy = async () => (await import('../features/site/PrivacyPage.tsx')).PrivacyPage;
const loadReplays = async () =>
  (await import('../features/match-history/MyMatchesPage.tsx')).MyMatchesPage;
const loadDaily = async () => (await import('../features/daily/DailyPage.tsx')).DailyPage;
const replayPages = async () => import('../features/replay/ReplayPage.tsx');
const loadTableReplay = async () => (await replayPages()).TableReplay;
const loadHereReplay = async () => (await replayPages()).HereReplay;
const loadFileReplay = async () => (await replayPages()).FileReplay;

/** Shows the header, the page of the current address, and the footer. */
export function App() {
  const { text } = useText();
  useTopOfNewPages();
  return (
    <>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <Header />
      <Edge load={loadSiteNotices} />
      <main id="content" tabIndex={-1}>
        <Switch>
          <Route path={addresses.home}>
            <Page load={loadHome} />
          </Route>
          <Route path="/game/:name">
            {({ name }) => <OfGame key={name} name={name} load={loadGamePage} />}
          </Route>
          <Route path="/game/:name/new">
            {({ name }) => <OfGame key={name} name={name} load={loadNewTable} />}
          </Route>
          <Route path="/game/:name/here">
            {({ name }) => <OfGame key={name} name={name} load={loadNewMatchHere} />}
          </Route>
          <Route path="/game/:name/lesson">
            {({ name }) => <OfGame key={name} name={name} load={loadLesson} />}
          </Route>
          <Route path="/table/:matchID">
            {({ matchID }) => <OfMatch key="table" matchID={matchID} load={loadTablePage} />}
          </Route>
          <Route path="/here/:matchID">
            {({ matchID }) => <OfMatch key="here" matchID={matchID} load={loadHerePage} />}
          </Route>
          <Route path={addresses.device}>
            <Page load={loadDevicePage} />
          </Route>
          <Route path={addresses.privacy}>
            <Page load={loadPrivacy} />
          </Route>
          <Route path="/daily/:day/:name">
            {({ day, name }) => <OfGame key={`${day} ${name}`} name={name} load={loadDaily} />}
          </Route>
          <Route path={addresses.replays}>
            <Page load={loadReplays} />
          </Route>
          <Route path="/replay/table/:matchID">
            {({ matchID }) => <OfMatch key="table" matchID={matchID} load={loadTableReplay} />}
          </Route>
          <Route path="/replay/here/:matchID">
            {({ matchID }) => <OfMatch key="here" matchID={matchID} load={loadHereReplay} />}
          </Route>
          <Route path="/replay/file/:matchID">
            {({ matchID }) => <OfMatch key="file" matchID={matchID} load={loadFileReplay} />}
          </Route>
          <Route>
            <ErrorPage heading={text.notFound.heading} help={text.notFound.help} />
          </Route>
        </Switch>
      </main>
      <Edge load={loadFoot} />
    </>
  );
}

/** Shows a part above or below the page, which does not wait for it. */
function Edge({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { value: Part } = useLoadedPart(load);
  return Part && <Part />;
}

/** Shows a page that is loaded on demand. */
function Page({ load }: { readonly load: () => Promise<ComponentType> }) {
  const page = useLoadedPart(load);
  if (page.hasFailed) return <LoadingFailed />;
  return page.value ? <page.value /> : <Loading />;
}

/** Shows the page of one game that is loaded on demand. */
function OfGame({
  name,
  load,
}: {
  readonly name: string;
  readonly load: () => Promise<ComponentType<{ readonly game: CatalogGame }>>;
}) {
  const { text } = useText();
  const game = catalogGame(name);
  const page = useLoadedPart(load);
  if (!game) {
    return <ErrorPage heading={text.unknownGame.heading} help={text.unknownGame.help} />;
  }
  if (page.hasFailed) return <LoadingFailed />;
  return page.value ? <page.value game={game} /> : <Loading />;
}

/** Shows the page of one match that is loaded on demand. */
function OfMatch({
  matchID,
  load,
}: {
  readonly matchID: string;
  readonly load: () => Promise<ComponentType<{ readonly matchID: string }>>;
}) {
  const page = useLoadedPart(load);
  if (page.hasFailed) return <LoadingFailed />;
  return page.value ? <page.value matchID={matchID} /> : <Loading />;
}

/** Scrolls up when a link or a button leads to another page. Back and Forward keep their places. */
function useTopOfNewPages(): void {
  useEffect(() => {
    let { pathname } = window.location;
    const note = () => {
      pathname = window.location.pathname;
    };
    const goUp = () => {
      if (window.location.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
      note();
    };
    // Dispatched by wouter.
    window.addEventListener('pushState', goUp);
    window.addEventListener('popstate', note);
    return () => {
      window.removeEventListener('pushState', goUp);
      window.removeEventListener('popstate', note);
    };
  }, []);
}
