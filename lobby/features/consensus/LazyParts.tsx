import { lazyComponent } from '../../ui/lazy-component.tsx';

/*
 * What most races under way have no need of, loaded when it is shown.
 */

/** In the title's place: who is away, where bots play for people, what is being agreed on, and seats that are to be had. */
export const LazyProposals = lazyComponent(
  async () => (await import('./Proposals.tsx')).Proposals,
  null,
);

/** The way to the next table that waits for this browser. */
export const LazyNextWaiting = lazyComponent(
  async () => (await import('../table/NextWaiting.tsx')).NextWaiting,
  null,
);

/** Asks how somebody wants to go: for good, giving up, or with all others. */
export const LazyLeaveOptions = lazyComponent(
  async () => (await import('./LeaveOptions.tsx')).LeaveOptions,
  null,
);

/** Asks everybody who sat at the table whether to play again. */
export const LazyRematch = lazyComponent(async () => (await import('./Rematch.tsx')).Rematch, null);
