import type { SqlStorage } from '../../server/persistence/sql-storage.ts';
import { median } from '../rules/median.ts';

/** Milliseconds. */
const day = 86_400_000;
/** Tables that are wiped. */
const wiped = 300;

/** Prints what clean-up costs, and how much of it there is in a second without its pauses. */
export async function printCleanUp(storage: SqlStorage): Promise<void> {
  const since = { change: Date.now() - 30 * day, visit: Date.now() };
  const statuses = ['open', 'dormant', 'playing'] as const;
  const looks: number[] = [];
  let matchIDs: readonly string[] = [];
  for (let look = 0; look < 7; look += 1) {
    const start = performance.now();
    matchIDs = await storage.expired.find({ ...since, statuses, limit: 100 });
    looks.push(performance.now() - start);
  }
  const start = performance.now();
  for (const matchID of matchIDs.slice(0, wiped))
    await storage.expired.deleteIfExpired(matchID, since);
  const each = (performance.now() - start) / Math.min(wiped, matchIDs.length);
  console.info(
    `Clean-up: ${median(looks).toFixed(1)} ms to find ${matchIDs.length} tables, ${each.toFixed(1)} ms to wipe one.`,
  );
  await storage.close();
}
