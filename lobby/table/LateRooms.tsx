import { late } from '../parts/late.tsx';
import { Loading } from '../parts/Trouble.tsx';

/*
 * What a race that is under way has no need of, loaded when it is shown.
 */

/** Where a table waits for its people. */
export const LateWaitingRoom = late(
  async () => (await import('./WaitingRoom.tsx')).WaitingRoom,
  <Loading />,
);

/** Asks who comes to a table with a free seat. */
export const LateJoinPage = late(
  async () => (await import('./JoinPage.tsx')).JoinPage,
  <Loading />,
);

/** Where the host puts bots on seats. */
export const LateBotSeats = late(
  async () => (await import('./BotSeats.tsx')).BotSeats,
  <Loading />,
);
