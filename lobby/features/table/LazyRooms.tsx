import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/*
 * What a race that is under way has no need of, loaded when it is shown.
 */

/** Where a table waits for its people. */
export const LazyWaitingRoom = lazyComponent(
  async () => (await import('./WaitingRoom.tsx')).WaitingRoom,
  <Loading />,
);

/** Asks who comes to a table with a free seat. */
export const LazyJoinPage = lazyComponent(
  async () => (await import('./JoinPage.tsx')).JoinPage,
  <Loading />,
);

/** Where the host puts bots on seats. */
export const LazyBotSeats = lazyComponent(
  async () => (await import('./seats/BotSeats.tsx')).BotSeats,
  <Loading />,
);
