import { late } from '../parts/late.tsx';

/*
 * What most races under way have no need of, loaded when it is shown.
 */

/** Over the board: who is away, where bots play for people, and what is being agreed on. */
export const LateNotes = late(async () => (await import('./Notes.tsx')).Notes, null);

/** Over the board: seats that are to be had. */
export const LateFreeSeats = late(
  async () => (await import('../table/FreeSeats.tsx')).FreeSeats,
  null,
);

/** The way to the next table that waits for this browser. */
export const LateNextWaiting = late(
  async () => (await import('../table/NextWaiting.tsx')).NextWaiting,
  null,
);

/** Asks how somebody wants to go: for good, giving up, or with all others. */
export const LateWaysOut = late(async () => (await import('./WaysOut.tsx')).WaysOut, null);

/** Asks everybody who sat at the table whether to play again. */
export const LateRematch = late(async () => (await import('./Rematch.tsx')).Rematch, null);
