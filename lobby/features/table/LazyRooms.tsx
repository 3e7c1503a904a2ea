import { Loading } from '../../ui/ErrorStates.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/*
 * What a race that is under way has no need of, loaded when it is shown.
 */

/** The waiting room of a table. */
export const LazyWaitingRoom = lazyComponent(
  async () => (await import('./WaitingRoom.tsx')).WaitingRoom,
  <Loading />,
);

/** The page that offers a free seat. */
export const LazyJoinPage = lazyComponent(
  async () => (await import('./JoinPage.tsx')).JoinPage,
  <Loading />,
);

/** The host's controls for bots. */
export const LazyBotSeats = lazyComponent(
  async () => (await import('./seats/BotSeats.tsx')).BotSeats,
  <Loading />,
);
