import { EventEmitter, once } from 'node:events';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { expect } from 'chai';
import type { Socket } from 'socket.io-client';
import { game, rules } from '../../../games/bug-race/index.ts';
import { get } from '../../support/servers/page.ts';
import { suiteServer } from '../../support/servers/suites.ts';

type AnyClient = ReturnType<typeof Client>;

describe('Stock boardgame.io clients', () => {
  const clients: AnyClient[] = [];
  after(() => {
    for (const client of clients) client.stop();
  });
  const server = suiteServer();

  /** Takes a seat and returns a client for it. */
  async function sitDown(matchID: string, playerID: string, socketOpts?: object) {
    const lobby = new LobbyClient({ server: server().url });
    const seat = { playerID, playerName: `Player ${playerID}` };
    const { playerCredentials: credentials } = await lobby.joinMatch('bug-race', matchID, seat);
    const multiplayer = SocketIO({ server: server().url, ...(socketOpts && { socketOpts }) });
    const client = Client({ game, multiplayer, matchID, playerID, credentials, debug: false });
    clients.push(client);
    const heard = new EventEmitter();
    client.subscribe(() => heard.emit('state'));
    client.start();
    const until = async (isIt: () => boolean) => {
      while (!isIt()) await once(heard, 'state');
    };
    return { client, until };
  }

  /** Returns the transport engine of a client's connection, which boardgame.io itself does not expose. */
  const engineOf = (client: unknown) =>
    (client as { readonly transport: { readonly socket: Socket } }).transport.socket.io.engine;

  it('stock clients play with default settings, after an upgrade from polling and by polling alone', async () => {
    const lobby = new LobbyClient({ server: server().url });
    const { matchID } = await lobby.createMatch('bug-race', { numPlayers: 2 });
    const seats = [
      await sitDown(matchID, '0'),
      await sitDown(matchID, '1', { transports: ['polling'] }),
    ];
    const stateIDOf = ({ client }: (typeof seats)[number]) => client.getState()?._stateID ?? -1;
    for (const seat of seats) await seat.until(() => stateIDOf(seat) >= 0);
    const moves = 12;
    for (let stateID = 0; stateID < moves; stateID += 1) {
      for (const { client } of seats) {
        const G = client.getState()?.G ?? expect.fail();
        const [next] = rules.legalMoves(G, client.playerID ?? '');
        if (!next) continue;
        client.moves[next.move]?.(...next.args);
        break;
      }
      for (const seat of seats) await seat.until(() => stateIDOf(seat) > stateID);
    }
    expect(seats.map(({ client }) => client.log?.length)).to.deep.equal([moves, moves]);
    const [first, second] = seats.map(({ client }) => engineOf(client));
    if (first?.transport.name === 'polling') {
      await new Promise((resolve) => first.once('upgrade', resolve));
    }
    expect(first?.transport.name).to.equal('websocket');
    expect(second?.transport.name).to.equal('polling');
    const { text } = await get(`${server().url}/metrics`);
    expect(text).to.match(/^paddock_sockets 2$/m);
  });
});
