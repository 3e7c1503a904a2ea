import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { listeningFault } from '../lib/config-error.ts';
import type { Health, HealthAnswer } from './health.ts';

/** Address of the health and metrics endpoints. */
export interface OperationsAddress {
  readonly host: string;
  readonly port: number;
}

export interface OperationsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

function send(response: ServerResponse, { status, type, body }: HealthAnswer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

const nothing: HealthAnswer = { status: 404, type: 'text/plain', body: 'Not Found' };
const failed: HealthAnswer = { status: 500, type: 'text/plain', body: 'Internal Server Error' };

/** Opens a server for health and metrics at an address of its own. */
export async function openOperations(
  { host, port }: OperationsAddress,
  health: Health,
): Promise<OperationsServer> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    health.answer(path, 'operator').then(
      (answer) => send(response, answer ?? nothing),
      () => send(response, failed),
    );
  });
  server.listen(port, host);
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
