import { useRef, useState } from 'react';
import type { SeatProof, Table } from '../../../protocol/tables.ts';
import { askAsHost, type HostRequests, type Problem } from '../../lib/api.ts';

/** Sends the host's requests, one at a time, and stores the last problem. */
export function useHostRequest(
  table: Table,
  host: SeatProof,
): {
  readonly problem: Problem | null;
  /** Sends a request; resolves to whether it succeeded. */
  readonly send: <Action extends keyof HostRequests>(
    action: Action,
    request: HostRequests[Action],
  ) => Promise<boolean>;
} {
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  return {
    problem,
    send: async (action, request) => {
      // A second press must be ignored: the first has changed its object.
      if (isSending.current) return false;
      isSending.current = true;
      const outcome = await askAsHost(table, host, action, request);
      isSending.current = false;
      setProblem(outcome.ok ? null : outcome.problem);
      return outcome.ok;
    },
  };
}
