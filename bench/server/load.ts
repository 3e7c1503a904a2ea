/** The load generator, in a process of its own: does the one task that it is given. */
import { playCrowd } from './crowd.ts';
import { playLengths } from './length.ts';
import type { LoadMessage, LoadTask } from './messages.ts';
import { playShelf } from './shelf.ts';

const tell = (message: LoadMessage) => process.send?.(message);

async function carryOut(task: LoadTask): Promise<void> {
  if (task.type === 'crowd') {
    tell({ type: 'crowd', result: await playCrowd(task, (moment) => tell({ type: moment })) });
  } else if (task.type === 'shelf') {
    tell({ type: 'shelf', result: await playShelf(task, (moment) => tell({ type: moment })) });
  } else {
    tell({ type: 'length', result: await playLengths(task) });
  }
}

process.once('message', (task: LoadTask) => void carryOut(task));
process.once('disconnect', () => process.exit());
