import { readFileSync } from 'node:fs';
import { promise, type Subject } from '../../support/probe/probe-servers.ts';

/** Returns the bytes that a server's process has read and written so far, sockets included, as Linux counts them. */
function bytesMoved({ server }: Subject): number {
  const counts = readFileSync(`/proc/${server.process.pid}/io`, 'utf8');
  const [read, written] = ['rchar', 'wchar'].map((name) =>
    Number(new RegExp(`${name}: (\\d+)`).exec(counts)?.[1]),
  );
  return (read ?? 0) + (written ?? 0);
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe('The cost of moves', () => {
  promise(
    'P8 a move after three hundred others costs as much as one after ten',
    async (subject) => {
      const { mine } = await subject.openMatch();
      const bytes: number[] = [];
      for (let stateID = 0; stateID < 320; stateID += 1) {
        const before = bytesMoved(subject);
        mine.move(stateID, 'mark');
        await mine.next('update');
        bytes.push(bytesMoved(subject) - before);
      }
      const [early, late] = [median(bytes.slice(10, 30)), median(bytes.slice(300))];
      return late <= 1.1 * early;
    },
    { ours: true, stock: false, hasFlatFiles: true },
  );
});
