import { openSync, readSync } from 'node:fs';

const text = Buffer.alloc(64);

/** Gives the milliseconds for which this process's main thread has had a processor so far, as Linux counts them. */
function processorClock(): () => number {
  const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  return () => {
    // Only by this Linux counts up to now, else up to its last tick, which may be 4 ms ago.
    process.cpuUsage();
    const length = readSync(file, text, 0, text.length, 0);
    return Number(text.toString('latin1', 0, length).split(' ')[0]) / 1e6;
  };
}

/** Milliseconds. */
let longest = 0;
let isWatching = false;

/** Looks at the clock each time the event loop comes round. */
function watch(): void {
  const clock = processorClock();
  let last = clock();
  isWatching = true;
  const look = () => {
    const now = clock();
    longest = Math.max(longest, now - last);
    last = now;
    setImmediate(look);
  };
  look();
}

/**
 * The longest that the event loop of this process has worked without coming round, in milliseconds of its thread's own
 * processor time, since this was called last; from the first call on it is watched.
 */
export function maxHold(): number {
  if (!isWatching) watch();
  const held = longest;
  longest = 0;
  return held;
}
