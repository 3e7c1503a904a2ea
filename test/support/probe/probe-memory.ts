import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** In the server's process: answers questions about its memory. Needs node's option `--expose-gc`. */
export function answerAboutMemory(): void {
  process.on('message', () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    process.send?.(heapUsed + external);
  });
}

/** Bytes that a server's process has in use after everything that it needs no more is thrown away. */
async function memoryOf(child: ChildProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send('memory');
  return Number((await answered)[0]);
}

/** Bytes that a server may have more than before: of what it keeps for speed, not of what it was sent. */
const kept = 12_000_000;
/** Each takes some hundredths of a second; what was sent is let go a moment after it has been read. */
const attempts = 20;

/** Whether a scenario leaves more in a server's memory than it may keep. */
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
