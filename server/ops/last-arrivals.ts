import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds without anybody: a proxy has noticed by then that others are to be asked. */
const quietTime = 30;
/** Milliseconds; a turn of the event loop that only looks whether somebody came takes far less. */
const shortTurn = 0.1;
/** Milliseconds: where people come all the time, or the machine is busy all the time. */
const maxWait = 2000;

/**
 * Resolves once the accept queue has drained: who has connected and was not let in yet
 * would be cut off with the request already sent. Node lets in one in each turn of its event loop, so that the queue is
 * empty after a turn in which nobody came; a long turn says nothing of those who came in the course of it.
 */
export async function lastArrivals(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on('connection', count);
  const end = performance.now() + maxWait;
  const isLate = () => performance.now() > end;
  for (let before = -1; arrived !== before && !isLate(); ) {
    before = arrived;
    await wait(quietTime);
  }
  // The rest of this turn.
  await turn();
  for (let isQuiet = false; !isQuiet && !isLate(); ) {
    const [before, start] = [arrived, performance.now()];
    await turn();
    isQuiet = arrived === before && performance.now() - start < shortTurn;
  }
  server.off('connection', count);
}
