import { lazyComponent } from '../../ui/lazy-component.tsx';

/*
 * What most races under way have no need of, loaded when it is shown.
 */

/** Votes and notes about the players, in place of the title. */
export const LazyProposals = lazyComponent(
  async () => (await import('./Proposals.tsx')).Proposals,
  null,
);

/** The dialog about leaving, resigning, or ending the match together. */
export const LazyLeaveOptions = lazyComponent(
  async () => (await import('./LeaveOptions.tsx')).LeaveOptions,
  null,
);

/** The rematch controls. */
export const LazyRematch = lazyComponent(async () => (await import('./Rematch.tsx')).Rematch, null);
