import type { SeatCredentials, Table } from '../../../protocol/tables.ts';
import { askAsHost, type HostRequests, type Outcome, type Problem } from '../../lib/api.ts';
import { useRequest } from '../../lib/useRequest.ts';

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
  const { problem, ask } = useRequest();
  const run = async (request: () => Promise<Outcome<object>>) => (await ask(request)) !== undefined;
  return {
    problem,
    run,
    send: (action, request) => run(() => askAsHost(table, host, action, request)),
  };
}
