import { useRef, useState } from 'react';
import type { SeatCredentials, Table } from '../../../protocol/tables.ts';
import { askAsHost, type HostRequests, type Outcome, type Problem } from '../../lib/api.ts';

/** Sends requests to change a table before its match begins, one at a time, and stores the last problem. */
export function useHostRequest(
  table: Table,
  host: SeatCredentials,
): {
  readonly problem: Problem | null;
  /** Sends a request; resolves to whether it succeeded. */
  readonly send: <Action extends keyof HostRequests>(
    action: Action,
    request: HostRequests[Action],
  ) => Promise<boolean>;
  /** Sends another request in the same way. */
  readonly run: (request: () => Promise<Outcome<object>>) => Promise<boolean>;
} {
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  async function run(request: () => Promise<Outcome<object>>): Promise<boolean> {
    // A second press must be ignored: the first has changed its object.
    if (isSending.current) return false;
    isSending.current = true;
    const outcome = await request();
    isSending.current = false;
    setProblem(outcome.ok ? null : outcome.problem);
    return outcome.ok;
  }
  return {
    problem,
    run,
    send: (action, request) => run(() => askAsHost(table, host, action, request)),
  };
}
