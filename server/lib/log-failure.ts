import { codeOf } from './config-error.ts';
import { log } from './log.ts';

/** Interval in milliseconds during which the same failure is not logged again. */
const quietTime = 10_000;
/** Number of kinds of failure to tell apart. There are few, but their texts come from other libraries. */
const maxKinds = 100;

interface Seen {
  readonly loggedAt: number;
  unlogged: number;
}

const seenKinds = new Map<string, Seen>();

const kindOf = (error: unknown, sentence: string) =>
  `${sentence} ${codeOf(error) ?? (error instanceof Error ? error.message : '')}`;

/**
 * Logs a failure that isn't the client's fault. Identical failures are logged once in ten seconds, with the number left
 * out. Otherwise an unavailable database would log a line for every request.
 */
export function logFailure(
  error: unknown,
  sentence: string,
  fields: Readonly<Record<string, string | undefined>>,
): void {
  const kind = kindOf(error, sentence);
  const seen = seenKinds.get(kind);
  const now = Date.now();
  if (seen && now - seen.loggedAt < quietTime) {
    seen.unlogged += 1;
    return;
  }
  if (seenKinds.size >= maxKinds) seenKinds.clear();
  seenKinds.set(kind, { loggedAt: now, unlogged: 0 });
  log.error({ err: error, ...fields, ...(seen?.unlogged && { alike: seen.unlogged }) }, sentence);
}
