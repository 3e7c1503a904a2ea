import { catalogGame } from '../../games/index.ts';
import { addresses } from '../lib/navigation.ts';
import { seatAt } from '../lib/seats.ts';
import { loadPart } from '../lib/useLoaded.ts';

/** The pages that are opened most. */
export const loadHome = async () => (await import('../features/home/Home.tsx')).Home;
export const loadTablePage = async () =>
  (await import('../features/table/TablePage.tsx')).TablePage;

/** Starts to load the game of a table, if this browser has a seat there. */
function beginLoadingGame(matchID: string): void {
  const game = catalogGame(seatAt(matchID)?.game ?? '');
  game?.load().catch(() => {});
  if (game) loadPart(game.loadBoard).catch(() => {});
}

/**
 * Loads the page of an address before the first render, if it is one of these. If that fails, the page itself reports
 * it.
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

/** Milliseconds for which a page waits for its table before it shows "connecting". */
const patience = 2000;

function longEnough(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
}
