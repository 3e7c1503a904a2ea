import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Who sits where, as far as playing there needs it. */
export interface Seat {
  readonly matchID: string;
  readonly playerID: string;
  readonly credentials: string;
}

interface Question {
  readonly port: number;
  readonly path: string;
  /** Left out: the address is only read. */
  readonly body?: object;
}

/** Asks a server's API; the answer's text. */
export function ask({ port, path, body }: Question): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'Content-Type': 'application/json' } : {},
    };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${path} was answered with ${response.statusCode}: ${text}`));
      });
    });
    asked.once('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

/** Makes a match of two; its id. */
export async function createMatch(port: number): Promise<string> {
  const answer = await ask({ port, path: '/games/bench/create', body: { numPlayers: 2 } });
  return JSON.parse(answer).matchID;
}

async function join(port: number, matchID: string, playerID: string): Promise<Seat> {
  const body = { playerID, playerName: `Player ${playerID}` };
  const answer = await ask({ port, path: `/games/bench/${matchID}/join`, body });
  return { matchID, playerID, credentials: JSON.parse(answer).playerCredentials };
}

/** Makes a match of two and sits both players down. */
export async function seatTwo(port: number): Promise<readonly [Seat, Seat]> {
  const matchID = await createMatch(port);
  // One after the other: joined at once, boardgame.io's own server with files loses one of them.
  const first = await join(port, matchID, '0');
  return [first, await join(port, matchID, '1')];
}
