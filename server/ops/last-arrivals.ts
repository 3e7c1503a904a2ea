import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Time without new connections, in milliseconds. By then a proxy has noticed that it must use other servers. */
const quietTime = 30;
/** In milliseconds. A turn of the event loop without work takes far less. */
const shortTurn = 0.1;
/** Maximum wait in milliseconds, for when connections keep arriving or the machine stays busy. */
const maxWait = 2000;

/**
 * Resolves once the accept queue has drained. Connections still in that queue would be cut off with their requests
 * already sent. Node accepts one connection in each turn of its event loop, so the queue is empty after a turn without
 * one. A long turn doesn't count, since connections may have arrived during it.
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
  // Waits for the rest of this turn.
  await turn();
  for (let isQuiet = false; !isQuiet && !isLate(); ) {
    const [before, start] = [arrived, performance.now()];
    await turn();
    isQuiet = arrived === before && performance.now() - start < shortTurn;
  }
  server.off('connection', count);
}
