import { carriedOut, settled, type Whereabouts, withProposal } from './agreement.ts';
import { isUnderWay, lateSeats } from './deadlines.ts';
import { withStandIn } from './stand-ins.ts';
import type { TableData } from './table-settings.ts';
import type { TableTimeouts } from './timeouts.ts';

/**
 * Returns the table after everything that is due there by now (clocks that have run out, proposals), or the same object
 * if nothing is.
 */
export function afterDue(
  metadata: TableData,
  around: Pick<Whereabouts, 'isThere'> & { readonly now: number; readonly times: TableTimeouts },
): TableData {
  if (!isUnderWay(metadata)) return metadata;
  const { now } = around;
  let changed = metadata;
  for (const playerID of lateSeats(metadata, now)) {
    changed = withStandIn(changed, { playerID, kind: 'timeUp', now });
  }
  const { proposal } = changed.terms;
  // A player who returns during the warning is not replaced.
  const isOff =
    proposal?.kind === 'replace' && proposal.seat !== null && around.isThere(proposal.seat);
  if (isOff) return withProposal(changed, null);
  const isDue = proposal && proposal.dueAt !== null && proposal.dueAt <= now;
  return isDue ? carriedOut(changed, proposal, around) : settled(changed, around);
}
