import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Makes the server's process answer questions about its memory. It needs Node's option `--expose-gc`. */
export function answerAboutMemory(): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.(heapUsed + external);
  });
}

/** Returns the bytes that a server's process uses after garbage collection. */
async function memoryOf(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send('memory');
  return Number((await answered)[0]);
}

/** Number of bytes that a server may use more than before, for its caches but not for what it was sent. */
const kept = 12_000_000;
/**
 * Number of attempts, of some hundredths of a second each. Received data is released a moment after it has been read.
 */
const attempts = 20;

/** Returns whether a scenario leaves more in a server's memory than allowed. */
export async function growsFor(
  child: ChildProcess,
  scenario: () => Promise<void>,
): Promise<boolean> {
  const before = await memoryOf(child);
  await scenario();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if ((await memoryOf(child)) - before < kept) return false;
  }
  return true;
}
