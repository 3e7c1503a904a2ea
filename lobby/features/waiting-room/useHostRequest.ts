import { useRef, useState } from 'react';
import type { SeatProof, Table } from '../../../protocol/tables.ts';
import { askAsHost, type HostRequests, type Problem } from '../../lib/api.ts';

/** Asks for what only the host may, one thing at a time, and keeps why the last one was not done. */
export function useHostRequest(
  table: Table,
  host: SeatProof,
): {
  readonly problem: Problem | null;
  /** Whether it was done. */
  readonly wish: <Action extends keyof HostRequests>(
    action: Action,
    wish: HostRequests[Action],
  ) => Promise<boolean>;
} {
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  return {
    problem,
    wish: async (action, wish) => {
      // A second press is one too many: the first has changed what it is about.
      if (isSending.current) return false;
      isSending.current = true;
      const outcome = await askAsHost(table, host, action, wish);
      isSending.current = false;
      setProblem(outcome.ok ? null : outcome.problem);
      return outcome.ok;
    },
  };
}
