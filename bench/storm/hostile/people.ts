/** Those who mean ill, in a process of their own: each does what it does again and again until it is ended. */
import { setTimeout as wait } from 'node:timers/promises';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import type { Order, Report, Target } from './messages.ts';
import * as ways from './ways.ts';

const counts: Record<string, number> = {};
let targets: readonly Target[] = [];
let isEnding = false;

function count(what: string, more = 1): void {
  counts[what] = (counts[what] ?? 0) + more;
}

/** From an address of their own, always; so many of them. */
async function goOn(way: ways.Way, index: number, urls: readonly string[]): Promise<void> {
  const rng = seededRng(`hostile ${index}`);
  const hostile: ways.Hostile = {
    rng,
    count,
    from: `203.0.113.${index}`,
    url: () => urls[rng.die(urls.length) - 1] ?? '',
    target: () => targets[rng.die(targets.length) - 1] ?? { game: 'bug-race', matchID: 'x' },
  };
  while (!isEnding) {
    // Servers are away now and then, and refuse most of it.
    await way(hostile).catch(() => count('broken off'));
    await wait(300);
  }
}

process.on('message', (order: Order) => {
  if (order.type === 'targets') targets = order.targets;
  else if (order.type === 'begin') {
    const all = [...Object.values(ways), ways.flood, ways.mangle, ways.readNothing];
    for (const [index, way] of all.entries()) void goOn(way, 1 + index, order.urls);
  } else {
    isEnding = true;
    process.send?.({ type: 'report', counts } satisfies Report);
  }
});
process.once('disconnect', () => process.exit());
// Connections that are thrown away go on failing.
process.on('unhandledRejection', () => count('broken off'));
process.on('uncaughtException', () => count('broken off'));
