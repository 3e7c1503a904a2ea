import { catalogGame } from '../../games/index.ts';
import { seatAt } from '../lib/seats.ts';
import { loadPart } from '../lib/useLoaded.ts';
import { addresses } from './navigation.ts';

/** The pages that are opened most. */
export const loadHome = async () => (await import('../features/home/Home.tsx')).Home;
export const loadTablePage = async () =>
  (await import('../features/table/TablePage.tsx')).TablePage;

/** Begins to load the game of a table, if this browser knows by itself which it is. */
function beginLoadingGame(matchID: string): void {
  const game = catalogGame(seatAt(matchID)?.game ?? '');
  game?.load().catch(() => {});
  if (game) loadPart(game.loadBoard).catch(() => {});
}

/**
 * Loads the page that an address shows, if it is one of those, before anything is drawn. If it doesn't come, the page
 * says so itself.
 */
export async function loadFirstPage(path: string): Promise<void> {
  const matchID = /^\/table\/([\w-]+)$/.exec(path)?.[1];
  const loading =
    path === addresses.home
      ? loadPart(loadHome)
      : matchID !== undefined
        ? loadTable(matchID)
        : undefined;
  await loading?.catch(() => {});
}

async function loadTable(matchID: string): Promise<void> {
  beginLoadingGame(matchID);
  await loadPart(loadTablePage);
  const { openTable } = await import('../features/table/TablePage.tsx');
  await Promise.race([openTable(matchID), longEnough()]);
}

/** How long a page is held back for its table, in milliseconds: then it says that it is connecting. */
const patience = 2000;

function longEnough(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
}
