import { codeOf } from '../lib/config-error.ts';
import { log } from '../lib/log.ts';

/** Milliseconds for which the same failure is not written into the log again. */
const quietTime = 10_000;
/** Kinds of failure that are told apart; there are few, but their texts come from elsewhere. */
const maxKinds = 100;

interface Seen {
  readonly loggedAt: number;
  unlogged: number;
}

const seenKinds = new Map<string, Seen>();

const kindOf = (error: unknown, sentence: string) =>
  `${sentence} ${codeOf(error) ?? (error instanceof Error ? error.message : '')}`;

/**
 * Writes a failure that isn't the asker's fault into the log; of those alike one in ten seconds, with the
 * number of those that were left out: a database that is away fails everybody who asks.
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
