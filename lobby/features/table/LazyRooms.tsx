import { loadPart } from '../../lib/useLoaded.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/*
 * What a race that is under way has no need of, loaded when it is shown.
 */

/** The waiting room of a table. */
export const LazyWaitingRoom = lazyComponent(
  async () => (await import('../waiting-room/WaitingRoom.tsx')).WaitingRoom,
  <Loading />,
);

/** The page that offers a free seat. */
export const LazyJoinPage = lazyComponent(
  async () => (await import('./JoinPage.tsx')).JoinPage,
  <Loading />,
);

/** Link to the next table where it is this browser's turn. */
export const LazyNextWaiting = lazyComponent(
  async () => (await import('./NextWaiting.tsx')).NextWaiting,
  null,
);

const loadNextTable = async () => (await import('./NextTable.tsx')).NextTable;

// Loaded ahead, since it could not be loaded after the connection is lost.
loadPart(loadNextTable).catch(() => {});

/** Links at the end of a match. */
export const LazyNextTable = lazyComponent(loadNextTable, null);
