import { Agent, request } from 'node:http';

// A connection that is kept may be one that the server is just closing.
const agent = new Agent({ keepAlive: false });

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

/** Makes a match; its id. */
export async function createMatch(port: number, game = 'bench', numPlayers = 2): Promise<string> {
  const answer = await ask({ port, path: `/games/${game}/create`, body: { numPlayers } });
  return JSON.parse(answer).matchID;
}

interface Joining {
  readonly port: number;
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
}

async function join({ port, game, matchID, playerID }: Joining): Promise<Seat> {
  const body = { playerID, playerName: `Player ${playerID}` };
  const answer = await ask({ port, path: `/games/${game}/${matchID}/join`, body });
  return { matchID, playerID, credentials: JSON.parse(answer).playerCredentials };
}

/** Makes a match of a game and sits all its players down. */
export async function seatAll(port: number, game: string, numPlayers: number): Promise<Seat[]> {
  const matchID = await createMatch(port, game, numPlayers);
  const seats: Seat[] = [];
  // One after the other: joined at once, boardgame.io's own server with files loses some of them.
  for (let seat = 0; seat < numPlayers; seat += 1) {
    seats.push(await join({ port, game, matchID, playerID: String(seat) }));
  }
  return seats;
}
