import { once } from 'node:events';
import Koa from 'koa';
import { answerErrors, logBrokenAnswers, noStore } from '../http/routes/answers.ts';
import { listeningFault } from '../lib/config-error.ts';
import type { OperationsAddress } from '../settings.ts';
import { type Health, healthRoutes } from './health.ts';

export interface OperationsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Opens a server for health and metrics at an address of its own. */
export async function openOperations(
  { host, port }: OperationsAddress,
  health: Health,
): Promise<OperationsServer> {
  const app = new Koa()
    .use(noStore)
    .use(answerErrors())
    .use(healthRoutes(health, () => 'operator'));
  logBrokenAnswers(app);
  const server = app.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listeningFault(error, { host, port, prefix: 'OPERATIONS_' });
  }
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
